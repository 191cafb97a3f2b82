"""What a desktop shows of the game, and the bundle for machines without Python."""

import configparser
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import nyhavn
from tests.e2e.driver import clean_environment
from tools.packaging import bundle, icons
from tools.packaging.contents import ROOT, data_files


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ROOT / "assets" / "desktop" / "nyhavn.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_entry_starts_the_game() -> None:
    assert entry()["Type"] == "Application"
    assert entry()["Exec"] == "nyhavn"
    assert entry()["Icon"] == icons.ICON.stem
    assert entry()["Categories"] == "Game;BoardGame;"


@pytest.mark.parametrize("key", ["Comment", "GenericName"])
def test_the_desktop_entry_speaks_all_languages(key: str) -> None:
    languages = {path.name for path in (ROOT / "assets" / "languages").iterdir()}

    assert {name for name in entry() if name.startswith(f"{key}[")} == {
        f"{key}[{code}]" for code in languages
    }


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no validator here")
def test_the_desktop_entry_is_well_formed() -> None:
    file = ROOT / "assets" / "desktop" / "nyhavn.desktop"

    subprocess.run(["desktop-file-validate", str(file)], check=True)


def test_the_icon_is_the_sign_of_today(tmp_path: Path) -> None:
    """After drawing the sign anew, `python -m tools.packaging.icons` brings the icon up to date."""
    icons.write(tmp_path / "icon.png")

    with Image.open(tmp_path / "icon.png") as drawn, Image.open(icons.ICON) as kept:
        assert kept.size == (icons.SIDE, icons.SIDE)
        assert ImageChops.difference(drawn, kept).getbbox() is None


def test_the_bundle_takes_all_that_the_app_reads() -> None:
    added = {word.removeprefix("--add-data=") for word in bundle.command() if word.startswith("--add-data=")}

    assert added == {f"{file}{os.pathsep}{file.relative_to(ROOT).parent}" for file in data_files()}


@pytest.mark.slow
@pytest.mark.e2e
@pytest.mark.timeout(1200)
@pytest.mark.skipif(find_spec("PyInstaller") is None, reason="PyInstaller comes with make bundle")
def test_the_bundle_plays_the_demo_without_python(tmp_path: Path) -> None:
    built = subprocess.run([sys.executable, "-m", "tools.packaging.bundle"], cwd=ROOT, check=False)
    assert built.returncode == 0
    # Elsewhere, and with no program to be found: nothing but the folder itself can help it.
    app = shutil.copytree(bundle.APP, tmp_path / "app", symlinks=True) / "nyhavn"
    environment = {**clean_environment(tmp_path), "PATH": str(tmp_path / "nowhere")}
    for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):
        environment.pop(name, None)

    version = subprocess.run(
        [str(app), "--version"], env=environment, capture_output=True, text=True, check=True
    )
    assert version.stdout == f"nyhavn {nyhavn.__version__}\n"
    demo = [str(app), "--demo", str(tmp_path / "demo"), "--size", "480x320"]
    done = subprocess.run(demo, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0
    assert (tmp_path / "demo" / "scoreboard.png").exists()
