"""What docs/protocol.md says is what the engine answers."""

from __future__ import annotations

import inspect
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from nyhavn.ai.advisor import ADVISOR
from nyhavn.engine import protocol, serving
from nyhavn.engine.actions import Action
from nyhavn.engine.events import Event
from nyhavn.engine.jsonform import action_from_json, action_to_json, state_to_json
from nyhavn.engine.material import COLORS, PIERS, PLAYERS
from nyhavn.engine.protocol import LONGEST_LINE, Session
from nyhavn.engine.rng import SEED_RANGE
from nyhavn.engine.state import new_game
from nyhavn.engine.wording import LONGEST_MESSAGE
from nyhavn.review.protocol import REVIEWER
from nyhavn.review.verdicts import THRESHOLDS, Verdict
from tests.engine.playing import some_position

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
FLAT = PAGE.replace("\n  ", " ").replace("\n", " ")


def section(name: str) -> str:
    return PAGE.split(f"\n## {name}\n")[1].split("\n## ")[0]


def rows(name: str) -> list[list[str]]:
    """The rows of a section's table."""
    lines = [line for line in section(name).splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


DRAW = {"type": "draw", "slots": [0, 1]}
SESSIONS = re.findall(r"```session\n(.*?)```", PAGE, re.S)


def as_told(answer: str, told: str) -> bool:
    """Whether an answer is as the page tells it; three dots, with a comma beside them, are anything."""
    pattern = re.escape(told).replace(r",\.\.\.", ".*").replace(r"\.\.\.,", ".*").replace(r"\.\.\.", ".*")
    return re.fullmatch(pattern, answer) is not None


@pytest.mark.parametrize("number", range(len(SESSIONS)))
def test_the_sessions_are_answered_as_they_are_told(number: int) -> None:
    session = Session(ADVISOR, REVIEWER)
    lines = SESSIONS[number].splitlines()
    assert len(lines) >= 6
    for command, told in zip(lines[::2], lines[1::2], strict=True):
        assert (command[:2], told[:2]) == ("> ", "< ")
        answer = json.dumps(session.answer(command[2:].encode()), separators=(",", ":"))
        assert as_told(answer, told[2:]), f"{command}\n{answer}"


def test_what_is_told_of_an_answer_can_be_wrong() -> None:
    assert as_told('{"ok":true,"a":1}', '{"ok":true,...}')
    assert not as_told('{"ok":false,"a":1}', '{"ok":true,...}')
    assert not as_told('{"ok":true,"deck":3,"x":1}', '{"ok":true,...,"deck":2,...}')


def commands(session: Session) -> list[str]:
    """All that a session names when it is told another."""
    message: str = session.answer(b'{"cmd":"all"}')["message"]
    return message.removeprefix("cmd is one of ").split(", ")


def test_every_command_is_told() -> None:
    told = [name for cells in rows("Commands") for name in quoted(cells[0])]
    assert sorted(told) == sorted(commands(Session(ADVISOR, REVIEWER)))
    without = set(told) - set(commands(Session()))
    assert without == {"best", "levels", "review"}, "those that need the AI"


def test_the_fields_of_answers_are_told() -> None:
    """Every command is asked once; beside ok its answer has the fields that the table names first."""
    session = Session(ADVISOR, REVIEWER)
    game: object = None
    told = {quoted(cells[0])[0]: cells for cells in rows("Commands")}
    commands: list[dict[str, object]] = [
        {"cmd": "new", "players": 2, "seed": 1},
        {"cmd": "state"},
        {"cmd": "legal"},
        {"cmd": "apply", "action": {"type": "draw", "slots": [0, 1]}},
        {"cmd": "save"},
        {"cmd": "undo"},
        {"cmd": "load"},
        {"cmd": "levels"},
        {"cmd": "best", "level": "mason", "ms": 10, "seed": 1},
        {"cmd": "review", "ms": 1, "seed": 1},
    ]
    assert {str(command["cmd"]) for command in commands} == set(told)
    for command in commands:
        if command["cmd"] == "load":
            command["game"] = game
        answer = session.answer(json.dumps(command).encode())
        assert answer.pop("ok") is True
        game = answer.get("game", game)
        asked, answered = (quoted(cell) for cell in told[str(command["cmd"])][1:])
        assert set(answer) <= set(answered)
        assert set(command) - {"cmd"} <= set(asked)
    assert isinstance(game, dict)
    assert set(game) <= set(re.findall(r'"(\w+)"', section("Commands")))


def test_every_action_is_told_and_reads_back() -> None:
    block = re.search(r"```actions\n(.*?)```", PAGE, re.S)
    assert block is not None
    forms = [json.loads(line) for line in block[1].splitlines()]
    actions = [action_from_json(form) for form in forms]
    assert {type(action) for action in actions} == set(get_args(Action))
    assert [action_to_json(action) for action in actions] == forms
    assert [list(action_to_json(action)) for action in actions] == [list(form) for form in forms]


def test_every_field_of_a_state_is_told() -> None:
    told = {quoted(cells[0])[0]: cells[1] for cells in rows("State")}
    for seed in range(40):
        state = some_position(seed)
        form = state_to_json(state)
        assert list(form) == list(told)
        for name in ("phase", "end_card", "ended_by"):
            assert form[name] is None or form[name] in quoted(told[name])
        assert all(set(square) == {"cell", "color", "wall", "tile"} for square in form["houses"][0])
        faces = {face for abilities in form["abilities"] for face in abilities.values()}
        assert faces <= set(quoted(told["abilities"]))
    assert {"cell", "color", "wall", "tile", "white"} <= set(quoted(told["houses"]))
    assert set(state_to_json(new_game(2, 1))["supply"]["red"]) == {"2", "3", "4", "5"}


def test_every_event_is_told() -> None:
    told = [(quoted(cells[0])[0], quoted(cells[1])) for cells in rows("Events")]
    known = [(kind.kind, [field.name for field in fields(kind)]) for kind in get_args(Event)]
    assert sorted(told) == sorted(known)


def test_every_field_of_a_review_is_told() -> None:
    told = [name for cells in rows("Review") for name in quoted(cells[0])]
    whole, turn = set(told[:4]), set(told[4:])
    session = Session(ADVISOR, REVIEWER)
    for command in ({"cmd": "new", "players": 3, "seed": 5}, {"cmd": "apply", "action": DRAW}):
        session.answer(json.dumps(command).encode())
    answer = session.answer(b'{"cmd":"review","ms":1}')
    assert set(answer) == {"ok", *whole}
    assert set(answer["turns"][0]) == turn
    players = next(cells[1] for cells in rows("Review") if quoted(cells[0]) == ["players"])
    assert set(answer["players"][0]) == set(quoted(players))
    verdicts = next(cells[1] for cells in rows("Review") if quoted(cells[0]) == ["verdict"])
    assert [*Verdict] == [name for name in quoted(verdicts) if name not in ("loss", "error")]
    assert all(f"{least:.2f}" in verdicts for least, _ in THRESHOLDS)


def test_every_error_is_told() -> None:
    told = [quoted(cells[0])[0] for cells in rows("Errors")]
    source = inspect.getsource(protocol)
    assert sorted(told) == sorted(set(re.findall(r'ProtocolError\("(\w+)"', source)))


def test_the_numbers_are_those_of_the_engine() -> None:
    assert f"longer than {LONGEST_LINE} bytes" in FLAT
    assert f"of at most {LONGEST_MESSAGE} letters" in FLAT
    assert f"at most {protocol.LONGEST_DECK} cards" in FLAT
    assert f"up to {protocol.LONGEST_THINKING}, {protocol.DEFAULT_THINKING} if it is left out" in FLAT
    assert f"goes on for {serving.LAST_THOUGHT:.0f} second at most" in FLAT
    assert f"({PLAYERS[0]} to {PLAYERS[-1]})" in FLAT
    assert f"Piers are 0 to {PIERS - 1}" in FLAT
    assert (SEED_RANGE[0], SEED_RANGE[-1]) == (-(2**63), 2**64 - 1)
    assert "between -2^63 and 2^64 - 1" in FLAT
    assert ", ".join(f"`{color}`" for color in COLORS) in FLAT


def test_the_pages_are_linked() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in ("rules.md", "protocol.md", "notation.md", "engine.md"):
        assert f"(docs/{page})" in readme
