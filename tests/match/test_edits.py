"""What a tap, a key or a finger changes in what is laid out on the table."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import Build
from nyhavn.engine.material import ABILITIES
from nyhavn.match.deeds import ChooseCoat, PutBack, StepTile, TakeTile, Tap
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.placing import Held
from nyhavn.match.spots import (
    SPECIAL_KIND,
    TILE,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    SupplySlot,
    TileKind,
)
from nyhavn.match.view import Glow
from tests.match.at_table import Table
from tests.match.positions import moment, setup_for


def table_at(name: str, players: int = 2) -> Table:
    return Table(moment(name, players, setup_for(players, curtain=False)))


def held_on(table: Table) -> Held:
    held = table.now().held
    assert held is not None
    return held


def kind_in_hand(table: Table) -> TileKind | None:
    held = table.now().held
    return None if held is None else (held.color, held.size)


def builds(table: Table) -> list[Build]:
    return [action for action in table.now().state.legal() if isinstance(action, Build)]


def laid_out(table: Table) -> Build:
    action = table.now().proposal.action
    assert isinstance(action, Build)
    return action


# Piers


def test_a_tapped_card_of_the_offer_is_picked_and_tapped_again_put_back() -> None:
    table = table_at("start")
    assert table.do(Tap(Pier(2))).draft.piers == (2,)
    assert table.do(Tap(Pier(3))).draft.piers == (2, 3)
    assert table.do(Tap(Pier(2))).draft.piers == (3,)


def test_a_card_that_no_draw_can_have_too_begins_a_new_pick() -> None:
    table = table_at("discard", 3)
    assert not table.do(Tap(Pier(4))).draft.piers, "cards are to be put down, not drawn"
    table = table_at("rich", 4)
    assert table.now().own.active == ()
    table.do(Tap(Pier(0)), Tap(Pier(1)), Tap(Pier(6)))
    assert table.now().draft.piers == (6,)


def test_an_empty_pier_cannot_be_picked() -> None:
    table = table_at("build")
    assert table.now().state.offer[1] is None
    assert not table.do(Tap(Pier(1))).draft.piers


def test_who_picks_a_card_puts_the_tile_back() -> None:
    table = table_at("start")
    table.do(TakeTile(("red", 2)), Tap(Pier(2)))
    assert table.now().draft == Draft(piers=(2,))


# Cards in hand


@pytest.mark.parametrize("name", ["all active", "build", "rich"])
def test_a_card_that_pays_is_kept_when_it_is_tapped_and_one_that_does_not_pays(name: str) -> None:
    table = table_at(name)
    kept = spent = 0
    for build in builds(table)[::5]:
        for place in range(len(table.now().hand)):
            table.session.lay_out(draft_of(table.now().state, build))
            before, card = laid_out(table), table.now().hand[place]
            assert card.color is not None
            table.do(Tap(HandSlot(place)))
            more = dict(laid_out(table).pay).get(card.color, 0) - dict(before.pay).get(card.color, 0)
            if laid_out(table) != before:
                assert more == (-1 if card.glow is Glow.PAY else 1)
            kept += more < 0
            spent += more > 0
    if name != "rich":
        assert kept > 10
        assert spent > 10


def test_cards_to_be_put_down_are_chosen_and_the_first_choice_makes_way_for_one_too_many() -> None:
    table = table_at("discard")
    surplus = len(table.now().hand) - 7
    assert table.now().surplus == surplus
    table.do(*(Tap(HandSlot(place)) for place in range(surplus)))
    assert table.now().draft.discard == tuple(range(surplus))
    assert table.do(Tap(HandSlot(9))).draft.discard == (*range(1, surplus), 9)
    assert table.do(Tap(HandSlot(9))).draft.discard == tuple(range(1, surplus))
    assert table.now().surplus == 1
    assert not table.do(PutBack(), Tap(HandSlot(10))).draft.discard, "there is no such card"


# Abilities


def test_both_actions_is_a_choice_of_its_own() -> None:
    table = table_at("all active")
    table.do(Tap(Pier(1)), Tap(Pier(2)))
    assert table.do(Tap(OwnAbility("both_actions"))).draft == Draft(piers=(1, 2), both=True)
    assert table.now().abilities["both_actions"].armed
    assert table.do(Tap(OwnAbility("both_actions"))).draft == Draft(piers=(1, 2))


@pytest.mark.parametrize("name", ["start", "rich"])
def test_an_ability_that_is_used_or_not_owned_does_nothing(name: str) -> None:
    table = table_at(name)
    active = table.now().own.active
    assert active == ("any_cards",)
    for key in ABILITIES:
        assert table.do(Tap(OwnAbility(key))).draft.is_empty


@pytest.mark.parametrize("name", ["all active", "build"])
def test_discount_and_change_are_used_or_not_as_the_player_wants(name: str) -> None:
    table = table_at(name)
    swapped = {"construction_discount": 0, "change_of_colors": 0}
    for build in builds(table)[::3]:
        for key in swapped:
            table.session.lay_out(draft_of(table.now().state, build))
            before = laid_out(table)
            table.do(Tap(OwnAbility(key)))
            after = laid_out(table)
            if after == before:
                continue
            swapped[key] += 1
            assert after.cells == before.cells
            if key == "construction_discount":
                assert after.discount != before.discount
            else:
                assert (after.change is None) != (before.change is None)
            assert table.now().abilities["construction_discount"].armed == after.discount
            assert table.now().abilities["change_of_colors"].armed == (after.change is not None)
    assert min(swapped.values()) > 10


# Tiles


@pytest.mark.parametrize("name", ["start", "build"])
def test_a_tapped_kind_of_tile_is_taken_and_tapped_again_put_back(name: str) -> None:
    table = table_at(name)
    table.do(Tap(SupplySlot("red", 3)))
    assert kind_in_hand(table) == ("red", 3)
    table.do(Tap(SupplySlot("blue", 2)))
    assert kind_in_hand(table) == ("blue", 2), "another kind takes its place"
    table.do(Tap(SupplySlot("blue", 2)))
    assert kind_in_hand(table) is None


def test_a_tile_taken_again_keeps_its_turns_and_is_off_the_house() -> None:
    table = table_at("start")
    table.do(TakeTile(("red", 4)), StepTile(0, 1), Tap(TILE))
    turned = held_on(table)
    assert turned.at is not None
    table.do(TakeTile(("red", 4)))
    assert held_on(table) == turned.moved(None)
    assert held_on(table).turns == 1


@pytest.mark.parametrize("name", ["coat", "discard"])
def test_where_nothing_is_built_no_tile_is_taken(name: str) -> None:
    table = table_at(name)
    table.do(TakeTile(("red", 2)), Tap(SupplySlot("red", 2)))
    assert kind_in_hand(table) is None


def test_a_special_tile_is_taken_at_a_coat_of_arms_alone() -> None:
    for name in ("start", "build", "discard"):
        table = table_at(name)
        assert table.do(TakeTile(SPECIAL_KIND)).held is None
    table = table_at("coat")
    assert table.now().special.affordable
    assert table.do(TakeTile(SPECIAL_KIND)).held is not None
    assert table.now().lit_squares, "it is shown where it could stand"


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_with_keys_a_tile_comes_down_to_the_ground_in_the_middle(size: int) -> None:
    table = table_at("start")
    table.do(TakeTile(("green", size)), StepTile(0, 1))
    assert (2, 0) in held_on(table).cells()
    assert min(y for _, y in held_on(table).cells()) == 0


def test_a_tile_goes_to_the_tapped_square_of_the_own_house_alone() -> None:
    table = table_at("start")
    table.do(TakeTile(("green", 3)), Tap(HouseOf(1), (3, 0)))
    assert held_on(table).at is None
    table.do(Tap(HouseOf(0), (3, 0)))
    assert (3, 0) in held_on(table).cells()


def test_a_tile_turns_about_its_middle_wherever_it_is() -> None:
    table = table_at("start")
    table.do(TakeTile(("green", 3)), StepTile(0, 1), *(StepTile(0, 1),) * 3, StepTile(-1, 0))
    before = held_on(table)
    spread = [before.cells()]
    for _ in range(3):
        table.do(Tap(TILE))
        spread.append(held_on(table).cells())
    across = [x for cells in spread for x, _ in cells]
    up = [y for cells in spread for _, y in cells]
    assert max(across) - min(across) <= 2
    assert max(up) - min(up) <= 2, "it does not wander"
    table.do(Tap(TILE))
    assert held_on(table) == before


# Coats of arms


def test_choices_at_a_coat_of_arms() -> None:
    table = table_at("coat")
    coats = table.now().coats
    assert coats is not None
    assert coats.takeable == ("additional_card", "change_of_colors")
    assert coats.chosen is None
    assert table.now().intent is None, "nothing is chosen for the player"
    assert table.do(ChooseCoat("ability")).draft.is_empty, "nor by asking for just any ability"
    assert table.do(ChooseCoat("additional_card")).draft.coat == "additional_card"
    assert table.do(ChooseCoat("refresh")).draft.coat == "refresh"
    assert table.do(ChooseCoat("refresh")).draft.is_empty, "once more takes it back"
    assert table.do(Tap(PoolAbility("change_of_colors"))).draft.coat == "change_of_colors"
    assert table.now().abilities["change_of_colors"].chosen
    assert table.do(Tap(PoolAbility("any_cards"))).draft.coat == "change_of_colors", "that one is owned"
    assert table.do(ChooseCoat("special")).held is not None


def test_where_there_is_no_coat_of_arms_there_is_nothing_to_choose() -> None:
    table = table_at("start")
    for choice in ("ability", "refresh", "pass", "special", "additional_card"):
        assert table.do(ChooseCoat(choice)).draft.is_empty
