"""The player's games as the screens see them: the store beside the screen, and what it has to tell."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from kivy.clock import Clock

from nyhavn.match.draft import draft_from_text
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.store import Store
from nyhavn.storage.thread import StoreThread
from nyhavn.storage.troubles import Notice, Trouble

Games = StoreThread[Setup]


def open_games(store: Store[Setup], tell: Callable[[Notice], None]) -> Games:
    """Put a store to work; tell hears on the screen's side what the player has to know."""
    earlier = tuple(store.notices)

    def tell_earlier() -> None:
        for notice in earlier:
            tell(notice)

    _on_screen(tell_earlier)
    store.on_notice = lambda notice: _on_screen(lambda: tell(notice))
    return StoreThread(store, _on_screen)


def _on_screen(call: Callable[[], None]) -> None:
    Clock.schedule_once(lambda _dt: call(), 0)


def match_of(game: SavedGame[Setup]) -> Match:
    """A kept game to go on with, as it was left: also what was laid out and not confirmed."""
    match = Match(game.setup, game.actions, deal=game.deal)
    if game.draft is not None and match.is_human_turn:
        match.draft = draft_from_text(game.draft)
    return match


def resume(
    games: Games,
    game_id: int,
    then: Callable[[Match, Chronicle[Setup]], None],
    watch: Callable[[Trouble | None], None] | None = None,
) -> None:
    """Load a game beside the screen and hand it over with the chronicle that writes it on.

    watch hears when steps cannot be kept, and when they can again.
    """

    def load() -> tuple[Match, SavedGame[Setup]]:
        game = games.store.load(game_id)
        return match_of(game), game

    def hand_over(done: Future[tuple[Match, SavedGame[Setup]]]) -> None:
        match, game = done.result()
        then(match, Chronicle.resume(games, game, watch=watch))

    games.submit(load, hand_over)
