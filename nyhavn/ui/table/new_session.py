"""Makes the session of a game on the screen: Kivy's clock, the AI, the file, and the players' settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from nyhavn.engine.state import State
from nyhavn.match.game import Match
from nyhavn.match.services import Guide
from nyhavn.match.session import Session
from nyhavn.match.setup import Setup
from nyhavn.match.thinking import ThreadThinker
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.autosave import GameAutosave
from nyhavn.ui.home.continue_game import offer_match


class KivyClock:
    """Kivy's clock, as sessions want it."""

    def later(self, seconds: float, call: Callable[[], None]) -> Any:
        """Call back in the thread that draws."""
        return Clock.schedule_once(lambda _dt: call(), seconds)


class PlayersSettings:
    """What the players have set."""

    def __init__(self, preferences: Any) -> None:
        self._preferences = preferences

    def pace(self) -> float:
        return float(self._preferences.pace())

    def may_hint(self, setup: Setup, seat: int) -> bool:
        """As the person likes it. Else, where people play against each other, advice would be unfair unless
        they asked for it."""
        preferences = self._preferences
        person = preferences.everybody().called(setup.seats[seat].name)
        if person is not None and person.hints is not None and setup.seats[seat].is_human:
            return bool(person.hints)
        return bool(preferences.hints and (len(setup.humans) == 1 or preferences.shared_hints))

    def covers_hands(self) -> bool:
        return bool(self._preferences.face_down)


def new_session(
    app: Any, match: Match, chronicle: Chronicle[Setup] | None, guide: Guide | None = None
) -> Session:
    """A session that keeps the game with this chronicle, and has Home offer it."""

    def offer(state: State) -> None:
        offer_match(app, match, state)

    offer(match.state)
    clock = KivyClock()
    return Session(
        match,
        clock,
        ThreadThinker(clock),
        PlayersSettings(app.preferences),
        GameAutosave(chronicle, offer),
        guide,
    )
