"""The pages of sentences in docs: of today's texts, and with an example of everything that can be said."""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from typing import get_args

import pytest

from nyhavn.ai.reasons import Reason
from nyhavn.engine.actions import Action
from nyhavn.engine.events import CoatLapsed, Event
from nyhavn.engine.material import ABILITIES
from nyhavn.i18n import LANGUAGES, set_language, translation
from nyhavn.words.happenings import deed_text, turn_text
from tools.catalogue_sources import Message, messages
from tools.sentences.games import NAMES, games, steps, turns
from tools.sentences.pages import DOCS, page
from tools.sentences.table import hints, intents, reasons

NEVER_SEEN = {CoatLapsed}
"""A coat of arms with which nothing at all can be done: none of hundreds of games had one."""
READ_HERE = ("nyhavn/words/", "nyhavn/lesson/", "nyhavn/match/opponents.py")
"""Whose texts are all on the pages; the others stand on screens as they are in the catalogues."""
NEVER_ONE = {
    "Costs {count} card of its colour, one less beside its own colour.",
    "Take {count} card",
    "{count} player",
    "Each: {points}, {count} empty square",
}
"""No tile that is paid for has a single square, nobody takes one card or plays alone, and no two houses were
ever full but for a square each."""


class Listener(gettext.NullTranslations):
    """English, and what of it was said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def gettext(self, message: str) -> str:
        self.said.add(message)
        return message

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.ngettext(msgid1, msgid2, n)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_has_todays_sentences_and_none_is_left_open(code: str) -> None:
    text = page(code)

    assert (DOCS / f"{code}.md").read_text(encoding="utf-8") == text, "python -m tools.sentences"
    assert "{" not in text
    assert "  " not in text
    assert ".." not in text


def test_there_is_a_page_for_every_language_and_no_other() -> None:
    assert {path.stem for path in DOCS.glob("*.md")} == set(LANGUAGES)


def test_all_that_can_be_said_is_on_them_of_one_and_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    monkeypatch.setitem(translation.catalogues, "en", listener)
    page("en")

    read = [message for message in messages() if message.place.startswith(READ_HERE)]
    assert _texts(read) - listener.said - NEVER_ONE == set()


def _texts(wanted: Iterable[Message]) -> set[str]:
    return {text for message in wanted for text in (message.text, message.plural) if text}


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
    assert all(name[0] in "AÉØI" for name in NAMES)
    assert {match.setup.seats[0].name for match in games()} == {NAMES[0]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_beside_a_name_the_sentence_goes_on_without_it(code: str) -> None:
    set_language(code)
    for report in turns():
        whole, deed = turn_text(report, NAMES), deed_text(report)
        assert whole.casefold() == f"{NAMES[report.seat]} {deed}".casefold()
