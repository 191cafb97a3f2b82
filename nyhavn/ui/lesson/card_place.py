"""Where the words of the lesson lie: never over what is to be touched. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Rect = tuple[float, float, float, float]
"""Left, bottom, width, height."""
MOVED = 0.35
"""How bad it is to lie elsewhere than before, as a share of the card's own area."""
STEPS = 10
"""Into how many steps each way is divided in the search."""


@dataclass(frozen=True, slots=True)
class Avoided:
    """Something that should rather not be covered, and how much so."""

    rect: Rect
    weight: float


def find_place(
    size: tuple[float, float],
    room: Rect,
    touched: Sequence[Rect],
    looked_at: Sequence[Avoided],
    before: tuple[float, float] | None = None,
) -> tuple[float, float]:
    """The lower left corner for a card of this size in the room, clear of what is touched if that can be."""

    def in_the_way(corner: tuple[float, float]) -> float:
        return sum(overlap((*corner, *size), rect) for rect in touched)

    def badness(corner: tuple[float, float]) -> float:
        bad = sum(thing.weight * overlap((*corner, *size), thing.rect) for thing in looked_at)
        return bad if before is None or corner == before else bad + MOVED * size[0] * size[1]

    places = {corner: in_the_way(corner) for corner in _corners(size, room, touched)}
    if before is not None and _inside((*before, *size), room):
        places[before] = in_the_way(before)
    least = min(places.values())
    return min((corner for corner, shared in places.items() if shared <= least), key=badness)


def _corners(size: tuple[float, float], room: Rect, touched: Sequence[Rect]) -> Iterator[tuple[float, float]]:
    """Places from the top down, the middle of each line first; also right beside what is touched."""
    x, y, width, height = room
    across, up = max(0.0, width - size[0]), max(0.0, height - size[1])
    lefts = {x + across * n / STEPS for n in range(STEPS + 1)}
    lows = {y + up * n / STEPS for n in range(STEPS + 1)}
    for rect in touched:
        lefts |= {rect[0] + rect[2], rect[0] - size[0]}
        lows |= {rect[1] + rect[3], rect[1] - size[1]}
    fitting = sorted(
        (left for left in lefts if x <= left <= x + across), key=lambda left: abs(left - x - across / 2)
    )
    for low in sorted((low for low in lows if y <= low <= y + up), reverse=True):
        for left in fitting:
            yield left, low


def _inside(card: Rect, room: Rect) -> bool:
    return (
        card[0] >= room[0]
        and card[1] >= room[1]
        and card[0] + card[2] <= room[0] + room[2]
        and card[1] + card[3] <= room[1] + room[3]
    )


def overlap(one: Rect, other: Rect) -> float:
    """The area that two rectangles share."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    up = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, up)


def around(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle round some others."""
    left = min(rect[0] for rect in rects)
    low = min(rect[1] for rect in rects)
    right = max(rect[0] + rect[2] for rect in rects)
    top = max(rect[1] + rect[3] for rect in rects)
    return left, low, right - left, top - low
