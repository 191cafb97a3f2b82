"""Where things are on the curtain: what opens it, and everybody's house as large as there is room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from nyhavn.ui.art.house_frame import COMPACT
from nyhavn.ui.table.layout.boxes import Box

BUTTON_HEIGHT, BUTTON_WIDTH = 72, 460
"""Of what opens the curtain, in dp; as much more as letters are larger."""
HEAD, FOOT, MOST_FOOT = 44, 84, 140
"""Above a house its player's name and points, below it what that player did, at least and at most: in sp."""
FOOT_SHARE = 0.3
"""How much of a panel's height is left for what is below the house, where there is little."""
BESIDE = 150
"""How wide the words beside a house are at least, in sp."""


@dataclass(frozen=True, slots=True)
class CurtainPlan:
    """The places on a curtain."""

    button: Box
    menu: Box
    panels: tuple[Box, ...]
    """In turn order, row by row."""


class PanelPlan(NamedTuple):
    """The places in one player's panel."""

    name: Box
    points: Box
    house: Box
    pictures: Box
    words: Box
    foot: Box
    """Cards in hand and abilities; empty where there is no room for them."""

    @property
    def unit(self) -> float:
        """The side of a square of the house."""
        return COMPACT.unit(self.house.width, self.house.height)


def plan_curtain(room: Box, players: int, confirm: Box, target: float, dp: float, sp: float) -> CurtainPlan:
    """Everything on a curtain in a room. What opens it lies as far from Confirm as the room is high."""
    gap = 8 * dp
    height = min(max(target, BUTTON_HEIGHT * max(dp, 0.8 * sp)), 0.24 * room.height)
    inside = room.inset(gap)
    above = confirm.y + confirm.height / 2 <= room.y + room.height / 2
    row, rest = inside.cut_top(height, gap) if above else inside.cut_bottom(height, gap)
    menu, middle = row.cut_left(target, gap)
    menu = menu.middle(target, target)
    # In the middle of the whole row, unless the menu is in its way there.
    width = min(BUTTON_WIDTH * max(dp, sp), middle.width)
    button = row.middle(width, height)
    if button.x < middle.x:
        button = middle
    return CurtainPlan(button, menu, _best_cells(rest, players, gap, dp, sp))


def _best_cells(room: Box, count: int, gap: float, dp: float, sp: float) -> tuple[Box, ...]:
    """The cells with the largest houses."""

    def cells(columns: int) -> list[Box]:
        rows = room.rows(-(-count // columns), gap)
        *full, last = [(row, columns) for row in rows]
        # A last row that is not full has wider cells, and none that stays empty.
        pieces = [*full, (last[0], count - columns * len(full))]
        return [cell for row, number in pieces for cell in row.columns(number, gap)]

    found: list[list[Box]] = [cells(columns) for columns in range(1, count + 1)]
    return tuple(max(found, key=lambda boxes: min(plan_panel(box, dp, sp).unit for box in boxes)))


def plan_panel(box: Box, dp: float, sp: float) -> PanelPlan:
    """One player's panel: the house with words beside it, or above and below it; whichever is larger."""
    inside = box.inset(8 * dp, 6 * dp)
    tall = _tall(inside, dp, sp)
    if inside.width < BESIDE * sp + 60 * dp:
        return tall
    wide = _wide(inside, dp, sp)
    return max((tall, wide), key=lambda plan: plan.unit)


def _tall(box: Box, dp: float, sp: float) -> PanelPlan:
    head, rest = box.cut_top(min(HEAD * sp, 0.16 * box.height), 2 * dp)
    # What a house as wide as the panel leaves below it, but no more than there is to say.
    spare = rest.height - COMPACT.down / COMPACT.across * rest.width
    low = min(max(spare, min(FOOT * sp, FOOT_SHARE * box.height)), MOST_FOOT * sp)
    foot, house = rest.cut_bottom(low, 2 * dp)
    points, name = head.cut_right(min(0.42 * head.width, 60 * sp), 2 * dp)
    pictures, words = foot.cut_top(0.46 * foot.height, 2 * dp)
    return PanelPlan(name, points, house, pictures, words, Box(box.x, box.y, 0, 0))


def _wide(box: Box, dp: float, sp: float) -> PanelPlan:
    across = min(COMPACT.across / COMPACT.down * box.height, box.width - BESIDE * sp)
    house, rest = box.cut_left(across, 10 * dp)
    name, rest = rest.cut_top(min(34 * sp, 0.2 * rest.height))
    points, rest = rest.cut_top(min(52 * sp, 0.27 * rest.height))
    foot, rest = rest.cut_bottom(min(34 * sp, 0.2 * rest.height), 2 * dp)
    pictures, words = rest.cut_top(min(170 * dp, 0.5 * rest.height), 4 * dp)
    return PanelPlan(name, points, house, pictures, words, foot)
