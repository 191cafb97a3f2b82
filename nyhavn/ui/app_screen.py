"""What all screens of the app are made of."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.lang import Builder
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.screenmanager import Screen

from nyhavn.places import KV


class AppScreen(Screen):
    """A screen of the app. It is made when it is first opened, from its files in kv/, and then kept.

    It has the part of the window that no cutout and no bar of the system covers.
    Not of KivyMD: its screens bring the library's text fields along, which a start can do without.
    """

    app = ObjectProperty()
    """The app: what a screen needs of it, and the ways to other screens."""
    theme_cls = AliasProperty(lambda self: self.app.theme_cls, cache=True)
    veil = NumericProperty(0)
    """How much it veils the quay, from 0 to 1. A ground of its own would end where a bar begins."""
    bleeds: ClassVar[bool] = False
    """Whether something on it goes on to the very edges of the window."""
    kv: ClassVar[tuple[str, ...]]
    """The names of its files in kv/, such as "home.kv". Later rules win: that of a base class comes first."""
    focus_first: ClassVar[str] = ""
    """What the keyboard's ring begins at; empty for the first thing that can be pressed."""

    def enter(self, **kwargs: Any) -> None:
        """The screen is about to be shown; the arguments are those of `app.open`."""

    def back(self) -> bool:
        """The player goes back and no layer is open: True if the screen saw to it, False to be left."""
        return False

    def notice_y(self, height: float) -> float | None:
        """Where a notice of this height covers no button of the screen; None: at its foot."""
        return None

    def game_state(self) -> dict[str, Any] | None:
        """The engine protocol's state of the game on the table, where there is one."""
        return None


def load_kv(*files: str) -> None:
    """Read files of kv/, each unless that was done before."""
    for path in (str(KV / file) for file in files):
        if path not in Builder.files:
            Builder.load_file(path)
