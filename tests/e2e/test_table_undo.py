"""Undo in the real app: every kind of step goes back by itself, and never a turn that has ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.jsonform import state_to_json
from nyhavn.match.placing import Held, held_for, place_at
from tests.e2e.driver import Driver, Screen
from tests.e2e.player import Player
from tests.e2e.sights import absent, present, selected
from tests.e2e.tables import put_away, without_motion
from tests.match.positions import MOMENTS_OF_TWO, moment, setup_for

pytestmark = pytest.mark.e2e


class Waverer(Player):
    """Does everything, takes it back, and does it again."""

    def act_and_waver(self, action: Action, by_drag: bool = False) -> None:
        before = self.state
        self.act(action, by_drag)
        assert self.see()["widgets"]["undo"]["enabled"]
        self.undo_to(before, nothing_laid_out)
        self.act(action, not by_drag)


def nothing_laid_out(screen: Screen) -> bool:
    chosen = [name for name, widget in screen["widgets"].items() if widget["selected"]]
    return not [name for name in chosen if not name.startswith("house.")] and "tile" not in screen["widgets"]


@pytest.mark.slow
def test_every_kind_of_step_goes_back_by_itself(tmp_path: Path) -> None:
    """The last turns of a real game, from seven cards in hand to the scoreboard."""
    start = MOMENTS_OF_TWO["seven cards"]
    match = moment("seven cards", setup=setup_for(2, curtain=False))
    actions = moment("over").actions
    without_motion(tmp_path)
    put_away(tmp_path, match)
    with Driver(tmp_path) as app:
        player = Waverer(app, state=match.state)
        app.tap_to("home.continue", "table")
        player.see()

        picked_cards(player)
        tile_in_the_air(player)
        draw_before_discard(player, actions[start], actions[start + 1])
        assert player.state.current == 1
        a_finished_turn_stays(player)
        player.act(actions[start + 2])
        build_and_coats_of_a_chain(player, actions[start + 3 : start + 6])
        player.act(actions[start + 6])
        both_actions(player, actions[start + 7])
        payment(player)
        player.act_and_waver(actions[start + 8])
        player.act(actions[start + 9])
        player.act(actions[start + 10])

        assert player.state.over
        assert app.wait_for_screen("scoreboard")["state"] == state_to_json(player.state)


def picked_cards(player: Player) -> None:
    player.tap_until("offer.2", selected("offer.2"))
    player.tap_until("offer.3", selected("offer.3"))
    screen = player.tap_until("undo", lambda screen: not selected("offer.3")(screen))
    assert selected("offer.2")(screen)
    screen = player.tap_until("undo", nothing_laid_out)
    assert not screen["widgets"]["undo"]["enabled"], "that was the start of the turn"


def tile_in_the_air(player: Player) -> None:
    player.tap_until("supply.red.3", present("tile"))
    assert not player.tap_until("undo", absent("tile"))["widgets"]["undo"]["enabled"]
    held = place_at(player.state, Held("red", 3), (0, 7))
    player.tap_until("supply.red.3", present("tile"))
    player.app.tap(player.square((0, 7)))
    player.see(player.tile_at(held))
    player.tap_until("tile.rotate", player.tile_at(held.turned()))
    assert not player.tap_until("undo", absent("tile"))["widgets"]["undo"]["enabled"]


def draw_before_discard(player: Player, draw: Action, discard: Action) -> None:
    before = player.state
    player.act(draw)
    assert player.state.phase == "discard"
    player.tap_until("hand.0", selected("hand.0"))
    player.tap_until("hand.1", selected("hand.1"))
    player.tap_until("undo", lambda screen: not selected("hand.1")(screen))
    player.tap_until("undo", nothing_laid_out)
    player.undo_to(before, nothing_laid_out)
    player.act(draw)
    player.act(discard)


def a_finished_turn_stays(player: Player) -> None:
    assert not player.see()["widgets"]["undo"]["enabled"]
    player.app.tap("undo")
    player.still()
    player.see()


def build_and_coats_of_a_chain(player: Waverer, chain: list[Action]) -> None:
    build, special, refresh = chain
    player.act_and_waver(build, by_drag=True)
    assert player.state.phase == "coat"
    player.tap_until("coat.pass", selected("coat.pass"))
    player.tap_until("undo", nothing_laid_out)
    player.act_and_waver(special)
    assert player.state.phase == "coat"
    player.act(refresh)


def both_actions(player: Waverer, draw: Action) -> None:
    assert isinstance(draw, DrawCards)
    assert draw.both_actions
    player.act_and_waver(draw)
    assert player.state.phase == "build"


def payment(player: Player) -> None:
    """Four yellow cards and a purple one for a yellow tile of two, with discount and change of colours."""
    build = Build("yellow", 2, ((0, 6), (0, 7)), (0, 6), (("yellow", 2),))
    assert build in player.state.legal()
    player.build(build, by_drag=False)
    discount, change = "ability.construction_discount", "ability.change_of_colors"
    screen = player.see()
    assert player.paid(screen) == {"yellow": 2}
    assert not selected(discount)(screen)
    assert not selected(change)(screen)

    screen = player.tap_until("hand.4", selected(change))
    assert player.paid(screen) == {"yellow": 1, "purple": 1}
    screen = player.tap_until(discount, selected(discount))
    assert player.paid(screen) == {"purple": 1}
    screen = player.tap_until("hand.4", lambda screen: not selected(change)(screen))
    assert player.paid(screen) == {"yellow": 1}, "natural cards cost no change"
    screen = player.tap_until("undo", lambda screen: not selected(discount)(screen))
    assert player.paid(screen) == {"yellow": 2}, "the payment goes back, the tile stays"
    assert player.tile_at(held_for(build))(screen)
    player.tap_until("undo", nothing_laid_out)
