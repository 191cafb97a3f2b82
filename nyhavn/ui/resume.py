"""Goes on with kept games. Apart from ui/games.py, because no start needs a match before its first frame."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.match.draft import draft_from_text
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import SavedGame
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import Trouble
from nyhavn.ui.games import Games


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
    instead: Callable[[], None] | None = None,
) -> None:
    """Load a game beside the screen and hand it over with the chronicle that writes it on.

    watch hears when steps cannot be kept, and when they can again; instead is called where there is no such
    game any more, or it cannot be read.
    """

    def load(store: Store[Setup]) -> tuple[Match, SavedGame[Setup]]:
        game = store.load(game_id)
        return match_of(game), game

    def hand_over(found: tuple[Match, SavedGame[Setup]]) -> None:
        match, game = found
        then(match, Chronicle.resume(games, game, watch=watch))

    games.ask(load, hand_over, instead)
