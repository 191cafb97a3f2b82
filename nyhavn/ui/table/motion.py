"""Motion that explains: cards fly, tiles settle, coats of arms are stamped. Scored lines: scoring_motion.py.

Every step but a scored line takes less than 300 ms at the normal speed, and all of it is over when touched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from nyhavn.engine import events as happened
from nyhavn.engine.actions import Action, Build, PlaceSpecial
from nyhavn.engine.events import Event
from nyhavn.engine.material import COLUMNS, SPECIAL, Square
from nyhavn.match.journal import Step
from nyhavn.ui.art import CardArt, CoatArt, TileArt
from nyhavn.ui.table.board import Board, is_shown
from nyhavn.ui.table.players import HouseWidget, PlayerPanel
from nyhavn.ui.table.scoring_motion import ScoringMotion
from nyhavn.ui.table.sprites import Flight, Flock, Point
from nyhavn.ui.table.widgets import CardWidget
from nyhavn.words.names import color_letter

FLIGHT_SECONDS = 0.26
SETTLE_SECONDS = 0.2
COAT_SECONDS = 0.29
END_CARD_SECONDS = 0.29
LIFTED = 1.25
"""How much larger a tile is in the hand than in the house."""
SHOWN_LARGE = 1.7
"""How much larger an opponent's tile is while it is shown before it settles."""
STAMPED_FROM = 3.0
"""How large a coat of arms is before it is stamped on its place."""
END_CARD_SIZE = 2.6


class Motion:
    """Plays what a step looked like over a table that already shows its result."""

    def __init__(self, board: Board, pace: Callable[[], float]) -> None:
        self._board = board
        self._pace = pace
        self._flock = Flock(board)
        self._peak = ScoringMotion(board, self._flock)

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(len(self._flock) or self._peak.is_going_on)

    def show(self, step: Step) -> None:
        """Play a step."""
        pace = self._pace()
        self.finish()
        if not pace:
            return
        for event in step.events:
            self._play(event, pace)
        lines = [event for event in step.events if isinstance(event, happened.LineScored)]
        house = self._house(step.seat)
        if lines and house is not None:
            self._peak.play(step, lines, house, pace)

    def point(self, action: Action, seat: int) -> None:
        """Show what an opponent is about to build, large, over where it will stand."""
        pace, house = self._pace(), self._house(seat)
        if not pace or house is None or not house.unit:
            return
        if isinstance(action, Build):
            art, end = _tile(house, action.color, action.cells, action.wall)
            start = self._board.supply[action.color, action.size]
        elif isinstance(action, PlaceSpecial):
            art, end = _tile(house, SPECIAL, (action.cell,), None)
            start = self._board.special
        else:
            return
        zoom = (0.5, SHOWN_LARGE)
        seconds = FLIGHT_SECONDS * pace
        self._flock.send(Flight(art, start.center, self._whole(art, end), seconds, zoom, stays=True))

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
                self._stamp_coat(event, pace)
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
        self._peak.finish()

    # Cards

    def _fly_drawn(self, event: happened.CardsDrawn, pace: float) -> None:
        for number, (slot, color) in enumerate(zip(event.slots, event.cards, strict=True)):
            pier = self._board.piers[slot]
            end, fades = self._place_of_hand(event.player, (number - 0.5) * pier.width)
            card = _card(color, pier)
            opacity = (1.0, 0.2 if fades else 1.0)
            self._flock.send(Flight(card, pier.center, end, FLIGHT_SECONDS * pace, opacity=opacity))

    def _fly_discarded(self, event: happened.CardsDiscarded, pace: float) -> None:
        board = self._board
        for number, color in enumerate(event.cards):
            start, _ = self._place_of_hand(event.player, (number - 0.5) * board.piers[0].width)
            card = _card(color, board.piers[0])
            seconds = FLIGHT_SECONDS * pace
            self._flock.send(Flight(card, start, board.pile.center, seconds, opacity=(1.0, 0.1)))

    def _fly_refill(self, event: happened.PierRefilled, pace: float) -> None:
        pier, pile = self._board.piers[event.slot], self._board.pile
        card = _card(event.color, pier)
        self._flock.send(Flight(card, pile.center, pier.center, FLIGHT_SECONDS * pace, hides=pier))

    def _show_end_card(self, pace: float) -> None:
        """The end card comes from the pile into the middle of the table, for everybody to see."""
        board = self._board
        card = _card("end", board.piers[0])
        middle = (board.center_x, board.center_y)
        zoom = (1.0, END_CARD_SIZE)
        self._flock.send(Flight(card, board.pile.center, middle, END_CARD_SECONDS * pace, zoom))

    def _place_of_hand(self, seat: int, aside: float) -> tuple[Point, bool]:
        """Where a player's cards are, and whether they vanish there."""
        board = self._board
        panel = self._opponent(seat)
        if panel is not None:
            return (panel.center_x, panel.center_y), True
        assert board.plan is not None
        hand = board.plan.rects["hand"]
        return (board.x + hand.x + hand.width / 2 + aside, board.y + hand.y + hand.height / 2), False

    # Houses

    def _settle_tile(self, event: happened.TilePlaced, pace: float) -> None:
        """The tile comes down on its squares; an opponent's was shown large there already."""
        house = self._house(event.player)
        if house is None or not house.unit:
            return
        board = self._board
        if isinstance(event, happened.TileBuilt):
            art, end = _tile(house, event.color, event.cells, event.wall)
            supply = board.supply[event.color, event.size]
        else:
            art, end = _tile(house, SPECIAL, (event.cell,), None)
            supply = board.special
        lifted = LIFTED
        if house is board.house:
            start = end
        elif house is board.spotlight.house:
            start, lifted = self._whole(art, end), SHOWN_LARGE
        else:
            start = supply.center_x, supply.center_y
        self._flock.send(Flight(art, start, end, SETTLE_SECONDS * pace, zoom=(lifted, 1.0)))

    def _whole(self, tile: TileArt, middle: Point) -> Point:
        """Where a tile that is shown large is to be seen to its edges, as near to its place as can be."""
        board = self._board
        aside, up = (SHOWN_LARGE * length / 2 + board.gap for length in tile.size)
        x = max(board.x + aside, min(middle[0], board.right - aside))
        y = max(board.y + up, min(middle[1], board.top - up))
        return x, y

    def _stamp_coat(self, event: happened.CoatEarned, pace: float) -> None:
        """The coat of arms comes down on its place like a stamp."""
        house = self._house(event.player)
        if house is None or not house.unit:
            return
        column, row = event.cell if isinstance(event, happened.CoatCovered) else (COLUMNS, event.row)
        x, y, *_ = house.grid
        middle = (x + (column + 0.5) * house.unit, y + (row + 0.5) * house.unit)
        shield = CoatArt(lit=True, size_hint=(None, None), size=(house.unit, house.unit))
        seconds = COAT_SECONDS * pace
        self._flock.send(Flight(shield, middle, middle, seconds, (STAMPED_FROM, 0.9), (0.2, 1.0), "in_cubic"))

    def _house(self, seat: int) -> HouseWidget | None:
        """Where a player's house is seen best."""
        board = self._board
        if board.house.seat == seat:
            return board.house
        if is_shown(board.spotlight) and board.spotlight.house.seat == seat:
            large: HouseWidget = board.spotlight.house
            return large
        panel = self._opponent(seat)
        house: HouseWidget | None = None if panel is None else panel.house
        return house

    def _opponent(self, seat: int) -> PlayerPanel | None:
        return next((panel for panel in self._board.opponents if panel.seat == seat), None)


def _tile(
    house: HouseWidget, color: str, cells: tuple[Square, ...], wall: Square | None
) -> tuple[TileArt, Point]:
    """A tile as large as in a house, and the middle of its place there."""
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
    return art, (x + (left + wide / 2) * house.unit, y + (low + high / 2) * house.unit)


def _card(color: str, pier: CardWidget) -> CardArt:
    """A card that looks as it does on this pier."""
    letter = "" if color == "end" else color_letter(color)
    card = CardArt(color=color, letter=letter, size_hint=(None, None), size=tuple(pier.size))
    card.simple_below, card.patterns = pier.simple_below, pier.patterns
    return card
