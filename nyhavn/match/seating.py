"""The table while it is being set: a draft that always makes a valid game. Knows nothing of Kivy."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, cycle
from typing import Final

from nyhavn.i18n import _
from nyhavn.match.opponents import OPPONENT_NAMES
from nyhavn.match.people import People, Person, clean_name
from nyhavn.match.setup import (
    FEWEST_SEATS,
    HOUSE_COLORS,
    HUMAN,
    MOST_SEATS,
    OTHER_STYLES,
    PLAYER_KINDS,
    Seat,
    Setup,
)
from nyhavn.match.sides import Side, is_side, usual_sides

OLDEST: Final = "oldest"
RANDOM: Final = "random"
_NUMERALS: Final = ("", " II", " III", " IV")
"""For several of one kind at a table."""


def color_name(color: str) -> str:
    """The colour of a house, in the player's language."""
    names = {"red": _("Red"), "blue": _("Blue"), "yellow": _("Yellow"), "green": _("Green")}
    return names[color]


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat being set; without a typed name it goes by its number or its level."""

    color: str
    kind: str = HUMAN
    typed_name: str = ""
    style: str = ""
    """One of the kind's OTHER_STYLES; empty: its own."""

    def to_json(self) -> dict[str, object]:
        style = {"style": self.style} if self.style else {}
        return {"color": self.color, "kind": self.kind, "name": self.typed_name, **style}


@dataclass(frozen=True, slots=True)
class Seating:
    """A table being set. All four seats are remembered, the first `count` of them play."""

    drafts: tuple[SeatDraft, ...]
    count: int = 2
    first: str = OLDEST
    """OLDEST, RANDOM, or the number of a seat."""
    curtain: bool = True
    flat: bool = False
    sides: tuple[Side, ...] = ()
    """At which side of a table that lies flat each of those who play sits; none: as usual."""

    def name(self, seat: int) -> str:
        """What the player at this seat is called, in this language."""
        draft = self.drafts[seat]
        return draft.typed_name or self.suggested_name(seat)

    def suggested_name(self, seat: int) -> str:
        """The name of a seat where none was typed: people are counted, the others live on the quay."""
        if self.drafts[seat].kind == HUMAN:
            return _("Player {number}").format(number=seat + 1)
        kind = self.drafts[seat].kind
        before = sum(draft.kind == kind and not draft.typed_name for draft in self.drafts[:seat])
        return OPPONENT_NAMES[kind] + _NUMERALS[before]

    def with_count(self, count: int) -> Seating:
        """The table with this many seats; a starter who no longer sits there is forgotten."""
        first = OLDEST if self.first.isdigit() and int(self.first) >= count else self.first
        return replace(self, count=count, first=first, sides=self.sides if count == self.count else ())

    def with_name(self, seat: int, typed: str) -> Seating:
        """The table with this name at a seat: cut to length, and without what is no text."""
        return self._changed(seat, replace(self.drafts[seat], typed_name=clean_name(typed)))

    def with_kind(self, seat: int, kind: str, style: str = "") -> Seating:
        """The table with another kind of player at a seat, in a style or in the usual one."""
        return self._changed(seat, replace(self.drafts[seat], kind=kind, style=style))

    def with_color(self, seat: int, color: str) -> Seating:
        """The table with another house at a seat; who had it gets the house that becomes free."""
        taken_from = next(other for other, draft in enumerate(self.drafts) if draft.color == color)
        swapped = self._changed(taken_from, replace(self.drafts[taken_from], color=self.drafts[seat].color))
        return swapped._changed(seat, replace(self.drafts[seat], color=color))

    def with_people_only(self, count: int) -> Seating:
        """The table with this many people and nobody else. Opponents' names do not become people's."""
        drafts = tuple(
            draft if draft.kind == HUMAN else SeatDraft(draft.color) for draft in self.drafts[:count]
        )
        return replace(self.with_count(count), drafts=(*drafts, *self.drafts[count:]))

    def seat_of(self, name: str) -> int | None:
        """Where a person of this name sits."""
        for seat, draft in enumerate(self._playing()):
            if draft.kind == HUMAN and draft.typed_name.casefold() == name.casefold():
                return seat
        return None

    def with_person(self, person: Person) -> Seating:
        """The table with somebody who joins it, with a house as that one likes it; or who gets up from it.

        A newcomer takes a person's place that nobody has taken yet, else a place of their own, else that of
        the last opponent. At a table full of people nothing changes.
        """
        seat = self.seat_of(person.name)
        if seat is not None:
            return self._changed(seat, replace(self.drafts[seat], typed_name=""))
        people = [number for number, draft in enumerate(self._playing()) if draft.kind == HUMAN]
        free = next((number for number in people if not self.drafts[number].typed_name), None)
        if free is not None:
            return self._seated(free, person)
        if len(people) == self.count:
            return (
                self.with_count(self.count + 1)._seated(self.count, person)
                if self.count < MOST_SEATS
                else self
            )
        opponents = [number for number in range(self.count) if number not in people]
        return self._seated(opponents[-1], person)

    def against(self, kind: str) -> Seating:
        """The table with this opponent at it, in the place of the one who sat there.

        Where only people sit, one more sits down; at a table full of them the last place is taken.
        """
        playing = self._playing()
        if any(draft.kind == kind and not draft.style for draft in playing):
            return self
        places = [seat for seat, draft in enumerate(playing) if draft.kind != HUMAN]
        count = self.count if places else min(self.count + 1, MOST_SEATS)
        seat = places[0] if places else count - 1
        return self.with_count(count)._changed(seat, SeatDraft(self.drafts[seat].color, kind))

    def _seated(self, seat: int, person: Person) -> Seating:
        named = replace(self.drafts[seat], kind=HUMAN, typed_name=person.name, style="")
        seating = self._changed(seat, named)
        taken = [number for number, draft in enumerate(seating._playing()) if draft.color == person.color]
        liked_by_another = any(number != seat and seating.drafts[number].typed_name for number in taken)
        return seating if liked_by_another else seating.with_color(seat, person.color)

    def with_first(self, first: str) -> Seating:
        """The table with another choice of who starts: OLDEST, RANDOM, or the number of a seat."""
        return replace(self, first=first)

    def with_table(self, curtain: bool, flat: bool) -> Seating:
        """The table with these options."""
        return replace(self, curtain=curtain, flat=flat)

    def sides_taken(self) -> tuple[Side, ...]:
        """Where everybody who plays sits."""
        return self.sides or usual_sides([draft.kind == HUMAN for draft in self._playing()])

    def with_side(self, seat: int, side: Side) -> Seating:
        """The table with a player at another side; who sits there changes places."""
        sides = list(self.sides_taken())
        if side in sides:
            sides[sides.index(side)] = sides[seat]
        sides[seat] = side
        return replace(self, sides=tuple(sides))

    def _changed(self, seat: int, draft: SeatDraft) -> Seating:
        return replace(self, drafts=(*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))

    def noted(self, people: People) -> People:
        """The people that are known once this table has been played at."""
        named = [draft for draft in self._playing() if draft.kind == HUMAN and draft.typed_name]
        for draft in reversed(named):
            people = people.having_played(draft.typed_name, draft.color)
        alone = sum(draft.kind == HUMAN for draft in self._playing()) == 1
        return people.with_solo(named[0].typed_name) if alone and named else people

    def oldest(self) -> int:
        """The seat that starts by the rule of age: people sit in front of it, the oldest first."""
        return next((seat for seat in range(self.count) if self.drafts[seat].kind == HUMAN), 0)

    def setup(self, seed: int, chance: random.Random) -> Setup:
        """The game that this table makes."""
        seats = tuple(
            Seat(self.name(seat), draft.color, draft.kind, draft.style)
            for seat, draft in enumerate(self._playing())
        )
        if self.first == RANDOM:
            first = chance.randrange(self.count)
        else:
            first = self.oldest() if self.first == OLDEST else int(self.first)
        return Setup(seats, seed, self.curtain, self.flat, self.sides_taken()).starting_with(first)

    def _playing(self) -> tuple[SeatDraft, ...]:
        return self.drafts[: self.count]

    def to_json(self) -> dict[str, object]:
        return {
            "drafts": [draft.to_json() for draft in self.drafts],
            "count": self.count,
            "first": self.first,
            "curtain": self.curtain,
            "flat": self.flat,
            **({"sides": list(self.sides)} if self.sides else {}),
        }

    @classmethod
    def from_json(cls, value: object) -> Seating:
        """The table that `to_json` wrote; whatever in it makes no sense is as on the first day."""
        kept = value if isinstance(value, dict) else {}
        drafts = kept.get("drafts")
        seating = first_seating(_drafts(drafts) if isinstance(drafts, list) else None)
        count = kept.get("count")
        if type(count) is int and FEWEST_SEATS <= count <= MOST_SEATS:
            seating = replace(seating, count=count)
        first = kept.get("first")
        if first in (OLDEST, RANDOM, *(str(seat) for seat in range(seating.count))):
            seating = replace(seating, first=str(first))
        kept_sides = kept.get("sides")
        sides = tuple(filter(is_side, kept_sides)) if isinstance(kept_sides, list) else ()
        if len(set(sides)) == seating.count == len(sides):
            seating = replace(seating, sides=sides)
        return replace(seating, curtain=kept.get("curtain") is not False, flat=kept.get("flat") is True)


def first_seating(drafts: Sequence[SeatDraft] | None = None) -> Seating:
    """The table of the first day: one person against the mason."""
    if drafts is None:
        kinds = chain((HUMAN, "mason"), cycle(("apprentice", "architect")))
        drafts = [SeatDraft(color, kind) for color, kind in zip(HOUSE_COLORS, kinds, strict=False)]
    return Seating(tuple(drafts))


def quick_setup(kinds: Sequence[str], seed: int) -> Setup:
    """A table for these kinds of players in this turn order, all else as usual."""
    drafts = [SeatDraft(color, kind) for color, kind in zip(HOUSE_COLORS, kinds, strict=False)]
    return Seating(tuple(drafts), len(drafts), first="0").setup(seed, random.Random(seed))


def _drafts(kept: Sequence[object]) -> list[SeatDraft] | None:
    """The kept seats, if they are four with a house each."""
    drafts = [_draft(seat) for seat in kept if isinstance(seat, dict)]
    if sorted(draft.color for draft in drafts) != sorted(HOUSE_COLORS):
        return None
    return drafts


def _draft(kept: Mapping[str, object]) -> SeatDraft:
    kind, name, style = (_known_text(kept.get(key)) for key in ("kind", "name", "style"))
    blank = SeatDraft(str(kept.get("color")), kind if kind in PLAYER_KINDS else HUMAN)
    if style in OTHER_STYLES.get(blank.kind, ()):
        blank = replace(blank, style=style)
    return Seating((blank,)).with_name(0, name).drafts[0]


def _known_text(value: object) -> str:
    return value if isinstance(value, str) else ""
