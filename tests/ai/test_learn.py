"""The tuner: learns, goes on where it was stopped, gives the same weights again, and writes them down."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from nyhavn.ai.features import FEATURES
from nyhavn.ai.weights_text import decode
from nyhavn.engine.layout import ACTIVE, PART, STACK, USED, Decision
from nyhavn.engine.rng import Random
from nyhavn.engine.state import new_game
from tools.learn import course, rounds
from tools.learn.course import Course, pack, unpack
from tools.learn.learner import Learner
from tools.learn.publish import write_curve, write_weights
from tools.learn.self_play import Played, Players, play_turn, self_play


def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "GAMES_A_ROUND", 4)
    monkeypatch.setattr(rounds, "GAMES_A_ROUND", 4)
    monkeypatch.setattr(rounds, "GAMES_A_CHUNK", 2)


def test_a_game_that_was_lost_lowers_what_the_loser_had() -> None:
    learner = Learner()
    game = Played(2, (1.0,), array("H", [9000, 9001, 9002, 9003]).tobytes(), (1.0, 0.0))
    errors = [learner.learn(game) for _ in range(50)]
    assert errors[-1] < errors[0]
    assert learner.always[9000] > 0 > learner.always[9002]
    assert learner.early[9000] > 0
    assert not any(learner.many), "what counts for many players is not learned at a table of two"


def test_weights_of_many_are_learned_where_many_play() -> None:
    learner = Learner()
    features = array("H", [5, 6, 7, 8]).tobytes()
    learner.learn(Played(4, (0.5,), features, (1.0, 0.0, 0.0, 0.0)))
    assert learner.many[5] > 0 > learner.many[6]


def test_a_game_of_self_play_depends_on_its_seed_alone() -> None:
    learner = Learner()
    weights = (learner.always, learner.early, learner.many)
    fresh, used = Players(weights), Players(weights)
    self_play(1, used)
    assert self_play(2, fresh) == self_play(2, used)
    assert self_play(2, fresh) != self_play(3, fresh)


def test_every_ability_is_tried() -> None:
    """Even those that the evaluation knows nothing of yet."""
    learner = Learner()
    players, dice = Players((learner.always, learner.early, learner.many)), Random(1)
    held = 0
    for deal in range(12):
        flat = list(new_game(2, deal).flat)
        while flat[STACK] != Decision.OVER:
            play_turn(flat, players, dice)
        for part in PART[:2]:
            held |= flat[part + ACTIVE] | flat[part + USED]
    assert held == 0b11111


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch)
    monkeypatch.setattr(rounds, "SAVE_EVERY", 0.0)
    monkeypatch.setattr(rounds, "get_context", lambda _: AtHome())
    whole = Course(7, "code")
    assert list(rounds.learn(whole, 12, 1, tmp_path / "whole")) == [1, 2, 3]
    first = Course(7, "code")
    for done in rounds.learn(first, 12, 1, tmp_path / "stopped"):
        if done == 2:
            break
    again = Course.load(tmp_path / "stopped")
    assert again.rounds == 2
    list(rounds.learn(again, 12, 1, tmp_path / "stopped"))
    assert again.result() == whole.result()
    assert again.curve == whole.curve


class AtHome:
    """Workers that are no processes of their own."""

    def Pool(self, *_arguments: object, **_named: object) -> AtHome:  # noqa: N802 - multiprocessing's name
        return self

    def __enter__(self) -> AtHome:
        return self

    def __exit__(self, *_error: object) -> None:
        pass

    def map_async(self, work: object, chunks: list[object], chunksize: int) -> Answer:
        assert chunksize == 1
        assert callable(work)
        return Answer([work(chunk) for chunk in chunks])


class Answer:
    """What was asked for, at once."""

    def __init__(self, found: list[object]) -> None:
        self._found = found

    def get(self) -> list[object]:
        return self._found


def test_what_was_learned_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    run = Course(3, "abc1234")
    players = Players(run.weights())
    run.learn([self_play(seed, players) for seed in run.seeds(0)], run.weights())
    write_weights(run, tmp_path / "weights.py")
    write_curve(run, tmp_path / "curve.tsv")
    text = (tmp_path / "weights.py").read_text(encoding="utf-8")
    assert "--games 4 --seed 3" in text
    assert "abc1234" in text
    known = decode(text.partition('_LEARNED = """')[2].partition('"""')[0])
    assert [len(part) for part in known] == [FEATURES] * 3
    assert known[0] == pytest.approx(run.result()[0], abs=0.001)
    assert (tmp_path / "curve.tsv").read_text(encoding="utf-8").startswith("games\terror\tturns\n4\t")


def test_weights_come_to_another_process_as_they_are() -> None:
    learner = Learner()
    learner.many[3] = 0.1
    weights = (learner.always, learner.early, learner.many)
    assert unpack(pack(weights)) == weights
