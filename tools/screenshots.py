"""Makes the README's pictures from the running app: ``make screenshots``."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures"
SHOTS = {
    "tablet": ("1280x800", ("table-late", "scoreboard")),
    "phone": ("412x915", ("home", "table-tile", "table-coat")),
}
"""Device: window size, and which of the demo's pictures the README shows."""

MOST_BYTES = 300_000
"""What a picture may weigh with all its colours; the README should open fast."""
PLAINER = 0.2


def main() -> int:
    """Play the demo at each size and keep the pictures that the README shows."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for device, (size, names) in SHOTS.items():
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
            command = [
                sys.executable,
                str(ROOT / "main.py"),
                "--demo",
                folder,
                "--size",
                size,
                "--lang",
                "en",
            ]
            subprocess.run(command, env=environment, check=True)
            for name in names:
                with Image.open(Path(folder) / f"{name}.png") as picture:
                    (TARGET / f"{device}-{name}.png").write_bytes(light(picture.convert("RGB")))
                print(f"docs/pictures/{device}-{name}.png")
    return 0


def light(picture: Image.Image) -> bytes:
    """The picture as a file: with all its colours, or with 256 of them where that would be too heavy."""
    whole = _png(picture)
    if len(whole) <= MOST_BYTES:
        return whole
    palette = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=1)
    plain = picture.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    # Without dots the sky falls into stripes. A picture that is a little plainer already needs fewer of them.
    softer = Image.blend(picture, plain, PLAINER)
    return _png(softer.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG))


def _png(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


if __name__ == "__main__":
    sys.exit(main())
