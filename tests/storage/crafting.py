"""Rows that nobody of ours would write, with all their sums right: what a person or a program may leave."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from nyhavn.match.setup import Setup
from nyhavn.storage import StorageError, Store
from nyhavn.storage.checks import note_check, start_check, step_check, text_check
from nyhavn.storage.files import NAME
from nyhavn.storage.rows import START
from tests.storage.damage import still_works
from tests.storage.playing import open_store, put, random_game

GAME = random_game(3, 1)
ODD_NUMBERS = (-1, 2, 5, 7, 10**15, 2**53 + 1, 2**63 - 1, -(2**63))
DIGITS = ("9" * 25, "9" * 5_000, "-1", "²", "٣", "1e9", "NaN", "")


def filled(folder: Path) -> Path:
    """A file with a game that is over and one that is not."""
    store = open_store(folder)
    put(store, GAME, step=50)
    put(store, random_game(2, 1), 20, step=20)
    store.save_draft(2, "{}")
    store.notes.keep("review", {"0": "{}"}, game=2)
    store.notes.keep("puzzle", {"7": "solved"})
    store.settings.save({"language": "hu", "window": [800, 600]})
    store.close()
    return folder / NAME


def craft(path: Path, statement: str, *values: object) -> None:
    """Change the file, then make all sums right again."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(statement, values)
        _seal(connection)
        connection.commit()


def _seal(connection: sqlite3.Connection) -> None:
    for row in connection.execute(
        "SELECT id, created, counted, setup, deal, title, played, deleted, hints, over, snapshot FROM games"
    ).fetchall():
        start = start_check(*row[:5])
        check = text_check(row[0], "\n".join(map(str, row[5:])))
        connection.execute(
            "UPDATE games SET start_check = ?, row_check = ? WHERE id = ?", (start, check, row[0])
        )
    sums: dict[int, int] = {}
    for game, number, action in connection.execute(
        "SELECT game, number, action FROM actions ORDER BY game, number"
    ).fetchall():
        if number == START:
            head, _, setup = str(action).partition("\n")
            created, _, rest = head.partition(" ")
            counted, _, deal = rest.partition(" ")
            sums[game] = start_check(game, created, counted, setup, deal)  # type: ignore[arg-type]
        else:
            sums[game] = step_check(sums.get(game, 0), str(action))
        connection.execute(
            "UPDATE actions SET step_check = ? WHERE game = ? AND number = ?", (sums[game], game, number)
        )
    for game, subject, key, value in connection.execute(
        "SELECT game, subject, key, value FROM notes"
    ).fetchall():
        check = note_check(game, str(subject), str(key), str(value))
        connection.execute(
            "UPDATE notes SET note_check = ? WHERE game = ? AND subject = ? AND key = ?",
            (check, game, subject, key),
        )
    for game, draft in connection.execute("SELECT game, draft FROM drafts").fetchall():
        connection.execute(
            "UPDATE drafts SET draft_check = ? WHERE game = ?", (text_check(game, str(draft)), game)
        )


def use_everything(folder: Path) -> None:
    """Do all that the screens do; whatever is not sound is damage, so all is a StorageError."""
    for _ in range(2):
        store = open_store(folder)
        try:
            assert not store.in_memory
            ids = _ids(store)
            for work in (store.statistics, store.last_game, store.count_games, store.settings.load):
                work()
            for game_id in ids:
                _use(store, game_id)
            store.notes.read_of_all_games("review")
            store.notes.keep("puzzle", store.notes.read("puzzle") | {"8": "new"})
            assert store.notes.read_one("puzzle", "8") == "new"
            store.settings.save(store.settings.load() | {"language": "es"})
            assert store.settings.load()["language"] == "es"
            assert still_works(store)
        finally:
            store.close()


def _ids(store: Store[Setup]) -> list[int]:
    everything = [*store.list_games(), *store.list_games(deleted=True)]
    for game in everything:
        for seat in range(len(game.snapshot.scores)):
            game.snapshot.house(seat)
        assert len(game.hints) == len(game.setup.seats) == len(game.snapshot.scores)
        assert 0 <= game.played < 253_402_300_800_000
        assert len(game.title or "") <= 60
    return [game.id for game in everything]


def _use(store: Store[Setup], game_id: int) -> None:
    works: tuple[Callable[[], object], ...] = (
        lambda: store.load(game_id).record.final(),
        lambda: store.count_hint(game_id, 0),
        lambda: store.touch(game_id),
        lambda: store.rename(game_id, "Sunday"),
        lambda: store.export_game(game_id),
        lambda: store.duplicate(game_id),
        lambda: store.delete(game_id),
        lambda: store.restore(game_id),
    )
    for work in works:
        try:
            work()
        except StorageError:
            continue


def crafted(chance: random.Random) -> tuple[str, tuple[object, ...]]:
    """Some statement that leaves an odd row."""
    column = chance.choice(
        ("created", "counted", "played", "deleted", "over", "hints", "deal", "title", "setup")
    )
    number = chance.choice(ODD_NUMBERS)
    digits = chance.choice(DIGITS)
    game = chance.choice((1, 2))
    match chance.randrange(9):
        case 0:
            return f"UPDATE games SET {column} = ? WHERE id = ?", (number, game)
        case 1:
            return f"UPDATE games SET {column} = ? WHERE id = ?", (
                chance.choice((digits, b"\0\xff", "x" * 10**6)),
                game,
            )
        case 2:
            form = json.loads(GAME.snapshot(len(GAME.actions)).to_text())
            key = chance.choice(sorted(form))
            odd: object = chance.choice(
                (number, 0.5, None, True, "x", [], [number] * 5, ["Gz9"] * 3, {}, 10**4000)
            )
            return "UPDATE games SET snapshot = ? WHERE id = 1", (json.dumps(form | {key: odd}, default=str),)
        case 3:
            return "UPDATE games SET snapshot = ? WHERE id = ?", (
                chance.choice((digits, "[" * 10**5, "{}", "null")),
                game,
            )
        case 4:
            return (
                "UPDATE actions SET action = ? || substr(action, instr(action, ' ')) "
                "WHERE game = ? AND number = -1",
                (digits, game),
            )
        case 5:
            place = chance.choice(("number = 3", "number = -1", "number >= 10"))
            return f"UPDATE actions SET action = ? WHERE game = ? AND {place}", (
                chance.choice((digits, "d99", "x" * 10**5)),
                game,
            )
        case 6:
            value = chance.choice((digits, "[" * 10**5, '"\\ud800"', b"1", "1e999", "[" + digits + "]"))
            return "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (
                chance.choice(("window", b"k", "x")),
                value,
            )
        case 7:
            column = chance.choice(("subject", "key", "value"))
            odd = chance.choice((digits, "[" * 10**5, b"\0\xff", "x\ny"))
            return f"UPDATE notes SET {column} = ? WHERE game = ?", (odd, chance.choice((0, 2)))
        case _:
            table, key = chance.choice(
                (
                    ("games", "id"),
                    ("actions", "game"),
                    ("drafts", "game"),
                    ("notes", "game"),
                    ("sqlite_sequence", "seq"),
                )
            )
            return f"UPDATE {table} SET {key} = ? WHERE {key} = ?", (number, 2)


def fuzz_rows(folder: Path, number: int, seed: int) -> int:
    """Have a store survive so many files with odd rows; how many there were."""
    chance = random.Random(seed)
    content = filled(folder / f"rows-{seed}").read_bytes()
    for attempt in range(number):
        place = folder / f"rows-{seed}-{attempt}"
        place.mkdir()
        (place / NAME).write_bytes(content)
        for _ in range(chance.choice((1, 1, 2, 5))):
            statement, values = crafted(chance)
            try:
                craft(place / NAME, statement, *values)
            except (sqlite3.Error, OverflowError):
                continue
        try:
            use_everything(place)
        except Exception as error:
            raise AssertionError(f"crafted rows, seed {seed}, attempt {attempt}") from error
        for path in place.iterdir():
            path.unlink()
    return number
