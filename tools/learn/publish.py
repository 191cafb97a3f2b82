"""Writing down what was learned: the module that the game reads, and the learning curve."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from nyhavn.ai.weights_text import encode
from tools.learn.course import Course

WEIGHTS: Final = Path("nyhavn/ai/weights.py")
MARKS_IN_CURVE: Final = 60
MODULE: Final = '''"""The evaluation's weights, learned from nothing by games against itself (see docs/ai.md).

What ``make learn ARGS="--games {games} --seed {seed} --write"`` makes at commit {commit}. First the
blocks of features that they were learned for, with their sizes, then the numbers; weights_text has the form.
"""

from __future__ import annotations

from functools import cache

from nyhavn.ai.weights_text import decode
from nyhavn.ai.worth import Weights

_LEARNED = """
{text}"""


@cache
def learned() -> Weights:
    """The weights that the levels play by; WeightsError if they are those of other features."""
    return decode(_LEARNED)
'''


def commit() -> str:
    """The code at hand, with a sign if it was changed since; empty outside a repository."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--abbrev=7", "--exclude=*"],
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    return told.stdout.strip()


def write_weights(course: Course, path: Path = WEIGHTS) -> None:
    """Put the weights into the module that the game reads."""
    text = encode(course.result())
    told = MODULE.format(games=course.games, seed=course.seed, commit=course.commit, text=text)
    path.write_text(told, encoding="utf-8")


def write_curve(course: Course, path: Path) -> None:
    """The learning curve as a table, thinned out: each line is the mean of the rounds since the last."""
    step = max(1, len(course.curve) // MARKS_IN_CURVE)
    lines = ["games\terror\tturns"]
    for first in range(0, len(course.curve), step):
        marks = course.curve[first : first + step]
        error = sum(mark.error for mark in marks) / len(marks)
        turns = sum(mark.turns for mark in marks) / len(marks)
        lines.append(f"{marks[-1].games}\t{error:.4f}\t{turns:.2f}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
