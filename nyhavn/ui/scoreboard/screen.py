"""The scoreboard at the end of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.game import Match
from nyhavn.match.results import PlayerResult, standing
from nyhavn.match.setup import Setup
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art import GableArt
from nyhavn.ui.language import tr
from nyhavn.ui.scoreboard.board import FigureRow, PlayerColumn
from nyhavn.ui.scoreboard.figures import figures
from nyhavn.ui.widgets.houses import show_house
from nyhavn.words.endings import ending_text, ending_why


class ScoreboardScreen(AppScreen):
    """Who won and why, every house, every figure, the points over the turns, and the ways on."""

    kv = ("scoreboard.kv",)
    focus_first = "scoreboard.rematch"

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether there is room for larger letters, as on a tablet."""
    low = BooleanProperty(False)
    """Whether the screen is as low as a phone on its side."""
    share = NumericProperty(1)
    """How wide a player's column may become."""
    house_height = NumericProperty()
    """How high the players' columns can become."""
    house_head = NumericProperty()
    """How much of that is taken by name and points."""
    headline = StringProperty()
    why = StringProperty()
    lines = ListProperty()
    """Points after each turn, a player each, for the chart."""
    house_colors = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._match: Match | None = None
        self._sharing: Any = None
        super().__init__(**kwargs)
        tr.bind(language=self._show)

    def enter(self, match: Match | None = None, **_kwargs: Any) -> None:
        """Show this game; without one, the game shown before."""
        self._match = match or self._match
        self._show()

    def back(self) -> bool:
        """There is nothing to go back to in a finished game."""
        self.home()
        return True

    def game_state(self) -> dict[str, Any] | None:
        return None if self._match is None else state_to_json(self._match.state)

    # What the player does

    def rematch(self) -> None:
        """The same round again; the next seat starts."""
        assert self._match is not None
        self.app.start_game(rematch_of(self._match.setup, self.app.new_seed()))

    def replay(self) -> None:
        self.app.open("replay", match=self._match)

    def review(self) -> None:
        self.app.open("review", match=self._match)

    def take_picture(self) -> None:
        """Make a picture of the final table; one at a time."""
        if self._match is None or self._sharing is not None:
            return
        from nyhavn.ui.share.picture import SharePicture
        from nyhavn.ui.share.sharing import Sharing

        match, patterns = self._match, self.app.preferences.patterns
        self._sharing = Sharing(self.app, lambda day: SharePicture(match, day, patterns), self._shared)
        self._sharing.start()

    def _shared(self) -> None:
        self._sharing = None

    def home(self) -> None:
        self.app.open("home")

    # What the player sees

    def _show(self, *_: Any) -> None:
        if self._match is None:
            return
        state, seats = self._match.state, self._match.setup.seats
        names = [seat.name for seat in seats]
        order = standing(self._match)
        self.headline, self.why = ending_text(state, names), ending_why(state)
        self._show_players(order)
        self._show_figures(order)
        self.house_colors = [seats[result.seat].color for result in order]
        self.lines = [list(result.points) for result in order]

    def _show_players(self, order: list[PlayerResult]) -> None:
        assert self._match is not None
        street = self.ids.street
        street.clear_widgets()
        for result in order:
            seat = self._match.setup.seats[result.seat]
            column = PlayerColumn(
                screen=self, player_name=seat.name, score=result.score, house_color=seat.color, won=result.won
            )
            column.name = f"score.{result.seat}"
            column.description = f"{seat.name} {result.score}"
            column.selected = result.won
            show_house(column.house, self._match.state, result.seat)
            column.bind(wanted_height=self.setter("house_height"), head=self.setter("house_head"))
            street.add_widget(column)

    def _show_figures(self, order: list[PlayerResult]) -> None:
        assert self._match is not None
        gables, table = self.ids.gables, self.ids.table
        gables.clear_widgets()
        for result in order:
            gables.add_widget(GableArt(house_color=self._match.setup.seats[result.seat].color))
        table.clear_widgets()
        for number, figure in enumerate(figures(order)):
            row = FigureRow(
                screen=self, text=figure.text, values=list(figure.values), striped=number % 2 == 0
            )
            table.add_widget(row)


def rematch_of(setup: Setup, seed: int) -> Setup:
    """The same people in the same round, the next of them starting, with a new deal."""
    return replace(setup.starting_with(1), seed=seed)
