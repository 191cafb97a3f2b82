"""Where the lesson's words lie: in a strip of their own, beside a table on which nothing is too small."""

from __future__ import annotations

from itertools import combinations

import pytest

from nyhavn.engine.material import COLORS, PIERS, SIZES
from nyhavn.ui.lesson.strip_layout import UPRIGHT, lesson_layout
from nyhavn.ui.table.layout.arrange import arrange, growth
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import Measures, Plan, ability_boxes, hand_boxes

WINDOWS = [
    (360, 640),
    (640, 360),
    (360, 700),
    (375, 667),
    (384, 640),
    (360, 740),
    (412, 915),
    (915, 412),
    (700, 500),
    (800, 1280),
    (1280, 800),
    (2560, 1440),
]
SLACK = 0.01
MOST_CARDS = 8
"""Of a pupil, in either lesson."""


def planned(size: tuple[int, int], text: float = 1.0, left: bool = False) -> tuple[Box, Box, Plan]:
    """The strip, the table and what lies on it."""
    layout = lesson_layout(*size, 1.0, text, left)
    table = layout.table
    scale = growth(table.width, table.height)
    measures = Measures(table.width, table.height, 1, scale, text, left, taught=layout.gives_way)
    return layout.strip, table, arrange(measures)


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_the_strip_and_the_table_share_the_window(size: tuple[int, int], text: float, left: bool) -> None:
    strip, table, _plan = planned(size, text, left)

    assert not strip.overlaps(table)
    assert strip.width * strip.height + table.width * table.height == pytest.approx(size[0] * size[1])


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_beside_it_is_smaller_than_a_fingertip(
    size: tuple[int, int], text: float, left: bool
) -> None:
    _strip, table, plan = planned(size, text, left)
    m = plan.measures
    assert m.dp == growth(table.width, table.height)
    kinds = [f"supply.{color}.{kind}" for color in COLORS for kind in SIZES]
    names = ("menu", "pile", "player.1", "undo", "confirm", "tile.rotate", *kinds)
    rects = {name: plan.rects[name] for name in (*names, *(f"offer.{number}" for number in range(PIERS)))}
    for own in (["any_cards"], ["any_cards", "change_of_colors", "both_actions"]):
        all_boxes = {**rects, **ability_boxes(plan, own), **hand_boxes(plan, PIERS)}
        touched = {name: box for name, box in all_boxes.items() if not name.startswith("words")}
        assert [name for name, box in touched.items() if min(box[2:]) < m.target - SLACK] == []
        over = [pair for pair in combinations(all_boxes, 2) if _overlap(*map(all_boxes.get, pair))]
        assert [pair for pair in over if set(pair) != {"confirm", "tile.rotate"}] == []
    assert all(card.width >= m.target - SLACK for card in hand_boxes(plan, MOST_CARDS).values())


@pytest.mark.parametrize("width", [360, 375, 384, 393, 412])
def test_on_small_phones_what_the_lesson_does_not_need_gives_way_to_its_words(width: int) -> None:
    layout = lesson_layout(width, 640, 1.0, 1.0, False)

    assert layout.strip.height == UPRIGHT[0]
    assert layout.gives_way
    assert not lesson_layout(width, 915, 1.0, 1.0, False).gives_way


def _overlap(one: Box | None, other: Box | None) -> bool:
    assert one is not None
    assert other is not None
    return one.inset(SLACK).overlaps(other.inset(SLACK))
