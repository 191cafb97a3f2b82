"""The engine behind the model's face: the table lies open in lists, and the engine does what happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import pytest

from nyhavn.engine import layout, rng
from nyhavn.engine.board import bit, squares
from nyhavn.engine.jsonform import action_from_json, action_to_json, state_to_json
from nyhavn.engine.layout import PART, Decision
from nyhavn.engine.material import ABILITIES, COLORS
from nyhavn.engine.moves import CARD_NAMES, CARD_NUMBERS, SUPPLY_SHIFT, hand_of
from nyhavn.engine.piles import pack, unpack
from nyhavn.engine.state import State, apply, game_from_deck, new_game
from tests.engine.reference import Action, ReferenceGame, Shuffle
from tests.engine.reference.box import Cell
from tests.engine.reference.house import House
from tests.engine.reference.table import in_color_order

END_CARD = ["aside", "in_deck", "revealed"]


class EngineGame(ReferenceGame):
    """A game whose actions are listed and carried out by the engine alone."""

    flat: list[int] | None = None
    """The engine's state as it was left, for what does not lie on the table: what is pending in a turn."""

    @classmethod
    def dealt(cls, players: int, deck: list[str], shuffle: Shuffle) -> Self:
        game = cls(players, deck, shuffle)
        game.read_state(game_from_deck(players, deck, 1))
        return game

    def legal(self) -> list[Action]:
        return [action_to_json(action) for action in State(self.written()).legal()]

    def apply(self, action: Action) -> None:
        before = State(self.written())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rng, "shuffled", self._shuffled)
            after, _ = apply(before, action_from_json(action))
        self.read_state(after)

    def _shuffled(self, state: int, deck: Iterable[int]) -> tuple[int, list[int]]:
        """The shuffle of the scene in place of the engine's."""
        return state, _numbers(self.shuffle([CARD_NAMES[card] for card in deck]))

    # From the table to the engine's state

    def written(self) -> tuple[int, ...]:
        """The engine's state of the table as it lies."""
        flat = list(self.flat or new_game(self.players, 1).flat)
        flat[layout.CURRENT], flat[layout.TURN] = self.current, self.turn
        flat[layout.OFFER] = pack([CARD_NUMBERS[card] if card else 0 for card in self.offer])
        flat[layout.DECK] = pack(_numbers(self.deck))
        flat[layout.DISCARD_PILE] = pack(_numbers(self.discard)[::-1])
        flat[layout.END_CARD_PLACE] = END_CARD.index(self.end_card)
        flat[layout.SPECIALS] = self.specials
        flat[layout.SUPPLY] = sum(
            left << SUPPLY_SHIFT[color, size] for color in COLORS for size, left in self.supply[color].items()
        )
        flat[layout.POOL] = sum(
            self.ability_supply[name] << layout.POOL_BITS * index for index, name in enumerate(ABILITIES)
        )
        for seat, part in enumerate(PART[: self.players]):
            self._write_player(flat, seat, part)
        if self.phase == "turn":
            flat[layout.HOUSE_BEFORE] = flat[PART[self.current] + layout.OCCUPIED]
        if self.flat is None and self.phase == "coat":
            flat[layout.STACK] = Decision.END
            for _ in range(self.pending_coats):
                flat[layout.STACK] = flat[layout.STACK] << layout.DECISION_BITS | Decision.COAT
        return tuple(flat)

    def _write_player(self, flat: list[int], seat: int, part: int) -> None:
        house, owned = self.houses[seat], self.abilities[seat]
        flat[part + layout.OCCUPIED] = _mask(house)
        flat[part + layout.WALLS] = _mask(cell for cell, square in house.items() if square["wall"])
        for index, color in enumerate(COLORS):
            flat[part + layout.TINTS + index] = _mask(c for c, s in house.items() if s["color"] == color)
        flat[part + layout.HAND] = hand_of(_numbers(self.hands[seat]))
        flat[part + layout.KNOWN] = 0
        flat[part + layout.SCORE] = self.scores[seat]
        for face, place in (("active", layout.ACTIVE), ("used", layout.USED)):
            flat[part + place] = sum(1 << ABILITIES.index(name) for name in owned if owned[name] == face)

    # And back

    def read_state(self, state: State) -> None:
        form = state_to_json(state)
        self.flat = list(state.flat)
        for name in (
            *("turn", "current", "phase", "offer", "scores", "ability_supply", "specials", "discard"),
            *("end_card", "pending_coats", "winners", "ended_by", "abilities"),
        ):
            setattr(self, name, form[name])
        self.hands = [in_color_order(hand) for hand in form["hands"]]
        self.deck = [CARD_NAMES[card] for card in unpack(state.flat[layout.DECK])]
        self.supply = {
            color: {int(size): left for size, left in sizes.items()}
            for color, sizes in form["supply"].items()
        }
        for seat, part in enumerate(PART[: self.players]):
            self._read_house(self.houses[seat], state.flat, part)

    def _read_house(self, house: House, flat: tuple[int, ...], part: int) -> None:
        """Add the squares of the tile that was built, which gets the next number."""
        tile = len({square["tile"] for square in house.values()})
        for cell in squares(flat[part + layout.OCCUPIED]):
            if cell not in house:
                tints = [flat[part + layout.TINTS + index] & bit(cell) for index in range(len(COLORS))]
                color = next((name for name, tint in zip(COLORS, tints, strict=True) if tint), "white")
                wall = bool(flat[part + layout.WALLS] & bit(cell))
                house[cell] = {"color": color, "wall": wall, "tile": tile}


def _mask(cells: Iterable[Cell]) -> int:
    return sum(bit(cell) for cell in cells)


def _numbers(cards: Iterable[str]) -> list[int]:
    return [CARD_NUMBERS[card] for card in cards]
