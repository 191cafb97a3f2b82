"""The command line, as one meets it in a terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn import __version__
from tests.e2e.driver import ROOT, clean_environment


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run main.py with these arguments to its end."""
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=clean_environment(folder),
        capture_output=True,
        text=True,
        timeout=60,
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
        ("--lang", "da"),
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
    ],
)
def test_a_wrong_option_is_one_line_and_status_2(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ended = run(tmp_path, *arguments)

    assert ended.returncode == 2
    assert ended.stdout == ""
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
        "--demo",
        "--help",
        "--version",
    )
    assert all(option in ended.stdout for option in options)


def test_kivy_gets_its_own_arguments_behind_the_dashes(tmp_path: Path) -> None:
    ended = run(tmp_path, "--lang", "hu", "--", "--no-such-option-of-kivy")

    assert ended.returncode == 2
    assert "no-such-option-of-kivy" in ended.stderr
