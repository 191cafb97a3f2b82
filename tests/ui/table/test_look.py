"""What makes the table pleasant to read: tiles in the middle of their places, pictures of what one gets."""

from __future__ import annotations

import pytest

from nyhavn.engine.material import ABILITIES
from nyhavn.ui.art import AbilityArt, TileArt
from nyhavn.ui.table.coats import CoatChoice
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.supply_widget import SupplyWidget
from nyhavn.ui.widgets.fit_label import fits
from tests.match.positions import moment, setup_for
from tests.matrix import SIZES, spread
from tests.ui.shell.layout import SLACK
from tests.ui.table.seated import Seated, at_table, length_at, whole_game


def shares(one: Box, other: Box) -> bool:
    """Whether two boxes lie over each other."""
    return (
        min(one.right, other.right) - max(one.x, other.x) > SLACK
        and min(one.top, other.top) - max(one.y, other.y) > SLACK
    )


def number_box(spot: SupplyWidget) -> Box:
    """Where a number is drawn, by its figures alone: the line round them is higher."""
    box = spot.number_box()
    return Box(box.x, box.y + 0.2 * box.height, box.width, 0.6 * box.height)


@pytest.mark.parametrize(("size", "text"), spread((*SIZES, (915, 412), (1920, 1200)), (100, 200)))
def test_a_tile_of_the_supply_lies_in_the_middle_of_its_place_and_apart_from_its_number(
    size: tuple[int, int], text: int
) -> None:
    with at_table(moment("start"), size, text_size=text) as table:
        for spot in table.board.supply.values():
            tile, number = spot.tile_box(), number_box(spot)
            whole = Box(0, 0, spot.width, spot.height)
            low, top = min(tile.y, number.y), max(tile.top, number.top)
            assert not shares(tile, number), spot.name
            assert low >= -SLACK, spot.name
            assert max(tile.right, number.right) <= whole.right + SLACK, spot.name
            assert tile.x >= 0, spot.name
            assert top <= whole.top + SLACK, spot.name
            assert abs(low - (whole.top - top)) <= 0.16 * whole.height + SLACK, f"{spot.name} is not centred"


def at_a_coat(table: Seated, players: int) -> None:
    table.go_to(length_at("coat", players))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [(412, 915), (1280, 800), (1920, 1200), (800, 1280)])
def test_each_choice_at_a_coat_of_arms_shows_what_one_gets(size: tuple[int, int], players: int) -> None:
    with at_table(whole_game(players, setup_for(players)), size) as table:
        at_a_coat(table, players)
        choices = table.board.coats.choices
        assert all(choice.pictured for choice in choices)
        for choice in choices:
            assert choice.picture.width >= 30 * choice.dp - SLACK, choice.key
            assert choice.x <= choice.picture.x, choice.key
            assert choice.picture.right <= choice.right, choice.key
            assert choice.y <= choice.picture.y, choice.key
            assert choice.picture.top <= choice.top, choice.key
            picture, words = (
                Box(part.x, part.y, part.width, part.height) for part in (choice.picture, choice.words)
            )
            assert not shares(picture, words), choice.key
        kinds = {choice.key: choice.picture.kind for choice in choices if choice.key in ABILITIES}
        assert all(key == kind for key, kind in kinds.items())
        special = table.board.coats.choice("special")
        assert special is not None
        assert isinstance(special.picture, TileArt)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choices_at_a_coat_of_arms_leave_no_gap(players: int) -> None:
    """One of five stood alone beside an empty place, and on a phone on its side four were narrow above it."""
    with at_table(whole_game(players, setup_for(players))) as table:
        for size in (*SIZES, (915, 412), (1920, 1200)):
            table.stage.resize(*size)
            at_a_coat(table, players)
            coats = table.board.coats
            rows: dict[int, list[CoatChoice]] = {}
            for choice in coats.choices:
                rows.setdefault(round(choice.y), []).append(choice)
            for row in rows.values():
                left, right = min(choice.x for choice in row), max(choice.right for choice in row)
                assert (left, right) == pytest.approx((coats.x, coats.right), abs=1), size
            counts = [len(row) for row in rows.values()]
            assert max(counts) == -(-sum(counts) // len(counts)), (
                f"{size}: no more beside each other than needed"
            )


def test_what_is_not_to_be_had_is_paler() -> None:
    with at_table(whole_game(2, setup_for(2))) as table:
        for length in range(len(table.actions)):
            if table.match.state.over:
                break
            table.go_to(length)
            if table.view.phase != "coat":
                continue
            for choice in table.board.coats.choices:
                if isinstance(choice.picture, AbilityArt):
                    assert choice.picture.dimmed == choice.disabled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_tablet_each_choice_says_what_it_brings(players: int) -> None:
    with at_table(whole_game(players, setup_for(players)), (1280, 800)) as table:
        at_a_coat(table, players)
        for choice in table.board.coats.choices:
            assert choice.noted == choice.note
            if choice.note:
                notes = choice.notes
                box = int(notes.width), int(notes.height)
                assert fits(choice.note, notes.font_name, notes.line_height, box, notes.font_size)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1200), (2560, 1440)])
def test_a_single_rival_fills_the_column(size: tuple[int, int]) -> None:
    """The house stood in the middle of an empty panel."""
    with at_table(moment("rich"), size) as table:
        (rival,) = table.board.opponents
        parts = [rival.words, rival.points, rival.house, rival.hand, rival.fan, rival.coins]
        low, top = min(part.y for part in parts), max(part.top for part in parts)
        assert rival.grand
        assert top - low >= 0.85 * rival.height
        assert rival.house.width >= 0.95 * rival.width
        assert rival.fan.count == rival.cards
