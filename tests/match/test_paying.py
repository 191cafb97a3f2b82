"""Which cards pay: abilities only when they must, else as near to the player's wish as the rules allow."""

from __future__ import annotations

from nyhavn.engine.actions import Build
from nyhavn.match.paying import WantedPayment, choose, with_card, with_change, with_discount


def pay(discount: bool = False, change: str | None = None, **cards: int) -> Build:
    """A payment for one and the same tile."""
    return Build(
        "yellow", 4, ((0, 0), (1, 0), (1, 1), (2, 1)), (1, 0), tuple(cards.items()), discount, change
    )


PLAIN = pay(yellow=4)
CHEAPER = pay(discount=True, yellow=3)
MIXED = pay(change="purple", yellow=3, purple=1)
MORE_MIXED = pay(change="purple", yellow=2, purple=2)
BLUE = pay(change="blue", yellow=2, blue=2)
BOTH = pay(discount=True, change="purple", yellow=2, purple=1)
ALL = (MORE_MIXED, BOTH, CHEAPER, MIXED, BLUE, PLAIN)


def test_nothing_to_choose_from() -> None:
    assert choose((), None) is None
    assert choose((), WantedPayment.of(PLAIN)) is None


def test_without_a_wish_no_ability_is_spent() -> None:
    assert choose(ALL, None) == PLAIN


def test_if_one_must_be_spent_the_colours_change_before_the_discount_goes() -> None:
    assert choose((BOTH, CHEAPER, MORE_MIXED, MIXED), None) == MIXED
    assert choose((BOTH, CHEAPER), None) == CHEAPER


def test_as_few_cards_as_possible_are_changed() -> None:
    assert choose((MORE_MIXED, MIXED), None) == MIXED


def test_a_wish_is_followed_exactly_where_it_can_be() -> None:
    for build in ALL:
        assert choose(ALL, WantedPayment.of(build)) == build


def test_a_wish_is_followed_as_nearly_as_the_place_allows() -> None:
    """Beside its own colour the tile costs one card less, and the wished payment is one too many."""
    saving = (pay(yellow=3), pay(discount=True, yellow=2), pay(change="purple", yellow=2, purple=1))

    assert choose(saving, WantedPayment.of(CHEAPER)) == saving[1]
    assert choose(saving, WantedPayment.of(MIXED)) == saving[2]
    assert choose(saving, WantedPayment.of(PLAIN)) == saving[0]


def test_one_card_more_or_less_of_a_colour() -> None:
    assert with_card(ALL, PLAIN, "purple", more=True) == MIXED
    assert with_card(ALL, MIXED, "purple", more=True) == MORE_MIXED
    assert with_card(ALL, MORE_MIXED, "purple", more=False) == MIXED
    assert with_card(ALL, MIXED, "purple", more=False) == PLAIN
    assert with_card(ALL, MORE_MIXED, "purple", more=True) is None
    assert with_card(ALL, PLAIN, "green", more=True) is None


def test_the_discount_comes_and_goes() -> None:
    assert with_discount(ALL, PLAIN) == CHEAPER
    assert with_discount(ALL, CHEAPER) == PLAIN
    assert with_discount(ALL, BOTH) in (MIXED, MORE_MIXED)
    assert with_discount((PLAIN, MIXED), PLAIN) is None


def test_the_change_of_colours_comes_and_goes() -> None:
    assert with_change(ALL, PLAIN) == MIXED
    assert with_change(ALL, BLUE) == PLAIN
    assert with_change(ALL, BOTH) == CHEAPER
    assert with_change((PLAIN, CHEAPER), PLAIN) is None


def test_a_colour_that_is_wished_and_not_paid_counts_as_far_as_it_is_missed() -> None:
    """Both are one card off in two colours: the first one stands."""
    wanted = WantedPayment((("yellow", 1), ("purple", 2)), False, "purple")
    half, whole = pay(change="purple", yellow=2, purple=1), pay(change="purple", purple=3)
    assert choose((half, whole), wanted) == half
    assert choose((whole, half), wanted) == whole
