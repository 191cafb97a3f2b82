"""The review of a game: what it was decided by, turn by turn along the curve, and the way to a second try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty

from nyhavn.engine.jsonform import state_to_json
from nyhavn.i18n import _
from nyhavn.match.record import MatchRecord
from nyhavn.review.moments import faults
from nyhavn.review.review import Review, ReviewedTurn
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.replay.table_moment import TableMoment
from nyhavn.ui.review.background import BackgroundReview
from nyhavn.ui.review.curve import MARK_SIZES, ChanceCurve
from nyhavn.ui.review.overview import Overview
from nyhavn.ui.review.turn_shown import best_step, played_step, reason_lines, title_of
from nyhavn.ui.table.new_session import KivyClock
from nyhavn.ui.widgets.buttons import PillButton
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.page_bar import PageBar
from nyhavn.ui.widgets.segments import Choice, Segments
from nyhavn.words.review import loss_text, progress_text, work_text

KV_CLASSES = (ChanceCurve, Choice, Overview, PageBar, Panel, PillButton, Segments)
"""Named in kv/review only; importing them makes them known there."""
RIGHT, LEFT, PAGE_UP, PAGE_DOWN = 275, 276, 280, 281
CURVE = "review.curve"
SWIPE = dp(72)
"""How far a finger goes along to turn to another mistake."""


class ReviewScreen(AppScreen):
    """First what the game was decided by, in words; a tap on a moment or on the curve leads to that turn.

    Where there is room, both lie side by side.
    """

    kv = ("replay/moment.kv", "review/curve.kv", "review/overview.kv", "review/screen.kv")
    focus_first = "review.next"
    warms_up_whole = True

    wide = BooleanProperty(False)
    both = BooleanProperty(False)
    """Whether the overview has its place beside the turn."""
    page = OptionProperty("overview", options=("overview", "turn"))
    open_cards = BooleanProperty(False)
    """Whether turns are judged as if all cards had been known."""
    chosen = NumericProperty(-1)
    """The turn that is looked at, counted from 0."""
    better = BooleanProperty(False)
    """Whether the better turn is shown instead of the one that was played."""
    has_better = BooleanProperty(False)
    can_try = BooleanProperty(False)
    has_previous = BooleanProperty(False)
    has_next = BooleanProperty(False)
    title = StringProperty()
    fault = StringProperty()
    reason = StringProperty()
    work = StringProperty()
    progress = NumericProperty(0)
    working = BooleanProperty(True)
    curve = ObjectProperty()
    street = ObjectProperty()
    harbour = ObjectProperty()
    report = ObjectProperty()
    overview = ObjectProperty()
    overview_page = ObjectProperty()
    turn_page = ObjectProperty()
    pages = ObjectProperty()
    beside = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._record: MatchRecord | None = None
        self._reviews: dict[bool, BackgroundReview] = {}
        """Of this game, with closed cards and with open ones."""
        self.review: Review | None = None
        self._has_picked = False
        """Whether the player looks at a turn of his choice."""
        self._shown: object = None
        """What of the turn is on the screen."""
        self.table: TableMoment
        self._pages: dict[str, Any] = {}
        self._sharing: Any = None
        self._steps: Iterator[None] = iter(())
        """What is left to be shown ahead."""
        self._tick = Clock.create_trigger(self._have_more_ready, 0, interval=True)
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        # kv knows them only as long as they lie on the screen.
        self._pages = {"overview": self.overview_page.__self__, "turn": self.turn_page.__self__}
        self.table = TableMoment(self.street, self.harbour, self.report)
        yield from self.table.making()
        yield from self.overview.making()
        tr.bind(language=self._show)
        self._turn_over()

    # Coming and going

    def enter(self, record: MatchRecord | None = None, onward: bool = False, **_kwargs: Any) -> None:
        """Review this game; without one, go on with the one before, where it was or at its next mistake."""
        if record is not None and not self._is_of(record):
            self._begin(record)
        self._show()
        if onward:
            self.next_fault()

    def expect(self, record: MatchRecord) -> None:
        """This game may be reviewed next: have it looked at, and shown, before anybody opens this screen."""
        if self.app.manager.current_screen is self or self._is_of(record):
            return
        self._begin(record)
        background = self.background
        assert background is not None
        background.changed = self._have_ready
        background.go_on()

    def _have_ready(self) -> None:
        # The closer look waits until somebody is here.
        self._rest()
        self._steps = self._steps_to_show()
        self._tick()

    def _have_more_ready(self, _dt: float) -> bool:
        """What is shown ahead is shown a part a frame; False once it is."""
        return next(self._steps, self) is not self

    def _is_of(self, record: MatchRecord) -> bool:
        """Whether this is the game that is here."""
        return self._record is not None and self._record.is_same_as(record)

    def _begin(self, record: MatchRecord) -> None:
        self._tick.cancel()
        self._record, self._reviews, self.review = record, {}, None
        self.open_cards = False
        self.page, self.chosen, self.better, self._has_picked = "overview", -1, False, False
        self.table.seat(record.setup)
        self.overview.seat(record.setup, self._own)
        self.curve.house_colors = [seat.color for seat in record.setup.seats]
        self.curve.clear()

    @property
    def _own(self) -> str:
        """Who plays alone on this device."""
        return str(self.app.preferences.everybody().solo)

    @property
    def background(self) -> BackgroundReview | None:
        if self._record is None:
            return None
        known = self._reviews.get(self.open_cards)
        if known is None:
            known = BackgroundReview(self._record, KivyClock(), self.app.games, open_cards=self.open_cards)
            self._reviews[self.open_cards] = known
        return known

    def on_pre_enter(self) -> None:
        Window.bind(on_key_down=self._on_key)
        self._go_on()

    def on_pre_leave(self) -> None:
        Window.unbind(on_key_down=self._on_key)
        self._rest()

    def _go_on(self) -> None:
        background = self.background
        if background is not None:
            background.changed = self._more_is_known
            background.go_on()

    def _rest(self) -> None:
        for background in self._reviews.values():
            background.changed = lambda: None
            background.rest()

    def back(self) -> bool:
        """From a turn back to the overview; from there back to where one came from."""
        if self.page == "turn" and not self.both:
            self.page = "overview"
            return True
        return False

    def game_state(self) -> dict[str, Any] | None:
        turn = self._turn
        if turn is not None:
            return state_to_json(turn.turn.before)
        return None if self._record is None else state_to_json(self._record.state)

    # What the player does

    def look_at(self, turn: int) -> None:
        """Show a turn, counted from 0."""
        if self.review is None or not 0 <= turn < len(self.review.turns):
            return
        self.chosen, self.page, self.better, self._has_picked = turn, "turn", False, True
        self._show_turn()

    def next_fault(self) -> None:
        """The next mistake in the game."""
        self._go_to_fault([turn for turn in self._faults() if turn > self.chosen][:1])

    def previous_fault(self) -> None:
        """The mistake before this turn."""
        self._go_to_fault([turn for turn in self._faults() if turn < self.chosen][-1:])

    def _go_to_fault(self, found: list[int]) -> None:
        if found:
            self.look_at(found[0])

    def show_better(self, better: bool) -> None:
        """Show the better turn, or the one that was played."""
        if better and not self.has_better:
            return
        self.better = better
        self._show_turn()

    def judge_with(self, open_cards: bool) -> None:
        """Judge with open cards, or by what everybody could know."""
        if open_cards == self.open_cards or self._record is None:
            return
        self._rest()
        self.open_cards, self.review = open_cards, None
        self._go_on()
        self._more_is_known()

    def try_again(self) -> None:
        """Play the turn once more."""
        if self._record is not None and self.can_try:
            self.app.open("try_again", record=self._record, turn=self._turn, has_next=self.has_next)

    def take_picture(self) -> None:
        """Make a picture of the review; one at a time."""
        if self._record is None or self.review is None or self._sharing is not None:
            return
        from nyhavn.ui.review.picture import ReviewPicture
        from nyhavn.ui.share.sharing import Sharing

        record, review, work, own = self._record, self.review, self.work, self._own
        self._sharing = Sharing(
            self.app, lambda day: ReviewPicture(record, review, work, own, day), self._shared
        )
        self._sharing.start()

    def _shared(self) -> None:
        self._sharing = None

    def _on_key(self, _window: Any, key: int, *_: Any) -> bool:
        if self.app.focus.is_covered or self.review is None:
            return False
        deeds = {
            RIGHT: lambda: self._step(1),
            LEFT: lambda: self._step(-1),
            PAGE_UP: self.previous_fault,
            PAGE_DOWN: self.next_fault,
        }
        ring = self.app.focus
        if key not in deeds or (key in (RIGHT, LEFT) and ring.is_shown and ring.name != CURVE):
            # Who goes round with the ring goes on with it.
            return False
        deeds[key]()
        return True

    def _step(self, turns: int) -> None:
        assert self.review is not None
        self.look_at(min(max(int(self.chosen) + turns, 0), len(self.review.turns) - 1))

    def on_touch_up(self, touch: Any) -> bool:
        """A finger drawn across the houses turns to the next mistake, or to the one before."""
        went = touch.x - touch.ox
        is_swipe = abs(went) > max(SWIPE, 2 * abs(touch.y - touch.oy))
        shows_turn = self.both or self.page == "turn"
        if is_swipe and shows_turn and self.street.collide_point(*self.street.to_widget(touch.ox, touch.oy)):
            (self.next_fault if went < 0 else self.previous_fault)()
            return True
        return bool(super().on_touch_up(touch))

    # What the player sees

    def on_page(self, *_: Any) -> None:
        self._turn_over()

    def on_both(self, *_: Any) -> None:
        self._turn_over()

    def _turn_over(self) -> None:
        """Have the pages lie where there is a place for them: both, or the one and not the other."""
        if not self._pages:
            return
        self.pages.clear_widgets()
        self.beside.clear_widgets()
        self.pages.add_widget(self._pages["turn" if self.both else self.page])
        if self.both:
            self.beside.add_widget(self._pages["overview"])

    @property
    def _turn(self) -> ReviewedTurn | None:
        if self.review is None or not 0 <= self.chosen < len(self.review.turns):
            return None
        return self.review.turns[int(self.chosen)]

    def _faults(self) -> tuple[int, ...]:
        return () if self.review is None else faults(self.review)

    def _more_is_known(self) -> None:
        self._show()
        self.app.inspector.changed()

    def _show(self, *args: Any) -> None:
        """Show what is known by now; with an argument, in another language."""
        if args:
            self._shown = None
        self._tick.cancel()
        for _step in self._steps_to_show():
            pass

    def _steps_to_show(self) -> Iterator[None]:
        background, record = self.background, self._record
        if background is None or record is None or not background.is_sketched:
            self.working, self.progress = True, 0
            self.work = progress_text(0)
            return
        review = background.review()
        self.progress, self.working = background.progress, background.progress < 1
        looked = [turn.simulations for turn in review.turns] or [0]
        self.work = progress_text(self.progress) if self.working else work_text(sum(looked) // len(looked))
        self.curve.show(review)
        yield
        moments = self.overview.show(review, record.setup)
        yield
        self.review = review
        if not self._has_picked and review.turns:
            self.chosen = moments[0].place if moments else 0
        self._show_turn()

    def _show_turn(self) -> None:
        found = self._faults()
        self.has_next = any(turn > self.chosen for turn in found)
        self.has_previous = any(turn < self.chosen for turn in found)
        turn, record = self._turn, self._record
        if turn is None or record is None:
            return
        self.has_better = turn.best != turn.turn.actions and turn.loss > 0
        self.better = self.better and self.has_better
        shown = (turn, self.better)
        if shown == self._shown:
            return
        self._shown = shown
        names = [seat.name for seat in record.setup.seats]
        self.can_try = not turn.forced
        self.title = title_of(turn, names[turn.player])
        fault, *reasons = [*reason_lines(turn), "", ""]
        is_blamed = self.has_better and turn.verdict in MARK_SIZES
        self.fault = f"{fault} {loss_text(turn.loss)}" if is_blamed else ""
        self.reason = reasons[0] if is_blamed else ""
        step = best_step(turn) if self.better else played_step(turn)
        self.table.show(step.merged.after, step.merged, offer=turn.turn.before)
        assert self.review is not None
        heading = _("Turn {number} of {total}").format(
            number=int(self.chosen) + 1, total=len(self.review.turns)
        )
        self.table.tell(turn.player, heading, step.text(names), step.merged, self.app.preferences.patterns)
