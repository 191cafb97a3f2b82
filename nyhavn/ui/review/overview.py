"""What a game was decided by, and everybody's account; their look is in kv/review/overview.kv."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.i18n import _
from nyhavn.match.setup import Setup
from nyhavn.review.moments import KeyMoment, key_moments
from nyhavn.review.ranks import rank_of
from nyhavn.review.review import Review
from nyhavn.ui.review.turn_shown import reason_lines, title_of
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.list_items import ListRow
from nyhavn.ui.widgets.rows import SwitchRow
from nyhavn.words.review import (
    average_text,
    even_luck_text,
    luck_text,
    points_of,
    rank_text,
    verdict_counts,
)

USUAL_PLAYERS, USUAL_MOMENTS = 2, 3
"""For so many there are rows before anything is known of a game."""
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


def own_first(setup: Setup, own: str) -> list[int]:
    """The seats in the order in which they are told of: who is called so, other people, then opponents."""
    humans = setup.humans

    def distance(seat: int) -> tuple[bool, bool]:
        name = setup.seats[seat].name
        return seat not in humans, name.casefold() != own.casefold()

    return sorted(range(len(setup.seats)), key=distance)


def _have_first(box: Any, rows: Sequence[Any], number: int) -> None:
    """Have so many of the rows in a box, the first ones of all."""
    there = len(box.children)
    for row in rows[number:there]:
        box.remove_widget(row)
    for row in rows[there:number]:
        box.add_widget(row)


class Overview(BoxLayout):
    """The key moments in words, then everybody's account. Rows are made once and then only changed: more
    becomes known every second."""

    screen = ObjectProperty()
    moments = ObjectProperty()
    no_moments = ObjectProperty()
    accounts = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._accounts: list[AccountRow] = []
        self._moments: list[MomentRow] = []
        """All that were ever made, from the first."""
        self._order: list[int] = [0]
        super().__init__(**kwargs)

    def making(self) -> Iterator[None]:
        """Make the rows that most games need, one at a time."""
        for number in range(1, USUAL_PLAYERS + 1):
            self._accounts.append((yield from made(AccountRow)))
            self._have_accounts(number)
            yield
        for number in range(1, USUAL_MOMENTS + 1):
            self._moments.append((yield from made(MomentRow, screen=self.screen)))
            self._have_moments(number)
            yield

    def _have_accounts(self, number: int) -> None:
        while len(self._accounts) < number:
            self._accounts.append(AccountRow())
        _have_first(self.accounts, self._accounts, number)

    def _have_moments(self, number: int) -> None:
        while len(self._moments) < number:
            self._moments.append(MomentRow(screen=self.screen))
        _have_first(self.moments, self._moments, number)

    def seat(self, setup: Setup, own: str) -> None:
        """Have an account for everybody, first for who is called so."""
        self._order = own_first(setup, own)
        self._have_moments(0)
        self._have_accounts(len(setup.seats))
        self.no_moments.text = ""
        for row, seat in zip(self._accounts, self._order, strict=False):
            row.player_name, row.house_color = setup.seats[seat].name, setup.seats[seat].color
            # Nothing of the game before.
            row.rank = row.verdicts = row.average = row.luck_text = row.skill_text = row.even_luck = ""
            row.accuracy = row.luck = row.skill = 0

    def show(self, review: Review, setup: Setup) -> tuple[KeyMoment, ...]:
        """Show what is known by now; the key moments, one's own first where several people play."""
        humans = setup.humans
        moments = key_moments(review, humans[0] if len(humans) == 1 else None) or key_moments(review)
        first = self._order[0]
        moments = tuple(sorted(moments, key=lambda moment: review.turns[moment.place].player != first))
        self._show_moments(review, setup, moments)
        for row, seat in zip(self._accounts, self._order, strict=False):
            self._show_account(row, review, seat)
        return moments

    def _show_moments(self, review: Review, setup: Setup, moments: tuple[KeyMoment, ...]) -> None:
        self._have_moments(len(moments))
        for row, moment in zip(self._moments, moments, strict=False):
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
