"""The scoreboard at the end of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.record import MatchRecord
from nyhavn.match.results import PlayerResult, standing
from nyhavn.match.setup import Setup
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.art import GableArt
from nyhavn.ui.language import tr
from nyhavn.ui.review.expected import ExpectedReview
from nyhavn.ui.scoreboard.board import FigureRow, PlayerColumn, PlayerRow, PlayerScore
from nyhavn.ui.widgets.houses import light_windows, show_house
from nyhavn.words.endings import ending_why, finale_title
from nyhavn.words.figures import figures

LARGER = {2: 1.15, 3: 1.3, 4: 1.4}
"""How much wider the house of who won is, by the number of players."""
PODIUM = 4
"""So many houses side by side are small on an upright phone: who won stands large beside all others there."""
BESIDE_PODIUM = 1.05
"""How wide the column of who won is there, for the others'."""


class ScoreboardScreen(AppScreen):
    """Who won and why, every house, every figure, the points over the turns, and the ways on."""

    kv = ("scoreboard/screen.kv",)
    focus_first = "scoreboard.rematch"

    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether there is room for larger letters, as on a tablet."""
    grand = BooleanProperty(False)
    """Whether the window is so large that everything is to grow with it."""
    charted = BooleanProperty(True)
    """Whether there is room for the chart. On the lowest upright phones the houses have it instead."""
    podium = BooleanProperty(False)
    others = ObjectProperty()
    """Where those who lost stand beside the podium. In the street only then, so it is held here."""
    low = BooleanProperty(False)
    """Whether the screen is as low as a phone on its side."""
    share = NumericProperty(1)
    """How wide the column of a player who lost may become."""
    weights = NumericProperty(1)
    """How many such columns all of them are together."""
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
        self._record: MatchRecord | None = None
        self._expected = ExpectedReview(kwargs["app"])
        self.shown: list[PlayerScore] = []
        """Every player, who won first."""
        self.sharing: Any = None
        """The picture that is being made, if one is."""
        super().__init__(**kwargs)
        tr.bind(language=self._show)

    def on_wide(self, *_: Any) -> None:
        if self._record is not None and self.podium != self._is_podium():
            self._show()

    def enter(self, record: MatchRecord | None = None, **_kwargs: Any) -> None:
        """Show this game; without one, the game shown before."""
        self._record = record or self._record
        self._show()

    def on_enter(self) -> None:
        """Most who see how it ended want to know why."""
        if self._record is not None:
            self._expected.begin(self._record)

    def on_leave(self) -> None:
        self._expected.forget()

    def game_state(self) -> dict[str, Any] | None:
        return None if self._record is None else state_to_json(self._record.state)

    # What the player does

    def rematch(self) -> None:
        """The same round again; the next seat starts."""
        assert self._record is not None
        self.app.start_game(rematch_of(self._record.setup, self.app.new_seed()))

    def replay(self) -> None:
        self.app.open("replay", record=self._record)

    def review(self) -> None:
        self.app.open("review", record=self._record)

    def take_picture(self) -> None:
        """Make a picture of the final table; one at a time."""
        if self._record is None or self.sharing is not None:
            return
        from nyhavn.ui.share.picture import SharePicture
        from nyhavn.ui.share.sharing import Sharing

        record, patterns = self._record, self.app.preferences.patterns
        self.sharing = Sharing(self.app, lambda day: SharePicture(record, day, patterns), self._shared)
        self.sharing.start()

    def _shared(self) -> None:
        self.sharing = None

    def home(self) -> None:
        self.app.open("home")

    # What the player sees

    def _show(self, *_: Any) -> None:
        if self._record is None:
            return
        state, seats = self._record.state, self._record.setup.seats
        names = [seat.name for seat in seats]
        order = standing(self._record)
        self.headline = finale_title(state, names, self._record.setup.humans)
        self.why = ending_why(state)
        self._show_players(order)
        self._show_figures(order)
        self.house_colors = [seats[result.seat].color for result in order]
        self.lines = [list(result.points) for result in order]

    def _is_podium(self) -> bool:
        assert self._record is not None
        alone = len(self._record.state.winners or []) == 1
        return not self.wide and alone and len(self._record.setup.seats) == PODIUM

    def _show_players(self, order: list[PlayerResult]) -> None:
        self.podium = self._is_podium()
        street, others = self.ids.street, self.others
        street.clear_widgets()
        others.clear_widgets()
        larger = BESIDE_PODIUM if self.podium else LARGER[len(order)]
        self.weights = larger + 1 if self.podium else sum(larger if result.won else 1.0 for result in order)
        self.shown = []
        for result in order:
            column: PlayerScore
            if self.podium and not result.won:
                column = PlayerRow(screen=self)
                others.add_widget(column)
            else:
                column = PlayerColumn(screen=self, weight=larger if result.won else 1.0)
                street.add_widget(column)
            self._fill(column, result)
            if result is order[0]:
                # Who won has the largest house.
                column.bind(wanted_height=self.setter("house_height"), head=self.setter("house_head"))
        if self.podium:
            street.add_widget(others)

    def _fill(self, column: PlayerScore, result: PlayerResult) -> None:
        assert self._record is not None
        seat = self._record.setup.seats[result.seat]
        column.player_name, column.score = seat.name, result.score
        column.house_color, column.won = seat.color, result.won
        column.name = f"score.{result.seat}"
        column.description = f"{seat.name} {result.score}"
        column.selected = result.won
        show_house(column.house, self._record.state, result.seat)
        if result.won:
            light_windows(column.house)
        self.shown.append(column)

    def _show_figures(self, order: list[PlayerResult]) -> None:
        assert self._record is not None
        gables, table = self.ids.gables, self.ids.table
        gables.clear_widgets()
        for result in order:
            gables.add_widget(GableArt(house_color=self._record.setup.seats[result.seat].color))
        table.clear_widgets()
        for number, figure in enumerate(figures(order)):
            row = FigureRow(
                screen=self, text=figure.text, values=list(figure.values), striped=number % 2 == 0
            )
            table.add_widget(row)


def rematch_of(setup: Setup, seed: int) -> Setup:
    """The same people in the same round, the next of them starting, with a new deal."""
    return replace(setup.starting_with(1), seed=seed)
