"""What lies over a screen for a moment: sheets, cards, questions."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.uix.modalview import ModalView


class Layer(ModalView):
    """A modal view in the middle of what no cutout and no bar covers; its veil goes over the whole window.

    Kivy's own stands in the middle of the window.
    """

    def open(self, *args: Any, **kwargs: Any) -> None:
        self._room = App.get_running_app().root
        self._room.bind(pos=self._align_center, size=self._align_center)
        super().open(*args, **kwargs)
        self._align_center()

    def _align_center(self, *_: Any) -> None:
        if self._is_open:
            self.center = self._room.center
