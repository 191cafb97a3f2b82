"""Files of older versions of the app: each is brought to the present one, and nothing is lost on the way."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import NoticeKind, Store, Trouble, schema
from nyhavn.storage.carving import PAGE_SIZE, Rows, carve
from nyhavn.storage.files import NAME
from nyhavn.storage.rows import GameRow
from nyhavn.storage.schema import check_shape, latest, migrate, table_forms, version_of
from tests.storage.damage import copies, recovered
from tests.storage.disk import FULL, available, watched
from tests.storage.failing_disk import FailingDisk
from tests.storage.playing import exported, is_right, open_store, put, random_game
from tests.storage.versions import FOLDER, dump, kept_file, texts

FIRST_WITH_NOTES = 2
ROOT = Path(__file__).resolve().parents[2]
GAME = random_game(2, 1)
LONGER = (
    "ALTER TABLE games ADD COLUMN weather TEXT NOT NULL DEFAULT 'it''s sunny'",
    "ALTER TABLE games ADD COLUMN rating INTEGER",
    "ALTER TABLE actions ADD COLUMN seconds INTEGER NOT NULL DEFAULT 7",
    "ALTER TABLE drafts ADD COLUMN device TEXT",
    "ALTER TABLE settings ADD COLUMN since INTEGER",
)
NEXT = ("CREATE TABLE friends (name TEXT PRIMARY KEY) WITHOUT ROWID", "INSERT INTO friends VALUES ('Åse')")


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
    assert exported(store) == texts(version).read_text("utf-8")
    assert len(store.list_games()) == 5
    assert len(store.list_games(deleted=True)) == 1
    assert [game.title for game in store.list_games(over=True)][-1] == "Szép ház: 1."
    assert store.load(2).hints == (0, 0, 1)
    assert store.load(4).draft == '{"piers":[2,3],"both":false,"discard":[],"coat":null}'
    assert store.settings.load() == {"language": "hu", "window": [800, 600]}
    noted = version >= FIRST_WITH_NOTES
    assert store.notes.read("review", game=1) == ({"0": "judged"} if noted else {})
    assert store.notes.read("puzzle") == ({"7": "solved", "8": "opened"} if noted else {})
    store.notes.keep("puzzle", {"9": "new"})
    assert store.notes.read_one("puzzle", "9") == "new"
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


def test_an_old_file_that_cannot_be_written_is_migrated_in_memory(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = ("INSERT INTO settings (key, value) VALUES ('language', '\"fr\"')",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, script))
    monkeypatch.setattr("nyhavn.storage.opening.WAIT", 0.05)
    with closing(sqlite3.connect(old_file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")

        store = open_store(old_file.parent)

        assert store.in_memory
        assert is_right(store, 1, GAME, 9, 9)
        assert store.settings.load() == {"language": "fr"}
        store.close()


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


# A version with more columns


def fill_old(folder: Path) -> Path:
    """A file with all that recovery might lose: titles, deleted games, drafts, settings."""
    store = open_store(folder)
    for number in range(1, 5):
        assert put(store, GAME, 9 + number) == number
        store.rename(number, f"Game {number}")
    store.delete(2)
    store.delete(4)
    store.save_draft(3, '{"held":1}')
    store.settings.save({"language": "hu"})
    store.close()
    return folder / NAME


def destroy_header(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(bytes(PAGE_SIZE) + content[PAGE_SIZE:])


@pytest.mark.parametrize("played_on", [False, True])
def test_after_a_new_column_a_damaged_file_is_mended_without_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played_on: bool
) -> None:
    path = fill_old(tmp_path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, LONGER))
    store = open_store(tmp_path)
    assert store.notices == []
    if played_on:
        # These rows are written anew, with all columns; the others stay as short as they were.
        store.append(1, 10, GAME.actions[10:12], GAME.snapshot(12))
        store.rename(3, "Sunday")
        store.settings.save({"language": "hu", "text": 2})
    store.close()
    for aside in copies(path):
        aside.unlink()
    destroy_header(path)

    store = open_store(tmp_path)

    assert recovered(store).lost == 0
    assert sorted(game.id for game in store.list_games()) == [1, 3]
    assert sorted(game.id for game in store.list_games(deleted=True)) == [2, 4]
    titles = {1: "Game 1", 2: "Game 2", 3: "Sunday" if played_on else "Game 3", 4: "Game 4"}
    assert {number: store.load(number).title for number in titles} == titles
    assert is_right(store, 1, GAME, *[12 if played_on else 10] * 2)
    assert store.load(3).draft == '{"held":1}'
    assert store.settings.load() == {"language": "hu"} | ({"text": 2} if played_on else {})
    store.close()
    assert version_in(path) == latest()


def test_what_old_rows_lack_is_what_the_new_column_begins_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = fill_old(tmp_path)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, LONGER))
    taken: dict[str, list[Mapping[str, object]]] = {}
    monkeypatch.setattr(Rows, "add", lambda _rows, table, row: taken.setdefault(table, []).append(row))

    carve(path.read_bytes())

    assert {(row["weather"], row["rating"]) for row in taken["games"]} == {("it's sunny", None)}
    assert {row["seconds"] for row in taken["actions"]} == {7}
    assert [row["device"] for row in taken["drafts"]] == [None]
    assert [(row["key"], row["since"]) for row in taken["settings"]] == [("language", None)]


def test_every_table_is_known_by_the_look_of_its_rows() -> None:
    """Recovery has nothing else to go by; a new table that looks like another one needs a column more."""
    forms = table_forms()
    assert {form.name for form in forms} == {"games", "actions", "drafts", "settings", "notes"}
    for form in forms:
        shortest = form.columns[: min(form.sizes)]
        for other in forms:
            if other is form or bool(other.rowid) != bool(form.rowid):
                continue
            pairs = zip(shortest, other.columns[: min(other.sizes)], strict=False)
            # Not by how many there are: a row of a version to come may be longer.
            assert any(
                mine.type is not yours.type and mine.required and yours.required for mine, yours in pairs
            )


def test_the_row_of_a_game_is_that_of_its_table() -> None:
    (games,) = (form for form in table_forms() if form.name == "games")

    assert tuple(column.name for column in games.columns) == GameRow._fields


def test_the_next_release_with_a_column_of_its_own_mends_an_old_file(tmp_path: Path) -> None:
    """The app's own code, changed as one would for a new column, in a process of its own."""
    path = fill_old(tmp_path / "data")
    code = tmp_path / "code" / "nyhavn"
    shutil.copytree(ROOT / "nyhavn", code, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in (
        (
            "rows.py",
            '    """The sum of all that changes while the game is played."""\n',
            '    """The sum of all that changes while the game is played."""\n    weather: str = "sunny"\n',
        ),
        (
            "schema.py",
            "MIGRATIONS: tuple[Script, ...] = (_VERSION_1, _VERSION_2)",
            "MIGRATIONS: tuple[Script, ...] = (_VERSION_1, _VERSION_2, "
            "(\"ALTER TABLE games ADD COLUMN weather TEXT NOT NULL DEFAULT 'sunny'\",))",
        ),
    ):
        source = (code / "storage" / name).read_text("utf-8")
        assert old in source
        (code / "storage" / name).write_text(source.replace(old, new), "utf-8")

    def run(script: str) -> str:
        head = (
            "import sys; from pathlib import Path\n"
            "from nyhavn.match.setup import Setup; from nyhavn.storage import Store\n"
            "store = Store.open(Path(sys.argv[1]), Setup.from_json)\n"
        )
        return subprocess.run(
            [sys.executable, "-c", head + script + "\nstore.close()", str(tmp_path / "data")],
            cwd=code.parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run("print(store.notices, store.rename(1, 'Monday'))") == "[] None\n"
    for aside in copies(path):
        aside.unlink()
    destroy_header(path)
    found = run(
        "print(store.notices[0].kind, store.notices[0].lost)\n"
        "for deleted in (False, True):\n"
        "    print(sorted((game.id, game.title) for game in store.list_games(deleted=deleted)))\n"
    )

    assert found.splitlines() == [
        "recovered 0",
        "[(1, 'Monday'), (3, 'Game 3')]",
        "[(2, 'Game 2'), (4, 'Game 4')]",
    ]


@pytest.mark.parametrize("copied", [False, True])
def test_an_error_in_a_script_of_ours_is_not_damage(
    old_file: Path, monkeypatch: pytest.MonkeyPatch, copied: bool
) -> None:
    if copied:
        store = open_store(old_file.parent)
        assert store.keep_copy()
        store.close()
    before = old_file.read_bytes()
    # Nobody noticed, because an empty file goes through.
    fails = ("INSERT INTO games (id) SELECT id FROM games",)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, fails))
        store = open_store(old_file.parent)
        assert [(notice.kind, notice.trouble) for notice in store.notices] == [
            (NoticeKind.IN_MEMORY, Trouble.FAULT)
        ]
        assert is_right(store, 1, GAME, 9, 9)
        store.close()
    assert old_file.read_bytes() == before

    store = open_store(old_file.parent)
    assert store.notices == []
    assert is_right(store, 1, GAME, 9, 9)
    store.close()


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
