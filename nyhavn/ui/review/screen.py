"""The review of a game: what it was decided by, turn by turn along the curve, and the way to a second try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.review.moments import KeyMoment, faults, key_moments
from nyhavn.review.review import Review, ReviewedTurn
from nyhavn.review.verdicts import Verdict
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.replay.moment import PlayerMoment
from nyhavn.ui.review.background import BackgroundReview
from nyhavn.ui.review.curve import ChanceCurve
from nyhavn.ui.review.overview import AccountRow, MomentRow
from nyhavn.ui.review.turn_shown import best_step, played_step, reason_lines
from nyhavn.ui.table.new_session import KivyClock
from nyhavn.ui.widgets.buttons import PillButton
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.page_bar import PageBar
from nyhavn.words.review import (
    even_luck_text,
    loss_text,
    luck_text,
    points_of,
    progress_text,
    turn_title,
    verdict_name,
    work_text,
)

KV_CLASSES = (ChanceCurve, PageBar, Panel, PillButton)
"""Named in kv/review only; importing them makes them known there."""
MARK_SIZES = {Verdict.INACCURACY: 1, Verdict.MISTAKE: 2, Verdict.BLUNDER: 3}
MUCH_LUCK = 0.15
"""From here on a die marks what the cards did."""
RIGHT, LEFT, PAGE_UP, PAGE_DOWN = 275, 276, 280, 281
SWIPE = dp(72)
"""How far a finger goes along to turn to another mistake."""


class ReviewScreen(AppScreen):
    """First what the game was decided by, in words; a tap on a moment or on the curve leads to that turn."""

    needs_pictures = True
    kv = ("replay/moment.kv", "review/curve.kv", "review/screen.kv")
    focus_first = "review.next"

    wide = BooleanProperty(False)
    page = OptionProperty("overview", options=("overview", "turn"))
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
    cost = StringProperty()
    work = StringProperty()
    progress = NumericProperty(0)
    working = BooleanProperty(True)
    curve = ObjectProperty()
    street = ObjectProperty()
    harbour = ObjectProperty()
    told = ObjectProperty()
    overview_page = ObjectProperty()
    turn_page = ObjectProperty()
    moments = ObjectProperty()
    no_moments = ObjectProperty()
    accounts = ObjectProperty()
    pages = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._reviews: dict[int, BackgroundReview] = {}
        """By the game, while the app runs: who comes back finds what was found."""
        self._background: BackgroundReview | None = None
        self._review: Review | None = None
        self._players: list[PlayerMoment] = []
        self._pages: dict[str, Any] = {}
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        # kv knows them only as long as they lie on the screen.
        self._pages = {"overview": self.overview_page.__self__, "turn": self.turn_page.__self__}
        tr.bind(language=self._show)
        self._turn_over()

    # Coming and going

    def enter(self, match: Match | None = None, **_kwargs: Any) -> None:
        """Review this game; without one, go on with the game reviewed before, where it was."""
        if match is not None and (self._background is None or self._background.match is not match):
            self._begin(match)
        self._show()

    def _begin(self, match: Match) -> None:
        known = self._reviews.get(id(match))
        if known is None or known.match is not match:
            known = self._reviews[id(match)] = BackgroundReview(match, KivyClock())
        self._background, self._review = known, None
        self.page, self.chosen, self.better = "overview", -1, False
        self._seat_players()

    def on_pre_enter(self) -> None:
        Window.bind(on_key_down=self._on_key)
        if self._background is not None:
            self._background.changed = self._more_is_known
            self._background.go_on()

    def on_pre_leave(self) -> None:
        Window.unbind(on_key_down=self._on_key)
        if self._background is not None:
            self._background.changed = lambda: None
            self._background.rest()

    def back(self) -> bool:
        """From a turn back to the overview; from there back to where one came from."""
        if self.page == "turn":
            self.page = "overview"
            return True
        return False

    def game_state(self) -> dict[str, Any] | None:
        turn = self._turn
        if turn is not None:
            return state_to_json(turn.turn.before)
        return None if self._background is None else state_to_json(self._background.match.state)

    # What the player does

    def look_at(self, turn: int) -> None:
        """Show a turn, counted from 0."""
        if self._review is None or not 0 <= turn < len(self._review.turns):
            return
        self.chosen, self.page, self.better = turn, "turn", False
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

    def try_again(self) -> None:
        """Play the turn once more."""
        if self._background is not None and self.can_try:
            self.app.open("try_again", match=self._background.match, turn=self._turn)

    def _on_key(self, _window: Any, key: int, *_: Any) -> bool:
        if self.app.focus.is_covered or self._review is None:
            return False
        deeds = {
            RIGHT: lambda: self._step(1),
            LEFT: lambda: self._step(-1),
            PAGE_UP: self.previous_fault,
            PAGE_DOWN: self.next_fault,
        }
        if key not in deeds:
            return False
        deeds[key]()
        return True

    def _step(self, turns: int) -> None:
        assert self._review is not None
        self.look_at(min(max(int(self.chosen) + turns, 0), len(self._review.turns) - 1))

    def on_touch_up(self, touch: Any) -> bool:
        """A finger drawn across the houses turns to the next mistake, or to the one before."""
        went = touch.x - touch.ox
        is_swipe = self.page == "turn" and abs(went) > max(SWIPE, 2 * abs(touch.y - touch.oy))
        if is_swipe and self.street.collide_point(*self.street.to_widget(touch.ox, touch.oy)):
            (self.next_fault if went < 0 else self.previous_fault)()
            return True
        return bool(super().on_touch_up(touch))

    # What the player sees

    def on_page(self, *_: Any) -> None:
        self._turn_over()

    def _turn_over(self) -> None:
        """Have the one page lie here and not the other."""
        self.pages.clear_widgets()
        self.pages.add_widget(self._pages[self.page])

    @property
    def _turn(self) -> ReviewedTurn | None:
        if self._review is None or not 0 <= self.chosen < len(self._review.turns):
            return None
        return self._review.turns[int(self.chosen)]

    def _faults(self) -> tuple[int, ...]:
        return () if self._review is None else faults(self._review)

    def _names(self) -> list[str]:
        assert self._background is not None
        return [seat.name for seat in self._background.match.setup.seats]

    def _seat_players(self) -> None:
        assert self._background is not None
        seats = self._background.match.setup.seats
        self.street.clear_widgets()
        self._players = [
            PlayerMoment(seat=number, player_name=seat.name, house_color=seat.color)
            for number, seat in enumerate(seats)
        ]
        for player in self._players:
            self.street.add_widget(player)
        self.curve.house_colors = [seat.color for seat in seats]
        self.curve.lines = []

    def _more_is_known(self) -> None:
        self._show()
        self.app.inspector.changed()

    def _show(self, *_args: Any) -> None:
        background = self._background
        if background is None or not background.is_sketched:
            self.working, self.progress = True, 0
            self.work = progress_text(0)
            return
        review = self._review = background.review()
        self.progress, self.working = background.progress, background.progress < 1
        looked = [turn.simulations for turn in review.turns] or [0]
        self.work = progress_text(self.progress) if self.working else work_text(sum(looked) // len(looked))
        self._show_curve(review)
        moments = self._show_overview(review)
        if self.chosen < 0 and review.turns:
            self.chosen = moments[0].place if moments else 0
        self._show_turn()

    def _show_curve(self, review: Review) -> None:
        self.curve.lines = [
            [*(turn.before[seat] for turn in review.turns), review.end[seat]]
            for seat in range(len(self._players))
        ]
        self.curve.marks = [
            (place, turn.player, MARK_SIZES[turn.verdict])
            for place, turn in enumerate(review.turns)
            if turn.verdict in MARK_SIZES
        ]
        self.curve.dice = [
            (place, turn.player)
            for place, turn in enumerate(review.turns)
            if abs(turn.luck[turn.player]) >= MUCH_LUCK
        ]

    def _show_overview(self, review: Review) -> tuple[KeyMoment, ...]:
        names, background = self._names(), self._background
        assert background is not None
        humans = background.match.setup.humans
        moments = key_moments(review, humans[0] if len(humans) == 1 else None) or key_moments(review)
        rows = self.moments
        rows.clear_widgets()
        for moment in moments:
            turn = review.turns[moment.place]
            rows.add_widget(
                MomentRow(
                    screen=self,
                    turn=moment.place,
                    house_color=background.match.setup.seats[turn.player].color,
                    title=turn_title(turn.turn.number + 1, names[turn.player], turn.verdict, turn.forced),
                    lines=reason_lines(turn),
                    points=points_of(moment.loss),
                )
            )
        self.no_moments.text = "" if moments else _("Nobody made a mistake worth mentioning.")
        accounts = self.accounts
        accounts.clear_widgets()
        for seat, account in enumerate(review.players):
            accounts.add_widget(
                AccountRow(
                    player_name=names[seat],
                    house_color=background.match.setup.seats[seat].color,
                    accuracy=account.accuracy,
                    luck=account.luck,
                    skill=sum(turn.decision[seat] for turn in review.turns),
                    luck_text=luck_text(account.luck),
                    skill_text=luck_text(sum(turn.decision[seat] for turn in review.turns)),
                    even_luck=even_luck_text(account.even_luck),
                )
            )
        return moments

    def _show_turn(self) -> None:
        found = self._faults()
        self.has_next = any(turn > self.chosen for turn in found)
        self.has_previous = any(turn < self.chosen for turn in found)
        turn = self._turn
        if turn is None:
            return
        names = self._names()
        self.has_better = turn.best != turn.turn.actions and turn.loss > 0
        self.better = self.better and self.has_better
        self.can_try = not turn.forced
        self.title = turn_title(turn.turn.number + 1, names[turn.player], turn.verdict, turn.forced)
        step = best_step(turn) if self.better else played_step(turn)
        fault, *reasons = [*reason_lines(turn), "", ""]
        shown = self.has_better and turn.verdict in MARK_SIZES
        self.fault, self.reason = (fault, reasons[0]) if shown else ("", "")
        self.cost = loss_text(turn.loss) if shown else verdict_name(turn.verdict)
        self._show_table(turn.turn.before, step)
        self.told.house_color = self.curve.house_colors[turn.player]
        self.told.turn = _("Better turn") if self.better else _("As played")
        self.told.text = step.text(names)
        self.told.picture(step.merged, self.app.preferences.patterns)

    def _show_table(self, before: State, step: Any) -> None:
        self.harbour.show(before)
        for player in self._players:
            player.show(step.merged.after, step.merged)
