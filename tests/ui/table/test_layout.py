"""The table in every window, for two to four, in every phase: all in sight, in reach and whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from nyhavn.i18n import LANGUAGES
from nyhavn.match.setup import HUMAN
from tests.match.positions import LONG_NAMES, MOMENTS, moment, setup_for
from tests.matrix import SIZES, TELLING_LANGUAGES, seldom
from tests.ui.table.drafts import drafts
from tests.ui.table.looking import faults
from tests.ui.table.seated import Seated, at_table, length_at, whole_game

MORE_SIZES = [
    (915, 412),
    (480, 800),
    (600, 1024),
    (1024, 600),
    (800, 600),
    (1024, 768),
    (768, 1024),
    (1920, 1200),
    (2560, 1440),
    (700, 500),
]


def looks(table: Seated, players: int) -> Iterator[tuple[str, list[str]]]:
    """Every moment of the game, and everything that may be laid out then, with what is wrong."""
    for name in MOMENTS:
        table.go_to(length_at(name, players))
        for what, draft in drafts(name, table.match.state):
            table.lay_out(draft)
            yield f"{name}, {what}", faults(table.board)


def all_faults(
    table: Seated, players: int, sizes: Sequence[tuple[int, int]], density: float = 1.0
) -> list[str]:
    found = []
    for width, height in sizes:
        table.stage.resize(int(width * density), int(height * density))
        for name, wrong in looks(table, players):
            found += [f"{width}x{height} {name}: {fault}" for fault in wrong]
    return found


@pytest.mark.parametrize("players", seldom((2, 3, 4), 2, 4))
def test_everything_fits(players: int) -> None:
    match = whole_game(players, setup_for(players, LONG_NAMES))
    with at_table(match) as table:
        assert all_faults(table, players, SIZES) == []


@pytest.mark.parametrize(
    ("density", "theme", "players"), [pytest.param(2.0, "light", 4, marks=pytest.mark.slow), (3.0, "dark", 3)]
)
def test_everything_fits_on_dense_screens(density: float, theme: str, players: int) -> None:
    match = whole_game(players, setup_for(players, LONG_NAMES))
    with at_table(match, density=density, theme=theme) as table:
        assert all_faults(table, players, SIZES, density) == []


@pytest.mark.parametrize("text_size", seldom((100, 200), 200))
@pytest.mark.parametrize(
    "languages",
    [TELLING_LANGUAGES[1:], pytest.param(tuple(LANGUAGES), marks=pytest.mark.slow)],
    ids=("telling", "all"),
)
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (4, [(360, 640), (640, 360), (2560, 1440)]),
        pytest.param(3, [(1280, 800), (412, 915), (700, 500)], marks=pytest.mark.slow),
        pytest.param(2, [(915, 412), (800, 1280), (1920, 1200)], marks=pytest.mark.slow),
    ],
)
def test_everything_fits_in_every_language(
    players: int, sizes: Sequence[tuple[int, int]], languages: Sequence[str], text_size: int
) -> None:
    match = whole_game(players, setup_for(players, LONG_NAMES))
    with at_table(match, text_size=text_size) as table:
        for language in languages:
            table.stage.app.preferences.language = language
            assert all_faults(table, players, sizes) == []


@pytest.mark.slow
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("density", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_everywhere(players: int, theme: str, density: float, text_size: int) -> None:
    match = whole_game(players, setup_for(players, LONG_NAMES))
    with at_table(match, density=density, theme=theme, text_size=text_size) as table:
        for language in LANGUAGES:
            table.stage.app.preferences.language = language
            assert all_faults(table, players, [*SIZES, *MORE_SIZES], density) == []


@pytest.mark.parametrize("size", seldom(((360, 640), (640, 360), (1280, 800)), (360, 640), (640, 360)))
def test_with_the_hint_everything_still_fits(size: tuple[int, int]) -> None:
    """Against opponents there is one more button in Confirm's row."""
    seat = moment("rich", 4).state.current
    kinds = tuple(HUMAN if number == seat else "mason" for number in range(4))
    with at_table(moment("rich", 4, setup_for(4, LONG_NAMES, kinds)), size) as table:
        assert "hint" in table.stage.parts
        for what, draft in drafts("rich", table.match.state):
            table.lay_out(draft)
            assert faults(table.board) == [], what


@pytest.mark.parametrize(
    "size", seldom(((360, 640), (640, 360), (800, 1280), (1280, 800)), (360, 640), (1280, 800))
)
def test_for_the_left_hand_everything_still_fits(size: tuple[int, int]) -> None:
    match = whole_game(4, setup_for(4, LONG_NAMES))
    with at_table(match, size, left_handed=True) as table:
        assert all_faults(table, 4, [size]) == []
        confirm, undo = (table.stage.parts[name].rect for name in ("confirm", "undo"))
        assert confirm[0] < undo[0]


def test_the_house_is_the_largest_thing_on_the_table() -> None:
    with at_table(whole_game(4, setup_for(4))) as table:
        for size in SIZES:
            table.stage.resize(*size)
            house = table.board.house
            others = [widget for _, widget in table.board.spots() if widget is not house]
            assert all(house.width * house.height > 2 * spot.width * spot.height for spot in others)


@pytest.mark.parametrize(
    ("size", "house", "tile"), [((412, 915), 46, 12), ((360, 640), 37, 9), ((1280, 800), 60, 16)]
)
@pytest.mark.parametrize("players", [2, 4])
def test_squares_and_tiles_are_drawn_as_large_as_planned(
    size: tuple[int, int], house: int, tile: int, players: int
) -> None:
    with at_table(moment("rich", players, setup_for(players, curtain=False)), size) as table:
        board = table.board
        assert board.house.unit >= house
        units = {int(spot.unit) for spot in (*board.supply.values(), board.special)}
        assert len(units) == 1, "one scale on the whole table"
        assert min(units) >= tile


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_everybodys_points_are_a_number_beside_the_name(size: tuple[int, int]) -> None:
    with at_table(moment("rich", 4, setup_for(4, curtain=False)), size) as table:
        parts = table.stage.parts
        for player in table.view.players:
            assert parts[f"score.{player.seat}"].text == str(player.points)
        letters = [panel.points.font_size for panel in table.board.players]
        assert min(letters) >= 18, "large"
