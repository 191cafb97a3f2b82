"""Files with games in them, to be damaged, and what is expected of a store that opens them."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from nyhavn.match.setup import Setup
from nyhavn.storage import Notice, NoticeKind, Store
from nyhavn.storage.files import NAME
from tests.storage.playing import PlayedGame, is_right, open_store, put, random_game

GAMES = [(players, seed) for seed in range(1, 5) for players in (2, 3, 4)]
SETTINGS = {"language": "hu", "seats": [1, 2, 3]}
LOG = NAME + "-wal"


def games() -> dict[int, PlayedGame]:
    """What the files hold, by id."""
    return {number: random_game(*game) for number, game in enumerate(GAMES, 1)}


def fill(folder: Path) -> Path:
    """Make a file with some games, closed in order."""
    store = open_store(folder)
    for number, game in games().items():
        assert put(store, game, step=20) == number
    store.save_draft(2, '{"held":1}')
    store.rename(3, "Sunday")
    store.settings.save(SETTINGS)
    store.close()
    return folder / NAME


def fill_and_kill(folder: Path) -> Path:
    """Make the same file with the last steps in the log only, as a killed app leaves it."""
    played = folder / "played"
    store = open_store(played)
    for game in games().values():
        put(store, game, 10, step=10)
    store.close()
    store = open_store(played)
    for game_id, game in games().items():
        for index in range(10, len(game.actions), 20):
            end = min(index + 20, len(game.actions))
            store.append(game_id, index, game.actions[index:end], game.snapshot(end))
    copy(played / NAME, folder)
    store.close()
    return folder / NAME


def copy(path: Path, folder: Path) -> Path:
    """Copy a file and its log."""
    for name in (NAME, LOG):
        if path.with_name(name).exists():
            shutil.copy(path.with_name(name), folder / name)
    return folder / NAME


def change(path: Path, statement: str) -> None:
    """Change the file without its sums, as a flipped bit does that leaves the pages in shape."""
    other = sqlite3.connect(path)
    assert other.execute(statement).rowcount > 0
    other.commit()
    other.close()


def recovered(store: Store[Setup]) -> Notice:
    """What the player is told of a damaged file, and nothing else."""
    (notice,) = store.notices
    assert notice.kind is NoticeKind.RECOVERED
    assert notice.path is not None
    assert notice.path.exists()
    return notice


def whole_games(store: Store[Setup]) -> int:
    """How many games are complete; none of the others is anything but the beginning of itself."""
    whole = 0
    for listed in store.list_games():
        game = games()[listed.id]
        assert listed.snapshot == game.snapshot(listed.snapshot.length)
        saved = store.load(listed.id)
        assert saved.actions == game.actions[: len(saved.actions)]
        whole += len(saved.actions) == len(game.actions)
    return whole


def still_works(store: Store[Setup]) -> bool:
    """Whether a new game can be played and kept."""
    game = random_game(2, 77)
    return is_right(store, put(store, game, 6, step=3), game, 6, 6)


def damaged_files(folder: Path) -> list[Path]:
    """Files that were set aside."""
    return [path for path in folder.iterdir() if ".damaged-" in path.name or ".newer-" in path.name]


def copies(path: Path) -> list[Path]:
    """The copies of a file that are kept beside it, the newest first."""
    return sorted(path.parent.glob(f"{path.stem}.copy-*{path.suffix}"))
