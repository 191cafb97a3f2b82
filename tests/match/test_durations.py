"""What is shown by itself: peaks, handing on, opponents' turns; and nothing is skipped by a slip."""

from __future__ import annotations

from types import UnionType

import pytest

from nyhavn.engine.actions import Build, DrawCards, EndTurn
from nyhavn.engine.events import LineScored, TileBuilt
from nyhavn.match.deeds import Confirm, Hurry, OpenCurtain, Peek, PutBack, Tap
from nyhavn.match.draft import draft_of
from nyhavn.match.durations import HANDED_ON_SECONDS, PEAK_SECONDS
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.spots import Pier
from nyhavn.match.view import Stage
from tests.match.at_table import Table, Wanted, kinds, table_at
from tests.match.positions import moment, setup_for


def before(
    players: int, wanted: type | UnionType, seats: str, curtain: bool = True, **how: object
) -> tuple[Table, Step]:
    """A table right before somebody ends a turn by such an event, and the step that does it."""
    script = moment("over", players)
    place, step = next(
        (place, step)
        for place, step in enumerate(script.steps)
        if step.ends_turn and not step.after.over and any(isinstance(event, wanted) for event in step.events)
    )
    setup = setup_for(players, kinds=kinds(seats), curtain=curtain)
    table = Table(Match(setup, script.actions[:place], deal=script.deal), **how)  # type: ignore[arg-type]
    return table, step


def seconds_of(table: Table) -> float:
    """How long it is until the table goes on by itself."""
    return max(each.seconds for each in table.clock.waiting())


# The peak


@pytest.mark.parametrize("seats", ["hh", "ha", "ah", "aa"])
@pytest.mark.parametrize("curtain", [True, False])
def test_a_line_that_scores_is_seen_before_the_next_turn_begins(seats: str, curtain: bool) -> None:
    table, step = before(2, LineScored, seats, curtain)
    table.play(step.action, seen=False)
    view = table.now()
    assert view.stage is Stage.LOOKING
    assert view.looked_at is not None
    assert view.looked_at.action == step.action
    assert seconds_of(table) >= PEAK_SECONDS
    assert view.marks is not None
    assert view.marks.seat == step.seat
    assert not [thought for thought in table.thinker.thoughts if thought.view.seat != step.seat]
    table.clock.run()
    assert table.now().stage in (Stage.ACTING, Stage.CURTAIN, Stage.THINKING)
    assert table.now().looked_at is None
    assert table.now().marks is not None, "a still mark stays until something else is done"


def test_a_tap_is_enough_to_go_on() -> None:
    table, step = before(2, LineScored, "ha")
    if step.seat != 0:
        table, step = before(2, LineScored, "ah")
    table.play(step.action, seen=False)
    table.do(Confirm())
    assert table.now().stage is Stage.LOOKING, "the finger that confirmed has not seen anything yet"
    table.do(Hurry())
    assert table.now().stage is not Stage.LOOKING
    assert table.now().guarded, "and still the second tap on Confirm means nothing"


def test_without_motion_nothing_waits_but_the_mark_stays() -> None:
    table, step = before(2, LineScored, "ha", settings=Wanted(speed=0.0))
    table.play(step.action, seen=False)
    assert table.now().stage is not Stage.LOOKING
    assert table.now().marks is not None


# Handing on


@pytest.mark.parametrize("curtain", [True, False])
@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_the_house_of_who_has_built_stays_a_moment_with_the_hand_face_down(
    curtain: bool, speed: float
) -> None:
    table, step = before(2, TileBuilt, "hh", curtain, settings=Wanted(speed=speed))
    table.play(step.action, seen=False)
    view = table.now()
    assert (view.stage, view.seat) == (Stage.LOOKING, step.seat)
    assert view.hand
    assert all(card.color is None for card in view.hand)
    assert seconds_of(table) >= (HANDED_ON_SECONDS if speed else 0.5)
    table.clock.run()
    assert table.now().seat != step.seat
    assert table.now().stage is (Stage.CURTAIN if curtain else Stage.ACTING)


def test_after_a_draw_the_table_is_handed_on_at_once() -> None:
    table = table_at()
    table.play(DrawCards((0, 1)), seen=False)
    assert table.now().stage is Stage.CURTAIN


def test_who_plays_alone_is_not_kept_waiting_after_building() -> None:
    table, step = before(2, TileBuilt, "ha")
    if step.seat != 0 or any(isinstance(event, LineScored) for event in step.events):
        table, step = before(2, TileBuilt, "ah")
    table.play(step.action, seen=False)
    assert table.now().stage in (Stage.THINKING, Stage.LOOKING)


# Opponents


def test_an_opponent_who_builds_is_shown_large_while_doing_so() -> None:
    script = moment("over", 2)
    place = next(
        n for n, step in enumerate(script.steps) if isinstance(step.action, Build) and step.seat == 1
    )
    table = Table(Match(setup_for(2, kinds=kinds("ha")), script.actions[:place], deal=script.deal))
    assert table.now().spotlight is None
    table.thinker.thoughts[-1].answer((script.actions[place],))
    assert (table.now().stage, table.now().spotlight) == (Stage.POINTING, 1)
    table.clock.tick()
    assert (table.now().stage, table.now().spotlight) == (Stage.LOOKING, 1)
    table.clock.run()
    assert table.now().spotlight is None


def test_what_the_others_did_is_told_until_one_acts() -> None:
    table = table_at(players=3, seats="haa")
    assert table.now().recap == ()
    table.play(DrawCards((0, 1)))
    table.play(DrawCards((0, 1)))
    table.play(DrawCards((0, 1)))
    assert [step.seat for step in table.now().recap] == [1, 2]
    table.do(Tap(Pier(0)))
    assert table.now().recap == ()
    table.do(PutBack())
    assert table.now().recap == (), "it does not come back"


# Slips


def test_a_second_tap_on_confirm_right_after_a_step_means_nothing() -> None:
    table = Table(moment("all active", setup=setup_for(2, curtain=False)))
    draw = next(a for a in table.now().state.legal() if isinstance(a, DrawCards) and a.both_actions)
    table.session.lay_out(draft_of(table.now().state, draw))
    table.do(Confirm(), Confirm(), Confirm())
    assert table.now().phase in ("build", "discard")
    assert table.now().guarded
    assert not table.now().can_confirm
    table.clock.run()
    assert not table.now().guarded
    if table.now().phase == "build":
        assert table.now().can_confirm
        table.do(Confirm())
        assert table.now().steps[-1].action == EndTurn()


def test_who_lays_something_else_out_may_confirm_at_once() -> None:
    table = table_at(seats="ha")
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    table.session.rest()
    table.session.begin()
    table.thinker.thoughts[-1].answer((DrawCards((0, 1)),))
    table.do(Hurry())
    table.clock.tick()
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    assert len(table.now().steps) == 3


def test_the_curtain_does_not_open_by_the_tap_that_confirmed() -> None:
    table = table_at()
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    assert table.now().stage is Stage.CURTAIN
    table.do(OpenCurtain(), OpenCurtain())
    assert table.now().stage is Stage.CURTAIN
    assert all(card.color is None for card in table.now().hand)
    table.clock.run()
    table.do(OpenCurtain())
    assert table.now().stage is Stage.ACTING


# Hands that lie face down


def test_covered_hands_are_seen_only_while_they_are_held_up() -> None:
    table = table_at(seats="hh", curtain=False, settings=Wanted(covered=True))
    assert table.now().hand_is_covered
    assert all(card.color is None for card in table.now().hand)
    table.do(Peek(True))
    assert [card.color for card in table.now().hand] == table.now().state.hand(0)
    table.do(Tap(Pier(0)), Tap(Pier(1)))
    table.do(Peek(False))
    assert all(card.color is None for card in table.now().hand)
    table.do(Peek(True), Confirm())
    assert table.now().seat == 1
    assert all(card.color is None for card in table.now().hand), "and the next hand is not looked into"


def test_a_curtain_or_a_single_person_leaves_nothing_to_cover() -> None:
    wanted = Wanted(covered=True)
    assert not table_at(seats="hh", settings=wanted).now().hand_is_covered
    assert not table_at(seats="ha", settings=wanted).now().hand_is_covered
