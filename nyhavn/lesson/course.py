"""The course of the lesson: what it says at every moment, and what it lets through. Knows nothing of Kivy."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.actions import Action
from nyhavn.i18n import _
from nyhavn.lesson.guidance import Guidance, Stage, guide
from nyhavn.lesson.lessons import Lesson
from nyhavn.lesson.tasks import Play, Read, Say, Scene, Speech, Task, Try
from nyhavn.match.draft import Draft
from nyhavn.match.spots import CONFIRM


class Course:
    """Goes through the lesson with one game. All follows from the game and its draft, but for what was
    read or tried before: that is remembered as long as the lesson is open."""

    def __init__(self, lesson: Lesson, look: Callable[[], Scene]) -> None:
        """look shows the game as the pupil sees it."""
        self._lesson = lesson
        self._turns = lesson.turns
        self._look = look
        self._passed: dict[int, int] = {}
        """How many tasks are behind the pupil, by the number of actions before the turn."""
        self._opened: tuple[int, int, Draft] | None = None
        """The task that is on, and what a try before it has left laid out."""

    @property
    def _scene(self) -> Scene:
        return self._look()

    @property
    def parts(self) -> int:
        """Into how many parts the lesson falls."""
        return len(self._turns)

    @property
    def _wanted(self) -> Action:
        return self._lesson.game.script[len(self._scene.steps)]

    def speech(self, acting: bool) -> Speech:
        """What there is to say now; acting: whether the pupil may do something."""
        scene = self._scene
        part = sum(first <= len(scene.steps) for first in self._turns)
        if scene.state.over:
            leads_on = self._lesson.leads_to_a_game
            text = self._lesson.farewell(scene.state)
            return Speech(text, () if leads_on else (CONFIRM,), part=part, goes_on=leads_on)
        if not acting:
            name = scene.setup.seats[scene.state.current].name
            return Speech(_("{name}’s turn").format(name=name), part=part)
        task = self._task()
        if isinstance(task, Read):
            return Speech(
                task.text(),
                task.targets,
                goes_on=True,
                part=part,
                shows=task.shows,
            )
        guidance = self._guidance(task)
        text, nudges = self._text(task, guidance)
        return Speech(
            text,
            guidance.targets,
            () if guidance.stage is Stage.CONFIRM else guidance.squares,
            nudges,
            part=part,
        )

    def go_on(self) -> None:
        """What there was to read has been read."""
        if not self._scene.state.over and isinstance(self._task(), Read):
            self._pass()

    # Tasks

    def _task(self) -> Task:
        """The task that is on; those that are done are passed."""
        while True:
            index = len(self._scene.steps)
            number = self._passed.get(index, 0)
            task = self._turns[index][number]
            if self._opened is None or self._opened[:2] != (index, number):
                tried = number > 0 and isinstance(self._turns[index][number - 1], Try)
                self._opened = (index, number, self._scene.draft if tried else Draft())
            if isinstance(task, Play) or not self._is_done(task):
                return task
            self._pass()

    def _pass(self) -> None:
        index = len(self._scene.steps)
        self._passed[index] = self._passed.get(index, 0) + 1

    def _is_done(self, task: Read | Try) -> bool:
        if isinstance(task, Read):
            return not self._scene.draft.is_empty
        return task.done(self._scene)

    def _guidance(self, task: Try | Play) -> Guidance:
        if isinstance(task, Try):
            return task.guide(self._scene)
        state, draft = self._scene.state, self._scene.draft
        last = len(self._scene.steps) == len(self._lesson.game.script) - 1
        return guide(state, draft, self._wanted, free=last)

    def _text(self, task: Try | Play, guidance: Guidance) -> tuple[str, bool]:
        """The words, and whether they are about something that went astray."""
        draft = self._scene.draft
        assert self._opened is not None
        fresh = draft.is_empty or draft == self._opened[2]
        stage = guidance.stage
        if isinstance(task, Try):
            astray = stage is Stage.ASTRAY and not fresh
            return (guidance.trouble, True) if astray else (task.text(self._scene), False)
        if fresh and stage is not Stage.CONFIRM:
            return task.text(), False
        if stage is Stage.ASTRAY and guidance.trouble:
            return guidance.trouble, True
        say: Say = task.words()[stage] or task.text
        return say(), stage is Stage.ASTRAY
