"""What Home shows of a kept game, and how to go on with it."""

from __future__ import annotations

from typing import Any

from nyhavn.i18n import _, listing
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import Listing
from nyhavn.ui.games import resume
from nyhavn.ui.home.unfinished import UnfinishedGame
from nyhavn.ui.lesson.deal import is_lesson


def unfinished_game(app: Any, game: Listing[Setup]) -> UnfinishedGame:
    """The offer to go on with a kept game."""
    return UnfinishedGame(
        listing([seat.name for seat in game.setup.seats]),
        _("Turn {turn}").format(turn=game.snapshot.turn + 1),
        lambda: open_game(app, game.id),
        lambda: picture(game),
    )


def open_game(app: Any, game_id: int) -> None:
    """Put a kept game on the table as it was left."""

    def put(match: Match, chronicle: Chronicle[Setup]) -> None:
        screen = "lesson" if is_lesson(match.deal) else "table"
        app.open(screen, match=match, chronicle=chronicle)

    resume(app.games, game_id, put, app.watch_store)


def picture(game: Listing[Setup]) -> Any:
    """A small picture of a kept game's table."""
    from nyhavn.ui.table.thumbnail import Thumbnail

    houses = [(seat.color, game.snapshot.house(number)) for number, seat in enumerate(game.setup.seats)]
    humans = game.setup.humans
    return Thumbnail(houses, humans[0] if humans else 0)
