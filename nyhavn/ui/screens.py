"""The screens that the app has, each imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.ui.app_screen import AppScreen, load_kv

Loader = Callable[[], type[AppScreen]]
"""Imports a screen when it is first wanted, so that a start imports one screen only."""


def _home() -> type[AppScreen]:
    from nyhavn.ui.home.screen import HomeScreen

    return HomeScreen


def _setup() -> type[AppScreen]:
    from nyhavn.ui.setup.screen import SetupScreen

    return SetupScreen


def _table() -> type[AppScreen]:
    from nyhavn.ui.table.screen import TableScreen

    return TableScreen


def _saves() -> type[AppScreen]:
    from nyhavn.ui.saves.screen import SavesScreen

    return SavesScreen


def _players() -> type[AppScreen]:
    from nyhavn.ui.players.screen import PlayersScreen

    return PlayersScreen


def _settings() -> type[AppScreen]:
    from nyhavn.ui.settings.screen import SettingsScreen

    return SettingsScreen


def _scoreboard() -> type[AppScreen]:
    from nyhavn.ui.scoreboard.screen import ScoreboardScreen

    return ScoreboardScreen


def _replay() -> type[AppScreen]:
    from nyhavn.ui.replay.screen import ReplayScreen

    return ReplayScreen


def _rules() -> type[AppScreen]:
    from nyhavn.ui.rules.screen import RulesScreen

    return RulesScreen


def _lesson() -> type[AppScreen]:
    from nyhavn.ui.lesson.screen import LessonScreen

    return LessonScreen


def _review() -> type[AppScreen]:
    from nyhavn.ui.review.screen import ReviewScreen

    return ReviewScreen


def _try_again() -> type[AppScreen]:
    from nyhavn.ui.review.try_again import TryAgainScreen

    return TryAgainScreen


def _puzzles() -> type[AppScreen]:
    from nyhavn.ui.puzzles.screen import PuzzlesScreen

    return PuzzlesScreen


def _puzzle() -> type[AppScreen]:
    from nyhavn.ui.puzzles.puzzle import PuzzleScreen

    return PuzzleScreen


def _book() -> type[AppScreen]:
    from nyhavn.ui.book.screen import BookScreen

    return BookScreen


SCREENS: dict[str, Loader] = {
    "home": _home,
    "setup": _setup,
    "saves": _saves,
    "players": _players,
    "settings": _settings,
    "table": _table,
    "lesson": _lesson,
    "rules": _rules,
    "scoreboard": _scoreboard,
    "replay": _replay,
    "review": _review,
    "try_again": _try_again,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "book": _book,
}


def read(name: str) -> type[AppScreen]:
    """The class of a screen, with its modules and kv files read."""
    screen_class = SCREENS[name]()
    load_kv(*screen_class.kv)
    return screen_class


def begin(name: str, app: Any) -> AppScreen:
    """A new screen of this name, for this app; empty until its `making` is done."""
    return read(name)(name=name, app=app)
