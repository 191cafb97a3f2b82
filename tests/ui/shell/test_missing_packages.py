"""A start without what the game needs: one line of advice, and no traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.ui import start
from tests.foundation import ROOT


def test_a_bare_python_is_told_what_is_missing(tmp_path: Path) -> None:
    """-S: without any package that is installed."""
    command = [sys.executable, "-S", "main.py", "--data", str(tmp_path)]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"nyhavn: error: not installed: {', '.join(start.NEEDED)}; ")
    assert "make play" in line


def test_only_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError("No module named 'kivymd'", name="kivymd")

    monkeypatch.setattr(start, "run_app", fail)
    monkeypatch.setattr(start, "find_spec", lambda name: None if name == "kivymd" else object())

    assert start.main(["--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith("nyhavn: error: not installed: kivymd; ")


def test_a_fault_of_our_own_is_not_taken_for_a_missing_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> int:
        raise ModuleNotFoundError("No module named 'nyhavn.ui.misspelt'", name="nyhavn.ui.misspelt")

    monkeypatch.setattr(start, "run_app", fail)

    with pytest.raises(ModuleNotFoundError, match="misspelt"):
        start.main(["--data", str(tmp_path)])


def test_what_is_looked_for_is_what_is_installed() -> None:
    listed = re.findall(r"^([a-z]+)==", (ROOT / "requirements" / "run.in").read_text("utf-8"), re.MULTILINE)

    assert set(start.NEEDED) <= set(listed)
