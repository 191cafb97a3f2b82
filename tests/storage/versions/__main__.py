"""Writes a file of the present version, with all that it can hold."""

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from nyhavn.match.setup import Setup
from nyhavn.storage import Store
from nyhavn.storage.files import NAME
from nyhavn.storage.schema import latest
from tests.storage.playing import exported, put, random_game
from tests.storage.versions import dump, texts

NOON = 1_780_000_000.0


def main() -> None:
    with TemporaryDirectory() as name:
        store = Store.open(Path(name), Setup.from_json, clock=lambda: NOON)
        ids = [put(store, random_game(players, 11), step=500) for players in (2, 3, 4)]
        ids.append(put(store, random_game(4, 12), 25, step=500))
        store.rename(ids[0], "Szép ház: 1.")
        store.count_hint(ids[1], 2)
        store.duplicate(ids[2])
        store.save_draft(ids[3], '{"piers":[2,3],"both":false,"discard":[],"coat":null}')
        store.delete(store.duplicate(ids[0]))
        store.settings.save({"language": "hu", "window": [800, 600]})
        store.notes.keep("review", {"0": "judged"}, game=ids[0])
        store.notes.keep("puzzle", {"7": "solved", "8": "opened"})
        text = exported(store)
        store.close()
        connection = sqlite3.connect(Path(name) / NAME)
        marks = [
            connection.execute(f"PRAGMA {mark}").fetchone()[0] for mark in ("application_id", "user_version")
        ]
        lines = [
            f"PRAGMA application_id = {marks[0]};",
            f"PRAGMA user_version = {marks[1]};",
            *connection.iterdump(),
        ]
        connection.close()
    for path, content in ((dump(latest()), "\n".join(lines) + "\n"), (texts(latest()), text)):
        path.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
