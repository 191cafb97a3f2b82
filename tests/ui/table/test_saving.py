"""A step that is on its way to the file is not shown as done, whatever makes the screen draw again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.match.deeds import Confirm, Tap
from nyhavn.match.spots import Pier
from nyhavn.match.view import Stage
from nyhavn.ui.autosave import GameAutosave
from tests.match.positions import moment, setup_for
from tests.ui.table.seated import Seated, at_table


class SlowDisk:
    """Holds every step back until it is told to be done."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.held: list[Callable[[], None]] = []
        patch.setattr(GameAutosave, "played", self._played)

    def _played(self, action: Action, state: State, length: int, then: Callable[[], None]) -> None:
        self.held.append(then)


def seen(table: Seated) -> dict[str, str]:
    """What lies where on the table."""
    names = (*(f"offer.{pier}" for pier in range(7)), "pile", "hand.0")
    return {name: table.stage.parts[name].text for name in names}


def test_turning_the_device_or_a_setting_does_not_show_a_step_before_it_is_safe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    disk = SlowDisk(monkeypatch)
    with at_table(moment("start", setup=setup_for(2, curtain=False))) as table:
        before = seen(table)
        state = table.screen.game_state()
        table.session.do(Tap(Pier(0)))
        table.session.do(Tap(Pier(1)))
        table.session.do(Confirm())
        assert table.view.stage is Stage.SAVING

        table.stage.resize(915, 412)
        assert seen(table) == before
        table.stage.app.preferences.patterns = False
        table.stage.app.preferences.language = "hu"
        table.stage.frames(4)
        assert seen(table) == before
        assert table.screen.game_state() == state, "nor do other programs hear of it"
        table.stage.tap("offer.4")
        assert table.view.draft.piers == (0, 1), "and nothing can be done meanwhile"

        [then] = disk.held
        then()
        table.stage.frames(3)
        assert seen(table) != before
        assert table.screen.game_state() != state
