"""Draws all pictures of the game into assets/pictures; names of sheets as arguments draw only those."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from assets.draw import cards, coins, faces, houses, logo, medals, pier, quay, tiles
from assets.draw.atlas import pack
from assets.draw.raster import Pixels, to_picture

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
INDEX = PICTURES / "sheets.json"

SHEETS: dict[str, tuple[Callable[[], dict[str, Pixels]], int, int]] = {
    "tiles": (tiles.pictures, 2048, 1024),
    "houses": (houses.pictures, 2048, 1024),
    "faces": (faces.pictures, 1024, 1024),
    "pieces": (lambda: cards.pictures() | coins.pictures() | pier.pictures(), 2048, 1024),
    "medals": (medals.pictures, 1024, 512),
}


def main(chosen: list[str]) -> None:
    """Draw every sheet and write where its parts lie."""
    PICTURES.mkdir(exist_ok=True)
    index = json.loads(INDEX.read_text()) if chosen else {}
    for name, (draw, width, height) in SHEETS.items():
        if chosen and name not in chosen:
            continue
        picture, regions = pack(draw(), width, height)
        picture.save(PICTURES / f"{name}.png", optimize=True)
        index[name] = regions
    if not chosen or "quay" in chosen:
        for name, pixels in quay.pictures().items():
            strip = to_picture(pixels).convert("RGB")
            for suffix, shown in (("", strip), ("_small", strip.reduce(2))):
                shown.save(PICTURES / f"{name}{suffix}.jpg", quality=88, subsampling=0, optimize=True)
    if not chosen or "logo" in chosen:
        for name, pixels in logo.pictures().items():
            to_picture(pixels).save(PICTURES / f"{name}.png", optimize=True)
    INDEX.write_text(json.dumps(index, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
