"""Everything that lies on the table: setup, the draw pile, and the protocol's picture of it (rules.md 2)."""

import copy
from collections.abc import Callable
from typing import Any, Self

from tests.engine.reference.box import (
    ABILITIES,
    CARDS_MIXED_WITH_THE_END_CARD,
    COLORS,
    END,
    PIERS,
    SPECIAL_TILES,
    STARTING_HANDS,
    TILES_OF_EACH_COLOR,
    by_row,
)
from tests.engine.reference.house import House, Line

Shuffle = Callable[[list[str]], list[str]]


def in_color_order(cards: list[str]) -> list[str]:
    """Cards sorted red, yellow, green, blue, purple."""
    return sorted(cards, key=COLORS.index)


class Table:
    """The cards, tiles and houses of a game in plain lists and dictionaries.

    `deck` is the pile before the deal, top first, with the end card in it for 2 players. `shuffle` is used
    for the one reshuffle of rules.md 5: for the discard pile (oldest first) and then for the top cards and
    the end card; both results are read top first. A shuffle that keeps a state is copied with the game.
    """

    def __init__(self, players: int, deck: list[str], shuffle: Shuffle) -> None:
        self.players = players
        self.shuffle = shuffle
        self.turn = 0
        self.current = 0
        self.phase = "turn"
        self.build_follows = False
        self.completed_this_turn: list[Line] = []
        self.pending_coats = 0
        self.winners: list[int] | None = None
        self.ended_by: str | None = None

        self.houses: list[House] = [{} for _ in range(players)]
        self.scores = [0] * players
        self.abilities = [{"any_cards": "active"} for _ in range(players)]
        self.ability_supply = dict.fromkeys(ABILITIES, players)
        self.ability_supply["any_cards"] -= players
        self.supply = {color: dict(TILES_OF_EACH_COLOR[players]) for color in COLORS}
        self.specials = SPECIAL_TILES

        self.deck = list(deck)
        self.discard: list[str] = []
        self.end_card = "in_deck" if END in deck else "aside"
        self.offer: list[str | None] = [self.deck.pop(0) for _ in range(PIERS)]
        self.hands = [
            in_color_order([self.deck.pop(0) for _ in range(cards)]) for cards in STARTING_HANDS[players]
        ]
        self.reform_pile_if_empty()

    @classmethod
    def dealt(cls, players: int, deck: list[str], shuffle: Shuffle) -> Self:
        """A game as it is dealt from a pile."""
        return cls(players, deck, shuffle)

    def copy(self) -> Self:
        """An independent copy: changing one never changes the other."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.shuffle = copy.deepcopy(self.shuffle)
        other.completed_this_turn = list(self.completed_this_turn)
        other.winners = None if self.winners is None else list(self.winners)
        other.houses = [dict(house) for house in self.houses]
        other.scores = list(self.scores)
        other.abilities = [dict(owned) for owned in self.abilities]
        other.ability_supply = dict(self.ability_supply)
        other.supply = {color: dict(sizes) for color, sizes in self.supply.items()}
        other.deck = list(self.deck)
        other.discard = list(self.discard)
        other.offer = list(self.offer)
        other.hands = [list(hand) for hand in self.hands]
        return other

    def state(self) -> dict[str, Any]:
        """The whole table as the engine protocol writes it."""
        return {
            "players": self.players,
            "turn": self.turn,
            "current": self.current,
            "phase": self.phase,
            "offer": list(self.offer),
            "hands": [list(hand) for hand in self.hands],
            "houses": [
                [{"cell": list(cell), **house[cell]} for cell in sorted(house, key=by_row)]
                for house in self.houses
            ],
            "scores": list(self.scores),
            "abilities": [dict(owned) for owned in self.abilities],
            "ability_supply": dict(self.ability_supply),
            "supply": {
                color: {str(size): left for size, left in sizes.items()}
                for color, sizes in self.supply.items()
            },
            "specials": self.specials,
            "deck": len(self.deck),
            "discard": list(self.discard),
            "end_card": self.end_card,
            "pending_coats": self.pending_coats,
            "winners": None if self.winners is None else list(self.winners),
            "ended_by": self.ended_by,
        }

    def active(self, ability: str) -> bool:
        """Whether the player to move has an ability tile with its active face up (rules.md 4)."""
        return self.abilities[self.current].get(ability) == "active"

    def refill(self) -> None:
        """Fill the empty piers in order; the end card stops it (rules.md 3 A, 6.4)."""
        for slot in range(PIERS):
            if self.offer[slot] is None:
                card = self.deck.pop(0)
                if card == END:
                    self.end_card = "revealed"
                    return
                self.offer[slot] = card
                self.reform_pile_if_empty()

    def reform_pile_if_empty(self) -> None:
        """Make a new pile the moment the last card has left it, the end card low in it (rules.md 6.3)."""
        if self.deck or self.end_card != "aside":
            return
        pile = self.shuffle(list(self.discard))
        top = pile[:CARDS_MIXED_WITH_THE_END_CARD]
        rest = pile[CARDS_MIXED_WITH_THE_END_CARD:]
        self.deck = rest + self.shuffle([*top, END])
        self.discard = []
        self.end_card = "in_deck"
