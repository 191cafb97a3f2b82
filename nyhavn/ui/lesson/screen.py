"""The lesson's screen: the real table with a voice that asks for one thing at a time."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, ClassVar

from kivy.app import App
from kivy.clock import Clock

from nyhavn.engine.actions import Action
from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.match.opponent import Planner
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.lesson import keeping
from nyhavn.ui.lesson.card import Coach
from nyhavn.ui.lesson.course import Course
from nyhavn.ui.lesson.deal import DEAL, lesson_setup, on_ones_own, on_script, rivals_turn
from nyhavn.ui.lesson.keeping import LessonKeeper
from nyhavn.ui.setup.seating import Seating
from nyhavn.ui.table.screen import TableScreen


class LessonScreen(TableScreen):
    """The table while the game is taught on it; after "Play on alone" it is a table like any other."""

    kv: ClassVar[tuple[str, ...]] = (*TableScreen.kv, "lesson.kv")

    def __init__(self, **kwargs: Any) -> None:
        self._course: Course | None = None
        self._finding: Any = None
        self._about_to_speak: Any = None
        self._said_farewell = False
        super().__init__(**kwargs)
        self._coach = Coach(size_hint=(1, 1))
        self._coach.card.onward = self._go_on_reading
        self._coach.card.alone = self.play_alone
        self.add_widget(self._coach)
        self._coach.silence()
        self._teach_soon = Clock.create_trigger(self._teach, 0)

    # Coming and going

    def enter(
        self,
        setup: Setup | None = None,
        match: Match | None = None,
        chronicle: Chronicle[Setup] | None = None,
        begin: bool = False,
        **kwargs: Any,
    ) -> None:
        """Come back to the game here; begin: to the lesson that was left, or to a new one."""
        if begin and not self._is_unfinished():
            self._find_or_begin()
        super().enter(setup, match, chronicle, **kwargs)

    def _is_unfinished(self) -> bool:
        return self._course is not None and not self.match.state.over

    def _find_or_begin(self) -> None:
        app = App.get_running_app()
        if app.games is None:
            self._begin_anew()
        else:
            self._finding = app.inspector.busy("lesson")
            keeping.find(app, self._found)

    def _found(self, kept: keeping.Kept | None) -> None:
        self._finding.stop()
        if kept is None:
            self._begin_anew()
        else:
            self._begin(*kept)
        self._go_on()

    def _begin_anew(self) -> None:
        app = App.get_running_app()
        match = Match(lesson_setup(_pupil(app.preferences.seats)), deal=DEAL)
        self._begin(match, keeping.begin(app, match))

    def _begin(self, match: Match, chronicle: Chronicle[Setup] | None) -> None:
        self._said_farewell = match.state.over
        self._course = Course(match) if on_script(match) else None
        super()._begin(match, chronicle)
        self._keeper = LessonKeeper(match, chronicle)

    def play_alone(self) -> None:
        """Go on without the lesson: with all the cards of a whole game, against the real apprentice."""
        if self._course is None or self._match is None:
            return
        app = App.get_running_app()
        app.preferences.lesson_done = True
        if self._match.state.over:
            self._to_scoreboard()
            return
        self._opponents.stop()
        left = self._keeper.chronicle
        match = on_ones_own(self._match, random.Random())
        self._begin(match, keeping.begin(app, match))
        self._keeper.drafted()
        keeping.forget(app.games, left)
        self._go_on()

    # The course of the game

    def _planner(self, match: Match) -> Planner:
        """While the game is taught, the rival plays what the lesson wants to show."""
        return super()._planner(match) if self._course is None else _as_scripted(match)

    def confirm(self) -> None:
        """Carry out what is laid out, if the lesson goes on from there; else say what is missing."""
        course = self._course
        if course is not None and self._is_acting() and not course.allows():
            self._teach(nudges=True)
            return
        super().confirm()

    def _to_scoreboard(self) -> None:
        """The lesson has the last word; the scoreboard comes after it."""
        if self._course is not None and not self._said_farewell:
            self._said_farewell = True
            App.get_running_app().preferences.lesson_done = True
            self._think_of_words()
            return
        super()._to_scoreboard()

    def _may_hint(self, match: Match) -> bool:
        """Two who advise are one too many."""
        return self._course is None and super()._may_hint(match)

    # The voice

    def refresh(self, *changed: Any) -> None:
        super().refresh(*changed)
        if self._match is not None:
            self._think_of_words()

    def _think_of_words(self) -> None:
        """Speak in the next frame, when everything on the table has found its place."""
        if self._about_to_speak is None:
            self._about_to_speak = App.get_running_app().inspector.busy("lesson")
        self._teach_soon()

    def _go_on_reading(self) -> None:
        if self._course is not None:
            self._course.go_on()
            self._teach()

    def _teach(self, *_dt: Any, nudges: bool = False) -> None:
        """Say what there is to say now; not while a tile is on its way."""
        board, course = self._board, self._course
        if self._about_to_speak is not None:
            self._about_to_speak.stop()
            self._about_to_speak = None
        if board is None or board.plan is None:
            return
        if course is None:
            self._coach.silence()
        elif not self._gestures.is_carrying:
            speech = course.speech(self._is_acting())
            self._coach.say(replace(speech, nudges=speech.nudges or nudges), course.parts, board)
        App.get_running_app().inspector.changed()


def _pupil(seats: Any) -> str:
    """What the player is called at the tables, or else simply the first one."""
    seating = Seating.from_json(seats)
    typed = (draft.typed_name for draft in seating.drafts if draft.kind == HUMAN and draft.typed_name)
    return next(typed, _("Player {number}").format(number=1))


def _as_scripted(match: Match) -> Planner:
    """A planner that plays the lesson's turns."""
    turn: tuple[Action, ...] = rivals_turn(len(match.steps))
    return lambda *_view: turn
