"""``python -m tools.compiled MODULE ...``: run a module of this repository with its inner loops compiled.

The very same sources are compiled by mypyc into build/compiled, for learning, the league and the soak, which
play many games. Nothing needs it to play or to test. ``python -m tools.compiled --check`` lets both forms
play and compares the games.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = Path("build", "compiled")
STAMP = "compiled.stamp"
PACKAGES = ("nyhavn", "tools")
LEFT_OUT = ("ui", "packaging", "bench", "mutants")
"""Folders that nothing here asks for."""
COMPILED = (
    *(
        f"nyhavn/engine/{name}.py"
        for name in (
            "board", "coats", "fits", "layout", "listing", "material", "moves", "piles", "rng", "scoring",
            "turns", "view",
        )
    ),
    *(f"nyhavn/ai/{name}.py" for name in ("coats", "features", "options", "search", "tiles", "worth")),
    *(f"nyhavn/puzzles/{name}.py" for name in ("measures", "solver")),
    *(f"tools/learn/{name}.py" for name in ("learner", "self_play")),
)  # fmt: skip
"""Where the time goes. What only values are made of (actions, events, states) gains nothing."""
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="nyhavn-compiled", ext_modules=mypycify({arguments!r}, opt_level="2"))
"""
CONFIGURATION = """[mypy]
namespace_packages = True
explicit_package_bases = True
follow_imports = silent
"""


def _compiled_of(root: Path) -> list[str]:
    """What is compiled of the sources in a folder: those of another commit may lack some."""
    return [name for name in COMPILED if (root / name).exists()]


def fingerprint(root: Path = ROOT) -> str:
    """Of the sources that are compiled, and of the Python that they are compiled for."""
    told = hashlib.sha256(sys.version.encode())
    for name in _compiled_of(root):
        told.update((root / name).read_bytes())
    return told.hexdigest()


def _copy_sources(root: Path, folder: Path) -> None:
    for package in PACKAGES:
        for source in (root / package).rglob("*.py"):
            name = source.relative_to(root)
            if not set(name.parts).intersection(LEFT_OUT):
                target = folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)


def ensure(root: Path = ROOT) -> Path:
    """The folder with the compiled form of these sources or of others, made anew if one has changed."""
    folder = root / BUILT
    stamp = folder / STAMP
    wanted = fingerprint(root)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        _copy_sources(root, folder)
        return folder
    print("compiling, a minute or two ...", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    _copy_sources(root, folder)
    (folder / "mypy.ini").write_text(CONFIGURATION, encoding="utf-8")
    arguments = ["--config-file=mypy.ini", *_compiled_of(root)]
    (folder / "setup.py").write_text(SETUP.format(arguments=arguments), encoding="utf-8")
    plain = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONSAFEPATH")
    }
    made = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder, env=plain, check=False, capture_output=True, text=True,
    )  # fmt: skip
    if made.returncode:
        raise SystemExit(f"it could not be compiled:\n{made.stdout[-2000:]}{made.stderr[-4000:]}")
    stamp.write_text(wanted, encoding="utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """For a process that imports from a folder."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}


def check(games: int = 6) -> bool:
    """Whether both forms play the same games."""
    told = [
        subprocess.run(
            [sys.executable, "-m", "tools.learn.sample", str(games)],
            cwd=ROOT, env=environment(folder), check=True, capture_output=True, text=True,
        ).stdout
        for folder in (ROOT, ensure())
    ]  # fmt: skip
    forms = [text.partition("\n") for text in told]
    if (forms[0][0], forms[1][0]) != ("interpreted", "compiled"):
        raise SystemExit(f"these are not the two forms: {forms[0][0]}, {forms[1][0]}")
    return forms[0][2] == forms[1][2] and len(forms[0][2]) > 0


def main() -> int:
    """Run what was asked for, from here, so that it finds and leaves its files where it always does."""
    if sys.argv[1:] == ["--check"]:
        same = check()
        print("both forms play the same games" if same else "the forms play different games")
        return int(not same)
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    command = [sys.executable, "-m", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=environment(ensure()), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
