"""The games that the sentences are about."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeVar

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.state import State
from nyhavn.match.game import Match
from nyhavn.match.journal import Step, TurnReport, reports
from nyhavn.match.record import MatchRecord
from tests.match.finished import finished, setup_for

NAMES = ("Astrid", "Émile", "Ødegård", "Ida")
"""They begin with a vowel, which French, Hungarian and Spanish notice."""
MANY = 2
"""From here on numbers are alike: a page has an example with one and one with many."""
SHARED = ((2, 30), (3, 14))
"""Players and seeds of games in which a victory is shared."""
T = TypeVar("T")


@cache
def games() -> tuple[MatchRecord, ...]:
    """Games of players who build well, and of players who do anything that is allowed."""
    well = [finished(players, seed, NAMES) for players in (2, 3, 4) for seed in (1, 7, 9)]
    seeds = [*((players, seed) for players in (2, 3) for seed in range(1, 13)), *SHARED]
    return (*well, *(_played_anyhow(players, seed) for players, seed in seeds))


def _played_anyhow(players: int, seed: int) -> MatchRecord:
    match, chance = Match(setup_for(players, seed, NAMES)), random.Random(seed)
    while not match.state.over:
        legal = match.state.legal()
        kinds = sorted({type(action).__name__ for action in legal})
        kind = chance.choice(kinds)
        match.play(chance.choice([action for action in legal if type(action).__name__ == kind]))
    return match.record()


def first_of_each(things: Iterable[tuple[object, T]]) -> list[T]:
    """The first thing of each sort."""
    found: dict[str, T] = {}
    for sort, thing in things:
        found.setdefault(repr(sort), thing)
    return [found[sort] for sort in sorted(found)]


def _sort(events: Iterable[Event]) -> object:
    """What a sentence about the events depends on."""
    told = [event for event in events if not isinstance(event, happened.PierRefilled | happened.TurnBegun)]
    numbers = [
        (min(len(event.cards), 3), len(set(event.cards)))
        for event in told
        if isinstance(event, happened.CardsDrawn | happened.CardsDiscarded)
    ]
    colors = [event.color for event in told if isinstance(event, happened.TileBuilt)]
    kinds = [type(event).__name__ for event in told]
    return sorted({(kind, min(kinds.count(kind), MANY)) for kind in kinds}), numbers, colors


def steps() -> list[Step]:
    """An example of every sort of step."""
    return first_of_each((_sort(step.events), step) for match in games() for step in match.steps)


def turns() -> list[TurnReport]:
    """An example of every sort of turn."""
    found = ((_sort(report.events), report) for match in games() for report in reports(match.steps))
    return first_of_each(found)


def states() -> Iterator[State]:
    """Every moment in which somebody decided."""
    yield from (step.before for match in games() for step in match.steps)
