"""Makes the README's pictures from the running app: ``make screenshots``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures"
SHOTS = {
    "tablet": ("1280x800", ("table-late", "scoreboard")),
    "phone": ("412x915", ("home", "table-tile", "table-coat")),
}
"""Device: window size, and which of the demo's pictures the README shows."""


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
                (TARGET / f"{device}-{name}.png").write_bytes((Path(folder) / f"{name}.png").read_bytes())
                print(f"docs/pictures/{device}-{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
