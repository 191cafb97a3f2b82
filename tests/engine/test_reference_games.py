"""Whole games of the model: copies, replays, and what must hold at every moment."""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.engine.reference import Action, ReferenceGame, random_playout, tidy_playout
from tests.engine.reference.box import ABILITIES, COLORS, by_row
from tests.engine.reference.house import complete_lines, points_of
from tests.engine.reference.scenes import draw, full_deck, scene, unshuffled
from tests.matrix import seldom


def test_a_copy_lives_its_own_life() -> None:
    rng = random.Random(5)
    game = ReferenceGame(3, full_deck(3, rng), lambda pile: pile[::-1])
    while game.phase != "over":
        before = json.dumps(game.state())
        legal = game.legal()
        other = game.copy()
        action = rng.choice(legal)
        other.apply(action)
        assert json.dumps(game.state()) == before
        assert game.legal() == legal
        game.apply(action)
        assert game.state() == other.state()


def test_a_shuffle_with_a_state_is_copied_with_the_game() -> None:
    class Shuffler:
        def __init__(self) -> None:
            self.rng = random.Random(3)

        def __call__(self, pile: list[str]) -> list[str]:
            return self.rng.sample(pile, len(pile))

    game = scene(players=3, pile="g", discard="rygbp" * 6, shuffle=Shuffler())
    other = game.copy()
    draw(game, 1, 2)
    draw(other, 1, 2)
    assert game.deck == other.deck


def check_whole_table(game: ReferenceGame, all_cards: list[str]) -> None:
    """What must hold at every moment: nothing is lost, no hand is too large, the points are on the houses."""
    piles = [game.deck, game.discard, *game.hands, [card for card in game.offer if card is not None]]
    assert Counter(card for pile in piles for card in pile if card != "end") == Counter(all_cards)
    assert game.deck.count("end") == (1 if game.end_card == "in_deck" else 0)

    tiles = {
        (s["color"], seat, s["tile"]) for seat in range(game.players) for s in game.houses[seat].values()
    }
    specials = [tile for tile in tiles if tile[0] == "white"]
    assert game.specials + len(specials) == 12
    per_color = {2: 7, 3: 8, 4: 10}[game.players]
    for color in COLORS:
        assert sum(game.supply[color].values()) + len([t for t in tiles if t[0] == color]) == per_color
    for ability in ABILITIES:
        held = sum(ability in owned for owned in game.abilities)
        assert game.ability_supply[ability] + held == game.players

    if game.phase in ("turn", "over"):
        assert all(len(hand) <= 7 for hand in game.hands)
        assert (None in game.offer) <= (game.phase == "over")
        for seat, squares in enumerate(game.houses):
            assert game.scores[seat] == sum(points_of(squares, line) for line in complete_lines(squares))


def check_form_of_actions(actions: list[Action]) -> None:
    """No action twice, and each written in the one form of the protocol."""
    texts = [json.dumps(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action in json.loads(f"[{','.join(texts)}]"):
        if action["type"] == "draw":
            assert action["slots"] == sorted(set(action["slots"]))
        if action["type"] == "discard":
            assert action["cards"] == sorted(action["cards"], key=COLORS.index)
        if action["type"] == "build":
            assert action["cells"] == sorted(action["cells"], key=by_row)
            assert action["wall"] in action["cells"]
            assert list(action["pay"]) == [color for color in COLORS if action["pay"].get(color, 0) > 0]
            assert action["change"] is None or action["pay"][action["change"]] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", seldom(range(3), 0))
@pytest.mark.parametrize("playout", [random_playout, tidy_playout])
def test_whole_games_end_and_nothing_is_lost(
    players: int, seed: int, playout: Callable[[ReferenceGame, random.Random], list[Action]]
) -> None:
    rng = random.Random(f"{players} {seed}")
    deck = full_deck(players, rng)
    game = ReferenceGame(players, deck, lambda pile: pile[::-1])
    replay = game.copy()
    played = playout(game, rng)
    assert game.winners
    assert game.ended_by in ("points", "end_card")
    all_cards = [card for card in deck if card != "end"]
    for action in played:
        legal = replay.legal()
        check_form_of_actions(legal)
        assert action in legal
        replay.apply(action)
        check_whole_table(replay, all_cards)
    assert replay.state() == game.state()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_cards_enough_tidy_builders_reach_12_points(players: int) -> None:
    wins = 0
    for seed in range(3, 6):
        rng = random.Random(seed)
        deck = [card for _ in range(5) for card in full_deck(3, rng)]
        game = ReferenceGame(players, deck, unshuffled)
        tidy_playout(game, rng)
        if game.ended_by == "points":
            wins += 1
            assert game.winners == [game.current]
            assert [seat for seat in range(players) if game.scores[seat] >= 12] == game.winners
    assert wins > 0
