"""A file on a desktop: the programs of each system are asked as they want to be."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from nyhavn.device.desktop_files import copy_picture, show_in_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of the path; what is in it notes how it was called."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def put(folder: Path, name: str, status: int = 0) -> Path:
    noted = folder / f"{name}.noted"
    program = folder / name
    program.write_text(
        f'#!/bin/sh\nfor each in "$@"; do echo "$each" >> {noted}; done\n'
        f'while read -r line; do echo "given $line" >> {noted}; done\nexit {status}\n',
        encoding="utf-8",
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return noted


PICTURE = "a b.png"


@pytest.mark.parametrize(
    ("system", "program", "noted"),
    [
        ("linux", "xdg-open", "{folder}"),
        ("linux", "gio", "open\n{folder}"),
        ("darwin", "open", "-R\n{picture}"),
        ("win32", "explorer", "/select,{picture}"),
    ],
)
def test_the_folder_is_opened(programs: Path, tmp_path: Path, system: str, program: str, noted: str) -> None:
    notes = put(programs, program)
    assert show_in_folder(tmp_path / PICTURE, system)
    assert notes.read_text().strip() == noted.format(folder=tmp_path, picture=tmp_path / PICTURE)


@pytest.mark.parametrize(
    ("system", "program", "last"),
    [
        ("linux", "wl-copy", "given the picture"),
        ("linux", "xclip", "{picture}"),
        ("darwin", "osascript", "{picture}"),
        ("win32", "powershell", "{picture}"),
    ],
)
def test_the_picture_is_copied(programs: Path, tmp_path: Path, system: str, program: str, last: str) -> None:
    (tmp_path / PICTURE).write_text("the picture\n", encoding="utf-8")
    notes = put(programs, program)
    assert copy_picture(tmp_path / PICTURE, system)
    assert notes.read_text().splitlines()[-1] == last.format(picture=tmp_path / PICTURE)


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_where_there_is_no_program_or_it_fails_that_is_said(
    programs: Path, tmp_path: Path, system: str
) -> None:
    (tmp_path / PICTURE).write_text("the picture\n", encoding="utf-8")
    for _round in range(2):
        assert not show_in_folder(tmp_path / PICTURE, system)
        assert not copy_picture(tmp_path / PICTURE, system)
        for name in ("xdg-open", "gio", "open", "wl-copy", "xclip", "osascript"):
            put(programs, name, status=1)
    assert os.environ["PATH"] == str(programs)
