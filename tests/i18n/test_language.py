"""Languages, numbers, dates and lists as their speakers write them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

import pytest

from nyhavn.i18n import (
    LANGUAGES,
    _,
    date,
    language,
    listing,
    ngettext,
    number,
    percent,
    set_language,
    system_language,
)
from nyhavn.i18n.device import choose


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("code", "text", "players"),
    [
        ("en", "New game", ["0 players", "1 player", "2 players"]),
        ("hu", "Új játék", ["0 játékos", "1 játékos", "2 játékos"]),
        ("es", "Partida nueva", ["0 jugadores", "1 jugador", "2 jugadores"]),
        ("fr", "Nouvelle partie", ["0 joueur", "1 joueur", "2 joueurs"]),
    ],
)
def test_texts_and_plurals(code: str, text: str, players: list[str]) -> None:
    set_language(code)

    assert language() == code
    assert _("New game") == text
    counted = [ngettext("{count} player", "{count} players", n).format(count=n) for n in range(3)]
    assert counted == players


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    set_language("hu")
    with pytest.raises(ValueError, match="da"):
        set_language("da")
    assert language() == "hu"


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (["hu_HU.UTF-8"], "hu"),
        (["fr-CA"], "fr"),
        (["da_DK", "es_MX"], "es"),
        (["C", "POSIX", ""], "en"),
        (["ESPERANTO"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_we_have_is_chosen(wishes: list[str], chosen: str) -> None:
    assert choose(wishes) == chosen


def test_the_systems_language() -> None:
    assert system_language({"LANGUAGE": "da:hu", "LANG": "fr_FR.UTF-8"}) == "hu"
    assert system_language({"LC_ALL": "es_ES.UTF-8", "LANG": "fr_FR.UTF-8"}) == "es"
    assert system_language({}) == "en"


@pytest.mark.parametrize(
    ("code", "large", "share", "half"),
    [
        ("en", "12,345", "65%", "0.5"),
        ("hu", "12\u00a0345", "65%", "0,5"),
        ("es", "12.345", "65\u00a0%", "0,5"),
        ("fr", "12\u00a0345", "65\u00a0%", "0,5"),
    ],
)
def test_numbers(code: str, large: str, share: str, half: str) -> None:
    set_language(code)

    assert (number(12345), percent(0.65), number(0.5, 1)) == (large, share, half)
    assert number(1234) == "1234"
    assert number(-3) == "−3"
    assert number(-0.2) == "0"


@pytest.mark.parametrize(
    ("code", "written"),
    [("en", "3 Feb 2026"), ("hu", "2026. febr. 3."), ("es", "3 feb 2026"), ("fr", "3 févr. 2026")],
)
def test_dates(code: str, written: str) -> None:
    set_language(code)

    assert date(dt.date(2026, 2, 3)) == written


@pytest.mark.parametrize(
    ("code", "things", "said"),
    [
        ("en", ["Anna", "Bence", "Clara"], "Anna, Bence and Clara"),
        ("hu", ["Anna", "Bence"], "Anna és Bence"),
        ("es", ["Anna", "Clara"], "Anna y Clara"),
        ("es", ["Anna", "Inés"], "Anna e Inés"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("fr", ["Anna", "Bence", "Clara"], "Anna, Bence et Clara"),
    ],
)
def test_lists(code: str, things: list[str], said: str) -> None:
    set_language(code)

    assert listing(things) == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_short_lists(code: str) -> None:
    set_language(code)

    assert (listing([]), listing(["Anna"])) == ("", "Anna")
