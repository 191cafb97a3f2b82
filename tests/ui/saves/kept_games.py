"""Kept games of two to four players, and the screen that lists them."""

from __future__ import annotations

import random

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal
from nyhavn.engine.state import apply
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from tests.engine.playing import lively
from tests.ui.shell.stage import Stage

NAMES = ("Anna", "Bence", "Clara", "Mads")


COLORS = ("red", "blue", "yellow", "green")


def fill(store: Store[Setup], games: int = 6) -> None:
    """Half-played and finished games of two to four players."""
    for number in range(games):
        players = 2 + number % 3
        seats = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))[:players]
        setup, deal = Setup(seats, number), Deal(players, number)
        chance, state = random.Random(number), deal.start()
        actions: list[Action] = []
        while not state.over and (number % 2 or len(actions) < 25):
            actions.append(lively(state, chance))
            state, _ = apply(state, actions[-1])
        game = store.new_game(setup, deal)
        store.append(game, 0, actions, Snapshot.of(state, len(actions)))


def open_saves(stage: Stage, rows: int = 3) -> None:
    stage.open("saves")
    stage.wait_for(lambda: f"save.{rows - 1}.resume" in stage.parts)
