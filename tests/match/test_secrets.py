"""What nobody else may see: hands behind the curtain and hands that lie face down."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from nyhavn.match.deeds import Confirm, Deed, Hurry, OpenCurtain, Peek, Tap, Undo
from nyhavn.match.setup import Setup
from nyhavn.match.sides import Side
from nyhavn.match.spots import HandSlot, Pier
from nyhavn.match.view import Stage, TableView
from tests.match.at_table import Table, Wanted, kinds, table_at
from tests.match.positions import moment, setup_for
from tests.match.twins import next_draw, twins

TOLD_TO_PROGRAMS = {"state", "steps", "looked_at", "recap"}
"""What holds whole states, and of which screens use only what everybody saw."""


def drawn(view: TableView) -> dict[str, Any]:
    """Everything of a view that a screen draws."""
    told = {field.name: getattr(view, field.name) for field in fields(view)}
    return {name: value for name, value in told.items() if name not in TOLD_TO_PROGRAMS}


def both(setup: Setup, seat: int, **how: Any) -> tuple[Table, Table]:
    """Two tables that differ in one hand."""
    mine, theirs = twins(setup, seat)
    return Table(mine, **how), Table(theirs, **how)


def shows_nothing(view: TableView) -> bool:
    return all(card.color is None for card in view.hand)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("flat", [False, True])
def test_nothing_that_is_drawn_tells_a_hand_behind_the_curtain(seat: int, flat: bool) -> None:
    """Two rounds of four people: but in the turn of its owner a hand might as well be another one."""
    table, twin = both(replace(setup_for(4), flat=flat), seat)
    secret = 0
    for _ in range(8):
        for each in (table, twin):
            assert each.now().stage is Stage.CURTAIN
            assert shows_nothing(each.now())
            each.do(OpenCurtain(), Confirm(), Hurry(), Tap(Pier(0)), Tap(HandSlot(0)), Undo(), Peek(True))
            assert each.now().stage is Stage.CURTAIN, "not before the guard is down"
        assert drawn(table.now()) == drawn(twin.now())
        table.open_curtain()
        twin.open_curtain()
        own = table.now().state.current == seat
        assert (drawn(table.now()) == drawn(twin.now())) != own
        secret += not own
        action = next_draw(table.now().state)
        for each in (table, twin):
            each.play(action, seen=False)
    assert secret == 6


def test_face_down_a_hand_is_told_by_nothing_but_its_size_until_it_is_held_up() -> None:
    """Not by what it could pay either. Nor does a table that lies flat show what its curtain hid."""
    for setup in (setup_for(3, curtain=False), replace(setup_for(3), flat=True)):
        table, twin = both(setup, 0, settings=Wanted(covered=True))
        for each in (table, twin):
            each.open_curtain()
            assert each.now().acting
            assert each.now().hand_is_covered
        assert drawn(table.now()) == drawn(twin.now())
        affordable = {kind for kind, supply in table.now().supply.items() if supply.affordable}
        assert affordable == {kind for kind, supply in table.now().supply.items() if supply.left}
        assert drawn(table.do(Peek(True))) != drawn(twin.do(Peek(True)))
        assert drawn(table.do(Peek(False))) == drawn(twin.do(Peek(False)))


def test_cards_that_lie_face_down_can_be_chosen_by_who_has_looked_at_them() -> None:
    wanted = Wanted(covered=True)
    table = table_at("discard", players=2, seats="hh", curtain=False, settings=wanted)
    assert table.now().phase == "discard"
    assert shows_nothing(table.now())
    table.do(Tap(HandSlot(2)))
    assert [card.lifted for card in table.now().hand] == [place == 2 for place in range(10)]
    assert shows_nothing(table.now())


def test_looking_at_ones_cards_neither_ends_the_recap_nor_lets_a_second_tap_through() -> None:
    table = table_at(seats="hh", curtain=False, settings=Wanted(covered=True))
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm(), Peek(True), Peek(False))
    assert table.now().recap
    assert table.now().guarded


# Set otherwise from the menu


def test_a_curtain_that_is_wanted_comes_before_the_next_turn() -> None:
    table = table_at(seats="hh", curtain=False)
    table.session.set_table(curtain=True, flat=False)
    assert not shows_nothing(table.now()), "who has the cards up keeps them so"
    table.play(next_draw(table.now().state))
    assert table.now().stage is Stage.CURTAIN
    assert shows_nothing(table.now())


def test_a_curtain_that_hangs_stays_until_it_is_opened_and_is_the_last() -> None:
    """Whoever takes it away for good need not be the one whose cards are behind it."""
    table = Table(moment("start"))
    table.session.set_table(curtain=False, flat=False)
    assert table.now().stage is Stage.CURTAIN
    assert shows_nothing(table.now())
    table.open_curtain()
    table.play(next_draw(table.now().state))
    assert table.now().acting
    assert [card.color for card in table.now().hand] == table.now().state.hand(1)


@pytest.mark.parametrize("curtain", [True, False])
def test_while_an_opponent_moves_the_curtain_can_be_switched_and_shows_no_hand(curtain: bool) -> None:
    table = Table(moment("start", 3, setup_for(3, kinds=kinds("hah"), curtain=not curtain)))
    table.play(next_draw(table.now().state))
    assert table.now().stage is Stage.THINKING
    table.session.set_table(curtain=curtain, flat=False)
    assert shows_nothing(table.now())
    table.play(next_draw(table.now().state))
    assert table.now().stage is (Stage.CURTAIN if curtain else Stage.ACTING)


def test_the_table_turns_as_soon_as_it_is_wanted_flat_and_it_is_kept() -> None:
    table = table_at(players=4, curtain=False)
    table.play(next_draw(table.now().state))
    assert table.now().angle == 0
    table.session.set_table(curtain=False, flat=True)
    assert table.now().angle == 270, "the second of four sits on the left"
    assert table.now().setup.flat
    table.session.set_table(curtain=True, flat=False)
    assert table.now().angle == 0
    assert [(setup.curtain, setup.flat) for setup in table.file.setups] == [(False, True), (True, False)]
    assert {setup.seats for setup in table.file.setups} == {table.match.setup.seats}


def test_the_table_turns_to_where_the_person_really_sits() -> None:
    sides: tuple[Side, ...] = ("right", "left", "bottom", "top")
    setup = replace(setup_for(4, curtain=False), flat=True, sides=sides)
    table = Table(moment("start", 4, setup))
    seen = []
    for _ in range(4):
        seen.append(table.now().angle)
        table.play(next_draw(table.now().state))
    assert seen == [90, 270, 0, 180]


# Coming and going


def test_whoever_comes_back_to_the_table_finds_the_curtain() -> None:
    table = table_at()
    table.do(Tap(Pier(0)))
    table.session.rest()
    assert shows_nothing(table.now())
    table.session.begin()
    assert table.now().stage is Stage.CURTAIN
    table.open_curtain()
    assert table.now().draft.piers == (0,), "and what was laid out"


DEEDS: tuple[Deed, ...] = (Confirm(), OpenCurtain(), Hurry(), Peek(True))


@pytest.mark.parametrize("deed", DEEDS, ids=repr)
def test_no_deed_that_is_repeated_at_once_opens_the_next_hand(deed: Deed) -> None:
    """Double taps and keys that are held down, at every hand-over of a round."""
    table = table_at(players=4)
    for _ in range(4):
        action = next_draw(table.now().state)
        table.lay_out(action)
        table.do(Confirm(), *(deed,) * 5)
        while table.now().stage is Stage.LOOKING:
            table.clock.tick()
            table.do(*(deed,) * 5)
        assert table.now().stage is Stage.CURTAIN
        assert shows_nothing(table.now())
        table.open_curtain()
        assert table.now().acting
