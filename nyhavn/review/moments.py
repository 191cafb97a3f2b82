"""What a game was decided by: the costliest turns, what kind of mistake each was, and what it gave up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from nyhavn.ai.reasons import Reason, reasons_for
from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards, move_of
from nyhavn.review.review import Review, ReviewedTurn
from nyhavn.review.verdicts import FAULTS, Verdict

MOST_MOMENTS = 3


class FaultKind(StrEnum):
    """How a turn differs from a better one."""

    DREW = "drew"
    """Cards were drawn where something should have been built."""
    BUILT = "built"
    """Something was built where cards should have been drawn."""
    CARDS = "cards"
    """Other cards should have been taken."""
    DISCARD = "discard"
    """Other cards should have been discarded."""
    TILE = "tile"
    """Another tile should have been built."""
    PLACE = "place"
    """The tile should have been built elsewhere."""
    PAYMENT = "payment"
    """The tile should have been paid otherwise."""
    COAT = "coat"
    """The coat of arms should have been used otherwise."""


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A turn that decided much."""

    place: int
    """Where it stands among the turns of the review."""
    kind: FaultKind
    loss: float
    missed: tuple[Reason, ...]
    """What speaks for the better turn and not for the one that was played, most telling first."""


def fault_kind(played: Sequence[Action], better: Sequence[Action]) -> FaultKind:
    """What kind of mistake a turn is beside a better one: the first way in which they differ."""
    mine, other = _build(played), _build(better)
    if mine is None and other is not None:
        return FaultKind.DREW
    if mine is not None and other is None:
        return FaultKind.BUILT
    if _draw(played) != _draw(better):
        return FaultKind.CARDS
    if _discard(played) != _discard(better):
        return FaultKind.DISCARD
    if mine is None or other is None:
        return FaultKind.CARDS
    if (mine.color, mine.size) != (other.color, other.size):
        return FaultKind.TILE
    if (mine.cells, mine.wall) != (other.cells, other.wall):
        return FaultKind.PLACE
    if (mine.pay, mine.discount, mine.change) != (other.pay, other.discount, other.change):
        return FaultKind.PAYMENT
    return FaultKind.COAT


def missed(turn: ReviewedTurn) -> tuple[Reason, ...]:
    """What speaks for the better turn and not for the one that was played, most telling first."""
    state = turn.turn.before
    better = reasons_for(state.flat, [move_of(action) for action in turn.best])
    had = set(reasons_for(state.flat, turn.turn.moves))
    return tuple(reason for reason in better if reason not in had)


def is_fault(turn: ReviewedTurn) -> bool:
    """Whether a turn is gone through as a mistake."""
    return turn.verdict in FAULTS and not turn.forced


def faults(review: Review, seat: int | None = None) -> tuple[int, ...]:
    """The places of all mistakes, of one player or of all, in the order of the game."""
    return tuple(
        place
        for place, turn in enumerate(review.turns)
        if is_fault(turn) and (seat is None or turn.player == seat)
    )


def key_moments(review: Review, seat: int | None = None) -> tuple[KeyMoment, ...]:
    """The few costliest turns, of one player or of all, in the order of the game.

    Where nobody made a mistake, the costliest inaccuracy is told.
    """
    found = faults(review, seat) or tuple(
        place
        for place, turn in enumerate(review.turns)
        if turn.verdict is Verdict.INACCURACY and (seat is None or turn.player == seat)
    )
    worst = sorted(found, key=lambda place: -review.turns[place].loss)[:MOST_MOMENTS]
    return tuple(_moment(place, review.turns[place]) for place in sorted(worst))


def _moment(place: int, turn: ReviewedTurn) -> KeyMoment:
    return KeyMoment(place, fault_kind(turn.turn.actions, turn.best), turn.loss, missed(turn))


def _build(actions: Sequence[Action]) -> Build | None:
    return next((action for action in actions if isinstance(action, Build)), None)


def _draw(actions: Sequence[Action]) -> DrawCards | None:
    return next((action for action in actions if isinstance(action, DrawCards)), None)


def _discard(actions: Sequence[Action]) -> DiscardCards | None:
    return next((action for action in actions if isinstance(action, DiscardCards)), None)
