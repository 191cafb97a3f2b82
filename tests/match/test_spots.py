"""What can be touched has the name that other programs know it by."""

from __future__ import annotations

import pytest

from nyhavn.match.spots import (
    COAT,
    LINES,
    PILE,
    SPECIAL_KIND,
    TILE,
    TRACK,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplySlot,
)


@pytest.mark.parametrize(
    ("spot", "name"),
    [
        (Pier(3), "offer.3"),
        (HandSlot(0), "hand.0"),
        (SupplySlot("green", 4), "supply.green.4"),
        (SupplySlot(*SPECIAL_KIND), "supply.special"),
        (OwnAbility("any_cards"), "ability.any_cards"),
        (PoolAbility("additional_card"), "pool.additional_card"),
        (HouseOf(2), "house.2"),
        (TILE, "tile"),
        (PILE, "pile"),
        (TRACK, "track"),
    ],
)
def test_the_text_of_a_spot_is_its_name(spot: Spot, name: str) -> None:
    assert str(spot) == name


def test_spots_are_values() -> None:
    assert Pier(1) == Pier(1)
    assert len({Pier(1), Pier(1), HandSlot(1), COAT, LINES, TILE}) == 5
