"""The things on the table that can be touched; their look is in kv/table/widgets.kv."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.animation import Animation
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from nyhavn.ui.art import AbilityArt, CardArt, HouseArt, PileArt, TileArt, TrackArt
from nyhavn.ui.shell.visible_parts import Part
from nyhavn.ui.table.layout.plan import Rect
from nyhavn.ui.widgets.controls import Pressable
from nyhavn.ui.widgets.fit_label import fits
from nyhavn.ui.widgets.named import Named

ONE_LINE, TWO_LINES = 0.44, 0.62
"""How much of the turn bar's height the news may take."""


HOLD_SECONDS = 0.6
"""How long Confirm is held, where the player wants it so."""


def place(widget: Any, rect: Rect) -> None:
    """Put a widget exactly there, on whole pixels."""
    x, y, width, height = rect
    left, bottom = round(x), round(y)
    widget.pos = left, bottom
    widget.size = round(x + width) - left, round(y + height) - bottom


class Reached:
    """A thing on the table that the keyboard's ring goes to and taps; Tab takes those of a kind as one."""

    focus_by_tap = True
    name: Any

    @property
    def focus_group(self) -> str:
        return str(self.name).partition(".")[0]


class CardSpot(Reached, Named, CardArt):
    """A card on a pier or in the hand; an empty pier has no card."""

    empty = BooleanProperty(False)


class PileSpot(Reached, Named, PileArt):
    """The draw pile."""


class TrackSpot(Named, TrackArt):
    """The score track."""


class AbilitySpot(Reached, Named, AbilityArt):
    """An ability tile: one's own, or one to take."""


class SupplySpot(Reached, Named, FloatLayout):
    """One kind of tile in the supply, with how many are left."""

    color = StringProperty("red")
    cells = ListProperty([(0, 0)])
    wall = ObjectProperty(None, allownone=True)
    count = NumericProperty(0)
    state = OptionProperty("dim", options=("dim", "", "lit"))
    """dim: not to be paid; lit: held right now."""
    reach = BooleanProperty(False)
    """Whether it can be paid only with an ability."""
    patterns = BooleanProperty(True)
    ink = ColorProperty()
    wide = BooleanProperty(False)
    """Whether the number stands beside the tile instead of below it."""


class HouseSpot(HouseArt):
    """A house; for the inspector it is exactly its grid."""

    seat = NumericProperty(0)
    touchable = BooleanProperty(True)

    def named_parts(self) -> Iterator[Part]:
        """The grid of the house."""
        yield Part(f"house.{int(self.seat)}", tuple(self.grid))


class OpponentSpot(Reached, Named, FloatLayout):
    """Another player: the house, the name, points, cards in hand and abilities."""

    house = ObjectProperty()
    seat = NumericProperty(0)
    title = StringProperty()
    score = NumericProperty(0)
    cards = NumericProperty(0)
    active = BooleanProperty(False)
    """Whether it is this player's turn."""
    ink = ColorProperty()
    chip = BooleanProperty(False)
    lying = BooleanProperty(False)
    """Whether the place is wider than a house: the words stand beside it."""
    abilities = ListProperty()
    """(kind, face) of each ability tile."""
    focus_group = "house"

    @property
    def spot_name(self) -> str:
        """What gestures call it; for the inspector its house has that name."""
        return f"house.{int(self.seat)}"


class FloatingTile(Reached, Named, TileArt):
    """The tile in the air. Once snapped to the house it is drawn by the house, and this only says where."""

    snapped = BooleanProperty(False)

    def draw_tile(self, group: Any) -> None:
        if not self.snapped:
            super().draw_tile(group)

    def on_snapped(self, *_: Any) -> None:
        self._touch("tile")

    def on_touch_down(self, touch: Any) -> bool:
        """Never takes a touch, as a hidden widget of Kivy's would: what it floats over is to be reached."""
        return False


class BoardButton(Pressable):
    """A square button of the table with an icon."""

    icon = StringProperty()
    hint = StringProperty()


class ConfirmButton(Pressable):
    """What the turn leads to: what it would do, and below that what is still missing or what it brings."""

    text = StringProperty()
    note = StringProperty()
    ready = BooleanProperty(False)
    refused = BooleanProperty(False)
    hold = BooleanProperty(False)
    """Whether it has to be held until it is full."""
    filled = NumericProperty(0)
    _was_full = False
    __events__ = ("on_confirm", "on_slip")

    def on_confirm(self) -> None:
        """The player means it."""

    def on_slip(self) -> None:
        """It was let go too early."""

    def on_press(self) -> None:
        self._was_full = False
        if self.hold and self.ready:
            filling = Animation(filled=1, duration=HOLD_SECONDS)
            filling.bind(on_complete=lambda *_: self._full())
            filling.start(self)

    def on_state(self, _button: Any, state: str) -> None:
        if state == "normal":
            self._empty()

    def _empty(self) -> None:
        Animation.cancel_all(self, "filled")
        self.filled = 0

    def on_release(self) -> None:
        self._empty()
        if not (self.hold and self.ready):
            self.dispatch("on_confirm")
        elif not self._was_full:
            self.dispatch("on_slip")

    def _full(self) -> None:
        self._was_full = True
        self.filled = 0
        self.dispatch("on_confirm")


class TurnBar(Pressable):
    """Whose turn it is and what happened last; opens the log."""

    title = StringProperty()
    news = StringProperty()
    words = ObjectProperty()
    share = NumericProperty(0)
    """How much of the height the news take: nothing if they do not fit; then only the log has them."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("news", "size"):
            self.fbind(name, self._make_room)

    def _make_room(self, *_: Any) -> None:
        words = self.words
        width = int(self.width - self.padding[0] - self.padding[2])
        height = self.height - self.padding[1] - self.padding[3]
        for share in (ONE_LINE, TWO_LINES) if self.news and width > 0 else ():
            if fits(self.news, words.font_name, words.line_height, (width, int(height * share)), words.least):
                self.share = share
                return
        self.share = 0


class Bubble(FloatLayout):
    """What the tile in the air costs and brings, or why it cannot stay, next to it. Takes no touch."""

    text = StringProperty()
    refused = BooleanProperty(False)
    words = ObjectProperty()

    def say(self, text: str, room: float) -> None:
        """Have this text, on more lines where one would be wider than the room; the size is right at once."""
        self.text = text
        words = self.words
        words.text_size = None, None
        words.texture_update()
        if words.texture_size[0] > room:
            words.text_size = room, None
            words.texture_update()
        self.size = words.texture_size

    def on_touch_down(self, touch: Any) -> bool:
        return False


class CoatChoice(Pressable):
    """One of the choices at a coat of arms."""

    text = StringProperty()
    note = StringProperty()
    chosen = BooleanProperty(False)
