"""The games' folder goes away under the running app: the player is told, and the app goes on."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nyhavn.lesson.lessons import FIRST
from nyhavn.match.setup import Setup
from nyhavn.storage.files import NAME
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import StorageError, Trouble
from tests.matrix import spread, thinned
from tests.ui.saves.kept_games import fill
from tests.ui.shell.stage import Stage, on_stage


def remove(folder: Path) -> None:
    shutil.rmtree(folder)


def replace_by_a_file(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("not a folder")


def replace_by_a_dangling_link(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.symlink_to(folder.with_name("nowhere") / "at all")


def replace_the_file_by_a_folder(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    (folder / NAME).mkdir()


def overwrite(folder: Path) -> None:
    for path in folder.iterdir():
        path.write_bytes(b"what is this? " * 1000)


HARMS = [remove, replace_by_a_file, replace_by_a_dangling_link, replace_the_file_by_a_folder, overwrite]
UNREADABLE = [replace_by_a_file, replace_by_a_dangling_link]
"""After which there is nothing that can be read, or laid anew."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path) -> Iterator[Store[Setup]]:
    opened = Store.open(folder, Setup.from_json)
    fill(opened)
    yield opened
    opened.close()


def listed(stage: Stage) -> None:
    stage.open("saves")
    stage.wait_for(lambda: "save.2.resume" in stage.parts)


def said(stage: Stage) -> str:
    stage.wait_for(lambda: "notice" in stage.parts)
    return stage.parts["notice"].text or ""


def goes_on(stage: Stage, *others: str) -> None:
    """Other screens of the app still open, and nothing that the clock calls ends it."""
    for name in ("home", "saves", *others, "home"):
        stage.open(name)
        stage.frames(10)
    assert stage.app.manager.current == "home"


@pytest.mark.parametrize("harm", HARMS)
def test_continue(store: Store[Setup], folder: Path, harm: Callable[[Path], None]) -> None:
    with on_stage(games=store) as stage:
        stage.wait_for(lambda: "home.continue" in stage.parts)
        harm(folder)
        stage.tap("home.continue")
        assert said(stage) != ""
        assert stage.app.manager.current == "home"
        stage.wait_for(lambda: "home.continue" not in stage.parts)
        goes_on(stage, "setup", "rules")


@pytest.mark.parametrize(("part", "harm"), thinned(spread(("playing", "finished"), HARMS), 2))
def test_a_row_of_the_saves(
    store: Store[Setup], folder: Path, part: str, harm: Callable[[Path], None]
) -> None:
    with on_stage(games=store) as stage:
        listed(stage)
        # What is listed now may be what is asked for: it has to have been read anew before the harm is done.
        stage.screen.rows = []
        stage.tap(f"saves.{part}")
        stage.wait_for(
            lambda: stage.screen.rows and stage.screen.rows[0]["game"].over == (part == "finished")
        )
        stage.frames(4)
        harm(folder)
        stage.tap("save.1.resume")
        assert said(stage) != ""
        assert stage.app.manager.current == "saves"
        goes_on(stage)


@pytest.mark.parametrize(("part", "harm"), spread(("playing", "finished"), HARMS))
def test_the_lists_are_empty(
    store: Store[Setup], folder: Path, part: str, harm: Callable[[Path], None]
) -> None:
    with on_stage(games=store) as stage:
        listed(stage)
        harm(folder)
        stage.tap(f"saves.{part}")
        stage.wait_for(lambda: stage.screen.rows == [])
        assert stage.screen.empty != ""
        if harm in UNREADABLE:
            assert "cannot be read" in said(stage)
            assert stage.screen.empty == "The games cannot be read."
        goes_on(stage)


@pytest.mark.parametrize(("key", "harm"), spread(("duplicate", "export", "replay"), UNREADABLE))
def test_the_menu_of_a_game(
    store: Store[Setup], folder: Path, key: str, harm: Callable[[Path], None]
) -> None:
    with on_stage(games=store) as stage:
        listed(stage)
        stage.tap("save.0.more")
        stage.wait_for(lambda: f"save.0.{key}" in stage.parts)
        harm(folder)
        stage.tap(f"save.0.{key}")
        assert said(stage) != ""
        goes_on(stage)


@pytest.mark.parametrize("harm", UNREADABLE)
def test_deleting_and_bringing_back(store: Store[Setup], folder: Path, harm: Callable[[Path], None]) -> None:
    with on_stage(games=store) as stage:
        listed(stage)
        harm(folder)
        stage.tap("save.0.delete")
        stage.wait_for(lambda: stage.screen.rows == [])
        stage.screen.bring_back()
        assert said(stage) != ""
        goes_on(stage)


@pytest.mark.parametrize(
    "harm", [remove, *(pytest.param(each, marks=pytest.mark.slow) for each in HARMS[1:])]
)
def test_the_lesson_begins_all_the_same(
    store: Store[Setup], folder: Path, harm: Callable[[Path], None]
) -> None:
    with on_stage(games=store) as stage:
        harm(folder)
        stage.open("lesson", begin=FIRST)
        stage.wait_for(lambda: "lesson.card" in stage.parts)
        goes_on(stage)


def test_whatever_the_store_says_is_put_into_words(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Trouble] = []

    def fail(*_args: object, **_kwargs: object) -> None:
        raise StorageError(told[-1])

    with on_stage(games=store) as stage:
        listed(stage)
        monkeypatch.setattr(store, "list_games", fail)
        for trouble in Trouble:
            told.append(trouble)
            stage.screen.empty = ""
            before = len(stage.said)
            stage.screen.show("finished")
            stage.wait_for(lambda before=before: stage.screen.empty != "" and len(stage.said) > before)  # type: ignore[misc]
            assert len(stage.said[-1]) > 10, trouble
        assert len(set(stage.said)) > 1


def test_an_error_of_another_kind_does_not_end_the_app_either(
    store: Store[Setup], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_args: object, **_kwargs: object) -> None:
        raise KeyError("a game with five houses")

    with on_stage(games=store) as stage:
        listed(stage)
        monkeypatch.setattr(store, "load", fail)
        stage.tap("save.0.resume")
        assert "cannot be read" in said(stage)
        goes_on(stage)
    assert "five houses" in caplog.text
