"""The curtain's arithmetic: away from Confirm, large enough for fingers, and everybody's house to be seen."""

from __future__ import annotations

from itertools import combinations

import pytest

from nyhavn.ui.table.layout.arrange import arrange, growth
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.curtain import plan_curtain, plan_panel
from nyhavn.ui.table.layout.plan import Measures

SIZES = [
    (360, 640), (412, 915), (915, 412), (640, 360), (700, 500), (800, 1280), (1280, 800), (1440, 900),
    (1920, 1200), (2560, 1440),
]  # fmt: skip
SMALLEST_UNIT = {(640, 360): 9, (360, 640): 12, (915, 412): 14, (700, 500): 14}
"""The side of a square in dp, where there is least room: four players and letters twice as large."""


def inside(box: Box, room: Box) -> bool:
    slack = 0.5
    return (
        box.x >= room.x - slack
        and box.y >= room.y - slack
        and box.right <= room.right + slack
        and box.top <= room.top + slack
    )


def overlap(one: Box, other: Box) -> bool:
    return min(one.right, other.right) - max(one.x, other.x) > 0.5 and (
        min(one.top, other.top) - max(one.y, other.y) > 0.5
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("left_handed", [False, True])
def test_everything_has_its_place(
    size: tuple[int, int], players: int, text: float, left_handed: bool
) -> None:
    room = Box(0, 0, *size)
    table = arrange(Measures(*size, players - 1, growth(*size), text, left_handed))
    dp, target, confirm = table.measures.dp, table.measures.target, table.rects["confirm"]
    plan = plan_curtain(room, players, confirm, target, dp, dp * text)

    boxes = [plan.button, plan.menu, *plan.panels]
    assert len(plan.panels) == players
    assert all(inside(box, room) for box in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    assert min(plan.button.width, plan.button.height, plan.menu.width, plan.menu.height) >= target - 0.5
    reach = confirm.inset(-target)
    assert not overlap(plan.button, reach), "not within a fingertip of where Confirm was"
    for panel in plan.panels:
        parts = plan_panel(panel, dp, dp * text)
        assert all(inside(part, panel) for part in parts)
        assert not any(overlap(one, other) for one, other in combinations(parts, 2))
        assert parts.unit / dp >= SMALLEST_UNIT.get(size, 18)


def test_opposite_where_confirm_lies_above() -> None:
    """Wherever a layout has Confirm, the button is at the other end."""
    room = Box(0, 0, 800, 600)
    for confirm, above in ((Box(600, 10, 180, 50), True), (Box(600, 540, 180, 50), False)):
        plan = plan_curtain(room, 3, confirm, 48, 1, 1)
        assert (plan.button.y > 400) == above
