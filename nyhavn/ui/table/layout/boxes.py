"""Rectangles that are cut into rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """Left, bottom, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.y + self.height

    def inset(self, across: float, up: float | None = None) -> Box:
        """Smaller by so much on every side."""
        up = across if up is None else up
        return Box(self.x + across, self.y + up, self.width - 2 * across, self.height - 2 * up)

    def cut_top(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A piece off the top, and what is left below it."""
        piece = Box(self.x, self.top - height, self.width, height)
        return piece, Box(self.x, self.y, self.width, self.height - height - gap)

    def cut_bottom(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A piece off the bottom, and what is left above it."""
        piece = Box(self.x, self.y, self.width, height)
        return piece, Box(self.x, self.y + height + gap, self.width, self.height - height - gap)

    def cut_left(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A piece off the left, and what is left beside it."""
        piece = Box(self.x, self.y, width, self.height)
        return piece, Box(self.x + width + gap, self.y, self.width - width - gap, self.height)

    def cut_right(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A piece off the right, and what is left beside it."""
        piece = Box(self.right - width, self.y, width, self.height)
        return piece, Box(self.x, self.y, self.width - width - gap, self.height)

    def columns(self, count: int, gap: float = 0.0) -> list[Box]:
        """Equal pieces side by side."""
        if not count:
            return []
        each = (self.width - gap * (count - 1)) / count
        return [Box(self.x + number * (each + gap), self.y, each, self.height) for number in range(count)]

    def rows(self, count: int, gap: float = 0.0) -> list[Box]:
        """Equal pieces one below the other, the first on top."""
        if not count:
            return []
        each = (self.height - gap * (count - 1)) / count
        tops = (self.top - number * (each + gap) for number in range(count))
        return [Box(self.x, top - each, self.width, each) for top in tops]

    def grid(self, columns: int, rows: int, gap: float = 0.0) -> list[Box]:
        """Equal pieces, row by row from the top left."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def middle(self, width: float, height: float) -> Box:
        """A box of at most this size in the middle."""
        width, height = min(width, self.width), min(height, self.height)
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)

    def within(self, around: Box) -> Box:
        """What of it lies in another."""
        x, y = max(self.x, around.x), max(self.y, around.y)
        return Box(x, y, min(self.right, around.right) - x, min(self.top, around.top) - y)

    def overlap(self, other: Box) -> float:
        """The area that the two share."""
        shared = self.within(other)
        return max(0.0, shared.width) * max(0.0, shared.height)

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any room."""
        return self.overlap(other) > 0

    def mirrored(self, width: float) -> Box:
        """The same on a table of this width that is turned left to right."""
        return Box(width - self.right, self.y, self.width, self.height)


def union(boxes: Sequence[Box]) -> Box:
    """The smallest box round some."""
    left, low = min(box.x for box in boxes), min(box.y for box in boxes)
    right, top = max(box.right for box in boxes), max(box.top for box in boxes)
    return Box(left, low, right - left, top - low)
