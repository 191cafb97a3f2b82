"""The first game in the real app, by gestures: to its end, left in the middle, and on alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from nyhavn.engine.actions import Build
from nyhavn.engine.state import apply
from nyhavn.i18n import LANGUAGES as ALL_LANGUAGES
from nyhavn.lesson.deal import PUPIL
from nyhavn.lesson.lessons import FIRST, SECOND, Lesson
from nyhavn.match.placing import Held, held_for
from nyhavn.storage.files import NAME
from tests.e2e.driver import Driver, Place, Screen
from tests.e2e.player import Player
from tests.e2e.sights import present
from tests.e2e.tables import without_motion
from tests.e2e.tuio import Point

pytestmark = pytest.mark.e2e
SCRIPT = FIRST.game.script
READ = {FIRST.game.deal.seed: (0, 6), SECOND.game.deal.seed: (49, 52, 58)}
"""After how many actions there is something to read first."""
LANGUAGES = ("en", *(pytest.param(code, marks=pytest.mark.slow) for code in ALL_LANGUAGES if code != "en"))


class Pupil(Player):
    """Plays the lesson's turns by touch, and sees the rival play hers."""

    def __init__(self, app: Driver, lesson: Lesson = FIRST) -> None:
        self.lesson, self.script = lesson, lesson.game.script
        self.done = lesson.game.begins
        super().__init__(app, state=lesson.game.match("Anna").state)

    def begin(self) -> None:
        """The first time, a name is asked for."""
        self.app.wait_for_widget("home.lesson")
        self.app.tap("home.lesson")
        self.app.wait_for_widget("home.name.skip")
        self.app.tap_to("home.name.skip", "lesson")
        self.app.wait_for_widget("lesson.card")

    def says(self) -> str:
        return str(self.app.widget("lesson.card")["text"])

    def light(self, number: int = 0) -> str:
        """The name of a frame of light, once it is there."""
        name = f"lesson.light.{number}"
        self.app.wait_for_widget(name)
        return name

    def play_to(self, length: int) -> None:
        """Do what the lesson asks for."""
        while self.done < length:
            if self.state.current != PUPIL:
                self.see_rival()
                continue
            screen = self.app.wait_for_widget(
                "lesson.onward" if self.done in READ[self.lesson.game.deal.seed] else "lesson.light.0"
            )
            if "lesson.onward" in screen["widgets"]:
                self.app.tap("lesson.onward")
                self.app.wait_for(lambda screen: "lesson.onward" not in screen["widgets"])
            if self.lesson is FIRST and self.done == 2:
                self.hang_the_tile()
            elif self.lesson is FIRST and self.done == 10:
                self.undo_the_wall()
            else:
                action = self.script[self.done]
                self.lay_out(action, by_drag=isinstance(action, Build))
            self.confirm()

    def drag_until(self, wanted: Callable[[Screen], bool], start: Place, end: Point) -> None:
        """Drag, and wait for what it must bring."""
        self.app.drag(start, end)
        self.app.wait_for(lambda screen: wanted(screen) and not screen["busy"])

    def drag_tile(self, held: Held) -> None:
        self.drag_until(self.tile_at(held), "tile", self.middle(held))

    def drag_from(self, name: str, held: Held) -> None:
        self.tap_until(name, present("tile"))
        self.drag_tile(held)

    def see_rival(self) -> None:
        """The whole turn: cards that are put down after a draw go faster than one looks."""
        while self.state.current != PUPIL:
            self.state, _ = apply(self.state, self.script[self.done])
            self.done += 1
        self.expect()

    def hang_the_tile(self) -> None:
        """Drag the tile from the supply into the air, and then down."""
        self.light(1)
        before = self.says()

        def speaks_of_it(screen: Screen) -> bool:
            return "tile" in screen["widgets"] and screen["widgets"]["lesson.card"]["text"] != before

        house = self.app.rect("house.0")
        self.drag_until(speaks_of_it, "supply.red.4", house.at(0.5, 0.55))
        assert not self.app.widget("confirm")["enabled"]
        action = SCRIPT[2]
        assert isinstance(action, Build)
        self.drag_tile(held_for(action))

    def undo_the_wall(self) -> None:
        """Put the tile with its wall on top, see the light on Undo, take it back, and do it right."""
        action = SCRIPT[10]
        assert isinstance(action, Build)
        wrong = Held("red", 2, 1).moved((4, 0))
        self.tap_until("supply.red.2", present("tile"))
        self.turn_to(wrong)
        self.drag_tile(wrong)
        self.app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"] and not screen["busy"])
        self.app.tap("confirm")
        self.app.settle()
        self.app.wait_for(lambda screen: "tile" in screen["widgets"] and not screen["busy"])
        assert self.app.screen["state"]["phase"] == "turn", "the lesson let it through"
        self.app.tap(self.light())
        self.app.wait_for(lambda screen: "tile" not in screen["widgets"])
        self.lay_out(action, by_drag=True)

    def confirm(self) -> None:
        """Carry out what is laid out. The rival may have answered before one has looked."""
        self.app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
        self.app.tap("confirm")
        self.state, _ = apply(self.state, self.script[self.done])
        self.done += 1
        if self.state.over or self.state.current == PUPIL:
            self.expect()


def _counted(app: Driver) -> list[int]:
    with closing(sqlite3.connect(f"file:{app.data / NAME}?mode=ro", uri=True)) as kept:
        return [int(row[0]) for row in kept.execute("SELECT counted FROM games WHERE deleted IS NULL")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_is_played_through_by_gestures(tmp_path: Path, language: str) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--lang", language) as app:
        pupil = Pupil(app)
        pupil.begin()
        pupil.play_to(len(SCRIPT))

        app.wait_for_widget("lesson.light.0")
        assert pupil.says()
        app.tap_to("confirm", "scoreboard")
        assert _counted(app) == [0]
    with Driver(tmp_path, "--lang", language) as app:
        app.wait_for_widget("home.lesson")
        assert app.rect("home.lesson").y < app.rect("home.play").y


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_lesson_is_played_through_and_leads_to_a_game(tmp_path: Path, language: str) -> None:
    without_motion(tmp_path, lesson_done=True)
    with Driver(tmp_path, "--lang", language) as app:
        pupil = Pupil(app, SECOND)
        app.wait_for_widget("home.lesson")
        app.tap("home.lesson")
        app.wait_for_widget("home.lesson.second")
        app.tap_to("home.lesson.second", "lesson")
        pupil.play_to(len(pupil.script))
        app.wait_for_widget("lesson.onward")
        app.tap_to("lesson.onward", "table")
        assert _counted(app) == [0, 1]


@pytest.mark.slow
def test_left_and_killed_the_first_game_goes_on_where_it_was(tmp_path: Path) -> None:
    without_motion(tmp_path)
    with Driver(tmp_path, "--lang", "es", size=(1280, 800)) as app:
        pupil = Pupil(app)
        pupil.begin()
        pupil.play_to(2)
        pupil.light(1)
        said = pupil.says()
        app.kill()
    for way in ("home.continue", "home.lesson"):
        with Driver(tmp_path, "--lang", "es", size=(1280, 800)) as app:
            pupil.app = app
            app.tap_to(way, "lesson")
            pupil.expect()
            pupil.light(1)
            assert pupil.says() == said
            if way == "home.lesson":
                pupil.play_to(3)
                assert _counted(app) == [0]


@pytest.mark.slow
def test_on_alone_it_is_a_game_like_any_other(tmp_path: Path) -> None:
    with Driver(tmp_path, "--lang", "en") as app:
        pupil = Pupil(app)
        pupil.begin()
        pupil.play_to(2)
        pupil.light(1)
        app.tap("lesson.alone")
        screen = app.wait_for(lambda screen: screen["screen"] == "table" and "offer.0" in screen["widgets"])
        assert "lesson.card" not in screen["widgets"]
        assert screen["state"]["deck"] > 40
        app.tap("offer.0")
        app.tap("offer.1")
        app.wait_for(lambda screen: screen["widgets"]["confirm"]["enabled"])
        app.tap("confirm")
        app.wait_for(lambda screen: screen["state"]["turn"] >= 4 and not screen["busy"])
        app.kill()
    with Driver(tmp_path, "--lang", "en") as app:
        app.tap_to("home.continue", "table")
        assert _counted(app) == [0]
