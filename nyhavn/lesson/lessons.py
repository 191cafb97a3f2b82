"""The lessons there are: a game each, with what is said in it. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nyhavn.engine.record import Deal
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.lesson import deal, script, second_script
from nyhavn.lesson.deal import PUPIL, RIVAL, ScriptedGame
from nyhavn.lesson.tasks import Task


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game in which something is taught."""

    game: ScriptedGame
    turns: Mapping[int, tuple[Task, ...]]
    """The tasks of every decision of the pupil, by the number of actions before it."""
    farewell: Callable[[State], str]
    """The last word."""
    leads_to_a_game: bool = False
    """Whether a real game comes next, and not the scoreboard."""


def _first_farewell(state: State) -> str:
    return _(
        "The end card: the game is over, {own} points to {others}. You have won! Now you know how to "
        "play. You will find all the rules under “How to play”."
    ).format(own=state.score(PUPIL), others=state.score(RIVAL))


def _second_farewell(state: State) -> str:
    return _(
        "The game is over, {own} points to {others}: you ended it while you were ahead. Now try all this in "
        "a real game."
    ).format(own=state.score(PUPIL), others=state.score(RIVAL))


FIRST = Lesson(deal.FIRST, script.TURNS, _first_farewell)
SECOND = Lesson(deal.SECOND, second_script.TURNS, _second_farewell, leads_to_a_game=True)
LESSONS = (FIRST, SECOND)


def lesson_of(dealt: Deal) -> Lesson | None:
    """The lesson whose game was dealt like this."""
    return next((lesson for lesson in LESSONS if lesson.game.deal == dealt), None)
