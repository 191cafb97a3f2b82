"""Packs small pictures into sheets, with room round each so that smaller copies do not mix neighbours."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from assets.draw.raster import Pixels, bleed

MARGIN = 8
"""Three smaller copies, each an average of 2 x 2, reach 8 pixels; all room is measured in these, too."""

Region = tuple[int, int, int, int]
Offset = tuple[int, int]
Bytes = NDArray[np.uint8]
"""Rows from the bottom, as graphics cards want them."""


class _FullError(Exception):
    """A picture does not fit any more."""


def pack(
    pictures: dict[str, Pixels], offsets: dict[str, Offset], width: int, height: int
) -> tuple[Bytes, dict[str, Region]]:
    """One sheet and where each part lies in it (left, bottom, width, height).

    It has width x height pixels, and twice as many as often as they are too few; two bytes a pixel, grey and
    alpha, where nothing on it has a colour of its own, else four.
    """
    while True:
        try:
            return _packed(pictures, offsets, width, height)
        except _FullError:
            width, height = (width, 2 * height) if height < width else (2 * width, height)


def _packed(
    pictures: dict[str, Pixels], offsets: dict[str, Offset], width: int, height: int
) -> tuple[Bytes, dict[str, Region]]:
    sheet = np.zeros((height, width, 4), np.uint8)
    regions: dict[str, Region] = {}
    free = [(0, 0, width, height)]
    for name, pixels in sorted(
        pictures.items(), key=lambda item: (*(-side for side in item[1].shape), item[0])
    ):
        high, wide = pixels.shape[:2]
        right, above = offsets[name]
        across, up = _rounded(right + wide), _rounded(above + high)
        left, bottom = _place(free, across, up)
        before, below = right + MARGIN, above + MARGIN
        beyond = ((up - high - below, below), (before, across - wide - before), (0, 0))
        framed = np.pad(bleed(pixels), beyond, mode="edge")
        sheet[bottom : bottom + up, left : left + across] = to_bytes(framed)[::-1]
        regions[name] = (left + before, bottom + below, wide, high)
        free = list(_without(free, (left, bottom, across, up)))
    return (sheet if _has_color(sheet) else sheet[..., (0, 3)]), regions


def offsets_in_rows(pictures: dict[str, Pixels], width: int) -> dict[str, Offset]:
    """How far off a multiple of the margin each picture would lie if all were laid in rows from the top.

    Which pixels a smaller copy puts together depends on it, and with that the look of an edge, by a little:
    so pictures look as they always did, on whichever sheet they lie.
    """
    offsets: dict[str, Offset] = {}
    left = top = row = 0
    for name, pixels in sorted(pictures.items(), key=lambda item: (-item[1].shape[0], item[0])):
        high, wide = pixels.shape[:2]
        if left + wide + 2 * MARGIN > width:
            left, top, row = 0, top + row, 0
        offsets[name] = left % MARGIN, -(top + high) % MARGIN
        left += wide + 2 * MARGIN
        row = max(row, high + 2 * MARGIN)
    return offsets


def to_bytes(pixels: Pixels) -> Bytes:
    """Numbers from 0 to 1 as bytes."""
    return np.clip(np.rint(pixels * 255.0), 0, 255).astype(np.uint8)


def smaller_copies(sheet: Bytes) -> Iterator[Bytes]:
    """The sheet itself, then its copies, each half as large as the one before, down to a single pixel."""
    while True:
        yield sheet
        height, width, _ = sheet.shape
        if height == width == 1:
            return
        wide = sheet.astype(np.uint16)
        # Halves are rounded up, along and then upwards, as graphics cards do it.
        if width > 1:
            wide = (wide[:, ::2] + wide[:, 1::2] + 1) >> 1
        if height > 1:
            wide = (wide[::2] + wide[1::2] + 1) >> 1
        sheet = wide.astype(np.uint8)


def _has_color(sheet: Bytes) -> bool:
    return bool((sheet[..., 0] != sheet[..., 1]).any() or (sheet[..., 1] != sheet[..., 2]).any())


def _rounded(side: int) -> int:
    """How much room a picture's side takes with its margins."""
    return -(-(side + 2 * MARGIN) // MARGIN) * MARGIN


def _place(free: list[Region], wide: int, high: int) -> tuple[int, int]:
    """Where a picture fits most tightly."""
    fitting = [room for room in free if room[2] >= wide and room[3] >= high]
    if not fitting:
        raise _FullError
    left, bottom, _, _ = min(fitting, key=lambda room: (min(room[2] - wide, room[3] - high), room))
    return left, bottom


def _without(free: list[Region], taken: Region) -> Iterator[Region]:
    """The largest free rectangles that are left, which may overlap."""
    left, bottom, wide, high = taken
    rest: set[Region] = set()
    for room in free:
        x, y, w, h = room
        if x >= left + wide or left >= x + w or y >= bottom + high or bottom >= y + h:
            rest.add(room)
            continue
        rest.add((x, y, left - x, h))
        rest.add((left + wide, y, x + w - left - wide, h))
        rest.add((x, y, w, bottom - y))
        rest.add((x, bottom + high, w, y + h - bottom - high))
    rooms = sorted(room for room in rest if room[2] > 0 and room[3] > 0)
    for room in rooms:
        if not any(_holds(other, room) for other in rooms if other != room):
            yield room


def _holds(outer: Region, inner: Region) -> bool:
    x, y, w, h = outer
    return x <= inner[0] and y <= inner[1] and x + w >= inner[0] + inner[2] and y + h >= inner[1] + inner[3]
