"""The lesson's game: legal, short, won by the pupil, and good for a whole game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from nyhavn.engine.actions import Build, DrawCards
from nyhavn.engine.material import COLORS, END
from nyhavn.engine.notation import action_from_text
from nyhavn.engine.record import Deal
from nyhavn.lesson.deal import FIRST, GAMES, PUPIL, SECOND, ScriptedGame, is_lesson, on_ones_own
from nyhavn.lesson.lessons import LESSONS, lesson_of
from nyhavn.match.draft import Draft, proposed
from nyhavn.match.game import Match
from nyhavn.match.placing import held_for

both_games = pytest.mark.parametrize("game", GAMES)


def played(length: int, game: ScriptedGame = FIRST) -> Match:
    return Match(game.setup("Anna"), game.script[:length], deal=game.deal)


@both_games
def test_the_script_is_legal_and_ends_with_the_end_card(game: ScriptedGame) -> None:
    match = played(len(game.script), game)

    assert match.state.ended_by == "end_card"
    assert match.state.winners == [PUPIL]
    assert not played(len(game.script) - 1, game).state.over


@both_games
def test_the_last_draw_ends_the_game_whichever_cards_are_taken(game: ScriptedGame) -> None:
    before = played(len(game.script) - 1, game)
    draws = [action for action in before.state.legal() if isinstance(action, DrawCards)]

    assert len(draws) > 3
    for draw in draws:
        match = played(len(game.script) - 1, game)
        match.play(draw)
        if match.state.phase == "discard":
            continue
        assert match.state.over
        assert all(game.has(action, index) for index, action in enumerate(match.actions))


@both_games
def test_every_decision_of_the_pupil_is_taught_and_no_other(game: ScriptedGame) -> None:
    lesson = lesson_of(game.deal)
    assert lesson is not None
    places = range(game.begins, len(game.script))

    assert set(lesson.turns) == {index for index in places if played(index, game).is_human_turn}
    assert played(game.begins, game).is_human_turn


@both_games
def test_no_colour_has_more_cards_than_the_box(game: ScriptedGame) -> None:
    assert game.deal.deck is not None
    assert max(Counter(game.deal.deck).values()) <= 14


def test_the_second_lesson_is_lost_at_first_and_its_tiles_are_paid_for_as_it_says() -> None:
    scores = [played(length, SECOND).state for length in (SECOND.begins, len(SECOND.script) - 1)]
    assert [(state.score(0), state.score(1)) for state in scores] == [(4, 6), (8, 6)]
    for index, action in enumerate(SECOND.script):
        if index >= SECOND.begins and isinstance(action, Build):
            state = played(index, SECOND).state
            assert proposed(state, Draft(held=held_for(action))) == action
    assert {lesson.game.deal.seed for lesson in LESSONS} == {2010, 93}


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
    assert FIRST.has(action_from_text(text), index) is as_scripted


def test_another_game_is_not_the_lesson() -> None:
    other = Match(FIRST.setup("Anna"), deal=Deal(2, FIRST.deal.seed))

    assert not is_lesson(other.deal)
    strayed = Match(FIRST.setup("Anna"), [action_from_text("d12")], deal=FIRST.deal)
    assert is_lesson(strayed.deal)
    assert not FIRST.has(strayed.actions[0], 0)


@pytest.mark.parametrize(
    ("game", "length"),
    [(game, length) for game in GAMES for length in range(game.begins, len(game.script))],
)
def test_on_ones_own_the_same_game_has_a_whole_pile(game: ScriptedGame, length: int) -> None:
    before = played(length, game)
    after = on_ones_own(before.record(), random.Random(length))

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
    build = FIRST.script[2]
    assert isinstance(build, Build)
    match.draft = match.draft.picking((0, 1))

    assert on_ones_own(match.record(), random.Random(1)).draft == match.draft
