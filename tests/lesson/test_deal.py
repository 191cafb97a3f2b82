"""The lesson's game: legal, short, won by the pupil, and good for a whole game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from nyhavn.engine.actions import Build, DrawCards
from nyhavn.engine.material import COLORS, END
from nyhavn.engine.notation import action_from_text
from nyhavn.engine.record import Deal
from nyhavn.lesson.deal import (
    DEAL,
    PUPIL,
    SCRIPT,
    is_as_scripted,
    is_lesson,
    lesson_setup,
    on_ones_own,
    on_script,
)
from nyhavn.lesson.script import TURNS
from nyhavn.match.game import Match


def played(length: int) -> Match:
    return Match(lesson_setup("Anna"), SCRIPT[:length], deal=DEAL)


def test_the_script_is_legal_and_ends_with_the_end_card() -> None:
    match = played(len(SCRIPT))

    assert match.state.ended_by == "end_card"
    assert match.state.winners == [PUPIL]
    assert not played(len(SCRIPT) - 1).state.over


def test_the_last_draw_ends_the_game_whichever_cards_are_taken() -> None:
    before = played(len(SCRIPT) - 1)
    draws = [action for action in before.state.legal() if isinstance(action, DrawCards)]

    assert len(draws) > 3
    for draw in draws:
        match = played(len(SCRIPT) - 1)
        match.play(draw)
        assert match.state.over
        assert on_script(match)


def test_every_decision_of_the_pupil_is_taught_and_no_other() -> None:
    taught = {index for index in range(len(SCRIPT)) if played(index).is_human_turn}

    assert set(TURNS) == taught


def test_no_colour_has_more_cards_than_the_box() -> None:
    assert DEAL.deck is not None
    assert max(Counter(DEAL.deck).values()) <= 14


@pytest.mark.parametrize(
    ("index", "text", "as_scripted"),
    [
        (2, "R4:a1b1a2b2=RRRR", True),
        (2, "R4:b1a1a2b2=RRRR", True),
        (2, "R4:a2a1b1b2=RRRR", False),
        (2, "R4:c1d1c2d2=RRRR", False),
        (10, "R2:e2e1=R", False),
        (14, "R2:e3d3=-1", True),
        (0, "d12", False),
        (0, "R2:a1b1=RR", False),
        (16, "d45", True),
        (16, "d67", True),
    ],
)
def test_the_wall_may_be_anywhere_in_its_row(index: int, text: str, as_scripted: bool) -> None:
    assert is_as_scripted(action_from_text(text), index) is as_scripted


def test_another_game_is_not_the_lesson() -> None:
    other = Match(lesson_setup("Anna"), deal=Deal(2, DEAL.seed))

    assert not is_lesson(other.deal)
    assert not on_script(other)
    strayed = Match(lesson_setup("Anna"), [action_from_text("d12")], deal=DEAL)
    assert is_lesson(strayed.deal)
    assert not on_script(strayed)


@pytest.mark.parametrize("length", range(len(SCRIPT)))
def test_on_ones_own_the_same_game_has_a_whole_pile(length: int) -> None:
    before = played(length)
    after = on_ones_own(before, random.Random(length))

    state, old = after.state, before.state
    assert (state.offer, state.hand(0), state.hand(1)) == (old.offer, old.hand(0), old.hand(1))
    assert (state.score(0), state.phase, state.current) == (old.score(0), old.phase, old.current)
    assert after.actions == before.actions
    deck = after.deal.deck
    assert deck is not None
    assert Counter(deck) == Counter({**dict.fromkeys(COLORS, 14), END: 1})
    assert deck.index(END) >= len(deck) - 10
    assert not is_lesson(after.deal)


def test_on_ones_own_keeps_what_is_laid_out() -> None:
    match = played(2)
    build = SCRIPT[2]
    assert isinstance(build, Build)
    match.draft = match.draft.picking((0, 1))

    assert on_ones_own(match, random.Random(1)).draft == match.draft
