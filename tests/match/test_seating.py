"""Setting the table on the setup screen: whatever the player does, a game can start."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyhavn.i18n import set_language
from nyhavn.match.opponents import player_kind_name, player_kind_note, player_name, style_note
from nyhavn.match.people import Person
from nyhavn.match.seating import (
    OLDEST,
    RANDOM,
    Seating,
    color_name,
    first_seating,
    quick_setup,
)
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, LONGEST_NAME, OTHER_STYLES, PLAYER_KINDS
from nyhavn.match.sides import SIDES

SEATS = st.integers(0, 3)
CHANGES = st.one_of(
    st.tuples(st.just("with_count"), st.integers(2, 4)),
    st.tuples(st.just("with_name"), SEATS, st.text()),
    st.tuples(st.just("with_kind"), SEATS, st.sampled_from(PLAYER_KINDS)),
    st.tuples(st.just("with_color"), SEATS, st.sampled_from(HOUSE_COLORS)),
    st.tuples(st.just("with_table"), st.booleans(), st.booleans()),
    st.tuples(st.just("with_side"), st.integers(0, 1), st.sampled_from(SIDES)),
)


@given(st.lists(CHANGES, max_size=20), st.sampled_from([OLDEST, RANDOM, "0", "1"]))
def test_every_table_makes_a_game_and_is_remembered(changes: list[tuple[object, ...]], first: str) -> None:
    seating = first_seating()
    for name, *arguments in changes:
        seating = getattr(seating, str(name))(*arguments)
    seating = seating.with_first(first)

    setup = seating.setup(1, random.Random(1))

    assert len(setup.seats) == seating.count
    assert Seating.from_json(seating.to_json()) == seating


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner)))
def test_what_is_no_table_is_the_first_days(kept: object) -> None:
    assert Seating.from_json(kept) == first_seating()
    seating = Seating.from_json({"drafts": kept, "count": kept, "first": kept})
    assert len(seating.setup(1, random.Random(1)).seats) == seating.count


def test_taking_a_house_gives_ones_own_in_exchange() -> None:
    seating = first_seating().with_color(0, "green")

    assert [draft.color for draft in seating.drafts] == ["green", "blue", "yellow", "red"]


def test_two_people_beside_two_opponents_sit_opposite_each_other_and_can_change_places() -> None:
    seating = first_seating().with_count(4).with_kind(2, HUMAN)
    assert seating.sides_taken() == ("bottom", "left", "top", "right")
    moved = seating.with_side(2, "right")
    assert moved.sides_taken() == ("bottom", "left", "right", "top")
    assert moved.with_first("2").setup(1, random.Random(1)).sides == ("right", "top", "bottom", "left")
    assert moved.with_count(3).sides == ()
    two = first_seating().with_kind(1, HUMAN).with_side(1, "left")
    assert two.sides_taken() == ("bottom", "left")


def test_the_oldest_is_the_first_person_on_the_list() -> None:
    seating = first_seating().with_kind(0, "mason").with_kind(1, "human").with_name(1, "Anna")

    assert seating.setup(1, random.Random(1)).seats[0].name == "Anna"


def test_a_starter_who_leaves_the_table_does_not_start() -> None:
    assert first_seating().with_count(4).with_first("3").with_count(3).first == OLDEST


def test_chance_lets_everybody_start_sometime() -> None:
    seating = first_seating().with_count(3).with_first(RANDOM)
    starters = {seating.setup(1, random.Random(chance)).seats[0].color for chance in range(50)}

    assert len(starters) == 3


def test_a_name_is_cleaned_and_cut() -> None:
    seating = first_seating().with_name(0, "  Anna\n\u200b the very long name ")

    assert seating.name(0) == "Anna the very"
    assert len(seating.name(0)) <= LONGEST_NAME


def test_nameless_seats_are_named_in_the_language_of_the_moment() -> None:
    seating = first_seating()
    try:
        set_language("hu")
        assert seating.name(0) == "Játékos 1"
    finally:
        set_language("en")
    assert seating.name(0) == "Player 1"


def test_play_seats_the_kinds_in_turn_order() -> None:
    setup = quick_setup(("architect", "human", "human"), 5)

    assert [seat.kind for seat in setup.seats] == ["architect", "human", "human"]
    assert setup.seed == 5


def test_an_unreadable_seat_does_not_cost_the_others() -> None:
    kept = first_seating().with_name(2, "Clara").to_json()
    drafts = kept["drafts"]
    assert isinstance(drafts, list)
    drafts[1]["kind"] = "wizard"

    assert Seating.from_json(kept).drafts[2].typed_name == "Clara"
    assert Seating.from_json(kept).drafts[1].kind == "human"


@pytest.mark.parametrize("first", ["7", "-1", "", "youngest"])
def test_an_unknown_starter_is_the_oldest(first: str) -> None:
    assert Seating.from_json({**first_seating().to_json(), "first": first}).first == OLDEST


def test_a_table_of_opponents_alone_is_begun_by_the_first() -> None:
    seating = first_seating().with_kind(0, "architect")
    assert seating.oldest() == 0
    assert [seat.name for seat in seating.with_count(4).setup(1, random.Random(1)).seats] == [
        "Astrid",
        "Mads",
        "Freja",
        "Astrid II",
    ]


def test_a_level_keeps_its_name_wherever_it_sits() -> None:
    seating = first_seating().with_count(3)
    for seat in (1, 2):
        assert seating.with_kind(seat, "harbourmaster").name(seat) == "Holger"
    named = seating.with_kind(1, "architect").with_kind(2, "architect").with_name(1, "Clara")
    assert [named.name(seat) for seat in (1, 2)] == ["Clara", "Astrid"]


def test_a_style_goes_with_who_plays_in_it() -> None:
    seating = first_seating().with_kind(1, "architect", "towers")
    assert seating.setup(1, random.Random(1)).seats[1].style == "towers"
    assert Seating.from_json(seating.to_json()) == seating
    assert seating.with_kind(1, "harbourmaster").drafts[1].style == ""
    assert seating.with_person(Person("Anna", "red")).with_person(Person("Bea", "blue")).drafts[1].style == ""
    assert seating.with_people_only(2).drafts[1].style == ""
    for kind, styles in OTHER_STYLES.items():
        assert len({player_name(kind, style) for style in ("", *styles)}) == 1 + len(styles)
        assert all(map(style_note, styles))


@pytest.mark.parametrize("style", ["rows", "gables", 7, None, ["towers"]])
def test_a_style_that_a_level_does_not_have_is_not_kept(style: object) -> None:
    kept = first_seating().with_kind(1, "architect", "towers").to_json()
    drafts = kept["drafts"]
    assert isinstance(drafts, list)
    drafts[1]["style"] = style

    assert Seating.from_json(kept).drafts[1] == replace(first_seating().drafts[1], kind="architect")


def test_what_an_earlier_version_kept_is_understood() -> None:
    drafts = [{"color": color, "kind": "human", "name": ""} for color in HOUSE_COLORS]
    for first in ("oldest", "random", "2"):
        kept = {"drafts": drafts, "count": 3, "first": first, "curtain": False, "flat": True}
        seating = Seating.from_json(kept)
        assert seating.to_json() == kept
        assert (seating.count, seating.first, seating.curtain, seating.flat) == (3, first, False, True)
    assert Seating.from_json({"drafts": [d | {"kind": ["mason"]} for d in drafts]}).drafts[0].kind == "human"


@pytest.mark.parametrize("language", ["hu", "es", "fr"])
def test_kinds_and_houses_have_names_in_every_language(language: str) -> None:
    for name, words in (
        (player_kind_name, PLAYER_KINDS),
        (player_kind_note, PLAYER_KINDS),
        (color_name, HOUSE_COLORS),
    ):
        set_language("en")
        english = {name(word) for word in words}
        set_language(language)
        own = {name(word) for word in words}
        assert len(own) == len(words)
        assert not own & english


def kinds(seating: Seating) -> list[str]:
    return [draft.kind for draft in seating.drafts[: seating.count]]


def test_an_opponent_who_is_asked_for_takes_the_place_of_another() -> None:
    table = first_seating().with_name(1, "Old Mads").with_count(3)
    assert kinds(table.against("harbourmaster")) == [HUMAN, "harbourmaster", "apprentice"]
    assert table.against("harbourmaster").name(1) == "Holger"
    assert table.against("apprentice") == table, "is there already"
    towers = first_seating().with_kind(1, "architect", "towers")
    assert towers.against("architect").drafts[1].style == "", "in a style of the own"


def test_an_opponent_who_is_asked_for_sends_nobody_away_while_there_is_room() -> None:
    pair = first_seating().with_people_only(2).with_first("1")
    assert kinds(pair.against("mason")) == [HUMAN, HUMAN, "mason"]
    assert pair.against("mason").first == "1"
    full = first_seating().with_people_only(4)
    assert kinds(full.against("mason")) == [HUMAN, HUMAN, HUMAN, "mason"]
