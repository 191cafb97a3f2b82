"""A hint is read whole on the smallest phones, in every language; who asks why reads all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from kivy.clock import Clock

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.state import State, apply
from nyhavn.engine.view import View
from nyhavn.i18n import LANGUAGES
from nyhavn.match.deeds import AskHint
from nyhavn.match.services import Advice
from nyhavn.match.thinking import ThreadThinker
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.widgets.fit_label import FitLabel, fits
from nyhavn.words.advice import move_text
from tests.match.positions import moment, setup_for
from tests.ui.table.seated import Seated, Undecided, at_table

OPEN = setup_for(2, curtain=False)


@dataclass(frozen=True)
class Told:
    """A hint that somebody has thought of."""

    actions: tuple[Action, ...]
    reasons: tuple[str, ...] = ()


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


def advise(table: Seated, actions: tuple[Action, ...]) -> Any:
    """Give this hint; the words that tell it."""

    def answer(_thinker: ThreadThinker, _view: View, _seed: int, done: Callable[[Advice], None]) -> Undecided:
        Clock.schedule_once(lambda _dt: done(Told(actions)))
        return Undecided()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreadThinker, "advise", answer)
        table.session.do(AskHint())
    table.stage.wait_for(lambda: table.view.advice is not None and table.view.advice.actions == actions)
    return next(each for each in table.board.strip.walk() if isinstance(each, FitLabel))


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
