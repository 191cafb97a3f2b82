"""The plan of the table, for any window: everything within it, beside each other, and large enough."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from nyhavn.engine.material import ABILITIES, COLORS, PIERS, SIZES
from nyhavn.ui.table.layout.arrange import arrange, growth
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import (
    GAP,
    OWN_WORD,
    POOL_WORD,
    SPECIAL_NAME,
    TARGET,
    Measures,
    Plan,
    ability_boxes,
    hand_boxes,
    hand_is_spread,
)
from tests import matrix

SLACK = 0.01
WINDOWS = (*matrix.SIZES, (915, 412), (1920, 1200), (2560, 1440), (700, 500))
MOST_CARDS = 10
ONE, ALL = ["any_cards"], list(ABILITIES)
"""Own abilities: at the start, and at most."""


def window(
    width: float,
    height: float,
    opponents: int = 3,
    density: float = 1.0,
    text: float = 1.0,
    left: bool = False,
) -> Measures:
    """The measures of a window of this size in dp."""
    dp = density * growth(width, height)
    return Measures(width * density, height * density, opponents, dp, text, left)


@st.composite
def windows(draw: st.DrawFn) -> Measures:
    """Any window in which a game may be played, large or small, turned either way."""
    short, long = sorted((draw(st.floats(360, 1600)), draw(st.floats(640, 2400))))
    width, height = draw(st.sampled_from([(short, long), (long, short)]))
    density = draw(st.sampled_from([1.0, 1.3125, 1.5, 2.0, 2.625, 3.0, 3.5]))
    text = draw(st.sampled_from([1.0, 1.25, 1.5, 2.0]))
    return window(width, height, draw(st.integers(1, 3)), density, text, draw(st.booleans()))


every_window = pytest.mark.parametrize("size", WINDOWS)
DENSITIES = (1.0, 1.5, 2.0, 2.625, 3.0, 3.5)
every_density = pytest.mark.parametrize("density", DENSITIES)
every_round = pytest.mark.parametrize("opponents", [1, 2, 3])
every_letter = pytest.mark.parametrize("text", [1.0, 2.0])


def targets(plan: Plan, own: list[str], cards: int = PIERS) -> dict[str, Box]:
    """Everything that a finger has to hit, and the house."""
    names = ("menu", "pile", "house", "undo", "hint", "confirm", "tile.rotate", "tile.flip")
    kinds = [f"supply.{color}.{size}" for color in COLORS for size in SIZES]
    found = {name: plan.rects[name] for name in (*names, *kinds)}
    found |= {name: plan.rects[name] for name in plan.rects if name.startswith(("offer.", "player."))}
    found |= {name: box for name, box in ability_boxes(plan, own).items() if not name.startswith("words")}
    return found | hand_boxes(plan, cards)


def overlap(one: Box, other: Box) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > SLACK
        and min(one.top, other.top) - max(one.y, other.y) > SLACK
    )


def is_within(box: Box, m: Measures) -> bool:
    right, top = m.width + SLACK, m.height + SLACK
    return box.x >= -SLACK and box.y >= -SLACK and box.right <= right and box.top <= top


def over_each_other(rects: dict[str, Box]) -> list[tuple[str, str]]:
    """What lies over what. The turning buttons take their room off the strip or off Confirm's row."""
    pairs = [pair for pair in combinations(rects, 2) if overlap(rects[pair[0]], rects[pair[1]])]
    turning, gives_way = {"tile.rotate", "tile.flip"}, {"hint", "confirm"}
    return [(one, other) for one, other in pairs if not ({one, other} & turning and {one, other} & gives_way)]


def check_places(m: Measures) -> None:
    """Everything is on the table, beside each other, and as large as a fingertip."""
    plan = arrange(m)
    assert plan.measures.dp == m.dp, "fingertips are not made smaller"
    for own in (ONE, ALL):
        rects = targets(plan, own)
        assert {name: box for name, box in rects.items() if min(box[2:]) < m.target - SLACK} == {}
        if "track" in plan.rects:
            rects["track"] = plan.rects["track"]
        if not plan.strip_over_players:
            rects["strip"] = plan.rects["strip.short" if "strip.short" in plan.rects else "strip"]
        assert [name for name, box in rects.items() if not is_within(box, m)] == []
        assert over_each_other(rects) == []
    assert plan.rects.get("confirm.short", plan.rects["confirm"]).width >= 2.5 * m.target
    assert plan.unit >= 0.6 * TARGET * m.dp / growth(m.width / m.dp, m.height / m.dp)


@every_window
@pytest.mark.parametrize("density", matrix.seldom(DENSITIES, 1.0, 2.625))
@every_round
@every_letter
def test_every_device(size: tuple[int, int], density: float, opponents: int, text: float) -> None:
    check_places(window(*size, opponents, density, text))
    check_places(window(*size, opponents, density, text, left=True))


@given(windows())
def test_every_window(m: Measures) -> None:
    check_places(m)


@every_round
@pytest.mark.parametrize("width", [592, 640, 752, 867, 915])
def test_a_bar_below_a_phone_on_its_side_takes_space_but_no_fingertips(width: int, opponents: int) -> None:
    """Seven rows of targets are just what is left of the lowest phones."""
    check_places(window(width, 336, opponents))
    check_places(window(width, 348, opponents, left=True))


# The goals


@every_round
@pytest.mark.parametrize(("size", "least"), [((412, 915), 46), ((360, 640), 37)])
def test_squares_of_the_own_house_are_large(size: tuple[int, int], least: int, opponents: int) -> None:
    assert int(arrange(window(*size, opponents)).unit) >= least


@every_round
def test_large_letters_do_not_make_the_house_of_a_small_phone_smaller(opponents: int) -> None:
    assert int(arrange(window(360, 640, opponents, text=2.0)).unit) >= 37


@every_round
@pytest.mark.parametrize(
    ("size", "least"),
    [((412, 915), 12), ((915, 412), 12), ((700, 500), 12), ((800, 1280), 16), ((1280, 800), 16)],
)
def test_tiles_of_the_supply_can_be_read(size: tuple[int, int], least: int, opponents: int) -> None:
    assert int(arrange(window(*size, opponents)).tile_unit) >= least


@every_window
@every_round
@every_letter
def test_each_colour_has_a_block_with_its_sizes_in_order(
    size: tuple[int, int], opponents: int, text: float
) -> None:
    """Only where the window is too low for any block do the tiles lie packed, in order still."""
    m = window(*size, opponents, text=text)
    plan = arrange(m)
    blocks = [plan.rects[f"block.{color}"] for color in COLORS if f"block.{color}" in plan.rects]
    assert len(blocks) == (0 if size == (640, 360) else 5)
    for color in COLORS:
        cells = [plan.rects[f"supply.{color}.{kind}"] for kind in SIZES]
        reading = sorted(cells, key=lambda cell: (-round(cell.top, 3), round(cell.x, 3)))
        assert cells == reading
        if blocks:
            block = plan.rects[f"block.{color}"]
            assert all(is_inside(cell, block) for cell in cells)


def is_inside(cell: Box, block: Box) -> bool:
    return (
        cell.x >= block.x - SLACK
        and cell.y >= block.y - SLACK
        and cell.right <= block.right + SLACK
        and cell.top <= block.top + SLACK
    )


@pytest.mark.parametrize("large", [(1920, 1200), (2560, 1440)])
@every_round
def test_everything_grows_with_the_window(large: tuple[int, int], opponents: int) -> None:
    """Letters as much as the window, all else nearly so: supply, coins, rivals and cards share its room."""
    small, plan = arrange(window(1280, 800, opponents)), arrange(window(*large, opponents))
    by = min(large[0] / 1280, large[1] / 800)
    assert plan.measures.dp >= 0.99 * by * small.measures.dp
    for name in ("player.1", "hand", "abilities", "confirm", "strip", "offer.0", "house"):
        assert plan.rects[name].height >= 0.8 * by * small.rects[name].height, name
    assert plan.tile_unit >= 0.8 * by * small.tile_unit
    assert plan.unit >= 0.8 * by * small.unit


@every_round
def test_rivals_fill_the_room_beside_the_house(opponents: int) -> None:
    m = window(1280, 800, opponents)
    plan = arrange(m)
    rivals = [plan.rects[f"player.{number}"] for number in range(1, opponents + 1)]
    column = sum(box.height for box in rivals) + (opponents - 1) * 1.3 * GAP * m.dp
    assert column == pytest.approx(plan.rects["house"].height, rel=0.02)


@every_window
@every_round
def test_own_abilities_and_those_to_take_are_told_apart(size: tuple[int, int], opponents: int) -> None:
    """By place, and by a word wherever there is room for one."""
    plan = arrange(window(*size, opponents))
    rects = ability_boxes(plan, ["any_cards", "both_actions"])
    own = [box for name, box in rects.items() if name.startswith("ability.")][:2]
    pool = [box for name, box in rects.items() if name.startswith("pool.")]
    across = max(box.right for box in own) <= min(box.x for box in pool) + SLACK
    down = min(box.y for box in own) >= max(box.top for box in pool) - SLACK
    assert across or down
    assert SPECIAL_NAME in rects
    if size != (640, 360):
        assert min(rects[word].width for word in (OWN_WORD, POOL_WORD)) >= TARGET * plan.measures.dp - SLACK


# Properties


@given(windows())
def test_the_house_fits_its_place(m: Measures) -> None:
    plan = arrange(m)
    assert plan.unit * 5 <= plan.rects["house"].width
    assert plan.unit * 9 <= plan.rects["house"].height


@given(windows())
@example(window(640, 360))
def test_ten_cards_lie_where_nothing_is_needed_just_then(m: Measures) -> None:
    plan = arrange(m)
    ten = hand_boxes(plan, MOST_CARDS)
    assert all(min(card[2:]) >= m.target - SLACK for card in ten.values())
    assert over_each_other(ten) == []
    needed = ("offer.", "player.", "menu", "undo", "confirm", "hint", "house")
    others = {name: box for name, box in targets(plan, ALL).items() if name.startswith(needed)}
    assert [name for name, box in others.items() if any(overlap(box, card) for card in ten.values())] == []
    if not hand_is_spread(plan, MOST_CARDS):
        rest = {name: box for name, box in targets(plan, ALL).items() if not name.startswith("hand.")}
        assert [name for name, box in rest.items() if any(overlap(box, card) for card in ten.values())] == []


@given(windows())
def test_the_left_hand_gets_the_same_the_other_way_round(m: Measures) -> None:
    right, left = (arrange(replace(m, left_handed=hand)) for hand in (False, True))
    assert left.unit == right.unit
    assert left.rects["confirm"].x == pytest.approx(m.width - right.rects["confirm"].right)
    piers = [left.rects[f"offer.{number}"].x for number in range(PIERS)]
    assert piers == sorted(piers)


@every_window
@every_density
@every_round
def test_density_changes_nothing_but_the_scale(size: tuple[int, int], density: float, opponents: int) -> None:
    plain, dense = arrange(window(*size, opponents)), arrange(window(*size, opponents, density))
    assert dense.unit == pytest.approx(density * plain.unit)
    assert dense.rects["confirm"] == pytest.approx([density * side for side in plain.rects["confirm"]])


@given(st.floats(1, 400), st.floats(1, 400), st.integers(1, 3))
def test_even_a_window_that_is_too_small_gets_a_plan(width: float, height: float, opponents: int) -> None:
    m = window(width, height, opponents)
    plan = arrange(m)
    names = ("house", "confirm", "supply", "hand", *(f"offer.{number}" for number in range(PIERS)))
    assert all(is_within(plan.rects[name], m) for name in names)


# Under the words of a puzzle or a lesson

FEW = tuple((color, size) for color in COLORS[:4] for size in SIZES[:2])


@every_round
@pytest.mark.parametrize("left", [False, True])
def test_what_words_leave_of_the_smallest_phone_has_fingertips(opponents: int, left: bool) -> None:
    m = window(360, 522, opponents, left=left)
    plan = arrange(m)
    assert plan.measures.dp == m.dp
    for own in (ONE, ALL):
        rects = targets(plan, own)
        assert {name: box for name, box in rects.items() if min(box[2:]) < m.target - SLACK} == {}
        assert [name for name, box in rects.items() if not is_within(box, m)] == []
        assert over_each_other(rects) == []
    assert int(plan.unit) >= 24


@pytest.mark.parametrize("count", [1, 4, 7, 8])
@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("size", [(360, 502), (360, 522), (412, 797), (640, 296), (915, 348), (1280, 736)])
def test_a_facade_has_its_few_tiles_as_large_as_fingertips(
    size: tuple[int, int], left: bool, count: int
) -> None:
    m = replace(window(*size, 0, left=left), tile_kinds=FEW[:count])
    plan = arrange(m)
    assert plan.measures.dp == m.dp
    names = [f"supply.{color}.{size}" for color, size in FEW[:count]]
    rects = {name: plan.rects[name] for name in (*names, "house", "undo", "confirm")}
    rects |= {name: box for name, box in ability_boxes(plan, ALL).items() if not name.startswith("words")}
    rects |= hand_boxes(plan, PIERS)
    assert {name: box for name, box in rects.items() if min(box[2:]) < m.target - SLACK} == {}
    assert [name for name, box in rects.items() if not is_within(box, m)] == []
    assert over_each_other(rects) == []
    assert [name for name in plan.rects if name.startswith("supply.") and name not in names] == []
