"""Choosing a whole turn from what a player may know, and a hint with its reasons."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from nyhavn.ai.characters import in_style, without
from nyhavn.ai.features import stage
from nyhavn.ai.levels import EFFORT_A_MILLISECOND, OPPONENTS, Level
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options, Stopped
from nyhavn.ai.reasons import Reason, reasons_for
from nyhavn.ai.search import Breadth, Search, Work, run
from nyhavn.ai.weights import learned
from nyhavn.ai.worth import Evaluation, Worth
from nyhavn.engine.actions import Action, action_of
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, STACK, Decision
from nyhavn.engine.rng import Random
from nyhavn.engine.view import View, redeal

PLACES_AT_THE_ROOT = 10
PLACES_BELOW = 4
COATS_AT_THE_ROOT = 6
PATIENCE = 3.0
"""Time is counted while the thread runs, so that a busy device changes no turn; up to so many times of it."""


def never() -> bool:
    """Nobody stops the thinking."""
    return False


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn to the end, and how it was found."""

    actions: tuple[Action, ...]
    moves: tuple[int, ...]
    """The same as the engine's moves."""
    chance: float | None
    """The likelihood to win as the search sees it; None if it did not have to search."""
    simulations: int
    random_state: int
    """Where the random numbers stood at the end: equal for equal thoughts."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn to propose, and what speaks for it, most telling first."""

    plan: Plan
    reasons: tuple[Reason, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The proposed turn, to its end."""
        return self.plan.actions


_turns_thought_of: Final[list[bool]] = []
"""For each turn that is being thought of, whether the collector was on before."""
_lock: Final = threading.Lock()


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Python's collector does not run meanwhile, in whatever thread.

    What a search remembers is large and never in a circle: to look for that again and again takes a sixth of
    its time, and of a frame that is drawn beside it.
    """
    with _lock:
        _turns_thought_of.append(gc.isenabled())
        gc.disable()
    try:
        yield
    finally:
        with _lock:
            # The first, who alone found it as it was, is popped by whoever is done last.
            if _turns_thought_of.pop() and not _turns_thought_of:
                gc.enable()


@lru_cache(maxsize=4)
def _evaluation(level: str, style: str, players: int) -> Evaluation:
    return Evaluation(in_style(without(learned(), OPPONENTS[level].blind), style), players)


def evaluation(view: View) -> Evaluation:
    """What the strongest level goes by at such a table."""
    return _evaluation(LEVELS[-1], "", view.public[NUMBER_OF_PLAYERS])


def worth_now(view: View) -> Worth:
    """What sides are worth to the strongest level at this stage of the game."""
    return evaluation(view).at(stage(view.public, view.pile))


def plan_turn(
    view: View,
    level: str,
    seed: int,
    *,
    milliseconds: int | None = None,
    simulations: int | None = None,
    style: str | None = None,
    breadth: Breadth | None = None,
    patience: float = PATIENCE,
    stop: Callable[[], bool] = never,
    enough: Callable[[], bool] = never,
) -> Plan | None:
    """The complete turn of a level from whatever decision the view is at; None if it was stopped.

    Equal views, seeds and work give equal turns. It takes no longer than the milliseconds, or the level's
    own limit, of the thread's own time, and so many times as long (patience) by the clock on the wall; a
    level that uses all its time turns the milliseconds into work. Simulations, where the level runs any, set
    the work directly. A style other than the level's own can be asked for, and another breadth of search.
    When it is enough, the best turn found by then is taken.
    """
    opponent = OPPONENTS[level]
    if breadth is not None:
        opponent = replace(opponent, breadth=breadth, hurried=())
    if view.public[STACK] == Decision.OVER:
        raise ValueError("the game is over")
    try:
        liked = opponent.style if style is None else style
        with _collector_at_rest():
            return _plan(view, opponent, liked, seed, milliseconds, simulations, patience, stop, enough)
    except Stopped:
        return None


def _plan(
    view: View,
    opponent: Level,
    style: str,
    seed: int,
    milliseconds: int | None,
    simulations: int | None,
    patience: float,
    stop: Callable[[], bool],
    enough: Callable[[], bool],
) -> Plan | None:
    budget = (opponent.milliseconds if milliseconds is None else milliseconds) / 1000
    end = time.thread_time() + budget
    latest = time.monotonic() + patience * budget
    goes_by = _evaluation(opponent.name, style, view.public[NUMBER_OF_PLAYERS])
    worth = goes_by.at(stage(view.public, view.pile))
    options = Options(worth, PLACES_AT_THE_ROOT, COATS_AT_THE_ROOT, stop)
    work, breadth = opponent.work, opponent.breadth
    if work is None:
        return _at_once(view, opponent, options, seed)
    if simulations is not None:
        work = Work(simulations=simulations)
    elif opponent.all_the_time and milliseconds is not None:
        work = Work(effort=milliseconds * EFFORT_A_MILLISECOND)
        breadth = opponent.breadth_with(work.effort)
    below = Options(worth, PLACES_BELOW, 1, stop)
    search = Search(view, options, below, goes_by, breadth, seed)
    stopped = False

    def halt() -> bool:
        nonlocal stopped
        stopped = stop()
        return stopped or enough() or time.thread_time() >= end or time.monotonic() >= latest

    run(search, work, halt)
    if stopped:
        return None
    best = search.best()
    return _made(best[2], search.chance(), search.simulations, search.random)


def _at_once(view: View, opponent: Level, options: Options, seed: int) -> Plan:
    """The best turn at first sight, of those that the player notices."""
    random = Random(seed)
    turns = options.turns(view.public, 40 if opponent.overlooks else 1)
    noticed = [turn for turn in turns if random.unit() >= opponent.overlooks]
    return _made((noticed or turns)[0][2], None, 0, random)


def _made(moves: tuple[int, ...], chance: float | None, simulations: int, random: Random) -> Plan:
    return Plan(tuple(action_of(move) for move in moves), moves, chance, simulations, random.state)


def hint(
    view: View,
    seed: int,
    *,
    milliseconds: int | None = None,
    simulations: int | None = None,
    stop: Callable[[], bool] = never,
) -> Hint | None:
    """What the strongest level would do in the player's place, and why; None if it was stopped."""
    plan = plan_turn(view, LEVELS[-1], seed, milliseconds=milliseconds, simulations=simulations, stop=stop)
    if plan is None:
        return None
    # Any deal will do: what the player cannot know does not enter the reasons.
    return Hint(plan, reasons_for(redeal(view, Random(seed)).flat, plan.moves))
