"""The data taken away under a game that is being played: the game is written down again."""

from collections.abc import Callable
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, StoreThread
from tests.storage.playing import is_right, open_store
from tests.storage.vanishing import GAME, VANISHINGS, vanish
from tests.storage.worth import WAYS, measure


@pytest.mark.parametrize("taken", VANISHINGS, ids=[taken.__name__ for taken in VANISHINGS])
def test_the_game_on_the_table_is_there_afterwards(tmp_path: Path, taken: Callable[[Path], None]) -> None:
    data = tmp_path / "data"
    thread: StoreThread[Setup] = StoreThread(open_store(data))
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    chronicle.record(GAME.actions[:5], GAME.snapshot(5)).result(60)

    taken(data)
    chronicle.record(GAME.actions[5:7], GAME.snapshot(7)).result(60)
    thread.close()

    store = open_store(data)
    assert chronicle.game_id is not None
    assert is_right(store, chronicle.game_id, GAME, 7, 7)
    store.close()


def test_whatever_vanishes_the_game_on_the_table_is_there(tmp_path: Path) -> None:
    assert vanish(tmp_path, 5, 1) > 5


def test_each_part_of_recovery_brings_back_something_of_its_own(tmp_path: Path) -> None:
    """What docs/storage.md says of the copies, the log and the pages."""
    found = measure(tmp_path, 6, 3)

    copy, log, pages, alone = WAYS
    ordered, killed = found["closed in order, everything destroyed"], found["killed, everything destroyed"]
    assert ordered[copy] == ordered[pages] == 0.75
    assert ordered[alone] == 0
    assert killed[log] == killed[pages] == 1
    partly = found["closed in order, anything destroyed"]
    assert partly[copy] <= partly[log] <= partly[pages]
    assert partly[alone] < partly[pages]
