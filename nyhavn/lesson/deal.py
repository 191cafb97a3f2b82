"""The games of the lessons: deals, turns, and how they become ordinary games. Knows nothing of Kivy."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards
from nyhavn.engine.material import CARDS_PER_COLOR, COLORS, END, END_CARD_DEPTH
from nyhavn.engine.notation import LETTERS, action_from_text
from nyhavn.engine.record import Deal
from nyhavn.match.game import Match
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import HUMAN, Seat, Setup

PUPIL, RIVAL = 0, 1
RIVAL_NAME = "Freja"
LEVEL = "apprentice"
PUPILS_HOUSE = "blue"

_CARDS = {letter: color for color, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class ScriptedGame:
    """A game of which all turns are known. The last draw may be any: the end card comes with it."""

    deal: Deal
    script: tuple[Action, ...]
    """Everything that both do, in order."""
    begins: int = 0
    """How many of the actions are played before the pupil comes."""

    def setup(self, pupil: str) -> Setup:
        """The table; pupil is what the player is called."""
        seats = (Seat(pupil, PUPILS_HOUSE, HUMAN), Seat(RIVAL_NAME, "yellow", LEVEL))
        return Setup(seats, self.deal.seed, curtain=False)

    def match(self, pupil: str) -> Match:
        """The game as the pupil finds it."""
        return Match(self.setup(pupil), self.script[: self.begins], deal=self.deal)

    def has(self, action: Action, index: int) -> bool:
        """Whether an action does what the lesson has at this place.

        The wall of a tile may be anywhere in its row, and with the last draw any cards may be taken.
        """
        wanted = self.script[index]
        if isinstance(wanted, DrawCards) and index == len(self.script) - 1:
            return isinstance(action, DrawCards)
        if isinstance(wanted, Build) and isinstance(action, Build):
            same_tile = (action.color, action.cells, action.pay) == (wanted.color, wanted.cells, wanted.pay)
            return same_tile and action.wall[1] == wanted.wall[1]
        return action == wanted

    def rivals_turn(self, length: int) -> tuple[Action, ...]:
        """What the rival does in the turn that begins after so many actions: one thing and a discard."""
        end = length + 1
        while end < len(self.script) and isinstance(self.script[end], DiscardCards):
            end += 1
        return self.script[length:end]


def _scripted(seed: int, cards: str, turns: str, begins: int = 0) -> ScriptedGame:
    deck = (*(_CARDS[letter] for letter in cards.replace(" ", "")), END)
    script = tuple(action_from_text(text) for text in turns.split())
    return ScriptedGame(Deal(2, seed, deck), script, begins)


FIRST = _scripted(
    2010,
    "BPRRYGB"  # the offer
    "RR"  # the pupil's hand
    "GGG"  # the rival's hand
    "YRRRRGPYBPYBGP",  # what the piers are refilled with, two by two
    """
    d34 G3:a1b1c1=GGG
    R4:a1b1a2b2=RRRR d67
    d67 G2:d1e1=G
    d46 d12
    R4:c1d1c2d2=RRR d12
    R2:e1e2=R ^c3 ^discount B3:a2a3b3=BBB
    R2:d3e3=-1 d56
    d23
    """,
)
"""The first game, from the first card on."""

SECOND = _scripted(
    93,
    "BYYYPYG RP GBRPBBBGRYGGRRRGYPGYYRRGBBPYBGPPPGBPRBRGBPYPBPGGYYPPYRRBRBR",
    """
    d23 d67
    d45 d67
    Y3:d1d2e2=YYY B3:d1d2e2=BBB
    P2:c3d3=PP ^both d47
    d12 G4:b1a2b2c2=GGGG ^additional
    d12 d236
    R3:d4d5e5=RRR ^change d56
    d12 Y3:a3a4b4=YYY
    d23 d67
    G3:a1b1c1=GGG d34 xY
    d23 B2:e3e4=B
    P3:a2b2c2=PP ^e6 R4:d3c3c4d4=RRRR ^b3 ^b5
    B2:a3b3=BB d45
    d12 d45
    d12 d56 xY
    d56 B3:d5e5e6=BB ^c5
    P3:a4b4c4=PP P2:a5a6=PP
    R2:e3e4=R ^e1 d12
    d12 G3:b8b6b7=GGG ^c6
    d67 xY d34
    R4:c6b5c5b6=BBB d67
    d34& P5:a9a5a6a7a8=PPPP d45 xR
    d45
    """,
    begins=49,
)
"""The second: the end of a game in which the pupil is behind."""

GAMES = (FIRST, SECOND)


def scripted_game(deal: Deal) -> ScriptedGame | None:
    """The game of a lesson that was dealt like this."""
    return next((game for game in GAMES if game.deal == deal), None)


def is_lesson(deal: Deal) -> bool:
    """Whether a game was dealt for a lesson."""
    return scripted_game(deal) is not None


def on_ones_own(taught: MatchRecord, chance: random.Random) -> Match:
    """The same game with all the cards of a whole one below those that have been seen."""
    assert taught.deal.deck is not None
    seen = taught.deal.deck[: len(taught.deal.deck) - taught.state.deck_size]
    left = Counter(dict.fromkeys(COLORS, CARDS_PER_COLOR))
    left.subtract(card for card in seen if card != END)
    pile = list(left.elements())
    chance.shuffle(pile)
    last = [*pile[1 - END_CARD_DEPTH :], END]
    chance.shuffle(last)
    deck = (*seen, *pile[: 1 - END_CARD_DEPTH], *last)
    return Match(taught.setup, taught.actions, taught.draft, Deal(2, chance.getrandbits(60), deck))
