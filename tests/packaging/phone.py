"""A Python like the one in the Android package: the listed modules, and nothing that is left out there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from tests.e2e.driver import clean_environment
from tools.packaging.staging import read_spec

START = Path(__file__).with_name("phone_start.py")
ONLY_ON_ANDROID = frozenset({"python3", "hostpython3", "sqlite3", "pyjnius", "android"})
"""Requirements that are no packages of a desktop's Python."""
FROM_KIVY_RECIPE = frozenset({"certifi", "chardet", "idna", "requests", "six", "urllib3"})
"""What python-for-android puts beside Kivy; the game must not count on it."""


def requirements() -> dict[str, str]:
    """The version of each requirement in the spec, empty where it has none."""
    listed = read_spec().config.getlist("app", "requirements")
    return {name: version for name, _, version in (entry.partition("==") for entry in listed)}


def packed_distributions() -> list[Distribution]:
    """Those requirements that a desktop has, too."""
    names = sorted(requirements().keys() - ONLY_ON_ANDROID - FROM_KIVY_RECIPE)
    return [distribution(name) for name in names]


def top_level_names(package: Distribution) -> Iterator[str]:
    """The files and folders that a package puts into site-packages."""
    for file in package.files or ():
        top = file.parts[0]
        if top != ".." and not top.endswith(".dist-info") and top != "__pycache__":
            yield top


def module_names(package: Distribution) -> set[str]:
    """What can be imported of a package."""
    tops = {Path(top).name.split(".")[0] for top in top_level_names(package) if "." not in top[1:-3]}
    return {top for top in tops if top.isidentifier()}


def make_site(folder: Path) -> Path:
    """A site-packages with just the packed modules."""
    folder.mkdir(parents=True)
    for package in packed_distributions():
        for top in set(top_level_names(package)):
            (folder / top).symlink_to(Path(str(package.locate_file(top))).resolve())
    return folder


def left_out() -> list[str]:
    """Patterns of the files that python-for-android leaves out of Python's and the modules' folders."""
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.recipes.python3 import Python3Recipe

    bootstrap = Bootstrap.get_bootstrap("sdl2", Context())
    files = [Path(folder, "build", "blacklist.txt") for folder in bootstrap.get_bootstrap_dirs()]
    lines = [line for file in files if file.exists() for line in file.read_text("utf-8").splitlines()]
    # Of Kivy it leaves out what other systems than Android need, and this one is another.
    patterns = [line.strip() for line in lines if line.strip() and not line.startswith(("#", "kivy/"))]
    folders = [f"{folder}/*" for folder in Python3Recipe.stdlib_dir_blacklist if folder != "__pycache__"]
    # Python's own compression modules are compiled only if their libraries are asked for.
    libraries = {"libbz2": "_bz2", "liblzma": "_lzma"}
    return [
        *patterns,
        *folders,
        *(f"{module}.*" for name, module in libraries.items() if name not in requirements()),
    ]


def run(app: Path, site: Path, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a staged app until it ends. As on the phone, docstrings and assertions are not there."""
    # -I and -S: neither the environment nor the installed packages reach the app.
    command = [sys.executable, "-I", "-S", "-OO", "-B", str(START), str(site), str(app), *options]
    return subprocess.run(
        command,
        cwd=folder,
        env={**clean_environment(folder), "NYHAVN_LEFT_OUT": os.pathsep.join(left_out())},
        capture_output=True,
        text=True,
        timeout=590,
    )


def known_names() -> dict[str, str]:
    """Which package each importable name of this environment comes from."""
    return {module: package.name for package in distributions() for module in module_names(package)}


def canonical(name: str) -> str:
    """A package's name as its registry spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()
