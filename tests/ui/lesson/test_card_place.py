"""Where the words lie: beside what is to be touched."""

from __future__ import annotations

import pytest

from nyhavn.ui.lesson.card_place import Avoided, around, find_place, overlap

ROOM = (0.0, 0.0, 400.0, 900.0)
CARD = (380.0, 150.0)


@pytest.mark.parametrize("low", range(0, 900, 90))
def test_words_never_cover_what_is_touched(low: int) -> None:
    touched = (100.0, float(low), 80.0, 80.0)
    corner = find_place(CARD, ROOM, [touched], [])

    assert overlap((*corner, *CARD), touched) == 0
    assert 0 <= corner[1] <= ROOM[3] - CARD[1]


def test_words_cover_what_is_looked_at_only_if_they_must() -> None:
    everything = Avoided((0.0, 300.0, 400.0, 600.0), 1.0)
    corner = find_place(CARD, ROOM, [(0.0, 0.0, 400.0, 60.0)], [everything])
    assert 60 <= corner[1] <= 150

    corner = find_place(CARD, ROOM, [(0.0, 0.0, 400.0, 300.0)], [everything])
    assert corner[1] >= 300


def test_words_stay_where_they_are_until_they_are_in_the_way() -> None:
    here = (10.0, 200.0)

    assert find_place(CARD, ROOM, [], [], here) == here
    assert find_place(CARD, ROOM, [(50.0, 250.0, 10.0, 10.0)], [], here) != here
    assert find_place(CARD, ROOM, [], [], (10.0, 890.0)) != (10.0, 890.0)


def test_the_frame_is_round_all_squares() -> None:
    assert around([(10, 10, 5, 5), (20, 0, 5, 5)]) == (10, 0, 15, 15)
