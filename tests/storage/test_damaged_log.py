"""Damage to the log of the last steps, and mending that is interrupted."""

from pathlib import Path

import pytest

from nyhavn.storage import NoticeKind
from nyhavn.storage.carving import PAGE_SIZE
from tests.storage.damage import (
    GAMES,
    LOG,
    copy,
    damaged_files,
    fill_and_kill,
    recovered,
    still_works,
    whole_games,
)
from tests.storage.playing import open_store


@pytest.fixture(scope="module")
def killed(module_path: Path) -> Path:
    return fill_and_kill(module_path)


def test_what_is_in_the_log_only_is_there_after_a_kill(tmp_path: Path, killed: Path) -> None:
    copy(killed, tmp_path)
    assert (tmp_path / LOG).stat().st_size > 10 * PAGE_SIZE

    store = open_store(tmp_path)

    assert store.notices == []
    assert whole_games(store) == len(GAMES)
    store.close()


@pytest.mark.parametrize("end", ["missing", "empty"])
def test_of_a_lost_file_the_log_is_read(tmp_path: Path, killed: Path, end: str) -> None:
    path = copy(killed, tmp_path)
    if end == "missing":
        path.unlink()
    else:
        path.write_bytes(b"")

    store = open_store(tmp_path)

    assert recovered(store).games > 0
    assert whole_games(store) > 0
    assert still_works(store)
    store.close()


def test_of_a_lost_file_a_log_of_a_single_step_is_read_too(tmp_path: Path, killed: Path) -> None:
    path = copy(killed, tmp_path)
    log = (tmp_path / LOG).read_bytes()
    frame = PAGE_SIZE + 24
    ends = (at + frame for at in range(32, len(log), frame) if log[at + 4 : at + 8] != bytes(4))
    (tmp_path / LOG).write_bytes(log[: next(ends)])
    path.write_bytes(b"")

    store = open_store(tmp_path)

    assert recovered(store).games > 0
    store.close()


def test_a_damaged_place_in_the_log_costs_no_more_than_what_is_there(tmp_path: Path, killed: Path) -> None:
    copy(killed, tmp_path)
    log = bytearray((tmp_path / LOG).read_bytes())
    frames = len(log) // (PAGE_SIZE + 24)
    log[32 + 3 * (PAGE_SIZE + 24) + 2000] ^= 4
    (tmp_path / LOG).write_bytes(log)
    assert frames > 30

    store = open_store(tmp_path)

    notice = recovered(store)
    assert whole_games(store) >= len(GAMES) - 2
    assert notice.path is not None
    kept = notice.path.with_name(notice.path.name + "-wal")
    assert kept.read_bytes() == log
    assert still_works(store)
    store.close()


def test_a_damaged_head_of_the_log_costs_nothing(tmp_path: Path, killed: Path) -> None:
    copy(killed, tmp_path)
    log = bytearray((tmp_path / LOG).read_bytes())
    log[17] ^= 4
    (tmp_path / LOG).write_bytes(log)

    store = open_store(tmp_path)

    recovered(store)
    assert whole_games(store) >= len(GAMES) - 1
    store.close()


def test_a_log_that_was_cut_off_in_a_step_is_no_damage(tmp_path: Path, killed: Path) -> None:
    copy(killed, tmp_path)
    log = (tmp_path / LOG).read_bytes()
    (tmp_path / LOG).write_bytes(log[: len(log) - 5000])

    store = open_store(tmp_path)

    assert store.notices == []
    assert whole_games(store) >= len(GAMES) - 1
    store.close()


@pytest.mark.parametrize("steps", range(6))
def test_mending_that_was_interrupted_goes_on_at_the_next_start(
    tmp_path: Path, killed: Path, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy(killed, tmp_path)
    log = bytearray((tmp_path / LOG).read_bytes())
    log[17] ^= 4
    (tmp_path / LOG).write_bytes(log)
    left = [steps]

    def interrupted(real: str) -> object:
        method = getattr(Path, real)

        def call(self: Path, *arguments: object) -> object:
            if not left[0]:
                raise KeyboardInterrupt
            left[0] -= 1
            return method(self, *arguments)

        return call

    with monkeypatch.context() as patch:
        for name in ("rename", "replace"):
            patch.setattr(Path, name, interrupted(name))
        try:
            store = open_store(tmp_path)
        except KeyboardInterrupt:
            assert steps < 4
        else:
            assert steps >= 4
            store.close()

    store = open_store(tmp_path)

    assert whole_games(store) >= len(GAMES) - 1
    assert [notice.kind for notice in store.notices] == ([NoticeKind.RECOVERED] if steps < 4 else [])
    assert any(aside.read_bytes() == log for aside in damaged_files(tmp_path))
    assert still_works(store)
    store.close()
