"""Words that fit their place: shortened first, and only then written smaller.

A FitLabel has a box and fills it as well as it can; a FittingLine has a width and takes the height it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as Measure
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.widgets.labels import PlainLabel

STEP = 0.92


class FitLabel(PlainLabel):
    """Words in a box: their letters shrink from `most` until all lines fit, but not below `least`.

    Where there are `variants`, from the longest to the shortest, the first one that fits at a size is
    written: a text is shortened before it shrinks. Where none fits, however small, it is `last_resort`.
    Names are the other way round: with `shrinks_first` a text is shortened where its letters cannot shrink.
    """

    text: str
    most = NumericProperty(16)
    least = NumericProperty(9)
    variants = ListProperty()
    last_resort = StringProperty(None, allownone=True)
    shrinks_first = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        super().__init__(**kwargs)
        for name in ("text", "variants", "last_resort", "size", "most", "least", "font_name", "padding"):
            self.fbind(name, self._fit_soon)
        self._fit_soon()

    def _fit(self, *_: Any) -> None:
        width = int(self.width - self.padding[0] - self.padding[2])
        height = int(self.height - self.padding[1] - self.padding[3])
        if width < 1 or height < 1:
            return
        # Without a height: Kivy would leave out lines that fit. A label has its words in its middle anyway.
        self.text_size = self.width, None
        texts: tuple[str, ...] = tuple(self.variants) or (self.text,)
        if self.shrinks_first:
            smallest = (self.font_name, self.line_height, (width, height), self.least)
            texts = (next((text for text in texts if fits(text, *smallest)), texts[-1]),)
        box, sizes = (width, height), (self.most, self.least)
        text, size = fitting(texts, self.font_name, self.line_height, box, *sizes, self.last_resort)
        self.text = text
        self.font_size = size


class FittingLine(PlainLabel):
    """Words in a width: their letters shrink from `largest` until none is cut off or broken."""

    largest = NumericProperty(1)
    wraps = BooleanProperty(False)
    """Whether the words may stand on several lines; else all of them stay on one."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for each in ("text", "width", "largest", "wraps", "font_name"):
            self.fbind(each, self._fit)
        self._fit()

    def _fit(self, *_: Any) -> None:
        pieces = unbroken(self.text) if self.wraps else [self.text]
        needed = widest(pieces, self.font_name, self.largest)
        # A little less than would just fit: letters grow in whole pixels.
        room = self.width * 0.96
        size = max(1.0, self.largest * min(1.0, room / max(needed, 1)))
        # Small ones are wider than in proportion.
        while 1 < size < self.largest and widest(pieces, self.font_name, size) > self.width:
            size = max(1.0, size - 1)
        self.font_size = size


def fitting(
    texts: Sequence[str],
    font: str,
    line_height: float,
    box: tuple[int, int],
    most: float,
    least: float,
    last_resort: str | None = None,
) -> tuple[str, float]:
    """The first text that fits into a box without breaking a word, at the largest size at which one does."""
    return _fitting(tuple(texts), font, line_height, box, most, least, last_resort)


@lru_cache(maxsize=1024)
def _fitting(
    texts: tuple[str, ...],
    font: str,
    line_height: float,
    box: tuple[int, int],
    most: float,
    least: float,
    last_resort: str | None,
) -> tuple[str, float]:
    size = most
    while True:
        for text in texts:
            if fits(text, font, line_height, box, size):
                return text, size
        if size <= least and last_resort is not None:
            return fitting((last_resort,), font, line_height, box, most, least)
        if size <= least:
            return texts[-1], size
        size = max(least, size * STEP)


class TwoLines(NamedTuple):
    """A text above another, each at its own size."""

    texts: tuple[str, str]
    sizes: tuple[float, float]
    heights: tuple[float, float]


class Lines(Enum):
    """How a text stands above another."""

    TOGETHER = "together"
    """Each on lines of its own, or both on one where that is how they are largest."""
    APART = "apart"
    """Each on lines of its own."""
    WRAPPED = "wrapped"
    """Each on lines that are broken where they have to be."""


@lru_cache(maxsize=1024)
def two_lines_fitting(
    ways: tuple[tuple[str, str], ...],
    font: str,
    line_height: float,
    box: tuple[int, int],
    most: tuple[float, float],
    least: tuple[float, float],
    lines: Lines,
) -> TwoLines | None:
    """The first way to say something in two texts that fits into a box without breaking a word.

    At the largest sizes at which one does.
    """
    width, height = box
    share, smallest = 1.0, min(low / high for low, high in zip(least, most, strict=True))
    while True:
        large, small = max(least[0], most[0] * share), max(least[1], most[1] * share)
        for first, second in ways:
            broken = lines is Lines.WRAPPED or not second
            if (high := _height_within(first, font, line_height, width, large, broken)) is None:
                continue
            if not second and high <= height:
                return TwoLines((first, ""), (large, small), (high, 0.0))
            below = _height_within(second, font, line_height, width, small, broken)
            if second and below is not None and high + below <= height:
                return TwoLines((first, second), (large, small), (high, below))
            beside = f"{first} · {second}"
            if lines is Lines.TOGETHER and high <= height and widest([beside], font, large) <= width:
                return TwoLines((beside, ""), (large, small), (high, 0.0))
        if share <= smallest:
            return None
        share = max(smallest, share * STEP)


def _height_within(
    text: str, font: str, line_height: float, width: int, size: float, broken: bool
) -> float | None:
    """How high a text is in this width; None if a word would be broken, or a line that is not to be."""
    if widest(unbroken(text) if broken else text.split("\n"), font, size) > width:
        return None
    return height_of(text, font, line_height, width, size)


def fits(text: str, font: str, line_height: float, box: tuple[int, int], size: float) -> bool:
    """Whether a text of this size fits into a box without breaking a word."""
    if widest(unbroken(text), font, size) > box[0]:
        return False
    return height_of(text, font, line_height, box[0], size) <= box[1]


def height_of(text: str, font: str, line_height: float, width: int, size: float) -> float:
    """How high a box of this width has to be for a text of this size."""
    whole = Measure(
        text=text, font_name=font, font_size=size, text_size=(width, None), line_height=line_height
    )
    _, height = whole.render()
    return float(height)


def unbroken(text: str) -> list[str]:
    """What of a text stays on one line: its words, those together that a no-break space joins."""
    # Python would also split at no-break spaces, Kivy does not.
    return text.replace("\n", " ").split(" ")


def widest(pieces: Iterable[str], font: str, size: float) -> float:
    """How wide the widest of some words is on one line."""
    measure = Measure(font_name=font, font_size=size)
    return max((measure.get_extents(piece)[0] for piece in pieces), default=0)


load_kv("widgets/fit_label.kv")
