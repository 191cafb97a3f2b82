"""Shows a game on the board: every property of every thing, from the state and the draft alone."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Build
from nyhavn.engine.material import END_CARD_DEPTH
from nyhavn.engine.moves import FIRST_BUILD
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.draft import Draft, proposed
from nyhavn.match.game import Match
from nyhavn.match.journal import reports
from nyhavn.match.picking import abilities_armed, further_choices
from nyhavn.ui.houses import show_house
from nyhavn.ui.table.board import Board, show
from nyhavn.ui.table.kinds import buildable
from nyhavn.ui.table.spots import OpponentSpot
from nyhavn.ui.words.happenings import turn_text
from nyhavn.ui.words.names import color_letter


@dataclass(frozen=True, slots=True)
class Look:
    """From where and how the table is looked at."""

    seat: int
    """Whose house is large."""
    open: bool
    """Whether the hand of that seat lies open."""
    acting: bool
    """Whether that seat may act now."""
    patterns: bool = True


class Showing:
    """Keeps a board equal to a match."""

    def __init__(self, board: Board, match: Match) -> None:
        self._board = board
        self._match = match
        self._seen: tuple[object, ...] = ()

    def refresh(self, look: Look) -> None:
        """Show the game as it stands."""
        state, draft = self._match.state, self._match.draft
        board = self._board
        seats = self._match.setup.seats
        board.track.scores = [state.score(seat) for seat in range(state.players)]
        board.track.house_colors = [seat.color for seat in seats]
        board.pile.count = state.deck_size
        board.pile.warning = state.end_card == "in_deck" and state.deck_size <= END_CARD_DEPTH
        board.pile.inspect_text = str(state.deck_size)
        self._houses(state, look)
        self._piers(state, draft, look)
        self._hand(state, draft, look)
        self._supply(state, draft, look)
        self._abilities(state, draft, look)
        self._coats(state, draft, look)

    # Houses

    def _houses(self, state: State, look: Look) -> None:
        board, seats = self._board, self._match.setup.seats
        board.house.seat = look.seat
        board.house.house_color = seats[look.seat].color
        board.house.patterns = look.patterns
        show_house(board.house, state, look.seat)
        # Clockwise from the left of whoever looks.
        others = [(look.seat + step) % state.players for step in range(1, state.players)]
        for spot, seat in zip(board.opponents, others, strict=True):
            self._opponent(spot, state, seat, look)

    def _opponent(self, spot: OpponentSpot, state: State, seat: int, look: Look) -> None:
        player = self._match.setup.seats[seat]
        spot.seat = seat
        spot.title = player.name
        spot.score = state.score(seat)
        spot.cards = len(state.hand(seat))
        spot.active = state.current == seat and not state.over
        spot.house.house_color = player.color
        spot.house.seat = seat
        spot.house.patterns = look.patterns
        show_house(spot.house, state, seat)
        faces = [(key, "active") for key in state.active_abilities(seat)]
        spot.abilities = faces + [(key, "used") for key in state.used_abilities(seat)]

    # Cards

    def _piers(self, state: State, draft: Draft, look: Look) -> None:
        choosing = look.acting and state.phase == "turn" and draft.held is None
        further = further_choices(state, draft.piers) if choosing and draft.piers else {}
        for slot, (spot, color) in enumerate(zip(self._board.piers, state.offer, strict=True)):
            spot.empty = color is None
            show(spot, color is not None)
            if color is None:
                continue
            picked = look.acting and slot in draft.piers
            spot.color, spot.letter, spot.patterns = color, color_letter(color), look.patterns
            spot.lifted = spot.inspect_selected = picked
            armed = further.get(slot)
            if picked:
                spot.glow = "pick"
            elif armed is not None:
                spot.glow = "ability" if armed - (abilities_armed(state, draft.piers) or set()) else "pick"
            else:
                spot.glow = ""
            spot.dimmed = bool(draft.piers) and not picked and armed is None and look.acting
            spot.inspect_enabled = choosing and (not draft.piers or picked or armed is not None)
            spot.inspect_text = color

    def _hand(self, state: State, draft: Draft, look: Look) -> None:
        hand = state.hand(look.seat)
        board = self._board
        board.place_hand(len(hand))
        action = proposed(state, draft) if look.acting else None
        paying = dict(action.pay) if isinstance(action, Build) else {}
        for number, spot in enumerate(board.hand):
            shown = number < len(hand)
            show(spot, shown)
            if not shown:
                continue
            color = hand[number]
            spot.color = color if look.open else "back"
            spot.letter, spot.patterns = color_letter(color), look.patterns
            pays = look.open and paying.get(color, 0) > 0
            if pays:
                paying[color] -= 1
            put_down = look.acting and number in draft.discard
            spot.lifted = spot.inspect_selected = pays or put_down
            spot.glow = "pay" if pays else "discard" if put_down else ""
            spot.dimmed = isinstance(action, Build) and not pays
            spot.inspect_text = color if look.open else ""
            spot.inspect_enabled = look.acting and (state.phase == "discard" or draft.held is not None)

    def show_turn(self) -> None:
        """Say whose turn it is, and what was done last."""
        board, match = self._board, self._match
        names = [seat.name for seat in match.setup.seats]
        if match.state.over:
            board.bar.title = _("The game is over")
        else:
            board.bar.title = _("{name}'s turn").format(name=names[match.state.current])
        done = reports(match.steps)
        roomy = board.plan is not None and board.plan.bar[2] > 4 * board.target
        board.bar.news = turn_text(done[-1], names) if done and roomy else ""

    # Supplies

    def _supply(self, state: State, draft: Draft, look: Look) -> None:
        board = self._board
        at_coat = look.acting and state.phase == "coat"
        can = buildable(state) if look.acting and state.phase in ("turn", "build") else {}
        left = state.supply
        covered = board.hand_covers == "supply"
        for kind, spot in board.supply.items():
            show(spot, not at_coat and not covered)
            held = draft.held is not None and (draft.held.color, draft.held.size) == kind
            spot.count = left[kind]
            spot.state = "lit" if held and look.acting else "" if kind in can else "dim"
            spot.reach = can.get(kind, False)
            spot.patterns = look.patterns
            spot.inspect_text = str(left[kind])
            spot.inspect_selected = held
            spot.inspect_enabled = kind in can
        special_free = at_coat and state.specials > 0 and any(move < FIRST_BUILD for move in state.moves)
        holding = draft.held is not None and draft.held.is_special
        board.special.count = state.specials
        board.special.inspect_text = str(state.specials)
        board.special.inspect_enabled = special_free
        board.special.inspect_selected = holding
        board.special.state = "lit" if holding else "" if special_free else "dim"
        in_panel = at_coat and board.plan is not None and board.plan.pool is None
        show(board.special, not (in_panel or covered))
        board.coats.hold_special(in_panel)

    def _abilities(self, state: State, draft: Draft, look: Look) -> None:
        board = self._board
        active, used = state.active_abilities(look.seat), state.used_abilities(look.seat)
        hidden = board.hand_covers == "abilities"
        armed = self._armed(state, draft) if look.acting else frozenset()
        own = [*active, *used]
        for key, spot in board.abilities.items():
            show(spot, key in own and not hidden)
            spot.face = "armed" if key in armed else "active" if key in active else "used"
            spot.inspect_text = "active" if key in active else "used"
            spot.inspect_selected = key in armed
            spot.inspect_enabled = look.acting and key in active
        pool, apart = state.ability_supply, board.plan is not None and board.plan.pool is not None
        choosing = look.acting and state.phase == "coat"
        for key, spot in board.pool.items():
            show(spot, (apart or key not in own) and not hidden)
            takeable = pool[key] > 0 and key not in own
            spot.count = pool[key]
            spot.face = "armed" if choosing and draft.coat == key else "pool"
            spot.dimmed = not (choosing and takeable)
            spot.inspect_text = str(pool[key])
            spot.inspect_selected = draft.coat == key
            spot.inspect_enabled = choosing and takeable
        board.place_abilities(own)

    @staticmethod
    def _armed(state: State, draft: Draft) -> frozenset[str]:
        """The abilities that Confirm would use."""
        armed: set[str] = set()
        if draft.piers:
            armed |= abilities_armed(state, draft.piers) or set()
        if draft.both:
            armed.add("both_actions")
        action = proposed(state, draft)
        if isinstance(action, Build):
            armed |= {"construction_discount"} if action.discount else set()
            armed |= {"change_of_colors"} if action.change else set()
        return frozenset(armed)

    def _coats(self, state: State, draft: Draft, look: Look) -> None:
        choosing = look.acting and state.phase == "coat"
        show(self._board.coats, choosing)
        if choosing:
            self._board.coats.show(state, draft)
