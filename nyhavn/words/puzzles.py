"""What puzzles say: their goals, how a try went, and what is shared of a day."""

from __future__ import annotations

import datetime as dt

from nyhavn.i18n import _, counted, date, ngettext, together
from nyhavn.puzzles.measures import COATS, LINES
from nyhavn.puzzles.model import BEST, FACADE, WIN, Facade, Puzzle
from nyhavn.puzzles.rating import Difficulty
from nyhavn.puzzles.streak import Streak
from nyhavn.words.names import points_name


def puzzle_kind_name(kind: str) -> str:
    """What a kind of puzzle is called."""
    return {FACADE: _("Façades"), WIN: _("Win now"), BEST: _("Best turn")}[kind]


def puzzle_kind_note(kind: str) -> str:
    """What one does in it."""
    return {
        FACADE: _("Get the most out of a few builds"),
        WIN: _("One turn wins: find it"),
        BEST: _("One turn is clearly better than all the others"),
    }[kind]


def difficulty_name(difficulty: Difficulty) -> str:
    """How hard the next puzzle is to be."""
    return {
        Difficulty.EASIER: _("Easier"),
        Difficulty.LIKE_ME: _("My level"),
        Difficulty.HARDER: _("Harder"),
    }[difficulty]


def amount_text(measure: str, count: int) -> str:
    """So many points, lines or coats of arms."""
    if measure == COATS:
        return counted(ngettext("{count} coat of arms", "{count} coats of arms", count).format(count=count))
    if measure == LINES:
        return counted(
            ngettext("{count} row or column", "{count} rows or columns", count).format(count=count)
        )
    return points_name(count)


def builds_text(count: int) -> str:
    """So many builds."""
    return together(ngettext("{count} build", "{count} builds", count).format(count=count))


def goal_text(puzzle: Puzzle | None) -> str:
    """What a puzzle asks for; none: one's own mistake."""
    if isinstance(puzzle, Facade):
        return _("{builds}: {amount}").format(
            amount=amount_text(puzzle.measure, puzzle.target), builds=builds_text(puzzle.builds)
        )
    if puzzle is not None and puzzle.kind == WIN:
        return _("Win with this turn")
    return _("Find the best turn")


def so_far_text(measure: str, reached: int, left: int) -> str:
    """How much there is by now, and what is left to build with."""
    return _("So far: {amount} · left: {builds}").format(
        amount=amount_text(measure, reached), builds=builds_text(left)
    )


def short_text(measure: str, reached: int, target: int) -> str:
    """A façade was built, and is not good enough."""
    return _("Reached: {reached} · possible: {target}").format(
        reached=amount_text(measure, reached), target=amount_text(measure, target)
    )


def streak_text(streak: Streak) -> str:
    """Days in a row; nothing before there is any."""
    if not streak.current:
        return ""
    return ngettext("{count} day in a row", "{count} days in a row", streak.current).format(
        count=streak.current
    )


def solved_text(solved: int, of: int) -> str:
    """How many were solved."""
    return _("{solved} of {count} solved").format(solved=solved, count=of)


def shared_text(day: dt.date, goal: str, tries: int, hints: int, streak: Streak) -> str:
    """A line about a day's façade that gives nothing of its solution away."""
    parts = [_("Nyhavn, façade of {date}").format(date=date(day)), goal]
    parts.append(ngettext("solved in {count} try", "solved in {count} tries", tries).format(count=tries))
    if hints:
        parts.append(ngettext("{count} hint", "{count} hints", hints).format(count=hints))
    if streak.current > 1:
        parts.append(streak_text(streak))
    return " · ".join(parts)


def time_text(seconds: int) -> str:
    """How long something took, as a clock shows it."""
    return f"{seconds // 60}:{seconds % 60:02}"


def solved_in_text(seconds: int, best: int | None) -> str:
    """How long a solution took, and how long the fastest one."""
    if best is None or best >= seconds:
        return _("Time: {time}").format(time=time_text(seconds))
    return _("Time: {time}, best: {best}").format(time=time_text(seconds), best=time_text(best))


def solution_text(number: int, count: int) -> str:
    """How far the solution has been shown."""
    return _("The solution, step {number} of {count}").format(number=number, count=count)
