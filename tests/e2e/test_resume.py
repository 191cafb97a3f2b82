"""The app is killed at the worst moments, and is back exactly there."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from nyhavn.engine.actions import Action, DrawCards
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State, apply
from nyhavn.match.draft import draft_from_text
from nyhavn.match.game import Match
from nyhavn.match.placing import Held
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.files import NAME
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from tests.e2e.driver import Driver
from tests.e2e.sights import selected, tile_on
from tests.e2e.tables import without_motion
from tests.engine.playing import lively

SEATS = (Seat("Anna", "red"), Seat("Mads", "blue", "apprentice"))


def play_until(wanted: Any, players: int = 2) -> tuple[Setup, list[Action], State]:
    """A game of the engine's up to the first position that is wanted, from the first seed that has one."""
    for seed in range(500):
        chance = random.Random(seed)
        deal = Deal(players, seed)
        state = deal.start()
        actions: list[Action] = []
        while not state.over:
            if wanted(state):
                return Setup(SEATS, seed), actions, state
            action = lively(state, chance)
            actions.append(action)
            state, _ = apply(state, action)
    raise AssertionError("no such position")


def keep(folder: Path, setup: Setup, actions: list[Action], state: State) -> None:
    """Put a game into the app's data, as the last one played."""
    without_motion(folder)
    store = Store.open(folder / "data", Setup.from_json)
    deal = Deal(len(setup.seats), setup.seed)
    game = store.new_game(setup, deal)
    store.append(game, 0, actions, Snapshot.of(state, len(actions)))
    store.close()


def go_on(app: Driver) -> dict[str, Any]:
    """Start where the last run was killed."""
    app.wait_for_widget("home.continue")
    app.tap("home.continue")
    return app.wait_for(lambda screen: screen["screen"] == "table" and "confirm" in screen["widgets"])


def left_behind(folder: Path, *, over: bool) -> dict[str, Any] | None:
    """The game that a killed app offers when it starts again: on Home, or among the finished ones."""
    with closing(Store.open(folder / "data", Setup.from_json)) as store:
        last = store.last_game(over=over)
        if last is None:
            return None
        game = store.load(last.id)
        return state_to_json(Match(game.setup, game.actions, deal=game.deal).state)


def kept_tile(app: Driver) -> Held | None:
    """The tile in hand, as the app's file has it."""
    with closing(sqlite3.connect(f"file:{app.data / NAME}?mode=ro", uri=True)) as kept:
        row = kept.execute("SELECT draft FROM drafts").fetchone()
    return None if row is None else draft_from_text(row[0]).held


def test_in_the_middle_of_a_drag(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,apprentice", "--seed", "1") as app:
        app.wait_for_screen("table")
        app.tap("supply.red.2")
        app.wait_for_widget("tile")
        house = app.rect("house.0")
        app.pick_up("tile", house.at(0.5, 0.06))
        app.wait_until_heard()
        screen = app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
        before, tile = screen["widgets"]["tile"], tile_on(screen, "house.0")
        # The draft is on its way to the disk while the picture is drawn.
        app.wait_for(lambda _: tile is not None and kept_tile(app) == tile)
        app.kill()
    with Driver(tmp_path) as app:
        screen = go_on(app)
        assert screen["widgets"]["tile"] == before
        app.tap("confirm")
        app.wait_for(lambda screen: len(screen["state"]["houses"][0]) == 2)


def test_between_the_coat_actions_of_a_chain(tmp_path: Path) -> None:
    def wanted(state: State) -> bool:
        return state.phase == "coat" and state.pending_coats == 2 and state.current == 0

    setup, actions, state = play_until(wanted)
    keep(tmp_path, setup, actions, state)
    with Driver(tmp_path) as app:
        assert go_on(app)["state"] == state_to_json(state), "it goes on between them"
        app.wait_for_widget("coat.pass")
        app.tap("coat.pass")
        app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
        app.tap("confirm")
        before = app.wait_for(lambda screen: screen["state"]["pending_coats"] == 1)["state"]
        app.kill()
    assert left_behind(tmp_path, over=False) == before


def test_during_an_opponents_turn(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--play", "human,harbourmaster", "--seed", "3") as app:
        app.wait_for_screen("table")
        for pier in (0, 1):
            app.tap(f"offer.{pier}")
            app.wait_for(selected(f"offer.{pier}"))
        app.tap("confirm")
        app.wait_for(lambda screen: screen["state"]["current"] == 1 and screen["busy"])
        app.kill()
    expected, _ = apply(Deal(2, 3).start(), DrawCards((0, 1)))
    with Driver(tmp_path) as app:
        app.wait_for_widget("home.continue")
        app.tap("home.continue")
        screen = app.wait_for(lambda screen: screen["screen"] == "table" and screen["state"] is not None)
        assert screen["state"]["turn"] >= expected.turn
        app.wait_for(lambda screen: screen["state"]["turn"] == 2 and screen["state"]["current"] == 0)


def test_on_the_scoreboard(tmp_path: Path) -> None:
    def wanted(state: State) -> bool:
        if state.current != 0 or state.phase != "turn":
            return False
        return any(apply(state, DrawCards((slot, slot + 1)))[0].over for slot in range(6))

    setup, actions, state = play_until(wanted)
    keep(tmp_path, setup, actions, state)
    slot = next(slot for slot in range(6) if apply(state, DrawCards((slot, slot + 1)))[0].over)
    final = state_to_json(apply(state, DrawCards((slot, slot + 1)))[0])
    with Driver(tmp_path) as app:
        go_on(app)
        for pier in (slot, slot + 1):
            app.tap(f"offer.{pier}")
            app.wait_for(selected(f"offer.{pier}"))
        app.tap("confirm")
        app.wait_for_screen("scoreboard")
        app.kill()
    # What Home and the saved games make of that: tests/ui/saves/test_saves.py.
    assert left_behind(tmp_path, over=True) == final
    assert left_behind(tmp_path, over=False) is None
