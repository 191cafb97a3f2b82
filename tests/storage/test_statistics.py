"""What the finished games say of those who played them."""

import pytest

from nyhavn.engine.material import COLORS
from nyhavn.engine.record import Deal
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.storage import PlayerStatistics, Store
from nyhavn.storage.statistics import Tally, statistics
from tests.storage.ended_games import finished
from tests.storage.playing import put, random_game


def of(name: str, found: list[PlayerStatistics], kind: str = HUMAN) -> PlayerStatistics:
    (player,) = [player for player in found if (player.name, player.kind) == (name, kind)]
    return player


def test_games_and_victories_are_counted_by_name() -> None:
    found = statistics(
        [
            finished(["Anna", "Béla"], [12, 7], [0]),
            finished(["Béla", "Anna", "Cili"], [5, 13, 8], [1], when=1),
            finished(["Anna", "Béla"], [6, 9], [1], when=2),
        ]
    )

    assert [(player.name, player.games, player.wins) for player in found] == [
        ("Anna", 3, 2),
        ("Béla", 3, 1),
        ("Cili", 1, 0),
    ]
    assert of("Anna", found).best_score == 13
    assert of("Anna", found).average_score == pytest.approx(31 / 3)
    assert of("Anna", found).longest_streak == 2


def test_a_shared_victory_counts_for_both() -> None:
    found = statistics([finished(["Anna", "Béla", "Cili"], [9, 4, 9], [0, 2])])

    told = [(player.wins, *(result.shared for result in player.results)) for player in found]
    assert told == [(1, True), (0, False), (1, True)]


def test_the_fastest_victory_is_counted_in_own_turns() -> None:
    found = statistics(
        [
            finished(["Anna", "Béla"], [12, 0], [0], turn=30),
            finished(["Béla", "Anna", "Cili"], [0, 12, 0], [1], turn=40, when=1),
            finished(["Anna", "Béla"], [3, 12], [1], turn=9, when=2),
        ]
    )

    # Turn 30 is Anna's 16th of two; turn 40 is her 14th of three.
    assert of("Anna", found).fastest_win == 14
    assert of("Béla", found).fastest_win == 5
    assert of("Cili", found).fastest_win is None


def test_the_favourite_colour_is_the_one_built_most_by_squares() -> None:
    houses = ["Ra1b1 Rc1d1 Ga2b2c2 Pa3b3c3d3e3 ^a4 ^b4", ""]
    found = statistics([finished(["Anna", "Béla"], [12, 0], [0], houses=houses)])

    assert of("Anna", found).squares == {"red": 4, "yellow": 0, "green": 3, "blue": 0, "purple": 5}
    assert of("Anna", found).favourite_color == "purple"
    assert of("Béla", found).favourite_color is None


def test_a_person_and_an_opponent_of_the_same_name_are_two() -> None:
    found = statistics(
        [
            finished(["Freja", "Béla"], [12, 0], [0], kinds=["mason", HUMAN]),
            finished(["Freja", "Béla"], [0, 12], [1], when=1),
            finished(["Freja", "Béla"], [12, 0], [0], kinds=["architect", HUMAN], when=2),
        ]
    )

    assert [of("Freja", found, kind).wins for kind in ("mason", HUMAN, "architect")] == [1, 0, 1]


def test_a_name_is_the_same_in_capitals_and_shown_as_written_last() -> None:
    found = statistics(
        [
            finished(["anna", "Béla"], [12, 0], [0], when=5),
            finished(["ANNA", "Béla"], [12, 0], [0], when=1),
        ]
    )

    assert of("anna", found).games == 2


def test_hints_are_added_up() -> None:
    found = statistics(
        [
            finished(["Anna", "Béla"], [12, 0], [0], hints=[2, 0]),
            finished(["Béla", "Anna"], [12, 0], [0], hints=[1, 3], when=1),
        ]
    )

    assert (of("Anna", found).hints, of("Béla", found).hints) == (5, 1)


def test_copies_do_not_count() -> None:
    assert statistics([finished(["Anna", "Béla"], [12, 0], [0], counted=False)]) == []


def test_the_statistics_of_the_store_are_those_of_its_games(store: Store[Setup]) -> None:
    games = [random_game(players, seed) for players in (2, 3, 4) for seed in (1, 2)]
    for game in games:
        put(store, game, step=500)
    put(store, random_game(2, 3), 20)
    store.duplicate(put(store, random_game(2, 4), step=500))
    games.append(random_game(2, 4))

    found = store.statistics()

    everybody = {seat.name for game in games for seat in game.setup.seats}
    assert {player.name for player in found} == everybody
    for player in found:
        played = [
            (game.states[-1], number)
            for game in games
            for number, seat in enumerate(game.setup.seats)
            if seat.name == player.name
        ]
        assert player.games == len(played)
        assert player.wins == sum(seat in (state.winners or ()) for state, seat in played)
        assert player.best_score == max(state.score(seat) for state, seat in played)
        for color in COLORS:
            built = [tile.size for state, seat in played for tile in state.tiles(seat) if tile.color == color]
            assert player.squares[color] == sum(built)


def test_a_game_that_is_not_to_count_does_not(store: Store[Setup]) -> None:
    game = random_game(2, 1)
    lesson = store.new_game(game.setup, game.deal, counted=False)
    store.append(lesson, 0, game.actions, game.snapshot(len(game.actions)))

    assert store.list_games(over=True)[0].id == lesson
    assert store.statistics() == []


def test_an_unfinished_game_does_not_count_until_it_is_over(store: Store[Setup]) -> None:
    game = random_game(2, 1)
    game_id = put(store, game, len(game.actions) - 1)
    assert store.statistics() == []

    store.append(game_id, len(game.actions) - 1, game.actions[-1:], game.snapshot(len(game.actions)))

    assert [player.games for player in store.statistics()] == [1, 1]
    assert store.load(game_id).deal == Deal(2, 1)


def test_a_game_that_does_not_count_hides_none_that_came_after_it() -> None:
    found = statistics(
        [
            finished(["Anna", "Béla"], [12, 7], [0], counted=False),
            finished(["Anna", "Béla"], [6, 9], [1], when=1),
        ]
    )
    assert [(player.name, player.games) for player in found] == [("Anna", 1), ("Béla", 1)]


def test_a_victory_is_shared_by_those_who_won_together() -> None:
    alone = statistics([finished(["Anna", "Béla"], [12, 7], [0])])
    together = statistics([finished(["Anna", "Béla", "Cili"], [9, 9, 4], [0, 1])])
    assert [result.shared for player in alone for result in player.results] == [False, False]
    assert [result.shared for player in together for result in player.results] == [True, True, False]


def test_games_are_told_apart_by_opponent_by_number_and_by_hints() -> None:
    found = statistics(
        [
            finished(["Anna", "Mads"], [12, 3], [0], kinds=[HUMAN, "mason"]),
            finished(["Anna", "Mads"], [12, 3], [0], kinds=[HUMAN, "mason"], hints=[2, 0], when=1),
            finished(["Mads", "Béla", "Anna"], [3, 12, 3], [1], kinds=["mason", HUMAN, HUMAN], when=2),
        ]
    )
    anna = of("Anna", found)

    assert anna.by_rival == {"mason": Tally(2, 1, 1, 1), HUMAN: Tally(1, 0)}
    assert anna.by_players == {2: Tally(1, 1, 1, 1), 3: Tally(1, 0)}
    assert (anna.by_rival["mason"].all_games, anna.by_rival["mason"].all_wins) == (3, 2)
    assert (anna.streak, anna.longest_streak) == (0, 2)
    assert of("Béla", found).streak == 1


def test_people_are_counted_by_whom_they_are_known_as() -> None:
    games = [
        finished(["Anna", "Béla"], [12, 3], [0]),
        finished(["Anne", "Mads"], [12, 3], [0], kinds=[HUMAN, "mason"], when=1),
    ]
    found = statistics(games, lambda name, _played: {"Anna": "Anne", "Béla": None}.get(name, name))

    assert [(player.name, player.games) for player in found] == [("Anne", 2), ("Mads", 1)]


def test_games_with_one_opponent_are_taken_by_themselves() -> None:
    games = [
        finished(["Anna", "Mads"], [12, 5], [0], kinds=[HUMAN, "mason"]),
        finished(["Anna", "Freja"], [3, 5], [1], kinds=[HUMAN, "apprentice"], when=1),
        finished(["Anna", "Mads", "Freja"], [4, 5, 6], [2], kinds=[HUMAN, "mason", "apprentice"], when=2),
    ]
    anna = next(player for player in statistics(games) if player.name == "Anna")
    mads = anna.against("mason")
    assert mads is not None
    assert (mads.games, mads.wins, mads.best_score, list(mads.by_players)) == (2, 1, 12, [2, 3])
    assert anna.against("harbourmaster") is None
