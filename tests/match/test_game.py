"""One game in progress: what is final, what can be taken back, and what happened since."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import Build, DrawCards, IllegalActionError, Pass, TakeAbility
from nyhavn.engine.record import Deal
from nyhavn.engine.state import apply, new_game
from nyhavn.match.draft import Draft, proposed
from nyhavn.match.game import Match
from nyhavn.match.journal import reports, since_turn_of
from nyhavn.match.placing import Held
from nyhavn.match.setup import HUMAN
from tests.match.positions import FIRST_COAT, moment, setup_for, told


def test_a_match_is_dealt_from_its_setup() -> None:
    match = Match(setup_for(3, seed=11))

    assert match.state == new_game(3, 11)
    assert match.deal == Deal(3, 11)
    assert match.draft.is_empty
    assert not match.can_undo


def test_a_match_goes_on_after_its_actions() -> None:
    whole = moment("over")
    again = Match(whole.setup, whole.actions, deal=whole.deal)

    assert again.state == whole.state
    assert again.actions == whole.actions


def test_an_illegal_action_changes_nothing() -> None:
    match = Match(setup_for(2, seed=1), draft=Draft(piers=(1,)))
    with pytest.raises(IllegalActionError):
        match.play(Pass())

    assert match.steps == []
    assert match.draft == Draft(piers=(1,))


def test_what_is_laid_out_is_played_and_gone() -> None:
    match = Match(setup_for(2, seed=1))
    before = match.state
    match.draft = Draft(piers=(2, 1))
    action = proposed(before, match.draft)
    assert action is not None
    step = match.play(action)

    assert (step.before, step.action) == (before, DrawCards((1, 2)))
    assert match.state == step.after == apply(before, DrawCards((1, 2)))[0]
    assert step.ends_turn
    assert step.seat == 0
    assert match.draft.is_empty


def test_nothing_is_proposed_while_something_is_missing() -> None:
    match = Match(setup_for(2, seed=1), draft=Draft(piers=(2,)))

    assert proposed(match.state, match.draft) is None


# Taking back


def test_the_draft_is_taken_back_first() -> None:
    match = told(*FIRST_COAT)
    match.draft = Draft(coat="additional_card")

    assert match.undo() is None
    assert match.draft.is_empty
    assert match.state.phase == "coat"


def test_then_the_steps_of_the_turn_and_never_the_turn_before() -> None:
    match = told(*FIRST_COAT)
    length = len(match.steps)
    step = match.undo()

    assert step is not None
    assert isinstance(step.action, Build)
    assert len(match.steps) == length - 1
    assert match.state.phase == "turn"
    assert not match.can_undo
    assert match.undo() is None
    assert len(match.steps) == length - 1


def test_each_step_of_a_chain_is_taken_back_by_itself() -> None:
    """The draw of both actions, then the build, then what is still to be chosen for its coat of arms."""
    match = moment("build")
    assert [type(step.action).__name__ for step in match.steps_of_turn] == ["DrawCards"]
    match.undo()

    assert match.state.phase == "turn"
    assert match.state == moment("all active").state
    assert not match.can_undo


def test_a_turn_that_has_ended_is_final() -> None:
    match = told(*FIRST_COAT)
    match.play(TakeAbility("both_actions"))

    assert match.state.current == 1
    assert list(match.steps_of_turn) == []
    assert not match.can_undo


def test_an_opponents_turn_is_not_taken_back() -> None:
    match = Match(setup_for(2, seed=1, kinds=("mason", HUMAN, HUMAN, HUMAN)))
    match.draft = Draft(piers=(1,))

    assert not match.is_human_turn
    assert not match.can_undo
    assert match.undo() is None


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    match = moment("over")
    match.draft = Draft(held=Held("red", 2))

    assert not match.is_human_turn
    assert match.undo() is None
    assert proposed(match.state, match.draft) is None


def test_a_step_that_was_undone_leads_to_the_same_again() -> None:
    match = told(*FIRST_COAT)
    after = match.state
    step = match.undo()
    assert step is not None
    match.play(step.action)

    assert match.state == after


# What happened


def test_what_the_others_did_since_ones_last_turn() -> None:
    match = moment("start", 4)
    actions = moment("over", 4).actions
    for action in actions[:6]:
        match.play(action)

    assert match.state.current == 2
    assert [step.seat for step in since_turn_of(match.steps, 2)] == [3, 0, 1]
    assert [step.seat for step in since_turn_of(match.steps, 1)] == []
    assert [step.seat for step in since_turn_of(match.steps, 3)] == [0, 1]


def test_before_ones_first_turn_everything_is_new() -> None:
    match = told("PPPGGBB PP RRR RRBB E", "d12")

    assert len(since_turn_of(match.steps, 1)) == 1


def test_reports_group_the_steps_by_turn() -> None:
    match = moment("over")
    told_turns = reports(match.steps)

    assert [report.turn for report in told_turns] == list(range(match.state.turn + 1))
    assert [report.seat for report in told_turns] == [turn % 2 for turn in range(match.state.turn + 1)]
    assert sum(len(report.steps) for report in told_turns) == len(match.steps)
    for seat in range(2):
        points = sum(report.points for report in told_turns if report.seat == seat)
        assert points == match.state.score(seat)
