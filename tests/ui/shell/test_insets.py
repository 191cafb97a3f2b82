"""Nothing to be read or touched lies under a cutout or a bar on any screen; the quay goes on below them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView
from PIL import Image, ImageChops

from nyhavn.device.insets import Insets
from nyhavn.i18n import LANGUAGES
from nyhavn.lesson.lessons import FIRST
from nyhavn.match.draft import Draft
from nyhavn.match.placing import Held
from nyhavn.match.seating import first_seating
from nyhavn.match.setup import Setup
from nyhavn.match.spots import OwnAbility
from nyhavn.review import reviewer
from nyhavn.storage.store import Store
from nyhavn.ui.command_line import Options
from nyhavn.ui.home.continue_game import UnfinishedGame
from nyhavn.ui.saves.widgets import NamingSheet
from nyhavn.ui.shell import safe_area
from nyhavn.ui.shell.visible_parts import visible_parts
from nyhavn.ui.table.overlays import openers as overlays
from nyhavn.ui.widgets.sheet import Sheet
from tests.match.finished import finished
from tests.match.positions import LONG_NAMES, moment, setup_for
from tests.matrix import spread, thinned
from tests.ui.saves.kept_games import fill, open_saves
from tests.ui.shell.all_views import VIEWS
from tests.ui.shell.edges import DEVICES, WAYS, covered, edges, held
from tests.ui.shell.layout import faults
from tests.ui.shell.reading import picture_of_window
from tests.ui.shell.stage import Stage, on_stage

SOURCES = Path(safe_area.__file__).parents[2]
FULL_TABLE = first_seating().with_count(4).with_kind(1, "harbourmaster").with_kind(2, "architect").to_json()
FRAMES = 5
SHADOW = 20
"""How many pixels of a house's shadow may fall below the edges of a screen that has no fence."""


def _home(stage: Stage) -> None:
    stage.app.unfinished = UnfinishedGame(lambda: "Anna, Bence, Clara", lambda: "14", lambda: None)
    stage.open("home")


def _tile(stage: Stage) -> None:
    stage.open("table", match=moment("rich", 4, setup_for(4, LONG_NAMES, curtain=False)))
    stage.screen.tabletop.session.lay_out(Draft(held=Held("purple", 5).moved((0, 0))))


def _explanation(stage: Stage) -> None:
    _tile(stage)
    overlays.explain_spot(stage.screen.tabletop.view, OwnAbility("any_cards"))


def _closer(stage: Stage) -> None:
    _tile(stage)
    overlays.look_closer(stage.screen.tabletop.view, 1, patterns=True)


def _menu(stage: Stage) -> None:
    _tile(stage)
    stage.tap("menu")


def _saves(stage: Stage) -> None:
    # On its side, between bars, a small phone shows no more.
    open_saves(stage, rows=1)


def _naming(stage: Stage) -> None:
    _saves(stage)
    NamingSheet("Anna", lambda _name: None).open()


def _lesson(stage: Stage) -> None:
    stage.open("lesson", begin=FIRST)
    # Where it was left is looked up in another thread.
    stage.wait_for(lambda: "lesson.card" in stage.parts)


def _review(stage: Stage) -> None:
    stage.open("review", record=finished(2))
    stage.wait_for(lambda: stage.screen.review is not None)


def _review_of_a_turn(stage: Stage) -> None:
    _review(stage)
    stage.screen.look_at(max(stage.screen.review.turns, key=lambda turn: turn.loss).turn.number)


def _try_again(stage: Stage) -> None:
    _review_of_a_turn(stage)
    stage.frames()
    stage.tap("review.try")
    assert stage.screen.name == "try_again"


EVERYWHERE: dict[str, Callable[[Stage], object]] = VIEWS | {
    "home": _home,
    "tile": _tile,
    "explanation": _explanation,
    "closer": _closer,
    "menu": _menu,
    "saves": _saves,
    "naming": _naming,
    "rules contents": lambda stage: stage.open("rules"),
    "lesson": _lesson,
    "players": lambda stage: stage.open("players"),
    "review": _review,
    "review of a turn": _review_of_a_turn,
    "try again": _try_again,
}
SCREENS = (
    "home",
    "setup",
    "settings",
    "saves",
    "rules",
    "scoreboard",
    "replay",
    "table",
    "curtain",
    "lesson",
)


def views(stage: Stage, names: tuple[str, ...] = tuple(EVERYWHERE)) -> Iterator[str]:
    """Show one view after the other."""
    for name in names:
        EVERYWHERE[name](stage)
        stage.frames(FRAMES)
        yield name
        for child in list(Window.children):
            if isinstance(child, ModalView):
                child.dismiss(animation=False)
            elif isinstance(child, Sheet):
                child.dismiss()
            elif child is not stage.app.root:
                Window.remove_widget(child)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are only looked at; what they find does not matter."""
    monkeypatch.setattr(reviewer, "USUAL_MILLISECONDS", 3)


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Store[Setup]]:
    opened = Store.open(tmp_path, Setup.from_json)
    fill(opened)
    yield opened
    opened.close()


def with_edges(insets: Insets) -> Options:
    return Options(insets=insets)


@pytest.mark.parametrize(
    ("device", "way", "size", "density"),
    thinned(spread(DEVICES, WAYS, ((412, 915), (360, 800)), (1.0, 2.625)), 2),
)
def test_nothing_read_or_touched_is_covered(
    device: tuple[str, str],
    way: str,
    size: tuple[int, int],
    density: float,
    games: Store[Setup],
) -> None:
    insets = edges(device, way)
    width, height = held(size, way)
    pixels = int(width * density), int(height * density)
    with on_stage(pixels, density, with_edges(insets), games=games, seats=FULL_TABLE) as stage:
        wrong = {view: found for view in views(stage) if (found := covered(insets))}
    assert wrong == {}


@pytest.mark.slow
@pytest.mark.parametrize(("device", "way", "language"), spread(DEVICES, WAYS, LANGUAGES))
def test_everything_still_fits(device: tuple[str, str], way: str, language: str) -> None:
    """What the edges take away, nothing else loses: nothing is cut off, too small or over something else."""
    insets = edges(device, way)
    with on_stage(held((412, 915), way), options=with_edges(insets), language=language) as stage:
        wrong = {}
        for view in views(
            stage, ("home", "setup", "settings", "rules", "scoreboard", "replay", "sheet", "keys")
        ):
            if found := faults(Window.children[0]):
                wrong[view] = found
    assert wrong == {}


@pytest.mark.parametrize(
    ("size", "insets"),
    [
        pytest.param((412, 915), (0, 48, 0, 24), marks=pytest.mark.slow),
        ((915, 412), (48, 10, 48, 24)),
    ],
)
def test_the_quay_goes_on_under_the_edges(
    size: tuple[int, int], insets: tuple[int, ...], games: Store[Setup]
) -> None:
    """There is the quay, veiled as the screen has it, and nothing else."""
    with on_stage(size, options=with_edges(Insets(*insets)), games=games) as stage:
        wrong = []
        for view in views(stage, SCREENS):
            whole = picture_of_window()
            stage.app.manager.opacity = 0
            stage.frames(1)
            behind = picture_of_window()
            stage.app.manager.opacity = 1
            bands = _bands(Insets(*insets), SHADOW if stage.screen.bleeds else 0)
            wrong += [f"{view} {side}" for side, box in bands if _differ(whole, behind, box)]
            assert _differ(whole, behind, (0, 0, *whole.size)), "nothing is shown"
    assert wrong == []


def _bands(insets: Insets, shadow: int) -> Iterator[tuple[str, tuple[int, int, int, int]]]:
    width, height = Window.size
    left, top, right, bottom = (max(0, int(side) - shadow) for side in insets)
    yield "left", (0, 0, left, height)
    yield "top", (0, 0, width, top)
    yield "right", (width - right, 0, width, height)
    yield "bottom", (0, height - bottom, width, height)


def _differ(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int]) -> bool:
    if box[0] == box[2] or box[1] == box[3]:
        return False
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None


def test_the_veil_is_that_of_the_screen_also_after_a_change() -> None:
    with on_stage(motion="full") as stage:
        for name in ("settings", "home", "rules", "settings", "home"):
            seen = set()
            stage.app.open(name)
            while stage.app.is_moving():
                seen.add(stage.app.root.veil)
                stage.frames(1)
            stage.frames(2)
            assert stage.app.root.veil == stage.screen.veil
            assert all(0 <= veil <= 0.9 for veil in seen)


# While the app lives


def test_turning_a_phone_upside_down_moves_everything(games: Store[Setup]) -> None:
    left, right = Insets(48, 0, 0, 24), Insets(0, 0, 48, 24)
    with on_stage((915, 412), options=with_edges(left), games=games, seats=FULL_TABLE) as stage:
        for view in views(stage, (*SCREENS, "sheet", "closer", "notice")):
            stage.app.root.insets = left
            stage.frames(3)
            before = {(part.name, part.rect) for part in visible_parts(Window, Window.size)}
            stage.app.root.insets = right
            stage.frames(3)

            assert covered(right) == [], view
            now = {(part.name, part.rect) for part in visible_parts(Window, Window.size)}
            assert now.isdisjoint(before), view


def test_edges_that_change_while_screens_do() -> None:
    insets = Insets(0, 48, 0, 24)
    with on_stage(motion="full") as stage:
        stage.app.open("settings")
        stage.frames(1)
        assert stage.app.is_moving()
        stage.app.root.insets = insets
        stage.wait_for(lambda: not stage.app.is_moving())
        stage.frames(5)

        assert covered(insets) == []


def test_a_device_is_asked_at_the_start_at_every_resize_and_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Insets | None] = [Insets(0, 40, 0, 20)]
    monkeypatch.setattr(safe_area, "may_change", lambda: True)
    monkeypatch.setattr(safe_area, "read_insets", lambda: told[-1])
    with on_stage((412, 915)) as stage:
        root = stage.app.root
        assert (root.pos, root.size) == ([0, 20], [412, 855])

        told.append(Insets(40, 0, 0, 20))
        stage.resize(915, 412)
        assert (root.pos, root.size) == ([40, 20], [875, 392])

        # No event tells of this.
        told.append(Insets(0, 0, 40, 20))
        stage.wait_for(lambda: root.pos == [0, 20])
        assert root.size == [875, 392]

        told.append(None)
        stage.resize(900, 412)
        assert root.size == [860, 392], "who does not answer has said nothing new"


def test_where_edges_stay_as_they_are_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[None] = []
    monkeypatch.setattr(safe_area, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(safe_area, "read_insets", lambda: asked.append(None))
    with on_stage() as stage:
        at_first = len(asked)
        stage.frames()
        assert len(asked) == at_first
    monkeypatch.setattr(safe_area, "may_change", lambda: True)
    monkeypatch.setattr(safe_area, "read_insets", lambda: Insets(99, 99, 99, 99))
    with on_stage(options=with_edges(Insets(1, 2, 3, 4))) as stage:
        assert stage.app.root.insets == Insets(1, 2, 3, 4)


# A new screen cannot forget them


def test_every_layer_is_one_of_ours() -> None:
    """Kivy's own and KivyMD's stand in the middle of the window, cutout or not."""
    own = {SOURCES / "ui" / "widgets" / "sheet.py"}
    bases = {
        f"{path.name}: {node.name}"
        for path in SOURCES.rglob("*.py")
        if path not in own
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).split(".")[-1] in ("ModalView", "Popup", "MDDialog")
    }
    assert bases == set()


def test_a_screen_gets_what_is_not_covered() -> None:
    insets = Insets(10, 20, 30, 40)
    with on_stage((412, 915), 2.0, with_edges(insets)) as stage:
        for name in ("home", "setup"):
            screen: Any = stage.open(name)
            assert (screen.pos, screen.size) == ([20, 80], [412 - 80, 915 - 120])


def test_edges_wider_than_the_window_leave_a_window() -> None:
    with on_stage((200, 150), options=replace(with_edges(Insets(500, 500, 500, 500)))) as stage:
        assert min(stage.app.root.size) >= 1
