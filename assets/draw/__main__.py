"""Draws all pictures of the game into assets/pictures; names of sheets as arguments draw only those."""

from __future__ import annotations

import json
import re
import sys
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType

from assets.draw import cards, coins, faces, houses, logo, medals, pier, quay, tiles
from assets.draw.atlas import Bytes, Offset, offsets_in_rows, pack, smaller_copies
from assets.draw.raster import Pixels, to_picture

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
INDEX = PICTURES / "sheets.json"

SHEETS: dict[str, tuple[str, int, int]] = {
    "medals": (r"medal\.", 1024, 512),
    # Walls and outlines of tiles, all of them tinted.
    "tiles": (r"tile\.|wall$|wall\.small|glyph\.", 2048, 1024),
    # What has colours of its own and is as small as a square of a house, and the faces at windows.
    "windows": (r"window\.(?!card)|plaque|face\.", 1024, 1024),
    # What is drawn largest: parts of a house front.
    "gables": (r"gable\.\w+\.trim|gable\.(bell|curved)\.low\.trim", 1024, 1024),
    "fronts": (r"gable\..*\.low\.trim|ground\..*\.trim|card\.paper", 1024, 512),
    # What takes the colour of a house or of a card, large, too.
    "paints": (
        r"(gable|ground|side|flag)\..*paint|plaster\.|card\.(field|gable|empty|veil|outline|shadow)|board\.",
        1024, 1024,
    ),
    # All else: first what takes a tint, then what has colours.
    "signs": (r"ability\.|coin\.ring|beam|halo|post|seat\..*paint|spot|wall\.card", 1024, 512),
    "pieces": (r"", 1024, 1024),
}  # fmt: skip
"""Which pictures lie on which sheet, by their names: the first that matches; and how large it is at least.

Those that are drawn large lie together, and those that are tinted: a sheet is loaded in half its size where
nothing on it is drawn larger than that, and tinted ones have half as many bytes.
"""

FAMILIES: tuple[tuple[tuple[ModuleType, ...], int], ...] = (
    ((tiles,), 2048), ((houses,), 2048), ((faces,), 1024), ((cards, coins, pier), 2048), ((medals,), 1024),
)  # fmt: skip
"""What is drawn by which modules, and how long a row of it is (`offsets_in_rows`)."""


@cache
def _all() -> tuple[dict[str, Pixels], dict[str, Offset]]:
    """All pictures of sheets, and how far off they lie."""
    pictures: dict[str, Pixels] = {}
    offsets: dict[str, Offset] = {}
    for parts, width in FAMILIES:
        family = {name: pixels for part in parts for name, pixels in part.pictures().items()}
        pictures |= family
        offsets |= offsets_in_rows(family, width)
    return pictures, offsets


def _sheet_of(picture: str) -> str:
    return next(sheet for sheet, (names, _, _) in SHEETS.items() if re.match(names, picture))


def main(chosen: list[str]) -> None:
    """Draw every sheet and write where its parts lie."""
    PICTURES.mkdir(exist_ok=True)
    index = json.loads(INDEX.read_text()) if chosen else {}
    for name, (_, width, height) in SHEETS.items():
        if not chosen or name in chosen:
            pictures, offsets = _all()
            on_it = {each: pixels for each, pixels in pictures.items() if _sheet_of(each) == name}
            sheet, regions = pack(on_it, offsets, width, height)
            index[name] = {**_write(PICTURES / f"{name}.levels", sheet), "pictures": regions}
    draw_others: dict[str, Callable[[], None]] = {"quay": _draw_quay, "logo": _draw_logo}
    for name, draw in draw_others.items():
        if not chosen or name in chosen:
            draw()
    INDEX.write_text(json.dumps(index, indent=0, sort_keys=True) + "\n")


def _write(file: Path, sheet: Bytes) -> dict[str, object]:
    """Write a sheet and its smaller copies, each packed by itself, so that large ones need not be read."""
    levels = []
    with file.open("wb") as out:
        for level in smaller_copies(sheet):
            packed = zlib.compress(level.tobytes(), 9)
            levels.append((level.shape[1], level.shape[0], out.tell(), len(packed)))
            out.write(packed)
    return {"format": "rgba" if sheet.shape[2] == 4 else "luminance_alpha", "levels": levels}


def _draw_quay() -> None:
    for name, pixels in quay.pictures().items():
        strip = to_picture(pixels).convert("RGB")
        middling = strip.resize((strip.width * 5 // 8, strip.height * 5 // 8))
        for suffix, shown in (("", strip), ("_medium", middling), ("_small", strip.reduce(2))):
            shown.save(PICTURES / f"{name}{suffix}.jpg", quality=88, subsampling=0, optimize=True)


def _draw_logo() -> None:
    for name, pixels in logo.pictures().items():
        to_picture(pixels).save(PICTURES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
