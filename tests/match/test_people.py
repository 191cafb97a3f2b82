"""The people who play here: their names and likings, and whose games are whose."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from nyhavn.match.people import FormerName, People, Person
from nyhavn.match.seating import Seating, first_seating
from nyhavn.match.setup import HOUSE_COLORS, HUMAN

FAMILY = People().having_played("Dani", "green").having_played("Clara", "red").having_played("Anna", "red")


def names(people: People) -> list[str]:
    return [person.name for person in people.known]


def test_whoever_played_last_is_first_and_known_once() -> None:
    assert names(FAMILY) == ["Anna", "Clara", "Dani"]
    assert names(FAMILY.having_played("dani", "blue")) == ["Dani", "Anna", "Clara"]
    assert FAMILY.having_played("dani", "blue").known[0].color == "green"


def test_a_new_name_takes_the_games_along_and_leaves_the_old_name_to_others() -> None:
    people = FAMILY.with_solo("Anna").renamed("Anna", "Anne", now=100).having_played("Anna", "blue")

    assert people.player("anna", 50) == "Anne"
    assert people.player("Anna", 150) == "Anna"
    assert people.player("Anne", 150) == "Anne"
    assert people.solo == "Anne"


def test_a_name_in_other_letters_is_no_new_name() -> None:
    people = FAMILY.renamed("Anna", "ANNA", now=100)

    assert people.known[0] == Person("ANNA", "red")


def test_two_become_one_person() -> None:
    people = FAMILY.renamed("Dani", "Daniel", now=10).merged("Daniel", "Anna", now=20)

    assert names(people) == ["Anna", "Clara"]
    assert [people.player(name, 5) for name in ("Dani", "Daniel", "Anna", "Clara")] == [
        "Anna",
        "Anna",
        "Anna",
        "Clara",
    ]


def test_a_taken_name_merges_and_so_does_somebody_who_is_not_known() -> None:
    assert names(FAMILY.renamed("Dani", "clara", now=10)) == ["Anna", "Clara"]
    people = FAMILY.merged("Player 1", "Anna", now=10)
    assert people.player("Player 1", 10) == "Anna"
    assert people.player("Player 1", 11) == "Player 1"
    assert FAMILY.renamed("Player 1", "Eszter", now=10).player("Player 1", 3) == "Eszter"


def test_who_is_removed_is_listed_no_more_until_playing_again() -> None:
    people = FAMILY.with_solo("Anna").without("Anna", now=10)

    assert names(people) == ["Clara", "Dani"]
    assert people.player("Anna", 10) is None
    assert people.player("Anna", 11) == "Anna"
    assert people.solo == ""


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("having_played"), st.sampled_from("ABCd"), st.sampled_from(HOUSE_COLORS)),
            st.tuples(st.just("renamed"), st.sampled_from("ABC"), st.sampled_from("BCDE"), st.integers(0, 9)),
            st.tuples(st.just("merged"), st.sampled_from("AB"), st.sampled_from("CDE"), st.integers(0, 9)),
            st.tuples(st.just("without"), st.sampled_from("ABCDE"), st.integers(0, 9)),
            st.tuples(st.just("with_solo"), st.sampled_from("ABC")),
        ),
        max_size=12,
    )
)
def test_whatever_is_done_nobody_is_there_twice_and_all_is_remembered(
    changes: list[tuple[object, ...]],
) -> None:
    people = People()
    for name, *arguments in changes:
        people = getattr(people, str(name))(*arguments)

    folded = [person.name.casefold() for person in people.known]
    assert len(set(folded)) == len(folded)
    assert People.from_json(people.to_json()) == people


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner)))
def test_what_makes_no_sense_is_left_out(kept: object) -> None:
    assert People.from_json(kept) == People()
    person = {"name": kept, "color": kept, "palette": kept, "hints": kept, "formerly": [kept, [kept, kept]]}
    people = People.from_json({"known": [person, kept], "solo": kept, "removed": kept})
    assert len(people.known) <= 1
    assert People.from_json(people.to_json()) == people


def test_likings_are_remembered() -> None:
    likes = Person("Clara", "blue", "tritanopia", True, (FormerName("Klara", 3),))
    people = FAMILY.changed("Clara", likes)

    assert People.from_json(people.to_json()).called("clara") == likes


# At the table


def at_table(seating: Seating) -> list[tuple[str, str, str]]:
    return [(draft.kind, draft.typed_name, draft.color) for draft in seating.drafts[: seating.count]]


def test_one_tap_seats_a_person_with_the_house_they_like() -> None:
    anna, clara = Person("Anna", "green"), Person("Clara", "green")
    seating = first_seating().with_person(anna)
    assert at_table(seating)[0] == (HUMAN, "Anna", "green")
    # The opponent makes room, and who sat first keeps the house.
    seating = seating.with_person(clara)
    assert [(kind, name) for kind, name, _color in at_table(seating)] == [(HUMAN, "Anna"), (HUMAN, "Clara")]
    assert seating.drafts[0].color == "green" != seating.drafts[1].color
    # Then the table grows, until it is full of people.
    for person in (Person("Dani", "red"), Person("Eszter", "red"), Person("Fanni", "red")):
        seating = seating.with_person(person)
    assert [name for _kind, name, _color in at_table(seating)] == ["Anna", "Clara", "Dani", "Eszter"]


def test_a_second_tap_lets_a_person_get_up() -> None:
    anna = Person("Anna", "green")
    assert first_seating().with_person(anna).with_person(anna).seat_of("Anna") is None


def test_a_table_of_people_has_no_opponents_names() -> None:
    seating = first_seating().with_name(0, "Anna").with_name(1, "Robo").with_people_only(4)

    assert [draft.kind for draft in seating.drafts] == [HUMAN] * 4
    assert [draft.typed_name for draft in seating.drafts] == ["Anna", "", "", ""]


def test_whoever_was_named_at_a_table_is_known_afterwards() -> None:
    seating = first_seating().with_name(0, "Anna").with_name(1, "Robo")
    people = seating.noted(People())
    assert (names(people), people.solo) == (["Anna"], "Anna")
    both = seating.with_people_only(2).with_name(1, "Clara").noted(people)
    assert (names(both), both.solo) == (["Anna", "Clara"], "Anna")
    assert first_seating().noted(People()) == People()
    assert seating.setup(1, random.Random(1)).seats[0].name == "Anna"
