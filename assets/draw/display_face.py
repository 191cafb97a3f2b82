"""Cuts the face for titles out of the variable font: `python -m assets.draw.display_face FOLDER`.

FOLDER holds the Latin and Latin extended files with all axes, as the package @fontsource-variable/fraunces
has them. Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger  # type: ignore[import-not-found, unused-ignore]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found, unused-ignore]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found, unused-ignore]

FONTS = Path(__file__).resolve().parent.parent / "fonts"
NAME = "Fraunces Quay"
CUT = {"SOFT": 60, "WONK": 0, "opsz": 60, "wght": 640}
"""Softened, without the leaning letters, drawn for titles, between semibold and bold."""
NARROW_SPACE = "\u202f"
"""French sets it before a question mark; the font does not have it."""
PARTS = ("fraunces-latin-full-normal.woff2", "fraunces-latin-ext-full-normal.woff2")


def main(folder: Path) -> None:
    """Write the one file that the app takes."""
    with TemporaryDirectory() as scratch:
        parts = []
        for file in PARTS:
            font = instantiateVariableFont(TTFont(folder / file), CUT)
            font.flavor = None
            # Kivy sets letters one by one: substitutions and their classes would only add weight.
            for table in ("GSUB", "GDEF", "STAT"):
                if table in font:
                    del font[table]
            parts.append(str(Path(scratch) / Path(file).with_suffix(".ttf").name))
            font.save(parts[-1])
        whole = Merger().merge(parts)
    for number, text in {1: NAME, 2: "Regular", 3: f"{NAME} 640", 4: NAME, 6: NAME.replace(" ", "")}.items():
        whole["name"].setName(text, number, 3, 1, 0x409)
    add_narrow_space(whole)
    whole.save(FONTS / "Fraunces-Quay.ttf")


def add_narrow_space(font: TTFont) -> None:
    """Give the font a narrow no-break space, half as wide as its space."""
    name, space = f"uni{ord(NARROW_SPACE):04X}", font.getBestCmap()[ord(" ")]
    width, bearing = font["hmtx"][space]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = font["glyf"][space]
    font["hmtx"][name] = (width // 2, bearing)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(NARROW_SPACE)] = name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
