"""Two deals that differ in one hand only: whoever may not see that hand cannot tell them apart."""

from __future__ import annotations

import random
from itertools import pairwise

from nyhavn.engine.actions import DiscardCards, DrawCards
from nyhavn.engine.material import COLORS, END, END_CARD_FROM_START, HAND_LIMIT, PIERS, STARTING_HANDS
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup

OTHER = dict(zip(COLORS, (*COLORS[1:], COLORS[0]), strict=True))


def twin_deals(players: int, seat: int, seed: int = 1) -> tuple[Deal, Deal]:
    """A deal, and the same with each card in the hand of a seat changed for another colour.

    Nobody counts the cards of a colour, so that the pile is the same.
    """
    chance, hands = random.Random(seed), STARTING_HANDS[players]
    cards = [chance.choice(COLORS) for _ in range(80)]
    cards += [END] if players in END_CARD_FROM_START else []
    first = PIERS + sum(hands[:seat])
    other = list(cards)
    for place in range(first, first + hands[seat]):
        other[place] = OTHER[cards[place]]
    deals = Deal(players, seed, tuple(cards)), Deal(players, seed, tuple(other))
    mine, theirs = (deal.start() for deal in deals)
    assert [mine.hand(each) == theirs.hand(each) for each in range(players)] == [
        each != seat for each in range(players)
    ]
    assert mine.offer == theirs.offer
    return deals


def twins(setup: Setup, seat: int, seed: int = 1) -> tuple[Match, Match]:
    """Games of two such deals."""
    mine, theirs = twin_deals(len(setup.seats), seat, seed)
    return Match(setup, deal=mine), Match(setup, deal=theirs)


def next_draw(state: State) -> DrawCards | DiscardCards:
    """What both can do alike: take two cards that lie side by side, and put down none of those dealt."""
    if state.phase == "discard":
        hand = state.hand(state.current)
        return DiscardCards(tuple(sorted(hand[: len(hand) - HAND_LIMIT])))
    piers = [number for number, card in enumerate(state.offer) if card is not None]
    slots = next((a, b) for a, b in pairwise(piers) if b == a + 1)
    return DrawCards(slots)
