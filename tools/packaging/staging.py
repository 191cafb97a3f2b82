"""Lays out what buildozer packs, by buildozer's own code: `python -m tools.packaging.staging FOLDER`."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

from tools.packaging.contents import ROOT

SPEC = ROOT / "buildozer.spec"


def read_spec(spec: Path = SPEC) -> Any:
    """The spec as buildozer understands it. Neither the home folder nor the project is written to."""
    from buildozer import Buildozer
    from buildozer.logger import Logger

    Logger.set_level(0)
    with contextlib.chdir(spec.parent):
        # The name alone: buildozer looks for everything beside the spec in the current folder.
        return Buildozer(filename=spec.name)


def stage(folder: Path, spec: Path = SPEC) -> Path:
    """Put exactly the files of the Android app below an empty folder; where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not empty")
    buildozer = read_spec(spec)
    buildozer.targetname = "android"
    buildozer.config.set("buildozer", "build_dir", str(folder.absolute()))
    with contextlib.chdir(spec.parent):
        buildozer._copy_application_sources()
        buildozer._add_sitecustomize()
    return Path(buildozer.app_dir)


def staged_files(app: Path) -> dict[str, int]:
    """How many bytes each file of a staged app has, by its place there."""
    files = (path for path in app.rglob("*") if path.is_file())
    return {path.relative_to(app).as_posix(): path.stat().st_size for path in sorted(files)}


def summary(files: dict[str, int]) -> str:
    """How large the app is, and which of its parts make it so."""
    parts: dict[str, int] = {}
    for name, size in files.items():
        top = name.split("/")
        part = "/".join(top[:2]) if top[0] == "assets" and len(top) > 2 else top[0]
        parts[part] = parts.get(part, 0) + size
    lines = [
        f"{size / 1e6:8.2f} MB  {part}" for part, size in sorted(parts.items(), key=lambda item: -item[1])
    ]
    total = f"{sum(files.values()) / 1e6:8.2f} MB  in {len(files)} files, without Python and Kivy"
    return os.linesep.join([*lines, total])


def main(arguments: list[str]) -> int:
    """Stage the app and say how large it is; the exit status."""
    if len(arguments) != 1:
        print("usage: python -m tools.packaging.staging FOLDER", file=sys.stderr)
        return 2
    print(summary(staged_files(stage(Path(arguments[0])))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
