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
class PersonalSetting:
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


PERSONAL_SETTINGS: Final = {
    "palette": PersonalSetting(
        lambda: _("Colours"),
        choices.palettes,
        lambda person: person.palette,
        lambda person, key: replace(person, palette="" if key == AS_SET else key),
    ),
    "hints": PersonalSetting(
        lambda: _("Hints"),
        _hints,
        lambda person: next(key for key, value in _HINTS.items() if value is person.hints),
        lambda person, key: replace(person, hints=_HINTS[key]),
    ),
}
"""By the name that their rows have on the screen."""


def personal_setting_texts(person: Person) -> dict[str, str]:
    """What somebody likes, in words."""
    return {name: _chosen(setting, person).text for name, setting in PERSONAL_SETTINGS.items()}


def ask_personal_setting(name: str, person: Person, take: Callable[[Person], None]) -> None:
    """Ask what somebody likes; take is told how the person is then."""
    setting = PERSONAL_SETTINGS[name]
    ChoiceSheet(
        f"players.{name}",
        setting.title(),
        _entries(setting),
        _chosen(setting, person).key,
        lambda key: take(setting.changed(person, key)),
    ).open()


def _entries(setting: PersonalSetting) -> list[Entry]:
    return [Entry(AS_SET, _("As in the settings"), "", "cog"), *setting.entries()]


def _chosen(setting: PersonalSetting, person: Person) -> Entry:
    """What somebody has chosen; a choice that there is no more counts as none."""
    as_set, *others = _entries(setting)
    return next((entry for entry in others if entry.key == setting.chosen(person)), as_set)
