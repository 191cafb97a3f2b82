"""A review as a picture to show around: the curve, what decided the game, and everybody's account."""

from __future__ import annotations

import datetime as dt
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, OptionProperty, StringProperty

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.i18n import _, date
from nyhavn.match.record import MatchRecord
from nyhavn.review.moments import key_moments
from nyhavn.review.ranks import rank_of
from nyhavn.review.review import Review
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.review.overview import own_first
from nyhavn.ui.review.turn_shown import reason_lines, title_of
from nyhavn.ui.share.picture import SharedPicture
from nyhavn.ui.widgets.control import Panel
from nyhavn.words.endings import ending_text
from nyhavn.words.review import account_text, loss_text, rank_text


class SharedAccount(Panel):
    """A player's name, rank, accuracy and luck."""

    unit = NumericProperty(1)
    player_name = StringProperty()
    rank = StringProperty()
    text = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)


class ReviewCurvePanel(Panel):
    """The curve, with the moment that decided most below it."""

    unit = NumericProperty(1)
    curve = ObjectProperty()
    title = StringProperty()
    text = StringProperty()


class ReviewAccounts(Panel):
    """Everybody's account, below each other."""

    unit = NumericProperty(1)


class ReviewPicture(SharedPicture):
    """The picture; its look is in kv/review/picture.kv."""

    column = NumericProperty(76)

    def __init__(
        self, record: MatchRecord, review: Review, work: str, own: str, day: dt.date, **kwargs: Any
    ) -> None:
        """own: the name of whoever comes first."""
        load_kv("review/curve.kv", "review/picture.kv")
        super().__init__(**kwargs)
        seats = record.setup.seats
        names = [seat.name for seat in seats]
        self.headline = ending_text(record.state, names) if record.state.over else _("Review")
        self.note = f"Nyhavn · {date(day)} · {work}"
        panel = ReviewCurvePanel(unit=self.unit)
        panel.curve.house_colors = [seat.color for seat in seats]
        panel.curve.show(review)
        worst = max(key_moments(review), key=lambda moment: moment.loss, default=None)
        if worst is not None:
            turn = review.turns[worst.place]
            panel.curve.chosen = worst.place
            panel.title = title_of(turn, names[turn.player])
            panel.text = " ".join([reason_lines(turn)[0], loss_text(turn.loss)])
        else:
            panel.title = _("Nobody made a mistake worth mentioning.")
        self.street.add_widget(panel)
        accounts = ReviewAccounts(unit=self.unit)
        for seat in own_first(record.setup, own):
            account = review.players[seat]
            accounts.add_widget(
                SharedAccount(
                    unit=self.unit,
                    player_name=names[seat],
                    house_color=seats[seat].color,
                    rank=rank_text(rank_of(account.loss)),
                    text=account_text(account.accuracy, account.luck),
                )
            )
        self.street.add_widget(accounts)
