"""docs/puzzles.md says what is so: its examples are puzzles, its numbers those of the code."""

from __future__ import annotations

import re
from pathlib import Path

from nyhavn.puzzles import daily, rating, repetition
from nyhavn.puzzles.model import Facade, GamePuzzle
from nyhavn.puzzles.text import puzzle_from_text, puzzle_to_text

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
EXAMPLES = [block for block in re.findall(r"```\n(.*?)```", PAGE, re.S) if re.match(r"[fwb]\d", block)]


def test_the_examples_are_puzzles() -> None:
    facade, win = (puzzle_from_text(example) for example in EXAMPLES)
    assert isinstance(facade, Facade)
    assert isinstance(win, GamePuzzle)
    assert [puzzle_to_text(facade), puzzle_to_text(win)] == [example.strip() for example in EXAMPLES]


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"The first {daily.DAYS} façades" in PAGE
    assert f"begins at {rating.START}" in PAGE
    assert f"between {rating.LOWEST} and {rating.HIGHEST}" in PAGE
    days = repetition.INTERVALS
    text = " ".join(PAGE.split())
    assert f"then {days[1]}, {days[2]}, {days[3]} and {days[4]} days after" in text
