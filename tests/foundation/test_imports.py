"""One direction: ui -> match -> engine, ui -> storage -> engine, ai -> engine, and never back."""

import re
from pathlib import Path

import pytest

from tests.foundation import ROOT
from tests.foundation.imports import MAY_IMPORT, import_cycles, rooms, wrong_imports


def test_nothing_is_imported_against_the_direction() -> None:
    assert wrong_imports(ROOT) == []


def test_every_room_has_its_place_in_the_direction() -> None:
    assert "engine" in rooms(ROOT)
    assert rooms(ROOT) <= set(MAY_IMPORT)


def test_no_two_rooms_import_each_other() -> None:
    for room, others in MAY_IMPORT.items():
        assert not any(room in MAY_IMPORT[other] for other in others)


def test_no_modules_import_each_other() -> None:
    assert import_cycles(ROOT) == []


def test_no_test_takes_anything_from_another() -> None:
    borrowed = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in (ROOT / "tests").rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"\s*(from|import) tests\.(\w+\.)*test_", line)
    ]
    assert borrowed == []


def test_modules_that_import_each_other_are_found_wherever_the_import_stands(tmp_path: Path) -> None:
    write(tmp_path, "one/__init__.py", "")
    for name, line in {
        "first": "from nyhavn.one.second import b",
        "second": "def later():\n    from nyhavn.one import third",
        "third": "from .first import a",
        "apart": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from nyhavn.one import user",
        "user": "from nyhavn.one.apart import c",
    }.items():
        (tmp_path / "nyhavn" / "one" / f"{name}.py").write_text(line + "\n", encoding="utf-8")

    assert import_cycles(tmp_path) == [["nyhavn.one.first", "nyhavn.one.second", "nyhavn.one.third"]]


@pytest.mark.parametrize(
    ("file", "line", "module"),
    [
        ("engine/scoring.py", "import kivy", "kivy"),
        ("engine/scoring.py", "import numpy as np", "numpy"),
        ("engine/scoring.py", "from nyhavn.ai import levels", "nyhavn.ai.levels"),
        ("engine/scoring.py", "from nyhavn.folders import ASSETS", "nyhavn.folders.ASSETS"),
        ("engine/deep/inside.py", "from ...match import game", "nyhavn.match.game"),
        ("ai/search.py", "from nyhavn.match.game import Game", "nyhavn.match.game.Game"),
        ("ai/search.py", "from kivy.clock import Clock", "kivy.clock.Clock"),
        ("match/game.py", "from nyhavn import ui", "nyhavn.ui"),
        ("match/game.py", "from ..storage import saves", "nyhavn.storage.saves"),
        ("match/game.py", "def later():\n    import kivymd.app", "kivymd.app"),
        ("storage/saves.py", "import plyer", "plyer"),
        ("storage/saves.py", "from .. import match", "nyhavn.match"),
        ("device/sound.py", "from nyhavn.ui.app import NyhavnApp", "nyhavn.ui.app.NyhavnApp"),
        ("__init__.py", "from nyhavn.ui.start import main", "nyhavn.ui.start.main"),
        ("folders.py", "from kivy.utils import platform", "kivy.utils.platform"),
        ("words/names.py", "from kivy.metrics import dp", "kivy.metrics.dp"),
        ("ui/home/screen.py", "from nyhavn.engine.moves import DRAW", "nyhavn.engine.moves.DRAW"),
        ("words/names.py", "from nyhavn.engine import layout", "nyhavn.engine.layout"),
        ("lesson/course.py", "from nyhavn.ui.language import tr", "nyhavn.ui.language.tr"),
        ("rulebook/page.py", "from nyhavn.ui.art import TileArt", "nyhavn.ui.art.TileArt"),
    ],
)
def test_an_import_against_the_direction_is_found(tmp_path: Path, file: str, line: str, module: str) -> None:
    write(tmp_path, file, line)

    assert wrong_imports(tmp_path) == [f"nyhavn/{file} imports {module}"]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        (
            "engine/scoring.py",
            "import collections.abc\nfrom . import houses\nfrom nyhavn.engine.state import State",
        ),
        ("ai/search.py", "from nyhavn.engine import apply"),
        ("match/game.py", "from nyhavn.ai import levels\nfrom ..engine import apply"),
        (
            "storage/saves.py",
            "import sqlite3\nfrom nyhavn.engine import record\nfrom nyhavn.folders import data_folder",
        ),
        ("ui/table/house.py", "from kivy.uix.widget import Widget\nfrom nyhavn.match import game"),
        ("__main__.py", "from nyhavn.ui.start import main"),
    ],
)
def test_an_import_along_the_direction_is_fine(tmp_path: Path, file: str, line: str) -> None:
    write(tmp_path, file, line)

    assert wrong_imports(tmp_path) == []


def write(root: Path, file: str, source: str) -> None:
    path = root / "nyhavn" / file
    path.parent.mkdir(parents=True)
    path.write_text(source + "\n", encoding="utf-8")
