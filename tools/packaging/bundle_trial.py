"""Plays a game with the desktop app as it is handed out: `python -m tools.packaging.bundle_trial`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.packaging.bundle import SYSTEMS, archive

PROGRAMS = {
    "linux": "nyhavn/nyhavn",
    "win32": "nyhavn/nyhavn.exe",
    "darwin": "nyhavn.app/Contents/MacOS/nyhavn",
}
"""What a player starts in the unpacked archive."""

WITHOUT_A_SCREEN = {
    "linux": {"SDL_VIDEODRIVER": "offscreen"},
    # Machines without a graphics card have only an OpenGL that is too old; Direct3D can be done by software.
    "win32": {"KIVY_GL_BACKEND": "angle_sdl2"},
    "darwin": {},
}
"""What helps the window where nobody sits before it."""

LAST_PICTURE = "replay.png"
"""What the demo leaves at its very end."""


class TrialError(Exception):
    """The app does not play; the text says in one line how far it came."""


def unpack(packed: Path, folder: Path) -> None:
    """Take the archive apart as a player does."""
    if packed.suffix == ".zip":
        shutil.unpack_archive(packed, folder)
    else:
        shutil.unpack_archive(packed, folder, filter="data")


def play(program: Path, folder: Path, system: str = sys.platform) -> None:
    """Let the app play its demo; TrialError if it does not come to the end of it."""
    demo = folder / "demo"
    helped = {**os.environ, "SDL_AUDIODRIVER": "dummy", **WITHOUT_A_SCREEN[system]}
    done = subprocess.run([str(program), "--demo", str(demo)], cwd=folder, env=helped, check=False)
    if done.returncode != 0:
        raise TrialError(f"{program.name} --demo ended with status {done.returncode}")
    if not (demo / LAST_PICTURE).is_file():
        raise TrialError(f"{program.name} --demo did not come as far as {LAST_PICTURE}")


def main() -> int:
    """Try the archive that `make bundle` made here; the exit status."""
    if sys.platform not in SYSTEMS:
        print(f"Nyhavn: there is no bundle for {sys.platform}", file=sys.stderr)
        return 1
    packed = archive()
    try:
        with TemporaryDirectory(prefix="nyhavn-trial-") as name:
            unpack(packed, Path(name))
            play(Path(name, PROGRAMS[sys.platform]), Path(name))
    except (TrialError, OSError) as reason:
        print(f"Nyhavn: {packed.name} does not play: {reason}", file=sys.stderr)
        return 1
    print(f"Nyhavn: {packed.name} plays")
    return 0


if __name__ == "__main__":
    sys.exit(main())
