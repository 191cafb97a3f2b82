"""Makes the desktop app in one folder, for machines without Python: `python -m tools.packaging.bundle`."""

from __future__ import annotations

import importlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools.packaging.contents import ROOT, data_files, version

BUILD = ROOT / "build" / "bundle"
APP = BUILD / "nyhavn"
DIST = ROOT / "dist"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}

UNUSED = ("tkinter", "unittest", "pydoc", "doctest", "docutils", "pygments", "numpy", "setuptools", "PIL")
"""What PyInstaller would take along because some library could use it if it were there."""
LOG = BUILD / "pyinstaller.log"


def command() -> list[str]:
    """How PyInstaller is called."""
    options = [
        f"--name={APP.name}",
        "--onedir",
        "--noconfirm",
        "--clean",
        "--log-level=WARN",
        f"--distpath={BUILD}",
        f"--workpath={BUILD / 'work'}",
        f"--specpath={BUILD / 'work'}",
        f"--icon={ROOT / 'assets' / 'pictures' / 'icon.png'}",
        # The screens are imported when they are first shown.
        "--collect-submodules=nyhavn",
        # What KivyMD's own hook forgets, and its widgets, which our styles name without importing them.
        "--hidden-import=kivymd.icon_definitions",
        "--collect-submodules=kivymd.uix",
        "--collect-data=kivymd",
        *(f"--exclude-module={module}" for module in UNUSED),
        *(f"--add-data={file}{os.pathsep}{file.relative_to(ROOT).parent}" for file in data_files()),
    ]
    if sys.platform != "linux":
        options.append("--windowed")
    options += [f"--add-binary={folder}/*.dll{os.pathsep}." for folder in _windows_libraries()]
    return [sys.executable, "-m", "PyInstaller", *options, str(ROOT / "main.py")]


def _windows_libraries() -> list[str]:
    """Where Kivy's libraries for Windows lie; elsewhere its wheel has them inside."""
    names = ("sdl2", "glew", "angle") if sys.platform == "win32" else ()
    parts = [importlib.import_module(f"kivy_deps.{name}") for name in names]
    return [str(folder) for part in parts for folder in part.dep_bins]


def build() -> Path:
    """Make the folder; where it is."""
    # Kivy's hooks import Kivy, which would otherwise read our arguments and write to the home folder.
    quiet = {"KIVY_LOG_MODE": "PYTHON", "KIVY_NO_ARGS": "1", "KIVY_NO_CONFIG": "1", "KIVY_NO_FILELOG": "1"}
    BUILD.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        subprocess.run(
            command(), cwd=ROOT, env=os.environ | quiet, stdout=log, stderr=subprocess.STDOUT, check=True
        )
    if sys.platform == "darwin":
        return APP.with_suffix(".app")
    shutil.copy(ROOT / "LICENSE", APP)
    if sys.platform == "linux":
        for file in ("nyhavn.desktop", "nyhavn.png"):
            shutil.copy(ROOT / "assets" / "desktop" / file, APP)
    return APP


def archive() -> Path:
    """The file that is handed out for this system."""
    name = f"nyhavn-{version()}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}"
    return DIST / (name + (".zip" if sys.platform == "win32" else ".tar.gz"))


def pack(app: Path) -> Path:
    """Put the folder into one file to hand out; the file."""
    DIST.mkdir(exist_ok=True)
    form, ending = ("zip", ".zip") if sys.platform == "win32" else ("gztar", ".tar.gz")
    stem = str(archive()).removesuffix(ending)
    return Path(shutil.make_archive(stem, form, app.parent, app.name))


def main() -> int:
    """Make the bundle and say where it is; the exit status."""
    if sys.platform not in SYSTEMS:
        print(f"Nyhavn: no bundle can be made on {sys.platform}", file=sys.stderr)
        return 1
    print("Nyhavn: making the bundle; this takes a minute or two")
    try:
        app = build()
    except subprocess.CalledProcessError:
        print(LOG.read_text(encoding="utf-8", errors="replace")[-3000:], file=sys.stderr)
        print(f"Nyhavn: PyInstaller failed; all it said is in {LOG.relative_to(ROOT)}", file=sys.stderr)
        return 1
    packed = pack(app)
    megabytes = sum(file.stat().st_size for file in app.rglob("*") if not file.is_symlink()) / 1e6
    print(f"Nyhavn: {app.relative_to(ROOT)} ({megabytes:.0f} MB) is ready to run,")
    print(f"        {packed.relative_to(ROOT)} ({packed.stat().st_size / 1e6:.0f} MB) to hand out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
