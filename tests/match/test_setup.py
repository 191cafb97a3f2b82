"""Setting a table: who may sit there, and that it reads back as it was written."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.match.setup import HOUSE_COLORS, KINDS, LARGEST_SEED, LONGEST_NAME, Seat, Setup, SetupError

NAMES = st.text(min_size=1, max_size=LONGEST_NAME).filter(
    lambda name: name == name.strip() and name.isprintable()
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    colors = draw(st.permutations(HOUSE_COLORS))[: draw(st.integers(2, 4))]
    seats = tuple(Seat(draw(NAMES), color, draw(st.sampled_from(KINDS))) for color in colors)
    return Setup(seats, draw(st.integers(0, LARGEST_SEED)), draw(st.booleans()), draw(st.booleans()))


@given(setups())
def test_a_setup_reads_back_as_it_was_written(setup: Setup) -> None:
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


@given(setups(), st.integers(0, 3))
def test_another_starter_does_not_change_who_sits_next_to_whom(setup: Setup, first: int) -> None:
    first %= len(setup.seats)

    turned = setup.starting_with(first)

    assert turned.seats[0] == setup.seats[first]
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
