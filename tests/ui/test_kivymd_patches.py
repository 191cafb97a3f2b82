"""What we mended in KivyMD works, and would not without us: a test that fails says that a mend can go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kivy import kivy_data_dir
from kivy.cache import Cache
from kivy.core.window import Window
from kivy.graphics import BorderImage
from kivy.lang import Builder
from kivy.lang.parser import Parser
from kivymd.uix.boxlayout import MDBoxLayout
from kivymd.uix.button import MDButton, MDButtonText, MDIconButton
from kivymd.uix.dialog import MDDialog, MDDialogContentContainer
from kivymd.uix.imagelist import MDSmartTileImage
from kivymd.uix.label import MDLabel
from kivymd.uix.list import MDListItem
from kivymd.uix.progressindicator import MDLinearProgressIndicator
from kivymd.uix.slider import MDSlider, MDSliderHandle
from kivymd.uix.snackbar import MDSnackbar, MDSnackbarText
from kivymd.uix.tab import MDTabsItem
from kivymd.uix.textfield import MDTextField
from kivymd.uix.tooltip import MDTooltip, MDTooltipPlain

from nyhavn.ui import kivymd_patches
from nyhavn.ui.widgets.list_items import ListRow
from nyhavn.ui.widgets.rows import QuaySlider
from nyhavn.ui.widgets.text_fields import TextLine
from tests.ui.shell.stage import on_stage

STYLE, LOOK = f"{kivy_data_dir}/style.kv", "data/images/defaulttheme"
"""Kivy's own look, and the pictures that belong to it."""


@pytest.mark.parametrize("make", [lambda: MDSnackbar(MDSnackbarText(text="x")), MDTabsItem, MDSmartTileImage])
def test_widgets_without_a_size_can_be_made(make: Any) -> None:
    with on_stage() as stage:
        widget = make()
        if isinstance(widget, MDSnackbar):
            widget.open()
            assert widget in Window.children
        stage.frames()


def test_widgets_do_without_the_class_of_text_fields() -> None:
    with on_stage():
        button = MDIconButton()
        assert not hasattr(button, "md_textfield")

        kivymd_patches.begin_themed(button)
        assert button.md_textfield is MDTextField


def test_a_label_can_be_taken_out_of_a_library_box() -> None:
    with on_stage():
        label = MDLabel(text="x")
        box = MDBoxLayout(label)
        box.remove_widget(label)
        assert not box.children


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


def test_the_library_gives_ripples_without_a_size_a_buffer() -> None:
    with on_stage():
        button = MDButton(MDButtonText(text="x"))
        button.size = (0, 0)
        with pytest.raises(Exception, match="FBO"):
            kivymd_patches.make_buffer(button)


class Hinted(MDTooltip, MDIconButton):  # type: ignore[misc]
    """The library's own."""


class MendedHinted(kivymd_patches.TooltipPatch, Hinted):
    """Ours."""


@pytest.mark.parametrize(("button_class", "comes"), [(Hinted, True), (MendedHinted, False)])
def test_a_hint_comes_only_while_the_mouse_is_there(button_class: Any, comes: bool) -> None:
    with on_stage() as stage:
        button = button_class(icon="cog")
        button.add_widget(MDTooltipPlain(text="Settings"))
        stage.screen.add_widget(button)
        button.hovering = False
        button.display_tooltip()
        assert (button._tooltip.parent is not None) is comes


@pytest.mark.parametrize(("slider_class", "on_it"), [(MDSlider, False), (QuaySlider, True)])
def test_the_handle_of_a_slider_is_on_its_value(slider_class: Any, on_it: bool) -> None:
    with on_stage() as stage:
        slider = slider_class(max=100, value=50, size_hint=(None, None), size=(300, 48))
        if slider_class is MDSlider:
            slider.add_widget(MDSliderHandle())
        stage.screen.add_widget(slider)
        stage.frames()
        aside = slider.ids.handle_container.center_x - slider.value_pos[0]
        assert (abs(aside) < 1) is on_it


@pytest.mark.parametrize(("field_class", "written"), [(MDTextField, False), (TextLine, True)])
def test_a_text_field_writes_its_hint(field_class: Any, written: bool) -> None:
    with on_stage() as stage:
        field = field_class(hint_text="Search")
        stage.screen.add_widget(field)
        stage.frames()
        assert bool(field._hint_text_lines and any(field._hint_text_lines)) is written


@pytest.mark.parametrize("widget_class", [TextLine, QuaySlider, MDLinearProgressIndicator])
@pytest.mark.parametrize("is_patched", [True, False])
def test_kivy_s_own_look_is_not_read_for_what_the_library_draws_anew(
    widget_class: Any, is_patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on_stage():
        if not is_patched:
            own = Parser(filename=STYLE, content=Path(STYLE).read_text("utf-8")).rules
            kivys = {selector.key: rule for selector, rule in own}
            for selector, rule in Builder.rules:
                if selector.key in kivymd_patches.CLEARED:
                    for part in ("canvas_before", "canvas_root", "children"):
                        monkeypatch.setattr(rule, part, getattr(kivys[selector.key], part))
        for cache in ("kv.atlas", "kv.image", "kv.texture"):
            Cache.remove(cache)
        drawn = widget_class().canvas
        assert (Cache.get("kv.atlas", LOOK) is None) == is_patched
        assert not any(isinstance(each, BorderImage) for each in (*drawn.before.children, *drawn.children))


@pytest.mark.parametrize(("row_class", "keeps"), [(MDListItem, True), (ListRow, False)])
def test_nothing_disabled_keeps_a_layer_of_the_old_theme(row_class: Any, keeps: bool) -> None:
    with on_stage(theme="light") as stage:
        row = row_class()
        stage.screen.add_widget(row)
        row.disabled = True
        stage.frames()
        before = list(row.state_layer_color)
        stage.app.preferences.theme = "dark"
        stage.frames()
        assert (before[3] > 0 and list(row.state_layer_color) == before) is keeps


def test_the_library_lets_a_dialog_grow_out_of_the_window() -> None:
    with on_stage((412, 500)) as stage:
        content = MDDialogContentContainer(orientation="vertical")
        for _ in range(20):
            content.add_widget(MDButton(MDButtonText(text="x")))
        dialog = MDDialog(content)
        dialog.open()
        stage.frames(10)
        assert dialog.height > Window.height
