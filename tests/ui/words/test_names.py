"""Names, refusals and explanations in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.engine.material import ABILITIES, COLORS, SIZES
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.placing import Refusal
from nyhavn.ui.words import (
    ability_effect,
    ability_name,
    color_letter,
    color_name,
    explain,
    refusal,
    refusal_why,
    tile_name,
)
from tests.ui.scoreboard.finished import finished

THINGS = (
    *(f"offer.{pier}" for pier in range(7)),
    *(f"hand.{place}" for place in range(10)),
    *(f"supply.{color}.{size}" for color in COLORS for size in SIZES),
    "supply.special",
    *(f"ability.{key}" for key in ABILITIES),
    *(f"pool.{key}" for key in ABILITIES),
    *("house.0", "house.1", "coat", "row", "pile", "track", "discard"),
)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_the_same_letter(language: str) -> None:
    set_language(language)

    letters = [color_letter(color) for color in COLORS]
    assert len(set(letters)) == len(COLORS)
    for color, letter in zip(COLORS, letters, strict=True):
        assert color_name(color).lower().startswith(letter.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    set_language(language)

    assert len({tile_name(color, size) for color in COLORS for size in SIZES}) == 20
    assert len({ability_name(key) for key in ABILITIES}) == 5
    assert len({ability_effect(key) for key in ABILITIES}) == 5


def test_a_tile_by_its_name() -> None:
    said = {}
    for language in LANGUAGES:
        set_language(language)
        said[language] = tile_name("green", 4)

    assert said == {
        "en": "green tile of 4",
        "hu": "zöld 4-es lapka",
        "es": "loseta verde de 4",
        "fr": "tuile verte de 4",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_short_and_a_long_form(language: str) -> None:
    set_language(language)

    assert len({refusal(why) for why in Refusal}) == len(Refusal)
    for why in Refusal:
        assert len(refusal(why)) <= 24, "a bubble has little room"
        assert refusal_why(why).endswith(".")
        assert len(refusal_why(why)) > len(refusal(why))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_everything_on_the_table_is_explained_at_any_moment(players: int, language: str) -> None:
    set_language(language)
    match = finished(players)
    states = [match.steps[0].before, match.steps[len(match.steps) // 2].after, match.state]

    for state in states:
        for thing in THINGS:
            title, text = explain(thing, state, match.setup)
            assert title
            assert text.endswith((".", "!")), thing
            assert "{" not in title + text


def test_an_unknown_thing_is_not_explained() -> None:
    match = finished(2)

    with pytest.raises(KeyError):
        explain("moon", match.state, match.setup)


def test_explanations_say_how_many_are_left() -> None:
    match = finished(2)
    before = match.steps[0].before

    assert "2 left." in explain("supply.green.4", before, match.setup)[1]
    assert "1 left." in explain("supply.green.5", before, match.setup)[1]
    assert "12 left." in explain("supply.special", before, match.setup)[1]
    assert "None left." in explain("pool.any_cards", before, match.setup)[1]


def test_a_used_ability_says_how_it_becomes_active() -> None:
    match = finished(3)
    step = next(step for step in match.steps if step.after.used_abilities(step.seat) and not step.ends_turn)
    key = step.after.used_abilities(step.seat)[0]

    assert "Used" not in explain(f"ability.{key}", match.steps[0].before, match.setup)[1]
    assert "Used" in explain(f"ability.{key}", step.after, match.setup)[1]
