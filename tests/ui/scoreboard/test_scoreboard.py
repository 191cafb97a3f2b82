"""The scoreboard: right, complete, in reach, and whole in every window and language."""

from __future__ import annotations

import pytest
from kivy.uix.label import Label

from nyhavn.engine.jsonform import state_to_json
from nyhavn.i18n import LANGUAGES
from nyhavn.match.game import Match
from nyhavn.match.results import standing
from nyhavn.match.setup import Setup
from nyhavn.ui.command_line import Options
from nyhavn.ui.scoreboard.board import PlayerColumn
from nyhavn.ui.scoreboard.screen import rematch_of
from nyhavn.words.figures import figures
from tests.match.finished import LONG_NAMES, finished, play_on, setup_for
from tests.matrix import SIZES, seldom, spread, thinned
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Stage, on_stage

WAYS = {"scoreboard.rematch", "scoreboard.home", "scoreboard.replay"}


def table(stage: Stage) -> list[tuple[str, list[int]]]:
    """The lines of figures as they stand on the screen."""
    return [(row.text, list(row.values)) for row in reversed(stage.screen.ids.table.children)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_there_the_winner_first(players: int) -> None:
    record = finished(players, 2)
    with on_stage() as stage:
        stage.open("scoreboard", record=record)
        parts = stage.parts

        for seat in range(players):
            part = parts[f"score.{seat}"]
            assert part.text == f"{record.setup.seats[seat].name} {record.state.score(seat)}"
            assert part.selected == (seat in (record.state.winners or []))
        first = min(range(players), key=lambda seat: parts[f"score.{seat}"].rect[0])
        assert first in (record.state.winners or [])
        assert stage.screen.game_state() == state_to_json(record.state)


def test_every_house_is_the_one_that_was_built() -> None:
    record = finished(3)
    with on_stage() as stage:
        stage.open("scoreboard", record=record)
        columns = stage.screen.shown

        for column, result in zip(columns, standing(record), strict=True):
            tiles = record.state.tiles(result.seat)
            assert {(x, y) for x, y, *_ in column.house.squares} == {
                cell for tile in tiles for cell in tile.cells
            }
            assert len({number for *_, number in column.house.squares}) == result.tiles
            assert column.house.house_color == record.setup.seats[result.seat].color


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_large_window_all_letters_are_larger(players: int) -> None:
    """Only the houses grew, and who sat round the screen could read no figure."""

    def letters() -> list[float]:
        screen = stage.screen
        rows = [row.cells.children[0] for row in screen.ids.table.children]
        parts = [screen.ids.rematch, *screen.shown]
        words = [label for part in parts for label in part.walk(restrict=True) if isinstance(label, Label)]
        return [label.font_size for label in (screen.ids.headline, screen.ids.why, *rows, *words)]

    with on_stage((1280, 800)) as stage:
        stage.open("scoreboard", record=finished(players))
        small = letters()
        for size in ((1920, 1200), (2560, 1440)):
            stage.resize(*size)
            assert faults(stage.screen) == [], size
            pairs = zip(small, letters(), strict=True)
            assert min(large / usual for usual, large in pairs) >= 1.25, size


@pytest.mark.parametrize("text", seldom((100, 200), 200))
def test_in_a_large_window_everything_is_whole_in_every_language(text: int) -> None:
    with on_stage((1920, 1200), text_size=text) as stage:
        stage.open("scoreboard", record=finished(4, 2, LONG_NAMES))
        found = {}
        for language in LANGUAGES:
            stage.app.preferences.language = language
            for size in ((1920, 1200), (2560, 1440)):
                stage.resize(*size)
                if wrong := faults(stage.screen):
                    found[language, size] = wrong
        assert found == {}


@pytest.mark.parametrize("size", [(412, 915), (1280, 800)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_won_has_the_largest_house_with_its_windows_lit(players: int, size: tuple[int, int]) -> None:
    record = finished(players)
    with on_stage(size) as stage:
        stage.open("scoreboard", record=record)
        columns = stage.screen.shown
        lost = [column for column in columns if not column.won]
        won = [column for column in columns if column.won]

        assert won
        assert lost
        assert min(column.house.unit for column in won) > max(column.house.unit for column in lost)
        on_the_quay = [column for column in columns if isinstance(column, PlayerColumn)]
        assert {column.y for column in on_the_quay} == {min(column.y for column in columns)}
        for column in won:
            windows = {(x, y) for x, y, _color, wall, _tile in column.house.squares if not wall}
            assert {tuple(cell) for cell in column.house.shining} == windows
        assert not any(column.house.shining for column in lost)


@pytest.mark.parametrize(("size", "large", "small"), [((412, 915), 30, 10), ((360, 640), 17, 6)])
def test_of_four_on_a_phone_who_won_stands_large_beside_the_others(
    size: tuple[int, int], large: int, small: int
) -> None:
    with on_stage(size) as stage:
        stage.open("scoreboard", record=finished(4, 2))
        won, *lost = stage.screen.shown
        assert won.house.unit >= large
        assert min(row.house.unit for row in lost) >= small
        assert [row.y for row in lost] == sorted((row.y for row in lost), reverse=True), "in their order"
        assert min(row.x for row in lost) > won.right

        stage.resize(size[1], size[0])
        first, *others = stage.screen.shown
        assert {other.y for other in others} == {first.y}, "side by side when the phone is turned"


def test_on_the_lowest_phones_the_houses_have_the_room_of_the_chart() -> None:
    with on_stage((360, 640)) as stage:
        stage.open("scoreboard", record=finished(2))
        assert not stage.screen.charted
        assert stage.screen.shown[0].house.unit >= 17
        stage.resize(412, 915)
        assert stage.screen.charted


def test_figures_and_chart_are_the_results() -> None:
    record = finished(4)
    order = standing(record)
    with on_stage() as stage:
        stage.open("scoreboard", record=record)

        assert table(stage) == [(figure.text, list(figure.values)) for figure in figures(order)]
        assert dict(table(stage))["Empty squares"] == [result.empty for result in order]
        assert [list(line) for line in stage.screen.lines] == [list(result.points) for result in order]


def test_the_tie_break_is_said() -> None:
    with on_stage() as stage:
        stage.open("scoreboard", record=finished(4, 7))

        assert stage.screen.headline == "Clara wins"
        assert stage.screen.why == "Level at 5 points: fewer empty squares decide, 18 to 19"


def test_a_rematch_keeps_the_round_and_starts_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(3)
    dealt: list[Setup] = []
    with on_stage(options=Options(seed=77)) as stage:
        monkeypatch.setattr(stage.app, "start_game", dealt.append)
        stage.open("scoreboard", record=record)
        stage.tap("scoreboard.rematch")

    assert [seat.name for seat in dealt[0].seats] == ["Bence", "Clara", "Anna"]
    assert dealt[0].seed == 77
    assert set(dealt[0].seats) == set(record.setup.seats)


def test_three_rematches_lead_round_the_table() -> None:
    setup = finished(3).setup
    again = rematch_of(rematch_of(rematch_of(setup, 1), 2), 3)

    assert again.seats == setup.seats
    assert again.seed == 3


def test_home_and_the_way_back_lead_home() -> None:
    with on_stage() as stage:
        stage.open("scoreboard", record=finished(2))
        stage.tap("scoreboard.home")
        assert stage.app.manager.current == "home"

        stage.open("scoreboard", record=finished(2))
        assert stage.go_back()
        assert stage.app.manager.current == "home"


def test_the_way_back_leads_where_one_came_from_and_past_the_table() -> None:
    with on_stage() as stage:
        stage.open("saves")
        stage.open("scoreboard", record=finished(2))
        stage.go_back()
        assert stage.app.manager.current == "saves"

        stage.open("table", match=play_on(Match(setup_for(2))))
        stage.screen.tabletop.left()
        stage.wait_for(lambda: stage.app.manager.current == "scoreboard")
        stage.go_back()
        assert stage.app.manager.current == "saves"

        stage.open("home")
        stage.open("setup")
        stage.open("table", match=play_on(Match(setup_for(2))))
        stage.screen.tabletop.left()
        stage.wait_for(lambda: stage.app.manager.current == "scoreboard")
        stage.go_back()
        assert stage.app.manager.current == "home"


def test_another_game_takes_the_place_of_the_first() -> None:
    with on_stage() as stage:
        stage.open("scoreboard", record=finished(4))
        stage.open("scoreboard", record=finished(2))

        assert {name for name in stage.parts if name.startswith("score.")} == {"score.0", "score.1"}
        assert len(table(stage)[0][1]) == 2


def test_it_speaks_another_language_at_once() -> None:
    with on_stage() as stage:
        stage.open("scoreboard", record=finished(4, 7))
        stage.app.preferences.language = "es"
        stage.frames()

        assert stage.screen.headline == "Gana Clara"
        assert table(stage)[0][0] == "Líneas"


@pytest.mark.parametrize(("size", "language", "players"), thinned(spread(SIZES, LANGUAGES, (4, 3, 2)), 2))
def test_everything_fits_without_scrolling(size: tuple[int, int], language: str, players: int) -> None:
    with on_stage(size, language=language) as stage:
        stage.open("scoreboard", record=finished(players, 7, LONG_NAMES))

        assert faults(stage.screen) == []
        assert not stage.screen.ids.scroll.do_scroll_y
        assert set(stage.parts) >= WAYS | {f"score.{seat}" for seat in range(players)}


@pytest.mark.parametrize(
    ("size", "language"), thinned(spread(((360, 640), (412, 915), (1280, 800)), LANGUAGES), 2)
)
def test_everything_fits_with_letters_twice_as_large(size: tuple[int, int], language: str) -> None:
    with on_stage(size, language=language, text_size=200) as stage:
        for record in (finished(4, 2, LONG_NAMES), finished(2)):
            stage.open("scoreboard", record=record)

            assert faults(stage.screen) == []


@pytest.mark.slow
@pytest.mark.parametrize("density", [2.0, 3.0])
def test_everything_fits_on_dense_screens(density: float) -> None:
    with on_stage((int(360 * density), int(640 * density)), density) as stage:
        stage.open("scoreboard", record=finished(4))

        assert faults(stage.screen) == []
        assert not stage.screen.ids.scroll.do_scroll_y


def test_turning_the_device_keeps_everything() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("scoreboard", record=finished(4))
        for size in ((915, 412), (1280, 800), (412, 915)):
            stage.resize(*size)
            assert faults(stage.screen) == []
            assert set(stage.parts) >= WAYS | {f"score.{seat}" for seat in range(4)}
