"""A game cut into its complete turns, as a review goes through them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Action, move_of
from nyhavn.engine.state import State, apply


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A complete turn: where it began, what was done, where it led."""

    before: State
    actions: tuple[Action, ...]
    after: State
    forced: bool
    """Whether nothing else could have been done."""

    @property
    def number(self) -> int:
        """Turns before this one."""
        return self.before.turn

    @property
    def player(self) -> int:
        """Whose turn it was."""
        return self.before.current

    @property
    def moves(self) -> tuple[int, ...]:
        """The actions as the engine's moves."""
        return tuple(move_of(action) for action in self.actions)


def turns_of(start: State, actions: Iterable[Action]) -> tuple[PlayedTurn, ...]:
    """The complete turns of a game so far; one that is under way is left out."""
    found: list[PlayedTurn] = []
    before = state = start
    turn: list[Action] = []
    forced = True
    for action in actions:
        forced = forced and len(state.moves) == 1
        state, _ = apply(state, action)
        turn.append(action)
        if state.turn != before.turn or state.over:
            found.append(PlayedTurn(before, tuple(turn), state, forced))
            before, turn, forced = state, [], True
    return tuple(found)


def state_after(turns: Sequence[PlayedTurn], start: State) -> State:
    """The game after its last complete turn."""
    return turns[-1].after if turns else start
