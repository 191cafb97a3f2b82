"""A game as a value: dealing it, what may be done, and what comes of doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nyhavn.engine import layout, rng
from nyhavn.engine.actions import ACTIONS, Action, IllegalActionError, move_of
from nyhavn.engine.board import PLACEMENTS, Placement
from nyhavn.engine.events import Event
from nyhavn.engine.layout import PART, Decision, EndCard, Flat
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.making_events import ENDED_BY_NAMES, ability_names, card_names, winning_seats
from nyhavn.engine.material import (
    ABILITIES,
    END,
    END_CARD_DEPTH,
    END_CARD_FROM_START,
    PIERS,
    PLAYERS,
    SPECIAL_TILES,
    STARTING_ABILITY,
    STARTING_HANDS,
    tiles_in_play,
)
from nyhavn.engine.moves import (
    CARD_BITS,
    CARD_MASK,
    CARD_NAMES,
    CARD_NUMBERS,
    KINDS,
    SUPPLY_BITS,
    SUPPLY_SHIFT,
    UNIT,
    hand_cards,
)
from nyhavn.engine.piles import form_anew, new_deck, pack, pile_size, unpack
from nyhavn.engine.turns import TURN_STACK, play


class BadDealError(ValueError):
    """No game can be dealt like this."""


class GameOverError(ValueError):
    """The game is over: nothing can be done any more."""


_PHASES = {
    Decision.OVER: "over",
    Decision.TURN: "turn",
    Decision.DISCARD: "discard",
    Decision.BUILD: "build",
    Decision.COAT: "coat",
}
_END_CARD_PLACES = {EndCard.ASIDE: "aside", EndCard.IN_DECK: "in_deck", EndCard.REVEALED: "revealed"}


class State:
    """A game at one moment. A value: equal states have equal futures for equal actions."""

    __slots__ = ("_moves", "flat")

    flat: Final[tuple[int, ...]]

    def __init__(self, flat: tuple[int, ...]) -> None:
        self.flat = flat
        self._moves: list[int] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.flat == other.flat

    def __hash__(self) -> int:
        return hash(self.flat)

    def __str__(self) -> str:
        from nyhavn.engine.picture import table_to_text

        return table_to_text(self)

    # The turn

    @property
    def players(self) -> int:
        """Number of players."""
        return self.flat[layout.NUMBER_OF_PLAYERS]

    @property
    def turn(self) -> int:
        """Turns played before this one."""
        return self.flat[layout.TURN]

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self.flat[layout.CURRENT]

    @property
    def phase(self) -> str:
        """What has to be decided: turn, discard, build, coat; or over."""
        return _PHASES[self.flat[layout.STACK] & layout.DECISION_MASK]

    @property
    def pending_coats(self) -> int:
        """Coat actions still to be taken."""
        stack, coats = self.flat[layout.STACK], 0
        while stack:
            coats += stack & layout.DECISION_MASK == Decision.COAT
            stack >>= layout.DECISION_BITS
        return coats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.flat[layout.STACK] == Decision.OVER

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, once the game is over."""
        return winning_seats(self.flat) if self.over else None

    @property
    def ended_by(self) -> str | None:
        """points or end_card, once the game is over."""
        return ENDED_BY_NAMES.get(self.flat[layout.ENDED_BY])

    # The harbour

    @property
    def offer(self) -> list[str | None]:
        """Cards on the piers."""
        packed = self.flat[layout.OFFER]
        return [CARD_NAMES[packed >> CARD_BITS * slot & CARD_MASK] or None for slot in range(PIERS)]

    @property
    def deck_size(self) -> int:
        """Cards in the draw pile, the end card included."""
        return pile_size(self.flat[layout.DECK])

    @property
    def discard_pile(self) -> list[str]:
        """Discarded cards, oldest first."""
        return card_names(reversed(unpack(self.flat[layout.DISCARD_PILE])))

    @property
    def end_card(self) -> str:
        """aside, in_deck or revealed."""
        return _END_CARD_PLACES[self.flat[layout.END_CARD_PLACE]]

    @property
    def end_is_near(self) -> bool:
        """Whether any card that is turned up now may be the end card."""
        return self.flat[layout.END_CARD_PLACE] == EndCard.IN_DECK and self.deck_size <= END_CARD_DEPTH

    # The supplies

    @property
    def supply(self) -> dict[tuple[str, int], int]:
        """Coloured tiles left, by colour and size."""
        packed = self.flat[layout.SUPPLY]
        return {kind: packed >> SUPPLY_SHIFT[kind] & (1 << SUPPLY_BITS) - 1 for kind in KINDS}

    @property
    def specials(self) -> int:
        """Special tiles left."""
        return self.flat[layout.SPECIALS]

    @property
    def ability_supply(self) -> dict[str, int]:
        """Ability tiles that can be taken."""
        packed = self.flat[layout.POOL]
        mask = (1 << layout.POOL_BITS) - 1
        return {name: packed >> layout.POOL_BITS * index & mask for index, name in enumerate(ABILITIES)}

    # The players

    def hand(self, seat: int) -> list[str]:
        """A player's cards, in colour order."""
        return card_names(hand_cards(self.flat[PART[seat] + layout.HAND]))

    def score(self, seat: int) -> int:
        """A player's points."""
        return self.flat[PART[seat] + layout.SCORE]

    def active_abilities(self, seat: int) -> list[str]:
        """Abilities that a player may still use."""
        return ability_names(self.flat[PART[seat] + layout.ACTIVE])

    def used_abilities(self, seat: int) -> list[str]:
        """Abilities that a player has used."""
        return ability_names(self.flat[PART[seat] + layout.USED])

    def occupied(self, seat: int) -> int:
        """The occupied squares of a player's house."""
        return self.flat[PART[seat] + layout.OCCUPIED]

    def walls(self, seat: int) -> int:
        """The wall squares of a player's house."""
        return self.flat[PART[seat] + layout.WALLS]

    def tiles(self, seat: int) -> list[Placement]:
        """The tiles of a player's house in the order built."""
        packed = self.flat[PART[seat] + layout.TILES]
        found = []
        while packed > 1:
            found.append(PLACEMENTS[packed & (1 << layout.TILE_BITS) - 1])
            packed >>= layout.TILE_BITS
        return found[::-1]

    # What may be done

    @property
    def moves(self) -> list[int]:
        """The legal actions as the engine's moves; found once, not to be changed by the caller."""
        if self._moves is None:
            self._moves = legal_moves(self.flat)
        return self._moves

    def legal(self) -> list[Action]:
        """Every legal action, in a fixed order; none when the game is over."""
        return list(map(ACTIONS.__getitem__, self.moves))


def new_game(players: int, seed: int) -> State:
    """Deal a game; equal seeds give equal games."""
    _check_players(players)
    state, deck = new_deck(players, seed & rng.MASK)
    return _deal(players, state, deck)


def game_from_deck(players: int, deck: Sequence[str], seed: int = 0) -> State:
    """Deal a game from a draw pile, top first; the seed serves a later reshuffle."""
    _check_players(players)
    unknown = [card for card in deck if card not in CARD_NUMBERS]
    if unknown:
        raise BadDealError(f"there is no card {unknown[0]!r}")
    dealt = PIERS + sum(STARTING_HANDS[players])
    ends = [place for place, card in enumerate(deck) if card == END]
    if len(ends) != (players in END_CARD_FROM_START):
        wanted = "once" if players in END_CARD_FROM_START else "not at all"
        raise BadDealError(f"the pile of {players} players holds the end card {wanted}")
    if len(deck) < dealt or (ends and ends[0] < dealt):
        raise BadDealError(f"the first {dealt} cards are dealt and must be façade cards")
    return _deal(players, seed & rng.MASK, [CARD_NUMBERS[card] for card in deck])


def _check_players(players: int) -> None:
    if players not in PLAYERS:
        raise BadDealError(f"{PLAYERS[0]} to {PLAYERS[-1]} can play")


def _empty_table(players: int) -> Flat:
    flat = [0] * (PART[players - 1] + PART[1] - PART[0])
    flat[layout.NUMBER_OF_PLAYERS] = players
    flat[layout.STACK] = TURN_STACK
    flat[layout.SPECIALS] = SPECIAL_TILES
    flat[layout.SUPPLY] = sum(count << SUPPLY_SHIFT[kind] for kind, count in tiles_in_play(players).items())
    flat[layout.END_CARD_PLACE] = EndCard.IN_DECK if players in END_CARD_FROM_START else EndCard.ASIDE
    for index, name in enumerate(ABILITIES):
        left = 0 if name == STARTING_ABILITY else players
        flat[layout.POOL] |= left << layout.POOL_BITS * index
    for part in PART[:players]:
        flat[part + layout.ACTIVE] = 1 << ABILITIES.index(STARTING_ABILITY)
        flat[part + layout.TILES] = 1
    return flat


_EMPTY_TABLES = {players: _empty_table(players) for players in PLAYERS}


def _deal(players: int, random_state: int, deck: list[int]) -> State:
    flat = _EMPTY_TABLES[players][:]
    flat[layout.RNG] = random_state
    flat[layout.OFFER] = pack(deck[:PIERS])
    place = PIERS
    for part, count in zip(PART, STARTING_HANDS[players], strict=False):
        for card in deck[place : place + count]:
            flat[part + layout.HAND] += UNIT[card]
        place += count
    flat[layout.DECK] = pack(deck[place:])
    if not flat[layout.DECK] and flat[layout.END_CARD_PLACE] == EndCard.ASIDE:
        form_anew(flat, None)
    return State(tuple(flat))


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after an action and what happened; IllegalActionError if it is not legal."""
    moves = state.moves
    if not moves:
        raise GameOverError("the game is over")
    move = move_of(action)
    if move not in moves:
        raise IllegalActionError(f"not legal now: {action}")
    return apply_move(state, move)


def apply_move(state: State, move: int) -> tuple[State, list[Event]]:
    """The same for a move that is known to be legal."""
    flat = list(state.flat)
    events: list[Event] = []
    play(flat, move, events)
    return State(tuple(flat)), events
