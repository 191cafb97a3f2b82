"""What a session is given from outside: time, thought, a file, settings, and what a lesson lets happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.engine.view import View
from nyhavn.match.draft import Draft
from nyhavn.match.setup import Seat, Setup

Plan = tuple[Action, ...]
"""The rest of a turn."""


class Timer(Protocol):
    """Something that will happen unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Calls back later, on the side of whoever draws."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer: ...


class Thought(Protocol):
    """Something that is being thought out. Once stopped, nothing is told any more."""

    def stop(self) -> None: ...


class Advice(Protocol):
    """A turn to propose, and what speaks for it."""

    @property
    def actions(self) -> Sequence[Action]: ...

    @property
    def reasons(self) -> Sequence[Any]: ...


class Thinker(Protocol):
    """Thinks beside the screen, from what a player may know; tells the result on the screen's side."""

    def plan(self, view: View, player: Seat, seed: int, done: Callable[[Plan], None]) -> Thought: ...
    def advise(self, view: View, seed: int, done: Callable[[Advice], None]) -> Thought: ...


class Autosave(Protocol):
    """Keeps the game in the file."""

    def played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        """An action led to a state, after so many actions; then is called once it is safe, or cannot be."""

    def undone(self, state: State, length: int) -> None:
        """The last action was taken back."""

    def drafted(self, draft: Draft) -> None:
        """What is laid out changed."""

    def hinted(self, seat: int) -> None:
        """A player was given advice."""

    def table_set(self, setup: Setup) -> None:
        """The table is set otherwise from now on."""


class SessionSettings(Protocol):
    """What the players have set, asked anew each time."""

    def pace(self) -> float:
        """How long things are shown, compared to the normal speed; 0: not at all."""

    def may_hint(self, setup: Setup, seat: int) -> bool:
        """Whether advice is offered to who sits there at such a table."""

    def covers_hands(self) -> bool:
        """Whether hands lie face down until they are held up, where others see the screen, too."""


class Guide(Protocol):
    """What is allowed now, who thinks, and whether there are hints, where a game is more than a game."""

    def allows(self, action: Action, steps_done: int) -> bool:
        """Whether Confirm may carry an action out after so many others. If not, the guide says why."""

    def plan(self, steps_done: int) -> Plan | None:
        """What an opponent plays after so many actions; None: whatever the thinker thinks of."""

    def may_hint(self) -> bool:
        """Whether advice may be offered."""

    def may_leave(self) -> bool:
        """Whether the table is left for the scoreboard now that the game is over."""

    def leads_on(self) -> bool:
        """Whether there is a scoreboard to go to once the game is over."""


class FreeGame:
    """A game in which everything is allowed that the rules allow."""

    def allows(self, action: Action, steps_done: int) -> bool:
        return True

    def plan(self, steps_done: int) -> Plan | None:
        return None

    def may_hint(self) -> bool:
        return True

    def may_leave(self) -> bool:
        return True

    def leads_on(self) -> bool:
        return True


class Unsaved:
    """Keeps nothing: for pictures in the rules, and for tests."""

    def played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        then()

    def undone(self, state: State, length: int) -> None: ...
    def drafted(self, draft: Draft) -> None: ...
    def hinted(self, seat: int) -> None: ...
    def table_set(self, setup: Setup) -> None: ...


class KnownThought:
    """A thought that is known already, told with the next tick like one that was thought out."""

    def __init__(self, clock: Clock, tell: Callable[[], None]) -> None:
        self._timer = clock.later(0, tell)

    def stop(self) -> None:
        self._timer.cancel()
