"""The palettes: every eye tells the card colours apart, and everything written or drawn stands out."""

from __future__ import annotations

from itertools import combinations

import pytest

from nyhavn.ui.theme.roles import DARK, LIGHT, read_json
from tests.ui.art.palette_data import CARD_COLORS, DATA
from tests.ui.art.sight import MACHADO, VIENOT, Rgb, contrast, difference, from_hex, mixed, seen_as

PALETTES = list(DATA["cards"])
THEMES = (LIGHT, DARK)
PAIRS = list(combinations(CARD_COLORS, 2))
PAINTED_BRICK = 0.6
"""How dark the drawn bricks are: their grey, which multiplies a tile's colour."""
HOUSE_FRONT = 0.42
"""How much of the light tone the house front on a card adds."""


def tone(palette: str, color: str, name: str) -> Rgb:
    return from_hex(DATA["cards"][palette][color][name])


def theme(name: str, key: str) -> Rgb:
    return from_hex(read_json("theme.json")[name][key])


def test_the_difference_formula_agrees_with_its_published_examples() -> None:
    # Pairs of Sharma, Wu and Dalal 2005 are given in Lab; these two are reached from sRGB.
    assert difference((1, 1, 1), (0, 0, 0)) == pytest.approx(100.0, abs=0.01)
    assert difference((1, 0, 0), (0, 1, 0)) == pytest.approx(86.61, abs=0.05)
    assert difference((0, 0, 1), (1, 0, 0)) == pytest.approx(52.88, abs=0.05)


def test_each_palette_has_every_card_color() -> None:
    for palette in PALETTES:
        assert list(DATA["cards"][palette]) == CARD_COLORS
    assert sorted(DATA["patterns"]) == sorted(CARD_COLORS)
    assert len(set(DATA["patterns"].values())) == 5


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_full_sight_tells_card_colors_apart(palette: str, pair: tuple[str, str]) -> None:
    assert difference(tone(palette, pair[0], "base"), tone(palette, pair[1], "base")) >= 20


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("kind", list(MACHADO))
def test_a_palette_is_told_apart_by_the_eyes_it_is_for(kind: str, pair: tuple[str, str]) -> None:
    one, other = (seen_as(tone(kind, color, "base"), MACHADO[kind]) for color in pair)
    assert difference(one, other) >= 20


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("kind", list(VIENOT))
def test_a_second_model_of_the_eye_agrees(kind: str, pair: tuple[str, str]) -> None:
    one, other = (seen_as(tone(kind, color, "base"), VIENOT[kind]) for color in pair)
    assert difference(one, other) >= 18


@pytest.mark.parametrize("kind", list(MACHADO))
def test_bricks_and_card_fronts_are_told_apart_as_well(kind: str) -> None:
    for one, other in PAIRS:
        bricks = [mixed((0, 0, 0), tone(kind, color, "base"), PAINTED_BRICK) for color in (one, other)]
        fronts = [mixed(tone(kind, c, "base"), tone(kind, c, "light"), HOUSE_FRONT) for c in (one, other)]
        assert difference(*(seen_as(each, MACHADO[kind]) for each in bricks)) >= 10, (one, other)
        assert difference(*(seen_as(each, MACHADO[kind]) for each in fronts)) >= 10, (one, other)


def test_the_usual_palette_alone_would_not_do() -> None:
    """Holds the simulation to account: if this fails, it no longer simulates anything."""
    red, green = (
        seen_as(tone("standard", color, "base"), MACHADO["deuteranopia"]) for color in ("red", "green")
    )
    assert difference(red, green) < 15


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("color", CARD_COLORS)
def test_letters_and_shapes_stand_out_on_cards(palette: str, color: str) -> None:
    base, dark, light, ink = (tone(palette, color, name) for name in ("base", "dark", "light", "ink"))
    front = mixed(base, light, HOUSE_FRONT)
    assert contrast(ink, base) >= 4.5
    assert contrast(ink, front) >= 3
    assert contrast(dark, front) >= 3
    window = from_hex("#fff6dc")
    assert contrast(window, dark) >= 3


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("color", CARD_COLORS)
def test_windows_stand_out_from_bricks(palette: str, color: str) -> None:
    bricks = mixed((0, 0, 0), tone(palette, color, "base"), PAINTED_BRICK)
    assert contrast(from_hex("#fffaf0"), bricks) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_text_is_readable_in_light_and_dark(name: str) -> None:
    for surface in ("boardSurface", "boardSurfaceHigh"):
        for text in ("boardText", "boardTextSoft"):
            assert contrast(theme(name, text), theme(name, surface)) >= 4.5, (text, surface)
    assert contrast(theme(name, "paperInk"), theme(name, "paper")) >= 4.5
    assert contrast(theme(name, "coinInk"), theme(name, "brassLight")) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_marks_stand_out_in_light_and_dark(name: str) -> None:
    for mark in ("legal", "illegal", "pick", "ability", "pay", "discard", "boardOutline", "warning"):
        assert contrast(theme(name, mark), theme(name, "boardSurface")) >= 3, mark


def test_house_colors_are_another_family_than_card_colors() -> None:
    for house, tones in DATA["houses"].items():
        for color in CARD_COLORS:
            assert difference(from_hex(tones["base"]), tone("standard", color, "base")) >= 12, (house, color)
    for one, other in combinations(DATA["houses"].values(), 2):
        assert difference(from_hex(one["base"]), from_hex(other["base"])) >= 15
        assert difference(from_hex(one["flag"]), from_hex(other["flag"])) >= 15


@pytest.mark.parametrize("name", THEMES)
def test_chart_lines_stand_out_in_light_and_dark(name: str) -> None:
    for house, tones in DATA["houses"].items():
        line = from_hex(tones["line_dark" if name == DARK else "line_light"])
        assert contrast(line, theme(name, "boardSurface")) >= 3, house
