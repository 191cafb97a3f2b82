"""Random games for the tests, with what must hold at every moment."""

from __future__ import annotations

import random
from collections import Counter

from nyhavn.engine import layout
from nyhavn.engine.actions import Action, Build
from nyhavn.engine.board import BB_FULL
from nyhavn.engine.layout import PART, Flat
from nyhavn.engine.listing import legal_moves
from nyhavn.engine.material import COLUMNS, HAND_LIMIT, ROWS, cards_in_play, tiles_in_play
from nyhavn.engine.moves import END_CARD, hand_cards, hand_size
from nyhavn.engine.piles import unpack
from nyhavn.engine.state import State, apply, new_game
from nyhavn.engine.turns import play


def some_position(seed: int, players: int | None = None) -> State:
    """A position in the middle of a random game."""
    chance = random.Random(seed)
    state = new_game(players or chance.choice((2, 3, 4)), seed)
    for _ in range(chance.randrange(70)):
        if state.over:
            break
        state, _ = apply(state, lively(state, chance))
    return state


def lively(state: State, chance: random.Random) -> Action:
    """A random action of a player who builds low, so that lines and coats come about."""
    actions = state.legal()
    builds = [action for action in actions if isinstance(action, Build)]
    if builds and chance.random() < 0.8:
        return min(builds, key=lambda action: sum(y for _, y in action.cells) + chance.random())
    return chance.choice(actions)


def play_fast(flat: Flat, chance: random.Random) -> int:
    """Play a game to its end on the path that search uses, with invariants; the number of moves."""
    moves = 0
    players = flat[layout.NUMBER_OF_PLAYERS]
    while flat[layout.STACK]:
        turn = flat[layout.TURN]
        options = legal_moves(flat)
        assert options
        play(flat, options[int(chance.random() * len(options))])
        moves += 1
        if flat[layout.TURN] != turn or not flat[layout.STACK]:
            check(flat, players)
    return moves


def check(flat: Flat, players: int) -> None:
    """What must hold whenever a turn is over."""
    seen: Counter[int] = Counter(unpack(flat[layout.DECK]))
    seen.update(unpack(flat[layout.DISCARD_PILE]))
    offer = flat[layout.OFFER]
    seen.update(card for card in (offer >> 3 * slot & 7 for slot in range(7)) if card)
    specials = flat[layout.SPECIALS]
    tiles = 0
    pool = 0
    for part in PART[:players]:
        hand = flat[part + layout.HAND]
        assert hand_size(hand) <= HAND_LIMIT
        seen.update(hand_cards(hand))
        occupied = flat[part + layout.OCCUPIED]
        colored = 0
        for index in range(5):
            tint = flat[part + layout.TINTS + index]
            assert not colored & tint
            colored |= tint
        assert occupied & ~BB_FULL == 0
        assert colored & ~occupied == 0
        specials += (occupied ^ colored).bit_count()
        tiles += flat[part + layout.WALLS].bit_count()
        assert flat[part + layout.ACTIVE] & flat[part + layout.USED] == 0
        pool += (flat[part + layout.ACTIVE] | flat[part + layout.USED]).bit_count()
        assert flat[part + layout.SCORE] == slow_score(occupied, flat[part + layout.WALLS])
    seen.pop(END_CARD, None)
    assert sum(seen.values()) == sum(cards_in_play(players).values())
    assert specials == 12
    left = flat[layout.SUPPLY]
    assert tiles + sum(left >> 2 * kind & 3 for kind in range(20)) == sum(tiles_in_play(players).values())
    assert pool + sum(flat[layout.POOL] >> 3 * kind & 7 for kind in range(5)) == 5 * players


def slow_score(occupied: int, walls: int) -> int:
    """Points counted from the picture of a house."""
    points = 0
    rows = [[(x, y) for x in range(COLUMNS)] for y in range(ROWS)]
    columns = [[(x, y) for y in range(ROWS)] for x in range(COLUMNS)]
    for worth, lines in ((1, rows), (2, columns)):
        for line in lines:
            if all(occupied >> 5 * y + x & 1 for x, y in line):
                points += worth if any(walls >> 5 * y + x & 1 for x, y in line) else 2 * worth
    return points
