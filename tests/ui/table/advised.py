"""A table at which a hint of the test's choice is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from kivy.clock import Clock

from nyhavn.ai.reasons import FillsSquares, OpensCoat, Reason
from nyhavn.engine.actions import Action
from nyhavn.engine.view import View
from nyhavn.match.deeds import AskHint
from nyhavn.match.services import Advice
from nyhavn.match.thinking import ThreadThinker
from nyhavn.ui.widgets.fit_label import FitLabel
from tests.ui.table.seated import Seated, Undecided

REASONS = (OpensCoat((2, 2)), FillsSquares(5))


@dataclass(frozen=True)
class FixedAdvice:
    """A hint that somebody has thought of."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...] = ()


def advise(table: Seated, actions: tuple[Action, ...], reasons: tuple[Reason, ...] = ()) -> Any:
    """Give this hint; the words that tell it."""

    def answer(_thinker: ThreadThinker, _view: View, _seed: int, done: Callable[[Advice], None]) -> Undecided:
        Clock.schedule_once(lambda _dt: done(FixedAdvice(actions, reasons)))
        return Undecided()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreadThinker, "advise", answer)
        table.session.do(AskHint())
    table.stage.wait_for(lambda: table.view.advice is not None and table.view.advice.actions == actions)
    return next(each for each in table.board.strip.walk() if isinstance(each, FitLabel))
