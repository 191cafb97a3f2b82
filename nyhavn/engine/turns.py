"""A turn, decision by decision: what a move does to the flat state.

A turn is a stack of pending decisions. It starts as [end of turn, turn]; a draw with both actions puts a
build on it, a draw over the limit a discard, a tile that earns coats of arms one coat action each. When
only the end of the turn is left it is carried out: lines score, piers are refilled, the next turn begins.

The functions change the flat state in place and do not check that a move is legal: that is for callers
who take moves from outside (see state.apply). They note events only when given a list for them.
"""

from __future__ import annotations

from nyhavn.engine.board import BB_COAT_ROWS, BB_COATS, PLACEMENTS
from nyhavn.engine.events import (
    Event,
    ability_names,
    build_event,
    card_names,
    coat_events,
    over_event,
    special_event,
)
from nyhavn.engine.fits import PAY_BITS
from nyhavn.engine.layout import (
    ACTIVE,
    CURRENT,
    DECISION_BITS,
    DECISION_MASK,
    DISCARD_PILE,
    ENDED_BY,
    HAND,
    HOUSE_BEFORE,
    KNOWN,
    NUMBER_OF_PLAYERS,
    OCCUPIED,
    OFFER,
    PART,
    POOL,
    POOL_BITS,
    SCORE,
    SPECIALS,
    STACK,
    SUPPLY,
    TILE_BITS,
    TILES,
    TINTS,
    TURN,
    USED,
    WALLS,
    WINNERS,
    Decision,
    EndedBy,
    Flat,
)
from nyhavn.engine.listing import coat_possible
from nyhavn.engine.material import ABILITIES, COLORS, HAND_LIMIT, WINNING_SCORE
from nyhavn.engine.moves import (
    BOTH_ACTIONS,
    CARD_BITS,
    CARD_MASK,
    CARD_NAMES,
    CHANGE,
    DISCARD,
    DISCARDS,
    DISCOUNT,
    DISCOUNTED,
    DRAW,
    DRAWS,
    FIRST_BUILD,
    HAND_BITS,
    HAND_MASK,
    OTHER,
    PASS,
    PAY_MASK,
    REFRESH,
    SUPPLY_SHIFT,
    TAKE,
    UNIT,
    Draw,
    hand_cards,
    hand_counts,
    hand_size,
    payment,
)
from nyhavn.engine.piles import pack, refill
from nyhavn.engine.scoring import completed_lines, leaders

_SQUARES = [placement.mask for placement in PLACEMENTS]
_WALLS = [placement.wall for placement in PLACEMENTS]
_CARDS = [COLORS.index(p.color) + 1 if p.color in COLORS else 0 for p in PLACEMENTS]
_SUPPLY_UNITS = [1 << SUPPLY_SHIFT[p.color, p.size] if p.size > 1 else 0 for p in PLACEMENTS]
_PAYMENTS = [payment(code) for code in range(1 << PAY_BITS)]
_PILE_OF = [[pack([card] * count) for count in range(HAND_LIMIT)] for card in range(len(COLORS) + 1)]
TURN_STACK = Decision.END << DECISION_BITS | Decision.TURN
"""The decisions of a turn that has just begun."""


def play(flat: Flat, move: int, events: list[Event] | None = None) -> None:
    """Carry out a legal move, and everything that follows from it without a further decision."""
    part = PART[flat[CURRENT]]
    flat[STACK] >>= DECISION_BITS
    if move < OTHER:
        if move >= FIRST_BUILD:
            _build(flat, part, move, events)
        else:
            _place_special(flat, part, move >> PAY_BITS, events)
    elif move < DISCARD:
        _draw(flat, part, DRAWS[move - DRAW], events)
    elif move < TAKE:
        _discard(flat, part, DISCARDS[move - DISCARD], events)
    elif move < REFRESH:
        _take_ability(flat, part, move - TAKE, events)
    elif move == REFRESH:
        _refresh(flat, part, events)
    elif move == PASS and events is not None:
        events.append({"event": "pass", "player": flat[CURRENT]})
    if flat[STACK] == Decision.END:
        _end_turn(flat, part, events)
    else:
        _settle(flat, part, events)


def _settle(flat: Flat, part: int, events: list[Event] | None) -> None:
    """Let impossible coat actions lapse (ruling 5) and end the turn when nothing else is pending."""
    while flat[STACK] & DECISION_MASK == Decision.COAT and not coat_possible(flat, part):
        if events is not None:
            events.append({"event": "lapse", "player": flat[CURRENT]})
        flat[STACK] >>= DECISION_BITS
    if flat[STACK] == Decision.END:
        _end_turn(flat, part, events)


def _spend(flat: Flat, part: int, abilities: int, events: list[Event] | None) -> None:
    flat[part + ACTIVE] ^= abilities
    flat[part + USED] |= abilities
    if events is not None:
        events.extend(
            {"event": "use", "player": flat[CURRENT], "ability": name} for name in ability_names(abilities)
        )


def _draw(flat: Flat, part: int, draw: Draw, events: list[Event] | None) -> None:
    slots, abilities, shifts, emptied = draw
    offer = flat[OFFER]
    taken = 0
    for shift in shifts:
        taken += UNIT[offer >> shift & CARD_MASK]
    if events is not None:
        cards = [CARD_NAMES[offer >> shift & CARD_MASK] for shift in shifts]
        events.append({"event": "draw", "player": flat[CURRENT], "slots": list(slots), "cards": cards})
    flat[OFFER] = offer & ~emptied
    flat[part + KNOWN] += taken
    flat[part + HAND] = hand = flat[part + HAND] + taken
    if abilities:
        _spend(flat, part, abilities, events)
        if abilities & BOTH_ACTIONS:
            flat[STACK] = flat[STACK] << DECISION_BITS | Decision.BUILD
    if hand_size(hand) > HAND_LIMIT:
        flat[STACK] = flat[STACK] << DECISION_BITS | Decision.DISCARD


def _put_down(flat: Flat, part: int, card: int, count: int) -> None:
    """Move cards of one colour from the hand to the discard pile; those known to be held go first."""
    flat[DISCARD_PILE] = flat[DISCARD_PILE] << CARD_BITS * count | _PILE_OF[card][count]
    flat[part + HAND] -= UNIT[card] * count
    known = flat[part + KNOWN] >> HAND_BITS * (card - 1) & HAND_MASK
    if known:
        flat[part + KNOWN] -= UNIT[card] * (count if count < known else known)


def _discard(flat: Flat, part: int, surplus: int, events: list[Event] | None) -> None:
    for index, count in enumerate(hand_counts(surplus)):
        if count:
            _put_down(flat, part, index + 1, count)
    if events is not None:
        events.append({"event": "discard", "player": flat[CURRENT], "cards": card_names(hand_cards(surplus))})


def _build(flat: Flat, part: int, move: int, events: list[Event] | None) -> None:
    number = move >> PAY_BITS
    card = _CARDS[number]
    natural, changed, other, _ = paid = _PAYMENTS[move & PAY_MASK]
    if changed and other < card:
        _put_down(flat, part, other, changed)
    if natural:
        _put_down(flat, part, card, natural)
    if changed and other > card:
        _put_down(flat, part, other, changed)
    abilities = (CHANGE if changed else 0) | (DISCOUNT if move & DISCOUNTED else 0)
    flat[SUPPLY] -= _SUPPLY_UNITS[number]
    flat[part + WALLS] |= _WALLS[number]
    flat[part + TINTS + card - 1] |= _SQUARES[number]
    if events is not None:
        events.append(build_event(flat, part, PLACEMENTS[number], hand_cards(paid.cards(card))))
    if abilities:
        _spend(flat, part, abilities, events)
    _occupy(flat, part, number, events)


def _place_special(flat: Flat, part: int, number: int, events: list[Event] | None) -> None:
    flat[SPECIALS] -= 1
    if events is not None:
        events.append(special_event(flat, part, PLACEMENTS[number]))
    _occupy(flat, part, number, events)


def _occupy(flat: Flat, part: int, number: int, events: list[Event] | None) -> None:
    """Cover a placement's squares; every coat covered and every coat row completed earns an action."""
    squares = _SQUARES[number]
    before = flat[part + OCCUPIED]
    flat[part + OCCUPIED] = after = before | squares
    flat[part + TILES] = flat[part + TILES] << TILE_BITS | number
    coats = (squares & BB_COATS).bit_count()
    for row in BB_COAT_ROWS:
        if squares & row and after & row == row:
            coats += 1
    for _ in range(coats):
        flat[STACK] = flat[STACK] << DECISION_BITS | Decision.COAT
    if coats and events is not None:
        events.extend(coat_events(flat[CURRENT], squares, after))


def _take_ability(flat: Flat, part: int, kind: int, events: list[Event] | None) -> None:
    flat[POOL] -= 1 << POOL_BITS * kind
    flat[part + ACTIVE] |= 1 << kind
    if events is not None:
        events.append({"event": "take", "player": flat[CURRENT], "ability": ABILITIES[kind]})


def _refresh(flat: Flat, part: int, events: list[Event] | None) -> None:
    if events is not None:
        names = ability_names(flat[part + USED])
        events.append({"event": "refresh", "player": flat[CURRENT], "abilities": names})
    flat[part + ACTIVE] |= flat[part + USED]
    flat[part + USED] = 0


def _end_turn(flat: Flat, part: int, events: list[Event] | None) -> None:
    occupied = flat[part + OCCUPIED]
    if occupied != flat[HOUSE_BEFORE]:
        for kind, number, points in completed_lines(flat[HOUSE_BEFORE], occupied, flat[part + WALLS]):
            flat[part + SCORE] += points
            if events is not None:
                events.append({"event": "score", "player": flat[CURRENT], "points": points, kind: number})
        if flat[part + SCORE] >= WINNING_SCORE:
            _finish(flat, EndedBy.POINTS, 1 << flat[CURRENT], events)
            return
    if refill(flat, events):
        _finish(flat, EndedBy.END_CARD, leaders(flat), events)
        return
    player = flat[CURRENT] + 1
    if player == flat[NUMBER_OF_PLAYERS]:
        player = 0
    flat[CURRENT] = player
    flat[TURN] += 1
    flat[STACK] = TURN_STACK
    flat[HOUSE_BEFORE] = flat[PART[player] + OCCUPIED]
    if events is not None:
        events.append({"event": "turn", "player": player, "turn": flat[TURN]})


def _finish(flat: Flat, ended_by: int, winners: int, events: list[Event] | None) -> None:
    flat[STACK] = Decision.OVER
    flat[ENDED_BY] = ended_by
    flat[WINNERS] = winners
    if events is not None:
        events.append(over_event(flat))
