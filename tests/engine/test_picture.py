"""``print(state)`` shows the table: what is read off the text is the game."""

from __future__ import annotations

import pytest

from nyhavn.engine import layout
from nyhavn.engine.actions import Build, PlaceSpecial
from nyhavn.engine.board import BB_ROWS
from nyhavn.engine.material import COAT_ROWS, COAT_SQUARES, COLUMNS, ROWS, SIZES
from nyhavn.engine.moves import BOTH_ACTIONS
from nyhavn.engine.notation import ABILITY_WORDS, LETTERS, action_from_text
from nyhavn.engine.state import State, apply, new_game
from tests.engine.playing import some_position
from tests.engine.records import read_record

SHOWN = """\
turn 4: player 2 to draw or build
offer: G R G P B G P  pile: 55 cards, end card in it
discarded: PP
tiles: R 2x2 3x2 4x2 5x1  Y 2x2 3x2 4x2 5x1  G 2x2 3x2 4x2 5x1  B 2x2 3x2 4x2 5x1  P 2x1 3x2 4x2 5x1
special tiles: 12  abilities: any x0  additional x2  discount x2  change x2  both x2

  player 1: 0 points   > player 2: 0 points
  hand: RRGGBP           hand: B
  active: any            active: any
  used: -                used: -
  9 . . . * .            9 . . . * .
  8 . . . . .            8 . . . . .
  7 . * . . .            7 . * . . .
  6 . . . . . *          6 . . . . . *
  5 . . . . *            5 . . . . *
  4 . . . . . *          4 . . . . . *
  3 . . * . .            3 . . * . .
  2 . . . . . *          2 . . . . . *
  1 . . . . .            1 p P . . .
    a b c d e              a b c d e
                         P2:b1a1"""


def test_a_game_as_it_is_shown() -> None:
    game = "nyhavn game 1\nplayers: 2\nseed: 1\n\n1. (1) d12\n2. (2) P2:b1a1=PP\n3. (1) d23\n"
    assert str(read_record(game).final()) == SHOWN


def _sides(state: State) -> list[list[str]]:
    """The lines of each player's side of the table."""
    below = str(state).split("\n\n")[1].splitlines()
    starts = [place for place in range(len(below[1])) if below[1][place:].startswith("hand: ")]
    ends = [*(start - 2 for start in starts[1:]), None]
    return [[line[start:end].rstrip() for line in below] for start, end in zip(starts, ends, strict=True)]


def _letters(cards: list[str]) -> str:
    return "".join(LETTERS[card] for card in cards) or "-"


@pytest.mark.parametrize("seed", range(60))
def test_what_is_read_off_is_the_game(seed: int) -> None:
    state = some_position(seed)
    heading, offer, discarded, tiles, abilities = str(state).split("\n\n")[0].splitlines()
    assert heading.startswith(f"turn {state.turn + 1}: ")
    if not state.over:
        assert f"player {state.current + 1} to " in heading
    assert offer.split()[1:8] == [LETTERS[card] if card else "-" for card in state.offer]
    assert f"pile: {state.deck_size} cards" in offer
    assert discarded == f"discarded: {_letters(state.discard_pile)}"
    for (color, size), count in state.supply.items():
        assert f" {size}x{count}" in tiles[tiles.index(f" {LETTERS[color]} ") :][: 3 + 5 * len(SIZES)]
    assert abilities.startswith(f"special tiles: {state.specials}  abilities: ")
    for name, count in state.ability_supply.items():
        assert f" {ABILITY_WORDS[name]} x{count}" in abilities
    for seat, (score, hand, active, used, *house) in enumerate(_sides(state)):
        assert score == f"player {seat + 1}: {state.score(seat)} points"
        assert hand == f"hand: {_letters(state.hand(seat))}"
        for line, names in ((active, state.active_abilities(seat)), (used, state.used_abilities(seat))):
            assert line.split()[1:] == ([ABILITY_WORDS[name] for name in names] or ["-"])
        _check_house(state, seat, house)


def _check_house(state: State, seat: int, lines: list[str]) -> None:
    occupied, walls = state.occupied(seat), state.walls(seat)
    for y, line in enumerate(reversed(lines[:ROWS])):
        number, *squares = line.split()
        assert number == str(y + 1)
        assert squares[COLUMNS:] == (["*"] if y in COAT_ROWS and BB_ROWS[y] & ~occupied else [])
        for x, shown in enumerate(squares[:COLUMNS]):
            place = y * COLUMNS + x
            if occupied >> place & 1:
                assert shown.isalpha()
                assert shown.isupper() == bool(walls >> place & 1)
            else:
                assert shown == ("*" if (x, y) in COAT_SQUARES else ".")
    built = [line for line in lines[ROWS + 1 :] if line]
    assert len(built) == len(state.tiles(seat))
    for text, tile in zip(built, state.tiles(seat), strict=True):
        action = action_from_text(text if text.startswith("^") else f"{text}=")
        if isinstance(action, PlaceSpecial):
            assert (action.cell,) == tile.cells
        else:
            assert isinstance(action, Build)
            assert (action.color, action.cells, action.wall) == (tile.color, tile.cells, tile.wall_cell)


def test_every_phase_has_its_words() -> None:
    words: dict[str, str] = {}
    for seed in range(400):
        state = some_position(seed)
        words.setdefault(state.phase, str(state).splitlines()[0].split(": ")[1])
    assert words["turn"].endswith("to draw or build")
    assert words["discard"].endswith("to discard")
    assert "to choose at a coat of arms (" in words["coat"]
    assert words["over"].startswith("over by ")


def test_a_build_of_both_actions_has_its_words() -> None:
    flat = list(new_game(2, 1).flat)
    flat[layout.PART[0] + layout.ACTIVE] |= BOTH_ACTIONS
    state, _ = apply(State(tuple(flat)), action_from_text("d12&"))
    assert str(state).splitlines()[0] == "turn 1: player 1 to build or end the turn"
    assert str(state).splitlines()[1].startswith("offer: - - ")
