"""The lesson on the table: words beside what is touched, and never in the way of who goes on alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.lesson.deal import is_lesson
from nyhavn.lesson.lessons import FIRST, SECOND
from nyhavn.lesson.lessons import Lesson as Taught
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.placing import Held
from nyhavn.match.record import MatchRecord
from nyhavn.match.view import TableView
from nyhavn.ui.lesson.screen import LessonScreen
from nyhavn.ui.table.screen import TableScreen
from nyhavn.ui.table.tabletop import Tabletop
from tests.ui.shell.layout import faults
from tests.ui.shell.reading import overlap
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table import looking

SIZES = [(412, 915), (360, 640), (640, 360), (800, 1280), (1280, 800)]
ALWAYS_CLEAR = ("confirm", "undo", "menu")


class Lesson:
    """A pupil's hands and eyes."""

    def __init__(self, stage: Stage, taught: Taught = FIRST) -> None:
        self.stage, self.script = stage, taught.game.script
        if taught is FIRST:
            stage.tap("home.lesson")
        else:
            stage.open("lesson", begin=taught)
        stage.frames(5)
        self.settle()

    @property
    def screen(self) -> LessonScreen:
        screen = self.stage.screen
        assert isinstance(screen, LessonScreen)
        return screen

    @property
    def tabletop(self) -> Tabletop:
        """The table of the lesson, or of the game that goes on alone."""
        screen = self.stage.screen
        assert isinstance(screen, LessonScreen | TableScreen)
        return screen.tabletop

    @property
    def view(self) -> TableView:
        return self.tabletop.view

    @property
    def match(self) -> MatchRecord:
        return self.tabletop.session.record()

    @property
    def length(self) -> int:
        return len(self.view.steps)

    def says(self) -> str:
        return self.stage.parts["lesson.card"].text

    def settle(self) -> None:
        """Until the pupil may act, or the game is over."""
        self.stage.wait_for(lambda: self.view.acting or self.view.over)
        self.stage.frames(4)

    def lay(self, draft: Draft) -> None:
        self.tabletop.session.lay_out(draft)
        self.stage.frames(4)

    def lay_right(self) -> None:
        self.lay(draft_of(self.view.state, self.script[self.length]))

    def confirm(self) -> None:
        self.stage.tap("confirm")
        self.settle()

    def play_to(self, length: int) -> None:
        while self.length < length:
            self.lay_right()
            self.confirm()

    def covered(self) -> list[str]:
        """What the words lie over although it is to be touched."""
        parts = self.stage.parts
        card = parts["lesson.card"].rect
        names = [name for name in parts if name.startswith("lesson.light.")] + list(ALWAYS_CLEAR)
        return [name for name in names if overlap(card, parts[name].rect)]


def moments(lesson: Lesson) -> Iterator[str]:
    """Everything that the lesson says, one after the other."""
    while not lesson.view.over:
        index = lesson.length
        yield f"{index} at first"
        if "lesson.onward" in lesson.stage.parts:
            lesson.stage.tap("lesson.onward")
            yield f"{index} read"
        drafts = (
            {}
            if lesson.script is SECOND.game.script
            else {
                2: [Draft(held=Held("red", 4)), Draft(held=Held("red", 4).moved((2, 5)))],
                8: [Draft(held=Held("red", 4).moved((3, 0)))],
                10: [Draft(held=Held("red", 2)), Draft(held=Held("red", 2, 1).moved((4, 0))), Draft()],
                11: [Draft(held=Held("white", 1))],
            }
        )
        for number, draft in enumerate(drafts.get(index, [])):
            lesson.lay(draft)
            yield f"{index} with draft {number}"
        lesson.lay_right()
        yield f"{index} laid out"
        lesson.confirm()
    yield "over"


def wrong(lesson: Lesson) -> list[str]:
    """What is wrong with the words in every moment of the lesson."""
    found = []
    strips = set()
    for moment in moments(lesson):
        card = lesson.screen.coach.card
        strips.add((*card.pos, *card.size))
        found += [f"{moment}: the words cover {name}" for name in lesson.covered()]
        found += [f"{moment}: {fault}" for fault in faults(card)]
        if card.words.height > card.words.parent.height:
            found.append(f"{moment}: the words are longer than their strip: {card.text}")
        found += [f"{moment}: {fault}" for fault in looking.faults(lesson.tabletop.board)]
    if len(strips) > 1:
        found.append(f"the words jump: {strips}")
    return found


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((412, 915), "en"),
        ((640, 360), "hu"),
        ((360, 640), "de"),
    ],
)
def test_words_lie_in_one_strip_that_neither_jumps_nor_covers_anything(
    size: tuple[int, int], language: str
) -> None:
    with on_stage(size, language=language) as stage:
        assert wrong(Lesson(stage)) == []


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_so_does_the_second_lesson_in_large_letters(size: tuple[int, int]) -> None:
    with on_stage(size, language="fr", text_size=200) as stage:
        assert wrong(Lesson(stage, SECOND)) == []


@pytest.mark.slow
@pytest.mark.parametrize("taught", [FIRST, SECOND])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_so_in_every_language_size_and_letter(
    language: str, size: tuple[int, int], text_size: int, taught: Taught
) -> None:
    with on_stage(size, language=language, text_size=text_size) as stage:
        assert wrong(Lesson(stage, taught)) == []


def test_the_strip_stays_where_it_is_and_the_row_spoken_of_is_shown_large() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        places = set()
        for moment in moments(lesson):
            places.add(stage.parts["lesson.card"].rect)
            if moment == "6 at first":
                spotlight = lesson.tabletop.board.spotlight
                assert spotlight.opacity == 1
                light = stage.parts["lesson.light.0"].rect
                assert overlap(light, (*spotlight.pos, *spotlight.size))
            elif moment == "6 read":
                assert lesson.tabletop.board.spotlight.opacity == 0
                break
        assert len(places) == 1
        (card,) = places
        assert not overlap(card, (*lesson.tabletop.pos, *lesson.tabletop.size))


def test_the_second_lesson_leads_to_a_real_game() -> None:
    with on_stage(lesson_done=True) as stage:
        stage.tap("home.lesson")
        stage.tap("home.lesson.second")
        lesson = Lesson.__new__(Lesson)
        lesson.stage, lesson.script = stage, SECOND.game.script
        lesson.settle()
        lesson.play_to(len(SECOND.game.script))
        stage.wait_for(lambda: "lesson.onward" in stage.parts)
        stage.tap("lesson.onward")
        stage.wait_for(lambda: stage.screen.name == "table")
        assert lesson.match.setup.seats[1].kind == "apprentice"
        assert not is_lesson(lesson.match.deal)
        stage.go_back()
        assert stage.screen.name == "home"


def test_confirm_lets_only_the_lesson_through() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        lesson.lay(Draft(piers=(0, 1)))
        lesson.confirm()

        assert lesson.length == 0
        assert lesson.screen.coach.card.nudges
        lesson.lay_right()
        assert not lesson.screen.coach.card.nudges
        lesson.confirm()
        assert lesson.length == 2


def test_enter_is_a_confirm_like_any_other() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        lesson.lay(Draft(piers=(0, 1)))
        Window.dispatch("on_key_down", 13, 0, None, [])
        stage.frames(5)

        assert lesson.length == 0


def test_at_the_end_it_has_the_last_word_and_is_remembered() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        assert not stage.app.preferences.lesson_done
        lesson.play_to(len(FIRST.game.script))

        assert stage.screen.name == "lesson"
        assert "won" in lesson.says()
        stage.wait_for(lambda: stage.app.preferences.lesson_done)
        stage.wait_for(lambda: stage.parts["confirm"].enabled)
        stage.tap("confirm")
        stage.wait_for(lambda: stage.screen.name == "scoreboard")


def test_who_goes_on_alone_has_a_whole_game_and_no_more_words() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        lesson.play_to(4)
        before = lesson.match
        stage.tap("lesson.alone")
        stage.frames(5)

        assert stage.screen.name == "table"
        match = lesson.match
        assert match.actions == before.actions
        assert match.state.deck_size > 40
        assert not is_lesson(match.deal)
        assert "lesson.card" not in stage.parts
        assert not any(name.startswith("lesson.light") for name in stage.parts)
        assert stage.app.preferences.lesson_done
        lesson.lay(Draft(piers=(0, 1)))
        stage.tap("confirm")
        lesson.settle()
        assert lesson.length > 4


def test_a_lesson_that_was_left_goes_on_where_it_was() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        lesson.play_to(4)
        said = lesson.says()
        session = lesson.tabletop.session
        stage.open("home")
        stage.tap("home.lesson")

        assert lesson.screen.name == "lesson"
        assert lesson.tabletop.session is session
        assert lesson.says() == said
        stage.open("home")
        stage.tap("home.continue")
        assert lesson.screen.name == "lesson"
        assert lesson.tabletop.session is session


def test_after_the_end_the_lesson_begins_anew() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        lesson.play_to(len(FIRST.game.script))
        stage.wait_for(lambda: bool(stage.app.preferences.lesson_done))
        stage.open("home")
        stage.tap("home.lesson")
        stage.tap("home.lesson.first")
        lesson.settle()

        assert lesson.length == 0


def test_the_language_changes_in_the_middle_of_a_sentence() -> None:
    with on_stage() as stage:
        lesson = Lesson(stage)
        english = lesson.says()
        stage.app.preferences.language = "hu"
        stage.frames(4)

        assert lesson.says() != english
        assert "Nyhavn" in lesson.says()


def test_no_hints_while_the_lesson_speaks() -> None:
    with on_stage() as stage:
        Lesson(stage)
        assert "hint" not in stage.parts
        stage.tap("lesson.alone")
        stage.frames(4)

        assert "hint" in stage.parts


@pytest.mark.parametrize("done", [False, True])
def test_home_offers_it_first_until_it_is_done(done: bool) -> None:
    with on_stage(lesson_done=done) as stage:
        lesson, play = stage.parts["home.lesson"].rect, stage.parts["home.play"].rect

        assert (lesson[1] < play[1]) is done
