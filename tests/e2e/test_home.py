"""What Home offers to somebody who plays alone, after each outcome, in the real app."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nyhavn.match.game import Match
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.storage.store import Store
from tests.e2e.driver import Driver
from tests.e2e.player import Player
from tests.e2e.tables import put_away, without_motion
from tests.match.finished import finished

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


def a_game(won: bool) -> Match:
    """A whole game of one person against the apprentice, ended by the winner."""
    played = next(
        match
        for match in (finished(2, seed) for seed in range(1, 50))
        if match.state.winners == [match.steps[-1].seat]
    )
    winner = played.steps[-1].seat
    person = winner if won else 1 - winner
    seats = tuple(
        replace(seat, kind=HUMAN if number == person else "apprentice")
        for number, seat in enumerate(played.setup.seats)
    )
    return Match(replace(played.setup, seats=seats, curtain=False), played.actions)


def kinds_of_last_game(folder: Path) -> list[str]:
    store = Store.open(folder / "data", Setup.from_json)
    try:
        game = store.last_game()
        assert game is not None
        return sorted(seat.kind for seat in game.setup.seats)
    finally:
        store.close()


@pytest.mark.parametrize(("won", "following"), [(True, "mason"), (False, "apprentice")])
def test_who_was_beaten_makes_room_for_the_next(tmp_path: Path, won: bool, following: str) -> None:
    match = a_game(won)
    without_motion(tmp_path, lesson_done=True, name_asked=True)
    last = match.actions[-1]
    # The last step is the person's own where the game is won; an opponent's is played already.
    left = Match(match.setup, match.actions[:-1]) if won else match
    put_away(tmp_path, left)
    with Driver(tmp_path) as app:
        if won:
            player = Player.going_on(app, left)
            player.act(last)
            app.wait_for_screen("scoreboard")
            app.tap_to("scoreboard.home", "home")
        app.wait_for_widget("home.play")
        app.tap_to("home.play", "table")
    assert kinds_of_last_game(tmp_path) == sorted([HUMAN, following])


def test_a_game_that_waits_is_offered_first(tmp_path: Path) -> None:
    match = a_game(won=True)
    without_motion(tmp_path, lesson_done=True, name_asked=True)
    put_away(tmp_path, Match(match.setup, match.actions[:10]))
    with Driver(tmp_path) as app:
        app.wait_for_widget("home.continue")
        app.tap_to("home.continue", "table")
