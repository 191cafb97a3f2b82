"""The drawn cards: the right shapes, large enough, readable letters, and states that need no colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tests.ui.art.rendering import Picture, drawn  # isort: skip  (tells Kivy how to start)
from kivy.metrics import dp

from nyhavn.engine.material import COLORS, SHAPES, SIZES, Square
from nyhavn.ui.art import CardArt, FanArt, PileArt, palette, set_palette
from nyhavn.ui.art.card_shapes import CARD_TILES, extent, tile_unit
from tests.ui.art.sight import contrast, luminance

Bricked = frozenset[tuple[Square, bool]]


@pytest.fixture(autouse=True)
def usual_colors() -> Any:
    yield
    set_palette("standard", True)


def card(color: str = "green", width: int = 56, height: int = 84, **properties: Any) -> Any:
    return CardArt(color=color, letter="G", size=(width, height), pos=(0, 0), **properties)


def turned_and_mirrored(cells: Iterable[Square], wall: Square) -> set[Bricked]:
    """Every way a tile can lie, moved into the corner, with its wall marked."""
    ways = set()
    points = [(x, y, (x, y) == wall) for x, y in cells]
    for _ in range(2):
        for _ in range(4):
            points = [(-y, x, brick) for x, y, brick in points]
            left, low = min(x for x, _, _ in points), min(y for _, y, _ in points)
            ways.add(frozenset(((x - left, y - low), brick) for x, y, brick in points))
        points = [(-x, y, brick) for x, y, brick in points]
    return ways


@pytest.mark.parametrize("color", COLORS)
def test_a_card_shows_the_four_tiles_of_its_color(color: str) -> None:
    assert [len(tile.cells) for tile in CARD_TILES[color]] == list(SIZES)
    for size, tile in zip(SIZES, CARD_TILES[color], strict=True):
        shape = SHAPES[color, size]
        shown = frozenset((cell, cell == tile.wall) for cell in tile.cells)
        assert shown in turned_and_mirrored(shape, shape[0])


def test_a_card_that_was_seen_can_be_hidden() -> None:
    """An empty pier of a replay showed the card that had lain there."""
    hidden = card()
    assert any(drawn(hidden).data)
    hidden.opacity = 0
    assert not any(drawn(hidden).data)


@pytest.mark.parametrize("color", COLORS)
def test_tiles_on_a_card_do_not_touch(color: str) -> None:
    taken: dict[Square, int] = {}
    for number, tile in enumerate(CARD_TILES[color]):
        for x, y in tile.cells:
            # With gaps of one whole square, tiles that keep apart have no common and no neighbouring squares.
            place = (x + tile.at[0] + tile.gaps[0], y + tile.at[1] + tile.gaps[1])
            assert place not in taken
            taken[place] = number
    for (x, y), number in taken.items():
        for beside in ((x + 1, y), (x, y + 1)):
            assert taken.get(beside, number) == number


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize(("width", "least"), [(56, 7.5), (46, 6)])
def test_tiles_are_large_enough_to_read(color: str, width: int, least: float) -> None:
    assert tile_unit(color, width * 0.83 * 3, width / 0.68 * 0.715 * 3) >= least * 3
    across, gaps_across, down, gaps_down = extent(color)
    assert max(across, down) <= 6
    assert max(gaps_across, gaps_down) <= 3


@pytest.mark.parametrize("color", COLORS)
def test_windows_and_wall_show_on_a_small_card(color: str) -> None:
    picture = drawn(card(color))
    low = picture.box(6, 6, 44, 60)
    window = sum(r > 225 and g > 190 and b > 90 for r, g, b, _ in low)
    dark = palette.color(f"card.{color}.dark")[:3]
    wall = sum(luminance((r / 255, g / 255, b / 255)) < luminance(dark) * 1.35 for r, g, b, _ in low)
    assert window > 200
    assert wall > 70


@pytest.mark.parametrize("name", ["standard", "deuteranopia", "protanopia", "tritanopia"])
@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("width", [30, 56, 120])
def test_the_letter_is_readable_in_rendered_pixels(name: str, color: str, width: int) -> None:
    set_palette(name, True)
    height = int(width / 0.68)
    with_letter = drawn(card(color, width, height))
    bare = card(color, width, height)
    bare.letter = ""
    without = drawn(bare)
    best = max(
        contrast(with_letter.color(x, y), without.color(x, y)) for x in range(width) for y in range(height)
    )
    assert best >= 4.5


def test_a_very_small_card_shows_letter_and_pattern_without_tiles() -> None:
    large, small = card(width=int(dp(44)), height=int(dp(66))), card(width=int(dp(34)), height=int(dp(50)))
    lit = [
        sum(r > 225 and g > 190 and 90 < b < 200 for r, g, b, _ in drawn(each).box(8, 8, each.width - 16, 30))
        for each in (large, small)
    ]
    assert lit[0] > 40
    assert lit[1] == 0
    assert small.simple_below == dp(40)


def test_lifting_moves_the_card_up() -> None:
    low, high = drawn(card(), around=30), drawn(card(lifted=True), around=30)
    up = round(dp(10))

    def top_of_paper(picture: Picture) -> int:
        middle = picture.width // 2
        return max(y for y in range(picture.height) if luminance(picture.color(middle, y)) > 0.8)

    assert top_of_paper(high) - top_of_paper(low) == up


def test_each_purpose_differs_in_brightness_or_sign_not_only_in_hue() -> None:
    pictures = {
        glow: drawn(card(glow=glow, lifted=glow == "pick"), around=20)
        for glow in ("", "pick", "ability", "pay", "discard")
    }
    greys = {
        glow: [
            round(luminance(picture.color(x, y)), 1)
            for x in range(picture.width)
            for y in range(picture.height)
        ]
        for glow, picture in pictures.items()
    }
    for one in greys:
        for other in greys:
            if one < other:
                assert sum(a != b for a, b in zip(greys[one], greys[other], strict=True)) > 60, (one, other)


@pytest.mark.parametrize("color", COLORS)
def test_the_pattern_can_be_left_out(color: str) -> None:
    assert drawn(card(color)).data != drawn(card(color, patterns=False)).data


def test_faces_that_are_no_colors() -> None:
    shown = {color: drawn(card(color)).data for color in ("", "back", "end", "red")}
    assert len(set(shown.values())) == 4


def test_a_dimmed_card_is_darker_on_the_dark_quay() -> None:
    bright, dim = drawn(card()), drawn(card(dimmed=True))
    assert luminance(dim.color(28, 4)) < 0.6 * luminance(bright.color(28, 4))


def test_the_pile_grows_with_its_count_and_warns() -> None:
    def pile(count: int, warning: bool = False) -> Any:
        return PileArt(count=count, warning=warning, size=(66, 110), pos=(0, 0))

    def paper(picture: Picture) -> int:
        return sum(alpha > 250 for _, _, _, alpha in picture.box(33, 0, 1, 110))

    heights = [paper(drawn(pile(count))) for count in (1, 20, 60)]
    assert heights[0] < heights[1] < heights[2]
    assert drawn(pile(9)).data != drawn(pile(9, True)).data
    assert drawn(pile(0)).data != drawn(pile(1)).data


def test_a_hand_face_down_has_a_back_for_each_card_and_stays_in_its_place() -> None:
    def covered(count: int) -> int:
        picture = drawn(FanArt(count=count, size=(200, 60), pos=(0, 0)))
        return sum(alpha > 250 for _, _, _, alpha in picture.box(0, 30, 200, 1))

    one, two, ten = (covered(count) for count in (1, 2, 10))
    assert covered(0) == 0
    assert one > 30
    assert two == pytest.approx(2 * one, abs=4)
    assert two < ten <= 200
