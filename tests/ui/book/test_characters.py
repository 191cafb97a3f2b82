"""The page of each opponent: who they are, how they play, and how the games with them went."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kivy.animation import Animation
from kivy.core.window import Window

from nyhavn.ai.names import LEVELS, OTHER_STYLES
from nyhavn.i18n import LANGUAGES
from nyhavn.match.opponents import OPPONENT_NAMES, Occasion, player_kind_name, saying, style_note
from nyhavn.match.people import People
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.storage.statistics import PlayerStatistics
from nyhavn.storage.store import Store
from nyhavn.ui.book.character_sheet import CharacterSheet
from nyhavn.ui.shell.focus_targets import scope_of
from nyhavn.words.career import tally_text
from nyhavn.words.characters import plays_text, tip_text, who_text
from tests.matrix import SIZES, TELLING_LANGUAGES, seldom
from tests.ui.book.met import meet
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

ANNA = People().having_played("Anna", "blue").with_solo("Anna").to_json()


@contextmanager
def with_games(folder: Path, size: tuple[int, int] = (412, 915), **chosen: object) -> Iterator[Stage]:
    """The app of somebody who has met some of the four."""
    store = Store.open(folder, Setup.from_json)
    meet(store)
    with on_stage(size, games=store, people=ANNA, **chosen) as stage:  # type: ignore[arg-type]
        yield stage
    store.close()


def open_page(stage: Stage, level: str) -> CharacterSheet:
    if stage.app.manager.current != "book":
        stage.open("book")
    stage.wait_for(lambda: not stage.app.inspector.is_busy)
    stage.tap(f"book.character.{level}")
    page = Window.children[0]
    assert isinstance(page, CharacterSheet)
    stage.wait_for(lambda: not stage.app.inspector.is_busy)
    return page


def written(page: Any) -> list[str]:
    """All that is to be read on a page."""
    return [each.text for each in page.walk() if getattr(each, "text", "")]


def anna(stage: Stage) -> PlayerStatistics:
    assert stage.app.games is not None
    players = stage.app.games.store.statistics()
    return next(each for each in players if each.name == "Anna" and each.kind == HUMAN)


def test_each_has_a_page_that_the_way_back_closes(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        for level in LEVELS:
            page = open_page(stage, level)
            for text in (OPPONENT_NAMES[level], player_kind_name(level), who_text(level), plays_text(level)):
                assert text in written(page), level
            assert tip_text(level) in written(page)
            styles = [style_note(style) for style in OTHER_STYLES.get(level, ())]
            assert all(any(note in text for text in written(page)) for note in styles)
            assert "character.play" in stage.parts
            reached = [target.name for target in scope_of(Window).targets]
            assert reached == ["character.close", "character.play"], "by the keyboard"
            assert "book.character.mason" not in stage.parts
            assert stage.go_back()
            assert stage.app.manager.current == "book"
            assert "character.play" not in stage.parts


def test_it_tells_what_the_games_say(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        page = open_page(stage, "mason")
        record = anna(stage).against("mason")
        assert record is not None
        assert record.games == 3
        told = {each.text: each.value for each in page.facts.children}
        assert told["Games won"] == tally_text(anna(stage).by_rival["mason"])
        assert told["Most points"] == str(record.best_score)
        assert any(text.startswith("Last game: ") for text in told)
        last_was_won = record.results[-1].won
        assert page.expression == ("rueful" if last_was_won else "glad")
        assert page.speech == saying("mason", Occasion.LOST if last_was_won else Occasion.WON)
        by_number, by_person = reversed(page.tallies.children)
        assert [name for name, _tally in by_number.tallies] == ["2 players", "3 players"]
        assert {name: each.all_games for name, each in by_person.tallies} == {"Anna": 3, "Bence": 1}


def test_whoever_was_never_met_looks_forward_to_it(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        page = open_page(stage, "harbourmaster")
        assert page.expression == "calm"
        assert "not played against Holger yet" in page.not_met
        assert not page.facts.children
        assert not page.tallies.children


def test_what_others_have_won_is_told_to_a_newcomer(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        stage.app.preferences.keep_people(People().having_played("Clara", "red").with_solo("Clara"))
        page = open_page(stage, "mason")
        assert page.not_met
        (by_person,) = page.tallies.children
        assert {name for name, _tally in by_person.tallies} == {"Anna", "Bence"}


def test_the_book_is_busy_until_its_games_have_answered(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        assert stage.app.games is not None
        disk = Event()
        stage.app.games.submit(disk.wait, lambda _waited: None)
        stage.open("book")
        stage.wait_for(lambda: not Animation._instances)
        assert stage.app.inspector.is_busy
        disk.set()
        stage.wait_for(lambda: not stage.app.inspector.is_busy)
        stage.tap("book.character.mason")
        assert Window.children[0].facts.children, "told at once"


def test_the_cross_closes_it_and_the_button_leads_to_a_table_with_them(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        open_page(stage, "architect")
        stage.tap("character.close")
        assert "book.character.architect" in stage.parts
        open_page(stage, "architect")
        stage.tap("character.play")
        assert stage.app.manager.current == "setup"
        assert [draft.kind for draft in stage.screen.seating.drafts[:2]] == [HUMAN, "architect"]
        stage.go_back()
        assert stage.app.manager.current == "book"


def test_setup_tells_of_an_opponent_before_it_is_chosen(tmp_path: Path) -> None:
    with with_games(tmp_path) as stage:
        stage.open("setup")
        stage.tap("setup.seat.1.kind")
        assert "setup.seat.1.kind.human.about" not in stage.parts
        stage.tap("setup.seat.1.kind.architect.about")
        page = Window.children[0]
        stage.wait_for(lambda: not stage.app.inspector.is_busy)
        assert who_text("architect") in written(page)
        assert page.facts.children, "the games have answered"
        stage.go_back()
        assert "setup.seat.1.kind.architect" in stage.parts, "the choice is still there"
        stage.tap("setup.seat.1.kind.architect.about")
        stage.tap("character.play")
        assert stage.app.manager.current == "setup"
        assert stage.screen.seating.drafts[1].kind == "architect"
        assert "setup.start" in stage.parts, "both sheets are gone"


def test_without_games_there_is_a_page_all_the_same() -> None:
    with on_stage() as stage:
        page = CharacterSheet(stage.app, "mason", lambda: None)
        page.open()
        stage.frames()
        assert page.not_met
        assert faults(page) == []


@pytest.mark.parametrize(
    "languages",
    [TELLING_LANGUAGES[1:], pytest.param(tuple(LANGUAGES), marks=pytest.mark.slow)],
    ids=("telling", "all"),
)
@pytest.mark.parametrize("text_size", seldom((100, 200), 200))
@pytest.mark.parametrize("size", seldom(SIZES, (360, 640)))
def test_everything_fits(
    tmp_path: Path, size: tuple[int, int], text_size: int, languages: tuple[str, ...]
) -> None:
    with with_games(tmp_path, size, text_size=text_size) as stage:
        found = []
        for language in languages:
            stage.app.preferences.language = language
            stage.open("book")
            stage.wait_for(lambda: not stage.app.inspector.is_busy)
            for level in LEVELS:
                stage.screen.open_character(level)
                stage.frames()
                found += [f"{language} {level}: {fault}" for fault in faults(Window.children[0])]
                stage.go_back()
            stage.open("setup").ask_kind(1)
            stage.frames()
            found += [f"{language} setup: {fault}" for fault in faults(Window.children[0])]
            stage.go_back()
        assert found == []
