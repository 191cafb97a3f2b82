"""The trial of a bundle before it is published: it passes what plays, and nothing else."""

import shutil
import sys
from pathlib import Path

import pytest

from tools.packaging import bundle, bundle_trial

PLAYS = """#!/bin/sh
[ "$1" = --demo ] && mkdir -p "$2" && touch "$2/replay.png"
"""
STOPS_EARLY = """#!/bin/sh
mkdir -p "$2" && touch "$2/home.png"
"""
CRASHES = """#!/bin/sh
mkdir -p "$2" && touch "$2/replay.png"
exit 3
"""


def hand_out(script: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive like the one that is handed out, with this script in the app's place."""
    monkeypatch.setattr(bundle, "DIST", folder / "dist")
    program = folder / "build" / "nyhavn" / "nyhavn"
    program.parent.mkdir(parents=True)
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    assert bundle.pack(program.parent) == bundle.archive()
    # Only what is in the archive counts.
    shutil.rmtree(folder / "build")


@pytest.fixture(autouse=True)
def on_linux() -> None:
    if sys.platform != "linux":
        pytest.skip("the scripts that stand for the app are those of a Linux shell")


def test_what_plays_to_the_end_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand_out(PLAYS, tmp_path, monkeypatch)

    assert bundle_trial.main() == 0
    assert capsys.readouterr().out == f"Nyhavn: {bundle.archive().name} plays\n"


@pytest.mark.parametrize(
    ("script", "reason"), [(STOPS_EARLY, "did not come as far as replay.png"), (CRASHES, "status 3")]
)
def test_what_does_not_play_is_said_in_one_line(
    script: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hand_out(script, tmp_path, monkeypatch)

    assert bundle_trial.main() == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert reason in line


def test_an_archive_without_the_app_does_not_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bundle, "DIST", tmp_path)

    assert bundle_trial.main() == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_system_has_its_program() -> None:
    assert bundle_trial.PROGRAMS.keys() == bundle_trial.WITHOUT_A_SCREEN.keys() == bundle.SYSTEMS.keys()
