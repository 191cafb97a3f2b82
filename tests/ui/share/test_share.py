"""The final table as a picture: whole, with everybody's house and points, and in a place that is told."""

from __future__ import annotations

import datetime as dt
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from kivy.core.window import Window
from PIL import Image

from nyhavn.device import desktop_files, share
from nyhavn.i18n import LANGUAGES
from nyhavn.ui.command_line import Options
from nyhavn.ui.share.picture import SIZE, ShareHouse, SharePicture
from nyhavn.ui.share.picture_sheet import PictureSheet
from nyhavn.ui.share.png import png
from tests.match.finished import LONG_NAMES, finished
from tests.ui.shell.stage import Stage, on_stage


@contextmanager
def scoreboard(folder: Path, players: int = 2, **chosen: object) -> Iterator[Stage]:
    with on_stage(options=Options(data=folder), **chosen) as stage:  # type: ignore[arg-type]
        stage.app.data_folder = folder
        stage.open("scoreboard", record=finished(players))
        yield stage


def take(stage: Stage) -> None:
    """Press the button and wait until the picture is done."""
    stage.tap("scoreboard.share")
    stage.wait_for(lambda: stage.screen.sharing is None)


def test_the_picture_is_written_and_the_player_is_told_where(tmp_path: Path) -> None:
    with scoreboard(tmp_path) as stage:
        stage.wait_for(lambda: not stage.app.inspector.is_busy)
        take(stage)
        (path,) = (tmp_path / "pictures").iterdir()
        stage.wait_for(lambda: "share.folder" in stage.parts)
        row = next(each for each in Window.children[0].walk() if getattr(each, "name", "") == "share.folder")
        assert row.note == str(path)
        stage.wait_for(lambda: not stage.app.inspector.is_busy)
        with Image.open(path) as picture:
            assert picture.size == SIZE
            colors = picture.convert("RGB").getcolors(SIZE[0] * SIZE[1])
            assert colors is not None
            assert len(colors) > 2000, "a harbour and houses have many colours"
            assert picture.getchannel("A").getextrema() == (255, 255), "nothing is transparent"


@pytest.mark.parametrize("works", [True, False])
def test_a_desktop_opens_the_folder_or_copies_the_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    done: list[tuple[str, Path]] = []
    for name in ("show_in_folder", "copy_picture"):

        def do(path: Path, name: str = name) -> bool:
            done.append((name, path))
            return works

        monkeypatch.setattr(desktop_files, name, do)
    with on_stage() as stage:
        for key, name, words in (
            ("folder", "show_in_folder", "" if works else str(tmp_path)),
            ("copy", "copy_picture", "is on the clipboard" if works else "could not be copied"),
        ):
            PictureSheet(stage.app, tmp_path / "a.png").open()
            stage.frames()
            stage.tap(f"share.{key}")
            stage.wait_for(lambda: not stage.app.inspector.is_busy)
            assert done[-1] == (name, tmp_path / "a.png")
            assert words in (stage.said[-1] if stage.said else "")


def test_a_disk_that_takes_nothing_is_no_disaster(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("not a folder", encoding="utf-8")
    with scoreboard(tmp_path) as stage:
        take(stage)
        assert "could not be saved" in stage.parts["notice"].text
        assert (tmp_path / "pictures").read_text(encoding="utf-8") == "not a folder"


@pytest.mark.parametrize("players", [*(pytest.param(count, marks=pytest.mark.slow) for count in (2, 3)), 4])
def test_everybody_is_on_it_in_the_order_of_points(players: int) -> None:
    record = finished(players, 4, LONG_NAMES)
    for language in LANGUAGES:
        with on_stage(language=language) as stage:
            picture = SharePicture(record, dt.date(2026, 11, 16), True)
            stage.frames(4)
            houses = [child for child in picture.walk() if isinstance(child, ShareHouse)]
            assert [house.score for house in houses] == sorted(
                (record.state.score(seat) for seat in range(players)), reverse=True
            )
            assert {house.player_name for house in houses} == set(LONG_NAMES[:players])
            assert houses[0].won
            for house in houses:
                assert house.x >= 0
                assert house.right <= SIZE[0]
                assert house.house.height > SIZE[1] / 2
                for line in (child for child in house.walk() if hasattr(child, "texture_size")):
                    assert line.texture_size[0] <= line.width + 1, f"{line.text!r} is cut off"


def test_the_file_is_a_png_the_right_way_up() -> None:
    low, high = (255, 0, 0, 9), (0, 0, 255, 9)
    with Image.open(io.BytesIO(png((2, 2), bytes([*low, *low, *high, *high])))) as picture:
        assert picture.getpixel((0, 0)) == (0, 0, 255, 255)
        assert picture.getpixel((1, 1)) == (255, 0, 0, 255)


def test_pictures_go_where_people_look_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, known = tmp_path / "data", tmp_path / "Bilder"
    assert share.pictures_folder(data, data, {"XDG_PICTURES_DIR": str(known)}) == data / "pictures"
    monkeypatch.setattr(sys, "platform", "linux")
    assert share.pictures_folder(None, data, {"XDG_PICTURES_DIR": str(known)}) == data / "pictures"
    known.mkdir()
    assert share.pictures_folder(None, data, {"XDG_PICTURES_DIR": str(known)}) == known / "Nyhavn"


def test_a_desktop_has_the_file_and_shares_nothing(tmp_path: Path) -> None:
    assert not share.share_file(tmp_path / "a.png", "Anna wins")
