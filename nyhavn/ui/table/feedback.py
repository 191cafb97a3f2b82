"""What a step feels like: its sound, and its buzz under the finger."""

from __future__ import annotations

from typing import Any, assert_never

from nyhavn.device.haptics import buzz
from nyhavn.engine import events as happened
from nyhavn.engine.events import Event

RANK = ("end", "row", "coat", "tile", "card")
"""Of several things at once the rarest is heard."""


def sound_of(events: tuple[Event, ...]) -> str | None:
    """The one sound that a step makes."""
    heard = {_sound_of(event) for event in events}
    return next((name for name in RANK if name in heard), None)


def _sound_of(event: Event) -> str | None:
    match event:
        case happened.CardsDrawn() | happened.CardsDiscarded():
            return "card"
        case happened.TileBuilt() | happened.SpecialPlaced():
            return "tile"
        case happened.CoatCovered() | happened.CoatRowFilled():
            return "coat"
        case happened.AbilityTaken() | happened.AbilitiesRefreshed() | happened.EndCardRevealed():
            return "coat"
        case happened.RowScored() | happened.ColumnScored():
            return "row"
        case happened.GameEnded():
            return "end"
        case happened.AbilityUsed() | happened.CoatDeclined() | happened.CoatLapsed():
            return None
        case happened.PierRefilled() | happened.PileReformed() | happened.TurnBegun():
            return None
        case _:
            assert_never(event)


class Feedback:
    """Plays and buzzes as far as the player wants it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def step(self, events: tuple[Event, ...], own: bool) -> None:
        """An action was carried out."""
        name = sound_of(events)
        if name is not None:
            self._app.sounds.play(name)
        if own and any(isinstance(event, happened.LineScored) for event in events):
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
