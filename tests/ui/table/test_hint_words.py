"""A hint is read whole on the smallest phones, in every language; who asks why reads all of it."""

from __future__ import annotations

from itertools import product

import pytest

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.state import State, apply
from nyhavn.i18n import LANGUAGES
from nyhavn.match.draft import Draft
from nyhavn.ui.table.board import is_shown
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.widgets.fit_label import fits
from nyhavn.words.advice import move_text
from nyhavn.words.reasons import reason_text
from tests.match.positions import moment, setup_for
from tests.matrix import SIZES, seldom
from tests.ui.shell.keys import Keyboard
from tests.ui.table.advised import REASONS, advise
from tests.ui.table.looking import faults
from tests.ui.table.seated import at_table

OPEN = setup_for(2, curtain=False)
SMALLEST_PHONE = 640
"""How high it is: in lower windows the strip may lie over the lowest storey."""


def with_all_abilities(state: State) -> tuple[Action, ...]:
    """A draw and a build that use up everything."""
    draws = [action for action in state.legal() if isinstance(action, DrawCards)]
    draw = max(draws, key=lambda draw: (draw.both_actions, draw.additional_card, draw.any_cards))
    after, _ = apply(state, draw)
    builds = [action for action in after.legal() if isinstance(action, Build)]
    return draw, max(builds, key=lambda build: (build.change is not None, build.discount, build.size))


def every_kind(state: State) -> list[tuple[Action, ...]]:
    """One action of every kind."""
    return [(action,) for action in {type(action): action for action in state.legal()}.values()]


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (640, 360)])
def test_a_hint_is_whole_in_every_language(size: tuple[int, int]) -> None:
    cut_off = []
    with at_table(moment("all active", 2, OPEN), size, shared_hints=True) as table:
        for name in ("all active", "coat", "discard"):
            table.tabletop.put(new_session(table.stage.app, moment(name, 2, OPEN), None))
            table.tabletop.open()
            state = table.match.state
            hints = every_kind(state) + ([with_all_abilities(state)] if name == "all active" else [])
            for language, actions in product(LANGUAGES, hints):
                table.stage.app.preferences.language = language
                label = advise(table, actions)
                box = int(label.width), int(label.height)
                if not fits(label.text, label.font_name, label.line_height, box, label.font_size):
                    cut_off.append(f"{language}: {label.text}")
    assert cut_off == []


def test_where_a_hint_is_short_who_asks_why_reads_all_of_it() -> None:
    with at_table(moment("all active", 2, OPEN), (360, 640), shared_hints=True) as table:
        actions = with_all_abilities(table.match.state)
        assert "“" not in advise(table, actions).text
        table.stage.tap("hint")
        whole = move_text(actions, table.view)
        assert "“Both actions”, “Any cards”, “Additional card”" in whole
        assert whole in table.stage.parts["explanation"].text


def build_of(state: State) -> Build:
    """One as high up as there is one, where the strip and what the bubble says may meet."""
    builds = [action for action in state.legal() if isinstance(action, Build)]
    return max(builds, key=lambda build: max(row for _column, row in build.cells))


@pytest.mark.parametrize("text", seldom((100, 200), 100))
def test_of_a_tile_in_the_air_one_may_ask_why_in_every_window(text: int) -> None:
    """On small phones, what turns the tile lay where the hint does, and the strip is too low for a finger."""
    match = moment("all active", 2, OPEN)
    with at_table(match, shared_hints=True, text_size=text) as table:
        build = build_of(table.match.state)
        for size in [*SIZES, (915, 412), (700, 500)]:
            table.stage.resize(*size)
            table.lay_out(Draft())
            advise(table, (build,), REASONS)
            assert is_shown(table.board.rotate), size
            assert faults(table.board) == [], size
            parts = table.stage.parts
            ways = {name for name in ("hint", "hint.strip") if name in parts and parts[name].enabled}
            assert ways, size
            for way in ways:
                table.stage.tap(way)
                why = table.stage.parts["explanation"].text
                assert all(reason_text(reason) in why for reason in REASONS), (size, way)
                table.stage.app.back()
                table.stage.frames(12)
                assert "explanation" not in table.stage.parts


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (915, 412), (700, 500)])
def test_a_hint_says_the_move_and_one_reason_on_small_phones_too(size: tuple[int, int]) -> None:
    """The strip said the move alone rather than both in letters that are a little smaller."""
    with at_table(moment("all active", 2, OPEN), size, shared_hints=True) as table:
        label = advise(table, (build_of(table.match.state),), REASONS)
        assert reason_text(REASONS[0]) in label.text
        box = int(label.width), int(label.height)
        assert fits(label.text, label.font_name, label.line_height, box, label.font_size)
        assert table.board.strip.top <= table.board.house.grid[1] or size[1] < SMALLEST_PHONE


def test_the_button_of_the_hint_tells_when_it_says_why() -> None:
    with at_table(moment("all active", 2, OPEN), shared_hints=True) as table:
        button = table.board.hint
        before = button.icon, button.hint
        advise(table, (build_of(table.match.state),), REASONS)
        assert (button.icon, button.hint) == ("lightbulb-question-outline", "Why?")
        Keyboard(table.stage).press("h")
        assert reason_text(REASONS[1]) in table.stage.parts["explanation"].text, "so does its key"
        table.stage.app.back()
        table.stage.frames(12)
        table.stage.tap("undo")
        assert table.view.advice is None
        assert (button.icon, button.hint) == before
