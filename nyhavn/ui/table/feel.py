"""What a step feels like: its sound, and its buzz under the finger."""

from __future__ import annotations

from typing import Any

from nyhavn.device.vibration import buzz
from nyhavn.engine.events import Event

SOUND_OF = {
    "draw": "card",
    "discard": "card",
    "build": "tile",
    "special": "tile",
    "coat": "coat",
    "take": "coat",
    "refresh": "coat",
    "end_card": "coat",
    "score": "row",
    "over": "end",
}
RANK = ("end", "row", "coat", "tile", "card")
"""Of several things at once the rarest is heard."""


def sound_of(events: tuple[Event, ...]) -> str | None:
    """The one sound that a step makes."""
    heard = {SOUND_OF[event["event"]] for event in events if event["event"] in SOUND_OF}
    return next((name for name in RANK if name in heard), None)


class Feel:
    """Plays and buzzes as far as the player wants it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def step(self, events: tuple[Event, ...], own: bool) -> None:
        """An action was carried out."""
        name = sound_of(events)
        if name is not None:
            self._app.sounds.play(name)
        if own and any(event["event"] == "score" for event in events):
            self._buzz("score")

    def your_turn(self) -> None:
        """An opponent is done and a person is to move."""
        self._app.sounds.play("turn")

    def snap(self) -> None:
        """The tile in hand snapped to other squares."""
        self._buzz("snap")

    def refusal(self) -> None:
        """A tile was let go where it cannot stay."""
        self._buzz("refusal")

    def _buzz(self, kind: str) -> None:
        if self._app.preferences.haptics:
            buzz(kind)
