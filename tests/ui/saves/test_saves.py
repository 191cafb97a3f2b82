"""Saved games: lists, order among them, and the way to other devices and back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.engine.actions import Action
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.record import Deal, Record
from nyhavn.engine.state import State, apply
from nyhavn.i18n import LANGUAGES
from nyhavn.match.game import Match
from nyhavn.match.setup import Seat, Setup
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from nyhavn.ui.saves.widgets import SaveRow
from tests.engine.playing import lively
from tests.matrix import spread
from tests.ui.saves.kept_games import COLORS, fill, open_saves
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import on_stage


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    opened = Store.open(tmp_path, Setup.from_json)
    fill(opened)
    yield opened
    opened.close()


def test_games_in_play_and_finished_ones_are_listed_apart(store: Store[Setup]) -> None:
    with on_stage(games=store) as stage:
        open_saves(stage)
        assert "save.3.resume" not in stage.parts
        assert "Anna" in stage.parts["save.0.resume"].text
        row = stage.screen.rows[0]
        snapshot = row["game"].snapshot
        to_move = row["game"].setup.seats[snapshot.current].name
        assert row["note"].startswith(f"{'–'.join(map(str, snapshot.scores))}, {to_move}’s turn")
        stage.tap("saves.finished")
        stage.wait_for(lambda: stage.screen.rows and stage.screen.rows[0]["game"].over)
        assert len(stage.screen.rows) == 3


def test_a_game_is_gone_on_with(store: Store[Setup]) -> None:
    with on_stage(games=store) as stage:
        open_saves(stage)
        game = stage.screen.rows[1]["game"]
        assert stage.parts["save.1"].text == stage.parts["save.1.resume"].text
        stage.tap("save.1.resume")
        stage.wait_for(lambda: stage.app.manager.current == "table")
        match = stage.screen.tabletop.session.record()
        assert (match.setup, len(match.steps)) == (game.setup, game.snapshot.length)


def test_a_finished_game_waits_on_its_scoreboard_and_not_on_home(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    fill(store, 2)
    playing = store.last_game(over=False)
    assert playing is not None
    store.delete(playing.id)
    with on_stage(games=store) as stage:
        stage.tap("home.saves")
        stage.tap("saves.finished")
        stage.wait_for(lambda: "save.0.resume" in stage.parts)
        game = store.load(stage.screen.rows[0]["game"].id)
        stage.tap("save.0.resume")
        stage.wait_for(lambda: stage.app.screen_name() == "scoreboard")
        assert stage.app.game_state() == state_to_json(Match(game.setup, game.actions, deal=game.deal).state)
        stage.tap("scoreboard.home")
        stage.wait_for(lambda: stage.app.screen_name() == "home")
        assert "home.continue" not in stage.parts
    store.close()


def test_deleting_can_be_taken_back(store: Store[Setup]) -> None:
    with on_stage(games=store) as stage:
        open_saves(stage)
        stage.tap("save.0.delete")
        stage.wait_for(lambda: len(stage.screen.rows) == 2 and "saves.undo" in stage.parts)
        stage.tap("saves.undo")
        stage.wait_for(lambda: len(stage.screen.rows) == 3)
        assert "saves.undo" not in stage.parts


def test_duplicate_and_rename(store: Store[Setup]) -> None:
    with on_stage(games=store) as stage:
        open_saves(stage)
        stage.tap("save.0.more")
        stage.wait_for(lambda: "save.0.duplicate" in stage.parts)
        stage.tap("save.0.duplicate")
        stage.wait_for(lambda: len(stage.screen.rows) == 4)
        stage.tap("save.0.more")
        stage.wait_for(lambda: "save.0.rename" in stage.parts)
        stage.tap("save.0.rename")
        field = stage.app.root_window.children[0].field
        stage.wait_for(lambda: field.focus)
        field.text = "  The long one  "
        stage.tap("saves.name.take")
        stage.wait_for(lambda: not field.focus)
        stage.wait_for(lambda: stage.screen.rows[0]["title"] == "The long one")


def test_export_and_import_bring_a_game_to_another_device(store: Store[Setup], tmp_path: Path) -> None:
    file = store.export_file(store.list_games(over=False)[0].id)
    other = Store.open(tmp_path / "other", Setup.from_json)
    with on_stage(games=other) as stage:
        stage.open("saves")
        stage.screen.exchange.import_file(file)
        stage.wait_for(lambda: len(stage.screen.rows) == 1)
        assert (
            other.export_game(other.list_games()[0].id).splitlines()[-1]
            == file.read_text("utf-8").splitlines()[-1]
        )


@pytest.mark.parametrize("text", ["", "nonsense", "nyhavn game 1\nplayers: 2\nseed: 1\n\n1. (1) d135\n"])
def test_a_bad_file_changes_nothing_and_says_so(store: Store[Setup], tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    with on_stage(games=store) as stage:
        open_saves(stage)
        stage.screen.exchange.import_file(file)
        stage.wait_for(lambda: "notice" in stage.parts)
        assert "Nothing was changed" in stage.parts["notice"].text
        assert store.count_games() == 6


LONG_NAMES = ("Alexandra", "Christopher", "Maximilian", "Konstantinápoly"[:14])
SIZES = ((360, 640), (412, 915), (1280, 800))


def fill_with_long_names(store: Store[Setup]) -> None:
    """Games of four with names of some length, titles as long as they may be, and one without spaces."""
    seats = tuple(Seat(name, color) for name, color in zip(LONG_NAMES, COLORS, strict=True))
    for number, title in enumerate(
        (None, "The " * 15, "Sunday evening at the harbour of old Copenhagen, with guests")
    ):
        setup, deal = Setup(seats, number), Deal(4, number)
        chance, state = random.Random(number), deal.start()
        actions: list[Action] = []
        while not state.over:
            actions.append(lively(state, chance))
            state, _ = apply(state, actions[-1])
        for length in (10, len(actions)):
            game = store.new_game(setup, deal)
            store.append(game, 0, actions[:length], Snapshot.of(_after(deal, actions[:length]), length))
            store.rename(game, title)


def _after(deal: Deal, actions: list[Action]) -> State:
    return Record(deal, tuple(actions)).final()


@pytest.mark.parametrize(
    ("size", "language", "text_size", "part"),
    spread(SIZES, LANGUAGES, (100, 200, 150, 200), ("finished", "playing")),
)
def test_nothing_overlaps_or_is_cut_off(
    store: Store[Setup], size: tuple[int, int], language: str, text_size: int, part: str
) -> None:
    fill_with_long_names(store)
    with on_stage(size, games=store, language=language, text_size=text_size) as stage:
        stage.open("saves")
        stage.screen.show(part)
        stage.wait_for(lambda: bool(stage.screen.rows))
        stage.frames(20)
        assert faults(stage.app.root) == []
        for row in (widget for widget in stage.screen.walk() if isinstance(widget, SaveRow)):
            assert row.ids.lines.height <= row.height


def test_a_title_of_60_letters_without_a_space_stays_in_its_row(store: Store[Setup]) -> None:
    store.rename(store.list_games(over=False)[0].id, "W" * 60)
    with on_stage(games=store, text_size=150) as stage:
        open_saves(stage)
        stage.frames(10)
        row = next(widget for widget in stage.screen.walk() if getattr(widget, "title", "") == "W" * 60)
        assert row.ids.lines.height <= row.height
        assert [fault for fault in faults(stage.app.root) if "WWW" not in fault] == []
