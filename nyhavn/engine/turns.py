"""A turn, decision by decision: what a move does to the flat state.

A turn is a stack of pending decisions. It starts as [end of turn, turn]; a draw with both actions puts a
build on it, a draw over the limit a discard, a tile that earns coats of arms one coat action each. When
only the end of the turn is left it is carried out: lines score, piers that a draw has emptied are refilled,
the next turn begins.

The functions change the flat state in place and do not check that a move is legal: that is for callers
who take moves from outside (see state.apply). They note events only when given a list for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from nyhavn.engine.board import PLACEMENTS
from nyhavn.engine.coats import COAT_ROWS_TOUCHED, COATS_COVERED
from nyhavn.engine.events import (
    AbilitiesRefreshed,
    AbilityTaken,
    CardsDiscarded,
    CoatDeclined,
    CoatLapsed,
    Event,
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
from nyhavn.engine.making_events import (
    ability_names,
    build_event,
    card_names,
    coat_events,
    draw_event,
    over_event,
    score_event,
    special_event,
    turn_event,
    use_events,
)
from nyhavn.engine.material import ABILITIES, COLORS, HAND_LIMIT, SIZES, WINNING_SCORE
from nyhavn.engine.moves import (
    BOTH_ACTIONS,
    CARD_BITS,
    CHANGE,
    DISCARD,
    DISCARDS,
    DISCOUNT,
    DRAW,
    DRAWS,
    FIRST_BUILD,
    HAND_BITS,
    HAND_MASK,
    MOST_DRAWN,
    OTHER,
    PASS,
    PAY_MASK,
    REFRESH,
    SUPPLY_SHIFT,
    TAKE,
    UNIT,
    hand_cards,
    hand_counts,
    hand_of,
    payment,
)
from nyhavn.engine.piles import fill_run, pack, refill, unpack
from nyhavn.engine.scoring import completed_lines, leaders

_ONLY_END = DECISION_MASK
"""A stack up to this holds one decision, and the lowest one is always the end of the turn."""

assert len(PLACEMENTS) <= 1 << TILE_BITS, "TILE_BITS has room for 4096 placements"
_SQUARES = [placement.mask for placement in PLACEMENTS]
_WALLS = [placement.wall for placement in PLACEMENTS]
_CARDS = [COLORS.index(p.color) + 1 if p.color in COLORS else 0 for p in PLACEMENTS]
_SUPPLY_UNITS = [1 << SUPPLY_SHIFT[p.color, p.size] if p.size > 1 else 0 for p in PLACEMENTS]
_PILE_OF = [
    [pack([card] * count) for count in range(max(*SIZES, MOST_DRAWN) + 1)] for card in range(len(COLORS) + 1)
]
_DRAWS = [(draw.emptied, draw.abilities, draw.first, draw.width) for draw in DRAWS]


def _payments() -> Iterator[tuple[int, int, int, int]]:
    """By their code: cards of the tile's colour, cards changed into it, their colour, abilities used."""
    for code in range(1 << PAY_BITS):
        natural, changed, other, discount = payment(code)
        yield natural, changed, other, (CHANGE if changed else 0) | (DISCOUNT if discount else 0)


_PAYMENTS = list(_payments())


_HANDFULS: dict[int, int] = {}
"""Cards on some of the piers, as they lie in the offer, and the same as a hand."""
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
        _draw(flat, part, move - DRAW, events)
    elif move < TAKE:
        _discard(flat, part, DISCARDS[move - DISCARD], events)
    elif move < REFRESH:
        _take_ability(flat, part, move - TAKE, events)
    elif move == REFRESH:
        _refresh(flat, part, events)
    elif move == PASS and events is not None:
        events.append(CoatDeclined(flat[CURRENT]))
    if flat[STACK] <= _ONLY_END:
        _end_turn(flat, part, events)
    else:
        _settle(flat, part, events)


def _settle(flat: Flat, part: int, events: list[Event] | None) -> None:
    """Let impossible coat actions lapse (ruling 5) and end the turn when nothing else is pending."""
    while flat[STACK] & DECISION_MASK == Decision.COAT and not coat_possible(flat, part):
        if events is not None:
            events.append(CoatLapsed(flat[CURRENT]))
        flat[STACK] >>= DECISION_BITS
    if flat[STACK] <= _ONLY_END:
        _end_turn(flat, part, events)


def _spend(flat: Flat, part: int, abilities: int, events: list[Event] | None) -> None:
    flat[part + ACTIVE] ^= abilities
    flat[part + USED] |= abilities
    if events is not None:
        events.extend(use_events(flat[CURRENT], abilities))


def _draw(flat: Flat, part: int, number: int, events: list[Event] | None) -> None:
    emptied, abilities, first, width = _DRAWS[number]
    offer = flat[OFFER]
    drawn = offer & emptied
    try:
        taken = _HANDFULS[drawn]
    except KeyError:
        taken = _HANDFULS[drawn] = hand_of(unpack(drawn))
    flat[OFFER] = offer ^ drawn
    flat[part + KNOWN] += taken
    flat[part + HAND] = hand = flat[part + HAND] + taken
    if events is not None:
        events.append(draw_event(flat[CURRENT], number, offer, drawn))
    stack = Decision.FILL
    if abilities:
        _spend(flat, part, abilities, events)
        if abilities & BOTH_ACTIONS:
            stack = stack << DECISION_BITS | Decision.BUILD
    if hand % HAND_MASK > HAND_LIMIT:  # hand_size(), written out in the innermost loop
        stack = stack << DECISION_BITS | Decision.DISCARD
    if stack == Decision.FILL and width and events is None and fill_run(flat, first, width):
        # Nothing can come between the draw and the refill, and nobody wants to hear of its cards one by one.
        stack = Decision.END
    flat[STACK] = stack


def _put_down(flat: Flat, part: int, card: int, count: int) -> None:
    """Move cards of one colour from the hand to the discard pile; those known to be held go first."""
    flat[DISCARD_PILE] = flat[DISCARD_PILE] << CARD_BITS * count | _PILE_OF[card][count]
    flat[part + HAND] -= UNIT[card] * count
    known = flat[part + KNOWN] >> HAND_BITS * (card - 1) & HAND_MASK
    if known:
        flat[part + KNOWN] -= UNIT[card] * (count if count < known else known)


def _discard(flat: Flat, part: int, surplus: int, events: list[Event] | None) -> None:
    for card, count in enumerate(hand_counts(surplus), 1):
        if count:
            _put_down(flat, part, card, count)
    if events is not None:
        events.append(CardsDiscarded(flat[CURRENT], tuple(card_names(hand_cards(surplus)))))


def _build(flat: Flat, part: int, move: int, events: list[Event] | None) -> None:
    number = move >> PAY_BITS
    card = _CARDS[number]
    natural, changed, other, abilities = _PAYMENTS[move & PAY_MASK]
    if changed and other < card:
        _put_down(flat, part, other, changed)
        changed = 0
    if natural:
        _put_down(flat, part, card, natural)
    if changed:
        _put_down(flat, part, other, changed)
    flat[SUPPLY] -= _SUPPLY_UNITS[number]
    flat[part + WALLS] |= _WALLS[number]
    flat[part + TINTS + card - 1] |= _SQUARES[number]
    if events is not None:
        paid = hand_cards(payment(move & PAY_MASK).cards(card))
        events.append(build_event(flat, part, PLACEMENTS[number], paid))
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
    flat[part + OCCUPIED] = after = flat[part + OCCUPIED] | squares
    flat[part + TILES] = flat[part + TILES] << TILE_BITS | number
    coats = COATS_COVERED[number]  # coats_earned(), written out in the innermost loop
    for row in COAT_ROWS_TOUCHED[number]:
        if after & row == row:
            coats += 1
    if coats:
        for _ in range(coats):
            flat[STACK] = flat[STACK] << DECISION_BITS | Decision.COAT
        if events is not None:
            events.extend(coat_events(flat[CURRENT], squares, after))


def _take_ability(flat: Flat, part: int, kind: int, events: list[Event] | None) -> None:
    flat[POOL] -= 1 << POOL_BITS * kind
    flat[part + ACTIVE] |= 1 << kind
    if events is not None:
        events.append(AbilityTaken(flat[CURRENT], ABILITIES[kind]))


def _refresh(flat: Flat, part: int, events: list[Event] | None) -> None:
    if events is not None:
        events.append(AbilitiesRefreshed(flat[CURRENT], tuple(ability_names(flat[part + USED]))))
    flat[part + ACTIVE] |= flat[part + USED]
    flat[part + USED] = 0


def _end_turn(flat: Flat, part: int, events: list[Event] | None) -> None:
    occupied = flat[part + OCCUPIED]
    if occupied != flat[HOUSE_BEFORE]:
        for kind, number, points in completed_lines(flat[HOUSE_BEFORE], occupied, flat[part + WALLS]):
            flat[part + SCORE] += points
            if events is not None:
                events.append(score_event(flat[CURRENT], kind, number, points))
        if flat[part + SCORE] >= WINNING_SCORE:
            _finish(flat, EndedBy.POINTS, 1 << flat[CURRENT], events)
            return
    if flat[STACK] == Decision.FILL and refill(flat, events):
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
        events.append(turn_event(player, flat[TURN]))


def _finish(flat: Flat, ended_by: int, winners: int, events: list[Event] | None) -> None:
    flat[STACK] = Decision.OVER
    flat[ENDED_BY] = ended_by
    flat[WINNERS] = winners
    if events is not None:
        events.append(over_event(flat))
