"""What the table says of itself: none left, coats of arms, rows."""

from __future__ import annotations

from tests.match.positions import FIRST_COAT, moment, told
from tests.ui.table.hands_on import NO_CURTAIN, press
from tests.ui.table.seated import at_table


def test_kinds_of_which_none_is_left_are_explained_instead_of_held() -> None:
    match = told(
        "PPPPPBB PP PPP PPPP PPPP PPPP PPPP PPPP E",
        "d12",
        "d34",
        "d12",
        "P5:a1b1c1d1e1=PPPPP",
        setup=NO_CURTAIN,
    )
    with at_table(match) as table:
        finger = table.put(*table.center("supply.purple.5"))
        table.draw(finger, *table.square(2, 2))
        table.lift(finger)
        assert table.match.draft.is_empty
        table.stage.tap("supply.purple.5")

        assert table.match.draft.is_empty
        assert table.stage.parts["hint.strip"].text == "There are none of these left."


def test_a_long_press_on_the_house_explains_what_is_there() -> None:
    with at_table(told(*FIRST_COAT, "^pass", "d12", setup=NO_CURTAIN)) as table:
        for square, title in (
            ((4, 4), "Coat of arms"),
            ((0, 0), "Rows and columns"),
            ((2, 0), "Rows and columns"),
        ):
            press(table, table.square(*square))
            assert table.stage.parts["explanation"].text.startswith(title)
            table.stage.go_back()


def test_the_track_is_explained_where_it_is_as_large_as_a_fingertip() -> None:
    with at_table(moment("rich", 2, NO_CURTAIN), (1280, 800)) as table:
        press(table, table.center("track"))
        assert table.stage.parts["explanation"].text.startswith("Score track")
