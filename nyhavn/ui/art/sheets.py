"""The drawn pictures, loaded once and handed out by name."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any

from kivy.core.image import Image as CoreImage
from kivy.graphics.texture import Texture

from nyhavn.places import ASSETS

PICTURES = ASSETS / "pictures"


@cache
def _index() -> dict[str, Any]:
    with (PICTURES / "sheets.json").open(encoding="utf-8") as text:
        index: dict[str, Any] = json.load(text)
    return index


@cache
def sheet(name: str) -> Texture:
    """A whole sheet; its smaller copies keep it clean at every density."""
    texture = CoreImage(str(PICTURES / f"{name}.png"), mipmap=True, nocache=True).texture
    texture.min_filter = "linear_mipmap_linear"
    texture.mag_filter = "linear"
    return texture


@cache
def _sheet_of(picture: str) -> str:
    for name, regions in _index().items():
        if picture in regions:
            return str(name)
    raise KeyError(f"no picture named {picture!r}")


@cache
def picture(name: str) -> Texture:
    """A drawn picture by name, for a Rectangle."""
    owner = _sheet_of(name)
    return sheet(owner).get_region(*_index()[owner][name])


@cache
def corners(name: str) -> tuple[str, tuple[float, ...]]:
    """The sheet of a picture, and its corners there: lower left, lower right, upper right, upper left."""
    return _sheet_of(name), tuple(picture(name).tex_coords)


@lru_cache(maxsize=1)
def photograph(file: str) -> Texture:
    """A large picture with a file of its own; only the one that was asked for last is kept."""
    return CoreImage(str(PICTURES / file), nocache=True).texture
