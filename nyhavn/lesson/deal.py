"""The lesson's game: its deal, its turns, and how it becomes an ordinary game. Knows nothing of Kivy."""

from __future__ import annotations

import random
from collections import Counter

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.material import CARDS_PER_COLOR, COLORS, END, END_CARD_DEPTH
from nyhavn.engine.notation import LETTERS, action_from_text
from nyhavn.engine.record import Deal
from nyhavn.match.game import Match
from nyhavn.match.setup import HUMAN, Seat, Setup

PUPIL, RIVAL = 0, 1
SEED = 2010
RIVAL_NAME = "Freja"
LEVEL = "apprentice"
PUPILS_HOUSE = "blue"

_CARDS = {letter: color for color, letter in LETTERS.items()}
_DECK = (
    "BPRRYGB"  # the offer
    "RR"  # the pupil's hand
    "GGG"  # the rival's hand
    "YRRRRGPYBPYBGP"  # what the piers are refilled with, two by two
)
DEAL = Deal(2, SEED, (*(_CARDS[letter] for letter in _DECK), END))

_TURNS = (
    "d34", "G3:a1b1c1=GGG",
    "R4:a1b1a2b2=RRRR", "d67",
    "d67", "G2:d1e1=G",
    "d46", "d12",
    "R4:c1d1c2d2=RRR", "d12",
    "R2:e1e2=R", "^c3", "^discount", "B3:a2a3b3=BBB",
    "R2:d3e3=-1", "d56",
    "d23",
)  # fmt: skip
SCRIPT: tuple[Action, ...] = tuple(action_from_text(text) for text in _TURNS)
"""Everything that both do, in order. The last draw may be any: the end card comes with it."""


def lesson_setup(pupil: str) -> Setup:
    """The table of the lesson; pupil is what the player is called."""
    seats = (Seat(pupil, PUPILS_HOUSE, HUMAN), Seat(RIVAL_NAME, "yellow", LEVEL))
    return Setup(seats, SEED, curtain=False)


def is_lesson(deal: Deal) -> bool:
    """Whether a game was dealt for the lesson."""
    return deal == DEAL


def is_as_scripted(action: Action, index: int) -> bool:
    """Whether an action does what the lesson has at this place.

    The wall of a tile may be anywhere in its row, and with the last draw any cards may be taken.
    """
    wanted = SCRIPT[index]
    if isinstance(wanted, DrawCards) and index == len(SCRIPT) - 1:
        return isinstance(action, DrawCards)
    if isinstance(wanted, Build) and isinstance(action, Build):
        same_tile = (action.color, action.cells, action.pay) == (wanted.color, wanted.cells, wanted.pay)
        return same_tile and action.wall[1] == wanted.wall[1]
    return action == wanted


def on_script(match: Match) -> bool:
    """Whether a game has gone as the lesson goes."""
    done = match.actions
    return (
        is_lesson(match.deal)
        and len(done) <= len(SCRIPT)
        and all(is_as_scripted(action, index) for index, action in enumerate(done))
    )


def rivals_turn(length: int) -> tuple[Action, ...]:
    """What the rival does in the turn that begins after so many actions: one thing each time."""
    return SCRIPT[length : length + 1]


def on_ones_own(match: Match, chance: random.Random) -> Match:
    """The same game with all the cards of a whole one below those that have been seen."""
    assert match.deal.deck is not None
    seen = match.deal.deck[: len(match.deal.deck) - match.state.deck_size]
    left = Counter(dict.fromkeys(COLORS, CARDS_PER_COLOR))
    left.subtract(card for card in seen if card != END)
    pile = list(left.elements())
    chance.shuffle(pile)
    last = [*pile[1 - END_CARD_DEPTH :], END]
    chance.shuffle(last)
    deck = (*seen, *pile[: 1 - END_CARD_DEPTH], *last)
    return Match(match.setup, match.actions, match.draft, Deal(2, chance.getrandbits(60), deck))
