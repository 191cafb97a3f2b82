"""Draws the view of the table: the properties of every thing on the board, from the view alone."""

from __future__ import annotations

from typing import Any

from nyhavn.engine.actions import Build, DrawCards, PlaceSpecial
from nyhavn.engine.material import SPECIAL
from nyhavn.i18n import _
from nyhavn.match.journal import reports
from nyhavn.match.view import Glow, LineMarks, PlayerView, SupplyView, TableView
from nyhavn.ui.table.board import Board, hide, is_shown, show
from nyhavn.ui.table.input.tile_in_hand import TileCarrier
from nyhavn.ui.table.layout.plan import OWN_WORD, POOL_WORD
from nyhavn.ui.table.players import PlayerPanel
from nyhavn.ui.table.tile_drawing import TileDrawing
from nyhavn.ui.widgets.houses import draw_house, hover
from nyhavn.words.advice import advice_lines, short_move_text
from nyhavn.words.confirm import confirm_texts
from nyhavn.words.happenings import short_turn_text, turn_text
from nyhavn.words.names import color_letter, initials
from nyhavn.words.remarks import remark_text


class Drawing:
    """Keeps a board equal to the view."""

    def __init__(self, board: Board, carrier: TileCarrier) -> None:
        self._board = board
        self.tile = TileDrawing(board, carrier)
        self._drawn: dict[str, tuple[object, ...]] = {}
        """What each part of the table showed when it was last drawn."""

    def show(self, view: TableView, patterns: bool, hold_to_confirm: bool, still: bool, anew: bool) -> None:
        """Draw what is not as it was in the view before.

        still: nothing moves by itself, so that lines which scored stay marked instead of lighting up.
        anew: draw everything, because the words, the look or the places of things may be others.
        """
        board = self._board
        if anew:
            self._drawn.clear()
        for thing in board.view_widgets:
            thing.show_view(view)
        self._houses(view, patterns, still)
        if self._differs("players", view.players, view.seat, board.counting):
            self._players(view)
        if self._differs("piers", view.piers, view.pointed):
            self._piers(view, patterns)
        if self._differs("hand", view.hand, view.acting, view.hand_is_covered):
            self._hand(view, patterns)
        if self._differs("supply", view.supply, view.coats is None, view.acting, len(view.hand)):
            self._supply(view, patterns)
        if self._differs("abilities", view.abilities, view.special, view.acting, len(view.hand)):
            self._abilities(view)
            self._special(view)
        if self._differs("coats", view.coats):
            show(board.coats, view.coats is not None)
            if view.coats is not None:
                board.coats.show(view.coats)
        self.tile.show(view)
        self._buttons(view, hold_to_confirm)
        room = is_shown(board.rotate), is_shown(board.hint)
        if self._differs("strip", view.remark, view.advice, view.stage, view.steps, view.recap, *room):
            self._strip(view, patterns)
        self.tile.show_bubble(view)

    def _differs(self, part: str, *shown: object) -> bool:
        """Whether a part is to be drawn, as what it shows is not what it showed before."""
        if self._drawn.get(part) == shown:
            return False
        self._drawn[part] = shown
        return True

    # Houses

    def _houses(self, view: TableView, patterns: bool, still: bool) -> None:
        marks = view.marks if still and view.draft.is_empty else None
        if self._differs("houses", view.players, view.seat, view.spotlight, view.pointed, marks):
            self._dress_houses(view, patterns, marks)
        if self._differs("ghost", view.draft, view.proposal, view.lit_squares, view.pointed, view.seat):
            self._ghost(view, _pointed_squares(view))

    def _dress_houses(self, view: TableView, patterns: bool, marks: LineMarks | None) -> None:
        board, own = self._board, view.own
        board.house.seat = own.seat
        _dress(board.house, own, patterns)
        pointed = _pointed_squares(view)
        for panel, player in zip(board.opponents, view.others, strict=True):
            panel.house.seat = player.seat
            _dress(panel.house, player, patterns)
            _point(panel.house, pointed if player.is_to_move else [])
        spotlight = board.spotlight
        show(spotlight, view.spotlight is not None)
        if view.spotlight is not None:
            player = view.players[view.spotlight]
            spotlight.title = player.name
            spotlight.house.seat = player.seat
            _dress(spotlight.house, player, patterns)
            _point(spotlight.house, pointed if player.is_to_move else [])
        for house in board.houses():
            marked = marks is not None and house.seat == marks.seat
            house.marked_rows = list(marks.rows) if marks is not None and marked else []
            house.marked_columns = list(marks.columns) if marks is not None and marked else []

    def _ghost(self, view: TableView, pointed: list[tuple[int, int, str, bool]]) -> None:
        """The tile over the own house, the lines that it would complete, and where a special may stand."""
        house, held, verdict = self._board.house, view.held, view.verdict
        house.lit_squares = list(view.lit_squares)
        if held is None or held.at is None or verdict is None:
            _point(house, pointed if view.own.is_to_move else [])
            house.lit_rows, house.lit_columns = [], []
            return
        hover(house, held, verdict)

    # Players

    def _players(self, view: TableView) -> None:
        board = self._board
        if not board.counting:
            board.track.scores = [player.points for player in view.players]
        board.track.house_colors = [player.color for player in view.players]
        board.track.initials = initials([player.name for player in view.players])
        for panel, player in zip(board.players, (view.own, *view.others), strict=True):
            self._player(panel, player)

    def _player(self, panel: PlayerPanel, player: PlayerView) -> None:
        panel.seat = player.seat
        panel.title = player.name
        panel.house_color = player.color
        if not self._board.counting:
            panel.score = player.points
        panel.cards = player.cards
        panel.active = player.is_to_move
        faces = [(key, "active") for key in player.active]
        panel.abilities = faces + [(key, "used") for key in player.used]

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
        hidden = view.acting and view.hand_is_covered and any(card.color is None for card in view.hand)
        show(board.peek, hidden)
        if hidden:
            board.peek.text = _("Hold to look")
            board.peek.put_over(board.hand[: len(view.hand)])

    # Supplies

    def _supply(self, view: TableView, patterns: bool) -> None:
        board = self._board
        at_coat = view.coats is not None
        for kind, spot in board.supply.items():
            supply = view.supply[kind]
            # Who plays alone is not bothered with what cannot be had.
            there = bool(board.opponents_at_table) or supply.left > 0 or supply.held
            show(spot, there and not at_coat and not board.is_under_hand(spot))
            spot.count = supply.left
            spot.state = _state_of(supply)
            spot.reach = supply.with_ability
            spot.patterns = patterns
            spot.description = str(supply.left)
            spot.selected = supply.held
            spot.enabled = supply.affordable and view.acting
        for name, block in board.blocks.items():
            there = bool(board.opponents_at_table) or _has_tiles(view, block.color)
            show(block, board.has_place(name) and there and not at_coat and not board.is_under_hand(block))

    def _special(self, view: TableView) -> None:
        board, special = self._board, view.special
        board.special.count = special.left
        board.special.description = str(special.left)
        board.special.enabled = special.affordable
        board.special.selected = special.held
        board.special.state = _state_of(special)
        show(board.special, not board.is_under_hand(board.special))

    def _abilities(self, view: TableView) -> None:
        board = self._board
        board.place_abilities([key for key, ability in view.abilities.items() if ability.owned])
        board.words[OWN_WORD].text, board.words[POOL_WORD].text = _("Owned"), _("Supply")
        for word in board.words.values():
            if board.is_under_hand(word):
                hide(word)
        if not any(ability.owned for ability in view.abilities.values()):
            hide(board.words[OWN_WORD])
        for key, spot in board.abilities.items():
            ability = view.abilities[key]
            show(spot, ability.owned and not board.is_under_hand(spot))
            spot.face = "armed" if ability.armed else "active" if ability.active else "used"
            spot.description = "active" if ability.active else "used"
            spot.selected = ability.armed
            spot.enabled = ability.enabled
        apart = board.plan is not None and board.plan.pool_apart
        for key, spot in board.pool.items():
            ability = view.abilities[key]
            there = (apart or not ability.owned) and (bool(board.opponents_at_table) or ability.left > 0)
            show(spot, there and not board.is_under_hand(spot))
            spot.count = ability.left
            spot.face = "armed" if ability.chosen else "pool"
            spot.dimmed = not ability.takeable
            spot.description = str(ability.left)
            spot.selected = ability.chosen
            spot.enabled = ability.takeable and view.acting

    # Words and buttons

    def _buttons(self, view: TableView, hold_to_confirm: bool) -> None:
        board = self._board
        texts = confirm_texts(view)
        board.confirm.texts = texts
        board.confirm.look = texts.look.value
        board.confirm.enabled = view.can_confirm or (view.over and view.leads_on and not view.guarded)
        board.confirm.hold = hold_to_confirm and not view.over
        board.undo.enabled = view.can_undo
        advised = view.advice is not None
        if self._differs("hints", advised):
            board.undo.hint, board.menu.hint = _("Undo"), _("Menu")
            board.rotate.hint, board.flip.hint = _("Turn"), _("Mirror")
            board.hint.hint = _("Why?") if advised else _("Hint")
            board.hint.icon = "lightbulb-question-outline" if advised else "lightbulb-on-outline"
        board.hint.enabled = view.acting
        show(board.hint, view.may_hint and not board.turning_takes_hint(advised))

    def _strip(self, view: TableView, patterns: bool) -> None:
        """Advice, why something cannot be used, or what the others did; one at a time, in this order."""
        board, strip = self._board, self._board.strip
        lines, strip.icon, strip.more, strip.warns = _strip_lines(view)
        strip.lines = lines
        strip.short = _short_line(view) if lines else ""
        board.place_strip()
        if not strip.pressable:
            strip.more = ""
        strip.enabled = bool(strip.more)
        show(strip, bool(lines))
        told = not lines and bool(view.recap)
        if told:
            board.recap.show(view, patterns)
        show(board.recap, told)
        board.uncover_players(not (lines or told))


def _strip_lines(view: TableView) -> tuple[list[str], str, str, bool]:
    """The strip's lines, its sign, what a tap on it offers, and whether it warns."""
    if view.remark is not None:
        return [remark_text(view.remark, view)], "alert-circle-outline", "", True
    if view.advice is not None:
        why = _("Why?") if len(view.advice.reasons) > 1 else ""
        return advice_lines(view.advice, view), "lightbulb-on", why, False
    if view.acting or view.has_curtain or view.over or not view.steps:
        return [], "", "", False
    names = [player.name for player in view.players]
    return [turn_text(reports(view.steps)[-1], names)], "history", "", False


def _short_line(view: TableView) -> str:
    """What the strip says where there is no room for its lines, if there is a shorter way to say it."""
    if view.remark is not None:
        return ""
    if view.advice is not None:
        return short_move_text(view.advice.actions, view)
    return short_turn_text(reports(view.steps)[-1], [player.name for player in view.players])


def _state_of(supply: SupplyView) -> str:
    """How a kind of tile looks in the supply."""
    if supply.held:
        return "lit"
    if not supply.left:
        return "gone"
    return "" if supply.affordable else "dim"


def _has_tiles(view: TableView, color: str) -> bool:
    """Whether any tile of a colour is left, or of any colour where tiles lie packed on one ground."""
    return any(supply.left for (each, _size), supply in view.supply.items() if color in ("", each))


def _dress(house: Any, player: PlayerView, patterns: bool) -> None:
    house.house_color = player.color
    house.patterns = patterns
    draw_house(house, player.house)


def _point(house: Any, squares: list[tuple[int, int, str, bool]]) -> None:
    """Outline a tile that somebody is about to build."""
    house.ghost, house.ghost_state = squares, "legal" if squares else ""


def _pointed_squares(view: TableView) -> list[tuple[int, int, str, bool]]:
    """The tile that an opponent is about to build."""
    match view.pointed:
        case Build() as build:
            return [(x, y, build.color, (x, y) == build.wall) for x, y in build.cells]
        case PlaceSpecial(cell):
            return [(*cell, SPECIAL, False)]
    return []
