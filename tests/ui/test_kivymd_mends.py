"""What we mended in KivyMD works, and would not without us."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window
from kivymd.uix.button import MDButton, MDButtonText
from kivymd.uix.imagelist import MDSmartTileImage
from kivymd.uix.snackbar import MDSnackbar, MDSnackbarText
from kivymd.uix.tab import MDTabsItem

from nyhavn.ui import kivymd_mends
from tests.ui.shell.stage import on_stage


@pytest.mark.parametrize("make", [lambda: MDSnackbar(MDSnackbarText(text="x")), MDTabsItem, MDSmartTileImage])
def test_widgets_without_a_size_can_be_made(make: Any) -> None:
    with on_stage() as stage:
        widget = make()
        if isinstance(widget, MDSnackbar):
            widget.open()
            assert widget in Window.children
        stage.frames()


def test_a_ripple_gets_its_buffer_when_it_is_touched() -> None:
    with on_stage() as stage:
        button = MDButton(MDButtonText(text="x"))
        button.name = "pressed"
        stage.screen.clear_widgets()
        stage.screen.add_widget(button)
        stage.frames()
        assert not button.fbo
        stage.tap("pressed")
        button._call_ripple_animation_methods(0)
        stage.frames()

        assert tuple(button.fbo.size) == tuple(map(int, button.size))


def test_the_library_still_needs_mending() -> None:
    """When this fails, a release has the fix, and nyhavn.ui.kivymd_mends can go."""
    with on_stage():
        button = MDButton(MDButtonText(text="x"))
        button.size = (0, 0)
        with pytest.raises(Exception, match="FBO"):
            kivymd_mends._make_buffer(button)
