"""Looking things up: every term in every language, with or without accents and endings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nyhavn.i18n import LANGUAGES, fold, language, set_language
from nyhavn.rulebook.page import split_link
from nyhavn.rulebook.pages import BY_KEY, PAGES
from nyhavn.rulebook.search import Hit, entries, find
from nyhavn.rulebook.terms import PLACES, term


@pytest.fixture(autouse=True)
def _speak_english_again() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def look_up(query: str, code: str = "en") -> list[Hit]:
    set_language(code)
    return find(query, entries(PAGES, 2))


def places(hits: list[Hit]) -> list[str]:
    return [f"{hit.page}.{hit.section}" for hit in hits]


@pytest.mark.parametrize("key", PLACES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_leads_to_its_explanation_whatever_its_accents_and_capitals(code: str, key: str) -> None:
    set_language(code)
    found = places(look_up(term(key), code))

    assert PLACES[key] in found[:3]
    assert places(look_up(fold(term(key)).upper(), code)) == found


@pytest.mark.parametrize(
    ("code", "typed", "place"),
    [
        ("en", "windows", "scoring.windows"),
        ("en", "coats", "coats.earning"),
        ("hu", "címerek", "coats.earning"),
        ("hu", "oszlopot", "scoring.lines"),
        ("hu", "színváltással", "abilities.change_of_colors"),
        ("es", "ventanas", "scoring.windows"),
        ("es", "escudos", "coats.earning"),
        ("fr", "fenêtres", "scoring.windows"),
        ("fr", "blasons", "coats.earning"),
        ("de", "Nachziehstapels", "draw.refill"),
        ("de", "Fähigkeitsplättchen", "abilities.using"),
        ("da", "våbenskjolde", "coats.earning"),
        ("da", "trækbunken", "draw.refill"),
    ],
)
def test_endings_do_not_matter(code: str, typed: str, place: str) -> None:
    assert place in places(look_up(typed, code))[:3]


@pytest.mark.parametrize(
    ("code", "typed", "place"),
    [
        ("de", "faehigkeitsplaettchen", "abilities.using"),
        ("da", "raekke", "scoring.lines"),
        ("da", "haand", "draw.limit"),
        ("da", "farveskift", "abilities.change_of_colors"),
        ("es", "mamposteria", "scoring.windows"),
    ],
)
def test_letters_may_be_typed_as_a_keyboard_has_them(code: str, typed: str, place: str) -> None:
    assert place in places(look_up(typed, code))[:3]


def test_a_word_of_a_text_is_found_with_its_sentence() -> None:
    hit = look_up("clockwise")[0]

    assert (hit.page, hit.section) == ("setup", "first")
    assert "clockwise" in hit.excerpt


def test_all_words_must_be_there() -> None:
    assert look_up("special tile")
    assert look_up("special unicorn") == []


@pytest.mark.parametrize("query", ["", "   ", "…"])
def test_nothing_typed_finds_nothing(query: str) -> None:
    assert look_up(query) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_link_leads_somewhere(players: int, code: str) -> None:
    set_language(code)
    sections = {page.key: {section.key for section in page.sections(players)} for page in PAGES}
    links = [link for page in PAGES for section in page.sections(players) for link in section.links]
    for link in [*links, *PLACES.values()]:
        page, section = split_link(link)
        assert page in BY_KEY
        assert not section or section in sections[page], link
