"""Keeps the game on the table: every step is safe in the file before the screen shows it as done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.app import App

from nyhavn.i18n import _, listing
from nyhavn.match.draft import draft_to_text
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.snapshot import Snapshot
from nyhavn.ui.home.unfinished import UnfinishedGame

Then = Callable[[], None]


class Keeper:
    """Told of every change of one match. Without a file (in some tests) it only remembers it."""

    def __init__(self, match: Match, chronicle: Chronicle[Setup] | None = None) -> None:
        self._match = match
        games = App.get_running_app().games
        if chronicle is None and games is not None:
            watch = App.get_running_app().watch_store
            chronicle = Chronicle.begin(games, match.setup, match.deal, watch=watch)
            if match.steps:
                chronicle.record(match.actions, self._snapshot())
        self.chronicle = chronicle
        self._offer()

    def _snapshot(self) -> Snapshot:
        return Snapshot.of(self._match.state, len(self._match.steps))

    def played(self, step: Step, then: Then) -> None:
        """An action was carried out; then is called once it is safe, or cannot be for now."""
        self._offer()
        if self.chronicle is None:
            then()
            return
        self.chronicle.record([step.action], self._snapshot(), lambda _done: then())

    def undone(self) -> None:
        """The last action was taken back."""
        self._offer()
        if self.chronicle is not None:
            self.chronicle.take_back(len(self._match.steps), self._snapshot())

    def drafted(self) -> None:
        """What is laid out changed."""
        if self.chronicle is not None:
            draft = self._match.draft
            self.chronicle.keep_draft(None if draft.is_empty else draft_to_text(draft))

    def hinted(self) -> None:
        """The player asked for advice."""
        if self.chronicle is not None:
            self.chronicle.count_hint(self._match.state.current)

    def _offer(self) -> None:
        """Have Home offer this game, or no longer offer it."""
        app, match = App.get_running_app(), self._match
        if match.state.over:
            app.unfinished = None
            return
        names = listing([seat.name for seat in match.setup.seats])
        note = _("Turn {turn}").format(turn=match.state.turn + 1)
        app.unfinished = UnfinishedGame(
            names, note, lambda: app.open("table", match=match), lambda: thumbnail(match)
        )


def thumbnail(match: Match) -> Any:
    """A small picture of a match's houses."""
    from nyhavn.ui.table.thumbnail import Thumbnail

    state = match.state
    return Thumbnail(
        [(seat.color, state.tiles(number)) for number, seat in enumerate(match.setup.seats)],
        match.setup.humans[0] if match.setup.humans else 0,
    )
