"""What a long press says of everything on the table, to those who see it and no more than they see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from nyhavn.engine.actions import DrawCards
from nyhavn.engine.material import ABILITIES, COLORS, SIZES, SPECIAL
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.draft import Draft
from nyhavn.match.game import Match
from nyhavn.match.placing import Held
from nyhavn.match.setup import HUMAN
from nyhavn.match.spots import (
    COAT,
    DISCARD_PILE,
    LINES,
    PILE,
    TILE,
    TRACK,
    BoardPart,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplySlot,
)
from nyhavn.match.view import Stage, TableView
from nyhavn.words.explanations import explain
from nyhavn.words.names import card_name, color_name
from tests.match.at_table import Table
from tests.match.finished import finished
from tests.match.positions import setup_for
from tests.words.views import view_of

SPOTS: tuple[Spot, ...] = (
    *(Pier(pier) for pier in range(7)),
    *(HandSlot(place) for place in range(10)),
    *(SupplySlot(color, size) for color in COLORS for size in SIZES),
    SupplySlot(SPECIAL, 1),
    *(OwnAbility(key) for key in ABILITIES),
    *(PoolAbility(key) for key in ABILITIES),
    *(HouseOf(0), HouseOf(1), COAT, LINES, PILE, TRACK, DISCARD_PILE),
)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def said_of(spot: Spot, view: TableView) -> str:
    """Title and text, which are whole."""
    title, text = explain(spot, view)
    assert title
    assert text.endswith((".", "!")), spot
    assert "{" not in title + text
    return f"{title}: {text}"


def test_every_sort_of_spot_is_tried_here() -> None:
    assert {type(spot) for spot in (*SPOTS, TILE)} == set(get_args(Spot))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_everything_on_the_table_is_explained_at_any_moment(players: int, language: str) -> None:
    record = finished(players)
    states = [record.steps[0].before, record.steps[len(record.steps) // 2].after, record.state]
    views = [view_of(state) for state in states]
    english = [said_of(spot, view) for view in views for spot in SPOTS]
    set_language(language)

    said = [said_of(spot, view) for view in views for spot in SPOTS]
    assert language == "en" or not set(said) & set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_in_hand_is_explained_like_those_in_the_supply(language: str) -> None:
    set_language(language)
    state = finished(2).steps[0].before

    for color, size in (("green", 4), ("red", 2)):
        view = view_of(state, Draft(held=Held(color, size).moved((0, 0))))
        assert said_of(TILE, view) == said_of(SupplySlot(color, size), view)


def test_an_unknown_thing_is_not_explained() -> None:
    with pytest.raises(KeyError):
        explain(BoardPart("moon"), view_of(finished(2).state))


def test_explanations_say_how_many_are_left() -> None:
    view = view_of(finished(2).steps[0].before)

    assert "2\u00a0left." in explain(SupplySlot("green", 4), view)[1]
    assert "1\u00a0left." in explain(SupplySlot("green", 5), view)[1]
    assert "12\u00a0left." in explain(SupplySlot(SPECIAL, 1), view)[1]
    assert "None left." in explain(PoolAbility("any_cards"), view)[1]


def test_a_used_ability_says_how_it_becomes_active() -> None:
    record = finished(3)
    step = next(step for step in record.steps if step.after.used_abilities(step.seat) and not step.ends_turn)
    spot = OwnAbility(step.after.used_abilities(step.seat)[0])

    assert "Used" not in explain(spot, view_of(record.steps[0].before))[1]
    assert "Used" in explain(spot, view_of(step.after))[1]


# Hands


def opponent_moves() -> tuple[TableView, TableView]:
    """Two people and an opponent: while the first person acts, and while the opponent thinks."""
    table = Table(Match(setup_for(3, kinds=(HUMAN, "apprentice", HUMAN, HUMAN), seed=4)))
    table.open_curtain()
    acting = table.now()
    table.play(DrawCards((0, 1)))
    return acting, table.now()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_lies_face_down_is_explained_without_its_colour(language: str) -> None:
    set_language(language)
    acting, thinking = opponent_moves()
    assert thinking.stage is Stage.THINKING
    assert thinking.seat == acting.seat == 0
    assert len(thinking.hand) == len(acting.hand) + 2

    for place in range(len(thinking.hand)):
        said = said_of(HandSlot(place), thinking).lower()
        for color in COLORS:
            assert color_name(color).lower() not in said
            assert card_name(color).lower() not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_open_hand_is_named(language: str) -> None:
    set_language(language)
    acting, _thinking = opponent_moves()

    assert acting.hand
    for place, card in enumerate(acting.hand):
        assert card.color is not None
        assert card_name(card.color).lower() in said_of(HandSlot(place), acting).lower()
