"""The colours that the board is drawn in: cards, houses, and beside them the roles of the theme."""

from __future__ import annotations

from typing import Any

from kivy.event import EventDispatcher

from nyhavn.ui.theme.roles import DARK, LIGHT, QUAY_ROLES, Rgba, read_json, rgba, scheme


class Palette(EventDispatcher):
    """One choice of card colours, light or dark.

    What is drawn in Python asks `color` and is drawn again `on_change`; kv has `app.theme_cls`.
    """

    __events__ = ("on_change",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._data = read_json("palettes.json")
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
        self.dispatch("on_change")

    def on_change(self) -> None:
        """There are other colours."""

    def color(self, key: str, alpha: float = 1.0) -> Rgba:
        """A colour by its key, such as `card.red.base`, `house.blue.dark` or a role of the quay."""
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
                    colors[f"{family}.{member}.{tone}"] = rgba(value)
        line, style = ("line_dark", DARK) if self.dark else ("line_light", LIGHT)
        for house in self._data["houses"]:
            colors[f"house.{house}.line"] = colors[f"house.{house}.{line}"]
        return colors | {role: scheme(style)[role] for role in QUAY_ROLES}


palette = Palette()
"""The one palette that the whole app draws with."""

set_palette = palette.set_palette
color = palette.color
