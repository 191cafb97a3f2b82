"""The table while it is being set: a draft that always makes a valid game. Knows nothing of Kivy."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, cycle
from typing import Final

from nyhavn.i18n import _
from nyhavn.match.setup import (
    FEWEST_SEATS,
    HOUSE_COLORS,
    HUMAN,
    KINDS,
    LONGEST_NAME,
    MOST_SEATS,
    Seat,
    Setup,
)

OLDEST: Final = "oldest"
RANDOM: Final = "random"
NEIGHBOURS: Final = {"apprentice": "Freja", "mason": "Mads", "architect": "Astrid", "harbourmaster": "Holger"}
"""Who plays for the app, by level, where the player gives them no other name."""
_NUMERALS: Final = ("", " II", " III", " IV")
"""For several of one kind at a table."""


def kind_name(kind: str) -> str:
    """Who plays a seat, in the player's language."""
    names = {
        HUMAN: _("Player"),
        "apprentice": _("Apprentice"),
        "mason": _("Mason"),
        "architect": _("Architect"),
        "harbourmaster": _("Harbourmaster"),
    }
    return names[kind]


def kind_note(kind: str) -> str:
    """How a level plays, in a few words."""
    notes = {
        HUMAN: _("Someone at this table"),
        "apprentice": _("Friendly, learns as it goes"),
        "mason": _("Builds steadily, row by row"),
        "architect": _("Plans ahead, likes windows"),
        "harbourmaster": _("Thinks far ahead and is hard to beat"),
    }
    return notes[kind]


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


@dataclass(frozen=True, slots=True)
class Seating:
    """A table being set. All four seats are remembered, the first `count` of them play."""

    drafts: tuple[SeatDraft, ...]
    count: int = 2
    first: str = OLDEST
    """OLDEST, RANDOM, or the number of a seat."""
    curtain: bool = True
    flat: bool = False

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
        return NEIGHBOURS[kind] + _NUMERALS[before]

    def with_count(self, count: int) -> Seating:
        """The table with this many seats; a starter who no longer sits there is forgotten."""
        first = OLDEST if self.first.isdigit() and int(self.first) >= count else self.first
        return replace(self, count=count, first=first)

    def with_name(self, seat: int, typed: str) -> Seating:
        """The table with this name at a seat: cut to length, and without what is no text."""
        clean = " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())
        return self._changed(seat, replace(self.drafts[seat], typed_name=clean[:LONGEST_NAME].strip()))

    def with_kind(self, seat: int, kind: str) -> Seating:
        """The table with another kind of player at a seat."""
        return self._changed(seat, replace(self.drafts[seat], kind=kind))

    def with_color(self, seat: int, color: str) -> Seating:
        """The table with another house at a seat; who had it gets the house that becomes free."""
        taken_from = next(other for other, draft in enumerate(self.drafts) if draft.color == color)
        swapped = self._changed(taken_from, replace(self.drafts[taken_from], color=self.drafts[seat].color))
        return swapped._changed(seat, replace(self.drafts[seat], color=color))

    def with_first(self, first: str) -> Seating:
        """The table with another choice of who starts: OLDEST, RANDOM, or the number of a seat."""
        return replace(self, first=first)

    def with_table(self, curtain: bool, flat: bool) -> Seating:
        """The table with these options."""
        return replace(self, curtain=curtain, flat=flat)

    def _changed(self, seat: int, draft: SeatDraft) -> Seating:
        return replace(self, drafts=(*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))

    def oldest(self) -> int:
        """The seat that starts by the rule of age: people sit in front of it, the oldest first."""
        return next((seat for seat in range(self.count) if self.drafts[seat].kind == HUMAN), 0)

    def setup(self, seed: int, chance: random.Random) -> Setup:
        """The game that this table makes."""
        seats = tuple(
            Seat(self.name(seat), draft.color, draft.kind) for seat, draft in enumerate(self._playing())
        )
        if self.first == RANDOM:
            first = chance.randrange(self.count)
        else:
            first = self.oldest() if self.first == OLDEST else int(self.first)
        return Setup(seats, seed, self.curtain, self.flat).starting_with(first)

    def _playing(self) -> tuple[SeatDraft, ...]:
        return self.drafts[: self.count]

    def to_json(self) -> dict[str, object]:
        return {
            "drafts": [{"color": d.color, "kind": d.kind, "name": d.typed_name} for d in self.drafts],
            "count": self.count,
            "first": self.first,
            "curtain": self.curtain,
            "flat": self.flat,
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
    kind, name = kept.get("kind"), kept.get("name")
    blank = SeatDraft(str(kept.get("color")), kind if isinstance(kind, str) and kind in KINDS else HUMAN)
    return Seating((blank,)).with_name(0, name if isinstance(name, str) else "").drafts[0]
