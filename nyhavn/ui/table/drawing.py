"""Draws the view of the table: every property of every thing on the board, from the view alone."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation

from nyhavn.engine.actions import Build, DrawCards, PlaceSpecial
from nyhavn.engine.material import SPECIAL
from nyhavn.i18n import _
from nyhavn.match.journal import reports
from nyhavn.match.placing import Held, Refusal, Verdict
from nyhavn.match.spots import SPECIAL_KIND, Kind
from nyhavn.match.view import Glow, PlayerView, TableView
from nyhavn.ui.table.board import Board, hide, show
from nyhavn.ui.table.input.fingers import Point
from nyhavn.ui.table.input.tile_in_hand import TileCarrier
from nyhavn.ui.table.widgets import OpponentSpot
from nyhavn.ui.widgets.houses import draw_house, hover
from nyhavn.words.confirm import confirm_texts
from nyhavn.words.gains import cost_line, gain_lines, price_line
from nyhavn.words.happenings import turn_text
from nyhavn.words.names import color_letter
from nyhavn.words.refusals import refusal

FLY_BACK_SECONDS = 0.18


class Drawing:
    """Keeps a board equal to the view."""

    def __init__(self, board: Board, carrier: TileCarrier) -> None:
        self._board = board
        self._carrier = carrier

    def show(self, view: TableView, patterns: bool, hold_to_confirm: bool) -> None:
        """Draw everything; a property that stays the same draws nothing."""
        board = self._board
        board.track.scores = [player.points for player in view.players]
        board.track.house_colors = [player.color for player in view.players]
        board.pile.count = view.pile
        board.pile.warning = view.end_is_near
        board.pile.description = str(view.pile)
        self._houses(view, patterns)
        self._piers(view, patterns)
        self._hand(view, patterns)
        self._supply(view, patterns)
        self._abilities(view)
        show(board.coats, view.coats is not None)
        if view.coats is not None:
            board.coats.show(view.coats)
        self._tile(view)
        self._bubble(view)
        self._buttons(view, hold_to_confirm)
        self._turn_bar(view)

    # Houses

    def _houses(self, view: TableView, patterns: bool) -> None:
        house, own = self._board.house, view.own
        house.seat = own.seat
        house.house_color = own.color
        house.patterns = patterns
        draw_house(house, own.house)
        pointed = _pointed_squares(view)
        self._ghost(view, pointed)
        for spot, player in zip(self._board.opponents, view.others, strict=True):
            self._opponent(spot, player, patterns)
            building = player.is_to_move and pointed and own.seat != player.seat
            spot.house.ghost = pointed if building else []
            spot.house.ghost_state = "legal" if building else ""

    @staticmethod
    def _opponent(spot: OpponentSpot, player: PlayerView, patterns: bool) -> None:
        spot.seat = player.seat
        spot.title = player.name
        spot.score = player.points
        spot.cards = player.cards
        spot.active = player.is_to_move
        spot.house.house_color = player.color
        spot.house.seat = player.seat
        spot.house.patterns = patterns
        draw_house(spot.house, player.house)
        faces = [(key, "active") for key in player.active]
        spot.abilities = faces + [(key, "used") for key in player.used]

    def _ghost(self, view: TableView, pointed: list[tuple[int, int, str, bool]]) -> None:
        """The tile over the own house, the lines that it would complete, and where a special may stand."""
        house, held, verdict = self._board.house, view.held, view.verdict
        house.lit_squares = list(view.lit_squares)
        if held is None or held.at is None or verdict is None:
            own_turn = bool(pointed) and view.own.is_to_move
            house.ghost, house.ghost_state = (pointed, "legal") if own_turn else ([], "")
            house.lit_rows, house.lit_columns = [], []
            return
        hover(house, held, verdict)

    # Cards

    def _piers(self, view: TableView, patterns: bool) -> None:
        pointed = view.pointed.slots if isinstance(view.pointed, DrawCards) else ()
        for number, (spot, pier) in enumerate(zip(self._board.piers, view.piers, strict=True)):
            spot.empty = pier.color is None
            show(spot, pier.color is not None)
            if pier.color is None:
                continue
            spot.color, spot.letter, spot.patterns = pier.color, color_letter(pier.color), patterns
            spot.selected = pier.picked
            spot.lifted = pier.picked or number in pointed
            spot.glow = Glow.PICK.value if number in pointed else pier.glow.value
            spot.dimmed = pier.dimmed
            spot.enabled = pier.enabled
            spot.description = pier.color

    def _hand(self, view: TableView, patterns: bool) -> None:
        board = self._board
        board.place_hand(len(view.hand))
        for spot in board.hand[len(view.hand) :]:
            hide(spot)
        for spot, card in zip(board.hand, view.hand, strict=False):
            show(spot)
            spot.color = card.color or "back"
            spot.letter = color_letter(card.color) if card.color else ""
            spot.patterns = patterns
            spot.lifted = spot.selected = card.lifted
            spot.glow = card.glow.value
            spot.dimmed = card.dimmed
            spot.description = card.color or ""
            spot.enabled = card.enabled

    # Supplies

    def _supply(self, view: TableView, patterns: bool) -> None:
        board = self._board
        at_coat = view.coats is not None
        covered = board.hand_covers == "supply"
        for kind, spot in board.supply.items():
            supply = view.supply[kind]
            show(spot, not at_coat and not covered)
            spot.count = supply.left
            spot.state = "lit" if supply.held else "" if supply.affordable else "dim"
            spot.reach = supply.with_ability
            spot.patterns = patterns
            spot.description = str(supply.left)
            spot.selected = supply.held
            spot.enabled = supply.affordable and view.acting
        special = view.special
        board.special.count = special.left
        board.special.description = str(special.left)
        board.special.enabled = special.affordable
        board.special.selected = special.held
        board.special.state = "lit" if special.held else "" if special.affordable else "dim"
        in_panel = at_coat and board.plan is not None and board.plan.pool is None
        show(board.special, not (in_panel or covered))
        board.coats.hold_special(in_panel)

    def _abilities(self, view: TableView) -> None:
        board = self._board
        hidden = board.hand_covers == "abilities"
        for key, spot in board.abilities.items():
            ability = view.abilities[key]
            show(spot, ability.owned and not hidden)
            spot.face = "armed" if ability.armed else "active" if ability.active else "used"
            spot.description = "active" if ability.active else "used"
            spot.selected = ability.armed
            spot.enabled = ability.enabled
        apart = board.plan is not None and board.plan.pool is not None
        for key, spot in board.pool.items():
            ability = view.abilities[key]
            show(spot, (apart or not ability.owned) and not hidden)
            spot.count = ability.left
            spot.face = "armed" if ability.chosen else "pool"
            spot.dimmed = not ability.takeable
            spot.description = str(ability.left)
            spot.selected = ability.chosen
            spot.enabled = ability.takeable and view.acting
        board.place_abilities([key for key, ability in view.abilities.items() if ability.owned])

    # The tile in hand

    def _tile(self, view: TableView) -> None:
        board, held = self._board, view.held
        for button in (board.rotate, board.flip):
            show(button, held is not None and not held.is_special)
        tile = board.tile
        if held is None:
            hide(tile)
            return
        self._shape(tile, held)
        tile.description = f"{held.color} {held.size} {held.turns}{'m' if held.mirrored else ''}"
        self.place_tile(view)
        tile.disabled = False
        # Over the house the house itself draws it, snapped to its squares; the inspector still finds it.
        tile.opacity = 1
        tile.snapped = held.at is not None

    def place_tile(self, view: TableView) -> None:
        """Put the tile where it is: over the house, under the finger, or waiting above the house."""
        tile, held = self._board.tile, view.held
        if held is None:
            return
        if held.at is not None:
            middle = self._carrier.middle_over_house(held, held.at)
        else:
            middle = self._carrier.middle or self._resting_place(tile.height)
        tile.pos = round(middle[0] - tile.width / 2), round(middle[1] - tile.height / 2)

    def _shape(self, tile: Any, held: Held) -> None:
        unit = self._board.house.unit
        width, height = held.extent()
        tile.color, tile.cells = held.color, list(held.shape())
        tile.wall = None if held.is_special else held.shape()[0]
        tile.unit = unit
        tile.size = width * unit, height * unit

    def _resting_place(self, height: float) -> Point:
        """Above the house, for a tile that was tapped and waits for its square."""
        house = self._board.house
        x, y, width, grid_height = house.grid
        top = y + grid_height + (house.top - y - grid_height) / 2
        return x + width / 2, min(top, self._board.top - height / 2)

    def fly_back(self, held: Held, pace: float) -> None:
        """Let a tile that was dropped beside the house glide back to its place in the supply."""
        if not pace:
            return
        board = self._board
        kind: Kind = (held.color, held.size)
        to = board.special_spot if kind == SPECIAL_KIND else board.supply[kind]
        tile = type(board.tile)(floating=True)
        self._shape(tile, held)
        tile.center = board.tile.center
        board.add_widget(tile)
        flight = Animation(center=to.center, opacity=0.2, duration=FLY_BACK_SECONDS * pace, t="out_quad")
        flight.bind(on_complete=lambda *_: board.remove_widget(tile))
        flight.start(tile)

    def _bubble(self, view: TableView) -> None:
        bubble, held, verdict = self._board.bubble, view.held, view.verdict
        if held is None or held.at is None or verdict is None:
            hide(bubble)
            return
        lines = _bubble_lines(view, held, verdict)
        bubble.refused = verdict.refusal is not None
        bubble.say("\n".join(lines), self._board.width - 2 * self._board.gap)
        show(bubble, bool(lines))
        self._put_bubble(bubble)

    def _put_bubble(self, bubble: Any) -> None:
        """Beside the tile where there is more room, never over it and never off the table."""
        board, tile = self._board, self._board.tile
        gap = board.gap
        above, below = tile.top + gap, tile.y - gap - bubble.height
        fits_above = above + bubble.height <= board.top
        bubble.y = above if fits_above or below < board.y else below
        left = tile.center_x - bubble.width / 2
        bubble.x = min(max(left, board.x + gap), max(board.x + gap, board.right - gap - bubble.width))

    # Words and buttons

    def _buttons(self, view: TableView, hold_to_confirm: bool) -> None:
        board = self._board
        texts = confirm_texts(view)
        board.confirm.text, board.confirm.note = texts.text, texts.note
        board.confirm.ready, board.confirm.refused = texts.ready, texts.refused
        board.confirm.enabled = texts.ready and (view.acting or view.over)
        board.confirm.hold = hold_to_confirm and not view.over
        board.undo.enabled = view.can_undo
        board.undo.hint, board.hint.hint, board.menu.hint = _("Undo"), _("Hint"), _("Menu")
        board.rotate.hint, board.flip.hint = _("Turn"), _("Mirror")
        board.hint.enabled = view.acting
        show(board.hint, view.may_hint)
        board.place_confirm()

    def _turn_bar(self, view: TableView) -> None:
        """Say whose turn it is, and what was done last."""
        board = self._board
        if view.over:
            board.bar.title = _("The game is over")
        else:
            board.bar.title = _("{name}'s turn").format(name=view.to_move.name)
        done = reports(view.steps)
        roomy = board.plan is not None and board.plan.bar[2] > 4 * board.target
        names = [player.name for player in view.players]
        board.bar.news = turn_text(done[-1], names) if done and roomy else ""


def _pointed_squares(view: TableView) -> list[tuple[int, int, str, bool]]:
    """The tile that an opponent is about to build."""
    match view.pointed:
        case Build() as build:
            return [(x, y, build.color, (x, y) == build.wall) for x, y in build.cells]
        case PlaceSpecial(cell):
            return [(*cell, SPECIAL, False)]
    return []


def _bubble_lines(view: TableView, held: Held, verdict: Verdict) -> list[str]:
    """What the tile costs and brings where it is, or why it cannot stay there."""
    lines: list[str] = []
    if verdict.refusal is not None:
        lines.append(refusal(verdict.refusal))
        if verdict.refusal is Refusal.TOO_FEW_CARDS:
            lines.append(price_line(verdict, held))
    action = view.proposal.action
    if isinstance(action, Build):
        lines.append(cost_line(verdict, action))
    if verdict.refusal is None:
        lines += gain_lines(verdict.gain)
    return lines
