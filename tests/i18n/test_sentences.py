"""The pages of sentences in docs: of today's texts, and with an example of everything that can be said."""

from __future__ import annotations

from typing import get_args

import pytest

from nyhavn.ai.reasons import Reason
from nyhavn.engine.actions import Action
from nyhavn.engine.events import CoatLapsed, Event
from nyhavn.engine.material import ABILITIES
from nyhavn.i18n import LANGUAGES
from tools.sentences import DOCS, NAMES, games, hints, intents, page, reasons, steps

NEVER_SEEN = {CoatLapsed}
"""A coat of arms with which nothing at all can be done: none of hundreds of games had one."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_has_todays_sentences(code: str) -> None:
    assert (DOCS / f"{code}.md").read_text(encoding="utf-8") == page(code), "python -m tools.sentences"


def test_there_is_a_page_for_every_language_and_no_other() -> None:
    assert {path.stem for path in DOCS.glob("*.md")} == set(LANGUAGES)


def test_every_kind_of_event_is_on_them() -> None:
    seen = {type(event) for step in steps() for event in step.events}

    assert seen | NEVER_SEEN == set(get_args(Event))


def test_every_reason_is_on_them() -> None:
    assert {type(reason) for reason in reasons()} == set(get_args(Reason))


def test_every_action_is_on_them_as_what_confirm_does_and_as_a_hint() -> None:
    every = set(get_args(Action))

    assert {type(intent.action) for intent in intents()} == every
    assert {type(actions[0]) for _state, actions in hints()} == every


def test_every_way_to_spend_is_on_them() -> None:
    shown = intents()

    assert any(intent.counts_as for intent in shown)
    assert {key for intent in shown for key in intent.uses} == set(ABILITIES)
    assert any(intent.surplus and "both_actions" in intent.uses for intent in shown)


def test_names_begin_with_a_vowel() -> None:
    assert all(name[0] in "AÉØU" for name in NAMES)
    assert {match.setup.seats[0].name for match in games()} == {NAMES[0]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_left_open(code: str) -> None:
    text = page(code)

    assert "{" not in text
    assert "  " not in text
    assert ".." not in text
