"""Puzzles, a puzzle, the calendar and the book at every size, in every language: all in reach and whole."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.ai.names import LEVELS
from nyhavn.i18n import LANGUAGES
from nyhavn.match.setup import Setup
from nyhavn.puzzles.book import Book
from nyhavn.puzzles.medals import MEDALS, Medal
from nyhavn.puzzles.model import FACADE, PUZZLE_KINDS, WIN
from nyhavn.storage.store import Store
from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest
from tests.matrix import SIZES, TELLING_LANGUAGES, seldom
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

ALL_EARNED = Book(
    {key: Medal(key, None, 1_790_000_000_000, hinted=True) for key in MEDALS},
    dict.fromkeys(LEVELS, 12),
)


@pytest.mark.parametrize(
    "languages",
    [TELLING_LANGUAGES[1:], pytest.param(tuple(LANGUAGES), marks=pytest.mark.slow)],
    ids=("telling", "all"),
)
@pytest.mark.parametrize("text_size", seldom((100, 200), 200))
@pytest.mark.parametrize("size", seldom(SIZES, (360, 640)))
def test_everything_fits(
    tmp_path: Path, size: tuple[int, int], text_size: int, languages: tuple[str, ...]
) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage(size, games=store, text_size=text_size) as stage:
        stage.open("puzzles")
        stage.wait_for(lambda: library_of(stage.app).is_open)
        found = []
        for language in languages:
            stage.app.preferences.language = language
            found += [f"{language} {fault}" for fault in _all_faults(stage)]
        assert found == []
    store.close()


def _all_faults(stage: Stage) -> Iterator[str]:
    screen = stage.open("puzzles")
    yield from _faults_of("puzzles", stage.screen)
    screen.open_days()
    stage.frames()
    yield from _faults_of("days", Window.children[0])
    stage.go_back()
    book = stage.open("book")
    stage.wait_for(lambda: not stage.app.inspector.is_busy)
    book.book = ALL_EARNED
    book.show()
    stage.frames()
    yield from _faults_of("book", stage.screen)
    for kind in (FACADE, WIN):
        yield from _faults_of_a_puzzle(stage, kind)


def _open(stage: Stage, kind: str) -> Any:
    screen = stage.open("puzzle", request=PuzzleRequest(library_of(stage.app).pack.of_kind(kind)[0]))
    stage.wait_for(lambda: screen.puzzle is not None and screen.tabletop.has_session)
    return screen


def _faults_of_a_puzzle(stage: Stage, kind: str) -> Iterator[str]:
    """Above the table of a puzzle, with everything that is said there on the way."""
    screen = _open(stage, kind)
    for do in (screen.again, screen.check, screen.hint, screen.hint, screen.no_more_builds):
        do()
        stage.frames()
        yield from _faults_of(f"{kind}: {screen.status}", screen.ids.head)
    screen.give_up()
    stage.frames()
    yield from _faults_of("give up", Window.children[0])
    stage.go_back()


def _faults_of(what: str, shown: object) -> Iterator[str]:
    yield from (f"{what}: {fault}" for fault in faults(shown))


LOOKED_AT = ("puzzle.goal", "puzzle.status", "score.", "house.", "recap", "strip")
"""What is only to be looked at, or lies in something larger that is touched."""


@pytest.mark.parametrize(
    "language",
    [
        *TELLING_LANGUAGES,
        *(pytest.param(x, marks=pytest.mark.slow) for x in LANGUAGES if x not in TELLING_LANGUAGES),
    ],
)
def test_the_table_of_a_puzzle_has_fingertips_on_the_smallest_phone(tmp_path: Path, language: str) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage((360, 640), games=store) as stage:
        stage.app.preferences.language = language
        stage.open("puzzles")
        stage.wait_for(lambda: library_of(stage.app).is_open)
        for kind in PUZZLE_KINDS:
            _open(stage, kind)
            sizes = {part.name: part.rect[2:] for part in stage.parts.values()}
            small = {name for name, size in sizes.items() if min(size) < 47.9}
            assert {name for name in small if not name.startswith(LOOKED_AT)} == set(), kind
    store.close()
