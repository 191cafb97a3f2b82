"""Tiles, medallions, track, chart and quay: what is drawn, and that it is drawn only when needed."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from kivy.graphics import InstructionGroup

from tests.ui.art.rendering import drawn  # isort: skip  (tells Kivy how to start)
from nyhavn.ai.names import LEVELS
from nyhavn.engine.material import ABILITIES, HOUSE_COLORS, SHAPES
from nyhavn.ui.art import (
    AbilityArt,
    ChartArt,
    CoatArt,
    FaceArt,
    GableArt,
    PierArt,
    QuayBackdrop,
    TileArt,
    TrackArt,
    palette,
    set_palette,
)
from nyhavn.ui.art.face import EXPRESSIONS
from nyhavn.ui.art.pile import FanArt
from tests.ui.art.sight import contrast


@pytest.fixture(autouse=True)
def usual_colors() -> Any:
    yield
    set_palette("standard", True)


def test_what_has_no_size_any_more_is_not_seen_any_more() -> None:
    """The cards of a rival lay where his panel had been wider."""
    fan = FanArt(size=(200, 60), count=3)
    fan.draw_now()
    (cards,) = (each for each in fan.canvas.children if type(each) is InstructionGroup)
    assert cards.length()
    fan.width = 0
    fan.draw_now()
    assert not cards.length()
    fan.width = 200
    fan.draw_now()
    assert cards.length()


def test_a_tile_fits_its_widget_and_keeps_to_its_largest_square() -> None:
    cells = list(SHAPES["purple", 5])
    tile = TileArt(color="purple", cells=cells, wall=cells[0], size=(103, 40), pos=(10, 20))
    assert tile.tile_rect == [10 + 1, 20 + 10, 100, 20]
    tile.largest = 12
    assert tile.tile_rect[2:] == [60, 12]
    tile.unit = 30
    assert tile.tile_rect[2:] == [150, 30]
    assert tile.drawn_unit() == 30


@pytest.mark.parametrize("shape", list(SHAPES), ids=str)
def test_a_tile_covers_exactly_its_squares(shape: tuple[str, int]) -> None:
    cells = SHAPES[shape]
    tile = TileArt(color=shape[0], cells=list(cells), wall=cells[0], unit=20, size=(120, 120), pos=(0, 0))
    picture = drawn(tile)
    left, bottom = tile.tile_rect[:2]
    low_x, low_y = min(x for x, _ in cells), min(y for _, y in cells)
    for x in range(5):
        for y in range(5):
            covered = (x + low_x, y + low_y) in cells
            middle = (left + (x + 0.5) * 20, bottom + (y + 0.5) * 20)
            if covered or max(middle) < 120:
                assert (picture.at(*middle)[3] > 240) == covered, (x, y)


def test_a_tile_without_squares_shows_nothing() -> None:
    picture = drawn(TileArt(cells=[], size=(40, 40), pos=(0, 0)))
    assert not any(picture.data)


def test_every_state_of_a_tile_looks_different() -> None:
    cells = list(SHAPES["red", 4])
    shown = {
        state: drawn(TileArt(cells=cells, wall=cells[0], state=state, size=(80, 80), pos=(0, 0))).data
        for state in ("", "legal", "illegal", "dim", "lit")
    }
    assert len(set(shown.values())) == 5


def test_a_dragged_tile_is_moved_and_not_drawn_again() -> None:
    tile = TileArt(unit=20, floating=True, size=(60, 60), pos=(0, 0))
    drawn(tile)
    count = tile.drawings
    for step in range(20):
        tile.pos = (step * 3, step)
        tile.draw_now()
    assert tile.drawings == count
    assert tile.tile_rect[:2] == [57 + 20, 19 + 20]


@pytest.mark.parametrize("face", ["active", "used", "armed", "pool"])
def test_each_ability_has_its_own_picture(face: str) -> None:
    shown = {
        drawn(AbilityArt(kind=kind, face=face, count=1, size=(48, 48), pos=(0, 0))).data for kind in ABILITIES
    }
    assert len(shown) == len(ABILITIES)


@pytest.mark.parametrize("kind", ABILITIES)
def test_an_abilitys_picture_stands_out_from_its_coin(kind: str) -> None:
    for face in ("active", "used"):
        picture = drawn(AbilityArt(kind=kind, face=face, size=(64, 64), pos=(0, 0)))
        ink = palette.color("coinInk" if face == "active" else "coinUsedInk")[:3]
        inked = [
            (x, y) for x in range(14, 50) for y in range(14, 50) if contrast(picture.color(x, y), ink) < 1.05
        ]
        assert len(inked) > 120
        ground = picture.color(46, 47)
        assert contrast(ground, ink) >= 3, face


def test_a_used_coin_is_dark_and_a_pool_shows_its_count() -> None:
    counts = {
        drawn(AbilityArt(face="pool", count=count, size=(64, 64), pos=(0, 0))).data for count in range(5)
    }
    assert len(counts) == 5
    active, used = (drawn(AbilityArt(face=face, size=(64, 64), pos=(0, 0))) for face in ("active", "used"))
    assert contrast(active.color(46, 47), used.color(46, 47)) > 4


@pytest.mark.parametrize("orientation", ["horizontal", "vertical"])
@pytest.mark.parametrize("score", [0, 4, 12])
def test_pennants_on_one_number_do_not_hide_each_other(orientation: str, score: int) -> None:
    size = (390, 52) if orientation == "horizontal" else (52, 390)
    track = TrackArt(
        scores=[score] * 4, house_colors=HOUSE_COLORS, orientation=orientation, size=size, pos=(0, 0)
    )
    picture = drawn(track)
    for house in HOUSE_COLORS:
        assert picture.count_like(palette.color(f"house.{house}.flag")[:3], 0.05) > 12, house


def test_a_pennant_walks_between_numbers_and_the_chain_stays() -> None:
    track = TrackArt(scores=[3], house_colors=["red"], size=(520, 56), pos=(0, 0))
    drawn(track)
    count = track.drawings
    track.scores = [3.5]
    drawn(track)
    assert track.drawings == count + 1
    assert track.disc_center(3)[0] < track.disc_center(3.5)[0] < track.disc_center(4)[0]
    assert track.disc_center(14) == track.disc_center(12)


def test_equal_scores_stay_visible_in_the_chart() -> None:
    lines = [[0, 1, 1, 3]] * 4
    picture = drawn(ChartArt(lines=lines, house_colors=list(HOUSE_COLORS), size=(300, 160), pos=(0, 0)))
    for house in HOUSE_COLORS:
        assert picture.count_like(palette.color(f"house.{house}.line")[:3], 0.03) > 150, house


@pytest.mark.parametrize("lines", [[], [[0]], [[0, 15, 22]], [[0] * 60]])
def test_any_game_gives_a_chart(lines: list[list[int]]) -> None:
    drawn(ChartArt(lines=lines, house_colors=["red"], size=(300, 160), pos=(0, 0)))


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (640, 360), (1440, 900), (300, 1200), (1200, 300)])
@pytest.mark.parametrize("dark", [True, False])
def test_the_quay_fills_every_window(size: tuple[int, int], dark: bool) -> None:
    set_palette("standard", dark)
    quay = QuayBackdrop(size=size, pos=(0, 0))
    picture = drawn(quay)
    assert all(picture.at(x, y)[3] == 255 for x in range(0, size[0], 7) for y in range(size[1]))
    bottom, strip = quay.strip()
    for edge in (bottom, bottom + strip):
        if 2 < edge < size[1] - 3:
            for x in range(0, size[0], 31):
                below, above = picture.at(x, edge - 2), picture.at(x, edge + 2)
                assert max(abs(a - b) for a, b in zip(below, above, strict=True)) < 9, "a seam"


def test_seats_coats_and_pier_are_drawn() -> None:
    fronts = {drawn(GableArt(house_color=color, size=(44, 44), pos=(0, 0))).data for color in HOUSE_COLORS}
    assert len(fronts) == 4
    coats = {
        drawn(CoatArt(done=done, lit=lit, size=(40, 40), pos=(0, 0))).data
        for done in (False, True)
        for lit in (False, True)
    }
    assert len(coats) == 4
    pier = drawn(PierArt(size=(333, 90), pos=(0, 0)))
    assert all(pier.at(x, y)[3] == 255 for x in range(333) for y in range(90))


def test_a_widget_that_is_gone_is_forgotten() -> None:
    """The palette lives as long as the app; it must not keep every card that was ever drawn."""
    tile = TileArt(size=(40, 40), pos=(0, 0))
    drawn(tile)
    gone = weakref.ref(tile)
    del tile
    gc.collect()
    assert gone() is None
    set_palette("standard", False)


def test_every_opponent_has_a_face_of_their_own_and_shows_what_they_feel() -> None:
    faces = {
        drawn(FaceArt(level=level, expression=expression, size=(50, 60), pos=(0, 0))).data
        for level in LEVELS
        for expression in EXPRESSIONS
    }
    assert len(faces) == len(LEVELS) * len(EXPRESSIONS)
