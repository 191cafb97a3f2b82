"""What all drawn widgets share: they draw when something changed, and never otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar
from weakref import WeakSet

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from nyhavn.ui import kivy_patches
from nyhavn.ui.art.repainting import Repainting
from nyhavn.ui.art.sheets import sheets
from nyhavn.ui.theme.palette import palette


class Drawn(Widget):
    """A widget that draws itself on its canvas, once for each change of what it shows.

    Each layer is drawn anew only when one of its own properties changed, so that a tile hovering over a house
    does not draw the house. Moving the widget only moves what is drawn. Coordinates in `draw_...` methods
    count from the widget's lower left corner.
    """

    layers: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Name of each layer, lowest first, and the properties it depends on; `draw_<name>` draws it."""

    size_hint_min: ClassVar = kivy_patches.UNBOUNDED
    size_hint_max: ClassVar = kivy_patches.UNBOUNDED
    detail_from = NumericProperty(0)
    """Squares smaller than this are drawn bolder and simpler."""
    drawings = NumericProperty(0)
    """How many times a layer was drawn, to show that nothing is drawn without need."""

    def __init__(self, **kwargs: Any) -> None:
        self._groups = {name: InstructionGroup() for name in self.layers}
        self._stale: set[str] = set(self.layers)
        self._draw_soon = Clock.create_trigger(self._draw_stale, -1)
        # Not as large as Kivy's widgets begin: it would be drawn twice, and want too large pictures.
        super().__init__(**({"size": (0, 0)} | kwargs))
        self._origin = Translate(round(self.x), round(self.y))
        self.canvas.add(PushMatrix())
        self.canvas.add(self._origin)
        for group in self._groups.values():
            self.canvas.add(group)
        self.canvas.add(PopMatrix())
        for each, names in _shown_by(tuple(self.layers.items())).items():
            self.fbind(each, self._touch, *names)
        self.fbind("pos", self._move)
        in_use.add(self)
        self._draw_soon()

    def draw_now(self) -> None:
        """Draw at once what is waiting to be drawn, for a picture taken before the next frame."""
        self._draw_soon.cancel()
        self._draw_stale()

    def draw_anew(self, *layers: str) -> None:
        """Have layers drawn anew, before the next frame."""
        self._stale.update(layers)
        self._draw_soon()

    def _touch(self, *changed: Any) -> None:
        """Behind the names of layers come the widget and what it has now."""
        self.draw_anew(*changed[:-2])

    def on_opacity(self, widget: Any, opacity: float) -> None:
        super().on_opacity(widget, opacity)
        if self.is_outdated:
            self._draw_soon()

    @property
    def is_outdated(self) -> bool:
        """Whether anything of it is to be drawn anew."""
        return bool(self._stale)

    def outdate(self) -> None:
        """There are other colours: everything has to be drawn anew, in its turn."""
        self._stale.update(self.layers)

    def _move(self, *_: Any) -> None:
        self._origin.x, self._origin.y = round(self.x), round(self.y)

    def _draw_stale(self, *_: Any) -> None:
        if 0 in self.size:
            # What it showed before would stay where it was.
            for name in self._stale:
                self._groups[name].clear()
            return
        top = self._top()
        if not self.opacity or getattr(top, "is_put_away", False):
            # Once it is seen.
            return
        for name in self.layers:
            if name in self._stale:
                group = self._groups[name]
                group.clear()
                getattr(self, f"draw_{name}")(group)
                self.drawings += 1
        self._stale.clear()
        large = sheets.drawn_large()
        if top.parent is None and hasattr(top, "pictures"):
            # A screen that is not open loads them when it is.
            top.pictures |= large
        else:
            sheets.load(large)

    def _top(self) -> Any:
        """What it lies on in the end: the window, a screen that is not open, or whatever it is a part of."""
        top: Any = self
        while top.parent is not None and top.parent is not top:
            top = top.parent
        return top


@cache
def _shown_by(names: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, tuple[str, ...]]:
    """Which layers show each property: what several show is watched once."""
    layers = {name: (*properties, "size", "detail_from") for name, properties in names}
    shown = dict.fromkeys(each for properties in layers.values() for each in properties)
    return {each: tuple(name for name in layers if each in layers[name]) for each in shown}


# Held weakly, because the palette outlives every screen. Bound one by one, each thing that ever flew over the
# table would leave its empty binding behind.
in_use: WeakSet[Drawn] = WeakSet()

repainting = Repainting(in_use)
palette.bind(on_change=repainting.begin)
