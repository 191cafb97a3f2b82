"""An opponent's turn, thought out beside the screen: the same for the same game, and stopped at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Event, current_thread, get_native_id
from typing import Any

import pytest

from nyhavn.engine.actions import Action, DrawCards
from nyhavn.engine.state import apply
from nyhavn.engine.view import View, player_view
from nyhavn.match.game import Match
from nyhavn.match.opponent import NICENESS, Plan, Thinking
from nyhavn.match.setup import HUMAN, LEVELS
from nyhavn.ui.table.opponents import plan_turn
from tests.match.positions import moment, setup_for

PATIENCE = 60.0
"""Seconds; only a test that fails waits so long."""


def match_against(level: str, seed: int = 3) -> Match:
    return Match(setup_for(2, seed=seed, kinds=(level, HUMAN, HUMAN, HUMAN)))


class Listener:
    """Hears of the plan."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []
        self.threads: list[str] = []
        self.heard = Event()

    def __call__(self, plan: Plan) -> None:
        self.plans.append(plan)
        self.threads.append(current_thread().name)
        self.heard.set()


def test_the_planner_is_asked_with_what_the_player_may_know() -> None:
    asked: list[tuple[Any, ...]] = []

    def planner(view: View, level: str, seed: int, stop: Callable[[], bool]) -> Plan:
        asked.append((view, level, seed, stop()))
        return (DrawCards((0, 1)),)

    match, listener = match_against("mason"), Listener()
    thinking = Thinking(match, planner, listener)
    thinking.start()

    assert thinking.join(PATIENCE)
    assert listener.plans == [(DrawCards((0, 1)),)]
    assert listener.threads == ["opponent"], "beside the screen"
    [(view, level, _seed, stopped)] = asked
    assert view == player_view(match.state, 0)
    assert (level, stopped) == ("mason", False)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give threads no priority of their own")
def test_the_thinking_stands_behind_what_draws() -> None:
    found: list[int] = []

    def planner(_view: View, _level: str, _seed: int, _stop: Callable[[], bool]) -> Plan | None:
        found.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))
        return None

    before = os.getpriority(os.PRIO_PROCESS, get_native_id())
    thinking = Thinking(match_against("mason"), planner, Listener())
    thinking.start()

    assert thinking.join(PATIENCE)
    assert found == [NICENESS] or before > NICENESS
    assert os.getpriority(os.PRIO_PROCESS, get_native_id()) == before, (
        "the screen's thread stays where it was"
    )


def test_the_seed_is_of_the_game_and_the_moment() -> None:
    seeds: list[int] = []

    def planner(_view: View, _level: str, seed: int, _stop: Callable[[], bool]) -> Plan | None:
        seeds.append(seed)
        return None

    def ask(match: Match) -> None:
        thinking = Thinking(match, planner, Listener())
        thinking.start()
        assert thinking.join(PATIENCE)

    ask(match_against("mason"))
    ask(match_against("mason"))
    ask(match_against("mason", seed=4))
    later = match_against("mason")
    later.play(DrawCards((0, 1)))
    ask(later)

    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 3


def test_stopped_thinking_says_nothing() -> None:
    begun, go_on = Event(), Event()

    def planner(_view: View, _level: str, _seed: int, stop: Callable[[], bool]) -> Plan:
        begun.set()
        assert go_on.wait(PATIENCE)
        assert stop()
        return (DrawCards((0, 1)),)

    listener = Listener()
    thinking = Thinking(match_against("mason"), planner, listener)
    thinking.start()
    assert begun.wait(PATIENCE)
    thinking.stop()
    go_on.set()

    assert thinking.join(PATIENCE)
    assert listener.plans == []


def test_the_real_opponent_stops_when_it_is_told() -> None:
    """The strongest one has a whole game's worth to think about; it gives up without a plan."""
    listener = Listener()
    match = Match(setup_for(4, seed=5, kinds=("harbourmaster", HUMAN, HUMAN, HUMAN)))
    thinking = Thinking(match, plan_turn, listener)
    thinking.stop()
    thinking.start()

    assert thinking.join(PATIENCE)
    assert listener.plans == []


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_same_game_gets_the_same_turn(level: str) -> None:
    plans: list[tuple[Action, ...]] = []
    for _ in range(2):
        listener = Listener()
        thinking = Thinking(match_against(level), plan_turn, listener)
        thinking.start()
        assert thinking.join(PATIENCE)
        plans += listener.plans

    assert plans[0] == plans[1]


@pytest.mark.parametrize("name", ["start", "discard", "coat", "all active", "build"])
def test_a_plan_leads_to_the_end_of_the_turn_from_any_decision(name: str) -> None:
    """A game put away in the middle of an opponent's turn goes on from there."""
    state = moment(name).state
    kinds = tuple("mason" if seat == state.current else HUMAN for seat in range(4))
    match = moment(name, setup=setup_for(2, kinds=kinds))
    listener = Listener()
    thinking = Thinking(match, plan_turn, listener)
    thinking.start()
    assert thinking.join(PATIENCE)
    [plan] = listener.plans
    for action in plan:
        assert (state.turn, state.over) == (match.state.turn, False), "nothing after the end of the turn"
        state, _ = apply(state, action)

    assert state.over or state.turn == match.state.turn + 1
