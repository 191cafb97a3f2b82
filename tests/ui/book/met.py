"""Kept games of people with the opponents of the app, won and lost."""

from __future__ import annotations

import random

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.engine.state import apply
from nyhavn.match.opponents import OPPONENT_NAMES
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, Seat, Setup
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from tests.engine.playing import lively

GAMES = (
    ("Anna", "mason"),
    ("Anna", "mason"),
    ("Anna", "mason", "apprentice"),
    ("Bence", "mason"),
    ("Anna", "architect"),
)
"""Who sat at each table: somebody's name, or a level."""


def meet(store: Store[Setup], games: tuple[tuple[str, ...], ...] = GAMES) -> None:
    """Play these games to their end, by lively chance."""
    for number, names in enumerate(games):
        seats = tuple(_seat(name, color) for name, color in zip(names, HOUSE_COLORS, strict=False))
        setup, deal = Setup(seats, number), Deal(len(seats), number)
        chance, state = random.Random(number), deal.start()
        actions: list[Action] = []
        while not state.over:
            actions.append(lively(state, chance))
            state, _ = apply(state, actions[-1])
        game = store.new_game(setup, deal)
        store.append(game, 0, actions, Snapshot.of(state, len(actions)))


def _seat(name: str, color: str) -> Seat:
    return Seat(OPPONENT_NAMES[name], color, name) if name in OPPONENT_NAMES else Seat(name, color, HUMAN)
