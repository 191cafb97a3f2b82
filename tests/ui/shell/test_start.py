"""What a start settles before Kivy is there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.folders import ASSETS, data_folder
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.ui import start
from nyhavn.ui.command_line import Options, parse
from nyhavn.ui.theme.roles import QUAY_ROLES
from tests.foundation import ROOT
from tools.theme import QUAY, scheme


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting of Kivy's in the environment, now and afterwards."""
    monkeypatch.setattr(os, "environ", {})
    monkeypatch.setattr(sys, "argv", ["main.py", "--lang", "hu", "--", "-p", "tuio1:tuio,127.0.0.1:3333"])


@pytest.mark.usefixtures("clean")
def test_kivy_sees_its_own_arguments_only() -> None:
    start.set_the_stage(parse(sys.argv[1:]), (1280, 800))

    assert sys.argv == ["main.py", "-p", "tuio1:tuio,127.0.0.1:3333"]


@pytest.mark.usefixtures("clean")
def test_the_callers_own_variables_count_more_than_our_defaults() -> None:
    os.environ |= {"KCFG_GRAPHICS_WIDTH": "500", "KCFG_KIVY_LOG_LEVEL": "debug"}
    start.set_the_stage(Options(), (1280, 800))

    assert (os.environ["KCFG_GRAPHICS_WIDTH"], os.environ["KCFG_GRAPHICS_HEIGHT"]) == ("500", "800")
    assert os.environ["KCFG_KIVY_LOG_LEVEL"] == "debug"


@pytest.mark.usefixtures("clean")
def test_the_command_line_counts_more_than_variables() -> None:
    os.environ |= {"KCFG_GRAPHICS_WIDTH": "500", "KIVY_METRICS_DENSITY": "1"}
    start.set_the_stage(parse(["--size", "412x915", "--density", "2.5"]), (412, 915))

    assert (os.environ["KCFG_GRAPHICS_WIDTH"], os.environ["KCFG_GRAPHICS_HEIGHT"]) == ("412", "915")
    assert os.environ["KIVY_METRICS_DENSITY"] == "2.5"


@pytest.mark.parametrize(
    ("kept", "opened"),
    [
        ([1000, 700], (1000, 700)),
        (None, (1280, 800)),
        ("big", (1280, 800)),
        ([1, 2], (1280, 800)),
        ([1e9, 9], (1280, 800)),
    ],
)
def test_the_window_is_as_it_was_left_if_that_makes_sense(kept: object, opened: tuple[int, int]) -> None:
    assert start.window_size(Options(), kept) == opened
    assert start.window_size(Options(size=(412, 915)), kept) == (412, 915)


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize(
    ("kept", "asked"),
    [
        ([300, 200], ("custom", "300", "200")),
        ([-1500, 20], ("custom", "-1500", "20")),
        (None, (None, None, None)),
        ([300.5, 200], (None, None, None)),
        ([10**9, 200], (None, None, None)),
        ("left", (None, None, None)),
    ],
)
def test_the_window_is_asked_for_where_it_was_left(kept: object, asked: tuple[str | None, ...]) -> None:
    assert start.ask_for_place(kept) is (asked[0] is not None)
    assert _place_asked_for() == asked


@pytest.mark.usefixtures("clean")
def test_the_callers_own_place_counts_more_than_the_one_kept() -> None:
    os.environ["KCFG_GRAPHICS_POSITION"] = "auto"

    assert not start.ask_for_place([300, 200])
    assert _place_asked_for() == ("auto", None, None)


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize(
    ("arguments", "phone", "asked"),
    [
        ((), False, ("custom", "300", "200")),
        (("--size", "412x915"), False, (None, None, None)),
        ((), True, (None, None, None)),
    ],
)
def test_a_place_counts_neither_beside_a_size_nor_on_a_phone(
    arguments: tuple[str, ...],
    phone: bool,
    asked: tuple[str | None, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    store.settings.save({"place": [300, 200], "maximised": True})
    store.close()
    settled: list[bool] = []
    monkeypatch.setattr("nyhavn.ui.shell.window_geometry.settle", settled.append)
    monkeypatch.setattr("nyhavn.ui.app.NyhavnApp.run", lambda app: app.on_stop())
    if phone:
        os.environ["ANDROID_ARGUMENT"] = "app"
        monkeypatch.setattr("nyhavn.device.android.is_dark", lambda: True)

    assert start.main(["--data", str(tmp_path), *arguments]) == 0
    assert _place_asked_for() == asked
    assert settled == ([True] if asked[0] else [])


def _place_asked_for() -> tuple[str | None, ...]:
    return tuple(os.environ.get(f"KCFG_GRAPHICS_{key}") for key in ("POSITION", "LEFT", "TOP"))


def test_variables_stand_in_for_options() -> None:
    environ = {"NYHAVN_DATA": "there", "NYHAVN_INSPECT": "seen.json"}

    assert parse([], environ) == Options(data=Path("there"), inspect=Path("seen.json"))
    assert parse(["--data", "here"], environ).data == Path("here")


def test_seats_and_seed() -> None:
    options = parse(["--play", "human, harbourmaster", "--seed", "12"], {})

    assert (options.play, options.seed) == (("human", "harbourmaster"), 12)


def test_games_live_where_the_player_says_or_in_the_platforms_place(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    if sys.platform == "linux":
        assert data_folder(None, {"XDG_CONFIG_HOME": str(tmp_path)}) == tmp_path / "nyhavn"


def test_an_inspect_file_of_another_run_is_not_taken_for_ours(tmp_path: Path) -> None:
    old = tmp_path / "deep" / "screen.json"
    old.parent.mkdir()
    old.write_text("{}")

    assert start.clear_inspect_file(old)
    assert not old.exists()


def test_an_inspect_file_that_cannot_be_written_is_one_line_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    assert start.main(["--inspect", str(tmp_path / "file" / "screen.json"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("style", "is_dark"), [("Light", False), ("Dark", True)])
def test_the_colour_scheme_is_the_one_that_the_tool_computes(style: str, is_dark: bool) -> None:
    assert json.loads((ASSETS / "theme.json").read_text())[style] == scheme(is_dark) | QUAY[style]


def test_the_theme_has_every_role_of_the_quay() -> None:
    assert all(set(roles) == set(QUAY_ROLES) for roles in QUAY.values())


FIRST_FRAME = """
import os, sys
from nyhavn.ui import start

set_the_stage = start.set_the_stage

def say(*_):
    print(*sys.modules, flush=True)
    os._exit(0)

def staged(*given):
    set_the_stage(*given)
    from kivy.core.window import Window
    Window.bind(on_flip=say)

start.set_the_stage = staged
start.main(["--data", sys.argv[1]])
"""
"""Starts the app and ends with its first frame, in the middle of everything."""


def test_home_imports_nothing_that_only_other_screens_need(tmp_path: Path) -> None:
    """Whatever a start imports, the first frame waits for."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    late = (
        r"nyhavn\.(ui\.(rules|table|widgets\.sheet)|match\.(game|draft|view|session)|ai\.think)"
        r"|kivymd.*(dialog|textfield)|PIL|asyncio|_?ssl|_?hashlib"
    )
    there = done.stdout.split()
    assert "nyhavn.ui.home.screen" in there
    assert [name for name in there if re.match(late, name)] == []
