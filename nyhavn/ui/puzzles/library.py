"""The puzzles and what the player has made of them, for all screens that show any of it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from nyhavn.match.setup import Setup
from nyhavn.puzzles.daily import of_the_day, to_practise
from nyhavn.puzzles.model import FACADE
from nyhavn.puzzles.own_mistakes import mistakes_in
from nyhavn.puzzles.pack import Entry, Pack, load_pack
from nyhavn.puzzles.progress import Bookkeeper, Progress, keep, read_progress
from nyhavn.puzzles.rating import Difficulty, next_puzzle
from nyhavn.puzzles.repetition import Mistake, due
from nyhavn.review.kept import SUBJECT, judgements_from_texts
from nyhavn.review.turns import turns_of
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import StorageError
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest

Notes = Mapping[str, Mapping[str, str]]


class PuzzleLibrary:
    """One for an app. What is told to it is in the file by the time the app could be killed."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.today: Callable[[], dt.date] = dt.date.today
        """The device's calendar day."""
        self._books: Bookkeeper | None = None
        self.difficulty = Difficulty.LIKE_ME

    @property
    def pack(self) -> Pack:
        """All puzzles that came with the app."""
        return load_pack()

    @property
    def is_open(self) -> bool:
        """Whether the progress has been read."""
        return self._books is not None

    @property
    def books(self) -> Bookkeeper:
        """Who writes down what happens; `open` comes first."""
        assert self._books is not None
        return self._books

    @property
    def progress(self) -> Progress:
        """What the player has made of the puzzles."""
        return self.books.progress

    def open(self, then: Callable[[], None]) -> None:
        """Have the progress read, unless it was; then is called, perhaps at once."""
        if self._books is not None:
            then()
            return

        def took(progress: Progress) -> None:
            if self._books is None:
                self._books = Bookkeeper(progress)
            then()

        if self._app.games is None:
            took(Progress())
        else:
            today = self.today()
            self._app.games.ask(lambda store: _read(store, today), took, lambda: took(Progress()))

    def note(self, notes: Notes) -> None:
        """Have what the books say kept."""
        if self._app.games is not None and notes:
            self._app.games.ask(lambda store: keep(store.notes, notes), lambda _none: None)

    # Which puzzle

    def of_day(self, day: dt.date) -> Entry:
        """The façade of a day."""
        return of_the_day(self.pack.facades, day)

    def free(self, kind: str) -> tuple[Entry, ...]:
        """The puzzles of a kind that are no day's."""
        entries = self.pack.of_kind(kind)
        return tuple(to_practise(entries)) if kind == FACADE else entries

    def next_of(self, kind: str, after: str = "") -> Entry | None:
        """The puzzle of a kind that suits the player, and is not the one before."""
        progress = self.progress
        return next_puzzle(self.free(kind), progress.done, progress.rating, self.difficulty, after)

    def following(self, request: PuzzleRequest) -> PuzzleRequest | None:
        """Another one of the kind; after one of the player's own mistakes, the next that is due."""
        if request.mistake is not None:
            waiting = [each for each in self.due() if each != request.mistake]
            return PuzzleRequest(mistake=waiting[0]) if waiting else None
        assert request.entry is not None
        entry = self.next_of(request.entry.kind, request.entry.name)
        return PuzzleRequest(entry) if entry is not None else None

    def due(self) -> list[Mistake]:
        """One's own mistakes that are to be tried today."""
        return due(list(self.progress.mistakes.values()), self.today())

    def find_mistakes(self, then: Callable[[], None]) -> None:
        """Look through the reviews for mistakes that are not known yet."""
        if self._app.games is None:
            then()
            return
        known = frozenset(self.progress.mistakes)
        today = self.today()

        def found(mistakes: list[Mistake]) -> None:
            self.note(self.books.collected(mistakes))
            then()

        self._app.games.ask(lambda store: _mistakes(store, known, today), found, then, slow=True)


def _read(store: Store[Setup], today: dt.date) -> Progress:
    # The pack and the day's façade take a moment, too, and whoever asks will want them.
    of_the_day(load_pack().facades, today).puzzle()
    return read_progress(store.notes)


def _mistakes(store: Store[Setup], known: frozenset[tuple[int, int]], today: dt.date) -> list[Mistake]:
    found: list[Mistake] = []
    for game_id, notes in store.notes.read_of_all_games(SUBJECT).items():
        try:
            game = store.load(game_id)
        except StorageError:
            continue
        turns = turns_of(game.deal.start(), game.actions)
        for turn in mistakes_in(game.setup.humans, turns, judgements_from_texts(turns, notes)):
            if (game_id, turn) not in known:
                found.append(Mistake(game_id, turn, today))
    return found


def library_of(app: Any) -> PuzzleLibrary:
    """The shelf of an app, which keeps it."""
    library: PuzzleLibrary | None = getattr(app, "puzzle_shelf", None)
    if library is None:
        library = app.puzzle_shelf = PuzzleLibrary(app)
    return library
