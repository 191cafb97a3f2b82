"""Names and refusals in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.engine.material import ABILITIES, COLORS, SIZES
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.placing import Refusal
from nyhavn.words.names import (
    ability_effect,
    ability_name,
    color_letter,
    color_name,
    initials,
    shorter_names,
    tile_name,
)
from nyhavn.words.refusals import refusal, refusal_why


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
        "en": "green tile, size 4",
        "da": "grøn brik på 4\u00a0felter",
        "de": "grünes 4er-Plättchen",
        "es": "loseta verde de\u00a04",
        "es_419": "loseta verde de\u00a04",
        "fr": "tuile verte de\u00a04",
        "hu": "zöld 4-es lapka",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_short_and_a_long_form(language: str) -> None:
    set_language(language)

    assert len({refusal(why) for why in Refusal}) == len(Refusal)
    for why in Refusal:
        assert len(refusal(why)) <= 24, "a bubble has little room"
        assert refusal_why(why).endswith(".")
        assert len(refusal_why(why)) > len(refusal(why))


def test_initials_tell_players_apart() -> None:
    assert initials(["Anna", "Bence"]) == ["A", "B"]
    assert initials(["Player 1", "Player 2", "Player 3"]) == ["1", "2", "3"]
    assert initials(["Ida", "Ilka"]) == ["Id", "Il"]
    assert initials(["Anna", "Mads", "Astrid"]) == ["An", "Ma", "As"]
    assert initials(["Ida", "Ida"]) == ["1", "2"]


def test_a_name_is_shortened_and_what_tells_two_apart_stays() -> None:
    assert shorter_names("Maximiliane") == ["Maxim.", "Max.", "Ma.", "M"]
    assert shorter_names("Bence") == ["Ben.", "Be.", "B"]
    assert shorter_names("Anna") == ["An.", "A"], "Ann. is no shorter"
    assert shorter_names("Player 2") == ["P2"]
    assert shorter_names("Astrid II") == ["Ast.\u00a0II", "A.\u00a0II"]
    assert shorter_names("A") == []
