"""One line of the lists: a game with its houses, or a player with what was won."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivymd.uix.boxlayout import MDBoxLayout

from nyhavn.engine.material import COLORS
from nyhavn.i18n import _, date, listing, ngettext, percent
from nyhavn.match.seating import kind_name
from nyhavn.match.setup import Setup
from nyhavn.storage.saved import Listing
from nyhavn.storage.statistics import PlayerStatistics
from nyhavn.ui.home.continue_game import picture
from nyhavn.ui.widgets.card import CardButton
from nyhavn.ui.widgets.control import Panel
from nyhavn.ui.widgets.named import Named
from nyhavn.words.names import color_name


def describe(game: Listing[Setup]) -> dict[str, str]:
    """A game's title and how far it is."""
    names = listing([seat.name for seat in game.setup.seats])
    day = date(datetime.fromtimestamp(game.played / 1000).date())
    snapshot = game.snapshot
    if snapshot.winners is not None:
        winners = listing([game.setup.seats[seat].name for seat in snapshot.winners])
        scores = " : ".join(str(score) for score in snapshot.scores)
        state = _("{scores}, won by {winners}").format(scores=scores, winners=winners)
    else:
        state = _("Turn {turn}").format(turn=snapshot.turn + 1)
    note = f"{state} · {day}" if game.title is None else f"{names} · {state} · {day}"
    return {"title": game.title or names, "note": note}


class SaveRow(Named, MDBoxLayout):
    """A kept game; touching it goes on with it."""

    number = NumericProperty(0)
    game = ObjectProperty(None, allownone=True)
    screen = ObjectProperty(None, allownone=True)
    title = StringProperty()
    note = StringProperty()
    frame = ObjectProperty()
    narrow = BooleanProperty(False)
    """Whether the row is as narrow as on a phone: its buttons lie above each other."""
    picture_width = NumericProperty(0)

    def on_game(self, *_: Any) -> None:
        if self.frame is not None and self.game is not None:
            self.frame.clear_widgets()
            self.frame.add_widget(picture(self.game.setup, self.game.snapshot.house))

    def on_frame(self, *_: Any) -> None:
        self.on_game()


class SaveCard(CardButton):
    """The part of the line that opens the game."""


class PlayerRow(Panel):
    """What the finished games say of one player, with bars."""

    number = NumericProperty(0)
    player = ObjectProperty(None, allownone=True)
    most = NumericProperty(1)
    player_name = StringProperty()
    wins = StringProperty()
    details = StringProperty()
    share = NumericProperty(0)
    """Games won, of those played."""
    games_share = NumericProperty(0)
    """Games played, of those of whoever played most."""
    colors = ListProperty()
    """Squares built of each colour, of all."""

    def on_player(self, *_args: Any) -> None:
        player = self.player
        if player is None:
            return
        self.player_name, self.wins, self.details = player_words(player)
        self.share = player.wins / player.games
        built = [sum(result.squares[index] for result in player.results) for index in range(len(COLORS))]
        total = sum(built) or 1
        self.colors = [count / total for count in built]
        self.on_most()

    def on_most(self, *_args: Any) -> None:
        if self.player is not None:
            self.games_share = self.player.games / max(1, self.most)


def player_words(player: PlayerStatistics) -> tuple[str, str, str]:
    """A player's name, what was won, and the details."""
    kind = "" if player.kind == "human" else f" ({kind_name(player.kind)})"
    games = ngettext("{count} game", "{count} games", player.games).format(count=player.games)
    wins = _("{games}, {share} won").format(games=games, share=percent(player.wins / player.games))
    details = [_("best score: {score}").format(score=player.best_score)]
    if player.fastest_win is not None:
        turns = ngettext("{count} turn", "{count} turns", player.fastest_win).format(count=player.fastest_win)
        details.append(_("fastest win: {turns}").format(turns=turns))
    if player.favourite_color is not None:
        details.append(_("favourite colour: {color}").format(color=color_name(player.favourite_color)))
    return player.name + kind, wins, " · ".join(details)
