"""Houses side by side find a size and keep it, however much room there is."""

from __future__ import annotations

from kivy.clock import Clock

from tests.match.finished import finished
from tests.ui.shell.stage import on_stage


def test_houses_settle_in_any_height() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        street = stage.screen.street
        street.size_hint_y = None
        forms = set()
        for height in range(240, 290, 2):
            street.height = height
            stage.frames(3)
            widths = [player.width for player in street.children]
            # What is to be done before the next frame is done: nothing asks for another layout.
            assert not [event for event in Clock.get_events() if event.timeout == -1], height
            stage.frames(2)
            assert [player.width for player in street.children] == widths, height
            forms.add(street.children[0].house.compact)
        assert forms == {True, False}, "of both forms of a house"
