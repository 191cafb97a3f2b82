"""LiveOffer cards in the real app: abilities are armed when they are needed, and never otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.engine.actions import DrawCards
from tests.e2e.driver import Screen
from tests.e2e.player import Player
from tests.e2e.tables import at_left_table
from tests.match.positions import moment, setup_for

pytestmark = pytest.mark.e2e

ARMED = ("any_cards", "additional_card")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Seven cards in hand, any cards and the additional card active, a full harbour."""
    match = moment("seven cards", setup=setup_for(2, curtain=False))
    with at_left_table(tmp_path_factory.mktemp("picking"), match) as player:
        yield player


@pytest.fixture
def player(table: Player) -> Player:
    table.clear()
    return table


def armed(screen: Screen) -> set[str]:
    return {key for key in ARMED if screen["widgets"][f"ability.{key}"]["selected"]}


def picked(screen: Screen) -> set[int]:
    return {slot for slot in range(7) if screen["widgets"][f"offer.{slot}"]["selected"]}


def tap_piers(player: Player, *slots: int) -> Screen:
    """Tap piers, each once the one before has been answered."""
    screen = player.app.screen
    for slot in slots:
        before = picked(screen)
        player.tap(f"offer.{slot}")
        screen = player.see(lambda screen: picked(screen) != before)  # noqa: B023
    return screen


def test_two_neighbours_arm_nothing(player: Player) -> None:
    screen = tap_piers(player, 2, 3)

    assert picked(screen) == {2, 3}
    assert armed(screen) == set()
    assert screen["widgets"]["confirm"]["enabled"]


def test_the_ends_of_the_harbour_need_any_cards(player: Player) -> None:
    screen = tap_piers(player, 0, 6)

    assert armed(screen) == {"any_cards"}
    assert screen["widgets"]["confirm"]["enabled"]


def test_a_third_card_arms_the_additional_card_alone(player: Player) -> None:
    screen = tap_piers(player, 0, 1, 5)
    assert armed(screen) == {"additional_card"}

    screen = tap_piers(player, 5)
    assert armed(screen) == set(), "put back, it is disarmed"


def test_a_neighbour_later_spares_any_cards(player: Player) -> None:
    assert armed(tap_piers(player, 0, 3)) == {"any_cards"}
    assert armed(tap_piers(player, 4)) == {"additional_card"}


def test_three_cards_apart_arm_both(player: Player) -> None:
    assert armed(tap_piers(player, 0, 2, 4)) == {"any_cards", "additional_card"}


def test_one_card_is_not_enough(player: Player) -> None:
    screen = tap_piers(player, 4)

    assert not screen["widgets"]["confirm"]["enabled"]
    player.app.tap("confirm")
    player.still()
    assert picked(player.see()) == {4}


def test_a_card_that_cannot_be_added_begins_anew(player: Player) -> None:
    screen = tap_piers(player, 0, 2, 4)
    assert picked(screen) == {0, 2, 4}

    assert picked(tap_piers(player, 6)) == {6}


def test_what_is_armed_is_spent_and_nothing_else(player: Player) -> None:
    """Three cards, two of them neighbours, taken in the order that first asks for any cards."""
    before = player.state
    tap_piers(player, 0, 3, 4)
    player.confirm_as(DrawCards((0, 3, 4), additional_card=True))
    screen = player.see()

    abilities = screen["state"]["abilities"][0]
    assert abilities["any_cards"] == "active"
    assert abilities["additional_card"] == "used"
    assert len(screen["state"]["hands"][0]) == 10
    player.undo_to(before)
