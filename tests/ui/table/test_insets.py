"""The table between covered edges: whole, in reach, and turned to whoever is to move where it lies flat."""

from __future__ import annotations

from dataclasses import replace

import pytest
from kivy.core.window import Window

from nyhavn.device.insets import Insets
from nyhavn.match.draft import Draft
from nyhavn.match.game import Match
from nyhavn.match.placing import Held
from nyhavn.match.setup import Setup
from nyhavn.ui.command_line import Options
from tests.match.positions import LONG_NAMES, moment, setup_for
from tests.matrix import spread
from tests.ui.shell.edges import DEVICES, WAYS, covered, edges, held
from tests.ui.shell.reading import picture_of_window
from tests.ui.shell.stage import on_stage
from tests.ui.table.drafts import drafts
from tests.ui.table.looking import faults
from tests.ui.table.seated import at_table, length_at, whole_game

PHASES = ("rich", "coat", "discard")


@pytest.mark.parametrize(
    ("device", "way", "players", "left_handed"), spread(DEVICES, WAYS, (2, 3, 4), (False, True))
)
def test_everything_fits_between_the_edges(
    device: tuple[str, str], way: str, players: int, left_handed: bool
) -> None:
    insets = edges(device, way)
    match = whole_game(players, setup_for(players, LONG_NAMES))
    size = held((412, 915), way)
    wrong = []
    with at_table(match, size, options=Options(insets=insets), left_handed=left_handed) as table:
        for phase in PHASES:
            table.go_to(length_at(phase, players))
            for what, draft in drafts(phase, table.match.state):
                table.lay_out(draft)
                found = [*faults(table.board), *covered(insets, but=("tile",))]
                wrong += [f"{phase}, {what}: {fault}" for fault in found]
    assert wrong == []


def _when_it_is_the_turn_of(seat: int, setup: Setup) -> Match:
    """A game when a turn of this player begins."""
    game = whole_game(len(setup.seats), setup)
    steps = game.steps
    at = next(n for n in range(30, len(steps)) if steps[n].seat == seat != steps[n - 1].seat)
    return Match(setup, game.actions[:at], deal=game.deal)


@pytest.mark.parametrize(
    ("seat", "insets", "curtain"),
    spread((0, 1, 2, 3), (Insets(0, 48, 0, 24), Insets(48, 0, 0, 24), Insets(0, 0, 48, 24)), (False, True)),
)
def test_a_table_that_lies_flat_keeps_clear_however_it_is_turned(
    seat: int, insets: Insets, curtain: bool
) -> None:
    setup = replace(setup_for(4, LONG_NAMES, curtain=curtain), flat=True)
    match = _when_it_is_the_turn_of(seat, setup)
    with on_stage((800, 1280), options=Options(insets=insets)) as stage:
        stage.open("table", match=match)
        assert match.state.current == seat
        assert stage.screen.tabletop.view.has_curtain == curtain
        assert stage.screen.tabletop.view.angle == (0, 270, 180, 90)[seat]

        assert covered(insets) == []
        if not curtain:
            assert faults(stage.screen.tabletop.board) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_curtain_hides_everything_to_the_very_edge(seat: int) -> None:
    """It is the quay again, whole, and goes on under the edges, turned to whoever sits opposite, too.

    Pictures are as the window has them, before it is turned.
    """
    with on_stage((412, 915), options=Options(insets=Insets(0, 48, 0, 24)), theme="light") as stage:
        match = _when_it_is_the_turn_of(seat, replace(setup_for(2), flat=True))
        stage.open("table", match=match)
        assert stage.screen.tabletop.view.has_curtain
        assert Window.rotation == 180 * seat
        hung = picture_of_window()
        stage.app.manager.opacity = 0
        stage.frames(1)
        quay = picture_of_window()

    assert Window.rotation == 0, "upright again when the table is left"
    # The covered edges change sides with whoever it is turned to; the houses on it have shadows.
    for edge in ((0, 0, 412, 24), (0, 891, 412, 915)):
        assert hung.crop(edge).tobytes() == quay.crop(edge).tobytes()


def test_a_tile_in_hand_stays_on_its_squares_when_the_phone_is_turned_upside_down() -> None:
    left, right = Insets(48, 0, 0, 24), Insets(0, 0, 48, 24)
    match = moment("rich", 2, setup_for(2, curtain=False))
    with at_table(match, (915, 412), options=Options(insets=left)) as table:
        table.lay_out(Draft(held=Held("purple", 5).moved((1, 2))))
        before = table.stage.parts["tile"].rect
        table.stage.app.root.insets = right
        table.stage.frames(4)

        x, y, *size = table.stage.parts["tile"].rect
        assert (x, y, *size) == (before[0] - 48, *before[1:])
        assert covered(right) == []
        # What is touched there is what is seen there.
        table.tap(*table.square(1, 2))
        assert table.match.draft.held is not None
        assert Window.size == (915, 412)
