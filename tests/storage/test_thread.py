"""The thread of the store, and games written down through it."""

import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Chronicle, StorageError, Store, StoreThread
from tests.storage.playing import exported, is_right, open_store, put, random_game

ROOT = Path(__file__).resolve().parents[2]
GAME = random_game(3, 2)


class Held:
    """Keeps the thread busy until it is let go."""

    def __init__(self, thread: StoreThread[Setup]) -> None:
        self._go = threading.Event()
        thread.submit(lambda: self._go.wait(600))

    def let_go(self) -> None:
        self._go.set()


@pytest.fixture
def thread(store: Store[Setup]) -> StoreThread[Setup]:
    return StoreThread(store)


def test_a_step_is_in_the_file_when_its_future_is_done(
    tmp_path: Path, store: Store[Setup], thread: StoreThread[Setup]
) -> None:
    game_id = store.new_game(GAME.setup, GAME.deal)

    thread.submit(lambda: thread.store.append(game_id, 0, GAME.actions[:2], GAME.snapshot(2))).result(10)

    other = open_store(tmp_path)
    assert is_right(other, game_id, GAME, 2, 2)
    other.close()
    thread.close()


def test_an_error_is_told_by_the_future_and_does_not_stop_the_thread(thread: StoreThread[Setup]) -> None:
    assert isinstance(
        thread.submit(lambda: thread.store.append(5, 0, [], GAME.snapshot(0))).exception(10), StorageError
    )
    assert isinstance(thread.submit(lambda: 1 // 0).exception(10), ZeroDivisionError)

    assert thread.submit(lambda: 7).result(10) == 7
    thread.close()


def test_nobody_waits_for_the_disk(thread: StoreThread[Setup]) -> None:
    held = Held(thread)
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)

    future = chronicle.record(GAME.actions[:1], GAME.snapshot(1))
    chronicle.keep_draft("{}")
    thread.store.settings.save({"language": "hu"})

    assert not future.done()
    assert not thread.flush(0.01)
    held.let_go()
    assert thread.flush(10)
    assert future.done()
    assert thread.store.settings.load() == {"language": "hu"}
    thread.close()


def test_what_comes_then_is_called_where_the_screen_wants_it(store: Store[Setup]) -> None:
    calls: list[Callable[[], None]] = []
    thread = StoreThread(store, deliver=calls.append)
    heard: list[Future[int]] = []

    future = thread.submit(lambda: 3, then=heard.append)
    thread.flush(10)

    assert heard == []
    (call,) = calls
    call()
    assert heard == [future]
    thread.close()


def test_slow_work_does_not_hold_up_the_steps(store: Store[Setup], thread: StoreThread[Setup]) -> None:
    game_id = put(store, GAME, 4)
    go_on = threading.Event()
    slow = thread.submit_slow(lambda: (go_on.wait(600), exported(store))[1])

    thread.submit(lambda: thread.store.append(game_id, 4, GAME.actions[4:5], GAME.snapshot(5))).result(10)
    assert not slow.done()

    go_on.set()
    assert "seat 1" in slow.result(10)
    thread.close()


def test_a_game_is_written_down_step_by_step(store: Store[Setup], thread: StoreThread[Setup]) -> None:
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    for number in range(6):
        chronicle.record(GAME.actions[number : number + 1], GAME.snapshot(number + 1))
    chronicle.take_back(3, GAME.snapshot(3))
    chronicle.record(GAME.actions[3:5], GAME.snapshot(5))
    chronicle.count_hint(1)
    chronicle.keep_draft("[1]")
    thread.flush(10)

    assert chronicle.game_id is not None
    assert is_right(store, chronicle.game_id, GAME, 5, 5)
    assert store.load(chronicle.game_id).draft == "[1]"
    assert store.load(chronicle.game_id).hints == (0, 1, 0)
    assert chronicle.trouble is None
    thread.close()


def test_how_the_table_is_set_is_kept_with_the_game(
    tmp_path: Path, store: Store[Setup], thread: StoreThread[Setup]
) -> None:
    """In the middle of a turn, with steps before and after, an undo and a draft; nothing of it is damage."""
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    chronicle.record(GAME.actions[:5], GAME.snapshot(5))
    chronicle.keep_draft("[1]")
    flat = replace(GAME.setup, curtain=False, flat=True, sides=("left", "right", "top"))
    chronicle.set_table(flat).result(10)
    assert chronicle.game_id is not None
    assert store.load(chronicle.game_id).draft == "[1]"
    chronicle.take_back(4, GAME.snapshot(4))
    chronicle.record(GAME.actions[4:6], GAME.snapshot(6)).result(10)
    thread.close()

    again = open_store(tmp_path)
    kept = again.load(chronicle.game_id)
    assert (kept.setup, kept.actions) == (flat, GAME.actions[:6])
    assert again.notices == store.notices == []
    again.close()


def test_how_the_table_is_set_is_kept_although_the_game_was_not_in_the_file_yet(
    store: Store[Setup], thread: StoreThread[Setup]
) -> None:
    held = Held(thread)
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    flat = replace(GAME.setup, flat=True)
    future = chronicle.set_table(flat)
    held.let_go()
    future.result(10)

    assert chronicle.game_id is not None
    assert store.load(chronicle.game_id).setup == flat
    thread.close()


def test_a_resumed_game_is_written_on_and_is_the_last_played(
    store: Store[Setup], thread: StoreThread[Setup]
) -> None:
    game_id = put(store, GAME, 4)
    put(store, random_game(2, 1), 4)

    chronicle = Chronicle.resume(thread, store.load(game_id))
    thread.flush(10)
    last = store.last_game()
    assert last is not None
    assert last.id == game_id

    chronicle.take_back(2, GAME.snapshot(2))
    chronicle.record(GAME.actions[2:6], GAME.snapshot(6)).result(10)

    assert is_right(store, game_id, GAME, 6, 6)
    thread.close()


def test_of_drafts_that_wait_only_the_last_is_written(
    store: Store[Setup], thread: StoreThread[Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str | None] = []
    real = store.save_draft

    def save_draft(game_id: int, draft: str | None) -> None:
        written.append(draft)
        real(game_id, draft)

    monkeypatch.setattr(store, "save_draft", save_draft)
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    held = Held(thread)
    futures = [chronicle.keep_draft(f"[{number}]") for number in range(50)]
    held.let_go()
    for future in futures:
        future.result(10)

    assert written == ["[49]"]
    thread.close()


def test_a_draft_after_a_step_is_not_written_before_it(
    store: Store[Setup], thread: StoreThread[Setup]
) -> None:
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    held = Held(thread)
    chronicle.keep_draft("[1]")
    chronicle.record(GAME.actions[:1], GAME.snapshot(1))
    chronicle.keep_draft("[2]")
    chronicle.keep_draft("[3]")
    held.let_go()
    thread.flush(10)

    assert chronicle.game_id is not None
    assert store.load(chronicle.game_id).draft == "[3]"

    chronicle.record(GAME.actions[1:2], GAME.snapshot(2)).result(10)
    assert store.load(chronicle.game_id).draft is None
    thread.close()


def test_what_is_left_to_do_is_done_before_the_store_is_closed(tmp_path: Path) -> None:
    thread = StoreThread(open_store(tmp_path))
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    for number in range(20):
        chronicle.record(GAME.actions[number : number + 1], GAME.snapshot(number + 1))
    thread.store.settings.save({"language": "fr"})
    thread.close()

    again = open_store(tmp_path)
    assert chronicle.game_id is not None
    assert is_right(again, chronicle.game_id, GAME, 20, 20)
    assert again.settings.load() == {"language": "fr"}
    again.close()


def test_an_app_that_ends_without_closing_the_store_does_end(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from nyhavn.storage import StoreThread\n"
        "from tests.storage.playing import open_store\n"
        "thread = StoreThread(open_store(Path(sys.argv[1])))\n"
        "thread.store.settings.save({'language': 'es'}); thread.flush()"
    )

    # Only an app that hangs exhausts the patience.
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, check=True, timeout=60)

    again = open_store(tmp_path)
    assert again.settings.load() == {"language": "es"}
    again.close()


def test_a_long_log_is_written_back_in_a_quiet_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 20_000)
    thread = StoreThread(open_store(tmp_path))
    chronicle = Chronicle.begin(thread, GAME.setup, GAME.deal)
    for number in range(20):
        chronicle.record(GAME.actions[number : number + 1], GAME.snapshot(number + 1)).result(10)
    thread.flush(10)
    thread.flush(10)

    assert (tmp_path / "nyhavn.db-wal").stat().st_size <= 40_000
    thread.close()


def test_the_log_is_written_back_even_if_no_moment_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("LONG_LOG", "LONGEST_LOG"):
        monkeypatch.setattr(f"nyhavn.storage.database.{limit}", 200_000)
    store = open_store(tmp_path)
    game_id = put(store, GAME, 1)
    sizes = []
    for number in range(200):
        store.save_draft(game_id, f"[{number}]")
        sizes.append((tmp_path / "nyhavn.db-wal").stat().st_size)

    assert max(sizes) < 250_000
    assert min(sizes[100:]) < 50_000
    store.close()
