"""Live pictures: a tile is dropped and the page says why it does or does not stand; cards are picked."""

from __future__ import annotations

import pytest

from nyhavn.i18n import LANGUAGES
from nyhavn.match.placing import Refusal
from nyhavn.words.refusals import refusal, refusal_why
from tests.matrix import spread
from tests.ui.rules.hands import bring, carry, drag, live, open_page, square, tap, twist
from tests.ui.shell.stage import Stage, on_stage

ROWS = 6
"""Rows that are seen of the house of the puzzle."""


def verdict(stage: Stage) -> str:
    return stage.parts["rules.try.verdict"].text


@pytest.mark.parametrize("language", spread(LANGUAGES))
def test_the_page_says_why_a_dragged_tile_does_not_stand(language: str) -> None:
    with on_stage((412, 915), language=language) as stage:
        open_page(stage, "build")
        picture = live(stage)
        where = stage.screen.reader.place()

        carry(stage, picture, 1, 5)
        assert refusal(Refusal.HANGS) in verdict(stage)
        assert refusal_why(Refusal.HANGS) in verdict(stage)
        assert picture.mark == "no"
        carry(stage, picture, 0, 1)
        assert refusal(Refusal.OVERLAPS) in verdict(stage)
        picture.turn()
        picture.turn()
        carry(stage, picture, 1, 0)
        assert refusal(Refusal.OVERLAPS) in verdict(stage)
        assert stage.screen.reader.place() == pytest.approx(where), "the page did not scroll under the finger"


def test_the_puzzle_is_solved_by_dragging() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)

        carry(stage, picture, 2, 1)

        assert picture.held.cells() == ((3, 1), (2, 2), (3, 2), (4, 2))
        assert picture.mark == "yes"
        assert "It stands" in verdict(stage)
        assert "Pay 3: 4 − 1 beside green" in verdict(stage)


def test_too_few_cards_is_said_with_the_price() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        picture.turn()
        picture.turn()
        carry(stage, picture, 0, 2)

        assert picture.held.at == (0, 2)
        assert "Too few cards" in verdict(stage)
        assert "Pay 4" in verdict(stage)


def test_a_tile_is_placed_and_turned_by_taps_alone() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        tap(stage, square(stage, 3, 1, ROWS))
        assert (3, 1) in picture.held.cells()
        assert picture.mark == "yes"
        before = picture.held

        stage.tap("rules.try.turn")
        assert picture.held == before.turned()
        stage.tap("rules.try.mirror")
        assert picture.held == before.turned().flipped()
        stage.tap("rules.try.back")
        assert picture.held.at is None
        assert "rules.try.tile" in stage.parts


def test_a_tile_dropped_beside_the_house_returns_to_its_tray() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        home = stage.parts["rules.try.tile"].rect
        carry(stage, picture, 8, 4)

        assert picture.held.at is None
        assert stage.parts["rules.try.tile"].rect == home


def test_a_finger_beside_the_tile_scrolls_the_page() -> None:
    with on_stage((412, 640)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        before = stage.screen.reader.place()
        x, y = square(stage, 2, 4, ROWS)
        scroll = stage.screen.reader.scroll
        scroll.scroll_timeout = 10_000  # however slow the machine, the finger moves in time

        drag(stage, (x, y), (x, y - 160))

        assert stage.screen.reader.place() != pytest.approx(before)
        assert picture.held.at is None


def test_two_coats_of_arms_at_once() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "coats")
        picture = live(stage)
        picture.mirror()
        carry(stage, picture, 2, 1)

        assert "2 coats of arms" in verdict(stage)
        assert picture.view.house.lit_rows == [1]


def test_all_windows_count_twice() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "scoring")
        picture = live(stage)
        carry(stage, picture, 3, 1)
        said = set()
        for _mirror in range(2):
            for _turn in range(4):
                said.add(verdict(stage))
                stage.tap("rules.try.turn")
            stage.tap("rules.try.mirror")

        assert any("Row 2: +2, all windows" in text for text in said)
        assert any("Row 2: +1" in text for text in said)


def test_cards_are_picked_as_in_a_turn() -> None:
    with on_stage((360, 640)) as stage:
        screen = open_page(stage, "draw")
        bring(
            stage, next(each for each in screen.reader.content.walk() if type(each).__name__ == "LiveOffer")
        )
        stage.tap("rules.pier.2")
        assert "second card" in stage.parts["rules.pick.verdict"].text
        stage.tap("rules.pier.3")
        assert "You may take them" in stage.parts["rules.pick.verdict"].text
        stage.tap("rules.pier.3")
        stage.tap("rules.pier.2")
        stage.tap("rules.pier.0")
        stage.tap("rules.pier.6")

        assert "Not next to each other" in stage.parts["rules.pick.verdict"].text
        assert [stage.parts[f"rules.pier.{pier}"].selected for pier in (0, 6)] == [False, True]


def test_two_fingers_turn_the_tile_on_the_page() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        tap(stage, square(stage, 2, 3, ROWS))
        before = picture.held
        at = stage.parts["rules.try.tile"].rect
        middle = at[0] + at[2] / 2, at[1] + at[3] / 2

        twist(stage, middle, quarters=-1)

        assert picture.held == before.turned()
        assert stage.parts["rules.try.tile"].rect[2:] == (at[3], at[2])


def test_the_first_of_two_fingers_carries_on_with_the_turned_tile() -> None:
    with on_stage((412, 915)) as stage:
        open_page(stage, "build")
        picture = live(stage)
        carry(stage, picture, 2, 2)
        at = stage.parts["rules.try.tile"].rect
        middle = at[0] + at[2] / 2, at[1] + at[3] / 2
        turned = picture.held.turned()

        twist(stage, middle, quarters=-1, then=(0, picture.unit))

        assert picture.held.turns == turned.turns
        assert picture.held.at is not None
        assert turned.at is not None
        assert picture.held.at[1] == turned.at[1] + 1
