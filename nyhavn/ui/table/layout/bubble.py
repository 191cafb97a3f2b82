"""Where the bubble at the tile in hand lies: beside the tile, and over no button."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import ENOUGH


def bubble_box(
    size: tuple[float, float], tile: Box, table: Box, buttons: Sequence[Box], gap: float
) -> Box | None:
    """Above the tile if it fits there, else below or beside it; None if it would be in the way everywhere."""
    width, height = size
    room = table.inset(gap, 0)
    x = _held_in(tile.x + (tile.width - width) / 2, room.x, room.right - width)
    y = _held_in(tile.y + (tile.height - height) / 2, room.y, room.top - height)
    tried = (
        Box(x, tile.top + gap, width, height),
        Box(x, tile.y - gap - height, width, height),
        Box(tile.right + gap, y, width, height),
        Box(tile.x - gap - width, y, width, height),
    )
    for place in tried:
        # Sums of fractions differ in their last digits.
        inside = place.overlap(room) >= ENOUGH * width * height
        if inside and not any(place.overlaps(button) for button in buttons):
            return place
    return None


def _held_in(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))
