"""What a player may know, in one place, and dealing anew what that player may not.

Hands are private, but cards taken from the piers are taken openly and remembered until they are put
down (ruling 10). Equal cards cannot be told apart, so of a colour the remembered ones count as put down
first. What stays unknown: the starting cards still in other hands, the order of the draw pile, and the
game's random numbers to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine import layout
from nyhavn.engine.layout import PART, EndCard
from nyhavn.engine.material import COLORS, END_CARD_DEPTH
from nyhavn.engine.moves import CARD_NUMBERS, END_CARD, UNIT, hand_cards, hand_size
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State


@dataclass(frozen=True, slots=True)
class View:
    """A game as one player may know it."""

    seat: int
    public: tuple[int, ...]
    """The flat state with nothing in it that is hidden: other hands hold only what everybody saw being
    taken, the draw pile and the random numbers are blank."""
    hidden: tuple[int, ...]
    """For every seat, how many of its cards this player does not know."""
    pile: int
    """Cards in the draw pile, the end card included."""
    unseen: tuple[int, ...]
    """Cards of each colour that are in the pile or hidden in hands."""


def player_view(state: State, seat: int) -> View:
    """What the player at a seat may know of a game."""
    flat = list(state.flat)
    pile = unpack(flat[layout.DECK])
    unseen = [pile.count(CARD_NUMBERS[color]) for color in COLORS]
    hidden = []
    for other, part in enumerate(PART[: state.players]):
        hidden_cards = 0 if other == seat else flat[part + layout.HAND] - flat[part + layout.KNOWN]
        for card in hand_cards(hidden_cards):
            unseen[card - 1] += 1
        flat[part + layout.HAND] -= hidden_cards
        hidden.append(hand_size(hidden_cards))
    flat[layout.DECK] = 0
    flat[layout.RNG] = 0
    return View(seat, tuple(flat), tuple(hidden), len(pile), tuple(unseen))


def redeal(view: View, random: Random) -> State:
    """A full game that the player of the view cannot tell from the real one.

    Takes as many random numbers for every real game behind the same view.
    """
    flat = list(view.public)
    cards = random.shuffled(card for card, count in enumerate(view.unseen, 1) for _ in range(count))
    for part, count in zip(PART, view.hidden, strict=False):
        for _ in range(count):
            flat[part + layout.HAND] += UNIT[cards.pop()]
    if flat[layout.END_CARD_PLACE] == EndCard.IN_DECK:
        # It lies among the lowest cards, and anywhere in a pile that is no larger than that.
        depth = random.below(min(END_CARD_DEPTH, view.pile))
        cards.insert(len(cards) - depth, END_CARD)
    flat[layout.DECK] = pack(cards)
    flat[layout.RNG] = random.bits()
    return State(tuple(flat))
