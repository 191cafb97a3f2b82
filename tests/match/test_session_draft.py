"""What is laid out on the table in a session: the tile in hand, payments, hints; guides, and the end."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import Build, DrawCards
from nyhavn.engine.state import State
from nyhavn.match.affordable import affordable
from nyhavn.match.deeds import (
    CarryTo,
    Confirm,
    Hurry,
    LetGo,
    LiftTile,
    Mirror,
    PutBack,
    StepTile,
    TakeTile,
    Tap,
    Turn,
)
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.game import Match
from nyhavn.match.placing import Held, Verdict, judge
from nyhavn.match.services import FreeGame
from nyhavn.match.spots import TILE, HandSlot, HouseOf, Pier, SupplySlot, TileKind
from nyhavn.match.view import Glow, Stage
from tests.match.at_table import FixedAdvice, Table, Wanted, held_at, table_at
from tests.match.positions import moment

# The tile in hand


def test_a_carried_tile_is_judged_once_at_each_place_and_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at("rich", seats="hh", curtain=False)
    judged: list[Held] = []

    def counting(state: State, held: Held) -> Verdict:
        judged.append(held)
        return judge(state, held)

    monkeypatch.setattr("nyhavn.match.draft.judge", counting)
    table.do(TakeTile(("red", 3)))
    judged.clear()
    table.views.clear()
    for corner in ((0, 0), (1, 0), (1, 1)):
        table.do(CarryTo(corner))
    assert [held.at for held in judged] == [(0, 0), (1, 0), (1, 1)]
    assert len(table.views) == 3
    table.do(CarryTo((1, 1)))
    assert len(table.views) == 3, "where nothing changes, nothing is drawn"


def test_what_follows_from_the_state_alone_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[State] = []

    def counting(state: State) -> dict[TileKind, bool]:
        looked.append(state)
        return affordable(state)

    monkeypatch.setattr("nyhavn.match.compose.affordable", counting)
    table = table_at("rich", seats="hh", curtain=False)
    table.do(TakeTile(("red", 3)), CarryTo((0, 0)), CarryTo((1, 0)))
    assert len(looked) == 1


def test_what_a_carried_tile_leaves_as_it_was_stays_the_very_same_value() -> None:
    table = table_at("rich", seats="hh", curtain=False)
    table.do(TakeTile(("red", 3)), CarryTo((0, 0)))
    before = table.now()
    table.do(CarryTo((1, 0)))
    after = table.now()
    assert after.draft != before.draft
    for part in ("players", "piers", "supply", "abilities", "steps"):
        assert getattr(after, part) is getattr(before, part), "nothing to compose, and nothing to draw"


def test_a_tile_let_go_beside_the_house_goes_back_and_one_over_it_stays() -> None:
    table = table_at()
    table.do(TakeTile(("green", 4)), CarryTo((1, 2)), CarryTo(None), LetGo())
    assert table.now().held is None
    table.do(TakeTile(("green", 4)), CarryTo((1, 2)), LetGo())
    assert held_at(table) == (1, 2)
    table.do(LiftTile(), CarryTo(None), LetGo(keep=True))
    assert table.now().held is not None, "two fingers that turn it keep it in hand"


def test_confirm_means_nothing_while_a_finger_carries_the_tile() -> None:
    table = table_at("rich", curtain=False)
    build = next(action for action in table.now().state.legal() if isinstance(action, Build))
    table.session.lay_out(draft_of(table.now().state, build))
    steps = len(table.now().steps)
    table.do(LiftTile(), Confirm())
    assert len(table.now().steps) == steps
    table.do(LetGo(), Confirm())
    assert table.now().steps[-1].action == build


def test_a_tap_turns_the_tile_and_a_second_one_mirrors_it_instead() -> None:
    table = table_at()
    table.do(TakeTile(("red", 3)), CarryTo((1, 1)), LetGo())
    start = table.now().held
    assert start is not None
    house = HouseOf(table.now().seat)
    square = start.cells()[0]
    table.do(Tap(house, square))
    assert table.now().held == start.turned()
    table.do(Hurry(), Tap(house, square, twice=True))
    assert table.now().held == start.flipped()
    table.do(Tap(house, square, twice=True))
    assert table.now().held != start, "a third tap begins anew"


def test_keys_turn_mirror_and_move_the_tile() -> None:
    table = table_at()
    table.do(Tap(SupplySlot("blue", 4)), StepTile(0, 1))
    held = table.now().held
    assert held is not None
    assert held.at is not None
    assert held.at[1] == 0, "it comes down to the bottom row first"
    table.do(StepTile(0, 1), Turn(), Mirror())
    assert table.now().held == held.moved((held.at[0], 1)).turned().flipped()
    table.do(*(StepTile(-1, 0),) * 9)
    assert (held_at(table) or (9, 9))[0] == 0, "it stays over the house"
    table.do(Tap(TILE))
    table.do(PutBack())
    assert table.now().draft.is_empty


def test_a_kind_of_which_none_is_left_cannot_be_taken() -> None:
    table = table_at("rich", curtain=False)
    gone = [kind for kind, supply in table.now().supply.items() if not supply.left]
    assert gone
    for kind in gone:
        table.do(TakeTile(kind), Tap(SupplySlot(*kind)))
        assert table.now().held is None


def test_cards_that_pay_are_lit_and_can_be_swapped() -> None:
    table = table_at("all active", curtain=False)
    ways = [action for action in table.now().state.legal() if isinstance(action, Build) and action.change]
    build = next(action for action in ways if len(action.pay) > 1)
    table.session.lay_out(draft_of(table.now().state, build))
    paying = [card.color for card in table.now().hand if card.glow is Glow.PAY]
    assert sorted(map(str, paying)) == sorted(color for color, count in build.pay for _ in range(count))
    assert table.now().abilities["change_of_colors"].armed
    place = next(number for number, card in enumerate(table.now().hand) if card.glow is Glow.PAY)
    table.do(Tap(HandSlot(place)))
    assert isinstance(table.now().proposal.action, Build)
    assert table.now().proposal.action != build


# Hints


def test_a_hint_is_laid_out_counted_and_forgotten_with_the_next_change() -> None:
    table = table_at()
    thought = table.ask_hint()
    assert table.now().hint_asked
    advice = FixedAdvice((DrawCards((2, 3)),))
    thought.answer(advice)
    assert table.now().advice is advice
    assert table.now().draft.piers == (2, 3)
    assert table.file.hints == [0]
    assert not table.now().hint_asked
    assert table.do(Tap(Pier(2))).advice is None


def test_a_hint_that_comes_too_late_is_not_heard() -> None:
    table = table_at()
    thought = table.ask_hint()
    table.do(Tap(Pier(0)), Tap(Pier(1)), Confirm())
    thought.answer(FixedAdvice((DrawCards((2, 3)),)))
    assert table.now().advice is None
    assert table.now().draft.is_empty
    assert not table.file.hints


def test_no_hint_is_given_where_none_is_wished() -> None:
    table = table_at(settings=Wanted(hints=False))
    assert not table.now().may_hint
    table.settings.hints = True
    table.session.look_again()
    assert table.now().may_hint
    table.settings.hints = False
    table.session.look_again()
    with pytest.raises(IndexError):
        table.ask_hint()


# Guides, and the end


class Strict(FreeGame):
    """Lets nothing happen but one draw, and has the rival play its own."""

    def __init__(self) -> None:
        self.refused: list[object] = []
        self.farewell = False

    def allows(self, action: object, steps_done: int) -> bool:
        if action == DrawCards((0, 1)):
            return True
        self.refused.append(action)
        return False

    def plan(self, steps_done: int) -> tuple[DrawCards, ...]:
        return (DrawCards((2, 3)),)

    def may_hint(self) -> bool:
        return False

    def may_leave(self) -> bool:
        self.farewell = not self.farewell
        return not self.farewell

    def leads_on(self) -> bool:
        return True


def test_a_guide_says_what_is_allowed_who_thinks_and_whether_there_are_hints() -> None:
    guide = Strict()
    table = table_at(seats="ha", guide=guide)
    assert not table.now().may_hint
    table.do(Tap(Pier(4)), Tap(Pier(5)), Confirm())
    assert guide.refused == [DrawCards((4, 5))]
    assert not table.now().steps
    table.do(PutBack(), Tap(Pier(0)), Tap(Pier(1)), Confirm())
    assert table.now().stage is Stage.THINKING
    table.clock.run()
    assert [step.action for step in table.now().steps] == [DrawCards((0, 1)), DrawCards((2, 3))]
    assert not table.thinker.thoughts


def test_the_end_is_looked_at_before_the_table_is_left_and_a_tap_is_enough() -> None:
    script = moment("over")
    match = Match(script.setup, script.actions[:-1], deal=script.deal)
    for last in ("clock", "tap"):
        table = Table(Match(match.setup, match.actions, deal=match.deal))
        table.play(script.actions[-1], seen=False)
        while table.now().stage is Stage.LOOKING or table.now().guarded:
            table.clock.tick()
        assert (table.now().stage, table.now().leaving) == (Stage.LAST_LOOK, False)
        table.clock.run() if last == "clock" else table.do(Hurry())
        assert table.now().leaving
        assert not table.clock.waiting(), "it is left once"


def test_a_guide_may_have_the_last_word_before_the_table_is_left() -> None:
    script = moment("over")
    table = Table(Match(script.setup, script.actions, deal=script.deal), guide=Strict())
    assert table.now().stage is Stage.OVER
    assert not table.do(Confirm()).leaving
    assert table.do(Confirm()).leaving
    table.session.rest()
    table.session.begin()
    assert not table.now().leaving, "who comes back to look is not sent away again"


def test_a_draft_that_is_no_action_cannot_be_confirmed() -> None:
    table = table_at()
    table.do(Confirm(), Tap(Pier(0)), Confirm())
    assert not table.now().steps
    assert table.now().draft == Draft(piers=(0,))
