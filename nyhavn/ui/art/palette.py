"""The colours that the board is drawn in; all of them can change while the app runs."""

from __future__ import annotations

import json
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty
from kivy.utils import get_color_from_hex

from nyhavn.engine import material
from nyhavn.places import ASSETS

Rgba = tuple[float, float, float, float]

CARD_COLORS = material.COLORS
HOUSE_COLORS = material.HOUSE_COLORS


class Palette(EventDispatcher):
    """One choice of card colours, light or dark.

    Widgets ask `color` for what they need and draw again when `version` changes.
    """

    version = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with (ASSETS / "palettes.json").open(encoding="utf-8") as text:
            self._data: dict[str, Any] = json.load(text)
        self.name = "standard"
        self.dark = True
        self._colors = self._gather()

    @property
    def names(self) -> list[str]:
        """Every choice of card colours, the usual one first."""
        return list(self._data["cards"])

    def set_palette(self, name: str, dark: bool) -> None:
        """Take other colours; every widget of the art follows."""
        if name not in self._data["cards"]:
            raise ValueError(f"no palette named {name!r}")
        if (name, dark) == (self.name, self.dark):
            return
        self.name, self.dark = name, dark
        self._colors = self._gather()
        self.version += 1

    def color(self, key: str, alpha: float = 1.0) -> Rgba:
        """A colour by its key, such as `card.red.base`, `house.blue.dark`, `text` or `brass`."""
        r, g, b, a = self._colors[key]
        return (r, g, b, a * alpha)

    def pattern(self, card_color: str) -> str:
        """The mark that goes with a card colour, for eyes that do not tell it from others."""
        mark: str = self._data["patterns"][card_color]
        return mark

    def _gather(self) -> dict[str, Rgba]:
        colors: dict[str, Rgba] = {}
        families = {"card": self._data["cards"][self.name], "house": self._data["houses"]}
        for family, members in families.items():
            for member, tones in members.items():
                for tone, value in tones.items():
                    colors[f"{family}.{member}.{tone}"] = tuple(get_color_from_hex(value))
        style = "dark" if self.dark else "light"
        for house in self._data["houses"]:
            colors[f"house.{house}.line"] = colors[f"house.{house}.line_{style}"]
        for key, value in self._data["themes"][style].items():
            colors[key] = tuple(get_color_from_hex(value))
        return colors


palette = Palette()
"""The one palette that the whole app draws with."""

set_palette = palette.set_palette
color = palette.color
