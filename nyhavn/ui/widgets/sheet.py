"""What lies over a screen for a moment: layers, and sheets of KivyMD's dialog, one of them with choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView
from kivymd.uix.dialog import MDDialog
from kivymd.uix.dialog.dialog import MDDialogScrim

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets import tooltip
from nyhavn.ui.widgets.buttons import IconButton
from nyhavn.ui.widgets.control import Named
from nyhavn.ui.widgets.list_items import ListRow

FADE_SECONDS = 0.12


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


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: its key, what it says, and what there is to say about it."""

    key: str
    text: str
    note: str = ""
    icon: str = ""
    is_on: bool = False
    """Whether it is switched on already, and a tap switches it off."""
    about: str = ""
    """What a button beside it says, where there is more to tell of it before it is chosen."""


class Sheet(Named, MDDialog):
    """A dialog in the middle of what no cutout and no bar covers; it scrolls where it is longer than that.

    It goes away with a tap beside it or the way back. The library's own stands in the middle of the window,
    is as high as its content and 64 dp, and takes 0.4 s to come whatever a player wants of motion.
    """

    title = StringProperty()
    content = ObjectProperty()
    broadest = NumericProperty(420)
    margin = NumericProperty(16)
    """What stays free beside it, in dp."""
    inset = NumericProperty(12)
    """What stays free beside its content, in dp."""
    modal = BooleanProperty(True)

    def __init__(self, **kwargs: Any) -> None:
        self._layer: Any = None
        self._frame: Any = None
        super().__init__(**kwargs)

    def add_widget(self, widget: Any, *args: Any, **kwargs: Any) -> None:
        if self._frame is None:
            # What the library would lay its texts and buttons out in; its rule still asks how high it is.
            self._frame = widget
        elif self.content is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            self.content.add_widget(widget, *args, **kwargs)

    def update_width(self, *_: Any) -> None:
        """The look says how wide it is."""

    def open(self) -> None:
        """Come, in front of everything."""
        tooltip.hide()
        app = App.get_running_app()
        self._is_open = True
        self._scrim = MDDialogScrim(color=self.scrim_color)
        Window.add_widget(self._scrim)
        Window.add_widget(self)
        self._layer = app.back_stack.over(self.dismiss)
        self._fade(1, FADE_SECONDS * app.preferences.pace())
        self.dispatch("on_open")

    def dismiss(self, *_: Any) -> None:
        """Go away."""
        if not self._is_open:
            return
        self._is_open = self.modal = False
        self._layer.done()
        self.dispatch("on_dismiss")
        self._fade(0, FADE_SECONDS * App.get_running_app().preferences.pace())

    def on_touch_down(self, touch: Any) -> bool:
        return bool(super().on_touch_down(touch)) if self._is_open else False

    def _fade(self, opacity: float, seconds: float) -> None:
        Animation.cancel_all(self, "opacity")
        Animation.cancel_all(self._scrim, "alpha")
        if not seconds:
            self.opacity, self._scrim.alpha = opacity, opacity * self.scrim_color[3]
            self._gone()
            return
        Animation(alpha=opacity * self.scrim_color[3], d=seconds).start(self._scrim)
        coming = Animation(opacity=opacity, d=seconds)
        coming.bind(on_complete=self._gone)
        coming.start(self)

    def _gone(self, *_: Any) -> None:
        if not self._is_open:
            Window.remove_widget(self)
            Window.remove_widget(self._scrim)


class WritingSheet(Sheet):
    """A sheet with a field to write in, which has the keyboard while it is open."""

    field = ObjectProperty()

    def on_open(self, *_args: Any) -> None:
        self.field.focus = True

    def on_dismiss(self, *_args: Any) -> None:
        self.field.focus = False


class SheetRow(ListRow):
    """One choice on the sheet."""

    text = StringProperty()
    note = StringProperty()
    icon = StringProperty()
    chosen = BooleanProperty(False)
    narrowed = BooleanProperty(False)
    """Whether there is a button beside it."""


class SheetLine(BoxLayout):
    """A choice, with a button beside it."""


class ChoiceSheet(Sheet):
    """Choices, of which one is taken; then it goes away."""

    def __init__(
        self,
        name: str,
        title: str,
        entries: Sequence[Entry],
        chosen: str,
        take: Callable[[str], Any],
        tell: Callable[[str, Callable[[], None]], Any] | None = None,
    ) -> None:
        """name is what the choices are called by for the inspector: `name.key`.

        tell is given the key of a choice that there is more to tell of, and how to choose it.
        """
        super().__init__(title=title)
        self._take = take
        for entry in entries:
            row = SheetRow(text=entry.text, note=entry.note, icon=entry.icon)
            row.chosen = entry.is_on or entry.key == chosen
            row.name = f"{name}.{entry.key}"
            row.bind(on_release=lambda _row, key=entry.key: self._choose(key))
            if entry.about and tell is not None:
                line = SheetLine()
                row.narrowed = True
                line.add_widget(row)
                line.add_widget(self._button(entry, row.name, tell))
                self.add_widget(line)
            else:
                self.add_widget(row)

    def _button(self, entry: Entry, name: str, tell: Callable[[str, Callable[[], None]], Any]) -> IconButton:
        """The way to more about a choice."""
        button = IconButton(
            icon="information-outline",
            hint=entry.about,
            name=f"{name}.about",
            pos_hint={"center_y": 0.5},
        )
        button.bind(on_release=lambda _button: tell(entry.key, lambda: self._choose(entry.key)))
        return button

    def _choose(self, key: str) -> None:
        self.dismiss()
        self._take(key)


load_kv("widgets/sheet.kv")
