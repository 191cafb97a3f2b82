"""Shows every drawn widget in every state, without a screen: `python -m tests.ui.art.gallery FOLDER`.

Each picture is made by a process of its own, because density and window size are fixed when Kivy starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PAGES = {
    "houses": (1280, 800),
    "cards": (1280, 800),
    "pieces": (1280, 800),
    "table": (1280, 800),
    "phone": (412, 915),
}


def make(
    folder: Path, pages: list[str], densities: list[int], palettes: list[str], styles: list[str]
) -> list[Path]:
    """Draw pages of the gallery into a folder."""
    made = []
    for page in pages:
        width, height = PAGES[page]
        for density in densities:
            environment = os.environ | {
                "SDL_VIDEODRIVER": "offscreen",
                "KIVY_NO_ARGS": "1",
                "KIVY_NO_FILELOG": "1",
                "KCFG_KIVY_LOG_LEVEL": "warning",
                "KIVY_METRICS_DENSITY": str(density),
                "KIVY_METRICS_FONTSCALE": "1",
                "KCFG_GRAPHICS_WIDTH": str(width * density),
                "KCFG_GRAPHICS_HEIGHT": str(height * density),
            }
            for palette in palettes:
                for style in styles:
                    target = folder / f"{page}-{density}x-{palette}-{style}.png"
                    command = [
                        sys.executable,
                        "-m",
                        "tests.ui.art.gallery_app",
                        page,
                        palette,
                        style,
                        str(target),
                    ]
                    subprocess.run(command, env=environment, check=True)
                    made.append(target)
    return made


def main(arguments: list[str]) -> None:
    """Everything, or the pages, densities, palettes and styles named after the folder."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    named = arguments[1:]
    pages = [each for each in named if each in PAGES] or list(PAGES)
    densities = [int(each) for each in named if each.isdigit()] or [1, 2, 3]
    styles = [each for each in named if each in ("dark", "light")] or ["dark", "light"]
    known = ("standard", "deuteranopia", "protanopia", "tritanopia")
    palettes = [each for each in named if each in known] or ["standard"]
    for path in make(folder, pages, densities, palettes, styles):
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
