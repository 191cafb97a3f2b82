"""Houses of real games, whole or from close by, with a tile that is about to be built."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.stencilview import StencilView

from nyhavn.engine.material import COLUMNS, HOUSE_COLORS, ROWS, Square
from nyhavn.engine.state import State
from nyhavn.i18n import ngettext
from nyhavn.match.paying import choose
from nyhavn.match.placing import Held, Verdict, judge
from nyhavn.rulebook.positions import position
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.ui.widgets.houses import hover, show_house
from nyhavn.words.endings import empty_squares
from nyhavn.words.gains import cost_line, gain_lines, price_line
from nyhavn.words.names import points_name
from nyhavn.words.refusals import refusal


class HouseView(StencilView):
    """A house as wide as there is room, of which only the lower rows are seen where only they matter."""

    rows = NumericProperty(ROWS)
    largest = NumericProperty()
    """The largest that a square may become."""
    house = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for each in ("pos", "width", "largest", "rows", "house"):
            self.fbind(each, self._fit)
        self._fit()

    def _fit(self, *_: Any) -> None:
        if self.house is None:
            return
        self.house.trim = "" if self.rows == ROWS else "low"
        frame = self.house.frame
        across = COLUMNS + frame.left + frame.signs
        unit = int(min(self.width / across, self.largest))
        if unit < 1:
            return
        whole = -int(-(ROWS + frame.gable + frame.ground) * unit)
        # A little of the next row tells that the house goes on.
        seen = whole if self.rows == ROWS else round((self.rows + frame.ground + 0.3) * unit)
        self.height = seen
        wide = -int(-across * unit)
        self.house.size = wide + 1, whole + 1
        # The middle by itself: `center_x` may still be the one before this change.
        self.house.pos = round(self.x + (self.width - wide) / 2), round(self.y)


def price(verdict: Verdict, held: Held) -> str:
    """What the tile costs where it is."""
    build = choose(verdict.payments, None)
    return price_line(verdict, held) if build is None else cost_line(verdict, build)


class HouseFigure(Figure):
    """A house of a game."""

    view = ObjectProperty()

    def __init__(
        self, game: str, seat: int = 0, rows: int = ROWS, lit: tuple[Square, ...] = (), **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        state = position(game)
        self.view.rows = rows
        self.view.house.house_color = HOUSE_COLORS[seat]
        self.view.house.lit_squares = list(lit)
        show_house(self.view.house, state, seat)
        self.state = state


class PlacingFigure(HouseFigure):
    """A tile over a house; the caption says what the rules say of it."""

    def __init__(self, game: str, held: Held, says: str = "verdict", rows: int = ROWS, **kwargs: Any) -> None:
        """says is what the caption tells: the verdict, the cost or the gain."""
        super().__init__(game, rows=rows, **kwargs)
        verdict = judge(self.state, held)
        hover(self.view.house, held, verdict)
        if says == "cost":
            self.caption = price(verdict, held)
        elif says == "gain":
            self.caption = "\n".join(gain_lines(verdict.gain))
        else:
            self.mark = "no" if verdict.refusal else "yes"
            if verdict.refusal is not None and not self.caption:
                self.caption = refusal(verdict.refusal)


class FinalHouse(HouseFigure):
    """A player's house at the end, with what counts there."""

    def __init__(self, game: str, seat: int, **kwargs: Any) -> None:
        super().__init__(game, seat, **kwargs)
        self.caption = final_line(self.state, seat)


def final_line(state: State, seat: int) -> str:
    """Points and empty squares of a player."""
    empty = empty_squares(state, seat)
    squares = ngettext("{count} empty square", "{count} empty squares", empty).format(count=empty)
    return f"{points_name(state.score(seat))}\n{squares}"
