"""Actions and games as JSON and as text, there and back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.engine import actions
from nyhavn.engine.actions import action_of
from nyhavn.engine.jsonform import MalformedActionError, action_from_json, action_to_json
from nyhavn.engine.moves import DRAW, END_TURN
from nyhavn.engine.notation import NotationError, action_from_text, action_to_text
from nyhavn.engine.record import Deal, Record, RecordError, record_to_text
from nyhavn.engine.state import apply
from tests.engine.playing import lively, some_position
from tests.engine.records import read_record

SEEDS = st.integers(0, 5000)


@given(SEEDS)
def test_every_legal_action_comes_back_from_json_and_text(seed: int) -> None:
    for action in some_position(seed).legal():
        form = action_to_json(action)
        assert action_from_json(form) == action
        shuffled = {key: form[key] for key in reversed(form) if form[key] not in (False, None)}
        for key in ("slots", "cells", "cards"):
            if key in shuffled:
                shuffled[key] = shuffled[key][::-1]
        assert action_from_json(shuffled) == action
        assert action_from_text(action_to_text(action)) == action


@given(SEEDS, st.sampled_from([2, 3, 4]), st.booleans())
def test_a_record_comes_back_and_replays(seed: int, players: int, by_deck: bool) -> None:
    chance = random.Random(seed)
    deck = None
    if by_deck:
        deck = tuple(chance.choice(("red", "yellow", "green", "blue", "purple")) for _ in range(60))
        deck = (*deck[:50], "end", *deck[50:]) if players == 2 else deck
    deal = Deal(players, seed, deck)
    state, actions = deal.start(), []
    for _ in range(chance.randrange(80)):
        if state.over:
            break
        actions.append(lively(state, chance))
        state, _ = apply(state, actions[-1])
    record = Record(deal, tuple(actions), {"names": "Anna, Bence", "note": "x: y"})
    back = read_record(record_to_text(record))
    assert back == record
    assert back.final() == state


@pytest.mark.parametrize("seed", range(6))
def test_the_last_line_of_a_game_that_is_over_says_who_won(seed: int) -> None:
    chance = random.Random(seed)
    deal = Deal(2 + seed % 3, seed)
    state, actions = deal.start(), []
    while not state.over:
        actions.append(lively(state, chance))
        state, _ = apply(state, actions[-1])
    assert state.winners is not None
    scores = [str(state.score(seat)) for seat in range(state.players)]
    winners = [str(number) for number in range(1, state.players + 1) if number - 1 in state.winners]
    *_, before, last = record_to_text(Record(deal, tuple(actions))).splitlines()
    assert before == ""
    assert last == f"result: {'-'.join(scores)} by {state.ended_by}, won by player {' '.join(winners)}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "d1",
        "d11",
        "d21",
        "d128",
        "x",
        "xZ",
        "G4",
        "G4:b1a2b2c2",
        "G9:a1=G",
        "^z1",
        "^",
        "end ",
        "d12&&",
        "G2:a1b1=GRB",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        action_from_text(text)


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        {},
        {"type": "fly"},
        {"type": "draw"},
        {"type": "draw", "slots": "01"},
        {"type": "draw", "slots": [0, True]},
        {"type": "draw", "slots": [0, 1], "any_cards": 1},
        {"type": "draw", "slots": [0, 1], "cell": [0, 0]},
        {"type": "discard", "cards": ["pink"]},
        {"type": "build", "color": "pink", "size": 2, "cells": [], "wall": [0, 0], "pay": {}},
        {"type": "build", "color": "red", "size": 2.0, "cells": [], "wall": [0, 0], "pay": {}},
        {"type": "build", "color": "red", "size": 2, "cells": [[0]], "wall": [0, 0], "pay": {}},
        {"type": "build", "color": "red", "size": 2, "cells": [], "wall": [0, 0], "pay": {"red": -1}},
        {"type": "coat"},
        {"type": "coat", "choice": "special"},
        {"type": "coat", "choice": "ability", "ability": "flying"},
        {"type": "coat", "choice": "refresh", "ability": "any_cards"},
    ],
)
def test_malformed_json_is_refused(form: object) -> None:
    with pytest.raises(MalformedActionError):
        action_from_json(form)


def test_a_field_that_does_not_belong_to_an_action_may_only_be_empty() -> None:
    draw = {"type": "draw", "slots": [0, 1]}
    assert action_from_json(draw | {"discount": False, "change": None}) == action_from_json(draw)
    for value in (True, 0, "", [0], {"red": 1}):
        with pytest.raises(MalformedActionError, match="discount"):
            action_from_json(draw | {"discount": value})


GOOD = "nyhavn game 1\nplayers: 2\nseed: 1\n\n1. (1) d12\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1"),
        ("chess game", "line 1"),
        ("nyhavn game 1\nplayers: 5\nseed: 1\n", "header"),
        ("nyhavn game 1\nplayers: 2\n", "header"),
        ("nyhavn game 1\nplayers: 2\nseed: 99999999999999999999999\n", "header"),
        (GOOD + "3. (1) d12\n", "line 6"),
        (GOOD + "2. (2) d17\n2. (2) d17\n", "line 7"),
        (GOOD + "2. (2) d12 d34\n", "line 6"),
        (GOOD + "2. (2) zz\n", "line 6"),
        (GOOD + "2.\n", "line 6"),
        (GOOD + "2. (2)\n", "line 6"),
        (GOOD + "nonsense\n", "line 6"),
        (GOOD + "seed: 2\n", "line 6"),
    ],
)
def test_a_bad_record_names_the_line(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        read_record(text)
    assert read_record(GOOD).actions


def test_an_action_is_understood_that_was_never_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may begin with an action that it has from a file."""
    single = [(move, action_of(move)) for move in range(DRAW, END_TURN + 1)]
    monkeypatch.setattr(actions, "KNOWN_MOVES", {})
    assert [actions.move_of(action) for _, action in single] == [move for move, _ in single]
