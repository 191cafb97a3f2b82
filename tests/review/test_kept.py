"""Judgements that are kept with a game: found again, and told from those of another judge or another game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from nyhavn.ai.weights import learned
from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.review import kept, mark
from nyhavn.review.candidates import FIRST
from nyhavn.review.judge import Judgement
from nyhavn.review.kept import judgement_to_text, judgements_from_texts
from nyhavn.review.reviewer import Reviewer
from nyhavn.review.turns import PlayedTurn, turns_of
from tests.review.games import random_game


@pytest.fixture(scope="module")
def game() -> tuple[State, list[Action]]:
    return random_game(3, 5, most=18)


@pytest.fixture(scope="module")
def turns(game: tuple[State, list[Action]]) -> tuple[PlayedTurn, ...]:
    return turns_of(*game)


@pytest.fixture(scope="module")
def found(game: tuple[State, list[Action]]) -> dict[int, Judgement]:
    reviewer = Reviewer(*game, seed=1)
    judged = {place: reviewer.refine(place, 2) for place in range(len(reviewer.turns))}
    return {place: judgement for place, judgement in judged.items() if judgement is not None}


def notes_of(turns: tuple[PlayedTurn, ...], found: dict[int, Judgement]) -> dict[str, str]:
    return {str(place): judgement_to_text(turns, place, judgement) for place, judgement in found.items()}


def test_what_is_kept_is_found_again(turns: tuple[PlayedTurn, ...], found: dict[int, Judgement]) -> None:
    again = judgements_from_texts(turns, notes_of(turns, found))

    assert again.keys() == found.keys()
    for place, judgement in again.items():
        seat = turns[place].player
        assert judgement == replace(
            found[place], loss=max(0.0, judgement.before[seat] - judgement.played[seat])
        )
        assert judgement.loss == pytest.approx(found[place].loss, abs=1e-12)


def test_another_judge_is_told_apart(
    turns: tuple[PlayedTurn, ...], found: dict[int, Judgement], monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = notes_of(turns, found)
    mark.judges_mark.cache_clear()
    monkeypatch.setattr(mark, "FIRST", FIRST + 1)

    assert judgements_from_texts(turns, notes) == {}

    monkeypatch.undo()
    mark.judges_mark.cache_clear()
    assert len(judgements_from_texts(turns, notes)) == len(found)


def test_other_weights_are_another_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark.judges_mark()
    weights = learned()
    changed = ([*weights[0][:-1], weights[0][-1] + 1e-9], *weights[1:])
    monkeypatch.setattr(mark, "learned", lambda: changed)
    mark.judges_mark.cache_clear()
    try:
        assert mark.judges_mark() != before
    finally:
        mark.judges_mark.cache_clear()


def test_of_a_game_that_went_on_otherwise_only_the_turns_before_that_are_known(
    game: tuple[State, list[Action]], turns: tuple[PlayedTurn, ...], found: dict[int, Judgement]
) -> None:
    start, _ = game
    changed = next(place for place in range(4, len(turns)) if len(turns[place].before.legal()) > 1)
    before = [action for turn in turns[:changed] for action in turn.actions]
    other = next(action for action in turns[changed].before.legal() if action != turns[changed].actions[0])
    again = turns_of(start, [*before, other])
    again = (*again, *turns[len(again) :])

    assert sorted(judgements_from_texts(again, notes_of(turns, found))) == list(range(changed))


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "7", "{}", "[" * 100_000, '{"judge":1}', '{"judge":"JUDGE","game":GAME,"found":7}'],
)
def test_a_note_that_is_none_is_passed_over(turns: tuple[PlayedTurn, ...], text: str) -> None:
    text = text.replace("JUDGE", mark.judges_mark()).replace("GAME", str(kept.game_sums(turns)[0]))

    assert judgements_from_texts(turns, {"0": text, "x": text}) == {}


def test_a_note_with_odd_numbers_is_passed_over(
    turns: tuple[PlayedTurn, ...], found: dict[int, Judgement]
) -> None:
    whole = json.loads(judgement_to_text(turns, 0, found[0]))
    for key, odd in (("before", [2, -1, 0]), ("error", -1), ("best", [{"type": "fly"}]), ("played", [1])):
        form = whole | {"found": whole["found"] | {key: odd}}
        assert judgements_from_texts(turns, {"0": json.dumps(form)}) == {}
    assert 0 in judgements_from_texts(turns, {"0": json.dumps(whole)})
