"""The pictures show real positions, and they show what the texts beside them say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from nyhavn.engine.material import END, END_CARD_DEPTH, SPECIAL
from nyhavn.engine.notation import LETTERS
from nyhavn.match.placing import Held, Refusal, judge
from nyhavn.rulebook.pages import abilities, build, coats, scoring
from nyhavn.rulebook.positions import (
    GAMES,
    Game,
    OtherRulesError,
    end_card_pier,
    happened,
    live_position,
    position,
)


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_is_one_of_the_box(name: str) -> None:
    deal = GAMES[name].deal
    if isinstance(deal, str):
        assert Counter(deal) == {**dict.fromkeys(LETTERS.values(), 14), "E": 1}
        assert deal.index("E") >= len(deal) - END_CARD_DEPTH


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_replayed(name: str) -> None:
    assert position(name) == GAMES[name].match().state


@pytest.mark.parametrize("look", [position, live_position])
def test_a_game_by_other_rules_is_named(
    monkeypatch: pytest.MonkeyPatch, look: Callable[[str], object]
) -> None:
    """Who changes material.py learns which games are to be played anew, not where one of them broke."""
    monkeypatch.setitem(GAMES, "unheard of", Game(11, "d12 xR"))
    with pytest.raises(OtherRulesError, match="'unheard of' was played by other rules"):
        look("unheard of")


def test_only_neighbours_can_be_taken_where_the_page_says_so() -> None:
    state = position("neighbours")

    assert state.phase == "turn"
    assert state.active_abilities(state.current) == []
    assert None not in state.offer


def test_the_full_hand_holds_one_card_too_many() -> None:
    state = position("limit")

    assert state.phase == "discard"
    assert len(state.hand(state.current)) == 8
    assert state.offer.count(None) == 2


@pytest.mark.parametrize(
    ("held", "refusal"),
    [
        (build.ON_GROUND, None),
        (build.ON_A_TILE, None),
        (build.BESIDE_A_TILE, Refusal.HANGS),
        (build.IN_THE_AIR, Refusal.HANGS),
    ],
)
def test_the_examples_of_support(held: Held, refusal: Refusal | None) -> None:
    assert judge(position("support"), held).refusal is refusal


def test_the_tile_in_the_air_beside_another_one_touches_it() -> None:
    state = position("support")
    filled = {cell for tile in state.tiles(0) for cell in tile.cells}
    beside = {(x + step, y) for x, y in build.BESIDE_A_TILE.cells() for step in (-1, 1)}

    assert beside & filled


def test_the_examples_of_the_saving() -> None:
    state = position("saving")
    apart, beside = judge(state, build.APART_FROM_GREEN), judge(state, build.BESIDE_GREEN)

    assert (apart.refusal, apart.saving) == (None, False)
    assert (beside.refusal, beside.saving) == (None, True)


def test_the_puzzle_has_a_solution_only_beside_green() -> None:
    state = position("puzzle")
    assert state.hand(state.current).count("green") == 3
    placed = [
        Held("green", 4, turns, mirrored).moved((x, y))
        for turns in range(4)
        for mirrored in (False, True)
        for x in range(5)
        for y in range(9)
    ]
    verdicts = [judge(state, held) for held in placed]

    assert any(verdict.refusal is None for verdict in verdicts)
    assert all(verdict.saving for verdict in verdicts if verdict.refusal is None)
    assert any(verdict.refusal is Refusal.TOO_FEW_CARDS for verdict in verdicts)


def test_one_tile_can_bring_two_coats_of_arms() -> None:
    state = position("coats")
    gains = [
        judge(state, Held("blue", 4, turns, mirrored).moved((x, 1))).gain.coats
        for turns in range(4)
        for mirrored in (False, True)
        for x in range(5)
    ]

    assert {1, 2} <= set(gains)


def test_a_special_tile_brings_the_next_coat_of_arms() -> None:
    state = position("chain")
    verdict = judge(state, Held(SPECIAL, 1).moved(coats.NEXT_COAT))

    assert (state.phase, state.pending_coats) == ("coat", 1)
    assert (verdict.refusal, verdict.gain.coats) == (None, 1)


def test_turning_the_tile_decides_between_one_and_two_points() -> None:
    state = position("row")
    points = {
        judge(state, Held("yellow", 3, turns, mirrored).moved((3, 1))).gain.points
        for turns in range(4)
        for mirrored in (False, True)
    }

    assert {1, 2} <= points


def test_the_examples_of_columns() -> None:
    state = position("column")

    assert judge(state, scoring.COLUMN_WITH_WALL).gain.points == 2
    assert judge(state, scoring.COLUMN_OF_WINDOWS).gain.points == 4


def test_the_examples_of_abilities() -> None:
    state = position("abilities")
    assert len(state.active_abilities(state.current)) == 5
    beside, apart = judge(state, abilities.BESIDE_GREEN), judge(state, abilities.APART_FROM_GREEN)

    assert any(build.discount and sum(dict(build.pay).values()) == 3 for build in beside.payments)
    assert any(dict(build.pay) == {"green": 4, "purple": 1} for build in apart.payments)
    assert position("both").phase == "build"


def test_the_examples_of_the_end() -> None:
    won, tie = position("won"), position("tie")

    assert (won.ended_by, won.winners) == ("points", [1])
    assert tie.ended_by == "end_card"
    assert tie.score(0) == tie.score(1)
    assert tie.winners == [1]
    assert tie.offer[end_card_pier("tie")] is None
    assert happened("tie")[-1].kind == "over"
    assert END not in tie.discard_pile
