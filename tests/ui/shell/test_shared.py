"""An app that tests share is there for each of them, whichever other app has run in between."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.ui.shell.shared import release_shared, shared
from tests.ui.shell.stage import Stage, on_stage


@contextmanager
def at_home() -> Iterator[Stage]:
    with on_stage() as stage:
        yield stage


@contextmanager
def on_settings() -> Iterator[Stage]:
    with on_stage() as stage:
        stage.open("settings")
        yield stage


def test_one_app_serves_all_who_ask_for_it() -> None:
    assert shared(at_home) is shared(at_home)


def test_it_begins_anew_after_another_app_has_run() -> None:
    before = shared(at_home)
    release_shared()
    with on_stage() as own:
        own.open("settings")
    again = shared(at_home)
    assert again is not before
    again.open("rules")
    assert again.screen.name == "rules"


def test_there_is_one_at_a_time() -> None:
    shared(at_home)
    release_shared()
    assert shared(on_settings).screen.name == "settings"
    release_shared()
    assert shared(at_home).screen.name == "home"
    release_shared()
    with on_stage(), pytest.raises(AssertionError, match="an app at a time"), on_stage():
        pass


def test_a_test_that_has_it_begins_no_other() -> None:
    stage = shared(at_home)
    with pytest.raises(AssertionError, match="tests share"), on_stage():
        pass
    with pytest.raises(AssertionError, match="tests share"):
        shared(on_settings)
    assert stage.open("rules").name == "rules", "it goes on"
