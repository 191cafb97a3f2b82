"""Tables that a player comes back to: what must lie in the app's data before it starts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nyhavn.match.draft import draft_to_text
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from tests.e2e.driver import Driver
from tests.e2e.player import Player


def put_away(folder: Path, match: Match) -> None:
    """Put a game into the app's data, as one that was left in the middle."""
    store = Store.open(folder / "data", Setup.from_json)
    game = store.new_game(match.setup, match.deal)
    if match.steps:
        store.append(game, 0, match.actions, Snapshot.of(match.state, len(match.steps)))
    if not match.draft.is_empty:
        store.save_draft(game, draft_to_text(match.draft))
    store.close()


def without_motion(folder: Path, **chosen: object) -> None:
    """Settings of a player who does not want to wait for anything."""
    store = Store.open(folder / "data", Setup.from_json)
    store.settings.save({"motion": "off", **chosen})
    store.close()


@contextmanager
def at_left_table(folder: Path, match: Match) -> Iterator[Player]:
    """A player who has come back to this game, and does not want to wait for anything."""
    without_motion(folder)
    put_away(folder, match)
    with Driver(folder) as app:
        yield Player.going_on(app, match)
