"""What each player made of a game, counted by hand and counted again another way."""

from __future__ import annotations

import pytest

from nyhavn.match.record import MatchRecord
from nyhavn.match.results import PlayerResult, results, standing
from tests.match.finished import finished
from tests.match.scripted import scripted


def test_a_game_that_has_just_begun() -> None:
    anna, bence = results(scripted().record())

    assert anna == PlayerResult(0, 0, 0, 0, 0, 0, 0, 0, 0, 45, False, (0,))
    assert bence.seat == 1


def test_a_row_with_walls_is_one_point_and_counts_in_its_turn() -> None:
    match = scripted(
        "d12",
        "Y3:a1a2b2=YYY",
        "R2:a1b1=RR",
        "d12",
        "P2:c1d1=PP",
        "d57",
        "d34",
        "d12",
        "P3:e1e2e3=PP",
    )
    anna, bence = results(match.record())

    assert (anna.score, anna.rows, anna.columns, anna.all_windows) == (1, 1, 0, 0)
    assert (anna.tiles, anna.specials, anna.empty, anna.coats) == (3, 0, 45 - 7, 0)
    assert anna.points == (0, 0, 0, 0, 0, 1)
    assert (bence.tiles, bence.empty) == (1, 42)
    assert bence.abilities_used == 1, "piers 5 and 7 are not adjacent: that took any cards"
    assert anna.abilities_used == 0
    assert not anna.won
    assert not bence.won


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 6))
def test_whole_games_counted_again_from_their_houses(players: int, seed: int) -> None:
    record = finished(players, seed)
    for result in results(record):
        state, seat = record.state, result.seat
        house = {cell: tile for tile in state.tiles(seat) for cell in tile.cells}
        lines = [[(x, y) for x in range(5)] for y in range(9)] + [
            [(x, y) for y in range(9)] for x in range(5)
        ]
        full = [line for line in lines if all(cell in house for cell in line)]
        windows = [line for line in full if all(house[cell].wall_cell != cell for cell in line)]
        rows = [line for line in full if len(line) == 5]
        coats = sum(cell in house for cell in ((2, 2), (4, 4), (1, 6), (3, 8)))
        coats += sum(line[0][1] in (1, 3, 5) for line in rows)

        assert result.rows == len(rows)
        assert result.columns == len(full) - len(rows)
        assert result.all_windows == len(windows)
        assert result.score == sum((1 if len(line) == 5 else 2) * (1 + (line in windows)) for line in full)
        assert result.score == result.points[-1] == state.score(seat)
        assert result.coats == coats
        assert result.tiles == len(state.tiles(seat))
        assert result.specials == sum(tile.size == 1 for tile in state.tiles(seat))
        assert result.empty == 45 - len(house)
        assert result.abilities_used == _abilities_turned(record, seat)
        assert len(result.points) == 1 + len({step.before.turn for step in record.steps if step.seat == seat})
        assert result.won == (seat in (state.winners or []))


def _abilities_turned(record: MatchRecord, seat: int) -> int:
    return sum(
        len(set(step.after.used_abilities(seat)) - set(step.before.used_abilities(seat)))
        for step in record.steps
    )


@pytest.mark.parametrize(("players", "seed"), [(2, 9), (3, 11), (4, 7)])
def test_the_winner_of_a_tie_stands_first(players: int, seed: int) -> None:
    first, second, *_ = standing(finished(players, seed))

    assert first.won
    assert first.score == second.score
    assert first.empty < second.empty
