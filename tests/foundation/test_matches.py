"""No screen reads a match that is played, or plays itself: it has the view of the session, or its record."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.foundation import ROOT

KIVY = "BuilderBase"
"""Whose `match` finds the rules of kv for a widget."""


def kept_matches(text: str) -> Iterator[int]:
    """The lines that read a match which something else holds."""
    module = ast.parse(text)
    called = {id(node.func) for node in ast.walk(module) if isinstance(node, ast.Call)}
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=ast.Attribute(attr=holder)) if holder == KIVY:
                continue
            case ast.Attribute(attr="match" | "_match") if id(node) not in called:
                yield node.lineno


def test_no_screen_reads_a_match_that_is_played() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "nyhavn" / "ui").rglob("*.py"))
        for line in kept_matches(path.read_text("utf-8"))
    ]
    assert not found


def test_no_screen_plays_an_action_by_itself() -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "nyhavn" / "ui").rglob("*.py"))
        if "apply" in _from_the_engine(path.read_text("utf-8"))
    ]
    assert not found


def _from_the_engine(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("nyhavn.engine"):
                yield from (alias.name for alias in names)


def test_it_is_noticed() -> None:
    assert list(kept_matches("state = self.tabletop.session.match.state")) == [1]
    assert list(kept_matches("self._match = match")) == [1]
    assert not list(kept_matches("rules = Builder.match(widget)\nfound = builder.BuilderBase.match"))
    assert not list(kept_matches("played = session.record()\nmatch = game.match(name)"))
