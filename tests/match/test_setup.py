"""Setting a table: who may sit there, and that it reads back as it was written."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.match.setup import (
    HOUSE_COLORS,
    LARGEST_SEED,
    LONGEST_NAME,
    OTHER_STYLES,
    PLAYER_KINDS,
    Seat,
    Setup,
    SetupError,
)
from nyhavn.match.sides import SIDES, angle_of

NAMES = st.text(min_size=1, max_size=LONGEST_NAME).filter(
    lambda name: name == name.strip() and name.isprintable()
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    colors = draw(st.permutations(HOUSE_COLORS))[: draw(st.integers(2, 4))]
    kinds = [draw(st.sampled_from(PLAYER_KINDS)) for _ in colors]
    seats = tuple(
        Seat(draw(NAMES), color, kind, draw(st.sampled_from(("", *OTHER_STYLES.get(kind, ())))))
        for color, kind in zip(colors, kinds, strict=True)
    )
    sides = draw(st.none() | st.tuples(*[st.sampled_from(SIDES)] * len(seats)))
    options = draw(st.booleans()), draw(st.booleans())
    return Setup(seats, draw(st.integers(0, LARGEST_SEED)), *options, sides or ())


@given(setups())
def test_a_setup_reads_back_as_it_was_written(setup: Setup) -> None:
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


@given(setups(), st.integers(0, 3))
def test_another_starter_does_not_change_who_sits_next_to_whom(setup: Setup, first: int) -> None:
    first %= len(setup.seats)

    turned = setup.starting_with(first)

    assert (turned.seats[0], turned.sides[0]) == (setup.seats[first], setup.sides[first])
    assert turned.starting_with(len(setup.seats) - first) == setup


def test_no_two_houses_are_alike() -> None:
    with pytest.raises(SetupError, match="same colour"):
        Setup((Seat("Anna", "red"), Seat("Bence", "red")), 1)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_two_to_four_can_play(count: int) -> None:
    seats = tuple(Seat("Anna", HOUSE_COLORS[seat % 4]) for seat in range(count))
    with pytest.raises(SetupError, match="can play"):
        Setup(seats, 1)


@pytest.mark.parametrize("name", ["", " ", " Anna", "Anna\n", "A" * (LONGEST_NAME + 1), "\u200bAnna"])
def test_a_name_is_one_short_line_of_text(name: str) -> None:
    with pytest.raises(SetupError):
        Seat(name, "red")


def test_a_curtain_is_needed_only_where_two_people_share_the_screen() -> None:
    anna, bence, mason = Seat("Anna", "red"), Seat("Bence", "blue"), Seat("Mads", "green", "mason")

    assert Setup((anna, bence), 1).needs_curtain
    assert Setup((anna, mason, bence), 1).needs_curtain
    assert not Setup((anna, mason), 1).needs_curtain
    assert not Setup((anna, bence), 1, curtain=False).needs_curtain


STYLED = Seat("Astrid", "red", "architect", "towers").to_json()
GOOD: dict[str, Any] = Setup((Seat("Anna", "red"), Seat("Bence", "blue")), 1).to_json()


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {**GOOD, "extra": 1},
        {**GOOD, "seed": "1"},
        {**GOOD, "seed": True},
        {**GOOD, "seed": -1},
        {**GOOD, "seed": LARGEST_SEED + 1},
        {**GOOD, "curtain": 1},
        {**GOOD, "flat": None},
        {**GOOD, "seats": {}},
        {**GOOD, "seats": [None, None]},
        {**GOOD, "seats": [{"name": 1, "color": "red", "kind": "human"}] * 2},
        {**GOOD, "seats": [{"name": "A", "color": "pink", "kind": "human"}] * 2},
        {**GOOD, "seats": [{"name": "A", "color": "red", "kind": "wizard"}] * 2},
        {**GOOD, "seats": [STYLED | {"style": 7}, *GOOD["seats"][1:]]},
        {**GOOD, "seats": [STYLED | {"style": "gables"}, *GOOD["seats"][1:]]},
        {**GOOD, "seats": [STYLED | {"kind": "human"}, *GOOD["seats"][1:]]},
    ],
)
def test_what_is_no_setup_is_refused(wrong: object) -> None:
    with pytest.raises(SetupError):
        Setup.from_json(wrong)


def test_nobody_unknown_sits_down() -> None:
    with pytest.raises(SetupError, match="wizard"):
        Seat("Merlin", "red", "wizard")


def test_a_seed_is_what_the_store_can_keep() -> None:
    """SQLite's integers have 64 bits, one of them for the sign."""
    seats = (Seat("Anna", "red"), Seat("Bence", "blue"))
    assert Setup(seats, 2**63 - 1).seed == 2**63 - 1
    with pytest.raises(SetupError):
        Setup(seats, 2**63)


# Where they sit

ANNA, BENCE = Seat("Anna", "red"), Seat("Bence", "blue")
MADS, ASTRID = Seat("Mads", "green", "mason"), Seat("Astrid", "yellow", "architect")


def test_people_sit_round_the_device_and_two_of_them_opposite_each_other() -> None:
    people = tuple(Seat(name, color) for name, color in zip("ABCD", HOUSE_COLORS, strict=True))
    assert Setup(people[:2], 1).sides == ("bottom", "top")
    assert Setup(people[:3], 1).sides == ("bottom", "left", "right")
    assert Setup(people, 1).sides == ("bottom", "left", "top", "right")
    assert Setup((ANNA, BENCE, MADS, ASTRID), 1).sides == ("bottom", "top", "left", "right")
    assert Setup((MADS, ANNA), 1).sides == ("left", "bottom")


def test_the_table_turns_so_that_each_side_has_it_upright() -> None:
    """Degrees to the left: who sits on the right has the table's lower edge there after a quarter turn."""
    assert {side: angle_of(side) for side in SIDES} == {"bottom": 0, "right": 90, "top": 180, "left": 270}


@pytest.mark.parametrize("sides", [("bottom",), ("bottom", "under")])
def test_nobody_sits_where_there_is_no_side(sides: Any) -> None:
    with pytest.raises(SetupError, match="side"):
        Setup((ANNA, BENCE), 1, sides=sides)


@pytest.mark.parametrize("unreadable", [None, "top", [], ["top"], ["top", "under"], ["top", 1], ["top", []]])
def test_a_table_is_read_although_nobody_knows_where_they_sat(unreadable: object) -> None:
    """Among others those that were kept before there were sides."""
    form = {**GOOD, "sides": unreadable}
    assert Setup.from_json(form).sides == ("bottom", "top")
    del form["sides"]
    assert Setup.from_json(form) == Setup((ANNA, BENCE), 1)
