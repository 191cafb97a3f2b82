"""The values that a setting can have, in words."""

from __future__ import annotations

from nyhavn.i18n import LANGUAGES, _
from nyhavn.ui.widgets.sheet import Entry


def languages() -> list[Entry]:
    """Every language by its own name, so that its speakers find it."""
    own = [Entry(code, name, "", "translate") for code, name in LANGUAGES.items()]
    return [Entry("device", _("Same as the device"), "", "cellphone-cog"), *own]


def themes() -> list[Entry]:
    return [
        Entry("system", _("Same as the device"), "", "theme-light-dark"),
        Entry("light", _("Day"), "", "weather-sunny"),
        Entry("dark", _("Evening"), "", "weather-night"),
    ]


def palettes() -> list[Entry]:
    return [
        Entry("standard", _("Standard"), "", "palette"),
        Entry("deuteranopia", _("Deuteranopia"), _("If green is hard to tell apart"), "eye-outline"),
        Entry("protanopia", _("Protanopia"), _("If red is hard to tell apart"), "eye-outline"),
        Entry("tritanopia", _("Tritanopia"), _("If blue is hard to tell apart"), "eye-outline"),
    ]


def motions() -> list[Entry]:
    return [
        Entry(
            "device", _("Same as the device"), _("None if the device asks for less motion"), "cellphone-cog"
        ),
        Entry("off", _("Off"), _("Everything is in place at once"), "motion-pause-outline"),
        Entry("fast", _("Fast"), "", "fast-forward"),
        Entry("normal", _("Normal"), "", "play"),
        Entry("slow", _("Slow"), "", "tortoise"),
    ]


def keys() -> list[tuple[str, str]]:
    """The keys of a desktop, and what they do."""
    return [
        (_("Tab"), _("moves to the next item; with Shift, to the previous one")),
        (_("Arrows"), _("move to the item beside it, or move the tile in hand over the house")),
        (_("Space"), _("presses the highlighted item")),
        (_("Enter"), _("does the same; at the table it confirms your move")),
        ("1 – 7", _("pick a card on a pier")),
        ("Z X C V B", _("pick a tile of a colour; again for the next size")),
        ("N", _("picks the special tile")),
        ("F2 – F6", _("use an ability, or take one for a coat of arms")),
        ("R", _("turns the tile")),
        ("M", _("mirrors the tile")),
        ("P", _("held down, shows cards that lie face down")),
        ("U", _("takes back a step; so do Backspace and Ctrl+Z")),
        ("I", _("explains the highlighted item")),
        ("H", _("asks for a hint")),
        ("L", _("shows what happened")),
        (_("Esc"), _("goes back")),
        ("F1", _("shows this list")),
    ]


def text_of(entries: list[Entry], key: str) -> str:
    """What the choice with this key says."""
    return next(entry.text for entry in entries if entry.key == (key or "device"))
