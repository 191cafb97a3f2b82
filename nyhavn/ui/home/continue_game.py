"""What Home shows of an unfinished game, and how to go on with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from nyhavn.engine.board import Placement
from nyhavn.engine.state import State
from nyhavn.i18n import _, listing
from nyhavn.lesson.deal import FIRST, is_lesson, scripted_game
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.saved import Listing
from nyhavn.storage.snapshot import Snapshot
from nyhavn.ui.resume import resume
from nyhavn.words.standings import standing_text


@dataclass(frozen=True, slots=True, eq=False)
class UnfinishedGame:
    """A game to continue: whoever keeps games sets `app.unfinished` to it, or to None."""

    players: Callable[[], str]
    """The names, as one says them in the language spoken now."""
    note: Callable[[], str]
    """How far it is."""
    resume: Callable[[], Any]
    picture: Callable[[], Any] | None = None
    """Makes a widget that shows the table small; it takes whatever size it is given."""


def kept_game(app: Any, game: Listing[Setup]) -> UnfinishedGame:
    """The offer to go on with a game of the store."""
    return _card(
        game.setup,
        lambda: "",
        game.snapshot,
        lambda: open_game(app, game.id),
        lambda seat: game.snapshot.house(seat),
    )


def offer_match(app: Any, match: Match, state: State) -> None:
    """Have Home offer the game that is on a table, as it stands now, or no longer offer it."""
    if state.over:
        app.unfinished = None
        return
    screen = screen_of(match)
    app.unfinished = _card(
        match.setup,
        lambda: _lesson_title(match),
        Snapshot.of(state, len(match.steps)),
        lambda: app.open(screen, match=match),
        lambda seat: match.state.tiles(seat),
    )


def _lesson_title(match: Match) -> str:
    game = scripted_game(match.deal)
    if game is None:
        return ""
    return _("First game") if game is FIRST else _("Second lesson")


def screen_of(match: Match) -> str:
    """Where a game is played."""
    return "lesson" if is_lesson(match.deal) else "table"


def open_game(app: Any, game_id: int) -> None:
    """Put a kept game on the table as it was left."""

    def put(match: Match, chronicle: Chronicle[Setup]) -> None:
        app.open(screen_of(match), match=match, chronicle=chronicle)

    resume(app.games, game_id, put, app.watch_store, lambda: app.offer_last_game(anew=True))


def picture(setup: Setup, house: Callable[[int], Sequence[Placement]]) -> Any:
    """A small picture of a table; house gives the tiles of a seat."""
    from nyhavn.ui.widgets.houses import Thumbnail

    houses = [(seat.color, house(number)) for number, seat in enumerate(setup.seats)]
    return Thumbnail(houses)


def _card(
    setup: Setup,
    title: Callable[[], str],
    stands: Snapshot,
    resume: Callable[[], Any],
    house: Callable[[int], Sequence[Placement]],
) -> UnfinishedGame:
    names = [seat.name for seat in setup.seats]
    return UnfinishedGame(
        lambda: title() or listing(names),
        lambda: standing_text(names, stands.scores, stands.current, stands.winners),
        resume,
        lambda: picture(setup, house),
    )
