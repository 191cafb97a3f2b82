"""Who sits at the table, and how the table is set: everything that is decided before the deal."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from typing import Final

from nyhavn.ai import names
from nyhavn.engine import material
from nyhavn.engine.material import PLAYERS
from nyhavn.match.sides import Side, is_side, usual_sides

HUMAN: Final = "human"
LEVELS: Final = names.LEVELS
"""The opponents, weakest first."""
OTHER_STYLES: Final = names.OTHER_STYLES
"""Styles that opponents can be asked to play in, beside their own."""

PLAYER_KINDS: Final = (HUMAN, *LEVELS)
HOUSE_COLORS: Final = material.HOUSE_COLORS
FEWEST_SEATS: Final = PLAYERS[0]
MOST_SEATS: Final = PLAYERS[-1]
LONGEST_NAME: Final = 14
LARGEST_SEED: Final = 2**63 - 1


class SetupError(ValueError):
    """A table that cannot be set like this."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: the player's name, the colour of the house, and who plays it in which style."""

    name: str
    color: str
    kind: str = HUMAN
    style: str = ""
    """One of the kind's OTHER_STYLES; empty: its own."""

    def __post_init__(self) -> None:
        if self.name != self.name.strip() or not 1 <= len(self.name) <= LONGEST_NAME:
            raise SetupError(f"a name has 1 to {LONGEST_NAME} characters: {self.name!r}")
        if not self.name.isprintable():
            raise SetupError(f"a name is one line of text: {self.name!r}")
        if self.color not in HOUSE_COLORS:
            raise SetupError(f"no such house: {self.color!r}")
        if self.kind not in PLAYER_KINDS:
            raise SetupError(f"no such player: {self.kind!r}")
        if self.style and self.style not in OTHER_STYLES.get(self.kind, ()):
            raise SetupError(f"no such style of a {self.kind}: {self.style!r}")

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def to_json(self) -> dict[str, object]:
        style = {"style": self.style} if self.style else {}
        return {"name": self.name, "color": self.color, "kind": self.kind, **style}

    @classmethod
    def from_json(cls, value: object) -> Seat:
        """The seat that `to_json` wrote; SetupError if it is anything else."""
        fields = _mapping(value, "seat", {"name", "color", "kind"}, {"style"})
        style = _text(fields, "style") if "style" in fields else ""
        return cls(_text(fields, "name"), _text(fields, "color"), _text(fields, "kind"), style)


@dataclass(frozen=True, slots=True)
class Setup:
    """A whole table: the seats in turn order (seat 0 starts), the deal's seed, and the table's options.

    curtain hides the hands while the device changes hands; flat turns the screen to the seat that moves.
    sides says for each seat at which side of such a table that player sits; none given: as usual.
    """

    seats: tuple[Seat, ...]
    seed: int
    curtain: bool = True
    flat: bool = False
    sides: tuple[Side, ...] = ()

    def __post_init__(self) -> None:
        if not FEWEST_SEATS <= len(self.seats) <= MOST_SEATS:
            raise SetupError(f"{FEWEST_SEATS} to {MOST_SEATS} can play, not {len(self.seats)}")
        if len({seat.color for seat in self.seats}) < len(self.seats):
            raise SetupError("no two houses have the same colour")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise SetupError(f"a seed lies between 0 and {LARGEST_SEED}: {self.seed}")
        if not self.sides:
            object.__setattr__(self, "sides", usual_sides([seat.is_human for seat in self.seats]))
        if len(self.sides) != len(self.seats) or not all(map(is_side, self.sides)):
            raise SetupError(f"everybody sits at a side of the table: {self.sides}")

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play, in turn order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def needs_curtain(self) -> bool:
        """Whether hands are to be hidden between turns: only where two people share the screen."""
        return self.curtain and len(self.humans) > 1

    @property
    def is_watched(self) -> bool:
        """Whether others see the screen while somebody plays: no curtain, or the device in their midst."""
        return len(self.humans) > 1 and (self.flat or not self.curtain)

    def starting_with(self, seat: int) -> Setup:
        """The same round of people with another one starting; who sits next to whom does not change."""
        return replace(
            self,
            seats=self.seats[seat:] + self.seats[:seat],
            sides=self.sides[seat:] + self.sides[:seat],
        )

    def to_json(self) -> dict[str, object]:
        return {
            "seats": [seat.to_json() for seat in self.seats],
            "seed": self.seed,
            "curtain": self.curtain,
            "flat": self.flat,
            "sides": list(self.sides),
        }

    @classmethod
    def from_json(cls, value: object) -> Setup:
        """The setup that `to_json` wrote; SetupError if it is anything else."""
        fields = _mapping(value, "setup", {"seats", "seed", "curtain", "flat"}, {"sides"})
        seats, seed = fields["seats"], fields["seed"]
        if not isinstance(seats, list):
            raise SetupError("seats is a list")
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise SetupError("seed is a whole number")
        return cls(
            tuple(Seat.from_json(seat) for seat in seats),
            seed,
            _flag(fields, "curtain"),
            _flag(fields, "flat"),
            _sides(fields.get("sides"), len(seats)),
        )


def _mapping(
    value: object, what: str, keys: set[str], optional: Set[str] = frozenset()
) -> Mapping[str, object]:
    if not isinstance(value, dict) or set(value) - optional != keys:
        raise SetupError(f"a {what} has exactly {', '.join(sorted(keys))}")
    return value


def _text(fields: Mapping[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str):
        raise SetupError(f"{key} is text")
    return value


def _flag(fields: Mapping[str, object], key: str) -> bool:
    value = fields[key]
    if not isinstance(value, bool):
        raise SetupError(f"{key} is true or false")
    return value


def _sides(value: object, seats: int) -> tuple[Side, ...]:
    """Where everybody sits. A table is not lost because that cannot be read: then they sit as usual."""
    sides = tuple(filter(is_side, value)) if isinstance(value, list) else ()
    return sides if len(sides) == seats else ()
