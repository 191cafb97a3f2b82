"""Medals, from games as they lie in the real file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nyhavn.ai.names import LEVELS
from nyhavn.engine.actions import Action
from nyhavn.engine.events import AbilityUsed, ColumnScored, LineScored
from nyhavn.engine.record import Deal
from nyhavn.engine.state import apply
from nyhavn.match.game import Match
from nyhavn.match.results import results
from nyhavn.match.setup import HUMAN, Seat, Setup
from nyhavn.puzzles.book import OUTCOME_KEY, OUTCOMES, book_of, outcome_from_text, outcome_to_text
from nyhavn.puzzles.medals import BY_GAME, MEDALS, Outcome, PlayedGame, ladder, medals_of, outcome_of
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.store import Store
from nyhavn.ui.book.reading import note_rules_read, read_book
from nyhavn.words.medals import medal_text
from tests.engine.records import read_record

SETUP = Setup((Seat("Anna", "red", HUMAN), Seat("Mads", "blue", "mason")), 5)


RECORD = Path(__file__).resolve().parents[1] / "match" / "games" / "2-players.txt"


@pytest.fixture(scope="module")
def game() -> tuple[Deal, tuple[Action, ...]]:
    record = read_record(RECORD.read_text(encoding="utf-8"))
    return record.deal, record.actions


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    store = Store.open(tmp_path, Setup.from_json)
    yield store
    store.close()


def test_a_game_is_told_as_its_events_and_results_tell_it(game: tuple[Deal, tuple[Action, ...]]) -> None:
    deal, actions = game
    outcome = outcome_of(PlayedGame(1, 1000, SETUP, deal, actions, (0, 0)))
    match = Match(SETUP, actions, deal=deal)
    mine = results(match.record())[0]
    told = [event for step in match.steps for event in step.events if getattr(event, "player", 1) == 0]
    lines = [event for event in told if isinstance(event, LineScored)]
    assert outcome.won == mine.won
    assert ("first_win" in outcome.medals) == mine.won
    assert ("no_abilities" in outcome.medals) == (
        mine.won and not any(isinstance(event, AbilityUsed) for event in told)
    )
    assert ("window_column" in outcome.medals) == any(
        isinstance(line, ColumnScored) and line.points > 2 for line in lines
    )
    assert outcome.medals <= set(BY_GAME)
    assert outcome.beaten == (("mason",) if mine.won else ())


def outcome(
    number: int, *medals: str, won: bool = True, hinted: bool = False, beaten: str = "mason"
) -> Outcome:
    return Outcome(number, 1000 * number, hinted, frozenset(medals), won, (beaten,) if won else ())


def test_a_medal_is_of_the_first_game_and_rather_of_one_without_hints() -> None:
    games = [outcome(3, "chain"), outcome(1, "chain", hinted=True), outcome(2, "attic", hinted=True)]
    found = medals_of(games)
    assert (found["chain"].game, found["chain"].hinted) == (3, False)
    assert (found["attic"].game, found["attic"].hinted) == (2, True)


def test_wins_are_counted_over_games_whatever_order_they_come_in() -> None:
    games = [outcome(number) for number in range(1, 11)]
    assert medals_of(reversed(games))["ten_wins"].game == 10
    assert medals_of(games)["five_in_a_row"].game == 5
    broken = [outcome(number, won=number != 4) for number in range(1, 9)]
    assert "five_in_a_row" not in medals_of(broken)
    four = [outcome(number, beaten=level) for number, level in enumerate(LEVELS, 1)]
    assert medals_of(four)["four_characters"].game == 4
    assert ladder(four) == dict.fromkeys(LEVELS, 1)


def test_what_is_noted_on_a_game_is_read_again() -> None:
    mine = outcome(4, "chain", "attic")
    assert outcome_from_text(outcome_to_text(mine), 4, 4000, False) == mine
    for text in ("", "[]", '{"medals":["gold"],"won":true,"beaten":[]}', '{"medals":[],"beaten":[]}'):
        assert outcome_from_text(text, 4, 4000, False) is None


def test_a_review_without_a_fault_and_rules_read_in_four_languages_count() -> None:
    perfect = (
        '{"players":[{"decisions":12,"loss":0.1,"faults":{}},{"decisions":12,"loss":1,"faults":{"tile":2}}]}'
    )
    games = [outcome(1)]
    assert book_of(games, {1: (perfect, (0,))}, {}).medals["perfect_review"].game == 1
    assert "perfect_review" not in book_of(games, {1: (perfect, (1,))}, {}).medals
    read = {"en": "1", "hu": "2", "da": "3"}
    assert "polyglot" not in book_of(games, {}, read).medals
    assert book_of(games, {}, {**read, "fr": "9"}).medals["polyglot"].played == 9


def test_the_book_is_read_from_the_file_and_each_game_replayed_once(
    store: Store[Setup], game: tuple[Deal, tuple[Action, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal, actions = game
    for counted in (True, False):
        number = store.new_game(SETUP, deal, counted=counted)
        state = deal.start()
        for action in actions:
            state, _ = apply(state, action)
        store.append(number, 0, actions, Snapshot.of(state, len(actions)))
    for language in ("en", "hu", "da", "fr", "fr"):
        note_rules_read(store, language)
    book = read_book(store)
    assert "polyglot" in book.medals
    noted = store.notes.read_of_all_games(OUTCOMES)
    assert [list(notes) for notes in noted.values()] == [[OUTCOME_KEY]], "copies and lessons do not count"

    def no_more(_game: PlayedGame) -> Outcome:
        raise AssertionError("it is known already")

    monkeypatch.setattr("nyhavn.ui.book.reading.outcome_of", no_more)
    assert read_book(store) == book


def test_every_medal_has_its_words() -> None:
    texts = [medal_text(key) for key in MEDALS]
    assert len(set(texts)) == len(MEDALS) == 26
