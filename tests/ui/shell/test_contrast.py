"""Everything written is read, and every symbol is seen, by day and in the evening: from the pixels drawn."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kivy.core.window import Window

from nyhavn.ui.widgets.controls import Glyph
from tests.match.positions import moment, setup_for
from tests.ui.scoreboard.finished import finished
from tests.ui.shell.reading import labels, picture_of_window, standing_out
from tests.ui.shell.stage import Stage, on_stage

TEXT, SYMBOL = 4.5, 3.0
FRAMES = 12
"""Frames until everything is drawn in its place."""


def _replay(stage: Stage) -> None:
    stage.open("replay", match=finished(3))
    stage.screen.go_to(30)


def _table(stage: Stage) -> None:
    stage.open("table", match=moment("all active", 2, setup_for(2, curtain=False)))


def _coat(stage: Stage) -> None:
    stage.open("table", match=moment("coat", 3, setup_for(3, curtain=False)))


def _curtain(stage: Stage) -> None:
    stage.open("table", match=moment("rich", 3))


def _log(stage: Stage) -> None:
    _table(stage)
    stage.screen.tabletop.open_log()


def _notice(stage: Stage) -> None:
    stage.open("settings")
    stage.app.say("Go back once more to leave.")


def _sheet(stage: Stage) -> None:
    stage.open("settings")
    stage.screen.ask_palette()


VIEWS: dict[str, Callable[[Stage], object]] = {
    "home": lambda stage: stage.open("home"),
    "setup": lambda stage: stage.open("setup"),
    "settings": lambda stage: stage.open("settings"),
    "rules": lambda stage: stage.open("rules", page="build"),
    "scoreboard": lambda stage: stage.open("scoreboard", match=finished(3)),
    "replay": _replay,
    "table": _table,
    "coat": _coat,
    "log": _log,
    "curtain": _curtain,
    "notice": _notice,
    "sheet": _sheet,
    "keys": lambda stage: stage.app.show_keys(),
}


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_text_and_symbols_stand_out_from_their_ground(theme: str) -> None:
    with on_stage(theme=theme) as stage:
        faint, read = [], 0
        for view, show in VIEWS.items():
            show(stage)
            stage.frames(FRAMES)
            picture = picture_of_window()
            for label, clip in labels(Window):
                found = standing_out(label, clip, picture)
                if found is None:
                    continue
                read += 1
                is_symbol = isinstance(label, Glyph) or label.font_name == "Icons"
                if found < (SYMBOL if is_symbol else TEXT):
                    faint.append(f"{view}: {label.text!r} {found:.1f}")
            while len(Window.children) > 1:
                Window.remove_widget(Window.children[0])
        assert read > 150
        assert not faint, "\n".join(faint)
