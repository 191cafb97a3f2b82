"""Keeps the lesson like any game, but uncounted, and finds it again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from kivy.app import App

from nyhavn.i18n import _, listing
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.snapshot import Snapshot
from nyhavn.ui.games import Games, match_of
from nyhavn.ui.home.unfinished import UnfinishedGame
from nyhavn.ui.lesson.deal import SEED, is_lesson
from nyhavn.ui.table.keeping import Keeper, thumbnail

Kept = tuple[Match, Chronicle[Setup]]


def begin(app: Any, match: Match) -> Chronicle[Setup] | None:
    """Write a game down that counts in no statistics, with all that was done in it."""
    if app.games is None:
        return None
    chronicle = Chronicle.begin(app.games, match.setup, match.deal, counted=False, watch=app.watch_store)
    if match.steps:
        chronicle.record(match.actions, Snapshot.of(match.state, len(match.steps)))
    return chronicle


def find(app: Any, then: Callable[[Kept | None], None]) -> None:
    """Look beside the screen for a lesson that was left, and hand it over with what writes it on."""
    games: Games = app.games

    def work() -> SavedGame[Setup] | None:
        for game in games.store.list_games(over=False):
            if game.setup.seed == SEED and not game.counted:
                saved = games.store.load(game.id)
                if is_lesson(saved.deal):
                    return saved
        return None

    def hand_over(done: Future[SavedGame[Setup] | None]) -> None:
        # What cannot be read is no reason not to begin.
        saved = None if done.exception() else done.result()
        if saved is None:
            then(None)
        else:
            then((match_of(saved), Chronicle.resume(games, saved, watch=app.watch_store)))

    games.submit(work, hand_over)


def forget(games: Games | None, chronicle: Chronicle[Setup] | None) -> None:
    """The lesson goes on as another game: it is not to be offered any more."""
    if games is None or chronicle is None:
        return

    def work() -> None:
        if chronicle.game_id is not None:
            games.store.delete(chronicle.game_id)

    games.submit(work)


class LessonKeeper(Keeper):
    """Has Home lead back to the screen of the lesson."""

    def _offer(self) -> None:
        app, match = App.get_running_app(), self._match
        if match.state.over:
            app.unfinished = None
            return
        title = (
            _("First game") if is_lesson(match.deal) else listing([seat.name for seat in match.setup.seats])
        )
        note = _("Turn {turn}").format(turn=match.state.turn + 1)
        app.unfinished = UnfinishedGame(
            title, note, lambda: app.open("lesson", match=match), lambda: thumbnail(match)
        )
