"""Which of many combinations every `make test` tries: `make test-all` tries them all."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from nyhavn.i18n import LANGUAGES

SIZES = ((360, 640), (640, 360), (412, 915), (800, 1280), (1280, 800), (1440, 900))
"""From the smallest phone, upright and on its side, to a desktop."""
TELLING_LANGUAGES = ("en", "de", "hu")
"""The source, the longest words, and one that builds its sentences unlike all others."""
_RARE = frozenset(LANGUAGES) - frozenset(TELLING_LANGUAGES)


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


def spread(*choices: Iterable[Any]) -> list[Any]:
    """Parameters for all combinations; a few, in which every telling value occurs, are not marked as slow."""
    axes = [tuple(axis) for axis in choices]
    telling = [[value for value in axis if not _is_rare(value)] for axis in axes]
    often = [
        tuple(values[number % len(values)] for values in telling)
        for number in range(max(len(values) for values in telling))
    ]
    return [
        pytest.param(*values, marks=() if values in often else pytest.mark.slow) for values in product(*axes)
    ]


def _is_rare(value: Any) -> bool:
    return isinstance(value, str) and value in _RARE


def seldom(values: Iterable[Any], *often: Any) -> list[Any]:
    """Parameters of which every `make test` tries only some."""
    return [pytest.param(value, marks=() if value in often else pytest.mark.slow) for value in values]
