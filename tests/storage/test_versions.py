"""Files of older versions of the app: each is brought to the present one, and nothing is lost on the way."""

import sqlite3
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, Store, schema
from nyhavn.storage.files import NAME
from nyhavn.storage.schema import check_shape, latest, migrate, version_of
from tests.storage.disk import FULL, available, watched
from tests.storage.playing import is_right, open_store, put, random_game
from tests.storage.test_failing_disk import FailingDisk
from tests.storage.versions import FOLDER, dump, texts

GAME = random_game(2, 1)
NEXT = ("CREATE TABLE friends (name TEXT PRIMARY KEY) WITHOUT ROWID", "INSERT INTO friends VALUES ('Åse')")


def kept_file(folder: Path, version: int) -> Path:
    """The file of an older version."""
    connection = sqlite3.connect(folder / NAME)
    connection.executescript(dump(version).read_text("utf-8"))
    connection.close()
    return folder / NAME


def test_a_file_of_every_version_is_kept() -> None:
    versions = range(1, latest() + 1)

    assert sorted(path.name for path in FOLDER.glob("v*")) == sorted(
        name for version in versions for name in (dump(version).name, texts(version).name)
    )


@pytest.mark.parametrize("version", range(1, latest() + 1))
def test_all_that_an_old_file_holds_is_there_in_the_present_version(tmp_path: Path, version: int) -> None:
    path = kept_file(tmp_path, version)

    store = open_store(tmp_path)

    assert store.notices == []
    assert store.export_all() == texts(version).read_text("utf-8")
    assert len(store.list_games()) == 5
    assert len(store.list_games(deleted=True)) == 1
    assert [game.title for game in store.list_games(over=True)][-1] == "Szép ház: 1."
    assert store.load(2).hints == (0, 0, 1)
    assert store.load(4).draft == '{"piers":[2,3],"both":false,"discard":[],"coat":null}'
    assert store.settings.load() == {"language": "hu", "window": [800, 600]}
    assert {player.name: player.games for player in store.statistics()}["Anna"] == 3
    assert is_right(store, put(store, GAME, 4), GAME, 4, 4)
    store.close()
    assert version_in(path) == latest()


def version_in(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return version_of(connection)
    finally:
        connection.close()


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A file that is about to be old."""
    store = open_store(tmp_path)
    put(store, GAME, 9)
    store.close()
    return tmp_path / NAME


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> int:
    """The app after its next release."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, NEXT))
    return latest()


def friends(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return [name for (name,) in connection.execute("SELECT name FROM friends")]
    finally:
        connection.close()


def check_migrated(store: Store[Setup], path: Path, version: int) -> None:
    assert store.notices == []
    assert is_right(store, 1, GAME, 9, 9)
    store.close()
    assert version_in(path) == version
    assert friends(path) == ["Åse"]


def test_an_old_file_is_migrated_when_it_is_opened(old_file: Path, next_version: int) -> None:
    store = open_store(old_file.parent)

    check_migrated(store, old_file, next_version)


def test_a_new_file_goes_the_way_of_the_old_ones(tmp_path: Path, next_version: int) -> None:
    open_store(tmp_path).close()

    assert friends(tmp_path / NAME) == ["Åse"]


def test_a_migrated_file_is_migrated_once(old_file: Path, next_version: int) -> None:
    first, second = open_store(old_file.parent), open_store(old_file.parent)

    second.close()
    check_migrated(first, old_file, next_version)


@pytest.mark.skipif(not available(), reason="this Python has SQLite built in")
def test_a_migration_is_done_whole_or_not_at_all(old_file: Path, next_version: int) -> None:
    old = old_file.read_bytes()
    whole = FailingDisk()
    with watched(whole):
        check_migrated(open_store(old_file.parent), old_file, next_version)

    in_memory = 0
    for number in range(whole.points):
        for path in old_file.parent.iterdir():
            path.unlink()
        old_file.write_bytes(old)
        with watched(FailingDisk(number, FULL, for_good=True)):
            store = open_store(old_file.parent)
            assert is_right(store, 1, GAME, 9, 9)
            in_memory += store.in_memory
            assert [notice.kind for notice in store.notices] == [NoticeKind.IN_MEMORY] * store.in_memory
            store.close()

        assert version_in(old_file) in (next_version - 1, next_version)
        check_migrated(open_store(old_file.parent), old_file, next_version)
    assert in_memory > 3


def test_a_script_that_fails_leaves_the_file_as_it_was(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, (*NEXT, "NOT SQL AT ALL")))
    connection = sqlite3.connect(old_file, isolation_level=None)

    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)

    assert version_of(connection) == latest() - 1
    monkeypatch.undo()
    check_shape(connection)
    connection.close()
