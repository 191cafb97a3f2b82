"""Files in and out on the real screen: odd names, a long import that is watched and stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.setup import Setup
from nyhavn.storage.exchange import ImportRefusedError, Refusal
from nyhavn.storage.importing import GameImport, Imported, IsWanted, Progress, Slices
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import Trouble
from nyhavn.ui.saves.exchange import newest_files
from nyhavn.words.paths import printable
from nyhavn.words.troubles import import_text
from tests.matrix import spread
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

GAME = "nyhavn game 1\nplayers: 2\nseed: 5\n\n1. (1) d12\n"
LATIN = b"gar\xe7on.txt"


@pytest.fixture(params=[b"data", b"donn\xe9es"], ids=["a path in UTF-8", "one that is not"])
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store[Setup]]:
    opened = Store.open(Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + request.param)), Setup.from_json)
    yield opened
    opened.close()


def fill(folder: Path) -> Path:
    """The folder of exports as anybody may leave it."""
    folder.mkdir()
    (folder / "nowhere.txt").symlink_to(folder / "gone")
    (folder / "round.txt").symlink_to(folder / "round.txt")
    os.mkfifo(folder / "pipe.txt")
    (folder / "folder.txt").mkdir()
    (folder / "zero.txt").symlink_to("/dev/zero")
    good = Path(os.fsdecode(os.fsencode(folder) + b"/" + LATIN))
    good.write_text(GAME)
    return good


def test_only_files_are_offered_whatever_lies_there(store: Store[Setup]) -> None:
    good = fill(store.exports)
    assert newest_files(store.exports) == [good]
    assert newest_files(store.exports / "none") == []
    assert printable(good).endswith("gar\ufffdon.txt")


def test_a_file_with_a_name_in_latin_1_is_offered_and_taken_in(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.ui.documents.choose_file", lambda _chosen: False)
    fill(store.exports)
    with on_stage(games=store) as stage:
        stage.open("saves")
        stage.tap("saves.exchange")
        stage.wait_for(lambda: "saves.exchange.import" in stage.parts)
        stage.tap("saves.exchange.import")
        stage.wait_for(lambda: "saves.files.0" in stage.parts)
        assert "saves.files.1" not in stage.parts
        stage.tap("saves.files.0")
        stage.wait_for(lambda: len(stage.screen.rows) == 1)
        assert "1 game imported" in stage.parts["notice"].text


def test_without_files_the_player_is_told_where_to_put_them(store: Store[Setup]) -> None:
    with on_stage(games=store) as stage:
        stage.open("saves")
        stage.tap("saves.exchange")
        stage.wait_for(lambda: "saves.exchange.import" in stage.parts)
        stage.tap("saves.exchange.import")
        stage.wait_for(lambda: "notice" in stage.parts)
        assert "exports" in stage.parts["notice"].text
        stage.screen.exchange.export()
        stage.wait_for(lambda: "Exported to" in stage.parts["notice"].text)


class Endless(GameImport[Setup]):
    """An import that ends when it is stopped."""

    def slices(self, is_wanted: IsWanted = lambda: False) -> Slices[Imported]:
        self.progress = Progress(0.42, writing=True)
        while not self._stopped:
            yield
        return Imported((1, 2), known=0, stopped=True)


def importing(stage: Stage, store: Store[Setup], monkeypatch: pytest.MonkeyPatch) -> None:
    work = Endless(store.database, GAME, Setup.from_json, 0)
    monkeypatch.setattr(store, "begin_import", lambda _source: work)
    stage.open("saves")
    stage.screen.exchange.import_file(Path("games.txt"))
    stage.wait_for(lambda: "42" in getattr(stage.parts.get("saves.import"), "text", ""))


def test_an_import_is_watched_and_stopped(store: Store[Setup], monkeypatch: pytest.MonkeyPatch) -> None:
    with on_stage(games=store) as stage:
        importing(stage, store, monkeypatch)
        # The player may leave, and play; nothing waits for the import.
        stage.open("home")
        assert store.count_games() == 0
        stage.open("saves")
        stage.tap("saves.import.stop")
        stage.wait_for(lambda: "notice" in stage.parts)
        assert stage.parts["notice"].text.startswith("Stopped. 2 games imported.")
        assert "saves.import.stop" not in stage.parts


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    spread(((1280, 800), (360, 640), (412, 915)), LANGUAGES, (100, 200, 150)),
)
def test_the_bar_of_an_import_has_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
    text_size: int,
) -> None:
    games = Store.open(tmp_path, Setup.from_json)
    with on_stage(size, games=games, language=language, text_size=text_size) as stage:
        importing(stage, games, monkeypatch)
        stage.frames(10)
        assert faults(stage.app.root) == []
        stage.screen.exchange.stop_import()


@pytest.mark.parametrize("language", spread(LANGUAGES))
def test_every_end_of_an_import_is_put_into_words(language: str) -> None:
    set_language(language)
    ends: list[Imported | ImportRefusedError] = [
        Imported((1,), 0),
        Imported((1, 2), 0),
        Imported((1, 2), 1),
        Imported((), 3),
        Imported((), 0, stopped=True),
        Imported((1,), 0, stopped=True),
        Imported((1,), 0, trouble=Trouble.FULL),
        *map(ImportRefusedError, Refusal),
    ]
    said = [import_text(end) for end in ends]
    assert len({*said}) == len(said)
    assert "0" not in said[3], "of nothing it says so, instead of a number"
