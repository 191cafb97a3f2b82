"""The keyboard's finger: a ring that goes from thing to thing and presses what it is round.

It is shown once a key has been used, and gone with the next touch. Screens with keys of their own hear them
first; what they leave is for the ring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from nyhavn.ui.shell.focus_targets import Scope, Target, ahead, is_alive, is_layer, next_stop, scope_of
from nyhavn.ui.shell.turned_window import Rect, glass_size, on_glass

TAB, SPACE, ENTER, F1 = 9, 32, (13, 271), 282
ARROWS = {276: (-1, 0), 275: (1, 0), 273: (0, 1), 274: (0, -1)}
PAGE_KEYS = {280: 0.8, 281: -0.8}
END_KEYS = {278: 1.0, 279: 0.0}
"""Home and End: where a page is scrolled to."""
LOOK_SECONDS = 0.05
"""How long after a change of the screen the ring makes sure that it is still round something."""
ARROW_SHARE = 0.35
"""How much of a page an arrow key scrolls where there is nothing to go to."""
DEVICE = "keys"


class FocusRing(Widget):
    """The ring; its look is in kv/app.kv. Takes no touch."""

    name = StringProperty("focus")
    description = StringProperty()
    """The name of what it is round."""
    roundness = NumericProperty()
    reach = NumericProperty()
    """How far outside the thing it is drawn."""
    curve = NumericProperty()

    def surround(self, rect: Rect) -> None:
        """Be round this, and inside what nothing covers of the window."""
        x, y, width, height = rect
        edge, room = 2 * self.reach, App.get_running_app().root
        left, low = max(round(x), room.x + edge), max(round(y), room.y + edge)
        self.pos = left, low
        self.size = (
            min(round(x + width), room.right - edge) - left,
            min(round(y + height), room.top - edge) - low,
        )


class KeyTap(MotionEvent):
    """A tap that a key makes."""

    def __init__(self, x: float, y: float) -> None:
        (x, y), (width, height) = on_glass(x, y), glass_size()
        place = {"x": x / width, "y": y / height}
        super().__init__(DEVICE, 1, place, is_touch=True, type_id="touch")

    def depack(self, args: Any) -> None:
        self.sx, self.sy = args["x"], args["y"]
        self.profile = ["pos"]
        super().depack(args)


class Focus:
    """Moves the ring and presses what it is round."""

    def __init__(self, explain: Callable[[], None]) -> None:
        """explain lists the keys; F1 asks for it."""
        self._explain = explain
        self._ring: FocusRing | None = None
        self._now: Target | None = None
        self._layer: Any = None
        self._came_from = ""
        """What the ring was round before it was sent elsewhere."""
        self._left: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
        """What the ring was last round on each screen and layer."""
        self._look_soon = Clock.create_trigger(lambda _dt: self._look(), LOOK_SECONDS)

    def start(self) -> None:
        """Begin to listen; screens that listen later hear a key before."""
        Window.bind(on_key_down=self._on_key, on_touch_down=self._on_touch)

    def stop(self) -> None:
        """Listen no more."""
        self.hide()
        Window.unbind(on_key_down=self._on_key, on_touch_down=self._on_touch)

    # What the screens ask

    @property
    def is_shown(self) -> bool:
        """Whether the keyboard is in use, and the ring seen."""
        return self._ring is not None

    @property
    def name(self) -> str:
        """The name of what the ring is round; empty without a ring."""
        return "" if self._now is None or self._ring is None else self._now.name

    @property
    def widget(self) -> Any:
        """What the ring is round."""
        return None if self._ring is None or self._now is None else self._now.widget

    @property
    def is_covered(self) -> bool:
        """Whether a sheet or another layer lies over the screens."""
        return any(is_layer(child) and getattr(child, "_is_open", False) for child in Window.children)

    def go_to(self, name: str) -> None:
        """Bring the ring, if it is shown, to the thing of this name; once that is gone, it comes back."""
        if self._ring is None or self.name == name:
            return
        target = self._scope().named(name)
        if target is not None:
            before = self.name
            self._take(target)
            self._came_from = before

    def hide(self) -> None:
        """Take the ring away."""
        if self._ring is not None:
            Window.unbind(on_flip=self._on_flip)
            Window.remove_widget(self._ring)
            self._ring = None

    # Keys and touches

    def _on_touch(self, _window: Any, touch: Any) -> bool:
        if touch.device != DEVICE:
            self.hide()
        return False

    def _on_key(self, _window: Any, key: int, _scan: int, _letter: Any, modifiers: list[str]) -> bool:
        if key == F1 and not self.is_covered:
            self._explain()
            return True
        known = key in (TAB, SPACE) or key in ENTER or key in ARROWS or key in PAGE_KEYS or key in END_KEYS
        if not known or {"alt", "meta", "ctrl"} & set(modifiers):
            return False
        scope = self._scope()
        field = next((t for t in scope.targets if isinstance(t.widget, TextInput) and t.widget.focus), None)
        if field is not None:
            return self._on_key_while_typing(scope, field, key, modifiers)
        if not scope.targets:
            return False
        if self._ring is None:
            # Where a page is only read, keys that scroll need no ring.
            if key in PAGE_KEYS or key in END_KEYS:
                return self._scroll(scope, key)
            if key != TAB and is_layer(scope.targets[0].widget):
                scope.targets[0].widget.dismiss()
            else:
                self._show(scope)
            return True
        self._look(scope)
        assert self._now is not None
        if key == TAB:
            self._take(next_stop(scope.targets, self._now, "shift" in modifiers))
        elif key in ARROWS:
            self._go(scope, ARROWS[key])
        elif key == SPACE or key in ENTER:
            self.press()
        else:
            return self._scroll(scope, key)
        return True

    def _on_key_while_typing(self, scope: Scope, field: Target, key: int, modifiers: list[str]) -> bool:
        """Tab, and the arrows up and down, leave a line of text; everything else is for the text."""
        upright = key in ARROWS and ARROWS[key][1]
        if key != TAB and not upright:
            return False
        field.widget.focus = False
        self._show(scope, field)
        if key == TAB:
            self._take(next_stop(scope.targets, field, "shift" in modifiers))
        else:
            self._go(scope, ARROWS[key])
        return True

    def press(self) -> None:
        """Press what the ring is round."""
        if self._now is None:
            return
        widget = self._now.widget
        if isinstance(widget, TextInput):
            widget.focus = True
        elif is_layer(widget):
            widget.dismiss()
        elif isinstance(widget, ButtonBehavior):
            widget.trigger_action(0)
        elif not isinstance(widget, Slider):
            x, y, width, height = self._now.rect
            tap = KeyTap(x + width / 2, y + height / 2)
            EventLoop.post_dispatch_input("begin", tap)
            EventLoop.post_dispatch_input("end", tap)
        self._look_soon()

    # Where the ring goes

    def _go(self, scope: Scope, way: tuple[int, int]) -> None:
        now = self._now
        assert now is not None
        if isinstance(now.widget, Slider) and way[0]:
            slider = now.widget
            step = slider.step or slider.range[1] / 20
            slider.value = min(max(slider.value + way[0] * step, slider.min), slider.max)
            return
        found = ahead(scope.targets, now, way)
        page = now.pages[0] if now.pages else scope.page
        leads_far = found is None or _is_far(page, found)
        if way[1] and page is not None and leads_far and _scroll_by(page, way[1] * ARROW_SHARE):
            self._look_soon()
        elif found is not None:
            self._take(found)

    def _scroll(self, scope: Scope, key: int) -> bool:
        page = self._now.pages[0] if self._ring is not None and self._now and self._now.pages else scope.page
        if page is None:
            return False
        if key in END_KEYS:
            page.scroll_y = END_KEYS[key]
        else:
            _scroll_by(page, PAGE_KEYS[key])
        return True

    def _take(self, target: Target) -> None:
        """Have the ring round this."""
        self._now, self._came_from = target, ""
        if self._layer is not None:
            self._left[self._layer] = target.widget
        for page in target.pages:
            if page.do_scroll_y and page.viewport_size[1] > page.height:
                page.scroll_to(target.widget, animate=False)
        self._draw()
        self._look_soon()

    def _show(self, scope: Scope, target: Target | None = None) -> None:
        self._layer = scope.layer
        self._now = target or self._first(scope)
        if self._ring is None:
            self._ring = FocusRing()
            Window.bind(on_flip=self._on_flip)
        self._take(self._now)

    def _first(self, scope: Scope) -> Target:
        """Where the ring begins: where it was when this was last left, else at the screen's first thing."""
        left = scope.of(self._left.get(scope.layer))
        wanted = scope.named(getattr(scope.layer, "focus_first", ""))
        chosen = (target for target in scope.targets if getattr(target.widget, "chosen", False))
        sheet = next(chosen, None) if is_layer(scope.layer) else None
        # The way back is the first thing on most pages, and the last that one wants.
        onward = (target for target in scope.targets if target.name != "back")
        return left or wanted or sheet or next(onward, scope.targets[0])

    # Following the screen

    def _scope(self) -> Scope:
        return scope_of(Window)

    def _on_flip(self, *_: Any) -> None:
        self._draw()
        self._look_soon()

    def _look(self, scope: Scope | None = None) -> None:
        """See to it that the ring is round something that can be pressed."""
        if self._ring is None:
            return
        scope = scope or self._scope()
        if not scope.targets:
            self._ring.opacity = 0
            return
        self._ring.opacity = 1
        if scope.layer is not self._layer:
            self._layer = scope.layer
            self._take(self._first(scope))
        elif self._now is None or scope.of(self._now.widget) is None:
            self._take(scope.named(self._came_from) or self._nearest(scope))
        else:
            self._draw()

    def _nearest(self, scope: Scope) -> Target:
        """What is closest to where the ring was."""
        if self._now is not None:
            same = scope.named(self._now.name) if self._now.name else None
            if same is not None:
                return same
        ring = self._ring
        assert ring is not None

        def distance(target: Target) -> float:
            x, y, width, height = target.rect
            return float((x + width / 2 - ring.center_x) ** 2 + (y + height / 2 - ring.center_y) ** 2)

        return min(scope.targets, key=distance)

    def _draw(self) -> None:
        ring, now = self._ring, self._now
        if ring is None or now is None or not is_alive(now.widget):
            return
        if not Window.children or Window.children[0] is not ring:
            Window.remove_widget(ring)
            Window.add_widget(ring)
        ring.description = now.name
        ring.roundness = getattr(now.widget, "roundness", 0)
        ring.surround(now.rect)


def _is_far(page: Any, target: Target) -> bool:
    """Whether a thing lies more than half a page out of sight, so that there is something to read before."""
    if page not in target.pages:
        return False
    _, low, _, height = Target(page).rect
    _, y, _, own = target.rect
    return bool(y > low + 1.5 * height or y + own < low - 0.5 * height)


def _scroll_by(page: Any, share: float) -> bool:
    """Scroll by so much of what is seen; whether there was anything left to scroll to."""
    hidden = page.viewport_size[1] - page.height
    if hidden <= 1:
        return False
    before = page.scroll_y
    page.scroll_y = min(1.0, max(0.0, before + share * page.height / hidden))
    return bool(page.scroll_y != before)
