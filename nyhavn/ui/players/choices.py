"""What a person may like, in words."""

from __future__ import annotations

from typing import Final

from nyhavn.i18n import _
from nyhavn.match.people import Person
from nyhavn.ui.settings import choices
from nyhavn.ui.widgets.sheet import Entry

AS_SET: Final = "settings"
"""Like everybody else, as the settings have it."""
HINTS: Final[dict[str, bool | None]] = {AS_SET: None, "on": True, "off": False}


def _as_set() -> Entry:
    return Entry(AS_SET, _("As in the settings"), "", "cog")


def palettes() -> list[Entry]:
    """The card colours to choose from."""
    return [_as_set(), *choices.palettes()]


def palette_text(person: Person) -> str:
    """The card colours that a person likes."""
    entries = {entry.key: entry.text for entry in palettes()}
    return entries.get(person.palette, entries[AS_SET])


def hints() -> list[Entry]:
    """Whether a person is offered hints."""
    return [
        _as_set(),
        Entry("on", _("Always"), _("Even when nobody else has hints"), "lightbulb-on-outline"),
        Entry("off", _("Never"), "", "lightbulb-off-outline"),
    ]


def hints_key(person: Person) -> str:
    """What a person has chosen."""
    return next(key for key, value in HINTS.items() if value is person.hints)


def hints_text(person: Person) -> str:
    """The same in words."""
    return next(entry.text for entry in hints() if entry.key == hints_key(person))
