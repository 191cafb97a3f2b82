"""What Confirm says is what then happens: compared with the engine's events over whole games."""

from __future__ import annotations

import re

import pytest

from nyhavn.engine import events as happened
from nyhavn.engine.actions import Build, DrawCards, EndTurn, Pass, Refresh, TakeAbility
from nyhavn.engine.material import COLORS, HAND_LIMIT
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.compose import Moment, Position, compose
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.journal import Step
from nyhavn.match.setup import HUMAN
from nyhavn.match.view import Stage
from nyhavn.words.confirm import Look, confirm_texts
from nyhavn.words.names import ability_name
from tests.match.positions import moment, setup_for
from tests.words.views import view_of


def said_before(step: Step) -> str:
    """All that the button says with a step laid out."""
    return confirm_texts(view_of(step.before, draft_of(step.before, step.action))).whole


def steps() -> list[Step]:
    return [step for players in (2, 3, 4) for step in moment("over", players).steps]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def paid(said: str) -> dict[str, int]:
    """The cards that a text says are paid, by colour."""
    first = said.split(" · ")[0]
    return {color: int(count) for count, color in re.findall(rf"(\d+)\s({'|'.join(COLORS)})", first)}


def test_cards_taken_and_put_down_are_those_that_were_said() -> None:
    drawn = [step for step in steps() if isinstance(step.action, DrawCards)]
    assert drawn
    for step in drawn:
        (cards,) = [event for event in step.events if isinstance(event, happened.CardsDrawn)]
        surplus = max(0, len(step.before.hand(step.seat)) + len(cards.cards) - HAND_LIMIT)
        expected = [len(cards.cards), surplus] if surplus else [len(cards.cards)]
        said = said_before(step)
        assert numbers(said) == expected, said
        assert ("build" in said) == step.action.both_actions  # type: ignore[union-attr]


def test_abilities_that_are_used_are_named() -> None:
    for step in steps():
        used = {event.ability for event in step.events if isinstance(event, happened.AbilityUsed)}
        said = said_before(step)
        # What counts as what says it all about a change of colours.
        named = used - {"change_of_colors"}
        assert all(ability_name(key) in said for key in named), said
        if not isinstance(step.action, TakeAbility):
            others = {"any_cards", "additional_card", "construction_discount", "both_actions"} - named
            assert not any(ability_name(key) in said for key in others), said
        assert (" as " in said) == ("change_of_colors" in used), said


def test_cards_points_and_coats_of_a_tile_are_those_that_were_said() -> None:
    built = [step for step in steps() if isinstance(step.action, Build)]
    assert built
    for step in built:
        said = said_before(step)
        (tile,) = [event for event in step.events if isinstance(event, happened.TileBuilt)]
        counts = {color: tile.pay.count(color) for color in COLORS if color in tile.pay}
        assert paid(said) == counts, said
        assert ("free" in said) == (not counts)
        coats = sum(isinstance(event, happened.CoatEarned) for event in step.events)
        assert ("coat" in said) == bool(coats), said
        if not coats:
            points = sum(event.points for event in step.events if isinstance(event, happened.LineScored))
            assert (f"+{points}" in said) if points else ("+" not in said), said


def test_what_gives_something_up_does_not_look_like_what_builds() -> None:
    for step in steps():
        look = confirm_texts(view_of(step.before, draft_of(step.before, step.action))).look
        assert (look is Look.ENDS) == isinstance(step.action, EndTurn | Pass)


def test_abilities_to_take_and_to_renew_are_said() -> None:
    for step in steps():
        said = said_before(step)
        if isinstance(step.action, TakeAbility):
            assert said == f"Take “{ability_name(step.action.ability)}”"
        elif isinstance(step.action, Refresh):
            assert numbers(said) == [len(step.before.used_abilities(step.seat))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_short_in_every_language(language: str) -> None:
    set_language(language)
    for step in steps():
        texts = confirm_texts(view_of(step.before, draft_of(step.before, step.action)))
        assert len(texts.text) <= 48, texts.text


def test_who_plays_alone_is_spoken_to() -> None:
    state = moment("start").state
    position = Position(setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN)), state, state.current)
    looking = Moment(Stage.LOOKING, Draft(), hand_is_open=True)
    assert confirm_texts(compose(position, looking)).text == "Your turn"
    among_people = Position(setup_for(2), state, state.current)
    assert confirm_texts(compose(among_people, looking)).text == "Anna’s turn"
