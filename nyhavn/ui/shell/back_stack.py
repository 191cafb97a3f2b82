"""The way back: Android's back gesture and Escape close one layer at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kivy.core.window import Window

BACK = 27
"""Escape on a keyboard, and what SDL makes of Android's back gesture."""


@dataclass(slots=True, eq=False)
class Layer:
    """Something that lies over the screen and that going back closes: a sheet, a menu, a tile in the air."""

    close: Callable[[], Any]
    _stack: list[Layer] = field(repr=False)

    def done(self) -> None:
        """The layer is gone by itself; harmless when it already was."""
        if self in self._stack:
            self._stack.remove(self)


class BackStack:
    """Hears the back key and hands it to the topmost layer, else to what lies beneath."""

    def __init__(self, beneath: Callable[[], None]) -> None:
        self._beneath = beneath
        self._layers: list[Layer] = []

    def listen(self) -> None:
        Window.bind(on_keyboard=self._on_keyboard)

    def stop(self) -> None:
        """Hear nothing more."""
        Window.unbind(on_keyboard=self._on_keyboard)

    def over(self, close: Callable[[], Any]) -> Layer:
        """Lay a new layer on top. Going back removes it and calls close."""
        layer = Layer(close, self._layers)
        self._layers.append(layer)
        return layer

    def go(self) -> None:
        """Go back by one layer."""
        if self._layers:
            self._layers.pop().close()
        else:
            self._beneath()

    def _on_keyboard(self, _window: Any, key: int, *_: Any) -> bool:
        """True keeps Kivy from leaving the app on its own."""
        if key != BACK:
            return False
        self.go()
        return True
