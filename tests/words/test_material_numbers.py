"""Sentences for players name the numbers of material.py: who changes one there is told which they are."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from nyhavn.engine import material as m
from nyhavn.engine.notation import FILES, square_to_text

CODE = Path(__file__).resolve().parents[2] / "nyhavn"


@cache
def texts() -> frozenset[str]:
    """All texts in the code."""
    return frozenset(
        node.value
        for path in CODE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


COATS = listed([square_to_text(square) for square in m.COAT_SQUARES])
COAT_ROWS = listed([str(row + 1) for row in m.COAT_ROWS])
WINDOW_ROW, WINDOW_COLUMN = m.WINDOWS_TIMES * m.ROW_POINTS, m.WINDOWS_TIMES * m.COLUMN_POINTS
CARDS = m.CARDS_PER_COLOR * len(m.COLORS)
PUT_BACK = m.CARDS_PUT_BACK[3] * len(m.COLORS)

SENTENCES = [
    f"You may keep {m.HAND_LIMIT} cards at most.",
    f"You may keep {m.HAND_LIMIT} cards at most. First take all the cards you are drawing; if you then "
    f"hold more than {m.HAND_LIMIT}, put",
    f"{{points}}: {m.WINNING_SCORE} or more end the game at once",
    f"As soon as a player has {m.WINNING_SCORE} points or more, the game is over",
    f"The first to reach {m.WINNING_SCORE} points wins at once.",
    f"New draw pile: the end card is among the last {m.END_CARD_DEPTH}",
    f"The end card is shuffled with {m.END_CARD_DEPTH - 1} other cards. These {m.END_CARD_DEPTH} go under",
    f"The top {m.END_CARD_DEPTH - 1} cards of the new pile are then shuffled with the end card, and these "
    f"{m.END_CARD_DEPTH}",
    f"Every house has {m.COLUMNS} columns (a to {FILES[-1]}) and {m.ROWS} rows (1 to {m.ROWS}): "
    f"{m.COLUMNS * m.ROWS} squares.",
    f"Coats of arms are on the squares {COATS} and beside rows {COAT_ROWS}.",
    f"for each of the rows {COAT_ROWS} that it completes",
    f"Row: {m.ROW_POINTS} point, or {WINDOW_ROW} if it is all windows.",
    f"Column: {m.COLUMN_POINTS} points, or {WINDOW_COLUMN} if it is all windows.",
    f"A full row scores {m.ROW_POINTS} point, a full column {m.COLUMN_POINTS}. If it is all windows, it",
    f"All {CARDS} cards are in play.",
    f"Back in the box: {m.CARDS_PUT_BACK[3]} cards of every colour, {PUT_BACK} in all.",
    f"Back in the box: one tile each of size {listed(list(map(str, m.SIZES_PUT_BACK[2])))} in every colour.",
    f"Back in the box: one tile each of size {listed(list(map(str, m.SIZES_PUT_BACK[3])))} in every colour.",
    f"The façade cards are shuffled into the draw pile: {m.CARDS_PER_COLOR} of each colour, or "
    f"{m.CARDS_PER_COLOR - m.CARDS_PUT_BACK[3]} with 3 players.",
    f"{m.SPECIAL_TILES} special tiles, with any number of players;",
    f"Pier 1 and pier {m.PIERS} are the ends of the row",
    f"Seven of them are turned up on piers 1 to {m.PIERS}: the card offer.",
    f"For {m.PLAYERS[0]}, {m.PLAYERS[1]} or {m.PLAYERS[2]} players",
    f"1 – {m.PIERS}",
]


@pytest.mark.parametrize("number", range(len(SENTENCES)))
def test_the_sentence_has_the_numbers_of_the_rules(number: int) -> None:
    assert any(SENTENCES[number] in text for text in texts()), SENTENCES[number]
