"""The Python versions on this machine that the game has to run on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

OLDEST = 11
NEWEST = 19
"""Minor versions of Python 3 to look for."""
PROBE = "import sys, sqlite3; print(*sys.version_info[:2])"
PHONE = "3.14"
"""The version that the Android app has."""
WITH_SCREEN = "import kivy, kivymd, sys; print(*sys.version_info[:2])"


@cache
def found() -> dict[str, str]:
    """The program of each Python from 3.11 on that can keep games, by its version; never our own."""
    pythons: dict[str, str] = {}
    for program in _candidates():
        version = _version(program)
        minor = int(version.partition(".")[2] or 0)
        if minor >= OLDEST and minor != sys.version_info.minor:
            pythons.setdefault(version, program)
    return pythons


@cache
def with_screen(version: str = PHONE) -> str | None:
    """A Python of this version that has Kivy: our own, the one that NYHAVN_PHONE_PYTHON names, or another."""
    named = os.environ.get("NYHAVN_PHONE_PYTHON")
    programs = [
        sys.executable,
        *([named] if named else []),
        *([found()[version]] if version in found() else []),
    ]
    quiet = {**os.environ, "KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1", "KIVY_NO_FILELOG": "1"}
    for program in programs:
        command = [program, "-c", WITH_SCREEN]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=quiet)
        if done.returncode == 0 and ".".join(done.stdout.split()) == version:
            return program
    return None


def _candidates() -> list[str]:
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1)]
    on_the_path = [program for name in names if (program := shutil.which(name))]
    kept_apart = [Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python"]
    return [
        *on_the_path,
        *(str(path) for folder in kept_apart for path in sorted(folder.glob("*/bin/python3"))),
    ]


def _version(program: str) -> str:
    """Such as 3.12; empty if the program is none or lacks something."""
    done = subprocess.run([program, "-I", "-c", PROBE], capture_output=True, text=True, check=False)
    return ".".join(done.stdout.split()) if done.returncode == 0 else ""
