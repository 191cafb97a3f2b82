"""The engine protocol: a well-behaved client, and every other kind."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.engine.protocol import LONGEST_LINE, Session
from nyhavn.engine.state import new_game

ROOT = Path(__file__).resolve().parents[2]
CODES = {"bad_json", "bad_command", "bad_arguments", "no_game", "illegal_action", "game_over"}


class Client:
    """Speaks to a session as another program would."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, **command: Any) -> dict[str, Any]:
        answer = self.raw(json.dumps(command).encode())
        assert answer["ok"], answer
        return answer

    def refuse(self, code: str, **command: Any) -> None:
        answer = self.raw(json.dumps(command).encode())
        assert (answer["ok"], answer.get("error")) == (False, code), answer
        assert answer["message"]

    def raw(self, line: bytes) -> dict[str, Any]:
        answer = json.loads(json.dumps(self.session.answer(line)))
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert set(answer) == {"ok", "error", "message"}
            assert answer["error"] in CODES
        return dict(answer)


def game(players: int = 2, seed: int = 1) -> Client:
    client = Client()
    client.ask(cmd="new", players=players, seed=seed)
    return client


def test_a_game_through_the_protocol_to_its_end() -> None:
    client, chance = game(3, 5), random.Random(5)
    for _ in range(400):
        actions = client.ask(cmd="legal")["actions"]
        state = client.ask(cmd="state")["state"]
        if state["phase"] == "over":
            assert actions == []
            client.refuse("game_over", cmd="apply", action={"type": "end_turn"})
            assert state["winners"]
            return
        answer = client.ask(cmd="apply", action=chance.choice(actions))
        assert answer["events"]
        assert answer["state"] == client.ask(cmd="state")["state"]
    raise AssertionError("the game does not end")


def test_undo_is_the_identity() -> None:
    client, chance = game(4, 9), random.Random(9)
    states = [client.ask(cmd="state")["state"]]
    for _ in range(60):
        actions = client.ask(cmd="legal")["actions"]
        if not actions:
            break
        states.append(client.ask(cmd="apply", action=chance.choice(actions))["state"])
    while len(states) > 1:
        states.pop()
        assert client.ask(cmd="undo")["state"] == states[-1]
    client.refuse("bad_arguments", cmd="undo")


def test_save_and_load_bring_the_game_back() -> None:
    client, chance = game(2, 3), random.Random(3)
    for _ in range(30):
        client.ask(cmd="apply", action=chance.choice(client.ask(cmd="legal")["actions"]))
    saved = client.ask(cmd="save")["game"]
    other = Client()
    assert other.ask(cmd="load", game=saved)["state"] == client.ask(cmd="state")["state"]
    assert other.ask(cmd="save")["game"] == saved
    assert other.ask(cmd="undo")["state"] == client.ask(cmd="undo")["state"]


def test_a_deck_is_dealt_from_its_top() -> None:
    deck = [
        "red",
        "yellow",
        "green",
        "blue",
        "purple",
        "red",
        "red",
        "blue",
        "blue",
        "green",
        "green",
        "green",
    ]
    answer = Client().ask(cmd="new", players=2, deck=[*deck, "purple", "end"])
    assert answer["state"]["offer"] == deck[:7]
    assert answer["state"]["hands"] == [["blue", "blue"], ["green", "green", "green"]]
    assert answer["state"]["deck"] == 2


def test_without_a_game_there_is_nothing_to_do() -> None:
    client = Client()
    for command in ("state", "legal", "undo", "save"):
        client.refuse("no_game", cmd=command)
    client.refuse("no_game", cmd="apply", action={"type": "end_turn"})


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"players": 2},
        {"players": 5, "seed": 1},
        {"players": True, "seed": 1},
        {"players": "2", "seed": 1},
        {"players": 2, "seed": 1.5},
        {"players": 2, "seed": None},
        {"players": 2, "seed": 10**30},
        {"players": 2, "deck": "red"},
        {"players": 2, "deck": ["pink"] * 20},
        {"players": 2, "deck": ["red"] * 20},
        {"players": 2, "deck": ["end"] + ["red"] * 20},
        {"players": 3, "deck": ["red"] * 20 + ["end"]},
        {"players": 3, "deck": ["red"] * 10},
        {"players": 3, "deck": [["red"]] * 20},
    ],
)
def test_a_bad_new_keeps_the_game_on_the_table(arguments: dict[str, Any]) -> None:
    client = game()
    before = client.ask(cmd="state")
    client.refuse("bad_arguments", cmd="new", **arguments)
    assert client.ask(cmd="state") == before


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"{",
        b"[1]",
        b"null",
        b'"new"',
        b'{"cmd": NaN}',
        b'{"cmd": Infinity}',
        b"\xff\xfe",
        b'{"cmd":"new"' * 3,
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b'{"cmd":"new","players":2,"seed":' + b"9" * 5000 + b"}",
    ],
    ids=range(13),
)
def test_broken_json(line: bytes) -> None:
    client = game()
    before = client.ask(cmd="state")
    assert client.raw(line)["error"] == "bad_json"
    assert client.ask(cmd="state") == before


def test_unknown_commands_and_long_lines() -> None:
    client = game()
    client.refuse("bad_command", cmd="fly")
    client.refuse("bad_command", command="new")
    client.refuse("bad_command", cmd=["new"])
    client.refuse("bad_arguments", cmd="apply")
    client.refuse("bad_arguments", cmd="apply", action="x" * 1_000_000)
    client.refuse("bad_arguments", cmd="load", game=[])
    client.refuse(
        "bad_arguments", cmd="load", game={"players": 2, "seed": 1, "actions": [{"type": "end_turn"}]}
    )


def test_best_and_levels_need_somebody_to_ask() -> None:
    client = game()
    client.refuse("bad_command", cmd="levels")
    client.refuse("bad_command", cmd="best", level="mason", ms=1, seed=1)


# An action is accepted if and only if it is legal


def mutated(action: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The action with one of its values changed a little."""
    form = copy.deepcopy(action)
    key = chance.choice(list(form))
    value = form[key]
    if isinstance(value, bool):
        form[key] = not value
    elif isinstance(value, int):
        form[key] = value + chance.choice((-1, 1, 10**9))
    elif isinstance(value, str):
        form[key] = chance.choice(("red", "blue", "green", "draw", "pass", "any_cards", "special", "pink"))
    elif isinstance(value, dict):
        form[key] = {**value, chance.choice(("red", "blue", "green")): chance.randrange(4)}
    elif isinstance(value, list) and value:
        at = chance.randrange(len(value))
        form[key] = value[:at] + value[at + 1 :] if chance.random() < 0.3 else _nudged(value, at, chance)
    elif value is None:
        form[key] = chance.choice(("red", "blue", 1))
    return form


def _nudged(value: list[Any], at: int, chance: random.Random) -> list[Any]:
    moved: Any
    part = value[at]
    if isinstance(part, list):
        moved = [part[0] + chance.choice((-1, 0, 1)), part[1] + chance.choice((-1, 0, 1))]
    elif isinstance(part, int):
        moved = part + chance.choice((-1, 1, 5))
    else:
        moved = chance.choice(("red", "green", "purple"))
    return [*value[:at], moved, *value[at + 1 :]]


def canonical(form: dict[str, Any]) -> str:
    """The same text for forms that mean the same action."""
    tidy = {key: value for key, value in form.items() if value not in (False, None)}
    for key in ("slots", "cards"):
        if key in tidy:
            tidy[key] = sorted(tidy[key], key=repr)
    if "cells" in tidy:
        tidy["cells"] = sorted(tidy["cells"])
    if "pay" in tidy:
        tidy["pay"] = {color: count for color, count in tidy["pay"].items() if count}
    return json.dumps(tidy, sort_keys=True)


@settings(max_examples=60)
@given(st.integers(0, 10_000))
def test_an_action_is_accepted_if_and_only_if_it_is_legal(seed: int) -> None:
    chance = random.Random(seed)
    client = game(chance.choice((2, 3, 4)), seed)
    elsewhere = game(2, seed + 1).ask(cmd="legal")["actions"]
    for _ in range(chance.randrange(40)):
        actions = client.ask(cmd="legal")["actions"]
        if not actions:
            return
        client.ask(cmd="apply", action=chance.choice(actions))
    actions = client.ask(cmd="legal")["actions"]
    legal = {canonical(action) for action in actions}
    assert len(legal) == len(actions)
    before = client.ask(cmd="state")
    tries = [mutated(chance.choice(actions), chance) for _ in range(60) if actions]
    for form in [*tries, *chance.sample(elsewhere, min(10, len(elsewhere)))]:
        answer = client.raw(json.dumps({"cmd": "apply", "action": form}).encode())
        if answer["ok"]:
            assert canonical(form) in legal, form
            client.ask(cmd="undo")
        else:
            assert canonical(form) not in legal, form
        assert client.ask(cmd="state") == before


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    assert game().raw(line)["ok"] is False


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from(["cmd", "players", "seed", "deck", "action", "game", "level", "ms", "type", "slots"]),
        json_values | st.sampled_from(["new", "apply", "load", "legal", "undo", "state", "best"]),
    )
)
def test_any_json_gets_an_answer_and_the_game_goes_on(command: dict[str, Any]) -> None:
    client = game()
    client.raw(json.dumps(command).encode())
    assert client.ask(cmd="state")["state"]["players"] in (2, 3, 4)


# The real program


def run(lines: bytes, *flags: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *flags, "-m", "nyhavn.engine"],
        input=lines,
        capture_output=True,
        cwd=ROOT,
        check=False,
    )


def test_the_program_needs_no_package_and_ends_with_its_input() -> None:
    done = run(b'{"cmd":"new","players":2,"seed":1}\n{"cmd":"legal"}\nnonsense\n', "-S")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, True, False]
    assert (done.returncode, done.stderr) == (0, b"")
    assert run(b"").returncode == 0


def test_an_endless_line_is_passed_over() -> None:
    done = run(b"x" * (LONGEST_LINE + 10) + b'\n{"cmd":"new","players":2,"seed":1}\n')
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [False, True]


def test_perft_prints_both_paths() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nyhavn.engine", "perft", "--players", "2", "--seed", "1", "--depth", "2"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    counts = {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()}
    first = new_game(2, 1)
    assert set(counts) == {"fast", "value"}
    assert counts["fast"] == counts["value"] > len(first.moves)
