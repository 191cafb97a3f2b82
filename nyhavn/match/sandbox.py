"""A session in which everything can be tried and nothing is ever played: for the pictures in the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nyhavn.engine.actions import Action
from nyhavn.engine.view import View
from nyhavn.match.game import Match
from nyhavn.match.services import Advice, FreeGame, Plan
from nyhavn.match.session import Session
from nyhavn.match.setup import Seat, Setup


class _Never:
    """Something that will not happen."""

    def cancel(self) -> None: ...
    def stop(self) -> None: ...


class _Still:
    """A clock that stands still, a thinker that does not think, and nobody's settings."""

    def later(self, seconds: float, call: Callable[[], None]) -> _Never:
        return _Never()

    def plan(self, view: View, player: Seat, seed: int, done: Callable[[Plan], None]) -> _Never:
        return _Never()

    def advise(self, view: View, seed: int, done: Callable[[Advice], None]) -> _Never:
        return _Never()

    def pace(self) -> float:
        return 0.0

    def covers_hands(self) -> bool:
        return False

    def may_hint(self, setup: Setup, seat: int) -> bool:
        return False


class _NoConfirm(FreeGame):
    """Lets nothing be carried out."""

    def allows(self, action: Action, steps_done: int) -> bool:
        return False


def sandbox(match: Match) -> Session:
    """The session of a game at the moment that it is at; nothing is hidden in it."""
    match.setup = replace(match.setup, curtain=False)
    still = _Still()
    session = Session(match, still, still, still, guide=_NoConfirm())
    session.begin()
    return session
