"""Tables, random games, and ways to put them into a store."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from nyhavn.engine.actions import Action
from nyhavn.engine.record import Deal, Record
from nyhavn.engine.state import State, apply
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, Seat, Setup
from nyhavn.storage import Imported, Snapshot, Store
from nyhavn.storage.importing import finish

NAMES = ("Anna", "Béla", "Åse", "Zoë")


def table(
    players: int, seed: int = 1, kinds: tuple[str, ...] = (HUMAN, "mason", HUMAN, "apprentice")
) -> Setup:
    """A table for so many."""
    seats = zip(NAMES, HOUSE_COLORS, kinds, strict=True)
    return Setup(tuple(Seat(*seat) for seat in list(seats)[:players]), seed)


@dataclass(frozen=True)
class PlayedGame:
    """A whole game of random actions, and the state before and after each."""

    setup: Setup
    deal: Deal
    actions: tuple[Action, ...]
    states: tuple[State, ...]

    def snapshot(self, length: int) -> Snapshot:
        return Snapshot.of(self.states[length], length)


@cache
def random_game(players: int, seed: int) -> PlayedGame:
    """A game played to its end at random; equal seeds give equal games."""
    deal = Deal(players, seed)
    chance = random.Random(seed)
    states, actions = [deal.start()], []
    while not states[-1].over:
        action = chance.choice(states[-1].legal())
        actions.append(action)
        states.append(apply(states[-1], action)[0])
    return PlayedGame(table(players, seed), deal, tuple(actions), tuple(states))


def open_store(folder: Path) -> Store[Setup]:
    return Store.open(folder, Setup.from_json)


def put(store: Store[Setup], game: PlayedGame, length: int | None = None, step: int = 1) -> int:
    """Play a game, or the beginning of it, into a store; its id."""
    game_id = store.new_game(game.setup, game.deal)
    end = len(game.actions) if length is None else length
    for index in range(0, end, step):
        after = min(index + step, end)
        store.append(game_id, index, game.actions[index:after], game.snapshot(after))
    return game_id


def is_right(store: Store[Setup], game_id: int, game: PlayedGame, at_least: int, at_most: int) -> bool:
    """Whether a store has a game of some length between two, and the engine agrees."""
    saved = store.load(game_id)
    length = len(saved.actions)
    return (
        at_least <= length <= at_most
        and saved.actions == game.actions[:length]
        and saved.setup == game.setup
        and saved.snapshot == game.snapshot(length)
        and Record(saved.deal, saved.actions).final() == game.states[length]
    )


def take_in(store: Store[Setup], source: Path | str) -> Imported:
    """Import a file or a text at once; the app does it in slices."""
    return finish(store.begin_import(source).slices())


def exported(store: Store[Setup]) -> str:
    """All games as text."""
    path = store.export_file()
    text = path.read_text("utf-8")
    path.unlink()
    return text
