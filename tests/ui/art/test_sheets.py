"""Sheets of drawn pictures: in the size that is wanted, when it is wanted, and not all at once."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from kivy.base import EventLoop

from tests.ui.art.rendering import Picture, drawn  # isort: skip  (tells Kivy how to start)
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art import FaceArt, TileArt
from nyhavn.ui.art import sheets as module
from nyhavn.ui.art.sheets import HALF, WHOLE, Sheets, sheet_names
from tests.ui.shell.stage import on_stage

SMALL, LARGE = 10, 120
"""Squares of a tile that need half of the sheet, and all of it."""


@pytest.fixture
def sheets(monkeypatch: pytest.MonkeyPatch) -> Sheets:
    """None of them loaded yet."""
    monkeypatch.setattr(module.sheets, "known", {})
    return module.sheets


def tile(unit: int) -> Picture:
    """A tile of two squares, so large."""
    return drawn(TileArt(cells=[(0, 0), (1, 0)], unit=unit, size=(2 * unit, unit)))


def test_a_sheet_is_loaded_as_large_as_it_is_wanted(sheets: Sheets) -> None:
    tile(SMALL)
    assert sheets["tiles"].loaded == HALF
    tile(LARGE)
    assert sheets["tiles"].loaded == WHOLE
    tile(SMALL)
    assert sheets["tiles"].loaded == WHOLE


def test_half_of_a_sheet_looks_like_the_whole_where_it_is_enough(sheets: Sheets) -> None:
    half = tile(SMALL)
    assert sheets["tiles"].loaded == HALF
    large = tile(LARGE)
    assert tile(SMALL) == half
    sheets.known.clear()
    assert tile(LARGE) == large


def test_nothing_is_loaded_that_nothing_drawn_wants(sheets: Sheets) -> None:
    drawn(FaceArt(size=(40, 40)))
    assert {name for name in sheet_names() if sheets[name].is_ready} == {"windows"}


@pytest.mark.parametrize("largest", [HALF, WHOLE])
def test_whoever_is_in_a_hurry_does_not_wait_for_the_steps(sheets: Sheets, largest: int) -> None:
    """Wherever those have come to, the picture is the same, also when they go on."""
    expected = tile(LARGE if largest == WHOLE else SMALL)
    count = len(list(_fresh(sheets, HALF).loading()))
    assert count > 10, "that is all of it in one go"
    for stopped_after in (1, 2, 3, count - 1):
        sheet = _fresh(sheets, HALF)
        steps = sheet.loading()
        for _ in range(stopped_after):
            next(steps)
        assert not sheet.is_ready
        assert tile(LARGE if largest == WHOLE else SMALL) == expected
        for _ in steps:
            pass
        assert sheet.loaded == largest
        assert tile(LARGE if largest == WHOLE else SMALL) == expected


def test_what_is_seen_does_not_change_before_a_larger_copy_is_whole(sheets: Sheets) -> None:
    seen = tile(SMALL)
    sheet = sheets["tiles"]
    sheet.wanted = WHOLE
    for _ in sheet.loading():
        assert sheet.loaded == HALF
        sheet.wanted = HALF
        assert tile(SMALL) == seen
        sheet.wanted = WHOLE
    assert sheet.loaded == WHOLE


def test_no_frame_waits_for_a_larger_copy(sheets: Sheets, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, may_read, read = tile(SMALL), Event(), module.Sheet.read_beside
    monkeypatch.setattr(
        module.Sheet, "read_beside", lambda sheet, first: may_read.wait(60) and read(sheet, first)
    )
    TileArt(cells=[(0, 0), (1, 0)], unit=LARGE, size=(2 * LARGE, LARGE)).draw_now()
    assert (sheets.is_loading, sheets["tiles"].loaded) == (True, HALF)
    may_read.set()
    while sheets.is_loading:
        EventLoop.idle()
    assert sheets["tiles"].loaded == WHOLE
    assert tile(SMALL) == seen


def test_a_larger_copy_that_cannot_be_read_is_done_without(
    sheets: Sheets, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    tile(SMALL)
    monkeypatch.setattr(module, "PICTURES", tmp_path)
    tile(LARGE)
    assert sheets["tiles"].is_ready
    assert sheets["tiles"].loaded == HALF


def _fresh(sheets: Sheets, wanted: int) -> module.Sheet:
    sheets.known.clear()
    sheets["tiles"].wanted = wanted
    return sheets["tiles"]


def test_a_sheet_that_was_cut_off_is_no_endless_loop(
    sheets: Sheets, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    whole = (module.PICTURES / "tiles.levels").read_bytes()
    (tmp_path / "tiles.levels").write_bytes(whole[: len(whole) // 2])
    sheet = sheets["tiles"]
    sheet.wanted = WHOLE
    monkeypatch.setattr(module, "PICTURES", tmp_path)
    with pytest.raises(EOFError):
        sheet.load()


def test_nothing_is_drawn_before_it_has_a_size(sheets: Sheets) -> None:
    """As large as Kivy's widgets begin it would want the whole of a sheet, for one frame."""
    with on_stage() as stage:
        face = FaceArt(size_hint=(None, None))
        stage.screen.add_widget(face)
        stage.frames(2)
        assert not face.drawings
        face.size = 40, 40
        stage.frames(2)
        assert face.drawings == 1


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_the_setup_wants_no_sheet_as_a_whole(sheets: Sheets, size: tuple[int, int]) -> None:
    with on_stage(size) as stage:
        stage.open("setup")
        stage.frames(3)
        assert all(sheets[name].loaded >= HALF for name in sheet_names())


def test_one_screen_does_not_load_what_another_one_wants(sheets: Sheets) -> None:
    with on_stage() as stage:
        screens = [AppScreen(name=name, app=stage.app) for name in ("first", "second")]
        for screen, unit in zip(screens, (SMALL, LARGE), strict=True):
            stage.app.manager.add_widget(screen)
            screen.add_widget(TileArt(cells=[(0, 0)], unit=unit, size=(unit, unit), size_hint=(None, None)))
        stage.frames(2)
        stage.app.manager.current = "first"
        assert sheets["tiles"].loaded == HALF
        stage.app.manager.current = "second"
        stage.wait_for(lambda: sheets["tiles"].loaded == WHOLE)


def test_pictures_of_a_closed_screen_wait_until_it_is_opened(sheets: Sheets) -> None:
    with on_stage() as stage:
        screen = AppScreen(name="closed", app=stage.app)
        stage.app.manager.add_widget(screen)
        face = FaceArt()
        screen.add_widget(face)
        stage.frames(2)
        assert face.drawings
        assert not sheets["windows"].is_ready
        stage.app.manager.current = "closed"
        assert sheets["windows"].is_ready
