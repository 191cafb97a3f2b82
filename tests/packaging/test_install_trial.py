"""The trial of the installers: it passes a game that was installed and plays, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.packaging import install_trial
from tools.packaging.contents import ROOT, code_files, data_files

Installer = Callable[[Path, Path, dict[str, str]], Path]

PLAYS = '[ "$1" = --demo ] && mkdir -p "$2" && touch "$2/replay.png"'
NO_KIVY = "echo \"ModuleNotFoundError: No module named 'kivy'\" >&2; exit 1"


@pytest.fixture(autouse=True)
def wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("the script that stands for the game is one of a shell")
    monkeypatch.setattr(install_trial, "WHEEL", tmp_path / "nyhavn.whl")
    (tmp_path / "nyhavn.whl").touch()


def installer(script: str | None, sources: list[str]) -> Installer:
    """Stands for pip and its like: puts this script where the game's command belongs."""

    def install(source: Path, folder: Path, environ: dict[str, str]) -> Path:
        sources.append(source.name)
        assert Path(environ["HOME"]).is_relative_to(folder)
        if script is not None:
            (folder / "nyhavn-command").mkdir()
            command = folder / "nyhavn-command" / "nyhavn"
            command.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            command.chmod(0o755)
        return folder / "nyhavn-command"

    return install


def test_what_is_installed_and_plays_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sources: list[str] = []
    monkeypatch.setattr(install_trial, "INSTALLERS", {"pip": installer(PLAYS, sources)})

    assert install_trial.main([]) == 0
    assert sources == ["nyhavn", "nyhavn.whl"]
    assert capsys.readouterr().out.splitlines() == [
        "Nyhavn: pip with the checkout: installed, and plays",
        "Nyhavn: pip with the wheel: installed, and plays",
    ]


@pytest.mark.parametrize(("script", "reason"), [(NO_KIVY, "status 1"), (None, "there is no command nyhavn")])
def test_what_is_installed_and_dies_does_not_pass(
    script: str | None, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it was before: all three installers were content, and the game said that Kivy is missing."""
    monkeypatch.setattr(install_trial, "INSTALLERS", {"pip": installer(script, [])})

    assert install_trial.main(["pip"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(reason in line for line in lines)


def test_the_checkout_is_whole(tmp_path: Path) -> None:
    copy = install_trial.checkout(tmp_path / "checkout")

    needed = [*code_files(), *data_files(), ROOT / "pyproject.toml", ROOT / "requirements" / "run.txt"]
    # Compiled languages are not among the sources: the build makes them.
    missing = [
        file for file in needed if file.suffix != ".mo" and not (copy / file.relative_to(ROOT)).exists()
    ]
    assert missing == []
    assert not (copy / "build").exists()


def test_nothing_of_this_environment_helps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "PIPX_HOME", "UV_TOOL_DIR", "KCFG_KIVY_LOG_LEVEL"):
        monkeypatch.setenv(name, "here")
    monkeypatch.setenv("PIP_CERT", "needed")

    environ = install_trial.clean_environment(tmp_path)

    assert "here" not in environ.values()
    assert environ["PIP_CERT"] == "needed"


def test_a_missing_wheel_and_a_wrong_word_are_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert install_trial.main(["conda"]) == 2
    monkeypatch.setattr(install_trial, "WHEEL", ROOT / "dist" / "nothing.whl")
    assert install_trial.main([]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
