"""What the Makefile offers."""

from __future__ import annotations

import os
import re
import subprocess

from tests.foundation import ROOT


def run_make(*arguments: str, **environment: str) -> str:
    """What make prints, on a machine that has only what `environment` says of displays."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=ROOT,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def listed_targets() -> set[str]:
    return set(re.findall(r"^make ([a-z-]+) +\S", run_make(), re.MULTILINE))
