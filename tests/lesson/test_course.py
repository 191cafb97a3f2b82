"""The course of the lesson for pupils who do what it says, and for those who do not."""

from __future__ import annotations

import pytest

from nyhavn.lesson.course import Course
from nyhavn.lesson.guide import LessonGuide
from nyhavn.lesson.lessons import FIRST, SECOND, Lesson
from nyhavn.lesson.tasks import Speech
from nyhavn.match.draft import DECLINE, REFRESH, Draft, draft_of, proposed
from nyhavn.match.game import Match
from nyhavn.match.placing import Held


class Pupil:
    """Someone in the lesson, after so many actions."""

    def __init__(self, length: int = 0, lesson: Lesson = FIRST) -> None:
        self.lesson, self.script = lesson, lesson.game.script
        start = max(length, lesson.game.begins)
        self.match = Match(lesson.game.setup("Anna"), self.script[:start], deal=lesson.game.deal)
        self.course = Course(lesson, lambda: self.match)
        self.nudged = 0
        self.guide = LessonGuide(lesson.game, self._nudge, lambda: None, is_over=False)

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

    def confirm(self) -> None:
        """Carry out what is laid out."""
        action = proposed(self.match.state, self.match.draft)
        assert action is not None
        self.match.play(action)

    def lay_right(self) -> Speech:
        return self.lay(draft_of(self.match.state, self.script[len(self.match.steps)]))


def touches(speech: Speech) -> tuple[str, ...]:
    """The names of what is to be touched."""
    return tuple(map(str, speech.targets))


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
            assert touches(speech) == ("confirm",)
            assert not speech.nudges
            assert pupil.may_confirm()
            pupil.confirm()
        else:
            pupil.match.play(pupil.script[len(pupil.match.steps)])

    assert len(said) == 10 + 3
    assert "won" in pupil.hear().text
    assert pupil.hear().part == pupil.course.parts


def test_it_waits_to_be_read_but_not_for_who_begins_to_play() -> None:
    pupil = Pupil()
    welcome = pupil.hear()
    assert welcome.goes_on
    assert pupil.hear() == welcome

    pupil.course.go_on()
    assert touches(pupil.hear()) == ("offer.2", "offer.3")

    quick = Pupil()
    quick.hear()
    speech = quick.lay(Draft(piers=(2,)))
    assert not speech.goes_on
    assert touches(speech) == ("offer.3",)


def test_a_wrong_card_is_answered_with_the_right_ones() -> None:
    pupil = Pupil()
    speech = pupil.lay(Draft(piers=(0, 1)))

    assert speech.nudges
    assert touches(speech) == ("offer.2", "offer.3")
    assert not pupil.may_confirm()


def test_a_tile_instead_of_cards_goes_back() -> None:
    pupil = Pupil()
    speech = pupil.lay(red(2, at=(0, 0)))

    assert speech.nudges
    assert touches(speech) == ("undo",)
    assert not pupil.may_confirm()


def test_the_tile_is_held_into_the_air_before_it_stands() -> None:
    pupil = Pupil(2)
    assert touches(pupil.hear()) == ("supply.red.4",)
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
    assert touches(pupil.lay(red(4, at=(0, 0)))) == ("confirm",)
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
    assert touches(speech) == ("supply.red.4",)
    assert not pupil.may_confirm()


def test_a_tile_turned_the_wrong_way_is_to_be_turned() -> None:
    pupil = Pupil(2)
    pupil.lay(red(4, at=(1, 4)))
    speech = pupil.lay(red(4, turns=1, at=(0, 0)))

    assert touches(speech) == ("tile.rotate",)
    assert not pupil.may_confirm()
    # The wall at the other end of its row is as good.
    assert touches(pupil.lay(red(4, turns=3, at=(0, 0)))) == ("confirm",)


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

    assert touches(pupil.hear()) == ("offer.3", "offer.5", "ability.any_cards")
    assert touches(pupil.lay(Draft(piers=(5,)))) == ("offer.3", "ability.any_cards")
    assert touches(pupil.lay(Draft(piers=(5, 3)))) == ("confirm",)


def test_the_wall_in_the_row_is_seen_and_taken_back() -> None:
    pupil = Pupil(10)
    assert touches(pupil.lay(red(2))) == ("tile.rotate",)
    assert pupil.lay(red(2, turns=1)).squares == ((4, 0), (4, 1))
    assert pupil.lay(red(2, turns=1, at=(2, 2))).nudges

    wall_above = pupil.lay(red(2, turns=1, at=(4, 0)))
    assert touches(wall_above) == ("undo",)
    assert not pupil.may_confirm()
    assert touches(pupil.lay(red(2, turns=1))) == ("undo",)

    again = pupil.lay(Draft())
    assert touches(again) == ("supply.red.2",)
    assert touches(pupil.lay(red(2, turns=1, at=(4, 0)))) == ("tile.rotate",)
    assert touches(pupil.lay(red(2, turns=3, at=(4, 0)))) == ("confirm",)
    assert pupil.may_confirm()


def test_undo_of_a_confirmed_build_is_followed() -> None:
    pupil = Pupil(10)
    pupil.lay(red(2, turns=1, at=(4, 0)))
    pupil.lay(Draft())
    pupil.lay_right()
    pupil.confirm()
    assert touches(pupil.hear()) == ("coat.special",)

    pupil.match.undo()

    assert touches(pupil.hear()) == ("supply.red.2",)


@pytest.mark.parametrize("coat", [REFRESH, DECLINE, "both_actions"])
def test_another_choice_at_a_coat_is_good_but_not_now(coat: str) -> None:
    special, ability = Pupil(11), Pupil(12)
    for pupil, target in ((special, "coat.special"), (ability, "pool.construction_discount")):
        speech = pupil.lay(Draft(coat=coat))
        assert speech.nudges
        assert touches(speech) == (target,)
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
    assert touches(pupil.lay(Draft(piers=(6,)))) == ("offer.5",)
    assert not pupil.may_confirm()
    assert touches(pupil.lay(Draft(piers=(5, 6)))) == ("confirm",)
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
            match.play(FIRST.game.script[len(match.steps)])
            continue
        plan, turn = guide.plan(len(match.steps)), match.state.turn
        assert plan is not None
        for action in plan:
            assert match.state.turn == turn
            match.play(action)
        assert match.state.over or match.state.turn == turn + 1
    assert match.actions == list(FIRST.game.script)


def test_the_lesson_has_the_last_word_once() -> None:
    said: list[str] = []
    guide = LessonGuide(FIRST.game, lambda: None, lambda: said.append("farewell"), is_over=False)

    assert [guide.may_leave(), guide.may_leave()] == [False, True]
    assert said == ["farewell"]
    assert LessonGuide(FIRST.game, lambda: None, lambda: None, is_over=True).may_leave()


# The second lesson


def test_the_second_is_played_to_its_end_and_leads_to_a_game() -> None:
    pupil = Pupil(lesson=SECOND)
    said = set()
    while not pupil.match.state.over:
        if pupil.match.is_human_turn:
            said.add(pupil.hear().text)
            pupil.course.go_on()
            said.add(pupil.hear().text)
            assert touches(pupil.lay_right()) == ("confirm",)
            assert pupil.may_confirm()
            pupil.confirm()
        else:
            plan = pupil.guide.plan(len(pupil.match.steps))
            assert plan is not None
            for action in plan:
                pupil.match.play(action)
            assert pupil.match.is_human_turn
    assert len(said) == 6 + 3
    farewell = pupil.hear()
    assert farewell.goes_on
    assert "8 points to 6" in farewell.text
    assert farewell.part == pupil.course.parts


def test_a_card_that_will_be_needed_is_kept() -> None:
    pupil = Pupil(50, SECOND)
    hand = pupil.match.state.hand(0)
    yellow = hand.index("yellow")
    assert touches(pupil.hear()) == (f"hand.{yellow}",)
    wrong = pupil.lay(Draft(discard=(hand.index("purple"),)))
    assert wrong.nudges
    assert touches(wrong) == (f"hand.{yellow}",)
    assert not pupil.may_confirm()
    assert touches(pupil.lay(Draft(discard=(yellow,)))) == ("confirm",)


def test_both_actions_are_asked_for_once_the_cards_are_picked() -> None:
    pupil = Pupil(54, SECOND)
    assert touches(pupil.hear()) == ("offer.2", "offer.3")
    assert touches(pupil.lay(Draft(piers=(2, 3)))) == ("ability.both_actions",)
    assert not pupil.may_confirm()
    assert touches(pupil.lay(Draft(piers=(2, 3), both=True))) == ("confirm",)


def test_a_wall_in_the_row_of_windows_is_turned_away() -> None:
    pupil = Pupil(52, SECOND)
    pupil.course.go_on()
    assert touches(pupil.lay(Draft(held=Held("red", 4).moved((1, 4))))) == ("tile.rotate",)
    assert not pupil.may_confirm()
    long_tile = Pupil(55, SECOND)
    assert touches(long_tile.lay(Draft(held=Held("purple", 5)))) == ("tile.rotate",)


def test_what_is_spoken_of_in_a_rivals_house_is_shown() -> None:
    shown = Pupil(6).hear().shows
    assert shown is not None
    assert (shown.seat, shown.rows) == (1, (0,))
