"""The plan of the table, for any window: everything within it, beside each other, and large enough."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from nyhavn.ui.table.layout.places import ABILITY_KINDS, PIERS, POOL_PLACES

from nyhavn.ui.table.board import _row
from nyhavn.ui.table.layout.plan import Measures, Plan, Rect, arrange
from tests.matrix import SIZES

TARGET, GAP = 48.0, 8.0
"""In dp."""
SLACK = 0.01


def window(
    width: float, height: float, opponents: int = 3, density: float = 1.0, left: bool = False
) -> Measures:
    """The measures of a window of this size in dp."""
    return Measures(
        width * density, height * density, opponents, TARGET * density, GAP * density, left_handed=left
    )


@st.composite
def windows(draw: st.DrawFn) -> Measures:
    """Any window in which a game may be played, large or small, turned either way."""
    short, long = sorted((draw(st.floats(360, 1600)), draw(st.floats(640, 2400))))
    width, height = draw(st.sampled_from([(short, long), (long, short)]))
    density = draw(st.sampled_from([1.0, 1.3125, 1.5, 2.0, 2.625, 3.0, 3.5]))
    return window(width, height, draw(st.integers(1, 3)), density, draw(st.booleans()))


every_listed_size = pytest.mark.parametrize("size", SIZES)
every_density = pytest.mark.parametrize("density", [1.0, 1.5, 2.0, 2.625, 3.0, 3.5])
every_round = pytest.mark.parametrize("opponents", [1, 2, 3])


def cells(rect: Rect, columns: int, rows: int) -> list[Rect]:
    x, y, width, height = rect
    across, up = width / columns, height / rows
    return [
        (x + column * across, y + row * up, across, up) for row in range(rows) for column in range(columns)
    ]


def targets(plan: Plan, target: float) -> dict[str, Rect]:
    """Everything that a finger has to hit, and the house."""
    found = {
        name: getattr(plan, name)
        for name in ("bar", "menu", "pile", "house", "undo", "rotate", "flip", "hint", "confirm")
    }
    found |= {f"pier {number}": rect for number, rect in enumerate(plan.piers)}
    found |= {f"opponent {number}": rect for number, rect in enumerate(plan.opponents)}
    grid = cells(plan.supply, plan.supply_columns, plan.supply_rows)
    found |= {f"supply {number}": rect for number, rect in enumerate(grid)}
    found |= {f"hand {number}": rect for number, rect in enumerate(cells(plan.hand, PIERS, 1))}
    coins = _row(plan.abilities, ABILITY_KINDS, target)
    found |= {f"ability {number}": rect for number, rect in enumerate(coins)}
    if plan.pool is not None:
        pool = _row(plan.pool, POOL_PLACES, target)
        found |= {f"pool {number}": rect for number, rect in enumerate(pool)}
    return found


def overlap(one: Rect, other: Rect) -> bool:
    return (
        min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0]) > SLACK
        and min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > SLACK
    )


def is_within(rect: Rect, m: Measures) -> bool:
    x, y, width, height = rect
    return x >= -SLACK and y >= -SLACK and x + width <= m.width + SLACK and y + height <= m.height + SLACK


def check_places(m: Measures) -> None:
    """Everything is on the table, beside each other, and as large as a fingertip."""
    plan = arrange(m)
    places = targets(plan, m.target)
    small = {name: rect for name, rect in places.items() if min(rect[2:]) < m.target - SLACK}
    places["track"] = plan.track

    assert small == {}
    assert [name for name, rect in places.items() if not is_within(rect, m)] == []
    assert [pair for pair in combinations(places, 2) if overlap(places[pair[0]], places[pair[1]])] == []
    assert plan.confirm[2] >= 2.5 * m.target
    assert plan.track[3] >= 0.5 * m.target
    assert plan.unit >= 0.6 * m.target


@every_listed_size
@every_density
@every_round
def test_every_device(size: tuple[int, int], density: float, opponents: int) -> None:
    check_places(window(*size, opponents, density))
    check_places(window(*size, opponents, density, left=True))


@given(windows())
def test_every_window(m: Measures) -> None:
    check_places(m)


@every_round
@pytest.mark.parametrize("width", [592, 640, 752, 867, 915])
def test_a_bar_below_a_phone_on_its_side_takes_space_but_no_fingertips(width: int, opponents: int) -> None:
    """Seven rows of targets are just what is left of the lowest phones."""
    check_places(window(width, 336, opponents))
    check_places(window(width, 348, opponents, left=True))


@given(windows())
def test_the_house_fits_its_place_and_the_supply_holds_every_kind(m: Measures) -> None:
    plan = arrange(m)

    assert plan.unit * 5 <= plan.house[2]
    assert plan.unit * 9 <= plan.house[3]
    assert plan.supply_columns * plan.supply_rows >= 20 + (plan.pool is None)


@given(windows())
@example(window(640, 360))
def test_ten_cards_lie_where_nothing_is_needed_just_then(m: Measures) -> None:
    plan = arrange(m)
    ten = cells(plan.hand_two_rows, 5, 2)
    hidden = ("supply",) if plan.two_rows_cover_supply else ("ability", "pool")
    places = targets(plan, m.target)
    others = {name: rect for name, rect in places.items() if not name.startswith(("hand", *hidden))}

    assert all(min(card[2:]) >= m.target - SLACK for card in ten)
    assert [name for name, rect in others.items() if any(overlap(rect, card) for card in ten)] == []


@given(windows())
def test_the_left_hand_gets_the_same_the_other_way_round(m: Measures) -> None:
    right, left = (arrange(replace(m, left_handed=hand)) for hand in (False, True))

    assert left.unit == right.unit
    assert left.confirm[0] == pytest.approx(m.width - right.confirm[0] - right.confirm[2])
    assert [rect[0] for rect in left.piers] == sorted(rect[0] for rect in left.piers)


@every_listed_size
@every_density
@every_round
def test_density_changes_nothing_but_the_scale(size: tuple[int, int], density: float, opponents: int) -> None:
    plain, dense = arrange(window(*size, opponents)), arrange(window(*size, opponents, density))

    assert dense.unit == pytest.approx(density * plain.unit)
    assert dense.confirm == pytest.approx([density * side for side in plain.confirm])


@given(st.floats(1, 400), st.floats(1, 400), st.integers(1, 3))
def test_even_a_window_that_is_too_small_gets_a_plan(width: float, height: float, opponents: int) -> None:
    m = window(width, height, opponents)
    plan = arrange(m)

    assert all(is_within(rect, m) for rect in (plan.house, plan.confirm, plan.supply, plan.hand, *plan.piers))
