"""Packs small pictures into large square ones, with room round each so that mipmaps do not mix neighbours."""

from __future__ import annotations

import numpy as np
from PIL import Image

from assets.draw.raster import Pixels, bleed, to_picture

MARGIN = 8
"""Three mipmap levels of 2 x 2 averaging reach 8 pixels."""

Region = tuple[int, int, int, int]


def pack(pictures: dict[str, Pixels], width: int, height: int) -> tuple[Image.Image, dict[str, Region]]:
    """One picture of width x height pixels and where each part lies in it (left, bottom, width, height)."""
    sheet = np.zeros((height, width, 4))
    regions: dict[str, Region] = {}
    left = top = shelf = 0
    for name, pixels in sorted(pictures.items(), key=lambda item: (-item[1].shape[0], item[0])):
        high, wide = pixels.shape[:2]
        framed = np.pad(bleed(pixels), ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)), mode="edge")
        if left + wide + 2 * MARGIN > width:
            left, top, shelf = 0, top + shelf, 0
        if top + high + 2 * MARGIN > height:
            raise ValueError(f"{name} does not fit: {width} x {height} is too small for this sheet")
        sheet[top : top + high + 2 * MARGIN, left : left + wide + 2 * MARGIN] = framed
        regions[name] = (left + MARGIN, height - top - MARGIN - high, wide, high)
        left += wide + 2 * MARGIN
        shelf = max(shelf, high + 2 * MARGIN)
    return to_picture(sheet), regions
