"""What Home offers to somebody who plays alone, after each outcome."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from nyhavn.match.people import People
from nyhavn.match.setup import HUMAN, LEVELS
from nyhavn.match.suggestion import fitting_level, solo_seating
from nyhavn.storage.statistics import beaten, statistics
from tests.storage.ended_games import finished


def after(*games: tuple[str, bool], name: str = "Anna") -> str:
    """Who suits Anna after games against one opponent each, won or lost."""
    found = [
        finished(
            [name, "Rival"], [12, 3] if won else [3, 12], [0 if won else 1], kinds=[HUMAN, kind], when=number
        )
        for number, (kind, won) in enumerate(games)
    ]
    return fitting_level(beaten(statistics(found), "Anna"))


def test_the_apprentice_comes_first_and_stays_until_beaten() -> None:
    assert after() == "apprentice"
    assert after(("apprentice", False)) == "apprentice"
    assert after(("mason", False), ("apprentice", False)) == "apprentice"


@pytest.mark.parametrize(("level", "following"), [*pairwise(LEVELS), (LEVELS[-1],) * 2])
def test_who_was_beaten_makes_room_for_the_next(level: str, following: str) -> None:
    assert after((level, True)) == following
    assert after((level, True), (following, False), ("apprentice", True)) == following


def test_victories_over_people_and_of_others_do_not_count() -> None:
    assert after((HUMAN, True)) == "apprentice"
    assert after(("architect", True), name="Bence") == "apprentice"


def test_while_nobody_has_a_name_everybodys_victories_count() -> None:
    game = finished(["Player 1", "Mads"], [12, 3], [0], kinds=[HUMAN, "mason"])
    assert beaten(statistics([game])) == {"mason"}


def test_the_table_is_the_persons_own() -> None:
    people = People().having_played("Anna", "green").with_solo("Anna")
    setup = solo_seating(people, "architect").setup(1, random.Random(1))
    assert [(seat.name, seat.color, seat.kind) for seat in setup.seats] == [
        ("Anna", "green", HUMAN),
        ("Astrid", "blue", "architect"),
    ]
    nameless = solo_seating(People(), "mason").setup(1, random.Random(1))
    assert [seat.kind for seat in nameless.seats] == [HUMAN, "mason"]
