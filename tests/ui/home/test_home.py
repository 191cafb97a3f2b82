"""Home: what it offers first, to whom, and what waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.match.people import People
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.ui.home.continue_game import picture
from nyhavn.ui.widgets.layouts import EvenGrid
from tests.match.positions import setup_for
from tests.matrix import SIZES, spread, thinned
from tests.ui.saves.kept_games import fill
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage


def golden(stage: Stage) -> set[str]:
    """What stands out."""
    brass = list(stage.app.theme_cls.brassFillColor)
    named = (widget for widget in stage.screen.walk() if str(getattr(widget, "name", "")).startswith("home."))
    return {widget.name for widget in named if list(getattr(widget, "ground", ())) == brass}


def test_gold_is_what_most_want_now(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=store) as stage:
        assert golden(stage) == {"home.lesson"}
        stage.app.preferences.lesson_done = True
        stage.frames()
        assert golden(stage) == {"home.play"}
        assert stage.screen.ids.play.note == "Against Freja (Apprentice)"
        stage.tap("home.play")
        seats = stage.screen.tabletop.session.record().setup.seats
        assert [seat.kind for seat in seats] == ["human", "apprentice"]
        stage.go_back()
        stage.wait_for(lambda: stage.app.manager.current == "home")
        assert golden(stage) == {"home.continue"}
        assert "0–0, Player 1’s turn" in stage.screen.continue_card.note
    store.close()


def test_unfinished_games_are_counted(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    fill(store)
    with on_stage(games=store) as stage:
        stage.wait_for(lambda: "home.continue" in stage.parts and stage.screen.waiting == 3)
        assert stage.parts["home.saves"].text == "Saved games (3)"
        assert stage.screen.continue_card.others == "2 more games waiting"
    store.close()


def test_the_offered_game_speaks_the_language_that_is_chosen(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    fill(store, 1)
    with on_stage(games=store) as stage:
        card = stage.screen.continue_card
        stage.wait_for(lambda: "home.continue" in stage.parts)
        assert (card.players, card.note) == ("Anna and Bence", "1–1, Bence’s turn")
        stage.tap("home.settings")
        stage.app.preferences.language = "de"
        stage.tap("back")
        assert (card.players, card.note) == ("Anna und Bence", "1–1, Bence ist am Zug")
    store.close()


def test_a_name_is_asked_for_once_and_may_be_skipped() -> None:
    with on_stage(name_asked=False) as stage:
        stage.tap("home.play")
        assert stage.app.manager.current == "home"
        stage.tap("home.name.skip")
        assert stage.app.manager.current == "table"
        assert stage.app.preferences.people is None
        stage.open("home")
        stage.tap("home.lesson")
        assert stage.app.manager.current == "lesson"


def test_a_name_that_is_given_is_that_of_the_solo_player() -> None:
    with on_stage(name_asked=False) as stage:
        stage.tap("home.play")
        Window.children[0].field.text = "  Clara the very first  "
        stage.tap("home.name.take")
        assert stage.app.manager.current == "table"
        assert stage.screen.tabletop.session.record().setup.seats[0].name == "Clara the very"
        people = stage.app.preferences.everybody()
        assert (people.solo, people.known[0].name) == ("Clara the very", "Clara the very")


@pytest.mark.parametrize(
    ("size", "language", "text_size"), thinned(spread((*SIZES, (2560, 1440)), LANGUAGES, (100, 200)), 4)
)
def test_home_is_whole_with_a_game_and_with_the_question(
    tmp_path: Path, size: tuple[int, int], language: str, text_size: int
) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    fill(store, 3)
    people = People().having_played("Anna", "red").to_json()
    with on_stage(size, games=store, language=language, text_size=text_size, people=people) as stage:
        stage.wait_for(lambda: "home.continue" in stage.parts and stage.screen.waiting > 1)
        stage.frames(8)
        assert faults(stage.app.root) == []
        stage.app.preferences.people = None
        stage.app.preferences.name_asked = False
        stage.screen.play()
        stage.frames(8)
        assert faults(Window.children[0]) == []
    store.close()


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
def test_the_last_row_of_buttons_has_no_gap(size: tuple[int, int]) -> None:
    with on_stage(size) as stage:
        parts = stage.parts
        small = [parts[f"home.{name}"].rect for name in ("puzzles", "saves", "players", "rules", "settings")]
        ends: dict[int, tuple[float, float]] = {}
        for x, y, width, _height in small:
            left, right = ends.get(round(y), (x, x + width))
            ends[round(y)] = (min(left, x), max(right, x + width))
        assert len(ends) == 2
        one, other = ends.values()
        assert one == pytest.approx(other, abs=1.5)


def test_the_buttons_are_laid_out_once_and_then_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    with on_stage() as stage:
        stage.frames(5)
        layouts: list[int] = []

        def note(_grid: EvenGrid, count: int) -> Iterator[Any]:
            layouts.append(count)
            return iter(())

        monkeypatch.setattr(EvenGrid, "_iterate_layout", note)
        stage.frames(10)
        assert layouts == []


def test_houses_of_a_game_that_waits_are_in_the_order_of_the_names() -> None:
    setup = setup_for(4)
    with on_stage():
        small = picture(setup, lambda _seat: ())
    assert [house.house_color for house in reversed(small.children)] == [seat.color for seat in setup.seats]
