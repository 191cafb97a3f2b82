"""The curtain that hides the hands while the device goes from one player to the next."""

from __future__ import annotations

from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.journal import since_turn_of
from nyhavn.match.view import TableView
from nyhavn.ui.widgets.controls import is_press
from nyhavn.ui.widgets.named import Named
from nyhavn.words.happenings import since_text


class Curtain(Named, FloatLayout):
    """Hides the hands while the device goes from one player to the next. A tap opens it."""

    title = StringProperty()
    news = StringProperty()
    house_color = StringProperty("red")
    ground = ListProperty([0, 0, 1, 1])
    """The whole window as it lies to the table: what hides the hands has no edge where a cutout is."""
    opened = ObjectProperty(None, allownone=True)
    focus_by_tap = True

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(modal=True, **kwargs)
        root = App.get_running_app().root
        root.bind(pos=self._fill_window, size=self._fill_window)
        self.bind(size=self._fill_window)

    def on_parent(self, _curtain: Any, stage: Any) -> None:
        """It hangs on a table that may be turned."""
        if stage is not None:
            stage.bind(transform=self._fill_window)
            self._fill_window()

    def _fill_window(self, *_: Any) -> None:
        if self.parent is not None:
            corners = [self.parent.to_widget(*corner) for corner in ((0, 0), Window.size)]
            (left, right), (low, top) = (sorted(map(round, sides)) for sides in zip(*corners, strict=True))
            self.ground = left, low, right - left, top - low

    def on_touch_down(self, touch: Any) -> bool:
        if is_press(touch):
            touch.grab(self)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            if self.opened is not None:
                self.opened()
        return True

    def show(self, view: TableView) -> None:
        """Say whose turn it is, and what the others did since that player's last one."""
        player = view.to_move
        names = [each.name for each in view.players]
        self.title = player.name
        self.house_color = player.color
        self.news = "\n".join(since_text(since_turn_of(view.steps, player.seat), names))
