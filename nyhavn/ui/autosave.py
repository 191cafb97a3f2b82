"""Keeps the game on the table: every step is safe in the file before the session shows it as done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft, draft_to_text
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.snapshot import Snapshot


def begin_chronicle(app: Any, match: Match, counted: bool = True) -> Chronicle[Setup] | None:
    """Write a match down from its beginning, with all that was done in it. None where no games are kept.

    What is not counted stays out of the statistics: a lesson, or a game of which much is known.
    """
    if app.games is None:
        return None
    chronicle: Chronicle[Setup] = Chronicle.begin(
        app.games, match.setup, match.deal, counted=counted, watch=app.watch_store
    )
    if match.steps:
        chronicle.record(match.actions, Snapshot.of(match.state, len(match.steps)))
    return chronicle


class GameAutosave:
    """What a session tells of every change, written down by a chronicle; `offer` hears of every step."""

    def __init__(self, chronicle: Chronicle[Setup] | None, offer: Callable[[State], None]) -> None:
        self.chronicle = chronicle
        self._offer = offer

    def played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        """Keep an action; then is called once it is safe, or cannot be for now."""
        self._offer(state)
        if self.chronicle is None:
            then()
        else:
            self.chronicle.record([action], Snapshot.of(state, length), lambda _done: then())

    def undone(self, state: State, length: int) -> None:
        """Take the last action back."""
        self._offer(state)
        if self.chronicle is not None:
            self.chronicle.take_back(length, Snapshot.of(state, length))

    def drafted(self, draft: Draft) -> None:
        """Keep what is laid out."""
        if self.chronicle is not None:
            self.chronicle.keep_draft(None if draft.is_empty else draft_to_text(draft))

    def table_set(self, setup: Setup) -> None:
        """Keep how the table is set."""
        if self.chronicle is not None:
            self.chronicle.set_table(setup)

    def hinted(self, seat: int) -> None:
        """Count a hint."""
        if self.chronicle is not None:
            self.chronicle.count_hint(seat)
