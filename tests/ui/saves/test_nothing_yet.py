"""A list without games: it says so, and leads to a game where that would help."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from tests.ui.saves.kept_games import fill
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import on_stage


@pytest.mark.parametrize("screen", ["saves", "players"])
def test_where_there_is_nothing_yet_a_button_leads_to_a_new_game(tmp_path: Path, screen: str) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=store) as stage:
        stage.open(screen)
        stage.wait_for(lambda: f"{screen}.new" in stage.parts)
        assert stage.parts[f"{screen}.new.empty"].text != ""
        stage.tap(f"{screen}.new")
        stage.wait_for(lambda: stage.app.screen_name() == "setup")
    store.close()


def test_a_game_that_comes_takes_the_place_of_the_invitation(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage(games=store) as stage:
        stage.open("saves")
        stage.wait_for(lambda: "saves.new" in stage.parts)
        fill(store)
        stage.screen.show("playing")
        stage.wait_for(lambda: "save.0.resume" in stage.parts)
        assert "saves.new" not in stage.parts
    store.close()


@pytest.mark.parametrize(
    ("size", "language", "text_size", "screen"),
    [
        ((360, 640), "de", 200, "players"),
        ((640, 360), "en", 100, "saves"),
        ((640, 360), "hu", 200, "players"),
        ((1280, 800), "fr", 150, "saves"),
    ],
)
def test_the_invitation_fits(
    tmp_path: Path, size: tuple[int, int], language: str, text_size: int, screen: str
) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage(size, games=store, language=language, text_size=text_size) as stage:
        stage.open(screen)
        stage.wait_for(lambda: f"{screen}.new" in stage.parts)
        stage.frames(20)
        assert faults(stage.app.root) == []
        x, y, width, height = stage.parts[f"{screen}.new"].rect
        assert 0 <= x <= x + width <= size[0]
        assert 0 <= y <= y + height <= size[1]
        assert height >= 48
    store.close()
