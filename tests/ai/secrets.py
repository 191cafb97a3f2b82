"""A game with everything dealt differently that a player cannot know."""

from __future__ import annotations

from nyhavn.engine.layout import DECK, HAND, KNOWN, PART, RNG
from nyhavn.engine.moves import END_CARD, UNIT, hand_cards
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State


def with_other_secrets(state: State, seat: int, seed: int) -> State:
    """The same game with all that the seat does not know dealt differently, done by hand here."""
    dice = Random(seed)
    flat = list(state.flat)
    pile = unpack(flat[DECK])
    end = pile.index(END_CARD) if END_CARD in pile else None
    cards = [card for card in pile if card != END_CARD]
    hidden: dict[int, int] = {}
    for other, part in enumerate(PART[: state.players]):
        if other != seat:
            secret = hand_cards(flat[part + HAND] - flat[part + KNOWN])
            cards += secret
            hidden[part] = len(secret)
            flat[part + HAND] = flat[part + KNOWN]
    cards = dice.shuffled(cards)
    for part, count in hidden.items():
        for _ in range(count):
            flat[part + HAND] += UNIT[cards.pop()]
    if end is not None:
        lowest = max(0, len(cards) - 9)
        cards.insert(lowest + dice.below(len(cards) + 1 - lowest), END_CARD)
    flat[DECK] = pack(cards)
    flat[RNG] = dice.bits()
    return State(tuple(flat))
