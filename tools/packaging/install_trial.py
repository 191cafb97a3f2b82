"""Installs the game as players do, and lets it play: `python -m tools.packaging.install_trial [pip|pipx|uv]`.

Each installer gets an environment and a home of its own, and is given the checkout, then the wheel of `make
wheel`. Needs the network, and pipx and uv from requirements/install.txt.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.packaging.bundle_trial import TrialError, play
from tools.packaging.contents import ROOT, version

WHEEL = ROOT / "dist" / f"nyhavn-{version()}-py3-none-any.whl"
LISTED = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"


def checkout(folder: Path) -> Path:
    """A copy of what git has or will have: installers leave their traces where they build."""
    listed = subprocess.run(LISTED, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            copy = folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy)
    return folder


def clean_environment(home: Path) -> dict[str, str]:
    """What an installer sees: nothing of this environment's packages, and nothing of the player's home."""
    dropped = ("PYTHON", "VIRTUAL_ENV", "KIVY_", "KCFG_", "NYHAVN_", "PIPX_", "UV_TOOL_")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(dropped)}
    home.mkdir(parents=True, exist_ok=True)
    return {**kept, "HOME": str(home), "USERPROFILE": str(home)}


def run(*command: str, environ: Mapping[str, str], folder: Path) -> None:
    """Run a step of an installation; all that it said if it fails."""
    done = subprocess.run(
        command,
        env=environ,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout[-4000:], file=sys.stderr)
        raise TrialError(f"{' '.join(command[:4])} ended with status {done.returncode}")


def with_pip(source: Path, folder: Path, environ: dict[str, str]) -> Path:
    """`pip install`, in an environment that has nothing else."""
    run(sys.executable, "-m", "venv", str(folder / "game"), environ=environ, folder=folder)
    programs = folder / "game" / PROGRAMS
    python = str(programs / "python")
    run(python, "-m", "pip", "install", "--quiet", str(source), environ=environ, folder=folder)
    run(python, "-m", "pip", "check", environ=environ, folder=folder)
    return programs


def with_pipx(source: Path, folder: Path, environ: dict[str, str]) -> Path:
    """`pipx install`."""
    programs = folder / "programs"
    places = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(programs)}
    options = ("install", "--python", sys.executable, str(source))
    run(sys.executable, "-m", "pipx", *options, environ={**environ, **places}, folder=folder)
    return programs


def with_uv(source: Path, folder: Path, environ: dict[str, str]) -> Path:
    """`uv tool install`."""
    programs = folder / "programs"
    places = {"UV_TOOL_DIR": str(folder / "uv"), "UV_TOOL_BIN_DIR": str(programs)}
    options = ("tool", "install", "--python", sys.executable, str(source))
    run(sys.executable, "-m", "uv", *options, environ={**environ, **places}, folder=folder)
    return programs


INSTALLERS: dict[str, Callable[[Path, Path, dict[str, str]], Path]] = {
    "pip": with_pip,
    "pipx": with_pipx,
    "uv": with_uv,
}
"""Each installs the game from a folder or a wheel, and says where its command is."""


def try_all(names: Iterable[str]) -> int:
    """Install and play with each of these installers; how many failed."""
    failed = 0
    for name in names:
        for what in ("checkout", "wheel"):
            with TemporaryDirectory(prefix="nyhavn-install-") as temporary:
                folder = Path(temporary)
                source = checkout(folder / "nyhavn") if what == "checkout" else WHEEL
                try:
                    programs = INSTALLERS[name](source, folder, clean_environment(folder / "home"))
                    command = shutil.which("nyhavn", path=str(programs))
                    if command is None:
                        raise TrialError("there is no command nyhavn")
                    play(Path(command), folder)
                except TrialError as reason:
                    failed += 1
                    print(f"Nyhavn: {name} with the {what}: {reason}", file=sys.stderr)
                else:
                    print(f"Nyhavn: {name} with the {what}: installed, and plays", flush=True)
    return failed


def main(arguments: list[str]) -> int:
    """Try the named installers, or all; the exit status."""
    if not set(arguments) <= INSTALLERS.keys():
        print(f"usage: python -m tools.packaging.install_trial [{'|'.join(INSTALLERS)} ...]", file=sys.stderr)
        return 2
    if not WHEEL.exists():
        print(f"Nyhavn: {WHEEL.relative_to(ROOT)} is not there; `make wheel` makes it", file=sys.stderr)
        return 1
    return min(try_all(arguments or INSTALLERS), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
