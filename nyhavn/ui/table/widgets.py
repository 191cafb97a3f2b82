"""The things on the table that can be touched; their look is in kv/table/widgets.kv."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, SmoothEllipse, SmoothLine
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
from kivy.uix.widget import Widget

from nyhavn.match.view import TableView
from nyhavn.ui.art import AbilityArt, CardArt, PileArt, TileArt, TrackArt
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.table_widget import FocusTarget, TableButton, TableWidget, ViewWidget, set_box
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.widgets.fit_label import FitLabel, Lines, TwoLines, two_lines_fitting, unbroken, widest
from nyhavn.words.confirm import ConfirmTexts, Look

SLIM = 0.55
"""How wide a slim bubble is, as a share of one with its words on one line."""
HOLD_SECONDS = 0.6
"""How long Confirm is held, where the player wants it so."""
FIRST_LETTERS, SECOND_LETTERS = 17, 13.5
"""Of what Confirm will do, and of what it spends and brings, in sp."""
LEAST_LETTERS = 12
"""In dp."""
GROWING = 56, 1.2
"""How high Confirm is when its letters begin to grow with it, in dp, and how much they grow at most."""
SHRINKING = 1.0, 0.8, 0.64, 0.5, 0.0
"""Between each two of these shares of their size, letters shrink until shorter words are looked for."""
LINE_HEIGHT, CLOSE = 1.05, 0.92
"""Of lines on Confirm, and of those where there is hardly any room."""
ASIDE, ABOVE = 8, 1
"""The room round the words on Confirm, in dp."""


class CardWidget(FocusTarget, TableWidget, CardArt):
    """A card on a pier or in the hand; an empty pier has no card."""

    empty = BooleanProperty(False)
    hovered = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {**CardArt.layers, "hover": ("hovered", "enabled", "dp")}

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_dp()

    def on_dp(self, *_: Any) -> None:
        # Where shapes would be too small to be read, the symbol and the letter come first.
        self.simple_below = 60 * self.dp

    def draw_hover(self, group: InstructionGroup) -> None:
        """A line round the card under the mouse."""
        if self.hovered and self.enabled:
            _, _, width, height = self.card_rect()
            width, height = width + 4 * self.dp, height + 4 * self.dp
            left, low = (self.width - width) / 2, (self.height - height) / 2
            group.add(Color(*palette.color("pick")[:3], 0.9))
            group.add(
                SmoothLine(rounded_rectangle=(left, low, width, height, 7 * self.dp), width=1.4 * self.dp)
            )


class PileWidget(FocusTarget, ViewWidget, PileArt):
    """The draw pile."""

    def show_view(self, view: TableView) -> None:
        self.count = view.pile
        self.warning = view.end_is_near
        self.description = str(view.pile)


class TrackWidget(TableWidget, TrackArt):
    """The score track."""


class PeekSign(TableWidget, FloatLayout):
    """Over a hand that lies face down: what to do to see it. Takes no touch, which is for the cards."""

    text = StringProperty()

    def put_over(self, cards: list[Any]) -> None:
        """Lie across the middle of these."""
        left, right = min(card.x for card in cards), max(card.right for card in cards)
        low, top = min(card.y for card in cards), max(card.top for card in cards)
        height = min(top - low, 30 * self.sp)
        width = height + widest([self.text], "NyhavnStrong", 14 * self.sp) + 18 * self.dp
        width = min(max(right - left, self.sp * 60), width)
        set_box(self, Box((left + right - width) / 2, (low + top - height) / 2, width, height))

    def on_touch_down(self, touch: Any) -> bool:
        return False


class AbilityWidget(FocusTarget, TableWidget, AbilityArt):
    """An ability tile: one's own, or one to take."""

    hovered = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"hover": ("hovered", "enabled"), **AbilityArt.layers}

    def draw_hover(self, group: InstructionGroup) -> None:
        """A light round the tile under the mouse."""
        if self.hovered and self.enabled:
            across = 1.08 * min(self.size)
            corner = (self.width - across) / 2, (self.height - across) / 2
            group.add(Color(*palette.color("pick")[:3], 0.45))
            group.add(SmoothEllipse(pos=corner, size=(across, across)))


class CaptionWidget(TableWidget, FitLabel):
    """A word by the abilities: whose they are."""

    drawn_width = NumericProperty(0)
    """How wide the word itself is."""

    def on_texture_size(self, *_: Any) -> None:
        self.drawn_width = widest([self.text], self.font_name, self.font_size)


class FloatingTile(FocusTarget, TableWidget, TileArt):
    """The tile in the air. Once snapped to the house it is drawn by the house, and this only says where."""

    snapped = BooleanProperty(False)

    def draw_tile(self, group: Any) -> None:
        if not self.snapped:
            super().draw_tile(group)

    def on_snapped(self, *_: Any) -> None:
        self.draw_anew("tile")

    def on_touch_down(self, touch: Any) -> bool:
        """Never takes a touch, as a hidden widget of Kivy's would: what it floats over is to be reached."""
        return False


class BoardButton(TableButton):
    """A square button of the table with an icon."""

    icon = StringProperty()
    hint = StringProperty()


class WayToFit(NamedTuple):
    """How words on Confirm may look."""

    ways: tuple[tuple[str, str], ...]
    """Texts and those below them, from the longest to the shortest."""
    lines: Lines
    most: tuple[float, float]
    least: tuple[float, float]
    """The sizes of their letters."""
    line_height: float = LINE_HEIGHT


class ConfirmButton(TableButton):
    """What the turn leads to: what it will do, and below that what it spends and brings."""

    texts = ObjectProperty(ConfirmTexts(""), rebind=True)
    """All that it says, and shorter ways to say it (ConfirmTexts)."""
    first, second = StringProperty(), StringProperty()
    """What of that there is room for."""
    sizes = ListProperty([1, 1])
    """Of their letters."""
    heights = ListProperty([0, 0])
    line_height = NumericProperty(LINE_HEIGHT)
    look = OptionProperty(Look.WAITING.value, options=[look.value for look in Look])
    hold = BooleanProperty(False)
    """Whether it has to be held until it is full."""
    filled = NumericProperty(0)
    _was_full = False
    __events__ = ("on_confirm", "on_slip")

    @property
    def ready(self) -> bool:
        """Whether it would do something."""
        return self.look in (Look.READY.value, Look.ENDS.value)

    def __init__(self, **kwargs: Any) -> None:
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        super().__init__(**kwargs)
        for name in ("texts", "size", "dp", "sp"):
            self.fbind(name, self._fit_soon)

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

    def _fit(self, *_: Any) -> None:
        box = int(self.width - 2 * ASIDE * self.dp), int(self.height - 2 * ABOVE * self.dp)
        if min(box) < 1:
            return
        for way in self._ways_to_fit():
            found = two_lines_fitting(
                way.ways, "NyhavnStrong", way.line_height, box, way.most, way.least, way.lines
            )
            if found is not None:
                break
        else:
            found = TwoLines(way.ways[-1], way.least, (box[1] / 2, box[1] / 2))
        self.line_height = way.line_height
        (self.first, self.second), self.sizes, self.heights = found

    def _ways_to_fit(self) -> Iterator[WayToFit]:
        """What is tried to find room for the words, from the best to the last resort."""
        least = LEAST_LETTERS * self.dp
        grown = min(GROWING[1], max(1.0, self.height / (GROWING[0] * self.sp)))

        def letters(share: float) -> tuple[float, float]:
            both = (FIRST_LETTERS * self.sp * grown, SECOND_LETTERS * self.sp * grown)
            return max(least, both[0] * share), max(least, both[1] * share)

        whole, brief, briefest = self.texts.ways, self.texts.brief_ways, self.texts.briefest_ways
        for share, smaller in pairwise(SHRINKING):
            yield WayToFit(whole, Lines.TOGETHER, letters(share), letters(smaller))
            yield WayToFit(brief, Lines.APART, letters(share), letters(smaller))
        yield WayToFit(briefest, Lines.APART, letters(1.0), letters(0.0))
        for ways in (brief, briefest):
            yield WayToFit(ways, Lines.APART, letters(0.0), letters(0.0), CLOSE)
        yield WayToFit((*brief, *briefest), Lines.WRAPPED, letters(1.0), letters(0.0), CLOSE)


class Bubble(FloatLayout):
    """What the tile in the air costs and brings, or why it cannot stay, next to it. Takes no touch."""

    text = StringProperty()
    refused = BooleanProperty(False)
    words = ObjectProperty()
    dp = NumericProperty(1)
    sp = NumericProperty(1)
    shrunk = NumericProperty(1)
    """How much smaller letters are than they would be with more room."""

    def say(self, text: str, room: float, slim: bool = False) -> None:
        """Have this text, on more lines where one would be wider than the room; the size is right at once.

        A slim one has its words on more lines anyway, and is as wide as the longest of them at least.
        """
        self.text = text
        words = self.words
        words.text_size = None, None
        words.texture_update()
        if slim:
            longest = widest(unbroken(text), words.font_name, words.font_size)
            room = min(room, max(SLIM * words.texture_size[0], longest + words.padding[0] + words.padding[2]))
        if words.texture_size[0] > room:
            words.text_size = room, None
            words.texture_update()
        self.size = words.texture_size

    def on_touch_down(self, touch: Any) -> bool:
        return False


class Tooltip(Bubble):
    """The name of what the cursor rests on."""

    def put_by(self, widget: Any, board: Any) -> None:
        """Show it beside something, on the table."""
        gap = 4 * self.dp
        above = widget.top + gap
        self.y = above if above + self.height <= board.top else widget.y - gap - self.height
        self.x = min(max(widget.center_x - self.width / 2, board.x + gap), board.right - gap - self.width)
        self.opacity = 1


class Surface(Widget):
    """Planks under the harbour; their look is in kv/table/screen.kv."""

    dp = NumericProperty(1)
    harbour = ListProperty([0, 0, 0, 0])

    def on_touch_down(self, touch: Any) -> bool:
        return False


class BlockGround(Widget):
    """The ground of one colour's tiles, edged in that colour."""

    dp = NumericProperty(1)
    color = StringProperty()
    tint = ColorProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        palette.bind(on_change=self._paint)
        self._paint()

    def _paint(self, *_: Any) -> None:
        self.tint = palette.color(f"card.{self.color}.base" if self.color else "brass")

    def on_touch_down(self, touch: Any) -> bool:
        return False
