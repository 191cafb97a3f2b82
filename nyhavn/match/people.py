"""The people who play on this device: names, houses, and what each of them likes. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from nyhavn.match.setup import HOUSE_COLORS, LONGEST_NAME

MOST_PEOPLE: Final = 60
"""More than any family has; whoever played least recently makes room."""
MOST_FORMER_NAMES: Final = 20
LATEST: Final = 253_370_764_800_000
"""Milliseconds from 1970 to the year 9999: later than any game."""


def clean_name(typed: str) -> str:
    """A name as it can stand at the table: one line, cut to length; nothing if nothing is left of it."""
    words = "".join(sign if sign.isprintable() else " " for sign in typed).split()
    return " ".join(words)[:LONGEST_NAME].strip()


@dataclass(frozen=True, slots=True)
class FormerName:
    """What somebody was called in games until a moment, in milliseconds since 1970.

    Without the moment, a newcomer of that name would be given somebody else's games.
    """

    name: str
    until: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    name: str
    color: str
    """The house that this person likes."""
    palette: str = ""
    """The card colours that this person tells apart best; empty: those of the settings."""
    hints: bool | None = None
    """Whether there are hints for this person; None: as the settings have it."""
    formerly: tuple[FormerName, ...] = ()

    def is_called(self, name: str) -> bool:
        """Whether this is the name, however it is capitalized."""
        return self.name.casefold() == name.casefold()


@dataclass(frozen=True, slots=True)
class People:
    """Everybody who is known here, whoever played last first."""

    known: tuple[Person, ...] = ()
    solo: str = ""
    """Who plays when one person plays; empty as long as nobody has said."""
    removed: tuple[FormerName, ...] = ()
    """Names that were taken off the list of players, with their games until then."""

    def called(self, name: str) -> Person | None:
        """The person of this name."""
        return next((person for person in self.known if person.is_called(name)), None)

    def player(self, name: str, played: int) -> str | None:
        """Who it was that a game of this moment calls by this name; None if that one was removed."""
        for person in self.known:
            if any(_covers(former, name, played) for former in person.formerly):
                return person.name
        if any(_covers(former, name, played) for former in self.removed):
            return None
        now = self.called(name)
        return name if now is None else now.name

    # Changes

    def having_played(self, name: str, color: str) -> People:
        """With this person, new or not, as the one who played last."""
        person = self.called(name) or Person(name, color)
        rest = (other for other in self.known if other is not person)
        return replace(self, known=(person, *rest)[:MOST_PEOPLE])

    def with_solo(self, name: str) -> People:
        """With somebody else as the one who plays alone."""
        return replace(self, solo=name)

    def changed(self, name: str, person: Person) -> People:
        """With other likings for a person; whoever is not known yet is from now on."""
        if self.called(name) is None:
            return replace(self, known=(*self.known, person)[:MOST_PEOPLE])
        return replace(self, known=tuple(person if other.is_called(name) else other for other in self.known))

    def renamed(self, name: str, new: str, now: int) -> People:
        """With a new name for somebody, games included. A name that is taken makes the two one person."""
        person = self.called(name) or Person(name, HOUSE_COLORS[0])
        if self.called(new) not in (None, person):
            return self.merged(name, new, now)
        former = () if person.is_called(new) else (FormerName(name, now),)
        renamed = replace(person, name=new, formerly=_kept(person.formerly + former))
        people = self.changed(name, renamed)
        return replace(people, solo=new if people.solo.casefold() == name.casefold() else people.solo)

    def merged(self, name: str, into: str, now: int) -> People:
        """With somebody's games as another one's: it was one person all the time."""
        gone, stays = self.called(name), self.called(into) or Person(into, HOUSE_COLORS[0])
        formerly = stays.formerly + (gone.formerly if gone else ()) + (FormerName(name, now),)
        people = self.changed(into, replace(stays, formerly=_kept(formerly)))
        rest = tuple(person for person in people.known if not person.is_called(name))
        solo = stays.name if people.solo.casefold() == name.casefold() else people.solo
        return replace(people, known=rest, solo=solo)

    def without(self, name: str, now: int) -> People:
        """Without a person: neither at the table nor in the statistics. The games themselves stay."""
        gone = self.called(name)
        names = (FormerName(name, now), *(gone.formerly if gone else ()))
        rest = tuple(person for person in self.known if person is not gone)
        solo = "" if self.solo.casefold() == name.casefold() else self.solo
        return replace(self, known=rest, solo=solo, removed=_kept(self.removed + names))

    # As JSON

    def to_json(self) -> dict[str, object]:
        return {
            "known": [
                {
                    "name": person.name,
                    "color": person.color,
                    "palette": person.palette,
                    "hints": person.hints,
                    "formerly": [[former.name, former.until] for former in person.formerly],
                }
                for person in self.known
            ],
            "solo": self.solo,
            "removed": [[former.name, former.until] for former in self.removed],
        }

    @classmethod
    def from_json(cls, value: object) -> People:
        """The people that `to_json` wrote; whatever makes no sense is left out."""
        kept = value if isinstance(value, dict) else {}
        people = cls()
        for each in _list(kept.get("known")):
            person = _person(each)
            if person is not None and people.called(person.name) is None:
                people = people.changed(person.name, person)
        return replace(people, solo=_name(kept.get("solo")), removed=_formers(kept.get("removed")))


def _covers(former: FormerName, name: str, played: int) -> bool:
    return former.name.casefold() == name.casefold() and played <= former.until


def _kept(formers: tuple[FormerName, ...]) -> tuple[FormerName, ...]:
    return formers[-MOST_FORMER_NAMES:]


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _name(value: object) -> str:
    return clean_name(value) if isinstance(value, str) else ""


def _person(value: object) -> Person | None:
    kept: Mapping[str, object] = value if isinstance(value, dict) else {}
    name, color, palette, hints = (kept.get(key) for key in ("name", "color", "palette", "hints"))
    if not _name(name):
        return None
    return Person(
        _name(name),
        color if isinstance(color, str) and color in HOUSE_COLORS else HOUSE_COLORS[0],
        palette if isinstance(palette, str) else "",
        hints if isinstance(hints, bool) else None,
        _formers(kept.get("formerly")),
    )


def _formers(value: object) -> tuple[FormerName, ...]:
    found = [
        FormerName(_name(each[0]), each[1])
        for each in _list(value)
        if isinstance(each, list) and len(each) == 2 and _name(each[0])
        if type(each[1]) is int and 0 <= each[1] <= LATEST
    ]
    return _kept(tuple(found))
