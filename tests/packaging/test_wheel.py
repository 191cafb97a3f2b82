"""`pip install .`: a whole game in the wheel, and the command that starts it."""

import re
import shutil
import subprocess
import sys
import zipfile
from email.parser import Parser
from functools import partial
from importlib.metadata import distribution
from pathlib import Path

import pytest

import nyhavn
from tests.e2e.driver import Driver, clean_environment
from tools.packaging import libraries
from tools.packaging.contents import ROOT, code_files, data_files
from tools.packaging.icons import ICON, SIDE

SOURCES = ("nyhavn", "kv", "assets", "requirements", "tools")
LIBRARIES = "nyhavn/libraries/"


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

    names = zipfile.ZipFile(wheel).namelist()
    packed = {name for name in names if name.startswith("nyhavn/") and not name.startswith(LIBRARIES)}

    assert packed == code | data


def test_kivymd_is_inside_with_its_licence_and_nothing_else(wheel: Path) -> None:
    """Of that version which is pinned, whole, and not where it could meet another one."""
    names = [name.removeprefix(LIBRARIES) for name in zipfile.ZipFile(wheel).namelist() if LIBRARIES in name]
    version, _ = libraries.pin()
    about = f"kivymd-{version}.dist-info"
    library = {
        file.as_posix()
        for file in distribution("kivymd").files or ()
        if file.parts[0] == "kivymd" and file.suffix != ".pyc"
    }

    assert {name for name in names if name.startswith("kivymd/")} == library
    assert {name for name in names if name not in library} == {
        f"{about}/METADATA",
        f"{about}/licenses/LICENSE",
    }


def test_installers_are_asked_for_what_runs_the_game(wheel: Path) -> None:
    """The exact versions of requirements/run.in, but not KivyMD, which would bring cairo."""
    metadata = Parser().parsestr(
        zipfile.ZipFile(wheel).read(f"nyhavn-{nyhavn.__version__}.dist-info/METADATA").decode()
    )
    listed = [
        line.split("#")[0] for line in (ROOT / "requirements" / "run.in").read_text("utf-8").splitlines()
    ]

    asked = {re.sub(r"\s|\"|'", "", entry) for entry in metadata.get_all("Requires-Dist") or ()}
    pinned = {re.sub(r"\s|\"|'", "", entry) for entry in listed if entry.strip()}
    assert asked == {entry for entry in pinned if not entry.startswith("kivymd==")}
    assert len(asked) == len(pinned) - 1


def test_a_wheel_cannot_be_made_without_kivymd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another version in this environment, and an index that has none."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / libraries.PINS).write_text(f"kivymd==0.0.1 \\\n    --hash=sha256:{'0' * 64}\n", "utf-8")
    monkeypatch.setattr(libraries, "pin", partial(libraries.pin, tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")

    with pytest.raises(libraries.NoLibraryError, match=r"kivymd 0\.0\.1 .* --no-build-isolation"):
        libraries.copy_library(tmp_path / "target")
    assert not (tmp_path / "target").exists()


def test_the_languages_are_made_on_the_way(wheel: Path) -> None:
    """A fresh checkout has no compiled catalogues, and neither had the copy that this was built from."""
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("hu/LC_MESSAGES/nyhavn.mo")]


def test_desktops_are_told_of_the_game(wheel: Path) -> None:
    names = {name.partition(".data/data/")[2] for name in zipfile.ZipFile(wheel).namelist()}

    assert "share/applications/nyhavn.desktop" in names
    assert f"share/icons/hicolor/{SIDE}x{SIDE}/apps/{ICON.name}" in names


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(wheel)], check=True)
    return folder


def test_the_installed_game_uses_its_own_kivymd(installed: Path, tmp_path: Path) -> None:
    """Although this environment has one, too."""
    ask = (
        f"import sys; sys.path.insert(0, {str(installed)!r}); from nyhavn.ui import start; "
        "start.start_app = lambda _options: print(__import__('kivymd').__file__) or 0; "
        "sys.exit(start.main([]))"
    )

    said = subprocess.run(
        [sys.executable, "-P", "-c", ask],
        env=clean_environment(tmp_path) | {"KIVY_LOG_MODE": "PYTHON", "KIVY_NO_ARGS": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert Path(said.strip()).is_relative_to(installed / LIBRARIES)


@pytest.mark.e2e
def test_the_installed_game_runs_without_its_sources(installed: Path, tmp_path: Path) -> None:
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
