"""What a desktop shows of the game, and what the bundle for machines without Python takes along."""

import configparser
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops

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
