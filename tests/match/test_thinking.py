"""What opponents and hints think out beside the screen: the same for the same game, and stopped at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import Queue
from threading import Event, current_thread, get_native_id
from typing import Any

import pytest

from nyhavn.engine.actions import Action, DrawCards
from nyhavn.engine.state import apply
from nyhavn.engine.view import View, player_view
from nyhavn.match.game import Match
from nyhavn.match.services import Plan
from nyhavn.match.setup import HUMAN, LEVELS, Seat
from nyhavn.match.thinking import NICENESS, Stop, ThreadThinker, ThreadThought
from tests.match.at_table import Appointment, Table
from tests.match.positions import moment, setup_for

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds; only a test that fails waits so long."""
DRAW: Plan = (DrawCards((0, 1)),)


class HandedOver:
    """A clock whose calls come from the thinking threads and are made in the test's own thread."""

    def __init__(self) -> None:
        self._calls: Queue[Appointment] = Queue()
        self.threads: list[str] = []
        """Who made the appointments."""

    def later(self, seconds: float, call: Callable[[], None]) -> Appointment:
        appointment = Appointment(seconds, call)
        self.threads.append(current_thread().name)
        self._calls.put(appointment)
        return appointment

    def run(self) -> None:
        """Make the calls that have come in."""
        while not self._calls.empty():
            appointment = self._calls.get()
            if not appointment.cancelled:
                appointment.call()


class Listener:
    """Hears of what was found."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self.threads: list[str] = []

    def __call__(self, found: Any) -> None:
        self.found.append(found)
        self.threads.append(current_thread().name)


def match_against(level: str, seed: int = 3) -> Match:
    return Match(setup_for(2, seed=seed, kinds=(level, HUMAN, HUMAN, HUMAN)))


def planned(match: Match) -> list[Plan]:
    """What the AI thinks of for whoever is to move, told when the clock comes to it."""
    clock, listener = HandedOver(), Listener()
    state = match.state
    player = match.setup.seats[state.current]
    view = player_view(state, state.current)
    thought = ThreadThinker(clock).plan(view, player, match.turn_seed, listener)
    assert thought.join(PATIENCE)
    clock.run()
    return listener.found


# Threads


def test_it_is_thought_out_beside_the_screen_and_told_by_the_clock() -> None:
    clock, listener = HandedOver(), Listener()
    thinking: list[str] = []

    def think(stop: Stop) -> Plan:
        assert not stop()
        thinking.append(current_thread().name)
        return DRAW

    thought = ThreadThought("opponent", think, listener, clock)

    assert thought.join(PATIENCE)
    assert thinking == ["opponent"], "beside the screen"
    assert clock.threads == ["opponent"]
    assert listener.found == [], "not before the clock comes to it"
    clock.run()
    assert listener.found == [DRAW]
    assert listener.threads == [current_thread().name], "on the side of whoever draws"


def test_where_nothing_is_found_nothing_is_told() -> None:
    clock, listener = HandedOver(), Listener()
    thought = ThreadThought("opponent", lambda _stop: None, listener, clock)

    assert thought.join(PATIENCE)
    clock.run()
    assert clock.threads == []
    assert listener.found == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give threads no priority of their own")
def test_the_thinking_stands_behind_what_draws() -> None:
    found: list[int] = []

    def think(_stop: Stop) -> None:
        found.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))

    before = os.getpriority(os.PRIO_PROCESS, get_native_id())
    thought = ThreadThought("opponent", think, Listener(), HandedOver())

    assert thought.join(PATIENCE)
    assert found == [NICENESS] or before > NICENESS
    assert os.getpriority(os.PRIO_PROCESS, get_native_id()) == before, (
        "the screen's thread stays where it was"
    )


def test_a_stopped_thought_says_nothing() -> None:
    begun, go_on = Event(), Event()

    def think(stop: Stop) -> Plan:
        begun.set()
        assert go_on.wait(PATIENCE)
        assert stop()
        return DRAW

    clock, listener = HandedOver(), Listener()
    thought = ThreadThought("opponent", think, listener, clock)
    assert begun.wait(PATIENCE)
    thought.stop()
    go_on.set()

    assert thought.join(PATIENCE)
    clock.run()
    assert listener.found == []


def test_a_thought_stopped_before_the_clock_comes_to_it_says_nothing() -> None:
    clock, listener = HandedOver(), Listener()
    thought = ThreadThought("opponent", lambda _stop: DRAW, listener, clock)
    assert thought.join(PATIENCE)
    thought.stop()

    clock.run()
    assert clock.threads == ["opponent"], "it was on its way"
    assert listener.found == []


# What the opponents are asked


def test_the_planner_is_asked_with_what_the_player_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[View, str, str | None, int, bool, str]] = []

    class Turn:
        actions = DRAW

    def plan_turn(view: View, level: str, seed: int, *, style: str | None, stop: Stop) -> Turn:
        asked.append((view, level, style, seed, stop(), current_thread().name))
        return Turn()

    monkeypatch.setattr("nyhavn.ai.think.plan_turn", plan_turn)
    match = match_against("mason")
    seats = Seat("Astrid", "red", "architect", "towers"), *match.setup.seats[1:]
    styled = Match(replace(match.setup, seats=seats))

    assert planned(match) == planned(styled) == [DRAW]
    assert asked == [
        (player_view(match.state, 0), "mason", None, match.turn_seed, False, "opponent"),
        (player_view(styled.state, 0), "architect", "towers", styled.turn_seed, False, "opponent"),
    ]


def test_the_seed_is_of_the_game_and_the_moment() -> None:
    def seed_at(match: Match) -> int:
        [thought] = Table(match).thinker.thoughts
        assert thought.level == "mason"
        return thought.seed

    def later() -> Match:
        kinds = (HUMAN, "mason", HUMAN, HUMAN)
        return Match(setup_for(2, seed=3, kinds=kinds), DRAW)

    seeds = [seed_at(match_against("mason")), seed_at(match_against("mason", seed=4)), seed_at(later())]

    assert len(set(seeds)) == 3
    again = [seed_at(match_against("mason")), seed_at(match_against("mason", seed=4)), seed_at(later())]
    assert again == seeds


def test_the_real_opponent_stops_when_it_is_told() -> None:
    """The strongest one has a whole game's worth to think about; it gives up without a plan."""
    clock, listener = HandedOver(), Listener()
    match = Match(setup_for(4, seed=5, kinds=("harbourmaster", HUMAN, HUMAN, HUMAN)))
    thought = ThreadThinker(clock).plan(player_view(match.state, 0), match.setup.seats[0], 1, listener)
    thought.stop()

    assert thought.join(PATIENCE)
    clock.run()
    assert clock.threads == []
    assert listener.found == []


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_same_game_gets_the_same_turn(level: str) -> None:
    [first], [second] = planned(match_against(level)), planned(match_against(level))

    assert first == second


@pytest.mark.parametrize("name", ["start", "discard", "coat", "all active", "build"])
def test_a_plan_leads_to_the_end_of_the_turn_from_any_decision(name: str) -> None:
    """A game put away in the middle of an opponent's turn goes on from there."""
    state = moment(name).state
    kinds = tuple("mason" if seat == state.current else HUMAN for seat in range(4))
    match = moment(name, setup=setup_for(2, kinds=kinds))
    [plan] = planned(match)
    for action in plan:
        assert (state.turn, state.over) == (match.state.turn, False), "nothing after the end of the turn"
        state, _ = apply(state, action)

    assert state.over or state.turn == match.state.turn + 1


# Hints


def test_advice_is_thought_out_beside_the_screen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[View, int, bool, str]] = []
    advice = object()

    def hint(view: View, seed: int, *, milliseconds: int, stop: Stop) -> object:
        assert milliseconds > 0
        asked.append((view, seed, stop(), current_thread().name))
        return advice

    monkeypatch.setattr("nyhavn.ai.think.hint", hint)
    clock, listener = HandedOver(), Listener()
    view = player_view(moment("rich").state, 0)
    thought = ThreadThinker(clock).advise(view, 8, listener)

    assert thought.join(PATIENCE)
    clock.run()
    assert listener.found == [advice]
    assert asked == [(view, 8, False, "advice")]


def test_a_first_action_is_legal_for_whoever_asks_for_advice() -> None:
    clock, listener = HandedOver(), Listener()
    state = moment("rich").state
    thought = ThreadThinker(clock).advise(player_view(state, state.current), 8, listener)

    assert thought.join(PATIENCE)
    clock.run()
    [advice] = listener.found
    first: Action = advice.actions[0]
    assert first in state.legal()


def test_a_thought_that_fails_is_told_as_no_plan() -> None:
    def think(_stop: Stop) -> None:
        raise ZeroDivisionError("no such thing")

    clock, listener = HandedOver(), Listener()
    thought = ThreadThought("opponent", think, listener, clock, otherwise=())

    assert thought.join(PATIENCE)
    clock.run()
    assert listener.found == [()]


def test_an_app_that_ends_while_an_opponent_thinks_does_end() -> None:
    script = (
        "from threading import Event; from nyhavn.match.thinking import ThreadThought\n"
        "begun = Event()\n"
        "def think(stop): begun.set(); Event().wait()\n"
        "ThreadThought('opponent', think, print, None); begun.wait()"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=PATIENCE)
