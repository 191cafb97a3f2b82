"""Making façades: houses of self-play, other cards in hand, and what is best there by the exact solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nyhavn.engine.layout import OCCUPIED, PART
from nyhavn.engine.material import COLORS
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State
from nyhavn.engine.turns import play
from nyhavn.puzzles.facade import FacadeStart
from nyhavn.puzzles.measures import COATS, LINES, POINTS, measured
from nyhavn.puzzles.solver import Solution, Solver, TooLargeError
from tools.puzzles.self_play import positions

LEAST: Final = {POINTS: (3, 4, 5), LINES: (2, 2, 2), COATS: (2, 2, 2)}
"""What has to be reached with one, two and three builds, or it is dull."""
MOST_WAYS: Final = (2, 3, 3)
MOST_POSITIONS: Final = 30_000
"""What the solver may look at before a house is given up."""
FULL_ENOUGH: Final = range(8, 38)
"""Squares of a house that is worth going on with."""
HANDS: Final = (6, 6, 7)
KINDS_OF_TILES: Final = (8, 7, 4)
"""Cards and kinds of tiles that there are for one, two and three builds."""
MOST_A_GAME: Final = 3
HANDS_TRIED: Final = 3
"""Hands that are tried with each house, until something is found."""
HELPFUL: Final = ("construction_discount", "change_of_colors")
"""Abilities that help to build: with nothing to draw, others would only lie about."""


def facades(seed: int, builds: int) -> Iterator[tuple[FacadeStart, str, Solution]]:
    """The façades of one game for so many builds: where they start, the measure, and its solution."""
    dice = Random(seed * 7 + 3)
    found = 0
    for state, _deal, _actions in positions(seed):
        seat = state.current
        if state.occupied(seat).bit_count() not in FULL_ENOUGH:
            continue
        for _ in range(HANDS_TRIED):
            start = _start(state, seat, builds, dice)
            measure = dice.choice((POINTS, POINTS, POINTS, LINES, COATS))
            solution = solved(start, builds, measure)
            if solution is not None and not found_greedily(start, builds, measure, solution.best):
                yield start, measure, solution
                found += 1
                break
        if found == MOST_A_GAME:
            return


def solved(start: FacadeStart, builds: int, measure: str) -> Solution | None:
    """The solution, if it is worth looking for: enough to reach, in few ways, with every build needed."""
    flat = start.state().flat
    least = LEAST[measure][builds - 1]
    try:
        solution = Solver(flat, builds, measure, least=least, most=MOST_POSITIONS).solve()
        if not 0 < len(solution.ways) <= MOST_WAYS[builds - 1]:
            return None
        if builds > 1:
            fewer = Solver(flat, builds - 1, measure, least=solution.best, most=MOST_POSITIONS).solve()
            if fewer.ways:
                return None
    except TooLargeError:
        return None
    return solution


def found_greedily(start: FacadeStart, builds: int, measure: str, best: int) -> bool:
    """Whether always taking what brings most at once leads there: then there is nothing to find."""
    if builds == 1:
        return False
    flat = list(start.state().flat)
    house = flat[PART[0] + OCCUPIED]
    for _ in range(builds):
        step = Solver(flat, 1, measure).solve()
        if not step.ways:
            return False
        for move in step.moves:
            play(flat, move)
    walls = flat[PART[0] + 1]
    return measured(measure, house, flat[PART[0] + OCCUPIED], walls) >= best


def _start(state: State, seat: int, builds: int, dice: Random) -> FacadeStart:
    """The house of a player with few cards and few tiles: everything that lies there is to be thought of."""
    colors = dice.shuffled(COLORS)
    weights = [colors[0]] * 4 + [colors[1]] * 3 + [colors[2]] * 2 + [colors[3]] * (builds == 1)
    hand = sorted((dice.choice(weights) for _ in range(HANDS[builds - 1])), key=COLORS.index)
    kept = [name for name in HELPFUL if dice.unit() < 0.4]
    active = [name for name in kept if dice.unit() < 0.7]
    offered = [
        (*kind, 1 + (count > 1 and dice.unit() < 0.3))
        for kind, count in state.supply.items()
        if count and kind[0] in hand
    ]
    supply = dice.shuffled(offered)[: KINDS_OF_TILES[builds - 1]]
    return FacadeStart(
        tuple(state.tiles(seat)),
        tuple(hand),
        tuple(sorted(supply, key=lambda each: (COLORS.index(each[0]), each[1]))),
        min(state.specials, 1 + dice.below(3)),
        tuple(active),
        tuple(name for name in kept if name not in active),
        tuple(name for name in HELPFUL if name not in kept),
    )
