"""Which of many combinations every `make test` tries: `make test-all` tries them all."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

SIZES = ((360, 640), (640, 360), (412, 915), (800, 1280), (1280, 800), (1440, 900))
"""From the smallest phone, upright and on its side, to a desktop."""


def thinned(cases: list[Any], every: int) -> list[Any]:
    """Of those that every `make test` would try, only one out of so many."""
    found, number = [], 0
    for case in cases:
        if case.marks:
            found.append(case)
            continue
        found.append(pytest.param(*case.values, marks=() if number % every == 0 else pytest.mark.slow))
        number += 1
    return found


def spread(*choices: Any) -> list[Any]:
    """Parameters for all combinations; a few, in which every value occurs, are not marked as slow."""
    axes = [tuple(axis) for axis in choices]
    longest = max(len(axis) for axis in axes)
    found = []
    for places in product(*(range(len(axis)) for axis in axes)):
        values = [axis[place] for axis, place in zip(axes, places, strict=True)]
        leading = next(place for axis, place in zip(axes, places, strict=True) if len(axis) == longest)
        always = all(place == leading % len(axis) for axis, place in zip(axes, places, strict=True))
        found.append(pytest.param(*values, marks=() if always else pytest.mark.slow))
    return found
