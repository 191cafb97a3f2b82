"""The command line, as one meets it in a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nyhavn import __version__
from nyhavn.ui import start
from tests.e2e.driver import ROOT, clean_environment


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run main.py with these arguments to its end."""
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=clean_environment(folder) | environment,
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("--sise", "412x915"),
        ("--size", "412"),
        ("--size", "412xtall"),
        ("--size", "0x0"),
        ("--density", "dense"),
        ("--density", "nan"),
        ("--density", "0"),
        ("--insets", "0,48,0"),
        ("--insets", "0,48,0,24,0"),
        ("--insets", "0,48,,24"),
        ("--insets", "left,48,0,24"),
        ("--insets", "0,-48,0,24"),
        ("--insets", "0,nan,0,24"),
        ("--insets", "0,inf,0,24"),
        ("--insets", "0,48,0,5000"),
        ("--insets", ""),
        ("--insets", "0,0,0,0", "--size", "412x915", "--insets", "200,0,200,0"),
        ("--insets",),
        ("--lang", "sv"),
        ("--play", "human"),
        ("--play", "human,human,human,human,human"),
        ("--play", "human,wizard"),
        ("--play", ""),
        ("--seed", "minus one"),
        ("--seed", "9" * 5000),
        ("--data", ""),
        ("--play",),
        ("home",),
        ("--sizes", "-p"),
        ("--data", "~nosuchuser/x"),
        ("--inspect", "~nosuchuser/x"),
        ("--demo", "/dev/null"),
        ("--demo", "/dev/null/demo"),
        ("--demo", "/proc/demo"),
        ("--inspect", "/dev/null"),
        ("--inspect", "/dev/null/inspect.json"),
    ],
)
def test_a_wrong_option_is_one_line_and_status_2(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found before anything of the app is there: so it takes no process of its own."""
    monkeypatch.setattr(start, "start_app", lambda _options: pytest.fail("the app was started"))
    try:
        status: int | str | None = start.main(arguments)
    except SystemExit as end:
        status = end.code
    said = capsys.readouterr()

    assert (status, said.out) == (2, "")
    assert said.err.startswith("nyhavn: error: ")
    assert said.err.count("\n") == 1


def test_a_wrong_option_ends_the_program(tmp_path: Path) -> None:
    ended = run(tmp_path, "--size", "412")

    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("nyhavn: error: ")
    assert ended.stderr.count("\n") == 1


def test_version(tmp_path: Path) -> None:
    ended = run(tmp_path, "--version")

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"nyhavn {__version__}\n", "")


def test_help_names_every_option(tmp_path: Path) -> None:
    ended = run(tmp_path, "--help")

    assert ended.returncode == 0
    options = (
        "--data",
        "--size",
        "--density",
        "--lang",
        "--play",
        "--seed",
        "--inspect",
        "--insets",
        "--demo",
        "--help",
        "--version",
    )
    assert all(option in ended.stdout for option in options)


def test_kivy_gets_its_own_arguments_behind_the_dashes(tmp_path: Path) -> None:
    ended = run(tmp_path, "--lang", "hu", "--", "--no-such-option-of-kivy")

    assert ended.returncode == 2
    assert "no-such-option-of-kivy" in ended.stderr


def test_a_data_folder_in_the_environment_is_judged_alike(tmp_path: Path) -> None:
    ended = run(tmp_path, NYHAVN_DATA="~nosuchuser/x")

    assert ended.returncode == 2
    assert ended.stderr.startswith("nyhavn: error: ")
    assert ended.stderr.count("\n") == 1


def test_help_where_the_terminal_has_letters_of_ascii_only(tmp_path: Path) -> None:
    ended = run(tmp_path, "--help", PYTHONIOENCODING="ascii:strict")

    assert (ended.returncode, ended.stderr) == (0, "")
    assert "fa?ades" in ended.stdout


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir])
def test_what_is_no_file_is_not_removed_for_the_inspect_file(tmp_path: Path, make: Any) -> None:
    there = tmp_path / "there"
    make(there)

    assert run(tmp_path, "--inspect", str(there)).returncode == 2
    assert there.exists()
