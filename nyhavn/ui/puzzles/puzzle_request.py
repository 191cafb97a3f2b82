"""Which puzzle is asked for, and getting it ready beside the screen: its game is replayed for it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass

from nyhavn.engine.actions import Action
from nyhavn.engine.notation import NotationError, action_from_text
from nyhavn.match.journal import steps_from
from nyhavn.match.setup import Setup
from nyhavn.puzzles.model import GamePuzzle, Puzzle
from nyhavn.puzzles.own_mistakes import own_puzzle
from nyhavn.puzzles.pack import Entry
from nyhavn.puzzles.repetition import Mistake
from nyhavn.review.kept import SUBJECT, judgements_from_texts
from nyhavn.review.turns import turns_of
from nyhavn.storage.store import Store


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """A puzzle of the pack, perhaps as the one of a day; or one of the player's own mistakes."""

    entry: Entry | None = None
    day: dt.date | None = None
    mistake: Mistake | None = None

    @property
    def name(self) -> str:
        """What its progress is kept by."""
        if self.mistake is not None:
            return f"own {self.mistake.game} {self.mistake.turn}"
        assert self.entry is not None
        return self.entry.name


def own_from_store(store: Store[Setup], mistake: Mistake) -> GamePuzzle | None:
    """One's own mistake as a puzzle; None if the game or its review is gone."""
    game = store.load(mistake.game)
    turns = turns_of(game.deal.start(), game.actions)
    judgements = judgements_from_texts(turns, store.notes.read(SUBJECT, game=mistake.game))
    place = next((place for place, turn in enumerate(turns) if turn.number == mistake.turn), None)
    if place is None or place not in judgements:
        return None
    return own_puzzle(mistake.game, game.deal, turns, mistake.turn, judgements[place])


def tried_from_text(puzzle: Puzzle, text: str) -> tuple[Action, ...]:
    """What was done when the app was left, as far as it makes sense."""
    try:
        actions = tuple(action_from_text(word) for word in text.split())
        for _step in steps_from(puzzle.position(), actions):
            pass
    except (NotationError, ValueError):
        return ()
    return actions
