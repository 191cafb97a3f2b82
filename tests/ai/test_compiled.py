"""The compiled form, for those who play many games: it plays what the plain one plays."""

from __future__ import annotations

import pytest

from tools import compiled


def test_what_is_compiled_is_there() -> None:
    for name in compiled.COMPILED:
        assert (compiled.ROOT / name).is_file()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_both_forms_play_identical_games() -> None:
    assert compiled.check()
