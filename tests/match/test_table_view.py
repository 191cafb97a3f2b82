"""What the table shows: what glows, what can be touched, and which way round it lies."""

from __future__ import annotations

import dataclasses

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.material import ABILITIES, SPECIAL
from nyhavn.match.deeds import Confirm, OpenCurtain, Tap
from nyhavn.match.game import Match
from nyhavn.match.setup import HUMAN
from nyhavn.match.spots import Pier
from nyhavn.match.view import Glow, Stage, TableView
from tests.match.at_table import Table, table_at
from tests.match.positions import moment, setup_for


def glows(view: TableView) -> list[Glow]:
    return [pier.glow for pier in view.piers]


def seat_kinds(text: str) -> tuple[str, ...]:
    """h for a person, a for the apprentice."""
    return tuple(HUMAN if letter == "h" else "apprentice" for letter in text.ljust(4, "h"))


# Piers


def test_before_anything_is_picked_nothing_glows_and_everything_can_be_touched() -> None:
    view = table_at().now()
    assert glows(view) == [Glow.NONE] * 7
    assert not any(pier.dimmed for pier in view.piers)
    assert all(pier.enabled for pier in view.piers)


def test_beside_a_picked_card_its_neighbours_glow_and_others_only_with_an_ability() -> None:
    table = table_at()
    assert "any_cards" in table.now().own.active
    table.do(Tap(Pier(2)))
    pick, ability = Glow.PICK, Glow.ABILITY
    assert glows(table.now()) == [ability, pick, pick, pick, ability, ability, ability]
    table = Table(moment("rich", 4, setup_for(4, curtain=False)))
    assert table.now().own.active == ()
    table.do(Tap(Pier(2)))
    glowing = [number for number, glow in enumerate(glows(table.now())) if glow is Glow.PICK]
    assert glowing == [1, 2, 3]
    assert [pier.dimmed for pier in table.now().piers] == [number not in glowing for number in range(7)]
    assert [pier.enabled for pier in table.now().piers] == [number in glowing for number in range(7)]


def test_an_empty_pier_shows_nothing() -> None:
    view = Table(moment("build", setup=setup_for(2, curtain=False))).now()
    empty = [pier for pier in view.piers if pier.color is None]
    assert len(empty) == 2
    assert not any(pier.enabled or pier.dimmed or pier.glow is not Glow.NONE for pier in empty)


# Supply and abilities


def test_only_who_may_build_sees_what_could_be_built() -> None:
    table = Table(moment("rich"))
    table.clock.run()
    assert table.now().stage is Stage.CURTAIN
    assert not any(supply.affordable for supply in table.now().supply.values()), "behind the curtain"
    table.do(OpenCurtain())
    could = {kind for kind, supply in table.now().supply.items() if supply.affordable}
    assert ("yellow", 2) in could
    assert ("red", 2) not in could, "there is no red card"
    assert not any(supply.with_ability for supply in table.now().supply.values())


def test_what_takes_an_ability_is_shown_as_such() -> None:
    view = Table(moment("all active", setup=setup_for(2, curtain=False))).now()
    marked = {kind for kind, supply in view.supply.items() if supply.with_ability}
    plain = {kind for kind, supply in view.supply.items() if supply.affordable} - marked
    assert marked
    assert plain
    assert all(color in ("yellow", "purple") for color, _ in plain)


def test_own_abilities_can_be_touched_while_they_are_active_and_it_is_one_s_turn() -> None:
    table = Table(moment("rich", setup=setup_for(2, curtain=False)), slow=True)
    active = table.now().own.active
    assert active == ("any_cards",)
    assert {key for key in ABILITIES if table.now().abilities[key].enabled} == {"any_cards"}
    assert {key for key in ABILITIES if table.now().abilities[key].owned} == set(ABILITIES)
    table.do(Tap(Pier(1)), Tap(Pier(2)), Confirm())
    assert table.now().stage is Stage.SAVING
    assert not any(ability.enabled for ability in table.now().abilities.values())


def test_a_special_tile_is_offered_at_a_coat_of_arms() -> None:
    assert Table(moment("coat", setup=setup_for(2, curtain=False))).now().special.affordable
    assert not Table(moment("coat")).now().special.affordable, "behind the curtain"
    assert not Table(moment("rich", setup=setup_for(2, curtain=False))).now().special.affordable


# Stages


def test_a_draft_is_on_the_table_until_its_step_is_safe() -> None:
    table = table_at(slow=True)
    assert (table.now().acting, table.now().is_laid_out, table.now().has_curtain) == (True, True, False)
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    assert (table.now().acting, table.now().is_laid_out, table.now().has_curtain) == (False, True, False)
    table.file.catch_up()
    assert (table.now().acting, table.now().is_laid_out, table.now().has_curtain) == (False, False, True)
    table.open_curtain()
    assert (table.now().acting, table.now().is_laid_out, table.now().has_curtain) == (True, True, False)


def test_a_tile_may_be_taken_by_who_acts_if_there_is_one_left() -> None:
    table = Table(moment("rich"))
    table.clock.run()
    kinds = table.now().supply
    gone = {kind for kind, supply in kinds.items() if not supply.left}
    assert gone
    assert not any(table.now().can_take(kind) for kind in kinds)
    table.do(OpenCurtain())
    assert {kind for kind in kinds if not table.now().can_take(kind)} == gone


# Which way round


@pytest.mark.parametrize(("players", "degrees"), [(2, [0, 180]), (3, [0, 270, 90]), (4, [0, 270, 180, 90])])
def test_a_device_that_lies_flat_turns_to_whoever_is_to_move(players: int, degrees: list[int]) -> None:
    for flat, wanted in ((True, degrees), (False, [0] * players)):
        setup = dataclasses.replace(setup_for(players, curtain=False), flat=flat)
        table = Table(Match(setup, deal=moment("start", players).deal))
        seen = []
        for _ in range(players):
            seen.append(table.now().angle)
            table.play(DrawCards((0, 1)))
        assert seen == wanted


def test_the_table_faces_the_person_who_last_moved_while_opponents_do() -> None:
    match = Match(setup_for(3, kinds=seat_kinds("hah"), curtain=False), deal=moment("start", 3).deal)
    table = Table(match)
    facing, others = [], []
    for _ in range(4):
        facing.append(table.now().seat)
        others.append([player.seat for player in table.now().others])
        table.play(DrawCards((0, 1)))
    assert facing == [0, 0, 2, 0]
    assert others == [[1, 2], [1, 2], [0, 1], [1, 2]], "clockwise from the left"


def test_where_nobody_plays_the_table_faces_whoever_is_to_move_and_shows_no_hand() -> None:
    table = Table(Match(setup_for(2, kinds=seat_kinds("aa")), deal=moment("start").deal))
    for seat in (0, 1, 0):
        assert table.now().seat == seat
        assert all(card.color is None for card in table.now().hand)
        table.play(DrawCards((0, 1)))


def test_every_tile_but_a_special_one_shows_its_wall() -> None:
    view = Table(moment("rich", setup=setup_for(2, curtain=False))).now()
    for player in view.players:
        tiles: dict[int, list[bool]] = {}
        for _, _, color, wall, tile in player.house.squares:
            if color != SPECIAL:
                tiles.setdefault(tile, []).append(wall)
        assert tiles
        assert all(walls.count(True) == 1 for walls in tiles.values())
