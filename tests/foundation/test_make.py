"""The commands of the Makefile: what is promised is there, and the first lines a newcomer meets are right."""

import os
import re
from pathlib import Path

import pytest

from tests.foundation import ROOT
from tests.foundation.makefile import listed_targets, run_make

TARGETS = {"help", "play", "test", "test-all", "lint", "format", "bench", "screenshots", "clean"}


def documents() -> list[Path]:
    """All that tells people which commands to type."""
    return [ROOT / ".ci" / "run", *ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def test_plain_make_lists_every_command() -> None:
    assert listed_targets() >= TARGETS


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_every_listed_command_can_be_made(target: str) -> None:
    run_make("--dry-run", target)


def test_every_command_that_the_documents_name_exists() -> None:
    named = {
        target
        for document in documents()
        for target in re.findall(
            r"(?:`|^ *\$? ?|exec )make ([a-z-]+)", document.read_text("utf-8"), re.MULTILINE
        )
    }

    assert "test" in named
    assert named <= listed_targets()


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', "exec make test"]


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="only Linux can be without a display")
def test_without_a_display_the_game_shows_its_demo() -> None:
    recipe = run_make("--dry-run", "play")

    assert "No display" in recipe
    assert "main.py --demo build/demo" in recipe


@pytest.mark.parametrize("display", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_with_a_display_the_game_opens(display: dict[str, str]) -> None:
    recipe = run_make("--dry-run", "play", "ARGS=--lang hu", **display)

    assert "main.py --lang hu" in recipe
    assert "--demo" not in recipe
