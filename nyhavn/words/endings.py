"""How a game ended: who won, and why."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine.material import COLUMNS, ROWS
from nyhavn.engine.state import State
from nyhavn.i18n import _, listing, ngettext
from nyhavn.words.names import points_name


def empty_squares(state: State, seat: int) -> int:
    """Squares of a house that nothing covers; they break a tie."""
    return COLUMNS * ROWS - state.occupied(seat).bit_count()


def ending_text(state: State, names: Sequence[str]) -> str:
    """Who won."""
    winners = state.winners or []
    if not winners:
        return _("The game goes on")
    if len(winners) > 1:
        return _("{names} share the victory").format(names=listing([names[seat] for seat in winners]))
    return _("{name} wins").format(name=names[winners[0]])


CLOSE = 2
"""By how many points at most a game was lost narrowly."""


def finale_title(state: State, names: Sequence[str], people: Sequence[int]) -> str:
    """Who won, as it is said at the table: to somebody who plays alone, by "you"."""
    if len(people) == 1 and state.winners == [people[0]]:
        return _("You win")
    return ending_text(state, names)


def kind_word(state: State, names: Sequence[str], people: Sequence[int]) -> str:
    """Something kind for the people who lost; for winners, why they won."""
    winners = state.winners or []
    lost = [seat for seat in people if seat not in winners]
    if not lost or not winners:
        return ending_why(state)
    told = listing([names[seat] for seat in lost])
    if state.score(winners[0]) - max(state.score(seat) for seat in lost) <= CLOSE:
        text = ngettext(
            "That was close, {names}. A fine house!", "That was close, {names}. Fine houses!", len(lost)
        )
    else:
        text = ngettext(
            "A fine house, {names}. The next one will be even finer.",
            "Fine houses, {names}. The next ones will be even finer.",
            len(lost),
        )
    return text.format(names=told)


def ending_why(state: State) -> str:
    """Why that is so: the points, and the tie-break where it decided."""
    winners = state.winners or []
    if not winners:
        return ""
    points = points_name(state.score(winners[0]))
    if state.ended_by == "points":
        return _("{points}: 12 or more end the game at once").format(points=points)
    if len(winners) > 1:
        empty = empty_squares(state, winners[0])
        text = ngettext(
            "Each: {points}, {count} empty square", "Each: {points}, {count} empty squares", empty
        )
        return text.format(points=points, count=empty)
    points_of_winner = state.score(winners[0])
    tied = [seat for seat in range(state.players) if state.score(seat) == points_of_winner]
    if len(tied) == 1:
        return _("Most points when the end card came up: {points}").format(points=points)
    fewer, others, *_rest = sorted(empty_squares(state, seat) for seat in tied)
    return ngettext(
        "Level at {count} point: fewer empty squares decide, {fewer} to {others}",
        "Level at {count} points: fewer empty squares decide, {fewer} to {others}",
        points_of_winner,
    ).format(count=points_of_winner, fewer=fewer, others=others)
