"""What the player has made of the puzzles so far, kept as small notes beside the games.

Every puzzle that was begun has a note, every day that was solved, every mistake that comes back; ratings are
kept by the day. What a note says is checked when it is read: one that makes no sense counts as missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final, Protocol

from nyhavn.puzzles import rating
from nyhavn.puzzles.repetition import Mistake
from nyhavn.puzzles.streak import Streak, streak

PUZZLES: Final = "puzzle"
DAYS: Final = "puzzle day"
RATINGS: Final = "puzzle rating"
MISTAKES: Final = "puzzle mistake"
OPEN: Final = "puzzle open"
"""The subjects of the notes."""
_OPEN_KEY: Final = "now"


class NoteBook(Protocol):
    """Where notes are kept: texts by subject and key."""

    def read(self, subject: str) -> dict[str, str]: ...
    def keep(self, subject: str, notes: Mapping[str, str]) -> None: ...


@dataclass(frozen=True, slots=True)
class Attempt:
    """What was made of one puzzle."""

    solved: bool = False
    gave_up: bool = False
    hints: int = 0
    wrong: int = 0
    seconds: int | None = None
    """The shortest time it was solved in, if the player wished to know."""

    @property
    def is_done(self) -> bool:
        """Whether the rating knows it already."""
        return self.solved or self.gave_up


@dataclass(frozen=True, slots=True)
class OpenTry:
    """A puzzle that lies on the table: what was done so far, as text."""

    puzzle: str
    """The name of the puzzle; of a mistake, its game and turn."""
    actions: str = ""
    day: date | None = None
    """Whose façade it is, where it is one of a day."""


@dataclass(slots=True)
class Progress:
    """All of it."""

    attempts: dict[str, Attempt] = field(default_factory=dict)
    days: dict[date, date] = field(default_factory=dict)
    """The days whose façade was solved, each with the day on which it was."""
    ratings: dict[date, int] = field(default_factory=dict)
    """The rating at the end of each day on which it changed."""
    rated: int = 0
    """Puzzles that count in it."""
    mistakes: dict[tuple[int, int], Mistake] = field(default_factory=dict)
    """One's own mistakes, by game and turn."""
    open: OpenTry | None = None

    @property
    def rating(self) -> int:
        """The player's rating."""
        return self.ratings[max(self.ratings)] if self.ratings else rating.START

    def attempt(self, name: str) -> Attempt:
        """What was made of a puzzle."""
        return self.attempts.get(name, Attempt())

    @property
    def done(self) -> frozenset[str]:
        """The puzzles that need not come again."""
        return frozenset(name for name, attempt in self.attempts.items() if attempt.is_done)

    def solved_of(self, names: frozenset[str]) -> int:
        """How many of these were solved."""
        return sum(attempt.solved for name, attempt in self.attempts.items() if name in names)

    def streak(self, today: date) -> Streak:
        """Days in a row on which the façade of the day was solved."""
        return streak([day for day, solved in self.days.items() if solved == day], today)


class Bookkeeper:
    """Changes the progress, and says which notes that takes; whoever asks has them kept."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def missed(self, name: str) -> dict[str, dict[str, str]]:
        """A try was wrong."""
        before = self.progress.attempt(name)
        wrong = before.wrong + (not before.is_done)
        return self._attempted(name, replace(before, wrong=wrong))

    def hinted(self, name: str) -> dict[str, dict[str, str]]:
        """A hint was given."""
        before = self.progress.attempt(name)
        hints = before.hints + (not before.is_done)
        return self._attempted(name, replace(before, hints=hints))

    def timed(self, name: str, seconds: int) -> dict[str, dict[str, str]]:
        """It was solved in so many seconds; the best time is kept."""
        before = self.progress.attempt(name)
        best = seconds if before.seconds is None else min(before.seconds, seconds)
        return self._attempted(name, replace(before, seconds=best))

    def finished(
        self, name: str, puzzle_rating: int, solved: bool, today: date, day: date | None = None
    ) -> dict[str, dict[str, str]]:
        """A puzzle was solved, or its solution shown. Only the first time counts in the rating."""
        before = self.progress.attempt(name)
        after = replace(before, solved=before.solved or solved, gave_up=before.gave_up or not solved)
        notes = self._attempted(name, after)
        if not before.is_done:
            notes |= self._rated(puzzle_rating, rating.result(solved, before.hints, before.wrong), today)
        if solved and day is not None and day not in self.progress.days and not after.gave_up:
            self.progress.days[day] = today
            notes[DAYS] = {day.isoformat(): today.isoformat()}
        return notes

    def repeated(self, mistake: Mistake, solved: bool, today: date) -> dict[str, dict[str, str]]:
        """One of the player's own mistakes was tried again."""
        return self.collected([mistake.after(solved, today)])

    def collected(self, mistakes: list[Mistake]) -> dict[str, dict[str, str]]:
        """These mistakes are to be kept as they are."""
        notes = {}
        for mistake in mistakes:
            self.progress.mistakes[mistake.game, mistake.turn] = mistake
            form = {"due": mistake.due.isoformat(), "solved": mistake.solved}
            notes[f"{mistake.game} {mistake.turn}"] = _text(form)
        return {MISTAKES: notes} if notes else {}

    def opened(self, lies: OpenTry | None) -> dict[str, dict[str, str]]:
        """A puzzle lies on the table, after some steps; or none does."""
        self.progress.open = lies
        form: dict[str, Any] = {}
        if lies is not None:
            form = {"puzzle": lies.puzzle, "actions": lies.actions}
            if lies.day is not None:
                form["day"] = lies.day.isoformat()
        return {OPEN: {_OPEN_KEY: _text(form)}}

    def _attempted(self, name: str, attempt: Attempt) -> dict[str, dict[str, str]]:
        self.progress.attempts[name] = attempt
        form = {
            "solved": attempt.solved,
            "gave_up": attempt.gave_up,
            "hints": attempt.hints,
            "wrong": attempt.wrong,
            **({} if attempt.seconds is None else {"seconds": attempt.seconds}),
        }
        return {PUZZLES: {name: _text(form)}}

    def _rated(self, puzzle_rating: int, made: float, today: date) -> dict[str, dict[str, str]]:
        progress = self.progress
        # A clock that was put back adds to the last day that is known.
        day = max([today, *progress.ratings])
        progress.ratings[day] = round(rating.rated(progress.rating, puzzle_rating, made, progress.rated))
        progress.rated += 1
        return {RATINGS: {day.isoformat(): str(progress.ratings[day])}}


def keep(book: NoteBook, notes: Mapping[str, Mapping[str, str]]) -> None:
    """Keep what a Bookkeeper says."""
    for subject, texts in notes.items():
        book.keep(subject, texts)


def read_progress(book: NoteBook) -> Progress:
    """What was kept; whatever makes no sense is passed over."""
    progress = Progress()
    for name, text in book.read(PUZZLES).items():
        attempt = _attempt(_form(text))
        if attempt is not None:
            progress.attempts[name] = attempt
    for key, text in book.read(DAYS).items():
        day, solved = _date(key), _date(text)
        if day is not None and solved is not None:
            progress.days[day] = solved
    for key, text in book.read(RATINGS).items():
        day = _date(key)
        if day is not None and text.isdecimal() and rating.LOWEST <= int(text) <= rating.HIGHEST:
            progress.ratings[day] = int(text)
    progress.rated = sum(attempt.is_done for attempt in progress.attempts.values())
    for key, text in book.read(MISTAKES).items():
        mistake = _mistake(key, _form(text))
        if mistake is not None:
            progress.mistakes[mistake.game, mistake.turn] = mistake
    progress.open = _open(_form(book.read(OPEN).get(_OPEN_KEY, "")))
    return progress


def _text(form: Mapping[str, object]) -> str:
    return json.dumps(form, separators=(",", ":"))


def _form(text: str) -> dict[str, Any]:
    try:
        form = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return form if isinstance(form, dict) else {}


def _attempt(form: Mapping[str, Any]) -> Attempt | None:
    hints, wrong = form.get("hints"), form.get("wrong")
    if type(hints) is not int or type(wrong) is not int or hints < 0 or wrong < 0:
        return None
    seconds = form.get("seconds")
    kept = seconds if type(seconds) is int and seconds >= 0 else None
    return Attempt(form.get("solved") is True, form.get("gave_up") is True, hints, wrong, kept)


def _mistake(key: str, form: Mapping[str, Any]) -> Mistake | None:
    game, _, turn = key.partition(" ")
    due, solved = _date(form.get("due")), form.get("solved")
    if not (game.isdecimal() and turn.isdecimal()) or due is None or type(solved) is not int or solved < 0:
        return None
    return Mistake(int(game), int(turn), due, solved)


def _open(form: Mapping[str, Any]) -> OpenTry | None:
    puzzle, actions = form.get("puzzle"), form.get("actions", "")
    if not isinstance(puzzle, str) or not isinstance(actions, str):
        return None
    return OpenTry(puzzle, actions, _date(form.get("day")))


def _date(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None
