"""What many reviews say of a player: months, rank, favourite mistakes."""

from __future__ import annotations

import datetime as dt

import pytest

from nyhavn.ai.names import LEVELS
from nyhavn.review.career import (
    RECENT,
    NotASummaryError,
    Summary,
    career,
    summaries,
    summaries_from_text,
    summaries_to_text,
)
from nyhavn.review.moments import FaultKind, fault_kind
from nyhavn.review.ranks import MEASURED, rank_of
from nyhavn.review.reviewer import review_game
from nyhavn.review.verdicts import Verdict
from tests.review.games import random_game


def test_a_review_is_summed_up_for_each_player_and_kept() -> None:
    review = review_game(*random_game(3, 5), 2, seed=1)

    found = summaries(review)

    assert summaries_from_text(summaries_to_text(found), 3) == found
    for seat, (summary, account) in enumerate(zip(found, review.players, strict=True)):
        own = [turn for turn in review.turns if turn.player == seat and not turn.forced]
        assert summary.decisions == account.decisions == len(own)
        assert summary.loss == pytest.approx(sum(turn.loss for turn in own))
        blamed = [turn for turn in own if turn.verdict not in (Verdict.BEST, Verdict.GOOD)]
        assert sum(count for _, count in summary.faults) == len(blamed) > 0
        kinds = [fault_kind(turn.turn.actions, turn.best) for turn in blamed]
        assert dict(summary.faults) == {kind: kinds.count(kind) for kind in kinds}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        '{"players":7}',
        '{"players":[]}',
        '{"players":[{"decisions":-1,"loss":0,"faults":{}}]}',
        '{"players":[{"decisions":3,"loss":4,"faults":{}}]}',
        '{"players":[{"decisions":3,"loss":NaN,"faults":{}}]}',
        '{"players":[{"decisions":3,"loss":1,"faults":{"flew":1}}]}',
        '{"players":[{"decisions":3,"loss":1,"faults":{"drew":true}}]}',
        '{"players":[{"decisions":3,"loss":1,"faults":[]}]}',
    ],
)
def test_what_is_no_summary_is_refused(text: str) -> None:
    with pytest.raises(NotASummaryError):
        summaries_from_text(text, 1)


def test_months_are_weighed_by_decisions_and_the_rank_is_that_of_the_last_games() -> None:
    worst, best = MEASURED[LEVELS[0]], MEASURED[LEVELS[-1]]
    early = [
        (dt.date(2026, 1, 30), Summary(10, 10 * worst, ((FaultKind.DREW, 1), (FaultKind.PLACE, 2)))),
        (dt.date(2026, 2, 1), Summary(30, 30 * worst, ((FaultKind.DREW, 3),))),
        (dt.date(2026, 2, 28), Summary(10, 0.0, ())),
        (dt.date(2026, 3, 1), Summary(0, 0.0, ())),
    ]
    found = career(early)
    assert found is not None
    assert [(month.first, month.games) for month in found.months] == [
        (dt.date(2026, 1, 1), 1),
        (dt.date(2026, 2, 1), 2),
    ]
    assert [month.loss for month in found.months] == pytest.approx([worst, 0.75 * worst])
    assert found.faults == ((FaultKind.DREW, 4), (FaultKind.PLACE, 2))
    assert found.games == 3

    later = career(early + [(dt.date(2026, 4, 1), Summary(10, 10 * best, ()))] * RECENT)
    assert later is not None
    assert later.rank == LEVELS[-1]
    assert later.loss == pytest.approx(best)
    assert career([(dt.date(2026, 3, 1), Summary(0, 0.0, ()))]) is None


def test_every_level_has_the_rank_of_its_own_name_and_worse_is_never_better() -> None:
    assert [rank_of(MEASURED[level]) for level in LEVELS] == list(LEVELS)
    ranks = [LEVELS.index(rank_of(step / 1000)) for step in range(300)]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0] == len(LEVELS) - 1
    assert ranks[-1] == 0
