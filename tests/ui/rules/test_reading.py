"""Reading: contents, links, the way back, search on the screen, languages, numbers of players."""

from __future__ import annotations

import pytest

from nyhavn.i18n import LANGUAGES
from nyhavn.i18n.languages import NO_BREAK
from nyhavn.match.setup import Seat, Setup
from nyhavn.rulebook.pages import PAGES
from nyhavn.ui.language import tr
from tests.matrix import seldom
from tests.ui.rules.hands import bring
from tests.ui.shell.stage import Stage, on_stage


def link(stage: Stage, name: str) -> None:
    """Tap a link of the open page, wherever it is."""
    reader = stage.screen.reader
    bring(stage, next(each for each in reader.content.walk() if getattr(each, "name", "") == name))
    stage.tap(name)
    stage.frames(6)


def test_a_phone_shows_the_contents_first_and_goes_back_to_them_from_every_page() -> None:
    with on_stage((412, 915)) as stage:
        stage.tap("home.rules")
        titles = set()
        for page in PAGES:
            assert {f"rules.page.{each.key}" for each in PAGES} <= set(stage.parts)
            stage.tap(f"rules.page.{page.key}")
            titles.add(stage.parts[f"rules.open.{page.key}"].text)
            assert "rules.search" not in stage.parts
            stage.go_back()
        assert len(titles) == len(PAGES)
        stage.go_back()

        assert stage.app.screen_name() == "home"


def test_a_tablet_shows_contents_and_page() -> None:
    with on_stage((1280, 800)) as stage:
        stage.tap("home.rules")
        assert {"rules.page.aim", "rules.open.aim", "rules.search"} <= set(stage.parts)
        stage.tap("rules.page.end")
        assert stage.parts["rules.page.end"].selected
        assert "rules.open.end" in stage.parts
        stage.go_back()

        assert stage.app.screen_name() == "home"


def test_pages_are_turned_to_the_end_and_back() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules", page=PAGES[0].key)
        assert "rules.previous" not in stage.parts
        stage.tap("rules.next")
        assert f"rules.open.{PAGES[1].key}" in stage.parts
        stage.screen.open_page(PAGES[-3].key)
        stage.frames(4)
        for page in PAGES[-2:]:
            stage.tap("rules.next")
            assert f"rules.open.{page.key}" in stage.parts
        assert "rules.next" not in stage.parts
        stage.tap("rules.previous")

        assert f"rules.open.{PAGES[-2].key}" in stage.parts


def test_a_link_leads_to_its_section_and_back_leads_to_where_it_was() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules")
        stage.tap("rules.page.rulings")
        link(stage, "rules.link.abilities.both_actions")
        assert stage.screen.page == "abilities"
        assert stage.screen.reader.place() < 0.2
        stage.go_back()
        stage.frames(6)

        assert stage.screen.page == "rulings"
        assert "rules.link.abilities.both_actions" in stage.parts


@pytest.mark.parametrize(
    ("language", "typed", "page"),
    [
        ("en", "coat", "coats"),
        ("hu", "cimer", "coats"),
        ("es", "habilidad", "abilities"),
        ("fr", "défausse", "build"),
    ],
)
def test_typing_filters_and_a_result_jumps(language: str, typed: str, page: str) -> None:
    with on_stage((412, 915), language=language) as stage:
        stage.open("rules")
        stage.screen.contents.field.text = typed
        stage.frames()
        assert "rules.page.aim" not in stage.parts
        stage.tap("rules.result.0")
        assert f"rules.open.{page}" in stage.parts
        stage.go_back()
        assert "rules.result.0" in stage.parts, "back to what was found"
        stage.tap("rules.search.clear")

        assert "rules.page.aim" in stage.parts


def test_a_search_in_vain_says_so() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules")
        stage.screen.contents.field.text = "unicorn"
        stage.frames()
        assert stage.screen.contents.nothing
        stage.go_back()

        assert "rules.page.aim" in stage.parts


def test_a_word_of_the_glossary_leads_to_its_explanation() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules", page="words")
        link(stage, "rules.word.hand_limit")

        assert stage.screen.page == "draw"


@pytest.mark.parametrize(
    ("players", "hands"),
    [
        (2, "2, 3"),
        pytest.param(3, "2, 3, 3", marks=pytest.mark.slow),
        (4, "2, 3, 3, 4"),
    ],
)
def test_setup_tells_the_numbers_of_players_apart(players: int, hands: str) -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules", page="setup")
        stage.tap(f"rules.players.{players}")
        stage.frames(4)
        said = [each.text for each in stage.screen.reader.content.walk() if hasattr(each, "text")]

        assert f"Starting hands in turn order: {hands}{NO_BREAK}cards." in said


def test_a_number_stays_on_the_line_of_what_it_counts() -> None:
    with on_stage((360, 640)) as stage:
        stage.open("rules", page="build")
        said = [each.text for each in stage.screen.reader.content.walk() if hasattr(each, "text")]

        assert any(f"it costs 1{NO_BREAK}card less" in text for text in said)


def test_the_pages_speak_for_the_game_on_the_table() -> None:
    seats = tuple(
        Seat(name, color) for name, color in (("Anna", "red"), ("Bence", "blue"), ("Clara", "green"))
    )
    with on_stage((412, 915)) as stage:
        stage.open("table", setup=Setup(seats, seed=1))
        stage.open("rules", page="setup")

        assert stage.parts["rules.players.3"].selected


@pytest.mark.parametrize("code", seldom(LANGUAGES, "hu"))
def test_the_open_page_changes_its_language_at_once(code: str) -> None:
    with on_stage((412, 915), language="en" if code != "en" else "hu") as stage:
        stage.open("rules", page="build")
        before = stage.parts["rules.open.build"].text
        tr.speak(code)
        stage.frames(6)

        assert stage.parts["rules.open.build"].text not in ("", before)
