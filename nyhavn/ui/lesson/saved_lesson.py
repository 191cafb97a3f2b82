"""Finds a lesson that was left among the kept games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.lesson.deal import ScriptedGame
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.store import Store
from nyhavn.ui.games import Games
from nyhavn.ui.resume import match_of

Kept = tuple[Match, Chronicle[Setup]]


def find(app: Any, wanted: ScriptedGame, then: Callable[[Kept | None], None]) -> None:
    """Look beside the screen for a lesson that was left, and hand it over with what writes it on."""
    games: Games = app.games
    if not games.is_open:
        # To learn the game nobody has to wait until the file is mended.
        then(None)
        return

    def work(store: Store[Setup]) -> tuple[Match, SavedGame[Setup]] | None:
        for game in store.list_games(over=False):
            if game.setup.seed == wanted.deal.seed and not game.counted:
                saved = store.load(game.id)
                if saved.deal == wanted.deal:
                    return match_of(saved), saved
        return None

    def hand_over(found: tuple[Match, SavedGame[Setup]] | None) -> None:
        if found is None:
            then(None)
        else:
            match, saved = found
            then((match, Chronicle.resume(games, saved, watch=app.watch_store)))

    # What cannot be read is no reason not to begin.
    games.ask(work, hand_over, lambda: then(None))


def forget(games: Games | None, chronicle: Chronicle[Setup] | None) -> None:
    """The lesson goes on as another game: it is not to be offered any more."""
    if games is None or chronicle is None:
        return

    def work(store: Store[Setup]) -> None:
        if chronicle.game_id is not None:
            store.delete(chronicle.game_id)

    games.ask(work, lambda _done: None)
