"""Every number is said once, in material.py: with other numbers the game is another one, or says why not.

Each test copies the engine and the AI, changes the text of material.py, and runs the copy as a program.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.matrix import seldom

PACKAGE = Path(__file__).resolve().parents[2] / "nyhavn"

PLAY = """
import json, random
from nyhavn.ai.names import LEVELS
from nyhavn.ai.think import hint, plan_turn
from nyhavn.engine import events as happened
from nyhavn.engine.actions import DrawCards
from nyhavn.engine.jsonform import action_from_json, action_to_json, state_to_json
from nyhavn.engine.material import PLAYERS
from nyhavn.engine.record import Deal, Record, RecordReader, record_to_text
from nyhavn.engine.state import apply, new_game
from nyhavn.engine.view import player_view

seen = {}
for key in ("players", "ended_by", "winning", "playing", "kept", "piers", "coats", "points"):
    seen[key] = []


def play(players, seed, choose):
    deal, actions = Deal(players, seed), []
    state = deal.start()
    while not state.over:
        for action in choose(state):
            assert action_from_json(json.loads(json.dumps(action_to_json(action)))) == action
            state, told = apply(state, action)
            actions.append(action)
            str(state), state_to_json(state)
            if state.phase == "turn":
                seen["kept"].append(max(len(state.hand(s)) for s in range(players)))
                seen["playing"].append(max(state.score(s) for s in range(players)))
            if isinstance(action, DrawCards):
                seen["piers"] += action.slots
            seen["coats"] += [e.cell for e in told if isinstance(e, happened.CoatCovered)]
            seen["points"] += [e.points for e in told if isinstance(e, happened.LineScored)]
    reader = RecordReader()
    for line in record_to_text(Record(deal, tuple(actions))).splitlines():
        reader.read(line)
    assert reader.finish()[0].actions == tuple(actions)
    seen["players"].append(players)
    seen["ended_by"].append(state.ended_by)
    if state.ended_by == "points":
        seen["winning"].append(max(state.score(s) for s in range(players)))


def any_action(chance):
    return lambda state: [chance.choice(state.legal())]


def level(seed):
    def choose(state):
        name = LEVELS[(state.current + seed) % len(LEVELS)]
        plan = plan_turn(player_view(state, state.current), name, state.turn, simulations=3)
        return plan.actions
    return choose


for players in PLAYERS:
    play(players, 1, any_action(random.Random(1)))
    play(players, 1, level(players))
    start = new_game(players, 1)
    assert hint(player_view(start, 0), 1, simulations=3).reasons
print(json.dumps({key: sorted(set(value)) for key, value in seen.items()}))
"""


def changed(tmp_path: Path, changes: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run games by a copy of the engine and the AI with these changes of material.py."""
    copy = tmp_path / "nyhavn"
    for part in ("engine", "ai"):
        shutil.copytree(PACKAGE / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PACKAGE / "__init__.py", copy)
    material = copy / "engine" / "material.py"
    text = material.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    material.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, cwd=tmp_path, check=False
    )


@dataclass(frozen=True)
class Other:
    """Another game: what is changed, and what can then be seen in it."""

    changes: dict[str, str]
    seen: dict[str, Any] = field(default_factory=dict)


AS_PRINTED: dict[str, Any] = {
    "kept": 7,
    "winning": 12,
    "players": [2, 3, 4],
    "piers": [0, 1, 2, 3, 4, 5, 6],
    "coats": [[1, 6], [2, 2], [3, 8], [4, 4]],
    "points": [1, 2, 4],
}

OTHERS = {
    "as printed": Other({}),
    "hand limit 8": Other({"HAND_LIMIT: Final = 7": "HAND_LIMIT: Final = 8"}, {"kept": 8}),
    "hand limit 6": Other({"HAND_LIMIT: Final = 7": "HAND_LIMIT: Final = 6"}, {"kept": 6}),
    "five players": Other(
        {
            "PLAYERS: Final = (2, 3, 4)": "PLAYERS: Final = (2, 3, 4, 5)",
            "4: (2, 3, 3, 4)}": "4: (2, 3, 3, 4), 5: (2, 3, 3, 4, 4)}",
            "3: (2, 4), 4: ()}": "3: (2, 4), 4: (), 5: ()}",
            "3: 2, 4: 0}": "3: 2, 4: 0, 5: 0}",
            '("red", "blue", "yellow", "green")': '("red", "blue", "yellow", "green", "black")',
        },
        {"players": [2, 3, 4, 5]},
    ),
    "win at 10": Other({"WINNING_SCORE: Final = 12": "WINNING_SCORE: Final = 10"}, {"winning": 10}),
    "win at 13": Other({"WINNING_SCORE: Final = 12": "WINNING_SCORE: Final = 13"}, {"winning": 13}),
    "eight piers": Other({"PIERS: Final = 7": "PIERS: Final = 8"}, {"piers": [0, 1, 2, 3, 4, 5, 6, 7]}),
    "a coat moved": Other(
        {"((2, 2), (4, 4)": "((0, 1), (4, 4)"}, {"coats": [[0, 1], [1, 6], [3, 8], [4, 4]]}
    ),
    "more for rows": Other({"ROW_POINTS: Final = 1": "ROW_POINTS: Final = 3"}, {"points": [2, 3, 4, 6]}),
}


def _together(*names: str) -> Other:
    """Several other numbers in one game, all of which must be seen in it."""
    others = [OTHERS[name] for name in names]
    return Other(
        {old: new for other in others for old, new in other.changes.items()},
        {key: value for other in others for key, value in other.seen.items()},
    )


TOGETHER = {
    "many at once": _together(
        "hand limit 8", "five players", "win at 10", "eight piers", "a coat moved", "more for rows"
    )
}


@pytest.mark.parametrize(
    "name",
    seldom((*OTHERS, *TOGETHER), "as printed", "many at once"),
)
def test_other_numbers_make_another_game(name: str, tmp_path: Path) -> None:
    other = (OTHERS | TOGETHER)[name]
    done = changed(tmp_path, other.changes)
    assert done.returncode == 0, done.stderr
    seen, can = json.loads(done.stdout), AS_PRINTED | other.seen
    assert seen["players"] == can["players"]
    assert max(seen["kept"]) == can["kept"], "players keep as many cards as they may"
    assert seen["piers"] == can["piers"]
    for key in ("coats", "points"):
        new = [value for value in can[key] if value not in AS_PRINTED[key]]
        assert all(value in can[key] for value in seen[key])
        assert all(value in seen[key] for value in new)
    assert max(seen["playing"]) < can["winning"] <= min(seen["winning"]), "who gets there has won"


UNROLLED = {
    "six columns": (
        {"COLUMNS: Final = 5": "COLUMNS: Final = 6"},
        "full_rows is unrolled for 5 columns",
    ),
    "ten rows": ({"ROWS: Final = 9": "ROWS: Final = 10"}, "full_columns is unrolled for 9 rows"),
    "six colours": (
        {
            '"blue", "purple")': '"blue", "purple", "orange")',
            '    ("green", 2): ((0, 0), (1, 0)),': '    ("green", 2): ((0, 0), (1, 0)),\n'
            + "".join(
                f'    ("orange", {size}): {tuple((x, 0) for x in range(size))},\n' for size in (2, 3, 4, 5)
            ),
        },
        "hand_counts is unrolled for 5 colours",
    ),
    "a tile without a shape": (
        {'    ("green", 2): ((0, 0), (1, 0)),\n': ""},
        "every tile needs its shape",
    ),
    "a hand too large to count": (
        {"HAND_LIMIT: Final = 7": "HAND_LIMIT: Final = 12"},
        "hand_size counts hands of 14 cards at most",
    ),
    "ten piers": ({"PIERS: Final = 7": "PIERS: Final = 10"}, "a pier is one digit"),
    "four tiles of a kind": (
        {"{2: 3, 3: 3, 4: 3, 5: 1}": "{2: 4, 3: 3, 4: 3, 5: 1}"},
        "SUPPLY_BITS has room for 3 tiles of a kind at most",
    ),
    "five players without hands": (
        {"PLAYERS: Final = (2, 3, 4)": "PLAYERS: Final = (2, 3, 4, 5)"},
        "every number of players needs its hands, tiles and cards",
    ),
    "a sixth ability": (
        {'    "both_actions",\n': '    "both_actions",\n    "free_lunch",\n'},
        "every ability has a word of its own",
    ),
}


@pytest.mark.parametrize("name", UNROLLED)
def test_what_was_unrolled_says_so_at_once(name: str, tmp_path: Path) -> None:
    changes, sentence = UNROLLED[name]
    done = changed(tmp_path, changes)
    assert done.returncode != 0
    assert done.stdout == ""
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"AssertionError: {sentence}"), done.stderr
