"""`pip install .`: a whole game in the wheel, and the command that starts it."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import nyhavn
from tests.e2e.driver import Driver
from tools.packaging.contents import ROOT, code_files, data_files
from tools.packaging.icons import ICON, SIDE

SOURCES = ("nyhavn", "kv", "assets", "tools")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: setuptools leaves its traces in the source tree."""
    folder = tmp_path_factory.mktemp("wheel")
    without = shutil.ignore_patterns("__pycache__", "*.mo")
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / "source" / name, ignore=without)
    for file in ROOT.glob("*"):
        if file.suffix in (".toml", ".md", ".in") or file.name == "LICENSE":
            shutil.copy(file, folder / "source")
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(folder / "source")], check=True)
    (made,) = folder.glob("*.whl")
    return made


def test_everything_of_the_app_is_inside_the_package(wheel: Path) -> None:
    code = {path.relative_to(ROOT).as_posix() for path in code_files()} - {"main.py"}
    data = {f"nyhavn/{path.relative_to(ROOT).as_posix()}" for path in data_files()}

    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("nyhavn/")}

    assert packed == code | data


def test_the_languages_are_made_on_the_way(wheel: Path) -> None:
    """A fresh checkout has no compiled catalogues, and neither had the copy that this was built from."""
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("hu/LC_MESSAGES/nyhavn.mo")]


def test_desktops_are_told_of_the_game(wheel: Path) -> None:
    names = {name.partition(".data/data/")[2] for name in zipfile.ZipFile(wheel).namelist()}

    assert "share/applications/nyhavn.desktop" in names
    assert f"share/icons/hicolor/{SIDE}x{SIDE}/apps/{ICON.name}" in names


@pytest.mark.e2e
def test_the_installed_game_runs_without_its_sources(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile", "--target", str(installed)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(wheel)], check=True)
    start = (
        f"import sys; sys.path.insert(0, {str(installed)!r}); "
        "from nyhavn.ui.start import main; import nyhavn; "
        f"assert nyhavn.__file__.startswith({str(installed)!r}); sys.exit(main())"
    )

    # -P: not from the current folder, which is the source tree.
    with Driver(tmp_path, "--lang", "hu", main=("-P", "-c", start)) as app:
        assert app.wait_for_screen("home")["lang"] == "hu"


def test_the_command_is_installed(wheel: Path) -> None:
    name = f"nyhavn-{nyhavn.__version__}.dist-info/entry_points.txt"

    assert zipfile.ZipFile(wheel).read(name).decode().split() == [
        "[console_scripts]",
        "nyhavn",
        "=",
        "nyhavn.ui.start:main",
    ]
