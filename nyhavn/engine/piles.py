"""The card piles: making and shuffling the deck, refilling the piers, forming the pile anew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from nyhavn.engine import rng
from nyhavn.engine.events import EndCardRevealed, Event, PileReformed
from nyhavn.engine.layout import DECK, DISCARD_PILE, END_CARD_PLACE, OFFER, RNG, EndCard, Flat
from nyhavn.engine.making_events import REFILLS
from nyhavn.engine.material import END_CARD_DEPTH, END_CARD_FROM_START, PIERS, PLAYERS, cards_in_play
from nyhavn.engine.moves import CARD_BITS, CARD_MASK, CARD_NUMBERS, END_CARD, MOST_DRAWN

_SORTED_DECKS = {
    players: [CARD_NUMBERS[color] for color, count in cards_in_play(players).items() for _ in range(count)]
    for players in PLAYERS
}
_PIERS = [1 << CARD_BITS * slot for slot in range(PIERS)]
_EVERY_PIER = sum(_PIERS)
_SOME_PIERS = {sum(piers): piers for count in range(PIERS + 1) for piers in combinations(_PIERS, count)}
"""A bit for each of some piers, and one after the other."""


assert CARD_BITS == 3, "piles are written in octal digits, and refill looks at 3 bits a pier"
_DIGITS = bytes.maketrans(bytes(range(1 << CARD_BITS)), b"01234567")
_CARDS = bytes.maketrans(b"01234567", bytes(range(1 << CARD_BITS)))


def pack(cards: Sequence[int]) -> int:
    """A pile from its cards; the first one ends up in the lowest bits. Three bits a card are octal digits."""
    return int(bytes(cards)[::-1].translate(_DIGITS), 1 << CARD_BITS) if cards else 0


def unpack(pile: int) -> list[int]:
    """The cards of a pile, from the lowest bits up."""
    return list(f"{pile:o}".encode().translate(_CARDS)[::-1]) if pile else []


def pile_size(pile: int) -> int:
    """Number of cards in a pile."""
    return -(-pile.bit_length() // CARD_BITS)


def new_deck(players: int, state: int) -> tuple[int, list[int]]:
    """The generator's next state and the shuffled draw pile, top first, before anything is dealt."""
    state, deck = rng.shuffled(state, _SORTED_DECKS[players])
    return bury_end_card(state, deck) if players in END_CARD_FROM_START else (state, deck)


def bury_end_card(state: int, deck: list[int]) -> tuple[int, list[int]]:
    """Shuffle the end card with the top cards of the pile and put those at its bottom."""
    top = deck[: END_CARD_DEPTH - 1]
    state, bottom = rng.shuffled(state, [*top, END_CARD])
    return state, deck[len(top) :] + bottom


def form_anew(flat: Flat, events: list[Event] | None) -> None:
    """Shuffle the discard pile into a new draw pile, with the end card near its bottom (ruling 3)."""
    discarded = unpack(flat[DISCARD_PILE])[::-1]
    state, deck = rng.shuffled(flat[RNG], discarded)
    flat[RNG], deck = bury_end_card(state, deck)
    flat[DECK] = pack(deck)
    flat[DISCARD_PILE] = 0
    flat[END_CARD_PLACE] = EndCard.IN_DECK
    if events is not None:
        events.append(PileReformed(len(deck)))


_WITH_END_CARD = {cards for cards in range(1 << CARD_BITS * MOST_DRAWN) if END_CARD in unpack(cards)}


def fill_run(flat: Flat, first: int, width: int) -> bool:
    """Fill empty piers that lie side by side at once, as refill would; false if the pile has more to say.

    They are given by the lowest bit of the first one and by how many bits they take in the offer.
    """
    deck = flat[DECK]
    left = deck >> width
    cards = deck & (1 << width) - 1
    if not left or cards in _WITH_END_CARD:
        return False
    flat[OFFER] += cards * first
    flat[DECK] = left
    return True


def refill(flat: Flat, events: list[Event] | None) -> bool:
    """Fill the empty piers in order; true if that turned up the end card, which stops it (ruling 4)."""
    offer, deck = flat[OFFER], flat[DECK]
    for pier in _SOME_PIERS[~(offer | offer >> 1 | offer >> 2) & _EVERY_PIER]:
        card = deck & CARD_MASK
        deck >>= CARD_BITS
        if card == END_CARD:
            flat[OFFER], flat[DECK] = offer, deck
            flat[END_CARD_PLACE] = EndCard.REVEALED
            if events is not None:
                events.append(EndCardRevealed(pier.bit_length() // CARD_BITS))
            return True
        offer += card * pier
        if events is not None:
            events.append(REFILLS[pier.bit_length() // CARD_BITS][card])
        if not deck and flat[END_CARD_PLACE] == EndCard.ASIDE:
            form_anew(flat, events)
            deck = flat[DECK]
    flat[OFFER], flat[DECK] = offer, deck
    return False
