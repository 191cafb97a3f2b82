"""The values that a setting can have, in words."""

from __future__ import annotations

from nyhavn.i18n import LANGUAGES, _
from nyhavn.ui.sheet import Entry


def languages() -> list[Entry]:
    """Every language by its own name, so that its speakers find it."""
    own = [Entry(code, name, "", "translate") for code, name in LANGUAGES.items()]
    return [Entry("device", _("As on this device"), "", "cellphone-cog"), *own]


def themes() -> list[Entry]:
    return [
        Entry("system", _("As on this device"), "", "theme-light-dark"),
        Entry("light", _("Day"), "", "weather-sunny"),
        Entry("dark", _("Evening"), "", "weather-night"),
    ]


def palettes() -> list[Entry]:
    return [
        Entry("standard", _("Standard"), "", "palette"),
        Entry("deuteranopia", _("Deuteranopia"), _("For eyes that see green weakly"), "eye-outline"),
        Entry("protanopia", _("Protanopia"), _("For eyes that see red weakly"), "eye-outline"),
        Entry("tritanopia", _("Tritanopia"), _("For eyes that see blue weakly"), "eye-outline"),
    ]


def motions() -> list[Entry]:
    return [
        Entry("off", _("Off"), _("Everything is in its place at once"), "motion-pause-outline"),
        Entry("fast", _("Fast"), "", "fast-forward"),
        Entry("normal", _("Normal"), "", "play"),
        Entry("slow", _("Slow"), "", "tortoise"),
    ]


def text_of(entries: list[Entry], key: str) -> str:
    """What the choice with this key says."""
    return next(entry.text for entry in entries if entry.key == (key or "device"))
