"""Keeps the judgements of a review with the game, and finds those that were kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import Setup
from nyhavn.review import career
from nyhavn.review.judge import Judgement
from nyhavn.review.kept import judgement_to_text, judgements_from_texts, subject_of
from nyhavn.review.review import Review
from nyhavn.review.turns import PlayedTurn
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import Trouble
from nyhavn.ui.games import Games

Found = Mapping[int, Judgement]


class ReviewAutosave:
    """One review's place among the games. A game that is not there is reviewed without being kept."""

    def __init__(
        self, games: Games | None, record: MatchRecord, turns: tuple[PlayedTurn, ...], open_cards: bool
    ) -> None:
        self._games = games
        self._record = record
        self._turns = turns
        self._subject = subject_of(open_cards)
        self._game_id: int | None = None

    def find(self, then: Callable[[Found], None]) -> None:
        """Look for what is known of the game; then hears of it, perhaps at once."""
        if self._games is None:
            then({})
            return
        record, turns = self._record, self._turns

        def look(store: Store[Setup]) -> tuple[int | None, Found]:
            game_id = store.find_game(record.setup, record.deal, record.actions)
            if game_id is None:
                return None, {}
            return game_id, judgements_from_texts(turns, store.notes.read(self._subject, game=game_id))

        def found(answer: tuple[int | None, Found]) -> None:
            self._game_id = answer[0]
            then(answer[1])

        self._games.ask(look, found, lambda: then({}), apologise=_silently)

    def keep(self, place: int, judgement: Judgement) -> None:
        """Keep what was found out about a turn."""
        self._note(self._subject, str(place), judgement_to_text(self._turns, place, judgement))

    def keep_summary(self, review: Review) -> None:
        """Keep what a whole review says of everybody, for the statistics."""
        self._note(career.SUBJECT, career.KEY, career.summaries_to_text(career.summaries(review)))

    def _note(self, subject: str, key: str, text: str) -> None:
        game_id = self._game_id
        if self._games is None or game_id is None:
            return
        self._games.ask(
            lambda store: store.notes.keep(subject, {key: text}, game=game_id),
            lambda _none: None,
            apologise=_silently,
        )


def _silently(_trouble: Trouble) -> None:
    """What could not be read or kept is found out once more: nothing that a player has to know."""
