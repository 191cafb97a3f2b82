"""Reads the book out of the games' file, beside the screen; every game is replayed once."""

from __future__ import annotations

import time

from nyhavn.match.setup import Setup
from nyhavn.puzzles.book import (
    OUTCOME_KEY,
    OUTCOMES,
    RULES_READ,
    Book,
    book_of,
    outcome_from_text,
    outcome_to_text,
)
from nyhavn.puzzles.medals import Outcome, PlayedGame, outcome_of
from nyhavn.review import career
from nyhavn.storage.saved import Listing
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import StorageError


def read_book(store: Store[Setup]) -> Book:
    """The book as it is now."""
    noted = store.notes.read_of_all_games(OUTCOMES)
    reviews = store.notes.read_of_all_games(career.SUBJECT)
    outcomes: list[Outcome] = []
    reviewed: dict[int, tuple[str, tuple[int, ...]]] = {}
    for game in store.list_games(over=True):
        people = game.setup.humans
        if not game.counted or not people:
            continue
        outcome = _known(game, noted.get(game.id, {})) or _looked_at(store, game.id)
        if outcome is not None:
            outcomes.append(outcome)
        text = reviews.get(game.id, {}).get(career.KEY)
        if text is not None:
            reviewed[game.id] = text, people
    return book_of(outcomes, reviewed, store.notes.read(RULES_READ))


def _known(game: Listing[Setup], notes: dict[str, str]) -> Outcome | None:
    text = notes.get(OUTCOME_KEY)
    if text is None:
        return None
    hinted = any(game.hints[seat] for seat in game.setup.humans)
    return outcome_from_text(text, game.id, game.played, hinted)


def _looked_at(store: Store[Setup], game_id: int) -> Outcome | None:
    try:
        game = store.load(game_id)
        found = outcome_of(PlayedGame(game.id, game.played, game.setup, game.deal, game.actions, game.hints))
        store.notes.keep(OUTCOMES, {OUTCOME_KEY: outcome_to_text(found)}, game=game_id)
    except StorageError:
        return None
    return found


def note_rules_read(store: Store[Setup], language: str) -> None:
    """The rules were opened in a language; when it was the first time is kept."""
    if store.notes.read_one(RULES_READ, language) is None:
        store.notes.keep(RULES_READ, {language: str(int(time.time() * 1000))})
