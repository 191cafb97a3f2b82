"""What one sees of the table without asking: what the others did, names under the cursor, notices apart."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from nyhavn.engine.events import CardsDrawn
from nyhavn.ui.art import CardArt
from nyhavn.ui.table.board import is_shown
from nyhavn.ui.table.input.mouse import Hovering
from nyhavn.ui.table.overlays.log import LogLine
from nyhavn.words.explanations import explain
from tests.match.positions import LONG_NAMES, moment, setup_for
from tests.matrix import SIZES, TELLING_LANGUAGES, spread
from tests.ui.shell.reading import overlap
from tests.ui.table.looking import targets
from tests.ui.table.seated import Seated, at_table, length_at, whole_game

NAMED_BY_THEIR_WORDS = {"confirm", "strip", "recap", "house"}
WINDOWS = [*SIZES, (915, 412), (700, 500), (1920, 1200), (2560, 1440)]


@pytest.mark.parametrize(("players", "language"), spread((2, 3, 4), TELLING_LANGUAGES))
def test_a_notice_lies_over_no_button(players: int, language: str) -> None:
    """The longest that the table has to tell, in any window."""
    match = whole_game(players, setup_for(players, LONG_NAMES))
    with at_table(match, language=language) as table:
        table.go_to(length_at("rich", players))
        found = []
        for size in WINDOWS:
            table.stage.resize(*size)
            table.stage.app.say("Hold to confirm, hold to confirm, hold to confirm, hold to confirm")
            table.stage.frames(4)
            notice = table.stage.parts["notice"].rect
            for button in table.board.buttons:
                box = (*button.to_window(*button.pos), *button.size)
                if is_shown(button) and overlap(notice, box):
                    found.append(f"{size}: {button.name}")
        assert found == []


@pytest.mark.parametrize("name", ["rich", "coat"])
def test_under_a_cursor_that_rests_everything_has_a_name(name: str) -> None:
    with at_table(whole_game(2, setup_for(2)), (1280, 800)) as table:
        table.go_to(length_at(name, 2))
        hovering = Hovering(table.board, lambda spot: explain(spot, table.view)[0])
        nameless = []
        for called, widget in targets(table.board):
            hovering.move(widget.center, table.view)
            hovering.tell()
            words = getattr(widget, "text", "")
            if not is_shown(table.board.tooltip) and called not in NAMED_BY_THEIR_WORDS and not words:
                nameless.append(called)
            hovering.stop()
        assert nameless == []


def cards_told(table: Seated) -> list[list[str]]:
    """The colours of the cards in each entry of the recap."""
    entries = reversed(table.board.recap.entries.children)
    return [
        [picture.color for picture in reversed(entry.pictures.children) if isinstance(picture, CardArt)]
        for entry in entries
    ]


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (1280, 800)])
def test_of_two_cards_that_a_rival_took_both_are_seen(size: tuple[int, int]) -> None:
    with at_table(moment("rich", 4), size) as table:
        drawn = [event for step in table.view.recap for event in step.events if isinstance(event, CardsDrawn)]
        taken = [list(event.cards) for event in drawn]
        assert len(taken) == 3
        assert [told[: len(cards)] for told, cards in zip(cards_told(table), taken, strict=True)] == taken


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_of_all_rivals_are_told_alike(players: int) -> None:
    """One with its name, one without, and one with pictures alone looked like three kinds of things."""
    with at_table(moment("rich", players)) as table:
        for size in WINDOWS:
            table.stage.resize(*size)
            entries = table.board.recap.entries.children
            assert len(entries) == players - 1
            assert len({entry.way for entry in entries}) == 1, size
            pictures = [picture for entry in entries for picture in entry.pictures.children]
            assert len({round(picture.height) for picture in pictures}) == 1, size
            for entry in entries:
                assert entry.words.text == entry.texts[entry.way], size
                assert entry.pictures.right <= entry.right, size


def test_a_tap_on_what_the_others_did_opens_the_log() -> None:
    with at_table(moment("rich", 2)) as table:
        table.stage.tap("recap")
        table.stage.frames(12)
        assert any(isinstance(widget, LogLine) for child in Window.children for widget in child.walk())


def test_on_the_curtain_everybodys_last_turn_is_told_in_words() -> None:
    with at_table(moment("rich", 4)) as table:
        table.stage.open("home")
        table.stage.open("table")
        assert table.view.has_curtain
        curtain = table.tabletop.curtain
        assert curtain is not None
        assert [house.title for house in curtain.houses if not house.deed.text] == []
