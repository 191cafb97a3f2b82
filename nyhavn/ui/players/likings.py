"""What a person may like: how it is asked, and how it is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from nyhavn.i18n import _
from nyhavn.match.people import Person
from nyhavn.ui.settings import choices
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry

AS_SET: Final = "settings"
"""Like everybody else, as the settings have it."""
_HINTS: Final[dict[str, bool | None]] = {AS_SET: None, "on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Liking:
    """Something that a person may want otherwise than the settings have it."""

    title: Callable[[], str]
    entries: Callable[[], list[Entry]]
    """What there is to choose from beside AS_SET."""
    chosen: Callable[[Person], str]
    """The key of what the person has chosen."""
    changed: Callable[[Person, str], Person]
    """The person with another choice."""


def _hints() -> list[Entry]:
    return [
        Entry("on", _("Always"), _("Even when nobody else has hints"), "lightbulb-on-outline"),
        Entry("off", _("Never"), "", "lightbulb-off-outline"),
    ]


LIKINGS: Final = {
    "palette": Liking(
        lambda: _("Colours"),
        choices.palettes,
        lambda person: person.palette,
        lambda person, key: replace(person, palette="" if key == AS_SET else key),
    ),
    "hints": Liking(
        lambda: _("Hints"),
        _hints,
        lambda person: next(key for key, value in _HINTS.items() if value is person.hints),
        lambda person, key: replace(person, hints=_HINTS[key]),
    ),
}
"""By the name that their rows have on the screen."""


def liking_texts(person: Person) -> dict[str, str]:
    """What somebody likes, in words."""
    return {name: _chosen(liking, person).text for name, liking in LIKINGS.items()}


def ask_liking(name: str, person: Person, take: Callable[[Person], None]) -> None:
    """Ask what somebody likes; take is told how the person is then."""
    liking = LIKINGS[name]
    ChoiceSheet(
        f"players.{name}",
        liking.title(),
        _entries(liking),
        _chosen(liking, person).key,
        lambda key: take(liking.changed(person, key)),
    ).open()


def _entries(liking: Liking) -> list[Entry]:
    return [Entry(AS_SET, _("As in the settings"), "", "cog"), *liking.entries()]


def _chosen(liking: Liking, person: Person) -> Entry:
    """What somebody has chosen; a choice that there is no more counts as none."""
    as_set, *others = _entries(liking)
    return next((entry for entry in others if entry.key == liking.chosen(person)), as_set)
