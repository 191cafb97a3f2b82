"""Who plays in the league: the levels, and baselines that do not change when the levels do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import cache

from nyhavn.ai.characters import STYLES
from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import LEVELS
from nyhavn.ai.options import Options
from nyhavn.ai.search import Breadth
from nyhavn.ai.think import plan_turn
from nyhavn.ai.worth import Worth
from nyhavn.engine.layout import NUMBER_OF_PLAYERS, STACK, TURN, Decision
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.rng import Random
from nyhavn.engine.turns import play
from nyhavn.engine.view import View, redeal
from tools.league.names import Name
from tools.league.taste import Taste, weights_of

Entrant = Callable[[View, int], Sequence[int]]
"""Answers a view and a seed with the moves of a whole turn."""

GREEDY = Taste(
    points=1.6,
    square=0.4,
    row=0.39,
    windows=0.46,
    column=0.3,
    hole=-0.11,
    card=0.34,
    together=0.03,
    shown=0.02,
    active=0.31,
    used=0.32,
)
"""A sensible taste, improved by hill climbing against itself: points, squares, rows, columns, windows, no
holes, cards of one colour, abilities."""

PUPIL = Taste(
    points=1.0,
    square=0.3,
    row=0.5,
    windows=0.5,
    column=1.0,
    hole=-0.5,
    card=0.2,
    together=0.1,
    shown=0.1,
    active=0.3,
    used=0.2,
)
"""Somebody who has been through the first lesson and follows nothing but its advice, in round numbers that
nobody tuned: cards pay for tiles, collect one colour, build beside it, leave no gap, fill rows and columns,
windows count double, a coat of arms is worth a tile or an ability."""


def random_turn(view: View, seed: int) -> Sequence[int]:
    """Any legal action, at every decision."""
    dice = Random(seed)
    flat = list(redeal(view, dice).flat)
    turn = flat[TURN]
    moves: list[int] = []
    while flat[STACK] != Decision.OVER and flat[TURN] == turn:
        moves.append(dice.choice(legal_moves(flat)))
        play(flat, moves[-1])
    return moves


@cache
def _worth(taste: Taste, players: int) -> Worth:
    return Worth(weights_of(taste), 0, players)


def _by_taste(taste: Taste) -> Entrant:
    """The turn after which the own side looks best by a fixed taste; no look at what comes then."""

    def turn(view: View, _seed: int) -> Sequence[int]:
        options = Options(_worth(taste, view.public[NUMBER_OF_PLAYERS]), places=1, coats=1)
        return options.turns(view.public, 1)[0][2]

    return turn


def level(
    name: str,
    milliseconds: int | None = None,
    simulations: int | None = None,
    style: str | None = None,
    breadth: Breadth | None = None,
) -> Entrant:
    """A level of the game: with so much time a turn, or so much work, or with its own; in a style.

    For an experiment it can search in another breadth than its own.
    """
    limit = PATIENT if simulations is not None else milliseconds

    def turn(view: View, seed: int) -> Sequence[int]:
        plan = plan_turn(
            view,
            name,
            seed,
            milliseconds=limit,
            simulations=simulations,
            style=style,
            breadth=breadth,
            patience=PATIENT / 1000,
        )
        assert plan is not None, "nobody stops it"
        return plan.moves

    return turn


BASELINES = {"random": random_turn, "pupil": _by_taste(PUPIL), "greedy": _by_taste(GREEDY)}
PATIENT = 600_000
"""Milliseconds that no turn takes. Time is the thinker's own here: a busy machine makes nobody weaker."""
NAMES = (*BASELINES, *LEVELS)
"""All that can be asked for, usually weakest first."""


def entrant(name: str) -> Entrant:
    """An entrant by its name; ``plain`` is the style of who likes nothing in particular."""
    parts = Name.of(name)
    if parts.level in BASELINES and parts == Name(parts.level):
        return BASELINES[parts.level]
    if parts.level not in LEVELS:
        raise ValueError(f"no such player: {name}; there are {', '.join(NAMES)}")
    if parts.style not in ("", "plain", *STYLES):
        raise ValueError(f"no such style: {name}; there are plain, {', '.join(STYLES)}")
    style = {"": None, "plain": ""}.get(parts.style, parts.style)
    breadth = _changed(OPPONENTS[parts.level].breadth, parts) if parts.settings else None
    return level(parts.level, parts.milliseconds, parts.simulations, style, breadth)


def _changed(breadth: Breadth, name: Name) -> Breadth:
    """A search with other settings."""
    known = {field.name: type(getattr(breadth, field.name)) for field in fields(breadth)}
    for setting, _ in name.settings:
        if setting not in known:
            raise ValueError(f"no such setting: {setting}; there are {', '.join(known)}")
    if name.commit:
        raise ValueError("another commit is asked by the engine protocol, which knows no settings")
    return replace(breadth, **{setting: known[setting](value) for setting, value in name.settings})
