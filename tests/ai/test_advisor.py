"""The levels behind the engine protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyhavn.ai.advisor import ADVISOR
from nyhavn.ai.levels import OPPONENTS
from nyhavn.ai.names import LEVELS
from nyhavn.engine.protocol import Session


def ask(session: Session, **command: Any) -> dict[str, Any]:
    return session.answer(json.dumps(command).encode())


def test_levels_are_told_weakest_first() -> None:
    assert ask(Session(ADVISOR), cmd="levels")["levels"] == list(LEVELS)
    assert LEVELS == ("apprentice", "mason", "architect", "harbourmaster")
    assert tuple(OPPONENTS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_best_answers_a_legal_action_at_every_decision_of_a_game(level: str) -> None:
    session = Session(ADVISOR)
    ask(session, cmd="new", players=2, seed=21)
    phases = set()
    for number in range(400):
        state = ask(session, cmd="state")["state"]
        if state["phase"] == "over":
            break
        phases.add(state["phase"])
        answer = ask(session, cmd="best", level=level, ms=4, seed=number)
        assert answer["ok"]
        assert ask(session, cmd="apply", action=answer["action"])["ok"]
    assert state["phase"] == "over"
    assert {"turn", "coat"} <= phases


def test_asking_changes_nothing() -> None:
    session = Session(ADVISOR)
    before = ask(session, cmd="new", players=3, seed=2)["state"]
    first = ask(session, cmd="best", level="architect", ms=500, seed=4)
    assert ask(session, cmd="best", level="architect", ms=500, seed=4) == first
    assert ask(session, cmd="state")["state"] == before
