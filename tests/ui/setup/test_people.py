"""Setup: people who are known sit down with one tap, and nothing counts before the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from kivy.core.window import Window

from nyhavn.i18n import LANGUAGES
from nyhavn.match.people import People
from nyhavn.match.setup import HUMAN
from nyhavn.ui.table.new_session import PlayersSettings
from tests.matrix import SIZES, spread, thinned
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

FAMILY = (
    People()
    .having_played("Dani", "green")
    .having_played("Clara", "yellow")
    .having_played("Bence", "blue")
    .having_played("Anna", "red")
    .to_json()
)


def seats(stage: Stage) -> list[Any]:
    """Who sits at the table that was started."""
    return list(stage.screen.tabletop.session.record().setup.seats)


def chosen(stage: Stage) -> dict[str, Any]:
    """All that is kept, but how the window stands: that is written down whenever it rests."""
    kept = dict(stage.app.preferences.values())
    return {name: value for name, value in kept.items() if name not in ("window", "place", "maximised")}


def name_field(stage: Stage, seat: int) -> Any:
    return next(
        each for each in stage.screen.walk() if getattr(each, "name", "") == f"setup.seat.{seat}.name"
    )


def test_an_opponent_is_asked_to_play_in_another_style() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("setup")
        stage.tap("setup.seat.1.kind")
        stage.tap("setup.seat.1.kind.others")
        stage.tap("setup.seat.1.style.architect.towers")
        assert stage.parts["setup.seat.1.kind"].text == "Architect, towers"
        stage.tap("setup.start")
        assert (seats(stage)[1].kind, seats(stage)[1].style) == ("architect", "towers")


def test_a_table_of_four_people_is_one_tap_and_their_names_are_four() -> None:
    with on_stage(people=FAMILY) as stage:
        stage.open("setup")
        stage.tap("setup.people")
        assert stage.screen.count == 4
        for person in (3, 2, 1, 0):
            stage.tap(f"setup.person.{person}")
        # The last chip is scrolled to only where somebody looks for it.
        assert all(chip.chosen for chip in stage.screen.ids.people.children)
        stage.tap("setup.start")
        assert [(seat.name, seat.color, seat.kind) for seat in seats(stage)] == [
            ("Dani", "green", HUMAN),
            ("Clara", "yellow", HUMAN),
            ("Bence", "blue", HUMAN),
            ("Anna", "red", HUMAN),
        ]


def test_as_many_people_as_were_asked_for() -> None:
    with on_stage() as stage:
        stage.open("setup")
        stage.tap("setup.count.3")
        stage.tap("setup.people")
        stage.tap("setup.start")
        assert [seat.kind for seat in seats(stage)] == [HUMAN] * 3


def test_who_was_typed_once_is_tapped_the_second_time() -> None:
    with on_stage() as stage:
        stage.open("setup")
        assert "setup.person.0" not in stage.parts
        stage.screen.set_name(0, "Anna")
        stage.tap("setup.start")
        stage.app.preferences.seats = None
        stage.open("home")
        stage.open("setup")
        stage.tap("setup.person.0")
        stage.tap("setup.start")
        assert seats(stage)[0].name == "Anna"


def test_leaving_without_starting_changes_nothing() -> None:
    with on_stage(people=FAMILY) as stage:
        before = chosen(stage)
        stage.open("setup")
        for name in ("setup.people", "setup.person.1", "setup.seat.0.color", "setup.flat"):
            stage.tap(name)
        stage.screen.set_name(2, "Somebody")
        stage.go_back()
        assert chosen(stage) == before
        stage.open("setup")
        assert stage.screen.count == 2


def test_the_players_are_seen_to_without_losing_the_table() -> None:
    with on_stage(people=FAMILY) as stage:
        stage.open("setup")
        stage.tap("setup.people")
        stage.tap("setup.players")
        assert stage.app.manager.current == "players"
        stage.go_back()
        assert stage.screen.count == 4
        stage.go_back()
        stage.open("setup")
        assert stage.screen.count == 2


def test_a_tap_on_a_name_selects_it_whole() -> None:
    with on_stage() as stage:
        stage.open("setup")
        field = name_field(stage, 0)
        stage.tap("setup.seat.0.name")
        assert (field.focus, field.selection_text) == (True, "Player 1")
        field.delete_selection()
        field.insert_text("Eva")
        field.focus = False
        stage.frames(2)
        assert (field.text, stage.screen.seating.drafts[0].typed_name) == ("Eva", "Eva")
        # What was only suggested does not become a name by being looked at.
        stage.tap("setup.seat.1.name")
        name_field(stage, 1).focus = False
        stage.frames(2)
        assert stage.screen.seating.drafts[1].typed_name == ""


def test_hints_and_colours_are_each_persons_own() -> None:
    family = People.from_json(FAMILY)
    anna = family.called("Anna")
    assert anna is not None
    people = family.changed("Anna", replace(anna, hints=True, palette="tritanopia")).to_json()
    with on_stage(people=people, hints=False) as stage:
        stage.open("setup")
        stage.tap("setup.people")
        for person in (0, 1):
            stage.tap(f"setup.person.{person}")
        stage.tap("setup.start")
        settings, setup = PlayersSettings(stage.app.preferences), stage.screen.tabletop.view.setup
        assert [settings.may_hint(setup, seat) for seat in range(4)] == [
            True,
            False,
            False,
            False,
        ]
        assert stage.app.palette_in_play == "tritanopia"
        stage.open("home")
        assert stage.app.palette_in_play == ""


@pytest.mark.parametrize(
    ("size", "language", "text_size"), thinned(spread((*SIZES, (2560, 1440)), LANGUAGES, (200, 100)), 4)
)
def test_a_table_with_known_people_is_whole(size: tuple[int, int], language: str, text_size: int) -> None:
    with on_stage(size, people=FAMILY, language=language, text_size=text_size) as stage:
        stage.open("setup")
        stage.screen.seat_people_only()
        stage.frames(8)
        assert faults(stage.app.root) == []
        assert Window.width == size[0]
