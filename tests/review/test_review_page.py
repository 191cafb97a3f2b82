"""What docs/review.md says is what the code does."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from nyhavn.ai.names import LEVELS
from nyhavn.review import verdicts
from nyhavn.review.candidates import FIRST, KINDS
from nyhavn.review.judge import FINALISTS, FIRST_DEALS
from nyhavn.review.ranks import rank_of
from nyhavn.review.verdicts import THRESHOLDS, Verdict

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
NUMBERS = {2: "two", 6: "six", 8: "eight", 12: "twelve"}


def test_the_verdicts_are_told() -> None:
    told = dict(re.findall(r"^\| (\w+) \| (.*) \|$", PAGE.split("## Verdicts")[1].split("\n## ")[0], re.M))
    told.pop("verdict")
    assert list(told) == list(Verdict)
    for least, name in THRESHOLDS:
        assert told[name] == f"from {least:.2f}"
    assert f"up to {verdicts.AS_GOOD:.2f}" in told[Verdict.BEST]


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"takes the {NUMBERS[FIRST]} turns" in PAGE
    assert f"up to {NUMBERS[KINDS]} more" in PAGE
    assert f"every {NUMBERS[FIRST_DEALS]} deals" in PAGE
    assert f"down to {NUMBERS[FINALISTS]};" in PAGE
    assert f"e^(-{verdicts.STEEPNESS:.0f} · loss)" in PAGE


def test_the_bounds_of_the_ranks_are_those_of_the_code() -> None:
    told = re.search(r"the bounds are ([\d.]+), ([\d.]+) and ([\d.]+) points", PAGE)
    assert told is not None
    for bound, (weaker, better) in zip(map(float, told.groups()), pairwise(LEVELS), strict=True):
        assert rank_of(bound / 100 + 0.0006) == weaker
        assert rank_of(bound / 100 - 0.0006) == better
