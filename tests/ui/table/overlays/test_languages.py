"""The curtain, the end, the log and what opponents say, in every language: nothing is cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.window import Window

from nyhavn.ai.names import LEVELS
from nyhavn.i18n import LANGUAGES
from nyhavn.match import session
from nyhavn.match.opponents import Occasion
from nyhavn.match.talk import Speech
from nyhavn.match.view import Stage
from nyhavn.ui.table import speech
from tests.match.positions import moment, setup_for
from tests.matrix import SIZES, seldom
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import on_stage
from tests.ui.table.seated import Seated, length_at

CASES = [(size, text_size) for size in SIZES for text_size in (100, 200)]

CURTAIN = setup_for(4)
OPEN = setup_for(4, curtain=False)


@pytest.fixture
def stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said and shown is still there when a busy machine comes to look."""
    monkeypatch.setattr(session, "FINALE_SECONDS", 600.0)
    monkeypatch.setattr(speech, "SECONDS", 600.0)


@pytest.mark.usefixtures("stays")
@pytest.mark.parametrize("case", seldom(CASES, ((360, 640), 200)))
def test_what_lies_over_the_table_is_whole(case: tuple[tuple[int, int], int]) -> None:
    size, text_size = case
    with on_stage(size, text_size=text_size) as stage:
        behind = Seated(stage, moment("rich", 4, CURTAIN), opens=False)
        found = [f"curtain {fault}" for fault in _on_the_curtain(behind)]
        table = Seated(stage, moment("over", 4, OPEN))
        found += [f"speech {fault}" for fault in _spoken(table)]
        found += [f"log {fault}" for fault in _in_the_log(table)]
        found += [f"end {fault}" for fault in _at_the_end(table)]
        assert found == []


def _in_every_language(table: Seated) -> Iterator[str]:
    for language in LANGUAGES:
        table.stage.app.preferences.language = language
        table.stage.frames(3)
        yield language


def _on_the_curtain(table: Seated) -> Iterator[str]:
    for language in _in_every_language(table):
        yield from (f"{language}: {fault}" for fault in faults(table.tabletop.curtain))


def _spoken(table: Seated) -> Iterator[str]:
    table.go_to(length_at("rich", 4))
    speaker = table.board.opponents[0].seat
    for language in _in_every_language(table):
        for level in LEVELS:
            for occasion in Occasion:
                table.board.speech.say(Speech(speaker, level, occasion))
                table.stage.frames(1)
                yield from (f"{language}: {fault}" for fault in faults(table.board.speech))


def _in_the_log(table: Seated) -> Iterator[str]:
    for language in _in_every_language(table):
        table.stage.tap("menu")
        yield from (f"{language} menu: {fault}" for fault in faults(Window.children[0]))
        table.stage.tap("menu.log")
        table.stage.frames(3)
        yield from (f"{language}: {fault}" for fault in faults(Window.children[0]))
        table.stage.go_back()


def _at_the_end(table: Seated) -> Iterator[str]:
    table.go_to(length_at("over", 4) - 1)
    table.play(table.actions[-1])
    table.stage.wait_for(lambda: table.view.stage is Stage.LAST_LOOK)
    for language in _in_every_language(table):
        yield from (f"{language}: {fault}" for fault in faults(table.board.finale))
