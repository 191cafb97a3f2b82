"""Cards and tiles as drawn: every pair of colours is told apart by the eyes that a palette is for."""

from __future__ import annotations

from itertools import combinations

import pytest

from nyhavn.ui.art import CardArt, TileArt, set_palette
from nyhavn.ui.preferences import PALETTES
from tests.ui.art.main_color import main_color
from tests.ui.art.rendering import drawn
from tests.ui.art.sight import MACHADO, difference, seen_as

COLORS = ("red", "yellow", "green", "blue", "purple")
TELLING = 10
"""CIEDE2000 that is plain at a glance."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("palette", PALETTES)
def test_every_pair_is_told_apart_as_drawn(palette: str, dark: bool) -> None:
    set_palette(palette, dark)
    try:
        for make in (
            lambda color: CardArt(color=color, size=(120, 176)),
            lambda color: TileArt(color=color, cells=[(0, 0), (1, 0)], wall=(0, 0), size=(160, 80)),
        ):
            seen = {color: main_color(drawn(make(color))) for color in COLORS}
            if palette in MACHADO:
                seen = {color: seen_as(found, MACHADO[palette]) for color, found in seen.items()}
            for one, other in combinations(COLORS, 2):
                assert difference(seen[one], seen[other]) >= TELLING, (one, other)
    finally:
        set_palette("standard", True)
