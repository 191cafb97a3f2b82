"""No answer of the store is taken unseen: a bare result() in a callback of the clock ends the app."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import nyhavn.ui

SCREENS = Path(nyhavn.ui.__path__[0])
THE_WAY = SCREENS / "games.py"
"""Where the one way to ask the store is made."""
PAST_IT = {"submit", "submit_slow", "submit_slices", "result", "exception"}


def ways_past(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in PAST_IT
            and (node.func.attr not in ("result", "exception") or not node.args)
        ):
            yield f"{node.func.attr} in line {node.lineno}"


def test_screens_ask_the_store_in_one_way_only() -> None:
    found = {
        str(path.relative_to(SCREENS)): list(ways_past(path.read_text("utf-8")))
        for path in SCREENS.rglob("*.py")
        if path != THE_WAY
    }
    assert {path: ways for path, ways in found.items() if ways} == {}


def test_the_test_sees_a_bare_result() -> None:
    assert list(ways_past("games.submit(read, lambda done: show(done.result()))")) == [
        "submit in line 1",
        "result in line 1",
    ]
    assert list(ways_past(THE_WAY.read_text("utf-8"))) != []
