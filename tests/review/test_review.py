"""The accounts of a review, and what it makes of turns."""

from __future__ import annotations

import json
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.ai.options import Options
from nyhavn.ai.think import worth_now
from nyhavn.engine.actions import Action, action_of
from nyhavn.engine.layout import Flat
from nyhavn.engine.protocol import Session
from nyhavn.engine.rng import Random
from nyhavn.engine.state import State, apply
from nyhavn.engine.view import player_view
from nyhavn.review.jsonform import review_to_json
from nyhavn.review.judge import Judge, result_of
from nyhavn.review.protocol import REVIEWER
from nyhavn.review.review import Review
from nyhavn.review.reviewer import Reviewer, review_game
from nyhavn.review.turns import turns_of
from nyhavn.review.verdicts import CERTAIN, THRESHOLDS, Verdict, accuracy, verdict
from tests.ai.positions import positions
from tests.ai.secrets import with_other_secrets
from tests.matrix import seldom
from tests.review.games import game_of, random_game

EXACT = 1e-9
TWO, THREE = ("mason", "apprentice"), ("mason", "apprentice", "mason")


def check_accounts(review: Review, start: State, actions: list[Action]) -> None:
    """Whatever happened, every point of chance is luck or a decision of somebody's."""
    players = start.players
    for chances in (review.start, review.end, *(turn.before for turn in review.turns)):
        assert len(chances) == players
        assert isclose(sum(chances), 1, abs_tol=EXACT)
        assert all(0 <= chance <= 1 for chance in chances)
    for seat in range(players):
        luck = sum(turn.luck[seat] for turn in review.turns)
        decided = sum(turn.decision[seat] for turn in review.turns)
        assert isclose(review.end[seat] - review.start[seat], luck + decided, abs_tol=EXACT)
        assert isclose(review.players[seat].luck, luck, abs_tol=EXACT)
    for turn, following in zip(review.turns, review.turns[1:], strict=False):
        assert turn.after == following.before
    for turn in review.turns:
        seat = turn.player
        assert turn.loss >= 0
        assert isclose(turn.loss, turn.before[seat] - turn.played[seat], abs_tol=EXACT)
        assert turn.verdict is verdict(turn.loss, turn.error)
    assert [action for turn in review.turns for action in turn.turn.actions] == actions[
        : sum(len(turn.turn.actions) for turn in review.turns)
    ]
    final = review.turns[-1].turn.after if review.turns else start
    if final.over:
        assert review.end == result_of(final)


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 25))
def test_the_accounts_balance_in_any_game(players: int, seed: int, most: int) -> None:
    start, actions = random_game(players, seed, most)
    check_accounts(review_game(start, actions, 2, seed), start, actions)


@pytest.mark.parametrize("levels", seldom((TWO, THREE), THREE))
def test_the_accounts_balance_in_a_game_of_opponents(levels: tuple[str, ...]) -> None:
    start, actions = game_of(levels, seed=4)
    review = review_game(start, actions, 10, seed=1)
    check_accounts(review, start, actions)
    assert sum(account.decisions for account in review.players) == len(review.turns)
    assert set(review.end) <= {0.0, 1.0, 0.5}


def test_equal_games_seeds_and_work_give_equal_answers() -> None:
    start, actions = random_game(3, 8, most=20)
    first, again, other = (review_game(start, actions, 5, seed) for seed in (1, 1, 2))
    assert review_to_json(first) == review_to_json(again)
    assert review_to_json(first) != review_to_json(other)


def test_the_order_in_which_turns_are_looked_at_changes_nothing() -> None:
    start, actions = random_game(2, 3, most=16)
    forwards, backwards = Reviewer(start, actions, 7), Reviewer(start, actions, 7)
    places = range(len(forwards.turns))
    for place in places:
        forwards.refine(place, 4)
    for place in reversed(places):
        backwards.refine(place, 4)
    assert forwards.review() == backwards.review()


def test_the_worst_turn_at_first_sight_is_looked_at_first() -> None:
    start, actions = random_game(2, 5, most=24)
    reviewer = Reviewer(start, actions, 1)
    assert reviewer.sketch()
    losses = [turn.loss for turn in reviewer.review().turns]
    order = []
    while (place := reviewer.next_turn()) is not None:
        order.append(place)
        reviewer.refine(place, 1)
    assert [losses[place] for place in order] == sorted(losses, reverse=True)
    assert reviewer.progress == 1


def test_what_the_mover_could_not_know_changes_no_judgement() -> None:
    compared = 0
    for number, state in enumerate(positions(16, seed=11)):
        other = with_other_secrets(state, state.current, seed=number)
        if other == state:
            continue
        compared += 1
        turn = Options(worth_now(player_view(state, state.current)), 4, 1).turns(state.flat, 3)[-1]
        found = []
        for game in (state, other):
            judge = Judge(game, turn[2], seed=number)
            judge.run(300)
            found.append(judge.judgement())
        assert found[0] == found[1]
    assert compared > 8


def test_with_open_cards_what_was_hidden_counts() -> None:
    changed = 0
    for number, state in enumerate(positions(16, seed=11)):
        other = with_other_secrets(state, state.current, seed=number)
        turn = Options(worth_now(player_view(state, state.current)), 4, 1).turns(state.flat, 3)[-1]
        found = []
        for game in (state, other):
            judge = Judge(game, turn[2], seed=number, open_cards=True)
            judge.run(300)
            found.append(judge.judgement().before)
        changed += found[0] != found[1]
    assert changed > 4


def test_what_was_only_lucky_on_its_deals_is_seldom_held_against_a_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All turns are as good as each other here, and what comes of each is chance alone."""
    state = next(positions(12, seed=3))
    dice = Random(1)

    def outcome(_judge: Judge, _flat: Flat, _candidate: object) -> list[float]:
        mine = dice.unit()
        return [mine, 1 - mine]

    monkeypatch.setattr(Judge, "outcome", outcome)
    blamed = 0
    for seed in range(200):
        judge = Judge(state, None, seed)
        judge.run(judge.effort + 400)
        found = judge.judgement()
        blamed += found.loss > CERTAIN * found.error
    assert blamed <= 10


def test_with_open_cards_all_the_work_is_done() -> None:
    state = next(positions(12, seed=3))
    found = []
    for effort in (500, 4_000):
        judge = Judge(state, None, 1, open_cards=True)
        judge.run(effort)
        assert judge.effort >= effort
        found.append(judge.simulations)
    assert found[1] > 3 * found[0]


def test_a_turn_that_wins_at_once_is_found_where_another_was_played() -> None:
    start, actions = game_of(("architect", "mason"), seed=2)
    last = turns_of(start, actions)[-1]
    assert last.after.ended_by == "points"
    state = last.before
    ranked = Options(worth_now(player_view(state, state.current)), 10, 3).turns(state.flat, 40)
    worst = next(turn[2] for turn in reversed(ranked) if not _wins(state, turn[2]))
    for moves in (worst, last.moves):
        judge = Judge(state, moves, seed=1)
        judge.run(1000)
        found = judge.judgement()
        assert found.before[state.current] == 1
        assert found.loss == 1 - found.played[state.current]
    assert found.best == last.moves
    assert found.loss == 0


def _wins(state: State, moves: tuple[int, ...]) -> bool:
    for move in moves:
        state, _ = apply(state, action_of(move))
    return state.over


def test_verdicts_begin_where_they_say_and_only_where_the_loss_is_certain() -> None:
    names = [name for _, name in THRESHOLDS]
    assert [verdict(least, least / 2.01) for least, _ in THRESHOLDS] == names
    assert [verdict(least, least / 2) for least, _ in THRESHOLDS] == [Verdict.GOOD] * 3
    assert [verdict(least - 1e-9, 0) for least, _ in THRESHOLDS] == [*names[1:], Verdict.GOOD]
    assert verdict(0, 0) is Verdict.BEST


def test_accuracy_is_a_hundred_without_a_loss_and_falls_with_every_one() -> None:
    assert accuracy([]) == accuracy([0, 0]) == 100
    assert 100 > accuracy([0, 0.05]) > accuracy([0, 0.2]) > accuracy([0.2, 0.2]) > 0


def test_a_turn_under_way_is_not_judged_yet() -> None:
    start, actions = random_game(2, 9)
    turns = turns_of(start, actions)
    several = next(place for place, turn in enumerate(turns) if len(turn.actions) > 1)
    until = sum(len(turn.actions) for turn in turns[:several]) + 1
    assert len(turns_of(start, actions[:until])) == several


def test_a_turn_is_forced_only_where_every_step_of_it_was() -> None:
    start, actions = random_game(2, 9)
    for turn in turns_of(start, actions):
        state, alone = turn.before, True
        for action in turn.actions:
            alone = alone and len(state.legal()) == 1
            state, _ = apply(state, action)
        assert turn.forced is alone


def test_a_stopped_review_goes_on_with_what_was_found() -> None:
    start, actions = random_game(2, 5, most=20)
    whole = Reviewer(start, actions, 1)
    found = {place: whole.refine(place, 3) for place in range(len(whole.turns))}
    again = Reviewer(start, actions, 1)
    for place, judgement in found.items():
        if place % 2:
            assert judgement is not None
            again.known(place, judgement)
    while (left := again.next_turn()) is not None:
        assert left % 2 == 0
        again.refine(left, 3)
    assert again.review() == whole.review()
    stopped = Reviewer(start, actions, 1)
    assert stopped.refine(0, 3, stop=lambda: True) is None
    assert not stopped.sketch(stop=lambda: True)


def test_the_command_judges_the_game_and_changes_nothing() -> None:
    session = Session(None, REVIEWER)

    def ask(**command: object) -> dict[str, object]:
        return session.answer(json.dumps(command).encode())

    assert ask(cmd="review")["error"] == "no_game"
    ask(cmd="new", players=2, seed=3)
    empty = ask(cmd="review", ms=1)
    assert (empty["ok"], empty["turns"], empty["start"]) == (True, [], empty["end"])
    ask(cmd="apply", action={"type": "draw", "slots": [2, 3]})
    before = ask(cmd="state")
    assert ask(cmd="review", ms=2, seed=4) == ask(cmd="review", ms=2, seed=4)
    assert ask(cmd="state") == before
    for wrong in ({"ms": -1}, {"ms": "5"}, {"seed": 0.5}):
        assert ask(cmd="review", **wrong)["error"] == "bad_arguments"
