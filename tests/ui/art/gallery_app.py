"""Draws one page of the gallery and saves it: started by the gallery, once for each picture."""

from __future__ import annotations

import sys
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from nyhavn.ui.art import set_palette
from nyhavn.ui.demo import save_window
from tests.ui.art.gallery_pages import PAGES, GalleryPage, backdrop


class GalleryApp(App):  # type: ignore[misc]
    """One page, one picture."""

    def __init__(self, page: str, target: Path) -> None:
        super().__init__()
        self._page, self._target = page, target

    def build(self) -> GalleryPage:
        """Lay the page out in the window's size."""
        root = GalleryPage(size=Window.size, size_hint=(None, None))
        backdrop(root)
        PAGES[self._page](root)
        return root

    def on_start(self) -> None:
        """Wait until everything is drawn: two frames and a moment."""
        self._frames = 0
        Window.bind(on_flip=self._count)

    def _count(self, *_: object) -> None:
        self._frames += 1
        if self._frames == 2:
            Clock.schedule_once(self._save, 0.25)
        else:
            Clock.schedule_once(lambda _: Window.canvas.ask_update(), 0)

    def _save(self, _: float) -> None:
        save_window(self._target)
        self.stop()


def main(page: str, palette: str, style: str, target: str) -> None:
    """Draw a page in a palette, light or dark."""
    set_palette(palette, style == "dark")
    GalleryApp(page, Path(target)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
