"""The table screen: a game, from its deal to the scoreboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.match.view import TableView
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.autosave import begin_chronicle
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.table.tabletop import Tabletop

TABLE_KV = (
    "table/screen.kv",
    "table/widgets.kv",
    "table/players.kv",
    "table/strip.kv",
    "table/speech.kv",
    "table/coats.kv",
    "table/overlays/curtain.kv",
    "table/overlays/popups.kv",
    "table/overlays/finale.kv",
    "table/overlays/log.kv",
)
"""The styles of everything on a table."""


class TableScreen(AppScreen):
    """The table with its game: `setup` given to `app.open` deals a new one, `match` goes on with one."""

    kv: ClassVar[tuple[str, ...]] = TABLE_KV
    focus_first: ClassVar[str] = "offer.0"
    bleeds: ClassVar[bool] = True  # the curtain
    stays_turned: ClassVar[bool] = True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tabletop = Tabletop(self.app)
        self.tabletop.left = self._to_scoreboard
        self.tabletop.drawn = self._show_own_colors
        self.tabletop.talkative = True
        self.add_widget(self.tabletop)

    def furnish(self) -> Iterator[None]:
        yield from self.tabletop.make_curtain()

    def enter(
        self,
        setup: Setup | None = None,
        match: Match | None = None,
        chronicle: Chronicle[Setup] | None = None,
        **_kwargs: Any,
    ) -> None:
        """Deal a new game, go on with one (which chronicle writes on), or come back to the one here."""
        if setup is not None:
            self._begin(Match(setup), None)
        elif match is not None and not self._has(match):
            self._begin(match, chronicle)
        self.tabletop.open()

    def _has(self, match: Match) -> bool:
        return self.tabletop.has_session and self.tabletop.session.plays(match)

    def _begin(self, match: Match, chronicle: Chronicle[Setup] | None) -> None:
        kept = chronicle or begin_chronicle(self.app, match)
        self.tabletop.put(new_session(self.app, match, kept))

    def on_pre_leave(self, *_: Any) -> None:
        self.tabletop.close()
        self.app.palette_in_play = ""

    def _show_own_colors(self, view: TableView) -> None:
        """The cards are in the colours that whoever plays tells apart best."""
        palette = self.app.preferences.palette_for(view.setup.seats[view.seat].name)
        if palette != (self.app.palette_in_play or self.app.preferences.palette):
            self.app.palette_in_play = palette

    def back(self) -> bool:
        """Going back first takes back what is laid out; then the table is left, and the game waits."""
        return self.tabletop.put_back()

    def notice_y(self, height: float) -> float | None:
        """At the top of one's own house, which is there to be looked at."""
        if not self.tabletop.has_session:
            return None
        house = self.tabletop.board.house
        _x, top = house.to_window(house.center_x, house.top)
        return float(top - height)

    def game_state(self) -> dict[str, Any] | None:
        return state_to_json(self.tabletop.view.state) if self.tabletop.has_session else None

    def _to_scoreboard(self) -> None:
        # The way back leads to where one came from, and not to a table with nothing to do.
        passed = (self.name, "setup")
        self.app.open("scoreboard", in_place_of=passed, record=self.tabletop.session.record())
