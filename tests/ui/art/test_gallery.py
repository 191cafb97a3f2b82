"""The gallery shows every widget; so it also shows that all of them can be drawn together."""

from __future__ import annotations

import pytest

from tests.ui.art.rendering import drawn  # isort: skip  (tells Kivy how to start)
from kivy.metrics import dp

from nyhavn.ui import art
from nyhavn.ui.art.drawn import Drawn
from tests.ui.art.gallery import PAGES as SIZES
from tests.ui.art.gallery_pages import PAGES, GalleryPage, backdrop


def laid_out(name: str) -> GalleryPage:
    width, height = SIZES[name]
    page = GalleryPage(size=(dp(width), dp(height)), size_hint=(None, None))
    backdrop(page)
    PAGES[name](page)
    page.do_layout()
    return page


@pytest.mark.parametrize("name", list(SIZES))
def test_a_page_is_drawn_within_its_window(name: str) -> None:
    page = laid_out(name)
    for widget in page.children:
        if isinstance(widget, Drawn):
            assert widget.x >= 0, widget
            assert widget.y >= 0, widget
            assert widget.right <= page.width, widget
            assert widget.top <= page.height, widget
            assert any(drawn(widget).data), widget


def test_the_gallery_leaves_out_no_widget() -> None:
    shown = {type(widget) for name in SIZES for widget in laid_out(name).children}
    everything = {each for each in vars(art).values() if isinstance(each, type) and issubclass(each, Drawn)}
    assert everything <= shown
