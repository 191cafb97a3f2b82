"""Places and turns of a game."""

from __future__ import annotations

import pytest

from nyhavn.engine.events import LineScored
from nyhavn.match.game import Match
from nyhavn.match.timeline import Timeline, branch_of
from tests.match.finished import finished, setup_for


def test_a_game_that_has_not_begun_has_one_place() -> None:
    match = Match(setup_for(2))
    timeline = Timeline(match.record())

    assert (timeline.last, timeline.turns) == (0, 0)
    assert timeline.state(0) == match.state
    assert timeline.step(0) is None
    assert timeline.turn(0) == 0
    assert timeline.place_after(0) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_has_its_turn(players: int) -> None:
    record = finished(players)
    timeline = Timeline(record)

    assert timeline.last == len(record.steps)
    assert timeline.turns == record.state.turn + 1
    for place in range(1, timeline.last + 1):
        step = timeline.step(place)
        assert step is record.steps[place - 1]
        assert timeline.state(place) is step.after
        assert timeline.turn(place) == step.before.turn + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_ends_where_the_next_begins(players: int) -> None:
    timeline = Timeline(finished(players))

    for turn in range(1, timeline.turns + 1):
        place = timeline.place_after(turn)
        step = timeline.step(place)
        assert step is not None
        assert step.ends_turn
        assert timeline.turn(place) == turn


def test_what_is_played_later_is_not_in_it() -> None:
    match = Match(setup_for(2))
    timeline = Timeline(match.record())
    match.play(match.state.legal()[0])

    assert timeline.last == 0


def test_turns_that_scored() -> None:
    record = finished(3)
    scoring = Timeline(record).scoring_turns()

    assert scoring
    for turn, seat in scoring:
        steps = [step for step in record.steps if step.before.turn == turn - 1]
        assert steps[-1].after.score(seat) > steps[0].before.score(seat)
    scored = [
        (step.before.turn + 1, step.seat)
        for step in record.steps
        if any(isinstance(event, LineScored) for event in step.events)
    ]
    assert scoring == scored


def test_a_branch_goes_its_own_way_from_a_place_of_the_game() -> None:
    record = finished(2)
    before = record.actions
    branch = branch_of(record, 5)

    assert branch.state == Timeline(record).state(5)
    assert tuple(branch.actions) == before[:5]
    branch.play(branch.state.legal()[0])
    assert record.actions == before
