"""What opponents say: at the right moment, each thing once in a game, and nothing among people alone."""

from __future__ import annotations

import pytest

from nyhavn.ai.names import LEVELS
from nyhavn.engine.events import LineScored
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.opponents import Occasion, saying
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.match.talk import Speech, speech_after, speech_while_waiting
from tests.match.positions import moment, setup_for


def whole_game(players: int, *kinds: str) -> tuple[Setup, tuple[Step, ...]]:
    """A finished game, as it would have been with these at the table."""
    script = moment("over", players)
    match = Match(setup_for(players, kinds=(*kinds, *(HUMAN,) * 4)[:4]), script.actions, deal=script.deal)
    return match.setup, tuple(match.steps)


def said(setup: Setup, steps: tuple[Step, ...]) -> list[tuple[int, Speech]]:
    """Everything that is said in a game, with the place of the step before it."""
    speeches = ((place, speech_after(setup, steps[: place + 1])) for place in range(len(steps)))
    return [(place, speech) for place, speech in speeches if speech is not None]


@pytest.mark.parametrize("kinds", [(HUMAN, "mason"), ("architect", HUMAN), ("mason", HUMAN, "architect")])
def test_everything_is_said_once_at_most_and_at_its_moment(kinds: tuple[str, ...]) -> None:
    setup, steps = whole_game(len(kinds), *kinds)
    speeches = said(setup, steps)
    assert speeches
    assert len({(speech.seat, speech.occasion) for _, speech in speeches}) == len(speeches)
    for place, speech in speeches:
        step = steps[place]
        assert setup.seats[speech.seat].kind == speech.level
        points = sum(event.points for event in step.events if isinstance(event, LineScored))
        match speech.occasion:
            case Occasion.OWN_LINE:
                assert step.seat == speech.seat
                assert points
            case Occasion.WELL_DONE:
                assert setup.seats[step.seat].is_human
                assert points >= 2
            case Occasion.WON | Occasion.LOST:
                assert step.after.over
                people_won = bool(set(step.after.winners or ()) & set(setup.humans))
                assert (speech.occasion is Occasion.LOST) == people_won
    assert speeches[-1][0] == len(steps) - 1, "somebody speaks at the end"


def test_an_opponent_is_glad_of_the_first_line_only() -> None:
    setup, steps = whole_game(2, HUMAN, "mason")
    lines = [
        place
        for place, step in enumerate(steps)
        if step.seat == 1 and any(isinstance(event, LineScored) for event in step.events)
    ]
    spoken = [place for place, speech in said(setup, steps) if speech.occasion is Occasion.OWN_LINE]
    assert len(lines) > 1, "or this game shows nothing"
    assert spoken == lines[:1]


def test_people_alone_hear_nothing() -> None:
    setup, steps = whole_game(3, HUMAN, HUMAN, HUMAN)
    assert said(setup, steps) == []
    assert speech_while_waiting(setup, 0) is None


def test_the_neighbour_of_whoever_thinks_is_patient() -> None:
    setup, _ = whole_game(3, HUMAN, HUMAN, "architect")
    assert speech_while_waiting(setup, 0) == Speech(2, "architect", Occasion.WAITING)


def test_every_character_has_words_of_their_own_for_everything() -> None:
    texts = {saying(level, occasion) for level in LEVELS for occasion in Occasion}
    assert len(texts) == len(LEVELS) * len(Occasion)


def test_faces_go_with_the_words() -> None:
    shown = {occasion: Speech(0, "mason", occasion).expression for occasion in Occasion}
    assert shown[Occasion.LOST] == "rueful"
    assert shown[Occasion.WAITING] == "calm"
    assert {shown[Occasion.WON], shown[Occasion.OWN_LINE], shown[Occasion.WELL_DONE]} == {"glad"}
