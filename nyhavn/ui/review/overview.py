"""What a game was decided by, and everybody's account; their look is in kv/review/overview.kv."""

from __future__ import annotations

from collections import Counter

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.i18n import _
from nyhavn.match.setup import Setup
from nyhavn.review.moments import KeyMoment, key_moments
from nyhavn.review.ranks import rank_of
from nyhavn.review.review import Review
from nyhavn.ui.art import HOUSE_COLORS
from nyhavn.ui.review.turn_shown import reason_lines, title_of
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.list_row import ListRow
from nyhavn.ui.widgets.rows import SwitchRow
from nyhavn.words.review import (
    average_text,
    even_luck_text,
    luck_text,
    points_of,
    rank_text,
    verdict_counts,
)

KV_CLASSES = (SwitchRow,)
"""Named in kv/review/overview.kv only; importing it makes it known there."""


class MomentRow(ListRow):
    """A turn that decided much; a tap shows it."""

    screen = ObjectProperty()
    turn = NumericProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    title = StringProperty()
    lines = ListProperty()
    points = NumericProperty()


class AccountRow(Panel):
    """One player: rank, verdicts, and luck and skill as two bars."""

    player_name = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    rank = StringProperty()
    verdicts = StringProperty()
    accuracy = NumericProperty()
    average = StringProperty()
    luck = NumericProperty()
    skill = NumericProperty()
    luck_text = StringProperty()
    skill_text = StringProperty()
    even_luck = StringProperty()


class AccountFigure(BoxLayout):
    """What is counted, and its number."""

    text = StringProperty()
    figure = StringProperty()


class BalanceBar(BoxLayout):
    """A bar to the right for what somebody gained, to the left for what was lost; from -1 to 1."""

    value = NumericProperty()


def own_first(setup: Setup) -> list[int]:
    """The seats in the order in which they are told of: people before opponents."""
    humans = setup.humans
    return [*humans, *(seat for seat in range(len(setup.seats)) if seat not in humans)]


class Overview(BoxLayout):
    """The key moments in words, then everybody's account. Rows are made once and then only changed: more
    becomes known every second."""

    screen = ObjectProperty()
    moments = ObjectProperty()
    no_moments = ObjectProperty()
    accounts = ObjectProperty()

    def seat(self, setup: Setup) -> None:
        """Make an account for everybody."""
        self.moments.clear_widgets()
        self.accounts.clear_widgets()
        self.no_moments.text = ""
        for seat in own_first(setup):
            self.accounts.add_widget(
                AccountRow(player_name=setup.seats[seat].name, house_color=setup.seats[seat].color)
            )

    def show(self, review: Review, setup: Setup) -> tuple[KeyMoment, ...]:
        """Show what is known by now; the key moments."""
        humans = setup.humans
        moments = key_moments(review, humans[0] if len(humans) == 1 else None) or key_moments(review)
        self._show_moments(review, setup, moments)
        for row, seat in zip(reversed(self.accounts.children), own_first(setup), strict=True):
            self._show_account(row, review, seat)
        return moments

    def _show_moments(self, review: Review, setup: Setup, moments: tuple[KeyMoment, ...]) -> None:
        box = self.moments
        while len(box.children) > len(moments):
            box.remove_widget(box.children[0])
        while len(box.children) < len(moments):
            box.add_widget(MomentRow(screen=self.screen))
        for row, moment in zip(reversed(box.children), moments, strict=True):
            turn = review.turns[moment.place]
            seat = setup.seats[turn.player]
            row.turn, row.house_color = moment.place, seat.color
            row.title = title_of(turn, seat.name)
            row.lines = reason_lines(turn)
            row.points = points_of(moment.loss)
        self.no_moments.text = "" if moments else _("Nobody made a mistake worth mentioning.")

    def _show_account(self, row: AccountRow, review: Review, seat: int) -> None:
        account = review.players[seat]
        skill = sum(turn.decision[seat] for turn in review.turns)
        row.rank = rank_text(rank_of(account.loss)) if account.decisions else ""
        row.verdicts = verdict_counts(
            Counter(turn.verdict for turn in review.turns if turn.player == seat and not turn.forced)
        )
        row.accuracy, row.average = account.accuracy, average_text(account.loss)
        row.luck, row.luck_text = account.luck, luck_text(account.luck)
        row.skill, row.skill_text = skill, luck_text(skill)
        row.even_luck = even_luck_text(account.even_luck)
