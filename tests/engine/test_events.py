"""Events are values; their JSON form does not change; whoever tells their kinds apart knows them all."""

from __future__ import annotations

import ast
import hashlib
import json
import random
import subprocess
import sys
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import get_args

import pytest

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.jsonform import event_to_json
from nyhavn.engine.state import apply, new_game
from tests.engine.playing import lively

ROOT = Path(__file__).resolve().parents[2]
KINDS = get_args(Event)
NAMES = {kind.__name__ for kind in KINDS}
READERS = ("ui/replay/moment.py", "ui/table/feedback.py", "ui/table/motion.py", "words/happenings.py")


def told(games: int) -> list[Event]:
    """Everything that happens in some games."""
    found: list[Event] = []
    for seed in range(games):
        chance = random.Random(seed)
        state = new_game(2 + seed % 3, seed)
        while not state.over:
            state, events = apply(state, lively(state, chance))
            found += events
    return found


FORMS: list[tuple[Event, str]] = [
    (
        happened.CardsDrawn(1, (2, 3), ("red", "blue")),
        '{"event":"draw","player":1,"slots":[2,3],"cards":["red","blue"]}',
    ),
    (happened.CardsDiscarded(0, ("red",)), '{"event":"discard","player":0,"cards":["red"]}'),
    (happened.AbilityUsed(0, "any_cards"), '{"event":"use","player":0,"ability":"any_cards"}'),
    (
        happened.TileBuilt(0, "green", 2, ((1, 0), (2, 0)), (1, 0), ("green", "blue"), 3),
        '{"event":"build","player":0,"color":"green","size":2,"cells":[[1,0],[2,0]],"wall":[1,0],'
        '"pay":["green","blue"],"tile":3}',
    ),
    (happened.SpecialPlaced(2, (4, 8), 0), '{"event":"special","player":2,"cell":[4,8],"tile":0}'),
    (happened.CoatCovered(0, (2, 2)), '{"event":"coat","player":0,"cell":[2,2]}'),
    (happened.CoatRowFilled(0, 1), '{"event":"coat","player":0,"row":1}'),
    (happened.AbilityTaken(0, "both_actions"), '{"event":"take","player":0,"ability":"both_actions"}'),
    (
        happened.AbilitiesRefreshed(0, ("any_cards",)),
        '{"event":"refresh","player":0,"abilities":["any_cards"]}',
    ),
    (happened.CoatDeclined(0), '{"event":"pass","player":0}'),
    (happened.CoatLapsed(3), '{"event":"lapse","player":3}'),
    (happened.RowScored(0, 2, 3), '{"event":"score","player":0,"points":2,"row":3}'),
    (happened.ColumnScored(0, 4, 1), '{"event":"score","player":0,"points":4,"column":1}'),
    (happened.TurnBegun(1, 17), '{"event":"turn","player":1,"turn":17}'),
    (happened.PierRefilled(6, "purple"), '{"event":"refill","slot":6,"color":"purple"}'),
    (happened.PileReformed(26), '{"event":"reshuffle","deck":26}'),
    (happened.EndCardRevealed(4), '{"event":"end_card","slot":4}'),
    (happened.GameEnded("points", (0, 2)), '{"event":"over","ended_by":"points","winners":[0,2]}'),
]


def test_every_kind_of_event_has_its_json_form() -> None:
    assert {type(event) for event, _ in FORMS} == set(KINDS)
    for event, text in FORMS:
        assert json.dumps(event_to_json(event), separators=(",", ":")) == text


def test_events_of_whole_games_are_told_as_ever() -> None:
    """What clients of the protocol read, byte for byte."""
    text = "\n".join(json.dumps(event_to_json(event)) for event in told(12))
    assert (
        hashlib.sha256(text.encode()).hexdigest()
        == "68dd416e3b033a460d4c10caa501a1bb32d3e2ae50ea30319f3d09329131013e"
    )


def test_an_event_is_a_value() -> None:
    assert happened.CoatDeclined(0) == happened.CoatDeclined(0)
    assert hash(happened.RowScored(0, 1, 2)) == hash(happened.RowScored(0, 1, 2))
    assert len({happened.CoatDeclined(0), happened.CoatLapsed(0)}) == 2
    with pytest.raises(FrozenInstanceError):
        happened.CoatDeclined(0).player = 1  # type: ignore[misc]
    for event in told(3):
        hash(event)


def _matches(tree: ast.AST) -> list[ast.Match]:
    """The match statements of a file that tell kinds of events apart."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            parts = [part for case in node.cases for part in ast.walk(case.pattern)]
            if {part.attr for part in parts if isinstance(part, ast.Attribute)} & NAMES:
                found.append(node)
    return found


def test_whoever_tells_events_apart_ends_in_assert_never() -> None:
    readers = set()
    for path in sorted((ROOT / "nyhavn").rglob("*.py")):
        for statement in _matches(ast.parse(path.read_text(encoding="utf-8"))):
            assert ast.unparse(statement.cases[-1]) == "case _:\n    assert_never(event)", path
            readers.add(path.relative_to(ROOT / "nyhavn").as_posix())
    assert readers == set(READERS)


@pytest.mark.slow
def test_a_new_event_finds_its_readers(tmp_path: Path) -> None:
    """The type checker, given one more event, names every file that has to say something about it."""
    source = (ROOT / "nyhavn/engine/events.py").read_text(encoding="utf-8")
    union = "Event = PlayerEvent | HarbourEvent\n"
    assert union in source
    changed = tmp_path / "events.py"
    changed.write_text(
        source.replace(
            union,
            "@dataclass(frozen=True, slots=True)\nclass Flood:\n"
            '    """New."""\n\n    kind: ClassVar = "flood"\n\n\n'
            "Event = PlayerEvent | HarbourEvent | Flood\n",
        ),
        encoding="utf-8",
    )
    files = [f"nyhavn/{reader}" for reader in READERS]
    shadow = ["--shadow-file", "nyhavn/engine/events.py", str(changed)]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), *shadow, *files],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    named = {line.split(":")[0] for line in done.stdout.splitlines() if "Flood" in line}
    assert named == set(files), done.stdout
