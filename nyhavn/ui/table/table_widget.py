"""What all things on the table share: their scale, a name, and how keys reach them."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.view import TableView
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.widgets.control import Named


class TableWidget(Named):
    """A thing on the table. The board sets its scale: everything grows with the window and the letters."""

    dp = NumericProperty(1)
    """Pixels of one dp, larger in large windows."""
    sp = NumericProperty(1)
    """Pixels of one sp: the same, as much larger as the player wants letters to be."""


class ViewWidget(TableWidget):
    """A thing that is handed every view of the table; of the others Drawing sets the properties."""

    def show_view(self, view: TableView) -> None:
        """Show what this view tells."""
        raise NotImplementedError


class FocusTarget:
    """A thing on the table that the keyboard's ring goes to and taps; Tab takes those of a kind as one."""

    focus_by_tap = True
    name: Any

    @property
    def focus_group(self) -> str:
        return str(self.name).partition(".")[0]


class TableButton(TableWidget, ButtonBehavior, FloatLayout):
    """A button of the table; its look is in kv/table/widgets.kv."""

    ground = ColorProperty([0, 0, 0, 0])
    ink = ColorProperty([0, 0, 0, 1])
    edge = ColorProperty([0, 0, 0, 0])
    roundness = NumericProperty()
    hovered = BooleanProperty(False)
    """Whether the mouse is over it."""
    pressable = BooleanProperty(True)
    """False where it is too small for a fingertip, and only to be read."""

    def on_touch_down(self, touch: Any) -> bool:
        """Out of sight it takes no touch, as a disabled widget of Kivy's would: something else lies there."""
        if not self.opacity or not self.pressable:
            return False
        return touch.button in (None, "left") and bool(super().on_touch_down(touch))


def set_box(widget: Any, box: Box) -> None:
    """Put a widget exactly there, on whole pixels."""
    left, bottom = round(box.x), round(box.y)
    widget.pos = left, bottom
    widget.size = round(box.right) - left, round(box.top) - bottom


def draw_if_seen(widget: Any, opacity: float) -> None:
    """Keep what is out of sight off its parent's canvas, and have it back there between the same neighbours.

    Kivy paints what has no opacity as well: all that a table hides took a third of its redraw.
    """
    canvas, siblings = widget.parent.canvas, widget.parent.children
    is_drawn = canvas.indexof(widget.canvas) >= 0
    if is_drawn and not opacity:
        canvas.remove(widget.canvas)
    elif opacity and not is_drawn:
        indices = (canvas.indexof(below.canvas) for below in siblings[siblings.index(widget) + 1 :])
        bottom = 1 if canvas.has_before else 0
        canvas.insert(next((index + 1 for index in indices if index >= 0), bottom), widget.canvas)
