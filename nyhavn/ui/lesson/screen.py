"""The lesson's screen: the real table with a voice that asks for one thing at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.metrics import dp

from nyhavn.engine.jsonform import state_to_json
from nyhavn.lesson.course import Course
from nyhavn.lesson.deal import on_ones_own
from nyhavn.lesson.guide import LessonGuide
from nyhavn.lesson.lessons import FIRST, Lesson, lesson_of
from nyhavn.match.game import Match
from nyhavn.match.setup import Setup
from nyhavn.match.suggestion import solo_seating
from nyhavn.match.view import TableView
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.autosave import begin_chronicle
from nyhavn.ui.lesson import saved_lesson
from nyhavn.ui.lesson.coach import Coach, SpeechCard
from nyhavn.ui.lesson.strip_layout import lesson_layout
from nyhavn.ui.shell.by_steps import made
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.table.screen import TABLE_KV
from nyhavn.ui.table.tabletop import Tabletop


class LessonScreen(AppScreen):
    """A table on which the game is taught; who goes on alone does so at the table of any other game."""

    kv: ClassVar[tuple[str, ...]] = (*TABLE_KV, "lesson/screen.kv")
    focus_first: ClassVar[str] = "offer.0"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lesson = FIRST
        self._course: Course | None = None
        self._chronicle: Chronicle[Setup] | None = None
        self._finding: Any = None
        self._about_to_speak: Any = None
        self._teach_soon = Clock.create_trigger(self._teach, 0)

    def furnish(self) -> Iterator[None]:
        self.tabletop = Tabletop(self.app, size_hint=(None, None))
        self.tabletop.drawn = self._think_of_words
        self.tabletop.left = self._to_scoreboard
        self.add_widget(self.tabletop)
        yield
        card = yield from made(SpeechCard)
        self.coach = Coach(self.app, card, size_hint=(1, 1))
        self.coach.card.onward = self._go_on_reading
        self.coach.card.alone = self.play_alone
        self.add_widget(self.coach)
        self.coach.silence()
        yield
        self.bind(pos=self._lay_out, size=self._lay_out)
        self.app.bind(text_scale=self._lay_out)
        self.app.preferences.bind(left_handed=self._lay_out)
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        """The words have a place of their own beside the table."""
        layout = lesson_layout(
            self.width, self.height, dp(1), self.app.text_scale, self.app.preferences.left_handed
        )
        # A screen counts from its own corner, wherever a cutout has moved that.
        x, y, width, height = layout.table
        self.tabletop.taught = layout.gives_way
        self.tabletop.pos, self.tabletop.size = (x, y), (width, height)
        self.coach.lay_out(layout)
        self._teach_soon()

    # Coming and going

    def enter(
        self,
        match: Match | None = None,
        chronicle: Chronicle[Setup] | None = None,
        begin: Lesson | None = None,
        **_kwargs: Any,
    ) -> None:
        """Come back to the game here; begin: to this lesson, where it was left, or to a new one."""
        if match is not None and not self._has(match):
            self._begin(match, chronicle)
        elif begin is not None and not (begin is self._lesson and self._is_unfinished()):
            self._lesson = begin
            self._find_or_begin()
        self.tabletop.open()

    def on_pre_leave(self, *_: Any) -> None:
        self.tabletop.close()

    def back(self) -> bool:
        """Going back first takes back what is laid out."""
        return self.tabletop.put_back()

    def game_state(self) -> dict[str, Any] | None:
        return state_to_json(self.tabletop.view.state) if self.tabletop.has_session else None

    def _has(self, match: Match) -> bool:
        return self.tabletop.has_session and self.tabletop.session.plays(match)

    def _is_unfinished(self) -> bool:
        return self.tabletop.has_session and not self.tabletop.view.over

    def _find_or_begin(self) -> None:
        if self.app.games is None:
            self._begin_anew()
        else:
            self._finding = self.app.inspector.busy("lesson")
            saved_lesson.find(self.app, self._lesson.game, self._found)

    def _found(self, kept: saved_lesson.Kept | None) -> None:
        self._finding.stop()
        if kept is None:
            self._begin_anew()
        else:
            self._begin(*kept)
        self.tabletop.open()

    def _begin_anew(self) -> None:
        match = self._lesson.game.match(self.app.preferences.own_name())
        self._begin(match, begin_chronicle(self.app, match, counted=False))

    def _begin(self, match: Match, chronicle: Chronicle[Setup] | None) -> None:
        self._chronicle = chronicle
        self._course = None
        self._lesson = lesson_of(match.deal) or FIRST
        guide = LessonGuide(
            self._lesson.game, lambda: self._teach(nudges=True), self._say_farewell, match.state.over
        )
        session = new_session(self.app, match, chronicle, guide)
        self._course = Course(self._lesson, lambda: session.view)
        self.tabletop.put(session)

    def play_alone(self) -> None:
        """Go on without the lesson: with all the cards of a whole game, against the real apprentice."""
        taught = self.tabletop.session.record()
        self.app.preferences.lesson_done = True
        if taught.state.over:
            self._to_scoreboard()
            return
        match = on_ones_own(taught, random.Random())
        chronicle = begin_chronicle(self.app, match, counted=False)
        saved_lesson.forget(self.app.games, self._chronicle)
        self.tabletop.clear()
        self._course = None
        self.coach.silence()
        self.app.open("table", match=match, chronicle=chronicle, in_place_of=(self.name,))

    def _to_scoreboard(self) -> None:
        self.app.open("scoreboard", in_place_of=(self.name,), record=self.tabletop.session.record())

    # The voice

    def _say_farewell(self) -> None:
        """The lesson has the last word; the scoreboard comes after it."""
        self.app.preferences.lesson_done = True
        self._think_of_words()

    def _think_of_words(self, _view: TableView | None = None) -> None:
        """Speak in the next frame, when everything on the table has found its place."""
        if self._about_to_speak is None:
            self._about_to_speak = self.app.inspector.busy("lesson")
        self._teach_soon()

    def _go_on_reading(self) -> None:
        if self._course is None:
            return
        if self.tabletop.view.over:
            self._to_a_real_game()
            return
        self._course.go_on()
        # What was shown large for it goes.
        self.tabletop.redraw()
        self._teach()

    def _to_a_real_game(self) -> None:
        """What was learnt is tried at once, against whoever suits."""
        preferences = self.app.preferences
        seating = solo_seating(preferences.everybody(), preferences.rival)
        setup = seating.setup(self.app.new_seed(), random.Random())
        self.app.open("table", in_place_of=(self.name,), setup=setup)

    def _teach(self, *_dt: Any, nudges: bool = False) -> None:
        """Say what there is to say now; not while a tile is on its way."""
        if self._about_to_speak is not None:
            self._about_to_speak.stop()
            self._about_to_speak = None
        course, tabletop = self._course, self.tabletop
        if course is None or tabletop.board.plan is None or tabletop.view.carried:
            return
        speech = course.speech(tabletop.view.acting)
        speech = replace(speech, nudges=speech.nudges or nudges)
        self.coach.say(speech, course.parts, tabletop.board, tabletop.view)
        self.app.inspector.changed()
