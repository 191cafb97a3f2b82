"""A game that was put away is reviewed, left by a kill and gone on with, and a mistake is tried again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nyhavn.ai.levels import EFFORT_A_MILLISECOND
from nyhavn.engine.actions import Action, action_of
from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.game import Match
from nyhavn.review.judge import Judge
from nyhavn.review.reviewer import TRIED_MILLISECONDS, TRIED_SEED
from nyhavn.review.turns import PlayedTurn, turns_of
from nyhavn.storage.files import NAME
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.driver import Driver
from tests.e2e.key_player import KeyPlayer
from tests.e2e.player import Player
from tests.e2e.tables import put_away, without_motion
from tests.match.finished import setup_for
from tests.review.games import random_game

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

SEED_OF_GAME = 5
TURNS = 5
"""Few, so that the whole review does not take long; at random, so that there are mistakes."""


def a_game() -> Match:
    start, actions = random_game(2, SEED_OF_GAME, most=40)
    turns = turns_of(start, actions)[:TURNS]
    return Match(setup_for(2, SEED_OF_GAME), [action for turn in turns for action in turn.actions])


def open_review(app: Driver) -> None:
    """From Home by way of the saves."""
    app.tap_to("home.saves", "saves")
    app.wait_for_widget("save.0.more")
    app.tap("save.0.more")
    app.wait_for_widget("save.0.review")
    app.tap_to("save.0.review", "review")


def judgements_kept(app: Driver) -> dict[str, str]:
    with closing(sqlite3.connect(f"file:{app.data / NAME}?mode=ro", uri=True)) as kept:
        return dict(kept.execute("SELECT key, value FROM notes WHERE subject = 'review'"))


def wait_until_done(app: Driver) -> dict[str, Any]:
    return app.wait_for(
        lambda screen: "review.curve" in screen["widgets"] and "review.progress" not in screen["widgets"]
    )


def go_to_mistake(app: Driver, match: Match) -> PlayedTurn:
    """Tap the first key moment; which turn it is."""
    moment = next(name for name in wait_until_done(app)["widgets"] if name.startswith("review.moment."))
    place = int(moment.rpartition(".")[2])
    turn = turns_of(match.start, match.actions)[place]
    app.tap(moment)
    app.wait_for(lambda screen: screen["state"] == state_to_json(turn.before))
    return turn


def best_actions(turn: PlayedTurn) -> list[Action]:
    judge = Judge(turn.before, turn.moves, TRIED_SEED)
    judge.run(TRIED_MILLISECONDS * EFFORT_A_MILLISECOND)
    return [action_of(move) for move in judge.judgement().best]


def try_turn(player: Player, turn: PlayedTurn, actions: list[Action]) -> dict[str, Any]:
    """Play a turn on the table of the second try; what is said to it."""
    player.state = turn.before
    player.see()
    for action in actions:
        player.act(action)
    return player.app.wait_for(lambda screen: "try.review" in screen["widgets"])


def try_until_right(player: Player, turn: PlayedTurn) -> None:
    """The mistake once more, then what is right."""
    app = player.app
    player.tap("review.try")
    app.wait_for_screen("try_again")
    assert "try.again" in try_turn(player, turn, list(turn.actions))["widgets"]
    player.tap("try.again")
    app.wait_for(lambda screen: "try.again" not in screen["widgets"])
    assert "try.again" not in try_turn(player, turn, best_actions(turn))["widgets"]
    player.tap("try.review")
    app.wait_for_screen("review")


def test_a_review_is_left_by_a_kill_and_gone_on_with_and_a_mistake_is_tried_again(tmp_path: Path) -> None:
    match = a_game()
    without_motion(tmp_path)
    put_away(tmp_path, match)
    with Driver(tmp_path) as app:
        open_review(app)
        app.wait_for(lambda _: len(judgements_kept(app)) >= 2)
        app.kill()
        before = judgements_kept(app)
    with Driver(tmp_path) as app:
        open_review(app)
        turn = go_to_mistake(app, match)
        after = judgements_kept(app)
        assert len(after) == TURNS
        assert before.items() <= after.items()
        try_until_right(Player(app, state=turn.before), turn)


@pytest.mark.parametrize(
    ("language", "size"), [("hu", (412, 915)), ("es", (1280, 800)), ("fr", (800, 1280)), ("de", (360, 640))]
)
def test_in_other_languages_and_sizes(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    match = a_game()
    without_motion(tmp_path)
    put_away(tmp_path, match)
    with Driver(tmp_path, "--lang", language, size=size) as app:
        open_review(app)
        turn = go_to_mistake(app, match)
        try_until_right(Player(app, state=turn.before), turn)


@pytest.mark.timeout(1800)
def test_by_real_keys(tmp_path: Path) -> None:
    match = a_game()
    without_motion(tmp_path)
    put_away(tmp_path, match)
    with Desktop() as desktop, DesktopDriver(desktop, tmp_path) as app:
        player = KeyPlayer(app, state=match.state)
        for name, leads_to in (("home.saves", "save.0.more"), ("save.0.more", "save.0.review")):
            player.tap(name)
            app.wait_for_widget(leads_to)
        player.tap("save.0.review")
        app.wait_for_screen("review")
        wait_until_done(app)
        app.key("Page_Down")
        states = [state_to_json(turn.before) for turn in turns_of(match.start, match.actions)]
        app.wait_for(lambda screen: screen["state"] in states)
        # On the way there the ring may come to the curve, where arrows go on to another turn.
        player.go_to("review.try")
        turn = turns_of(match.start, match.actions)[states.index(app.settle()["state"])]
        try_until_right(player, turn)
