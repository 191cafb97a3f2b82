"""Lines of settings, of KivyMD's list items, switches and sliders; looks in kv/widgets/rows.kv."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivymd.uix.selectioncontrol import MDSwitch
from kivymd.uix.slider import MDSlider, MDSliderHandle

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.kivymd_patches import SliderPatch
from nyhavn.ui.widgets.control import Named, Panel, is_press
from nyhavn.ui.widgets.list_items import ListRow


class SliderHandle(MDSliderHandle):
    """The disc; without the library's halo, which it leaves where the handle was when it was made."""

    def on_enter(self) -> None:
        """No halo."""

    def on_leave(self) -> None:
        """No halo."""


class QuaySlider(Named, SliderPatch, MDSlider):
    """A value on a line, in brass."""

    def on_touch_down(self, touch: Any) -> bool:
        return is_press(touch) and super().on_touch_down(touch)


class PickRow(ListRow):
    """A line that names a setting and its value, and opens the choice of values."""

    text = StringProperty()
    value = StringProperty()
    icon = StringProperty()


class RowSwitch(MDSwitch):
    """The switch in a line: only to be seen, because the whole line is the target."""

    is_ornament = True

    def on_touch_down(self, touch: Any) -> bool:
        return False

    def on_enter(self) -> None:
        """The line answers the mouse."""

    def set_icon(self, *_: Any) -> None:
        """It has none."""

    def on_disabled(self, *_: Any) -> None:
        """Its colours say so; the library lays a grey of the moment over them."""


class SwitchRow(ListRow):
    """A sentence with a switch; the whole line is the target."""

    text = StringProperty()
    icon = StringProperty()
    active = BooleanProperty(False)


class StepRow(Panel):
    """A setting that goes up and down in steps."""

    is_made_by_steps = True
    text = StringProperty()
    value = StringProperty()
    icon = StringProperty()
    name = StringProperty()
    can_shrink = BooleanProperty(True)
    can_grow = BooleanProperty(True)
    __events__ = ("on_less", "on_more")

    def on_less(self) -> None:
        """The smaller step was asked for."""

    def on_more(self) -> None:
        """The larger step was asked for."""


class SlideRow(Panel):
    """A setting that slides from nothing to all."""

    is_made_by_steps = True
    text = StringProperty()
    icon = StringProperty()
    slider_name = StringProperty()
    value = NumericProperty()
    __events__ = ("on_slid",)

    def on_slid(self, value: float) -> None:
        """The player has moved it."""


load_kv("widgets/rows.kv")
