"""How a game stands, in a few words: what a list shows of it without replaying it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from nyhavn.engine.board import PLACEMENT_BY_CELLS, Placement, bits
from nyhavn.engine.material import COLORS, SPECIAL
from nyhavn.engine.notation import LETTERS, square_from_text, square_to_text
from nyhavn.engine.state import State

_COLOR_OF = {letter: color for color, letter in LETTERS.items()} | {"^": SPECIAL}
_LETTER_OF = {color: letter for letter, color in _COLOR_OF.items()}


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game after so many actions."""

    length: int
    """Actions so far."""
    turn: int
    """Turns played before this one."""
    current: int
    """The seat whose turn it is."""
    scores: tuple[int, ...]
    houses: tuple[str, ...]
    """The tiles of each house in the order built, such as ``Gb1a2b2c2 ^c3``: colour, wall, windows."""
    winners: tuple[int, ...] | None = None
    """The seats that won, once the game is over."""
    ended_by: str | None = None
    """points or end_card, once the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winners is not None

    def house(self, seat: int) -> tuple[Placement, ...]:
        """The tiles of a house, for a picture of it."""
        return tuple(_tile_from_text(tile) for tile in self.houses[seat].split())

    def squares(self, seat: int) -> dict[str, int]:
        """How many squares of each colour a player has built; special tiles have none."""
        tiles = self.houses[seat].split()
        return {color: sum(len(tile) // 2 for tile in tiles if tile[0] == LETTERS[color]) for color in COLORS}

    def turns_of(self, seat: int) -> int:
        """How many turns a player has begun."""
        players = len(self.scores)
        return (self.turn + players - seat) // players

    @classmethod
    def of(cls, state: State, length: int) -> Snapshot:
        """How a game stands after so many actions."""
        seats = range(state.players)
        winners = state.winners
        return cls(
            length,
            state.turn,
            state.current,
            tuple(state.score(seat) for seat in seats),
            tuple(" ".join(map(_tile_to_text, state.tiles(seat))) for seat in seats),
            None if winners is None else tuple(winners),
            state.ended_by,
        )

    def to_text(self) -> str:
        """The snapshot as it is kept."""
        form: dict[str, object] = {
            "length": self.length,
            "turn": self.turn,
            "current": self.current,
            "scores": self.scores,
            "houses": self.houses,
        }
        if self.winners is not None:
            form |= {"winners": self.winners, "ended_by": self.ended_by}
        return json.dumps(form, separators=(",", ":"))


def snapshot_from_text(text: str) -> Snapshot:
    """The snapshot that `to_text` wrote; its sum has been checked, so it is one. ValueError if not."""
    try:
        form = json.loads(text)
        winners = form.get("winners")
        return Snapshot(
            form["length"],
            form["turn"],
            form["current"],
            tuple(form["scores"]),
            tuple(form["houses"]),
            None if winners is None else tuple(winners),
            form.get("ended_by"),
        )
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"no snapshot: {error}") from None


@cache
def _tile_to_text(tile: Placement) -> str:
    windows = [cell for cell in tile.cells if cell != tile.wall_cell]
    squares = windows if tile.wall_cell is None else [tile.wall_cell, *windows]
    return _LETTER_OF[tile.color] + "".join(map(square_to_text, squares))


@cache
def _tile_from_text(text: str) -> Placement:
    color = _COLOR_OF[text[0]]
    squares = [square_from_text(text[at : at + 2]) for at in range(1, len(text), 2)]
    wall = 0 if color == SPECIAL else bits(squares[:1])
    return PLACEMENT_BY_CELLS[color, bits(squares), wall]
