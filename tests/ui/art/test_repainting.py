"""Other colours: everything drawn follows, but never all of it in one go."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from nyhavn.match.people import People
from nyhavn.ui.art import QuayBackdrop, drawn, repainting
from nyhavn.ui.art.drawn import Drawn
from tests.match.positions import moment, setup_for
from tests.ui.shell.stage import on_stage
from tests.ui.table.seated import at_table

MOST_A_FRAME = 12
"""Things drawn in one go, if each took a third of a millisecond."""


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """What is painted anew, by a clock on which every look takes as long as painting one thing does."""
    ticks = count()
    each = 1.001 * repainting.SLICE_SECONDS / MOST_A_FRAME
    monkeypatch.setattr(repainting, "perf_counter", lambda: next(ticks) * each)
    found: list[Drawn] = []
    draw_now = Drawn.draw_now

    def note_and_draw(widget: Drawn) -> None:
        found.append(widget)
        draw_now(widget)

    monkeypatch.setattr(Drawn, "draw_now", note_and_draw)
    return found


def outdated() -> list[Drawn]:
    """What is seen, or would be, in the colours of before; what is hidden is painted when it is shown."""
    return [widget for widget in drawn.in_use if widget.is_outdated and widget.opacity]


def test_a_table_is_painted_in_many_slices_and_then_no_more(painted: list[Drawn]) -> None:
    with at_table(moment("rich", 4), (1280, 800)) as table:
        table.stage.frames(3)
        painted.clear()
        table.stage.app.palette_in_play = "tritanopia"
        slices = []
        while outdated():
            table.stage.frames(1)
            slices.append(len(painted))
            painted.clear()
        assert max(slices) <= MOST_A_FRAME
        assert len(slices) > 5
        table.stage.frames(5)
        assert painted == []


def test_what_is_hidden_is_painted_when_it_is_shown() -> None:
    with at_table(moment("rich", 2)) as table:
        tile = table.board.tile
        assert not tile.opacity
        tile.size = (60, 60)
        table.stage.frames(3)
        drawings = tile.drawings
        table.stage.app.palette_in_play = "tritanopia"
        table.stage.wait_for(lambda: not drawn.repainting.is_under_way)
        assert tile.drawings == drawings
        tile.opacity = 1
        table.stage.frames(1)
        assert tile.drawings > drawings
        assert outdated() == []


def test_the_quay_has_no_cards_and_stays_as_it_is() -> None:
    with on_stage(theme="light") as stage:
        stage.frames(3)
        stage.app.preferences.palette = "tritanopia"
        assert not any(isinstance(widget, QuayBackdrop) for widget in outdated())
        stage.app.preferences.theme = "dark"
        assert any(isinstance(widget, QuayBackdrop) for widget in outdated())


def test_colours_change_behind_the_curtain_and_none_of_before_is_seen_once_it_opens(
    painted: list[Drawn], monkeypatch: pytest.MonkeyPatch
) -> None:
    # One thing a frame.
    monkeypatch.setattr(repainting, "SLICE_SECONDS", 0.0)
    match = moment("start", setup=setup_for(2, curtain=True))
    people = People().having_played("Bence", "blue")
    bence = people.called("Bence")
    assert bence is not None
    liked = people.changed("Bence", replace(bence, palette="tritanopia")).to_json()
    with at_table(match, people=liked) as table:
        for pier in ("offer.0", "offer.1"):
            table.stage.tap(pier)
        painted.clear()
        table.stage.tap("confirm")
        table.stage.wait_for(lambda: table.stage.app.palette_in_play == "tritanopia")
        curtain = table.tabletop.curtain
        assert curtain is not None
        on_top = {id(widget) for widget in curtain.walk() if isinstance(widget, Drawn)}
        assert on_top >= {id(widget) for widget in painted[: len(on_top)]}, "what is seen comes first"
        # As if somebody could open it at once.
        table.sit_down()
        assert table.view.acting
        assert outdated() == []
