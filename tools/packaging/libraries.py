"""Puts KivyMD into the wheel, so that every installer can install the game.

KivyMD asks for materialshapes, and that for pycairo, which has no wheel for Linux: whoever asks an installer
for it needs a compiler and cairo's headers, for one widget that the game does not use. A package's metadata
cannot tell installers to leave that out. So KivyMD is not asked for: it lies inside the game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.packaging.contents import ROOT

PACKED = "kivymd"
"""The one library that is packed."""

PINS = Path("requirements", "run.txt")


class NoLibraryError(Exception):
    """The library can be had nowhere; the text says what would help."""


def pin(root: Path = ROOT) -> tuple[str, str]:
    """The library's version, and its whole entry in the pinned list with the hashes."""
    lines = (root / PINS).read_text(encoding="utf-8").replace("\\\n", "\0").splitlines()
    (entry,) = [line for line in lines if line.startswith(f"{PACKED}==")]
    version = entry.split("\0")[0].strip().removeprefix(f"{PACKED}==")
    return version, entry.replace("\0", "\\\n") + "\n"


def copy_library(target: Path) -> None:
    """Copy the library and its licence: from this environment if it has that version, else from the index."""
    version, _ = pin()
    try:
        installed = distribution(PACKED)
    except PackageNotFoundError:
        installed = None
    if installed is not None and installed.version == version:
        _copy(installed, target)
        return
    with TemporaryDirectory(prefix="nyhavn-library-") as folder:
        _copy(_fetch(Path(folder)), target)


def _fetch(folder: Path) -> Distribution:
    """Get the one pinned file that fits the hashes, and nothing that it asks for."""
    wanted = folder / "wanted.txt"
    wanted.write_text(pin()[1], encoding="utf-8")
    options = ["--quiet", "--disable-pip-version-check", "--no-compile", "--target", str(folder / "library")]
    only_this = ["--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(wanted)]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, *only_this], check=False, stdout=sys.stderr
    )
    if done.returncode != 0:
        raise NoLibraryError(
            f"{PACKED} {pin()[0]} goes into the wheel, is not in this environment and cannot be fetched: "
            f"install {PINS.as_posix()} with --no-deps and build with --no-build-isolation"
        )
    (found,) = distributions(name=PACKED, path=[str(folder / "library")])
    return found


def _copy(library: Distribution, target: Path) -> None:
    for file in library.files or ():
        inside = file.parts[0] == PACKED and "__pycache__" not in file.parts
        about = file.parts[0].endswith(".dist-info") and (file.name == "METADATA" or "licenses" in file.parts)
        if inside or about:
            copy = target.joinpath(*file.parts)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), copy)
