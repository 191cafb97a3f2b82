"""A game in progress without a screen: who acts, what is seen, what is safe, and how it ends."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.match.deeds import (
    CarryTo,
    Confirm,
    Hurry,
    LetGo,
    OpenCurtain,
    PutBack,
    TakeTile,
    Tap,
    Undo,
)
from nyhavn.match.game import Match
from nyhavn.match.spots import Pier
from nyhavn.match.view import Stage
from tests.match.at_table import Table, kinds, table_at
from tests.match.positions import FIRST_COAT, moment, setup_for, told

# Whole games


@pytest.mark.parametrize("slow", [False, True], ids=["fast file", "slow file"])
@pytest.mark.parametrize("curtain", [True, False], ids=["curtain", "open"])
@pytest.mark.parametrize("seats", ["hh", "ha", "aa", "hhh", "hah", "hhhh", "haha", "aaaa"])
def test_whole_games_are_played_by_people_and_opponents(seats: str, curtain: bool, slow: bool) -> None:
    players = len(seats)
    script = moment("over", players)
    match = Match(setup_for(players, kinds=kinds(seats), curtain=curtain), deal=script.deal)
    table = Table(match, slow=slow)
    for action in script.actions:
        assert not table.now().over
        table.play(action)

    assert table.now().state == script.state
    assert table.file.actions == script.actions
    assert [step.action for step in table.now().steps] == script.actions
    table.clock.run()
    assert (table.now().stage, table.now().leaving) == (Stage.OVER, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_of_a_turn_can_be_taken_back_and_done_again(players: int) -> None:
    script = moment("over", players)
    table = Table(Match(script.setup, deal=script.deal))
    for action in script.actions:
        table.do(OpenCurtain())
        before = table.now().state
        table.play(action)
        if table.now().over or table.now().state.turn != before.turn:
            assert not table.now().can_undo
            continue
        table.do(Undo())
        assert table.now().state == before
        assert len(table.file.actions) == len(table.now().steps)
        table.play(action)
    assert table.file.actions == script.actions


@pytest.mark.parametrize("seats", ["hhhh", "haha", "ahah"])
def test_no_view_of_a_whole_game_has_a_card_of_a_hand_that_must_not_be_seen(seats: str) -> None:
    script = moment("over", 4)
    table = Table(Match(setup_for(4, kinds=kinds(seats)), deal=script.deal), slow=True)
    for action in script.actions:
        table.play(action)
    shown = 0
    for view in table.views:
        face_up = [card.color for card in view.hand if card.color is not None]
        if face_up:
            # Only the person's whose turn it is, from the curtain to the last step.
            shown += 1
            assert view.own.is_human
            assert view.own.is_to_move or view.stage in (Stage.SAVING, Stage.LAST_LOOK, Stage.OVER)
            assert face_up == view.state.hand(view.seat)
    assert shown > len(script.actions) / 3


# Hands and the curtain


def test_the_curtain_hides_the_hand_until_its_owner_opens_it() -> None:
    table = Table(moment("start"))
    assert table.now().stage is Stage.CURTAIN, "also for whoever begins"
    assert all(card.color is None for card in table.now().hand)
    table.clock.run()
    table.do(OpenCurtain())
    assert [card.color for card in table.now().hand] == table.now().state.hand(0)

    table.play(DrawCards((0, 1)))
    assert table.now().stage is Stage.CURTAIN
    assert table.now().seat == 1
    assert all(card.color is None for card in table.now().hand)
    assert not table.do(Tap(Pier(3))).draft.piers, "behind the curtain nothing can be done"

    table.do(OpenCurtain())
    assert table.now().stage is Stage.ACTING
    assert [card.color for card in table.now().hand] == table.now().state.hand(1)


def test_while_an_opponent_moves_at_a_table_of_two_people_no_hand_lies_open() -> None:
    table = table_at(players=3, seats="hah")
    table.play(DrawCards((0, 1)))
    assert table.now().stage is Stage.THINKING
    assert table.now().seat == 0
    assert table.now().hand, "the cards lie there"
    assert all(card.color is None for card in table.now().hand), "face down: nothing can name them"


def test_who_plays_alone_sees_the_own_hand_all_the_time() -> None:
    table = table_at(seats="ha")
    table.play(DrawCards((0, 1)))
    assert table.now().stage is Stage.THINKING
    assert [card.color for card in table.now().hand] == table.now().state.hand(0)


def test_a_game_of_several_that_is_taken_up_again_begins_behind_the_curtain() -> None:
    assert table_at("rich").now().stage is Stage.CURTAIN
    assert table_at("rich", curtain=False).now().stage is Stage.ACTING
    assert table_at("rich", seats="ha").now().stage is Stage.ACTING


# What is safe


def test_a_step_on_its_way_to_the_file_is_not_shown_as_done() -> None:
    table = table_at(slow=True)
    before = table.now().state
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())

    for again in range(3):
        assert table.now().stage is Stage.SAVING
        assert table.now().state == before, "whatever makes the screen draw again"
        assert table.now().draft.piers == (0, 1), "and it stays laid out"
        assert [pier.picked for pier in table.now().piers].count(True) == 2
        assert not any(pier.enabled for pier in table.now().piers)
        table.settings.hints = bool(again % 2)
        table.session.look_again()

    table.file.catch_up()
    assert len(table.now().steps) == 1
    assert table.now().state != before
    assert table.now().draft.is_empty


def test_nothing_can_be_done_while_a_step_is_on_its_way() -> None:
    table = table_at(slow=True)
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    seen = len(table.views)
    table.do(Tap(Pier(3)), Confirm(), Undo(), PutBack(), TakeTile(("red", 2)), OpenCurtain())
    assert len(table.views) == seen
    assert len(table.file.actions) == 1


def test_a_table_left_while_a_step_is_being_kept_goes_on_when_one_comes_back() -> None:
    table = table_at(seats="ha", slow=True)
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    table.session.rest()
    table.file.catch_up()
    assert table.now().stage is Stage.AWAY
    assert len(table.now().steps) == 1
    assert not table.thinker.thoughts, "nobody thinks while nobody looks"
    table.session.begin()
    assert table.now().stage is Stage.THINKING


def test_every_change_of_the_draft_is_kept_once() -> None:
    table = table_at()
    table.do(Tap(Pier(2)), Tap(Pier(2)), TakeTile(("red", 2)), CarryTo((0, 0)), CarryTo((0, 0)), LetGo())
    assert [draft.piers for draft in table.file.drafts[:2]] == [(2,), ()]
    places = [draft.held and draft.held.at for draft in table.file.drafts[2:]]
    assert places == [None, (0, 0)], "where nothing changes, nothing is kept"


# Opponents


def test_an_opponent_is_asked_with_what_it_may_know_and_points_before_it_acts() -> None:
    table = table_at(seats="ah")
    [thought] = table.thinker.thoughts
    assert (thought.level, thought.view.seat) == ("apprentice", 0)

    thought.answer((DrawCards((0, 1)),))
    assert table.now().stage is Stage.POINTING
    assert table.now().pointed == DrawCards((0, 1))
    assert not table.now().steps
    table.clock.run()
    assert table.now().stage is Stage.ACTING
    assert [step.action for step in table.now().steps] == [DrawCards((0, 1))]


def test_a_tap_shows_the_rest_of_an_opponents_turn_at_once() -> None:
    match = told(*FIRST_COAT[:-1], setup=setup_for(2, kinds=kinds("ah")))
    table = Table(match)
    build, *coats = (step.action for step in told(*FIRST_COAT, "^d1").steps[2:])
    table.thinker.thoughts[-1].answer((build, *coats))
    table.do(Hurry())
    assert len(table.now().steps) == 4
    assert table.now().stage is Stage.ACTING
    assert not table.clock.waiting()


def test_who_leaves_the_table_stops_the_thinking_and_the_same_is_thought_again() -> None:
    table = table_at(seats="ah")
    first = table.thinker.thoughts[-1]
    table.session.rest()
    assert first.stopped
    table.session.begin()
    again = table.thinker.thoughts[-1]
    assert again is not first
    assert (again.view, again.level, again.seed) == (first.view, first.level, first.seed)


def test_an_opponents_turn_that_was_left_while_it_pointed_is_not_played_behind_the_back() -> None:
    table = table_at(seats="ah")
    table.thinker.thoughts[-1].answer((DrawCards((0, 1)),))
    table.session.rest()
    table.clock.run()
    assert not table.now().steps
    assert table.now().pointed is None


def test_an_opponent_that_finds_nothing_does_not_stop_the_game() -> None:
    table = table_at(seats="ah")
    table.thinker.thoughts[-1].answer(())
    table.clock.run()
    assert table.now().stage is Stage.ACTING
    assert len(table.now().steps) == 1
