"""How a game stands, in a few words: what a list shows of it without replaying it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from nyhavn.engine.board import PLACEMENT_BY_CELLS, Placement, bits
from nyhavn.engine.material import COLORS, COLUMNS, PLAYERS, ROWS, SPECIAL
from nyhavn.engine.notation import LETTERS, square_from_text, square_to_text
from nyhavn.engine.state import State
from nyhavn.storage.bounds import MOST_ACTIONS

_COLOR_OF = {letter: color for color, letter in LETTERS.items()} | {"^": SPECIAL}
_LETTER_OF = {color: letter for letter, color in _COLOR_OF.items()}
_ENDINGS = ("points", "end_card")
_MOST_POINTS = 999
_LONGEST_HOUSE = 4 * COLUMNS * ROWS
"""A square takes two letters, a tile one more and a space."""


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
    """The snapshot that `to_text` wrote; ValueError if it is none that a game could come to."""
    try:
        form = json.loads(text)
        winners = form.get("winners")
        snapshot = Snapshot(
            form["length"],
            form["turn"],
            form["current"],
            tuple(form["scores"]),
            tuple(form["houses"]),
            None if winners is None else tuple(winners),
            form.get("ended_by"),
        )
        _check(snapshot)
    except (KeyError, IndexError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"no snapshot: {error}") from None
    return snapshot


def _check(snapshot: Snapshot) -> None:
    """ValueError, or an error of its kind, unless every number is one that a game can come to."""
    players = len(snapshot.scores)
    winners = () if snapshot.winners is None else snapshot.winners
    limits = (
        *((number, MOST_ACTIONS) for number in (snapshot.length, snapshot.turn)),
        *((score, _MOST_POINTS) for score in snapshot.scores),
        *((seat, players - 1) for seat in (snapshot.current, *winners)),
    )
    if not all(type(number) is int and 0 <= number <= most for number, most in limits):
        raise ValueError("a number that cannot be")
    if players not in PLAYERS or len(snapshot.houses) != players or len(set(winners)) < len(winners):
        raise ValueError("players that cannot be")
    if snapshot.winners is not None and not winners:
        raise ValueError("a game that nobody won")
    if snapshot.ended_by not in ((None,) if snapshot.winners is None else _ENDINGS):
        raise ValueError("an end that cannot be")
    for seat in range(players):
        if len(snapshot.houses[seat]) > _LONGEST_HOUSE:
            raise ValueError("a house that cannot be")
        snapshot.house(seat)


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
