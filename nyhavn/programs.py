"""Asking the desktop's other programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

SLOW_PATIENCE = 10.0
"""Seconds for one that has much to load before it does anything."""
PATIENCE = 2.0
"""Seconds that a program has to answer which asks nobody."""


def answer(program: str, *arguments: str, patience: float | None = PATIENCE) -> str:
    """What a program prints; nothing if there is none or it fails. Without patience it may take for ever."""
    path = shutil.which(program)
    if path is None:
        return ""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            [path, *arguments],
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            env=own_environment(),
            timeout=patience,
            check=True,
            stdin=subprocess.DEVNULL,
        )
        return done.stdout.strip("\r\n")
    return ""


def succeeds(program: str, *arguments: str, given: Path | None = None) -> bool:
    """Whether there is a program and it does what it is asked for; given is a file that it reads.

    Nothing that it prints is waited for: one that keeps the clipboard goes on in the background.
    """
    path = shutil.which(program)
    if path is None:
        return False
    with suppress(OSError, subprocess.SubprocessError), open(given or os.devnull, "rb") as source:
        done = subprocess.run(
            [path, *arguments],
            stdin=source,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=own_environment(),
            timeout=SLOW_PATIENCE,
            check=True,
        )
        return done.returncode == 0
    return False


def own_environment(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment for a program of the system: without the libraries that our bundle has for itself."""
    own = dict(environ)
    if getattr(sys, "frozen", False) and sys.platform == "linux":
        # PyInstaller sets the first and keeps the second; see "Run-time Information" in its manual.
        before = own.pop("LD_LIBRARY_PATH_ORIG", None)
        own.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            own["LD_LIBRARY_PATH"] = before
    return own
