"""The buttons of the table answer from the first moment, whatever is shown or hidden round them."""

from __future__ import annotations

import pytest
from kivy.metrics import dp

from nyhavn.engine.actions import Build
from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held, held_for
from nyhavn.ui.table.board import is_shown
from tests.match.positions import moment
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import at_table

SIZES = [(412, 915), (640, 360), (1280, 800)]


@pytest.mark.parametrize("size", SIZES)
def test_undo_answers_before_any_tile_was_held(size: tuple[int, int]) -> None:
    with at_table(moment("seven cards", setup=NO_CURTAIN), size) as table:
        table.stage.tap("offer.2")
        table.stage.tap("offer.3")
        assert table.match.draft == Draft(piers=(2, 3))
        table.stage.tap("undo")
        assert table.match.draft == Draft(piers=(2,))
        table.stage.tap("undo")
        assert table.match.draft.is_empty


@pytest.mark.parametrize("size", SIZES)
def test_every_button_answers(size: tuple[int, int]) -> None:
    with at_table(moment("all active", setup=NO_CURTAIN), size) as table:
        table.stage.tap("supply.blue.4")
        table.stage.tap("tile.rotate")
        assert table.match.draft.held == Held("blue", 4).turned()
        table.stage.tap("tile.flip")
        assert table.match.draft.held == Held("blue", 4).turned().flipped()
        table.stage.tap("undo")
        assert table.match.draft.is_empty
        table.stage.tap("menu")
        table.stage.tap("menu.log")
        assert "log.sheet" in table.stage.parts
        table.stage.go_back()
        table.stage.tap("menu")
        assert "menu.home" in table.stage.parts
        table.stage.go_back()
        table.stage.tap("house.1")
        assert "closer" in table.stage.parts
        table.stage.go_back()
        table.stage.tap("offer.1")
        table.stage.tap("offer.2")
        table.stage.tap("confirm")
        assert table.match.state.current == 1


@pytest.mark.parametrize("size", [(360, 640), (412, 915)])
def test_cards_that_pay_do_not_hide_how_many_abilities_are_left(size: tuple[int, int]) -> None:
    match = moment("seven cards", setup=NO_CURTAIN)
    build = next(action for action in match.state.legal() if isinstance(action, Build))
    with at_table(match, size) as table:
        table.lay_out(Draft(held=held_for(build)))
        board = table.board
        paying = [card for card in board.hand if is_shown(card) and card.lifted]
        coins = [*board.abilities.values(), *board.pool.values()]
        lowest = min(coin.y for coin in coins if is_shown(coin))
        tops = [card.y + sum(card.card_rect()[1::2]) + card.lift for card in paying]

        assert tops
        assert max(tops) <= lowest + dp(4)
