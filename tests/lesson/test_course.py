"""The course of the lesson for pupils who do what it says, and for those who do not."""

from __future__ import annotations

import pytest

from nyhavn.lesson.course import Course
from nyhavn.lesson.deal import DEAL, SCRIPT, lesson_setup
from nyhavn.lesson.guide import LessonGuide
from nyhavn.lesson.tasks import Speech
from nyhavn.match.draft import DECLINE, REFRESH, Draft, draft_of, proposed
from nyhavn.match.game import Match
from nyhavn.match.placing import Held


class Pupil:
    """Someone in the lesson, after so many actions."""

    def __init__(self, length: int = 0) -> None:
        self.match = Match(lesson_setup("Anna"), SCRIPT[:length], deal=DEAL)
        self.course = Course(lambda: self.match)
        self.nudged = 0
        self.guide = LessonGuide(self._nudge, lambda: None, is_over=False)

    def hear(self) -> Speech:
        return self.course.speech(acting=True)

    def lay(self, draft: Draft) -> Speech:
        self.match.draft = draft
        return self.hear()

    def _nudge(self) -> None:
        self.nudged += 1

    def may_confirm(self) -> bool:
        """Whether the lesson lets through what is laid out; if it is something, but not that, it nudges."""
        action, nudged = proposed(self.match.state, self.match.draft), self.nudged
        if action is None:
            return False
        allowed = self.guide.allows(action, len(self.match.steps))
        assert allowed == (self.nudged == nudged)
        return allowed

    def lay_right(self) -> Speech:
        return self.lay(draft_of(self.match.state, SCRIPT[len(self.match.steps)]))


def red(size: int, turns: int = 0, at: tuple[int, int] | None = None) -> Draft:
    return Draft(held=Held("red", size, turns).moved(at))


TRIES = {2: (red(4, at=(2, 5)),), 10: (red(2, turns=1, at=(4, 0)), Draft())}
"""What the lesson has its pupil try before an action."""


def test_who_does_what_is_asked_comes_to_the_end() -> None:
    pupil = Pupil()
    said = set()
    while not pupil.match.state.over:
        if pupil.match.is_human_turn:
            said.add(pupil.hear().text)
            pupil.course.go_on()
            for draft in TRIES.get(len(pupil.match.steps), ()):
                said.add(pupil.lay(draft).text)
            speech = pupil.lay_right()
            assert speech.targets == ("confirm",)
            assert not speech.nudges
            assert pupil.may_confirm()
            pupil.match.confirm()
        else:
            pupil.match.play(SCRIPT[len(pupil.match.steps)])

    assert len(said) == 10 + 3
    assert "won" in pupil.hear().text
    assert pupil.hear().part == pupil.course.parts


def test_it_waits_to_be_read_but_not_for_who_begins_to_play() -> None:
    pupil = Pupil()
    welcome = pupil.hear()
    assert welcome.goes_on
    assert pupil.hear() == welcome

    pupil.course.go_on()
    assert pupil.hear().targets == ("offer.2", "offer.3")

    quick = Pupil()
    quick.hear()
    speech = quick.lay(Draft(piers=(2,)))
    assert not speech.goes_on
    assert speech.targets == ("offer.3",)


def test_a_wrong_card_is_answered_with_the_right_ones() -> None:
    pupil = Pupil()
    speech = pupil.lay(Draft(piers=(0, 1)))

    assert speech.nudges
    assert speech.targets == ("offer.2", "offer.3")
    assert not pupil.may_confirm()


def test_a_tile_instead_of_cards_goes_back() -> None:
    pupil = Pupil()
    speech = pupil.lay(red(2, at=(0, 0)))

    assert speech.nudges
    assert speech.targets == ("undo",)
    assert not pupil.may_confirm()


def test_the_tile_is_held_into_the_air_before_it_stands() -> None:
    pupil = Pupil(2)
    assert pupil.hear().targets == ("supply.red.4",)
    up = pupil.lay(red(4)).squares
    assert min(y for _, y in up) > 2

    on_the_ground = pupil.lay(red(4, at=(3, 0)))
    assert on_the_ground.nudges
    assert on_the_ground.squares == up

    hanging = pupil.lay(red(4, at=(1, 4)))
    assert not hanging.nudges
    assert hanging.squares == ((0, 0), (1, 0), (0, 1), (1, 1))
    assert not pupil.may_confirm()
    # Still in the air, but elsewhere: the rule once more.
    assert "ground" in pupil.lay(red(4, at=(2, 4))).text
    assert pupil.lay(red(4, at=(0, 0))).targets == ("confirm",)
    assert pupil.may_confirm()


def test_who_builds_at_once_is_not_held_up() -> None:
    pupil = Pupil(2)
    pupil.lay(red(4, at=(0, 0)))

    assert pupil.may_confirm()


@pytest.mark.parametrize("draft", [Draft(piers=(3,)), red(3), red(2, at=(0, 0))])
def test_another_tile_or_cards_instead_are_answered(draft: Draft) -> None:
    pupil = Pupil(2)
    pupil.hear()
    speech = pupil.lay(draft)

    assert speech.nudges
    assert speech.targets == ("supply.red.4",)
    assert not pupil.may_confirm()


def test_a_tile_turned_the_wrong_way_is_to_be_turned() -> None:
    pupil = Pupil(2)
    pupil.lay(red(4, at=(1, 4)))
    speech = pupil.lay(red(4, turns=1, at=(0, 0)))

    assert speech.targets == ("tile.rotate",)
    assert not pupil.may_confirm()
    # The wall at the other end of its row is as good.
    assert pupil.lay(red(4, turns=3, at=(0, 0))).targets == ("confirm",)


def test_apart_from_its_colour_the_tile_is_to_be_pushed_nearer() -> None:
    pupil = Pupil(8)
    speech = pupil.lay(red(4, at=(3, 0)))

    assert speech.nudges
    assert speech.squares == ((2, 0), (3, 0), (2, 1), (3, 1))
    assert not pupil.may_confirm()
    assert "empty squares" in pupil.lay(red(4, at=(1, 0))).text
    assert "inside the house" in pupil.lay(red(4, at=(4, 0))).text


def test_cards_that_are_no_neighbours_take_the_ability() -> None:
    pupil = Pupil(6)
    pupil.course.go_on()

    assert pupil.hear().targets == ("offer.3", "offer.5", "ability.any_cards")
    assert pupil.lay(Draft(piers=(5,))).targets == ("offer.3", "ability.any_cards")
    assert pupil.lay(Draft(piers=(5, 3))).targets == ("confirm",)


def test_the_wall_in_the_row_is_seen_and_taken_back() -> None:
    pupil = Pupil(10)
    assert pupil.lay(red(2)).targets == ("tile.rotate",)
    assert pupil.lay(red(2, turns=1)).squares == ((4, 0), (4, 1))
    assert pupil.lay(red(2, turns=1, at=(2, 2))).nudges

    wall_above = pupil.lay(red(2, turns=1, at=(4, 0)))
    assert wall_above.targets == ("undo",)
    assert not pupil.may_confirm()
    assert pupil.lay(red(2, turns=1)).targets == ("undo",)

    again = pupil.lay(Draft())
    assert again.targets == ("supply.red.2",)
    assert pupil.lay(red(2, turns=1, at=(4, 0))).targets == ("tile.rotate",)
    assert pupil.lay(red(2, turns=3, at=(4, 0))).targets == ("confirm",)
    assert pupil.may_confirm()


def test_undo_of_a_confirmed_build_is_followed() -> None:
    pupil = Pupil(10)
    pupil.lay(red(2, turns=1, at=(4, 0)))
    pupil.lay(Draft())
    pupil.lay_right()
    pupil.match.confirm()
    assert pupil.hear().targets == ("coat.special",)

    pupil.match.undo()

    assert pupil.hear().targets == ("supply.red.2",)


@pytest.mark.parametrize("coat", [REFRESH, DECLINE, "both_actions"])
def test_another_choice_at_a_coat_is_good_but_not_now(coat: str) -> None:
    special, ability = Pupil(11), Pupil(12)
    for pupil, target in ((special, "coat.special"), (ability, "pool.construction_discount")):
        speech = pupil.lay(Draft(coat=coat))
        assert speech.nudges
        assert speech.targets == (target,)
        assert not pupil.may_confirm()
        assert not pupil.lay_right().nudges
        assert pupil.may_confirm()


def test_a_special_tile_beside_the_coat_is_led_to_it() -> None:
    pupil = Pupil(11)
    assert pupil.lay(Draft(held=Held("white", 1))).squares == ((2, 2),)
    speech = pupil.lay(Draft(held=Held("white", 1).moved((0, 2))))

    assert speech.nudges
    assert speech.squares == ((2, 2),)
    assert not pupil.may_confirm()


def test_the_last_draw_is_free() -> None:
    pupil = Pupil(16)
    assert pupil.lay(Draft(piers=(6,))).targets == ("offer.5",)
    assert not pupil.may_confirm()
    assert pupil.lay(Draft(piers=(5, 6))).targets == ("confirm",)
    assert pupil.may_confirm()


def test_it_is_silent_about_tasks_while_the_rival_plays() -> None:
    pupil = Pupil(1)

    assert pupil.course.speech(acting=False) == Speech("Freja’s turn", part=1)


def test_the_rival_plays_its_part_and_nobody_gives_hints() -> None:
    guide = Pupil().guide

    assert not guide.may_hint()
    match = Pupil().match
    while not match.state.over:
        if match.is_human_turn:
            match.play(SCRIPT[len(match.steps)])
            continue
        plan, turn = guide.plan(len(match.steps)), match.state.turn
        assert plan is not None
        for action in plan:
            assert match.state.turn == turn
            match.play(action)
        assert match.state.over or match.state.turn == turn + 1
    assert match.actions == list(SCRIPT)


def test_the_lesson_has_the_last_word_once() -> None:
    said: list[str] = []
    guide = LessonGuide(lambda: None, lambda: said.append("farewell"), is_over=False)

    assert [guide.may_leave(), guide.may_leave()] == [False, True]
    assert said == ["farewell"]
    assert LessonGuide(lambda: None, lambda: None, is_over=True).may_leave()
