"""The drawn house: its grid, its squares, its states, and that it is drawn only when needed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.ui.art.rendering import Picture, drawn  # isort: skip  (tells Kivy how to start)
from nyhavn.ui.art import HouseArt, palette, set_palette
from tests.ui.art.sight import luminance

GREEN_PAIR = [
    (0, 0, "green", True, 0),
    (1, 0, "green", False, 0),
    (0, 1, "green", False, 1),
    (1, 1, "green", True, 1),
]


@pytest.fixture(autouse=True)
def usual_colors() -> Any:
    yield
    set_palette("standard", True)


def house(width: int = 500, height: int = 800, **properties: Any) -> Any:
    return HouseArt(size=(width, height), pos=(0, 0), **properties)


def middle(subject: Any, x: int, y: int) -> tuple[float, float]:
    left, bottom, width, height = subject.square_rect(x, y)
    return left - subject.x + width / 2, bottom - subject.y + height / 2


@pytest.mark.parametrize("size", [(500, 800), (131, 223), (320, 520), (640, 300), (1000, 1600), (90, 400)])
@pytest.mark.parametrize("look", [{}, {"trim": "low"}, {"compact": True}], ids=["full", "low", "compact"])
def test_squares_are_square_and_whole_pixels_and_inside(size: tuple[int, int], look: dict[str, Any]) -> None:
    subject = house(*size, **look)
    x, y, width, height = subject.grid
    assert all(part == int(part) for part in subject.grid)
    assert width * 9 == height * 5 > 0
    assert subject.x <= x < x + width <= subject.right
    assert subject.y <= y < y + height <= subject.top


def test_the_grid_takes_most_of_the_height_when_height_limits() -> None:
    assert house(900, 800).grid[3] >= 0.79 * 800
    assert house(900, 800, trim="low").grid[3] >= 0.88 * 800


def test_the_grid_moves_with_the_house_and_nothing_is_drawn_again() -> None:
    subject = house()
    before = list(subject.grid)
    drawn(subject)
    count = subject.drawings
    subject.pos = (37, 11)
    drawn(subject)
    assert subject.grid == [before[0] + 37, before[1] + 11, before[2], before[3]]
    assert subject.drawings == count


def test_a_point_finds_its_square() -> None:
    subject = house()
    for x in range(5):
        for y in range(9):
            left, bottom, width, height = subject.square_rect(x, y)
            assert subject.square_at(left, bottom) == (x, y)
            assert subject.square_at(left + width - 1, bottom + height - 1) == (x, y)
    assert subject.square_at(subject.grid[0] - 1, subject.grid[1]) is None
    assert subject.square_at(subject.grid[0], subject.grid[1] + subject.grid[3]) is None


def test_a_hovering_tile_does_not_draw_the_house_again() -> None:
    subject = house(squares=GREEN_PAIR)
    drawn(subject)
    count = subject.drawings
    subject.ghost = [(3, 0, "red", True), (3, 1, "red", False)]
    drawn(subject)
    assert subject.drawings == count + 1


def test_setting_what_is_there_already_draws_nothing() -> None:
    subject = house(squares=GREEN_PAIR, lit_rows=[0])
    drawn(subject)
    count = subject.drawings
    subject.squares = list(GREEN_PAIR)
    subject.lit_rows = [0]
    drawn(subject)
    assert subject.drawings == count


def _windowed(picture: Picture, subject: Any, x: int, y: int) -> float:
    """How bright the middle of a square is: windows are lit, brick is not."""
    px, py = middle(subject, x, y)
    unit = subject.unit
    pixels = picture.box(px - unit * 0.2, py - unit * 0.25, unit * 0.4, unit * 0.5)
    return sum(luminance((r / 255, g / 255, b / 255)) for r, g, b, _ in pixels) / len(pixels)


@pytest.mark.parametrize("height", [820, 300, 160])
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue", "purple"])
def test_windows_and_brick_differ_at_a_glance(color: str, height: int) -> None:
    subject = house(900, height, patterns=False, squares=[(0, 0, color, True, 0), (1, 0, color, False, 0)])
    picture = drawn(subject)
    assert _windowed(picture, subject, 1, 0) > 3 * _windowed(picture, subject, 0, 0)


@pytest.mark.parametrize("height", [820, 300])
def test_neighbouring_tiles_of_one_color_are_parted_and_one_tile_is_not(height: int) -> None:
    subject = house(900, height, patterns=False, squares=GREEN_PAIR)
    picture = drawn(subject)
    left, bottom, unit, _ = subject.square_rect(0, 0)
    paint = palette.color("card.green.base")[:3]

    def darkest(pixels: list[tuple[int, int, int, int]]) -> float:
        return min(luminance((r / 255, g / 255, b / 255)) for r, g, b, _ in pixels)

    # Square (1, 0) is a window: its lower corner shows paint, and no line towards the brick of its own tile.
    inner = picture.box(left + unit * 1.01, bottom + unit * 0.12, max(1, unit * 0.05), max(1, unit * 0.03))
    parted = picture.box(left + unit * 1.1, bottom + unit * 0.94, 2, unit * 0.12)
    assert darkest(inner) > 0.5 * luminance(paint)
    assert darkest(parted) < 0.4 * luminance(paint)


def test_patterns_show_on_brick_only_when_on() -> None:
    with_marks = drawn(house(squares=GREEN_PAIR))
    without = drawn(house(squares=GREEN_PAIR, patterns=False))
    subject = house()
    x, y = middle(subject, 0, 0)
    assert with_marks.at(x, y)[:3] == (255, 255, 255)
    assert without.at(x, y)[:3] != (255, 255, 255)
    x, y = middle(subject, 1, 0)
    assert with_marks.at(x, y) == without.at(x, y)


def _navy(picture: Picture, subject: Any, x: int, y: int) -> int:
    """Pixels as dark as a shield's field; bare plaster has none."""
    left, bottom, width, height = subject.square_rect(x, y)
    box = picture.box(left + 3, bottom + 3, width - 6, height - 6)
    return sum(luminance((r / 255, g / 255, b / 255)) < 0.07 for r, g, b, _ in box)


@pytest.mark.parametrize("look", [{}, {"compact": True}], ids=["full", "compact"])
def test_coats_show_on_their_squares_until_they_are_built_over(look: dict[str, Any]) -> None:
    subject = house(300, 480, **look)
    coats = {(2, 2), (4, 4), (1, 6), (3, 8)}
    empty = drawn(subject)
    for x in range(5):
        for y in range(9):
            assert (_navy(empty, subject, x, y) > 0.04 * subject.unit**2) == ((x, y) in coats), (x, y)
    subject.squares = [(x, y, "white", False, number) for number, (x, y) in enumerate(coats)]
    built = drawn(subject)
    assert all(_navy(built, subject, x, y) < 0.01 * subject.unit**2 for x, y in coats)


@pytest.mark.parametrize("compact", [False, True])
def test_a_coat_row_shows_that_it_is_done(compact: bool) -> None:
    subject = house(compact=compact)
    waiting, done = drawn(subject), drawn(house(compact=compact, coat_rows_done=[3]))
    right = subject.grid[0] + subject.grid[2]
    unit = subject.unit
    for row in (2, 4, 6):
        part = (right, subject.grid[1] + (row - 1) * unit, unit * 0.6, unit)
        assert (waiting.box(*part) != done.box(*part)) == (row == 4), row


def test_a_legal_and_an_illegal_place_differ_in_more_than_color() -> None:
    place = [(2, 0, "blue", True), (2, 1, "blue", False)]
    legal = drawn(house(ghost=place, ghost_state="legal"))
    illegal = drawn(house(ghost=place, ghost_state="illegal"))
    subject = house()
    left, bottom, unit, _ = subject.square_rect(2, 0)

    def striped(picture: Picture) -> int:
        row = [luminance(picture.color(left + x, bottom + unit * 0.12)) for x in range(4, unit - 4)]
        return sum(abs(a - b) > 0.03 for a, b in pairwise(row))

    assert striped(illegal) > striped(legal) + 4


def test_lit_lines_are_brighter() -> None:
    dark, lit = drawn(house()), drawn(house(lit_rows=[0], lit_columns=[4], lit_squares=[(0, 8)]))
    subject = house()
    for square, brighter in (((1, 0), True), ((4, 6), True), ((0, 8), True), ((1, 5), False)):
        left, bottom, unit, _ = subject.square_rect(*square)
        part = (left + 2, bottom + 2, unit - 4, unit - 4)
        assert (dark.box(*part) != lit.box(*part)) == brighter, square


def test_a_new_palette_repaints_at_once() -> None:
    subject = house(squares=GREEN_PAIR)
    before = drawn(subject)
    set_palette("deuteranopia", False)
    assert drawn(subject).data != before.data
    set_palette("standard", True)
    assert drawn(subject).data == before.data


@pytest.mark.parametrize("color", ["red", "blue", "yellow", "green"])
def test_each_house_has_its_own_gable(color: str) -> None:
    def outline(house_color: str) -> list[bool]:
        subject = house(house_color=house_color)
        picture = drawn(subject)
        top = int(subject.grid[1] + subject.grid[3])
        return [pixel[3] > 128 for pixel in picture.box(0, top, 500, 100)]

    mine = outline(color)
    for other in {"red", "blue", "yellow", "green"} - {color}:
        assert sum(a != b for a, b in zip(mine, outline(other), strict=True)) > 1500, other
