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
    whole.save(FONTS / "Fraunces-Quay.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
