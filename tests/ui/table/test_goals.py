"""What the table is to be read by at a glance, as numbers, in every window that it was designed for."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from nyhavn.i18n import LANGUAGES
from tests.match.positions import moment, setup_for
from tests.matrix import seldom, spread
from tests.ui.shell.reading import picture_of_window
from tests.ui.table.least import LEAST
from tests.ui.table.seated import at_table

POINTS = 18
"""How large everybody's points are written at least, in dp."""
SMALL_CARDS = ((360, 640), (412, 915), (700, 500))


@pytest.mark.parametrize(("players", "text"), spread((2, 3, 4), (100, 200)))
def test_the_table_is_read_at_a_glance_in_every_window(players: int, text: int) -> None:
    """Larger letters take what they need from each other, not from the house and the tiles."""
    with at_table(moment("rich", players, setup_for(players, curtain=False)), text_size=text) as table:
        board = table.board
        for size, (square, tile) in LEAST.items():
            table.stage.resize(*size)
            assert board.house.unit >= square, size
            scales = {int(spot.unit) for spot in (*board.supply.values(), board.special)}
            assert len(scales) == 1, f"{size}: one scale on the whole table"
            assert min(scales) >= tile, size
            # Whoever builds is shown as large as the own house.
            assert board.spotlight.height >= 0.95 * board.house.height, size
            assert board.spotlight.width >= 0.95 * board.house.width, size
            simple = {card.width < card.simple_below for card in board.piers}
            assert simple == {size in SMALL_CARDS}, f"{size}: shapes only where they can be read"
            # Everybody's points, also those of two figures.
            for panel in board.players:
                panel.score = 11
            table.stage.frames(3)
            assert min(panel.points.font_size for panel in board.players) >= POINTS, size


@pytest.mark.parametrize("text", seldom((100, 200), 200))
def test_no_language_takes_anything_of_the_house_or_the_tiles(text: int) -> None:
    with at_table(moment("rich", 4, setup_for(4, curtain=False)), text_size=text) as table:
        board, found = table.board, set()
        for language in LANGUAGES:
            table.stage.app.preferences.language = language
            for size, (square, tile) in LEAST.items():
                table.stage.resize(*size)
                scale = min(spot.unit for spot in board.supply.values())
                if board.house.unit < square or scale < tile:
                    found.add((language, size))
        assert found == set()


def test_flags_carry_initials_that_tell_the_players_apart() -> None:
    with at_table(moment("rich", 4, setup_for(4, curtain=False))) as table:
        initials = table.board.track.initials
        assert initials == ["A", "B", "C", "D"]


def test_what_is_paid_with_an_ability_only_has_a_mark_on_its_tile() -> None:
    with at_table(moment("all active", 2, setup_for(2, curtain=False))) as table:
        marked = {kind for kind, spot in table.board.supply.items() if spot.reach}
        assert marked
        for kind, spot in table.board.supply.items():
            stars = [child for child in spot.children if child.opacity]
            assert bool(stars) == (kind in marked), kind


def test_the_track_grows_with_the_window() -> None:
    """Its discs and their numbers stayed small beside pennants three times as large."""
    with at_table(moment("rich", 4, setup_for(4, curtain=False)), (1280, 800)) as table:
        track = table.board.track
        small, _ = track.disc_center(0)
        for size in ((1920, 1200), (2560, 1440)):
            table.stage.resize(*size)
            by = min(size[0] / 1280, size[1] / 800)
            assert track.disc_center(0)[0] >= 0.9 * by * small, size


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_can_be_paid_what_cannot_and_what_is_gone_are_told_apart_by_strength(theme: str) -> None:
    match = moment("rich", 4, setup_for(4, curtain=False))
    with at_table(match, (1280, 800), theme=theme) as table:
        picture = picture_of_window()
        height = picture.height
        strengths: dict[str, list[float]] = {"gone": [], "dim": [], "": []}
        for kind, spot in table.board.supply.items():
            supply, tile = table.view.supply[kind], spot.tile_box()
            left, top = int(spot.x + tile.x), height - int(spot.y + tile.top)
            drawn = picture.crop((left, top, left + int(tile.width), top + int(tile.height)))
            ground = picture.getpixel((int(spot.right - 6), height - int(spot.y + 6)))
            away = ImageChops.difference(drawn, Image.new("RGB", drawn.size, ground))
            share = len(spot.cells) * spot.unit**2 / (tile.width * tile.height)
            strength = sum(ImageStat.Stat(away).mean) / share
            strengths["gone" if not supply.left else "" if supply.affordable else "dim"].append(strength)
        gone, dim, paid = (sum(each) / len(each) for each in strengths.values())
        assert 1.6 * gone < dim
        assert 1.15 * dim < paid
