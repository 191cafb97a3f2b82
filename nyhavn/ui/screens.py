"""The screens that the app has, and what they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import AliasProperty
from kivy.uix.screenmanager import Screen

from nyhavn.places import KV


class AppScreen(Screen):
    """A screen of the app. It is made when it is first opened, from its files in kv/, and then kept.

    Not of KivyMD: its screens bring the library's text fields along, which a start can do without.
    """

    theme_cls = AliasProperty(lambda _: App.get_running_app().theme_cls, cache=True)
    kv: ClassVar[tuple[str, ...]]
    """The names of its files in kv/, such as "home.kv". Later rules win: that of a base class comes first."""
    focus_first: ClassVar[str] = ""
    """What the keyboard's ring begins at; empty for the first thing that can be pressed."""

    def enter(self, **kwargs: Any) -> None:
        """The screen is about to be shown; the arguments are those of `app.open`."""

    def back(self) -> bool:
        """The player goes back and no layer is open: True if the screen saw to it, False to be left."""
        return False

    def inspect_state(self) -> dict[str, Any] | None:
        """The engine protocol's state of the game on the table, where there is one."""
        return None


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


SCREENS: dict[str, Loader] = {
    "home": _home,
    "setup": _setup,
    "saves": _saves,
    "settings": _settings,
    "table": _table,
    "lesson": _lesson,
    "rules": _rules,
    "scoreboard": _scoreboard,
    "replay": _replay,
}


def load_kv(*files: str) -> None:
    """Read files of kv/, each unless that was done before."""
    for path in (str(KV / file) for file in files):
        if path not in Builder.files:
            Builder.load_file(path)


def make(name: str) -> AppScreen:
    """A new screen of this name."""
    screen_class = SCREENS[name]()
    load_kv(*screen_class.kv)
    return screen_class(name=name)
