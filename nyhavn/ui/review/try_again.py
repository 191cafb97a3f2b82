"""A second try at a turn: the table at that moment, live, with the real cards and the real gestures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.engine.actions import Action, move_of
from nyhavn.engine.jsonform import state_to_json
from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.match.services import FreeGame
from nyhavn.match.session import Session
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.match.thinking import Stop, ThreadThinker, ThreadThought
from nyhavn.match.view import TableView
from nyhavn.review.judge import Judge, Judgement
from nyhavn.review.review import ReviewedTurn
from nyhavn.review.reviewer import TRIED_MILLISECONDS, TRIED_SEED
from nyhavn.review.verdicts import NEAR_ENOUGH
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.table.new_session import KivyClock, PlayersWishes
from nyhavn.ui.table.screen import TABLE_KV
from nyhavn.ui.table.tabletop import Tabletop
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.review import tried_text


class OneTurn(FreeGame):
    """Lets one turn be played, without hints; nothing goes on after it."""

    def may_hint(self) -> bool:
        return False

    def may_leave(self) -> bool:
        return False


def setup_for_trying(setup: Setup) -> Setup:
    """The same table with nothing hidden and nobody who plays by himself."""
    seats = tuple(replace(seat, kind=HUMAN) for seat in setup.seats)
    return replace(setup, seats=seats, curtain=False, flat=False)


class TryAgainScreen(AppScreen):
    """The table at the beginning of a turn; what is played is judged, and may be tried again."""

    kv: ClassVar[tuple[str, ...]] = TABLE_KV
    focus_first: ClassVar[str] = "offer.0"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._match: Match | None = None
        self._turn: ReviewedTurn | None = None
        self._thought: ThreadThought | None = None
        self._busy: Any = None
        self._sheet: ChoiceSheet | None = None
        self.tabletop = Tabletop(self.app)
        self.tabletop.drawn = self._drawn
        self.add_widget(self.tabletop)

    def enter(self, match: Match | None = None, turn: ReviewedTurn | None = None, **_kwargs: Any) -> None:
        """Try this turn of a game."""
        if match is not None and turn is not None:
            self._match, self._turn = match, turn
            self._begin()
        self.tabletop.open()

    def on_pre_leave(self, *_: Any) -> None:
        self._stop_judging()
        self.tabletop.close()

    def back(self) -> bool:
        """Going back first takes back what is laid out."""
        return self.tabletop.put_back()

    def game_state(self) -> dict[str, Any] | None:
        return state_to_json(self.tabletop.view.state) if self.tabletop.has_session else None

    def _begin(self) -> None:
        """Put the table as it was before the turn."""
        assert self._match is not None
        assert self._turn is not None
        before = self._turn.turn.before
        place = next(
            (number for number, step in enumerate(self._match.steps) if step.before.turn == before.turn), 0
        )
        match = Match(setup_for_trying(self._match.setup), self._match.actions[:place], deal=self._match.deal)
        clock = KivyClock()
        wishes = PlayersWishes(self.app.preferences)
        self.tabletop.put(Session(match, clock, ThreadThinker(clock), wishes, guide=OneTurn()))

    # What was tried

    def _drawn(self, view: TableView) -> None:
        turn = self._turn
        if turn is None or self._thought is not None or self._sheet is not None:
            return
        steps = [step for step in view.steps if step.before.turn == turn.turn.number]
        if steps and steps[-1].ends_turn:
            self._judge([step.action for step in steps])

    def _judge(self, actions: list[Action]) -> None:
        assert self._turn is not None
        before = self._turn.turn.before
        moves = tuple(move_of(action) for action in actions)

        def think(stop: Stop) -> Judgement:
            judge = Judge(before, moves, TRIED_SEED, stop=stop)
            judge.run(TRIED_MILLISECONDS * EFFORT_A_MILLISECOND)
            return judge.judgement()

        self._busy = self.app.inspector.busy("try")
        self._thought = ThreadThought("try", think, self._judged, KivyClock())

    def _judged(self, judgement: Judgement) -> None:
        self._stop_judging()
        is_right = judgement.loss <= NEAR_ENOUGH
        entries = [Entry("review", _("Back to the review"), icon="chart-line")]
        if not is_right:
            entries.insert(0, Entry("again", _("Try again"), icon="refresh"))
        self._sheet = ChoiceSheet("try", tried_text(judgement.loss, is_right), entries, "", self._take)
        self._sheet.bind(on_dismiss=self._sheet_gone)
        self._sheet.open()
        self.app.inspector.changed()

    def _take(self, key: str) -> None:
        if key == "review":
            self._turn = None
            self.app.open("review")

    def _sheet_gone(self, *_: Any) -> None:
        self._sheet = None
        if self._turn is not None:
            self._begin()
            self.tabletop.open()

    def _stop_judging(self) -> None:
        if self._thought is not None:
            self._thought.stop()
            self._thought = None
        if self._busy is not None:
            self._busy.stop()
            self._busy = None
