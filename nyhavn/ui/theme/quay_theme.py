"""The app's theme: KivyMD's manager with our own faces and colours, read and not solved."""

from __future__ import annotations

from functools import cache
from typing import Any

from kivy.core.text import LabelBase
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty
from kivymd.theming import ThemeManager

from nyhavn.folders import ASSETS
from nyhavn.ui.theme.roles import QUAY_ROLES, read_json, scheme

_GROWTH = {"Icon": 0.0, "Display": 0.1, "Headline": 0.6}
"""How much of the player's text size a style follows: what is seen more than read is large already."""


class _QuayRoles:
    """The quay's colours as properties, so that kv follows them: `app.theme_cls.brassColor`."""

    locals().update({f"{role}Color": ColorProperty() for role in QUAY_ROLES})


class QuayTheme(_QuayRoles, ThemeManager):
    """KivyMD's theme with our own faces and scheme; tools/theme.py says why that is computed beforehand."""

    def __init__(self) -> None:
        super().__init__()
        self.theme_style_switch_animation = False
        _register_fonts()
        self.set_letters()

    def set_colors(self, *_: Any) -> None:
        """Take over the colours of the style that is on: KivyMD calls this whenever they may have changed."""
        for role, color in scheme(self.theme_style).items():
            setattr(self, f"{role}Color", color)
        self.rippleColor = [*self.onSurfaceColor[:3], 0.12]
        self.disabledTextColor = self._get_disabled_hint_text_color()
        if self.on_colors:
            self.on_colors()

    def set_letters(self) -> None:
        """Size all letters anew, after the text size changed."""
        self.font_styles = {
            style: {
                role: {
                    "font-name": font,
                    "font-size": dp(size) + _GROWTH.get(style, 1.0) * (sp(size) - dp(size)),
                    "line-height": line,
                }
                for role, (font, size, line) in roles.items()
            }
            for style, roles in read_json("letters.json")["styles"].items()
        }


@cache
def _register_fonts() -> None:
    for name, faces in read_json("letters.json")["fonts"].items():
        LabelBase.register(
            name, **{f"fn_{face}": str(ASSETS / "fonts" / file) for face, file in faces.items()}
        )
