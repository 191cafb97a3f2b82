"""A second try at a turn: the table at that moment, live, with the real cards and the real gestures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.match.record import MatchRecord
from nyhavn.match.services import FreeGame
from nyhavn.match.session import Session
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.match.thinking import ThreadThinker
from nyhavn.match.view import TableView
from nyhavn.review.review import ReviewedTurn
from nyhavn.review.verdicts import NEAR_ENOUGH
from nyhavn.ui.table.new_session import KivyClock, PlayersSettings
from nyhavn.ui.table.tabletop import Tabletop
from nyhavn.ui.table.trial import TrialScreen
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.review import tried_text


class OneTurn(FreeGame):
    """Lets one turn be played, without hints; nothing goes on after it."""

    def may_hint(self) -> bool:
        return False

    def may_leave(self) -> bool:
        return False

    def leads_on(self) -> bool:
        return False


def open_setup(setup: Setup) -> Setup:
    """The same table with nothing hidden and nobody who plays by himself."""
    seats = tuple(replace(seat, kind=HUMAN) for seat in setup.seats)
    return replace(setup, seats=seats, curtain=False, flat=False)


class TryAgainScreen(TrialScreen):
    """The table at the beginning of a turn; what is played is judged, and may be tried again."""

    focus_first: ClassVar[str] = "offer.0"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._record: MatchRecord | None = None
        self._turn: ReviewedTurn | None = None
        self._has_next = False
        """Whether there is a mistake after this one."""
        self._sheet: ChoiceSheet | None = None
        self.tabletop = Tabletop(self.app)
        self.tabletop.drawn = self._drawn
        self.add_widget(self.tabletop)

    def enter(
        self,
        record: MatchRecord | None = None,
        turn: ReviewedTurn | None = None,
        has_next: bool = False,
        **_kwargs: Any,
    ) -> None:
        """Try this turn of a game."""
        if record is not None and turn is not None:
            self._record, self._turn, self._has_next = record, turn, has_next
            self._begin()
        self.tabletop.open()

    def _begin(self) -> None:
        """Put the table as it was before the turn."""
        assert self._record is not None
        assert self._turn is not None
        record, before = self._record, self._turn.turn.before
        place = next(
            (number for number, step in enumerate(record.steps) if step.before.turn == before.turn), 0
        )
        match = Match(open_setup(record.setup), record.actions[:place], deal=record.deal)
        clock = KivyClock()
        settings = PlayersSettings(self.app.preferences)
        self.tabletop.put(Session(match, clock, ThreadThinker(clock), settings, guide=OneTurn()))

    # What was tried

    def _drawn(self, view: TableView) -> None:
        turn = self._turn
        if turn is None or self._is_thinking or self._sheet is not None:
            return
        steps = [step for step in view.steps if step.before.turn == turn.turn.number]
        if steps and steps[-1].ends_turn:
            tried = tuple(step.action for step in steps)
            known = {turn.turn.actions: turn.loss, turn.best: 0.0}
            if tried in known:
                # What the review has told of a turn stays what it was.
                self._think(lambda _stop: known[tried], self._judged)
            else:
                self._judge(turn.turn.before, tried, lambda judgement: self._judged(judgement.loss))

    def _judged(self, loss: float) -> None:
        is_right = loss <= NEAR_ENOUGH
        entries = [Entry("review", _("Back to the review"), icon="chart-line")]
        if not is_right:
            entries.insert(0, Entry("again", _("Try again"), icon="refresh"))
        elif self._has_next:
            entries.insert(0, Entry("next", _("Next mistake"), icon="skip-next"))
        self._sheet = ChoiceSheet("try", tried_text(loss, is_right), entries, "", self._take)
        self._sheet.bind(on_dismiss=self._sheet_gone)
        self._sheet.open()
        self.app.inspector.changed()

    def _take(self, key: str) -> None:
        if key in ("review", "next"):
            self._turn = None
            self.app.open("review", onward=key == "next")

    def _sheet_gone(self, *_: Any) -> None:
        self._sheet = None
        if self._turn is not None:
            self._begin()
            self.tabletop.open()
