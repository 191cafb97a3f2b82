"""Why a tap led to nothing, and what was done last, are read whole on the smallest phones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.core.window import Window

from nyhavn.engine.material import ABILITIES, COLORS, PIERS, SIZES
from nyhavn.i18n import LANGUAGES
from nyhavn.match.deeds import Tap
from nyhavn.match.draft import Draft
from nyhavn.match.journal import reports
from nyhavn.match.placing import Held
from nyhavn.match.remarks import Remark, WhyNot
from nyhavn.match.setup import HUMAN
from nyhavn.match.spots import SPECIAL_KIND, HandSlot, OwnAbility, Pier, PoolAbility, Spot, SupplySlot
from nyhavn.match.thinking import ThreadThinker
from nyhavn.ui.table.board import is_shown
from nyhavn.ui.table.new_session import new_session
from nyhavn.ui.widgets.fit_label import FitLabel, fits
from tests.match.positions import MOMENTS, moment, setup_for
from tests.ui.table.seated import Seated, Undecided, at_table

SMALLEST_PHONE = 640
"""How high it is: in lower windows the strip may lie over the lowest storey."""
OPEN = setup_for(2, curtain=False)
TAPPED: list[Spot] = [
    *(HandSlot(number) for number in range(7)),
    *(Pier(number) for number in range(PIERS)),
    *(SupplySlot(color, size) for color in COLORS for size in SIZES),
    SupplySlot(*SPECIAL_KIND),
    *(OwnAbility(key) for key in ABILITIES),
    *(PoolAbility(key) for key in ABILITIES),
]
MOMENTS_AND_DRAFTS = [
    ("all active", Draft()),
    ("all active", Draft(held=Held("yellow", 2).moved((0, 7)))),
    ("rich", Draft()),
    ("rich", Draft(held=Held("purple", 5).moved((0, 5)))),
    ("discard", Draft()),
    ("coat", Draft()),
    ("build", Draft()),
]


def remarks(table: Seated) -> Iterator[Remark]:
    """Every kind of remark, each while it is on the strip."""
    seen = set()
    for name, draft in MOMENTS_AND_DRAFTS:
        table.tabletop.put(new_session(table.stage.app, moment(name, 2, OPEN), None))
        table.tabletop.open()
        for spot in TAPPED:
            table.lay_out(draft)
            table.session.do(Tap(spot))
            remark = table.view.remark
            about = getattr(remark, "about", None)
            kind = (
                remark and remark.reason,
                table.view.phase,
                about.key if isinstance(about, OwnAbility) else "",
            )
            if remark is not None and kind not in seen:
                seen.add(kind)
                yield remark


def cut_off(table: Seated) -> Iterator[str]:
    """What the strip does not show whole, in any language."""
    for language in LANGUAGES:
        table.stage.app.preferences.language = language
        table.stage.frames(2)
        assert is_shown(table.board.strip)
        label = next(each for each in table.board.strip.walk() if isinstance(each, FitLabel))
        box = int(label.width), int(label.height)
        if not fits(label.text, label.font_name, label.line_height, box, label.font_size):
            yield f"{language}: {label.text}"
        if table.board.strip.top > table.board.house.grid[1] and Window.height >= SMALLEST_PHONE:
            yield f"{language} over the house: {label.text}"
    table.stage.app.preferences.language = "en"


@pytest.mark.parametrize("size", [(360, 640), (360, 560)])
def test_why_a_tap_led_to_nothing_is_whole_in_every_language(size: tuple[int, int]) -> None:
    found: list[str] = []
    reasons = set()
    with at_table(moment("all active", 2, OPEN), size) as table:
        for remark in remarks(table):
            reasons.add(remark.reason)
            found += cut_off(table)
    assert found == []
    assert reasons == set(WhyNot) - {WhyNot.SAVES_NOTHING}, "which would take a hand of one colour"


def test_what_was_done_last_is_whole_while_an_opponent_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThreadThinker, "plan", lambda *_: Undecided())
    setup = setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN), curtain=False)
    game = moment("over", 2, setup)
    found: list[str] = []
    with at_table(game, (360, 640)) as table:
        for length in range(1, MOMENTS["over"][2]):
            if game.steps[length - 1].ends_turn and game.steps[length].seat == 1:
                table.go_to(length)
                found += cut_off(table)
    assert found == []


def test_while_a_line_shines_nothing_lies_over_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done with many abilities took five lines, and hid the squares that it was about."""
    monkeypatch.setattr(ThreadThinker, "plan", lambda *_: Undecided())
    setup = setup_for(2, kinds=(HUMAN, "mason", HUMAN, HUMAN), curtain=False)
    game = moment("over", 2, setup)
    found, seen = [], 0
    with at_table(game, (360, 640)) as table:
        for number, step in enumerate(game.steps[:-1]):
            if step.ends_turn and step.seat == 0 and reports(game.steps[: number + 1])[-1].points:
                seen += 1
                table.go_to(number + 1)
                house, strip = table.board.house, table.board.strip
                for language in LANGUAGES:
                    table.stage.app.preferences.language = language
                    table.stage.frames(2)
                    assert is_shown(strip)
                    if strip.top > house.grid[1]:
                        found.append(f"{language}: {strip.words.text}")
    assert seen
    assert found == []
