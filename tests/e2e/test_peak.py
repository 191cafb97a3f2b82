"""The game's peak in the real app: a line that scores is seen before anything else happens."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from nyhavn.engine.events import LineScored
from nyhavn.match.draft import draft_of
from nyhavn.match.game import Match
from tests.e2e.driver import Driver, Screen
from tests.e2e.player import Player
from tests.e2e.tables import put_away
from tests.match.at_table import kinds
from tests.match.positions import moment, setup_for

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


def before_a_line(seats: str, curtain: bool) -> Match:
    """A game in which the next action, a person's, completes a line and ends the turn; it is laid out."""
    setup = setup_for(2, kinds=kinds(seats), curtain=curtain)
    game = moment("over", 2, setup)
    number, step = next(
        (number, step)
        for number, step in enumerate(game.steps)
        if step.ends_turn
        and not step.after.over
        and seats[step.seat] == "h"
        and any(isinstance(event, LineScored) for event in step.events)
    )
    return Match(setup, game.actions[:number], draft_of(step.before, step.action), game.deal)


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("seats", "curtain"), [("hh", True), ("hh", False), ("ha", False)])
def test_a_line_is_seen_before_the_next_turn_begins(tmp_path: Path, seats: str, curtain: bool) -> None:
    match = before_a_line(seats, curtain)
    put_away(tmp_path, match)
    with Driver(tmp_path) as app:
        player = Player.going_on(app, match)
        seat, large = player.state.current, app.rect(f"house.{player.state.current}")
        action = app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
        assert action["state"]["turn"] == match.state.turn
        app.tap("confirm")
        peak = snapshots_of_the_peak(app, match.state.turn)
        assert peak, "the line was looked at"
        for screen in peak:
            assert "curtain" not in screen["widgets"]
            assert screen["widgets"][f"house.{seat}"]["rect"][2] == large.width, "the builder's house stays"
            hand = [widget["text"] for name, widget in screen["widgets"].items() if name.startswith("hand.")]
            assert seats == "ha" or not any(hand), "and no hand is to be seen"
        screen = app.wait_for(lambda screen: not screen["busy"])
        assert int(screen["widgets"][f"score.{seat}"]["text"]) == screen["state"]["scores"][seat]
        assert ("curtain" in screen["widgets"]) == curtain


def snapshots_of_the_peak(app: Driver, turn: int) -> list[Screen]:
    """What the screen told from the end of the turn until the next one began."""
    app.wait_for(lambda screen: screen["state"]["turn"] > turn)
    found = []
    while (screen := app.screen)["state"]["turn"] == turn + 1 and screen["busy"]:
        if "curtain" in screen["widgets"] or screen["widgets"]["confirm"]["enabled"]:
            break
        found.append(screen)
        time.sleep(0.05)
    return found
