"""The league's bookkeeping: deals from every seat, runs that go on, intervals and ratings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nyhavn.ai.levels import OPPONENTS
from nyhavn.engine.state import new_game
from nyhavn.engine.view import player_view
from tools.league import entrants, games
from tools.league.entrants import entrant
from tools.league.games import Pairing, Result, code_version, fixtures, play_fixture
from tools.league.ledger import Ledger
from tools.league.names import Name
from tools.league.report import markdown, svg
from tools.league.standings import Score, ratings, scores

PAIRING = Pairing("greedy", "random")


def result(one: str, others: str, won: float, deal: int = 0) -> Result:
    clocks = {name: {"turns": 2, "seconds": 0.5, "longest": 0.3} for name in (one, others)}
    return Result(f"{one}/{others}/2/{deal}/0", "code", one, others, 2, won, [1, 2], 40, clocks)


def test_every_deal_is_played_from_every_seat() -> None:
    wanted = list(fixtures(Pairing("greedy", "random", 3), 8))
    assert len(wanted) == 9
    assert {fixture.seat for fixture in wanted} == {0, 1, 2}
    assert len({fixture.deal for fixture in wanted}) == 3


def test_a_game_counts_the_turns_of_both() -> None:
    played = play_fixture(next(iter(fixtures(PAIRING, 1))))
    turns = sum(clock["turns"] for clock in played.clocks.values())
    assert turns == played.turns
    assert played.won in (0.0, 0.5, 1.0)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    wanted = list(fixtures(PAIRING, 4))
    first = Ledger(path, "code")
    for fixture in wanted[:2]:
        first.add(replace(result("greedy", "random", 1.0), key=fixture.key))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"key": "cut of')
    assert Ledger(path, "code").missing(wanted) == wanted[2:]
    assert Ledger(path, "other code").missing(wanted) == wanted


def test_the_interval_of_a_win_rate() -> None:
    low, high = Score(PAIRING, 400, 260).interval
    assert (round(low, 3), round(high, 3)) == (0.602, 0.695)
    assert Score(PAIRING, 10, 10).interval[1] == pytest.approx(1.0)


def test_ratings_tell_the_better_one_by_how_much() -> None:
    table = [Score(Pairing("b", "a"), 9999, 7500), Score(Pairing("c", "b"), 9999, 5000)]
    found = ratings(table, "a")
    assert found["a"] == 0.0
    assert found["b"] == pytest.approx(191, abs=2)
    assert found["c"] == pytest.approx(found["b"], abs=2)


def test_the_table_and_the_picture_show_every_pairing() -> None:
    played = [result("greedy", "random", 1.0, 1), result("greedy", "random", 0.0, 2)]
    assert "| greedy | random | 2 | 2 | 50.0 % |" in markdown(played)
    assert "greedy - random" in svg(played)
    assert [score.won for score in scores(played)] == [1.0]


def test_results_of_those_who_play_differently_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SAMPLE_SIMULATIONS", 2)

    def version() -> str:
        code_version.cache_clear()
        return code_version()

    first = version()
    assert version() == first
    with monkeypatch.context() as change:
        change.setitem(OPPONENTS, "mason", replace(OPPONENTS["mason"], milliseconds=999))
        assert version() != first
    with monkeypatch.context() as change:
        change.setitem(entrants.BASELINES, "random", entrants.BASELINES["greedy"])
        assert version() != first
    code_version.cache_clear()


def test_nobody_unknown_plays() -> None:
    with pytest.raises(ValueError, match="no such player"):
        entrant("admiral")
    with pytest.raises(ValueError, match="no name"):
        entrant("harbourmaster@soon")
    with pytest.raises(ValueError, match="no such setting: courage"):
        entrant("harbourmaster@20%courage=2")
    with pytest.raises(ValueError, match="knows no settings"):
        entrant("harbourmaster@20%root=2~bb0a686")


def test_an_experiment_searches_with_other_settings() -> None:
    assert Name.of("harbourmaster@20%root=2%warmth=0.5").settings == (("root", 2.0), ("warmth", 0.5))
    view = player_view(new_game(2, 7), 0)
    usual, narrow = (entrant(name) for name in ("harbourmaster#40", "harbourmaster#40%root=1%greedy_turns=0"))
    at_first_sight = entrant("harbourmaster#1%root=1")
    assert narrow(view, 3) == at_first_sight(view, 3), "there is one way to look at"
    assert any(
        usual(deal, 3) != narrow(deal, 3) for deal in (player_view(new_game(2, n), 0) for n in range(12))
    )
