"""Languages, numbers, dates and lists as their speakers write them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import replace

import pytest

from nyhavn.i18n import (
    LANGUAGES,
    _,
    counted,
    date,
    fold,
    language,
    listing,
    month_and_year,
    ngettext,
    npgettext,
    number,
    percent,
    pgettext,
    set_language,
    sort_key,
    system_language,
)
from nyhavn.i18n.device import choose
from nyhavn.i18n.languages import LANGUAGES as KNOWN
from nyhavn.i18n.languages import NO_BREAK


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
        ("de", "Neue Partie", ["0 Spieler", "1 Spieler", "2 Spieler"]),
        ("da", "Nyt spil", ["0 spillere", "1 spiller", "2 spillere"]),
        ("es_419", "Partida nueva", ["0 jugadores", "1 jugador", "2 jugadores"]),
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
    with pytest.raises(ValueError, match="sv"):
        set_language("sv")
    assert language() == "hu"


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (["hu_HU.UTF-8"], "hu"),
        (["fr-CA"], "fr"),
        (["sv_SE", "es_ES"], "es"),
        (["es_MX"], "es_419"),
        (["es-419"], "es_419"),
        (["es_US.UTF-8"], "es_419"),
        (["es"], "es"),
        (["es-GQ"], "es"),
        (["de-AT"], "de"),
        (["da_DK"], "da"),
        (["C", "POSIX", ""], "en"),
        (["ESPERANTO"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_we_have_is_chosen(wishes: list[str], chosen: str) -> None:
    assert choose(wishes) == chosen


def test_a_language_that_is_there_in_one_region_only() -> None:
    """Whoever adds Brazilian Portuguese reaches the speakers of any other, too."""
    have = {**KNOWN, "pt_BR": replace(KNOWN["es"], name="Português (Brasil)", named_by_windows="portuguese")}

    for wish in ("pt_BR", "pt-BR", "pt", "pt_PT.UTF-8", "Portuguese_Brazil.1252"):
        assert choose([wish, "hu"], have) == "pt_BR"


def test_a_regional_form_says_what_it_says_differently_and_else_what_its_base_says() -> None:
    set_language("es_419")
    assert (_("Draw cards"), _("Players")) == ("Tomar cartas", "Jugadores")
    set_language("es")
    assert (_("Draw cards"), _("Players")) == ("Coger cartas", "Jugadores")


def test_english_says_what_the_code_says() -> None:
    set_language("en")
    assert _("{name}’s turn") == pgettext("anywhere", "{name}’s turn") == "{name}’s turn"
    assert [ngettext("card", "cards", n) for n in (1, 2)] == ["card", "cards"]
    assert [npgettext("anywhere", "card", "cards", n) for n in (1, 2)] == ["card", "cards"]


def test_the_systems_language() -> None:
    assert system_language({"LANGUAGE": "sv:hu", "LANG": "fr_FR.UTF-8"}) == "hu"
    assert system_language({"LC_ALL": "es_ES.UTF-8", "LANG": "fr_FR.UTF-8"}) == "es"
    assert system_language({}) == "en"


@pytest.mark.parametrize(
    ("code", "large", "share", "half"),
    [
        ("en", "12,345", "65%", "0.5"),
        ("hu", "12\u00a0345", "65%", "0,5"),
        ("es", "12.345", "65\u00a0%", "0,5"),
        ("es_419", "12,345", "65\u00a0%", "0.5"),
        ("fr", "12\u202f345", "65\u202f%", "0,5"),
        ("de", "12.345", "65\u00a0%", "0,5"),
        ("da", "12.345", "65\u00a0%", "0,5"),
    ],
)
def test_numbers(code: str, large: str, share: str, half: str) -> None:
    set_language(code)

    assert (number(12345), percent(0.65), number(0.5, 1)) == (large, share, half)
    assert number(1234) == "1234"
    assert number(-3) == "−3"
    assert number(-0.2) == "0"


@pytest.mark.parametrize(
    ("code", "written", "month"),
    [
        ("en", "3 Feb 2026", "Feb 2026"),
        ("hu", "2026. febr. 3.", "2026. febr."),
        ("es", "3 feb 2026", "feb 2026"),
        ("es_419", "3 feb 2026", "feb 2026"),
        ("fr", "3 févr. 2026", "févr. 2026"),
        ("de", "3. Feb. 2026", "Feb. 2026"),
        ("da", "3. feb. 2026", "feb. 2026"),
    ],
)
def test_dates(code: str, written: str, month: str) -> None:
    set_language(code)

    assert date(dt.date(2026, 2, 3)) == written.replace(" ", NO_BREAK), "on one line"
    assert month_and_year(dt.date(2026, 2, 3)) == month


def test_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    set_language("fr")

    assert date(dt.date(2026, 3, 1)) == f"1er{NO_BREAK}mars{NO_BREAK}2026"
    assert date(dt.date(2026, 3, 11)) == f"11{NO_BREAK}mars{NO_BREAK}2026"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_month_has_a_name_of_its_own(code: str) -> None:
    set_language(code)

    assert len({date(dt.date(2026, month, 3)) for month in range(1, 13)}) == 12


@pytest.mark.parametrize(
    ("code", "in_order"),
    [
        ("en", ["Anna", "Łukasz", "Mia", "Øyvind", "Peter"]),
        ("da", ["Anna", "Zoe", "Ærø", "Øyvind", "Åse"]),
        ("de", ["Anna", "Ärger", "Öl", "Otto", "Zoe"]),
        ("es", ["nube", "nuez", "ñandú", "oso"]),
        (
            "hu",
            ["cukor", "csap", "dal", "olló", "öröm", "sor", "szék", "tej", "ugró", "üveg", "zene", "zsák"],
        ),
    ],
)
def test_sorting(code: str, in_order: list[str]) -> None:
    set_language(code)

    mixed = in_order[1::2] + in_order[::2]
    assert sorted(mixed, key=sort_key) == in_order


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Łódź", "lodz"),
        ("Ærøskøbing", "aeroskobing"),
        ("Århus", "arhus"),
        ("Straße", "strasse"),
        ("cœur", "coeur"),
    ],
)
def test_folding(text: str, plain: str) -> None:
    assert fold(text) == plain


@pytest.mark.parametrize(
    ("code", "things", "said"),
    [
        ("en", ["Anna", "Bence", "Clara"], "Anna, Bence and Clara"),
        ("hu", ["Anna", "Bence"], "Anna és Bence"),
        ("es", ["Anna", "Clara"], "Anna y Clara"),
        ("es", ["Anna", "Inés"], "Anna e Inés"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es_419", ["Anna", "Inés"], "Anna e Inés"),
        ("de", ["Anna", "Bence", "Clara"], "Anna, Bence und Clara"),
        ("da", ["Anna", "Bence", "Clara"], "Anna, Bence og Clara"),
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


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("2 red cards and 12 others", f"2{NO_BREAK}red cards and 12{NO_BREAK}others"),
        ("by 78 points.", f"by 78{NO_BREAK}points."),
        ("12 Sonderplättchen", "12 Sonderplättchen"),
        ("size 2 (with), +1", "size 2 (with), +1"),
        ("10 · 12 : 3 − 1", "10 · 12 : 3 − 1"),
    ],
)
def test_a_number_stays_with_what_it_counts(text: str, kept: str) -> None:
    assert counted(text) == kept
