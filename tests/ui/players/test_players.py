"""The players: what their games say, and what can be done with names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.match.people import People
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from tests.matrix import SIZES, spread, thinned
from tests.ui.saves.kept_games import fill
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

KNOWN = People().having_played("Dani", "green").having_played("Anna", "blue").with_solo("Anna").to_json()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    opened = Store.open(tmp_path, Setup.from_json)
    fill(opened)
    opened.count_hint(opened.list_games(over=True)[0].id, 0)
    yield opened
    opened.close()


def open_players(stage: Stage) -> None:
    stage.open("players")
    stage.wait_for(lambda: stage.screen.has_games and "players.4" in stage.parts)


def names(stage: Stage) -> list[str]:
    return [chip.text for chip in reversed(stage.screen.ids.people.children)]


def test_everybody_is_listed_with_what_the_games_say(store: Store[Setup]) -> None:
    with on_stage((1280, 800), games=store, people=KNOWN) as stage:
        open_players(stage)
        # Those who are known first; Mads is somebody's name here.
        assert names(stage) == ["Anna", "Dani", "Bence", "Clara", "Mads"]
        found = {each.name: each for each in store.statistics()}
        assert stage.screen.headline.startswith(f"{found['Anna'].games} game")
        assert [points for points, _won, _hints in stage.screen.results] == [
            result.score for result in found["Anna"].results
        ]
        assert any(hinted for _points, _won, hinted in stage.screen.results)
        assert [name for name, _tally in stage.screen.by_rival] == ["People"]
        assert len(stage.screen.by_number) == len(found["Anna"].by_players)
        stage.tap("players.1")
        assert not stage.screen.has_games
        assert "after the first finished game" in stage.screen.headline


def test_a_name_is_changed_with_its_games_and_two_are_made_one(store: Store[Setup]) -> None:
    with on_stage((1280, 800), games=store, people=KNOWN) as stage:
        open_players(stage)
        games = stage.screen.headline
        stage.tap("players.more")
        stage.tap("players.more.rename")
        Window.children[0].field.text = "Anne"
        stage.tap("players.name.take")
        stage.wait_for(lambda: stage.screen.player == "Anne" and stage.screen.has_games)
        assert stage.screen.headline == games
        stage.tap("players.more")
        stage.tap("players.more.merge")
        stage.tap("players.merge.0")
        stage.wait_for(lambda: stage.screen.player == "Dani" and stage.screen.has_games)
        assert stage.screen.headline == games
        assert names(stage) == ["Dani", "Bence", "Clara", "Mads"]
        assert stage.app.preferences.everybody().solo == "Dani"


def test_who_is_removed_is_gone_and_the_games_are_not(store: Store[Setup]) -> None:
    with on_stage((1280, 800), games=store, people=KNOWN) as stage:
        open_players(stage)
        stage.tap("players.more")
        stage.tap("players.more.remove")
        stage.tap("players.remove.no")
        assert "Anna" in names(stage)
        stage.tap("players.more")
        stage.tap("players.more.remove")
        stage.tap("players.remove.yes")
        stage.wait_for(lambda: "Anna" not in names(stage))
        stage.wait_for(lambda: stage.screen.player == "Dani")
        assert store.count_games() == 6


def test_likings_are_kept(store: Store[Setup]) -> None:
    with on_stage((1280, 800), games=store, people=KNOWN) as stage:
        open_players(stage)
        stage.tap("players.color")
        stage.tap("players.hints")
        stage.tap("players.hints.on")
        stage.tap("players.palette")
        stage.tap("players.palette.protanopia")
        anna = stage.app.preferences.everybody().called("Anna")
        assert anna is not None
        assert (anna.color, anna.hints, anna.palette) == ("yellow", True, "protanopia")
        assert stage.screen.personal == {"hints": "Always", "palette": "Protanopia"}


def test_where_nobody_has_played_there_is_nothing_to_press() -> None:
    with on_stage() as stage:
        stage.open("players")
        assert not stage.parts["players.more"].enabled
        assert "players.color" not in stage.parts


@pytest.mark.parametrize(
    ("size", "language", "text_size"), thinned(spread((*SIZES, (2560, 1440)), LANGUAGES, (100, 200)), 4)
)
def test_a_page_is_whole(store: Store[Setup], size: tuple[int, int], language: str, text_size: int) -> None:
    with on_stage(size, games=store, people=KNOWN, language=language, text_size=text_size) as stage:
        stage.open("players")
        stage.wait_for(lambda: stage.screen.has_games)
        stage.frames(12)
        assert faults(stage.app.root) == []
