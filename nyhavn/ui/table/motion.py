"""Motion that explains: cards fly, tiles settle, lines light up before they score, markers walk.

Every step takes less than 300 ms at the normal speed, and all of it is over at once when touched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from kivy.animation import Animation
from kivy.clock import Clock

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.material import COLUMNS, SPECIAL
from nyhavn.match.journal import Step
from nyhavn.ui.art import CardArt, CoatArt, TileArt
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.sprites import Flight, Flock, Point
from nyhavn.ui.table.widgets import HouseSpot, OpponentSpot
from nyhavn.words.names import color_letter

FLIGHT_SECONDS = 0.26
SETTLE_SECONDS = 0.2
COAT_SECONDS = 0.29
END_CARD_SECONDS = 0.29
LIGHT_SECONDS = 0.28
WALK_SECONDS = 0.28
LIFTED = 1.25
"""How much larger a tile is in the hand than in the house."""
OPENED = 3.2
"""How large a coat of arms becomes when it opens."""
END_CARD_SIZE = 2.6


class Motion:
    """Plays what a step looked like over a table that already shows its result."""

    def __init__(self, board: Board, pace: Callable[[], float]) -> None:
        self._board = board
        self._pace = pace
        self._flock = Flock(board)
        self._later: list[Any] = []
        self._lit: HouseSpot | None = None
        self._goal: list[float] | None = None
        """Where the markers on the track walk to."""

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(len(self._flock) or self._lit or self._goal is not None)

    def show(self, step: Step, before: list[float]) -> None:
        """Play a step; before has the scores as they stood on the track."""
        pace = self._pace()
        self.finish()
        if not pace:
            return
        for event in step.events:
            self._play(event, pace)
        lines = [event for event in step.events if isinstance(event, happened.LineScored)]
        if lines:
            self._score(step.seat, lines, before, pace)

    def _play(self, event: Event, pace: float) -> None:
        match event:
            case happened.CardsDrawn():
                self._fly_drawn(event, pace)
            case happened.CardsDiscarded():
                self._fly_discarded(event, pace)
            case happened.PierRefilled():
                self._fly_refill(event, pace)
            case happened.EndCardRevealed():
                self._show_end_card(pace)
            case happened.TileBuilt() | happened.SpecialPlaced():
                self._settle_tile(event, pace)
            case happened.CoatCovered() | happened.CoatRowFilled():
                self._open_coat(event, pace)
            case happened.RowScored() | happened.ColumnScored():
                pass  # all lines of a step together, in show
            case happened.AbilityUsed() | happened.AbilityTaken() | happened.AbilitiesRefreshed():
                pass
            case happened.CoatDeclined() | happened.CoatLapsed() | happened.PileReformed():
                pass
            case happened.TurnBegun() | happened.GameEnded():
                pass
            case _:
                assert_never(event)

    def finish(self) -> None:
        """Be done at once: everything is where it belongs."""
        self._flock.clear()
        for event in self._later:
            event.cancel()
        self._later.clear()
        self._darken()
        Animation.cancel_all(self._board.track)
        self._arrive()

    # Cards

    def _fly_drawn(self, event: happened.CardsDrawn, pace: float) -> None:
        for number, (slot, color) in enumerate(zip(event.slots, event.cards, strict=True)):
            pier = self._board.piers[slot]
            end, fades = self._place_of_hand(event.player, (number - 0.5) * pier.width)
            card = _card(color, pier.size)
            opacity = (1.0, 0.2 if fades else 1.0)
            self._flock.send(Flight(card, pier.center, end, FLIGHT_SECONDS * pace, opacity=opacity))

    def _fly_discarded(self, event: happened.CardsDiscarded, pace: float) -> None:
        board = self._board
        for number, color in enumerate(event.cards):
            start, _ = self._place_of_hand(event.player, (number - 0.5) * board.piers[0].width)
            card = _card(color, board.piers[0].size)
            seconds = FLIGHT_SECONDS * pace
            self._flock.send(Flight(card, start, board.pile.center, seconds, opacity=(1.0, 0.1)))

    def _fly_refill(self, event: happened.PierRefilled, pace: float) -> None:
        pier, pile = self._board.piers[event.slot], self._board.pile
        card = _card(event.color, pier.size)
        self._flock.send(Flight(card, pile.center, pier.center, FLIGHT_SECONDS * pace, hides=pier))

    def _show_end_card(self, pace: float) -> None:
        """The end card comes from the pile into the middle of the table, for everybody to see."""
        board = self._board
        card = _card("end", board.piers[0].size)
        middle = (board.center_x, board.center_y)
        zoom = (1.0, END_CARD_SIZE)

        def stay() -> None:
            again = _card("end", board.piers[0].size)
            seconds = END_CARD_SECONDS * pace
            zoomed = (END_CARD_SIZE, END_CARD_SIZE)
            self._flock.send(Flight(again, middle, middle, seconds, zoomed, (1.0, 0.0), "in_cubic"))

        self._flock.send(Flight(card, board.pile.center, middle, END_CARD_SECONDS * pace, zoom), stay)

    def _place_of_hand(self, seat: int, aside: float) -> tuple[Point, bool]:
        """Where a player's cards are, and whether they vanish there."""
        board = self._board
        spot = self._opponent(seat)
        if spot is not None:
            return (spot.center_x, spot.center_y), True
        assert board.plan is not None
        x, y, width, height = board.plan.hand
        return (board.x + x + width / 2 + aside, board.y + y + height / 2), False

    # Houses

    def _settle_tile(self, event: happened.TilePlaced, pace: float) -> None:
        """The tile comes down on its squares; an opponent's comes out of the supply."""
        house = self._house(event.player)
        if house is None or not house.unit:
            return
        board = self._board
        if isinstance(event, happened.TileBuilt):
            color, cells, wall = event.color, event.cells, event.wall
            supply = board.supply[event.color, event.size]
        else:
            color, cells, wall = SPECIAL, (event.cell,), None
            supply = board.special
        left, low = (min(cell[axis] for cell in cells) for axis in (0, 1))
        wide, high = (max(cell[axis] for cell in cells) - least + 1 for axis, least in ((0, left), (1, low)))
        art = TileArt(
            color=color,
            cells=list(cells),
            wall=wall,
            patterns=house.patterns,
            floating=True,
            size_hint=(None, None),
            size=(wide * house.unit, high * house.unit),
        )
        x, y, *_ = house.grid
        end = (x + (left + wide / 2) * house.unit, y + (low + high / 2) * house.unit)
        start = end
        if house is not board.house:
            start = (supply.center_x, supply.center_y)
        self._flock.send(Flight(art, start, end, SETTLE_SECONDS * pace, zoom=(LIFTED, 1.0)))

    def _open_coat(self, event: happened.CoatEarned, pace: float) -> None:
        """The coat of arms comes towards whoever earned it and opens."""
        house = self._house(event.player)
        if house is None or not house.unit:
            return
        column, row = event.cell if isinstance(event, happened.CoatCovered) else (COLUMNS, event.row)
        x, y, *_ = house.grid
        middle = (x + (column + 0.5) * house.unit, y + (row + 0.5) * house.unit)
        shield = CoatArt(lit=True, size_hint=(None, None), size=(house.unit, house.unit))
        seconds = COAT_SECONDS * pace
        self._flock.send(Flight(shield, middle, middle, seconds, (0.8, OPENED), (1.0, 0.0), "in_out_quad"))

    def _house(self, seat: int) -> HouseSpot | None:
        board = self._board
        if board.house.seat == seat:
            return board.house
        spot = self._opponent(seat)
        house: HouseSpot | None = None if spot is None else spot.house
        return house

    def _opponent(self, seat: int) -> OpponentSpot | None:
        return next((spot for spot in self._board.opponents if spot.seat == seat), None)

    # Points

    def _score(self, seat: int, lines: list[happened.LineScored], before: list[float], pace: float) -> None:
        """The lines light up first; then the marker walks."""
        track, house = self._board.track, self._house(seat)
        goal = list(track.scores)
        if len(before) == len(goal) and before != goal:
            self._goal = goal
            track.scores = before
        if house is not None:
            self._lit = house
            house.lit_rows = [line.row for line in lines if isinstance(line, happened.RowScored)]
            house.lit_columns = [line.column for line in lines if isinstance(line, happened.ColumnScored)]
        self._later.append(Clock.schedule_once(lambda _dt: self._walk(pace), LIGHT_SECONDS * pace))

    def _darken(self) -> None:
        if self._lit is not None:
            self._lit.lit_rows, self._lit.lit_columns = [], []
            self._lit = None

    def _walk(self, pace: float) -> None:
        self._darken()
        if self._goal is None:
            return
        walk = Animation(scores=self._goal, duration=WALK_SECONDS * pace, t="in_out_quad")
        walk.bind(on_complete=lambda *_: self._arrive())
        walk.start(self._board.track)

    def _arrive(self) -> None:
        if self._goal is not None:
            self._board.track.scores = self._goal
            self._goal = None


def _card(color: str, size: list[float]) -> CardArt:
    letter = "" if color == "end" else color_letter(color)
    return CardArt(color=color, letter=letter, size_hint=(None, None), size=tuple(size))
