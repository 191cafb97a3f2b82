"""The tuner goes on from the weights in the game, and learns."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from nyhavn.ai.features import FEATURES
from nyhavn.ai.weights import learned
from nyhavn.ai.weights_text import decode
from tools.league import tune
from tools.league.tune import Learner


def test_it_goes_on_from_the_weights_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "PROBE_GAMES", 2)
    learner = Learner.of_the_game(random.Random(1))
    assert (learner.always, learner.early) == learned()
    assert learner.games > 100_000
    moved = learner.moved[0]
    assert len(moved) == FEATURES
    assert min(moved) == 1.0, "what never turned up may still learn fast"
    assert max(moved) > 1000.0, "what turned up all the time learns slowly"


def test_a_game_that_was_lost_lowers_what_the_loser_had() -> None:
    learner = Learner()
    positions = [(1.0, [[5, 6], [7, 8]])]
    before = learner.chances(positions[0])[0]
    errors = [learner.learn(positions, [1.0, 0.0]) for _ in range(50)]
    assert learner.chances(positions[0])[0] > before
    assert errors[-1] < errors[0]


def test_what_was_learned_is_kept_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, source = tmp_path / "learned.json", tmp_path / "weights.py"
    source.write_text(tune.WEIGHTS.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tune, "LEARNED", kept)
    monkeypatch.setattr(tune, "WEIGHTS", source)
    learner = Learner()
    learner.games, learner.always[3] = 1234, -2.5
    learner.save(kept)
    again = tune.run(0.0, 1, scratch=True)
    assert (again.games, again.always, again.moved) == (1234, learner.always, learner.moved)
    tune.write(again)
    text = source.read_text(encoding="utf-8")
    assert "from 1,234 games" in text
    packed = text.partition(tune.OPENING)[2].partition(tune.CLOSING)[0]
    assert decode(packed)[0][3] == -2.5


def test_equal_weights_win_half_of_the_games() -> None:
    learner = Learner()
    learner.always, learner.early = (list(half) for half in learned())
    assert tune.check(learner, 4).rate == 0.5
