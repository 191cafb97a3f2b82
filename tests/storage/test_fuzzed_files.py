"""Files to which anything may have happened, by the thousand: the app starts, and no damage is missed."""

from pathlib import Path

import pytest

from tests.matrix import seldom
from tests.storage.fuzzing import GAMES, fuzz_files, fuzz_logs


@pytest.mark.parametrize("seed", seldom(range(8), 0))
def test_damaged_files_never_stop_the_app(tmp_path: Path, seed: int) -> None:
    assert fuzz_files(tmp_path, 125, seed) > 125 * len(GAMES) / 2


@pytest.mark.parametrize("seed", seldom(range(4), 0))
def test_damaged_logs_never_stop_the_app(tmp_path: Path, seed: int) -> None:
    assert fuzz_logs(tmp_path, 75, seed) > 75 * len(GAMES) / 4
