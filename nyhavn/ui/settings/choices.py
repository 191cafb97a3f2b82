"""The values that a setting can have, in words."""

from __future__ import annotations

from nyhavn.i18n import LANGUAGES, _
from nyhavn.ui.widgets.sheet import Entry


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
        Entry("device", _("As on this device"), _("None where the device asks for less"), "cellphone-cog"),
        Entry("off", _("Off"), _("Everything is in its place at once"), "motion-pause-outline"),
        Entry("fast", _("Fast"), "", "fast-forward"),
        Entry("normal", _("Normal"), "", "play"),
        Entry("slow", _("Slow"), "", "tortoise"),
    ]


def keys() -> list[tuple[str, str]]:
    """The keys of a desktop, and what they do."""
    return [
        (_("Tab"), _("to the next thing; with Shift back")),
        (_("Arrows"), _("to the neighbour; the tile in hand moves over the house")),
        (_("Space"), _("presses what the ring is round")),
        (_("Enter"), _("does so, too; at the table it confirms what is laid out")),
        ("1 – 7", _("pick a card from the harbour")),
        ("Z X C V B", _("take a tile of a colour; pressed again the next size")),
        ("N", _("takes the special tile")),
        ("F2 – F6", _("use an ability, or take it at a coat of arms")),
        ("R", _("turns the tile")),
        ("M", _("mirrors the tile")),
        ("U", _("takes back; so do Backspace and Ctrl+Z")),
        ("I", _("explains what the ring is round")),
        ("H", _("asks for a hint")),
        ("L", _("shows what happened")),
        (_("Esc"), _("goes back")),
        ("F1", _("shows this list")),
    ]


def text_of(entries: list[Entry], key: str) -> str:
    """What the choice with this key says."""
    return next(entry.text for entry in entries if entry.key == (key or "device"))
