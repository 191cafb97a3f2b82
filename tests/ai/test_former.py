"""Games against the opponents of another commit, through the engine protocol."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.league import former
from tools.league.former import Engine, FormerError, checkout
from tools.league.games import Pairing, fixtures, play_fixture
from tools.league.names import Name


def test_a_name_says_level_style_time_and_commit() -> None:
    assert Name.of("harbourmaster@200~bb0a686") == Name("harbourmaster", milliseconds=200, commit="bb0a686")
    assert Name.of("architect+towers#24") == Name("architect", "towers", simulations=24)
    with pytest.raises(ValueError, match="no name"):
        Name.of("architect~~")


@pytest.mark.skipif(not Path(".git").exists(), reason="not a repository")
def test_a_game_against_another_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(former, "FOLDER", tmp_path)
    told = subprocess.run(["git", "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    other = f"mason~{told.stdout.strip()}"
    played = play_fixture(next(iter(fixtures(Pairing("apprentice", other), 1))))
    assert played.won in (0.0, 0.5, 1.0)
    assert played.turns > 10
    assert set(played.clocks) == {"apprentice", other}
    assert max(played.points) > 0


@pytest.mark.skipif(not Path(".git").exists(), reason="not a repository")
def test_a_commit_that_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(former, "FOLDER", tmp_path)
    with pytest.raises(FormerError, match="no code of 0123456"):
        checkout("0123456")


def test_an_engine_runs_the_code_of_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("nyhavn", "nyhavn/ai", "nyhavn/engine"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "nyhavn/ai/advisor.py").touch()
    (tmp_path / "nyhavn/engine/__main__.py").write_text(
        'def main():\n    input()\n    print(\'{"ok": true, "who": "former"}\')\n', encoding="utf-8"
    )
    # As in the compiled form, which is imported from a folder that is named so.
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))
    monkeypatch.setenv("PYTHONSAFEPATH", "1")
    engine = Engine(tmp_path)
    assert engine.ask(cmd="levels")["who"] == "former"
    engine.close()
