"""A player who has a keyboard and nothing else."""

from __future__ import annotations

from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from tests.ui.shell.stage import Stage

TAB, ENTER, SPACE, ESCAPE, BACKSPACE = 9, 13, 32, 27, 8
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
PAGE_UP, PAGE_DOWN, HOME, END = 280, 281, 278, 279
PATIENCE = 90
"""Keys that it may take to get anywhere."""


class Keyboard:
    """Presses keys as the window hears them, and knows where the ring is."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @property
    def ring(self) -> str:
        """What the ring is round."""
        return self.stage.app.focus.name

    def press(self, *keys: int | str, shift: bool = False, ctrl: bool = False) -> None:
        """Press keys one after another: by number, or a letter."""
        modifiers = ["shift"] * shift + ["ctrl"] * ctrl
        for key in keys:
            code, letter = (ord(key), key) if isinstance(key, str) else (key, None)
            # What nobody takes as a key goes on to be heard as the way back, as in the real window.
            if not Window.dispatch("on_key_down", code, 0, letter, modifiers):
                Window.dispatch("on_keyboard", code, 0, letter, modifiers)
            Window.dispatch("on_key_up", code, 0)
            self.stage.frames(2)

    def type(self, text: str) -> None:
        """Type into the line that has the keyboard, once one has."""
        self.stage.wait_for(
            lambda: any(isinstance(w, TextInput) and w.focus for w in self.stage.screen.walk())
        )
        for letter in text:
            Window.dispatch("on_key_down", ord(letter), 0, letter, [])
            Window.dispatch("on_textinput", letter)
            self.stage.frames(1)

    def go_to(self, name: str) -> None:
        """Bring the ring to a thing: Tab to its group, arrows inside."""
        for _ in range(PATIENCE):
            if self.ring == name:
                return
            if self.ring.partition(".")[0] == name.partition(".")[0] and self._is_on_table():
                self.press(self._way(name))
            else:
                self.press(TAB)
        raise AssertionError(f"no way to {name}, the ring is round {self.ring!r}")

    def push(self, name: str, key: int = SPACE) -> None:
        """Go there and press it."""
        self.go_to(name)
        self.press(key)
        self.stage.frames(2)

    def _is_on_table(self) -> bool:
        widget = self.stage.app.focus.widget
        return bool(getattr(widget, "focus_group", ""))

    def _way(self, name: str) -> int:
        parts = self.stage.parts
        (x, y), (to_x, to_y) = (
            (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
            for rect in (parts[self.ring].rect, parts[name].rect)
        )
        if abs(to_y - y) > parts[name].rect[3] / 2:
            return UP if to_y > y else DOWN
        return RIGHT if to_x > x else LEFT
