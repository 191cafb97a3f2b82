"""What assets/theme.json says: the colour of every role, Material's and the quay's, by day and by night."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from kivy.utils import get_color_from_hex

from nyhavn.folders import ASSETS

Rgba = tuple[float, float, float, float]
LIGHT, DARK = "Light", "Dark"

QUAY_ROLES = (
    "brass", "brassDark", "brassLight", "brassFill", "onBrassFill", "brassInk",
    "boardSurface", "boardSurfaceHigh", "boardOutline", "boardText", "boardTextSoft", "boardShadow",
    "water", "deep", "zenith", "sky", "wood", "plaster", "plasterInk", "whiteTile", "paper", "paperInk",
    "legal", "illegal", "pick", "ability", "pay", "discard", "glow", "dim", "warning",
    "coinInk", "coinUsedInk", "coinBadgeInk", "discInk",
)  # fmt: skip
"""Beside Material's. brass is the metal, brassFill the ground of what most want and onBrassFill its letters,
brassInk brass to be read; board... is what lies under and on the table; the rest says what it is used for."""


@cache
def read_json(file: str) -> dict[str, Any]:
    """A file of assets/."""
    with (ASSETS / file).open(encoding="utf-8") as text:
        content: dict[str, Any] = json.load(text)
    return content


@cache
def scheme(style: str) -> dict[str, Rgba]:
    """Every role's colour in one of the two styles."""
    return {role: rgba(color) for role, color in read_json("theme.json")[style].items()}


def rgba(text: str) -> Rgba:
    """A colour from its text, `#rrggbb` or `#rrggbbaa`."""
    red, green, blue, alpha = get_color_from_hex(text)
    return red, green, blue, alpha
