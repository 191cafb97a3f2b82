"""Positions drawn in ASCII, for tests that read like the rulebook."""

from __future__ import annotations

from nyhavn.engine import layout
from nyhavn.engine.actions import Build, DrawCards
from nyhavn.engine.board import bit
from nyhavn.engine.layout import PART
from nyhavn.engine.material import ABILITIES, COLORS, ROWS, Square
from nyhavn.engine.moves import CARD_NUMBERS, UNIT
from nyhavn.engine.notation import square_from_text
from nyhavn.engine.piles import pack
from nyhavn.engine.state import State, new_game

COLOR_OF = {color[0]: color for color in COLORS}
"""Letters of the pictures: small for a window, capital for a wall, w for a special tile, . for empty."""


def cards(letters: str) -> list[str]:
    """Cards by the first letters of their colours."""
    return [COLOR_OF[letter] for letter in letters]


def position(
    *rows: str,
    hand: str = "",
    active: str = "",
    used: str = "",
    players: int = 2,
    offer: str = "",
    deck: str = "",
    discard: str = "",
    scores: tuple[int, ...] = (),
    end_card: int | None = None,
) -> State:
    """A game at the start of the first player's turn, whose house looks like this (top row first)."""
    flat = list(new_game(players, 1).flat)
    part = PART[0]
    for up, row in enumerate(reversed(rows)):
        for across, letter in enumerate(row.replace(" ", "")):
            if letter != ".":
                _cover(flat, part, (across, up), letter)
    flat[layout.HOUSE_BEFORE] = flat[part + layout.OCCUPIED]
    flat[part + layout.HAND] = sum(UNIT[CARD_NUMBERS[card]] for card in cards(hand))
    flat[part + layout.KNOWN] = 0
    flat[part + layout.ACTIVE] = _abilities(active)
    flat[part + layout.USED] = _abilities(used)
    if offer:
        flat[layout.OFFER] = pack([CARD_NUMBERS[card] for card in cards(offer)])
    if deck:
        flat[layout.DECK] = pack([6 if letter == "e" else CARD_NUMBERS[COLOR_OF[letter]] for letter in deck])
    flat[layout.DISCARD_PILE] = pack([CARD_NUMBERS[card] for card in reversed(cards(discard))])
    for seat, score in enumerate(scores):
        flat[PART[seat] + layout.SCORE] = score
    if end_card is not None:
        flat[layout.END_CARD_PLACE] = end_card
    return State(tuple(flat))


def _cover(flat: list[int], part: int, square: Square, letter: str) -> None:
    flat[part + layout.OCCUPIED] |= bit(square)
    if letter.isupper():
        flat[part + layout.WALLS] |= bit(square)
    if letter.lower() in COLOR_OF:
        flat[part + layout.TINTS + COLORS.index(COLOR_OF[letter.lower()])] |= bit(square)


def _abilities(words: str) -> int:
    return sum(1 << ABILITIES.index(key) for key in words.split())


def builds(state: State, color: str, size: int, *squares: str) -> list[Build]:
    """The legal ways to build a tile, on certain squares if they are given."""
    wanted = {square_from_text(square) for square in squares}
    return [
        action
        for action in state.legal()
        if isinstance(action, Build)
        and (action.color, action.size) == (color, size)
        and (not wanted or set(action.cells) == wanted)
    ]


def draws(state: State) -> dict[tuple[int, ...], DrawCards]:
    """The legal draws without both actions, by piers from 1."""
    return {
        tuple(slot + 1 for slot in action.slots): action
        for action in state.legal()
        if isinstance(action, DrawCards) and not action.both_actions
    }


def only(actions: list[Build]) -> Build:
    """The one that there must be."""
    assert len({(action.pay, action.discount, action.change) for action in actions}) == 1, actions
    return actions[0]


def full_rows(count: int, row: str = "Rr Gg w".replace(" ", "")) -> list[str]:
    """So many complete rows, alike."""
    assert count <= ROWS
    return [row] * count
