"""What all screens of the app are made of."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from threading import RLock
from typing import Any, ClassVar

from kivy.lang import Builder
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.screenmanager import Screen

from nyhavn.folders import KV
from nyhavn.ui.art.sheets import sheets
from nyhavn.ui.shell.by_steps import apply_rules

_loading = RLock()


class AppScreen(Screen):
    """A screen of the app. It is made from its files in kv/, ahead or when it is first opened, and then kept.

    It has the part of the window that no cutout and no bar of the system covers.
    Not of KivyMD, whose screen adds a ground that fades: the quay is the ground.
    """

    app = ObjectProperty()
    """The app: what a screen needs of it, and the ways to other screens."""
    theme_cls = AliasProperty(lambda self: self.app.theme_cls, cache=True)
    veil = NumericProperty(0)
    """How much it veils the quay, from 0 to 1. A ground of its own would end where a bar begins."""
    bleeds: ClassVar[bool] = False
    """Whether something on it goes on to the very edges of the window."""
    stays_turned: ClassVar[bool] = False
    """Whether it lies as the table did that it is opened from, where that lies flat; others are upright."""
    kv: ClassVar[tuple[str, ...]]
    """The names of its files in kv/, such as "home/screen.kv". Later rules win: a base class comes first."""
    focus_first: ClassVar[str] = ""
    """What the keyboard's ring begins at; empty for the first thing that can be pressed."""
    warms_up_whole: ClassVar[bool] = False
    """Whether all of it is drawn before it is seen, which takes memory: 2 MB, and of a long page 10. Of other
    screens, one of each kind of widget is."""

    def __init__(self, **kwargs: Any) -> None:
        self.pictures: set[str] = set()
        """Sheets of which something not yet in sight was drawn large: they are loaded whole when it is."""
        super().__init__(**kwargs)

    def on_parent(self, _screen: Any, parent: Any) -> None:
        """It comes into sight, or goes."""
        if parent is not None:
            sheets.load(self.pictures)
            self.pictures.clear()

    def apply_class_lang_rules(
        self, root: Any = None, ignored_consts: Collection[str] = (), rule_children: Any = None
    ) -> None:
        """Nothing yet: a new screen is empty until its `making` is done."""
        self._given = frozenset(ignored_consts)

    def making(self) -> Iterator[None]:
        """Make what kv says and what `furnish` adds, a small step at a time."""
        yield from apply_rules(self, self._given)
        yield from self.furnish()

    def furnish(self) -> Iterator[None]:
        """Add, in small steps, what kv does not say and what all openings have in common."""
        yield from ()

    @classmethod
    def prepare(cls) -> None:
        """Work out what its first opening needs: called in a thread of its own, before the screen is made."""

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
        with _loading:
            if path not in Builder.files:
                Builder.load_file(path)
