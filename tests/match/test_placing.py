"""A tile in the hand: how it turns, where it may lie, what it brings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.engine.actions import Build, DiscardCards, DrawCards, Pass, PlaceSpecial
from nyhavn.engine.events import CoatEarned, LineScored
from nyhavn.engine.material import COLORS, COLUMNS, ROWS, SHAPES, SIZES, SPECIAL
from nyhavn.engine.state import State, apply
from nyhavn.match.placing import (
    Gain,
    Held,
    Refusal,
    gain_of,
    held_for,
    judge,
    place_at,
    refusal_of_place,
    waiting_corner,
)
from tests.engine.position import position
from tests.match.positions import FIRST_COAT, moment, told

Cells = set[tuple[int, int]]

KINDS = [(color, size) for color in COLORS for size in SIZES]
kinds = st.sampled_from(KINDS)
held_tiles = st.builds(
    lambda kind, turns, mirrored: Held(kind[0], kind[1], turns, mirrored),
    kinds,
    st.integers(0, 3),
    st.booleans(),
)
COAT = told(*FIRST_COAT)
SECOND_TILE = told(
    "PPPGGBB PP RRR PPBB GGYY RRBB E", "d13", "d45", "P3:c1c2c3=PPP ^pass", "d67", "d12", "d67 xGG"
)
"""Anna has a purple tile on c1 to c3, and three purple cards."""


def drawn(held: Held) -> str:
    """A picture of the tile, as in the rulebook."""
    width, height = held.extent()
    wall, *_ = shape = held.shape()
    rows = (
        "".join("#" if (x, y) == wall else "o" if (x, y) in shape else " " for x in range(width)).rstrip()
        for y in reversed(range(height))
    )
    return "\n".join(rows)


# Turning


def test_a_turn_is_to_the_right() -> None:
    assert drawn(Held("red", 3)) == "oo\n#"
    assert drawn(Held("red", 3).turned()) == "#o\n o"
    assert drawn(Held("red", 3).turned(2)) == " #\noo"
    assert drawn(Held("red", 3).turned(-1)) == "o\no#"


def test_a_mirror_turns_left_into_right_as_the_tile_lies() -> None:
    assert drawn(Held("yellow", 4)) == " oo\no#"
    assert drawn(Held("yellow", 4).flipped()) == "oo\n #o"
    assert drawn(Held("yellow", 4).turned()) == "o\n#o\n o"
    assert drawn(Held("yellow", 4).turned().flipped()) == " o\no#\no"


@given(held_tiles)
def test_four_turns_or_two_mirrors_change_nothing(held: Held) -> None:
    assert held.turned(4) == held.turned(1).turned(3) == held.turned(2).turned(-2) == held
    assert held.flipped().flipped() == held


@given(held_tiles)
def test_a_mirror_is_a_mirror_whatever_the_turn(held: Held) -> None:
    width, _ = held.extent()
    mirrored = [(width - 1 - x, y) for x, y in held.shape()]

    assert list(held.flipped().shape()) == mirrored, "the wall first, as before"


@given(held_tiles)
def test_a_shape_begins_with_its_wall_in_the_corner_of_a_box(held: Held) -> None:
    shape = held.shape()
    width, height = held.extent()

    assert len(set(shape)) == held.size
    assert min(x for x, _ in shape) == min(y for _, y in shape) == 0
    assert {x for x, _ in shape} <= set(range(width))
    assert {y for _, y in shape} <= set(range(height))
    wall, *windows = SHAPES[held.color, held.size]
    distances = sorted(abs(x - wall[0]) + abs(y - wall[1]) for x, y in windows)
    assert sorted(abs(x - shape[0][0]) + abs(y - shape[0][1]) for x, y in shape[1:]) == distances


@given(held_tiles, st.integers(-1, 4), st.integers(-1, 8), st.lists(st.integers(-3, 3), max_size=6))
def test_turning_never_leaves_the_house_and_comes_back(
    held: Held, x: int, y: int, quarters: list[int]
) -> None:
    laid = held.moved((x, y))
    turned = laid
    for each in quarters:
        turned = turned.turned(each)
        if each % 4:
            assert all(0 <= column < COLUMNS and 0 <= row < ROWS for column, row in turned.cells())
    back = turned.turned(-sum(quarters))
    inside = all(0 <= column < COLUMNS and 0 <= row < ROWS for column, row in laid.cells())

    assert back.turns == laid.turns
    if inside:
        assert set(back.cells()) == set(laid.cells()), "although the edge pushed it aside on the way"


def test_a_tile_turns_about_its_middle() -> None:
    """A bar of three lying on row 2 stands in its middle column."""
    bar = Held("purple", 3).moved((1, 1))

    assert set(bar.cells()) == {(1, 1), (2, 1), (3, 1)}
    assert set(bar.turned().cells()) == {(2, 0), (2, 1), (2, 2)}


def test_the_edge_pushes_a_turned_tile_back_in() -> None:
    bar = Held("purple", 5, turns=1).moved((0, 4))

    assert set(bar.turned().cells()) == {(x, 6) for x in range(5)}
    assert set(Held("purple", 5).moved((0, 0)).turned().cells()) == {(2, y) for y in range(5)}


def test_a_tile_in_the_air_has_no_squares_and_turns_all_the_same() -> None:
    assert Held("green", 4).cells() == ()
    assert Held("green", 4).turned().at is None
    assert Held("green", 4).moved((2, 2)).moved(None) == Held("green", 4)


def test_a_special_tile_is_one_square() -> None:
    assert Held(SPECIAL, 1).moved((2, 3)).cells() == ((2, 3),)
    assert Held(SPECIAL, 1).turned().flipped().shape() == ((0, 0),)


# Judging


@pytest.mark.parametrize(
    ("held", "why"),
    [
        (Held("purple", 2), Refusal.NOT_OVER_HOUSE),
        (Held("purple", 2).moved((4, 0)), Refusal.OFF_HOUSE),
        (Held("purple", 2).moved((-1, 0)), Refusal.OFF_HOUSE),
        (Held("purple", 2).moved((0, -1)), Refusal.OFF_HOUSE),
        (Held("purple", 2).moved((0, 9)), Refusal.OFF_HOUSE),
        (Held("purple", 2).moved((1, 1)), Refusal.OVERLAPS),
        (Held("purple", 2).moved((3, 2)), Refusal.HANGS),
        (Held("purple", 2).moved((0, 4)), Refusal.HANGS),
        (Held("purple", 2).moved((2, 3)), None),
        (Held("purple", 2).moved((0, 0)), None),
        (Held("red", 2).moved((0, 0)), Refusal.TOO_FEW_CARDS),
        (Held("purple", 4).moved((1, 3)), None),
        (Held("purple", 5).moved((0, 3)), Refusal.TOO_FEW_CARDS),
    ],
)
def test_every_reason_against_a_place(held: Held, why: Refusal | None) -> None:
    assert judge(SECOND_TILE.state, held).refusal is why


def test_touching_sideways_is_no_support() -> None:
    """Row 3 beside the tile on c3, with nothing below."""
    assert refusal_of_place(COAT.state, 0, Held("green", 2).moved((3, 2))) is Refusal.HANGS
    assert refusal_of_place(COAT.state, 0, Held("green", 2).moved((2, 3))) is None, "one square is enough"


def test_a_kind_of_which_none_is_left() -> None:
    match = told("PPPPPBB PP PPP PPPP PPPP PPPP PPPP PPPP E", "d12", "d34", "d12", "P5:a1b1c1d1e1=PPPPP")
    held = Held("purple", 5).moved((0, 0))

    assert match.state.supply["purple", 5] == 0
    assert judge(match.state, held).refusal is Refusal.NONE_LEFT
    assert judge(match.state, Held("purple", 4).moved((0, 0))).refusal is None


def test_a_special_tile_belongs_to_a_coat_of_arms() -> None:
    special = Held(SPECIAL, 1).moved((0, 0))

    assert judge(moment("start").state, special).refusal is Refusal.NOT_NOW
    assert judge(COAT.state, special).refusal is None
    assert judge(COAT.state, special.moved((0, 1))).refusal is Refusal.HANGS
    assert judge(COAT.state, Held("purple", 2).moved((0, 0))).refusal is Refusal.NOT_NOW


@pytest.mark.parametrize("name", ["start", "rich", "all active", "build", "coat"])
def test_the_verdict_is_the_engines(name: str) -> None:
    """Every tile in every place: payments are exactly the engine's, and so is whether it may be built."""
    state = moment(name).state
    legal = state.legal()
    builds: dict[tuple[str, frozenset[tuple[int, int]], tuple[int, int]], set[Build]] = {}
    for action in legal:
        if isinstance(action, Build):
            builds.setdefault((action.color, frozenset(action.cells), action.wall), set()).add(action)
    for color, size in KINDS:
        for held in orientations(color, size):
            for x in range(COLUMNS):
                for y in range(ROWS):
                    laid = held.moved((x, y))
                    verdict = judge(state, laid)
                    cells = laid.cells()
                    expected = builds.get((color, frozenset(cells), cells[0]), set())
                    assert set(verdict.payments) == expected
                    assert (verdict.refusal is None) == bool(expected)
    specials = {action.cell for action in legal if isinstance(action, PlaceSpecial)}
    assert specials == {
        (x, y)
        for x in range(COLUMNS)
        for y in range(ROWS)
        if judge(state, Held(SPECIAL, 1).moved((x, y))).refusal is None
    }


def orientations(color: str, size: int) -> list[Held]:
    return [Held(color, size, turns, mirrored) for turns in range(4) for mirrored in (False, True)]


def test_the_saving_beside_the_own_colour_is_seen() -> None:
    state = SECOND_TILE.state

    assert judge(state, Held("purple", 2, turns=1).moved((0, 0))).saving is False
    assert judge(state, Held("purple", 2, turns=1).moved((1, 0))).saving is True
    assert judge(state, Held("red", 2, turns=1).moved((1, 0))).saving is False


# What it brings


def test_what_a_tile_brings_is_what_the_engine_then_does() -> None:
    """For every build of some rich moments: points and coats of the gain are those of the events."""
    for match in (moment("all active"), moment("build"), moment("seven cards"), moment("coat")):
        state = match.state
        seen = 0
        for action in state.legal():
            if isinstance(action, Build | PlaceSpecial):
                seen += check_gain(state, action)
        assert seen


def check_gain(state: State, action: Build | PlaceSpecial) -> int:
    cells, wall = (action.cells, action.wall) if isinstance(action, Build) else ((action.cell,), None)
    gain = gain_of(state, state.current, cells, wall)
    after, events = apply(state, action)
    assert gain.coats == sum(isinstance(event, CoatEarned) for event in events)
    scored = [event for event in events if isinstance(event, LineScored)]
    if scored:
        # Lines of a special tile before it in the same turn count at its end, too.
        assert gain.points <= sum(event.points for event in scored)
    elif not gain.coats and after.turn != state.turn:
        assert gain.points == 0
    return 1


def test_a_row_of_windows_counts_twice() -> None:
    """Purple bars standing on their walls, side by side: row 1 is all walls, and row 2 all windows."""
    state = told("PPPPPPP PP PPP" + "P" * 60 + "E").state
    for column, size in enumerate((2, 2, 3, 3)):
        state = with_bar(state, column, size)
    gain = gain_of(state, 0, tuple((4, row) for row in range(4)), (4, 0))

    assert gain == Gain((("row", 0, 1), ("row", 1, 2)), (), (1,))
    assert gain.points == 3
    assert gain.coats == 1


def with_bar(state: State, column: int, size: int) -> State:
    """The game once Anna has built a purple bar on its wall; everybody draws until she can."""
    cells = tuple((column, row) for row in range(size))
    while True:
        legal = state.legal()
        bar = [build for build in legal if isinstance(build, Build) and build.cells == cells]
        upright = [build for build in bar if build.wall == (column, 0) and state.current == 0]
        if upright:
            state, _ = apply(state, upright[0])
            return apply(state, Pass())[0] if state.phase == "coat" else state
        state, _ = apply(state, next(a for a in legal if isinstance(a, DrawCards | DiscardCards)))


def test_a_coat_is_covered() -> None:
    assert gain_of(moment("start").state, 0, ((2, 2),), None).coat_squares == ((2, 2),)
    assert gain_of(moment("start").state, 0, ((1, 2),), None).coats == 0


# From actions and taps


def test_every_build_can_be_held() -> None:
    for name in ("start", "all active"):
        for action in moment(name).state.legal():
            if isinstance(action, Build):
                held = held_for(action)
                assert set(held.cells()) == set(action.cells)
                assert held.cells()[0] == action.wall


def test_a_build_of_no_tile_cannot_be_held() -> None:
    with pytest.raises(ValueError, match="no such tile"):
        held_for(Build("red", 3, ((0, 0), (1, 0), (2, 0)), (0, 0), (("red", 3),)))


@given(held_tiles, st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1))
def test_a_tapped_square_is_covered(held: Held, x: int, y: int) -> None:
    placed = place_at(COAT.state, held, (x, y))

    assert (x, y) in placed.cells()
    assert (placed.turns, placed.mirrored) == (held.turns, held.mirrored)


@given(held_tiles, st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1))
def test_a_tile_lands_where_it_may_lie_if_it_can(held: Held, x: int, y: int) -> None:
    state = COAT.state
    covering: list[Held] = [held.moved((x - dx, y - dy)) for dx, dy in held.shape()]
    could = any(refusal_of_place(state, state.current, tile) is None for tile in covering)

    assert (refusal_of_place(state, state.current, place_at(state, held, (x, y))) is None) == could


def test_the_gain_counts_with_the_wall_where_it_lies() -> None:
    """A row of windows is worth two, and one if the tile's wall comes into it."""
    state = position("rrgg.", hand="bb")
    standing = Held("blue", 2).turned().moved((4, 0))
    points = {judge(state, held).gain.points for held in (standing, standing.turned(2))}
    assert points == {1, 2}
    for held in (standing, standing.turned(2)):
        build = judge(state, held).payments[0]
        after, _ = apply(state, build)
        assert after.score(0) == judge(state, held).gain.points


@given(held_tiles)
def test_over_an_empty_house_a_tile_waits_in_the_air(held: Held) -> None:
    """Nowhere that a finger would tap to build it, whichever way it is turned."""
    state = moment("start").state
    waiting = set(held.moved(waiting_corner(state, held)).cells())
    assert max(y for _, y in waiting) == ROWS - 1
    out_of_reach = min(max(held.extent()), ROWS - held.extent()[1])
    assert min(y for _, y in waiting) >= out_of_reach, "standing on the ground it does not reach so high"


@pytest.mark.parametrize("kind", [("purple", 5), ("blue", 5), ("red", 4), (SPECIAL, 1)])
def test_a_waiting_tile_lies_over_nothing_that_is_built(kind: tuple[str, int]) -> None:
    state = moment("all active").state
    held = Held(*kind)
    waiting = held.moved(waiting_corner(state, held))
    assert refusal_of_place(state, state.current, waiting) in (None, Refusal.HANGS)
