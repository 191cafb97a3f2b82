"""Puzzles as text that a person can read and the engine replays. See docs/puzzles.md for the form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from nyhavn.engine.actions import Action, IllegalActionError
from nyhavn.engine.board import PLACEMENT_BY_CELLS, Placement, bit, bits
from nyhavn.engine.material import COLORS, SPECIAL, Square
from nyhavn.engine.notation import (
    ABILITY_WORDS,
    LETTERS,
    NotationError,
    action_from_text,
    action_to_text,
    square_from_text,
    square_to_text,
)
from nyhavn.engine.record import Deal, Record
from nyhavn.engine.state import BadDealError, GameOverError, State, apply
from nyhavn.puzzles.facade import FacadeStart
from nyhavn.puzzles.measures import MEASURES
from nyhavn.puzzles.model import FACADE, PUZZLE_KINDS, WIN, Facade, GamePuzzle, Puzzle

FIRST_LINE: Final = "nyhavn puzzles 1"
_TURN: Final = " / "
_SPECIALS: Final = "^"
_COLOR_OF: Final = {letter: color for color, letter in LETTERS.items()}
_ABILITY_OF: Final = {word: key for key, word in ABILITY_WORDS.items()}


class PuzzleTextError(ValueError):
    """Not a puzzle, or one that the rules do not allow."""


# Writing


def pack_to_text(puzzles: Iterable[Puzzle]) -> str:
    """A whole pack."""
    return "\n".join([FIRST_LINE, "", *(f"{puzzle_to_text(puzzle)}\n" for puzzle in puzzles)])


def puzzle_to_text(puzzle: Puzzle) -> str:
    """One puzzle: a few lines."""
    facts: dict[str, object] = {"rating": puzzle.rating}
    if isinstance(puzzle, Facade):
        facts |= {"goal": f"{puzzle.measure}:{puzzle.target}", "builds": puzzle.builds, "ways": puzzle.ways}
    elif puzzle.kind == WIN:
        facts["ways"] = puzzle.ways
    else:
        facts |= {"chance": f"{puzzle.chance:.2f}", "second": f"{puzzle.second:.2f}"}
    if puzzle.themes:
        facts["themes"] = ",".join(puzzle.themes)
    head = " ".join(f"{key}={value}" for key, value in facts.items())
    lines = [f"{puzzle.name} {puzzle.kind} {head}"]
    if isinstance(puzzle, Facade):
        lines += _start_lines(puzzle.start)
        lines.append(f"solution {_turns(puzzle.start.state(), puzzle.solution)}")
    else:
        record = puzzle.record
        lines.append(f"deal {record.deal.players} {record.deal.seed}")
        lines.append(f"game {_turns(record.deal.start(), record.actions)}")
        lines.append(f"solution {_turns(record.final(), puzzle.solution)}")
    return "\n".join(lines)


def _start_lines(start: FacadeStart) -> Iterator[str]:
    yield "house " + " ".join(_tile_to_text(tile) for tile in start.house)
    yield "hand " + "".join(LETTERS[card] for card in start.hand)
    tiles = [f"{LETTERS[color]}{size}" + _times(count) for color, size, count in start.supply]
    if start.specials:
        tiles.append(_SPECIALS + _times(start.specials))
    yield "tiles " + " ".join(tiles)
    signed = [("", start.active), ("-", start.used), ("+", start.pool)]
    words = [sign + ABILITY_WORDS[name] for sign, names in signed for name in names]
    if words:
        yield "abilities " + " ".join(words)


def _times(count: int) -> str:
    return "" if count == 1 else f"*{count}"


def _tile_to_text(tile: Placement) -> str:
    if tile.color == SPECIAL:
        return _SPECIALS + square_to_text(tile.cells[0])
    cells = [cell for cell in (tile.wall_cell, *tile.cells) if cell is not None]
    squares = "".join(square_to_text(cell) for cell in dict.fromkeys(cells))
    return f"{LETTERS[tile.color]}{tile.size}:{squares}"


def _turns(state: State, actions: Iterable[Action]) -> str:
    """Actions, turn by turn."""
    turns: list[list[str]] = [[]]
    for action in actions:
        after, _ = apply(state, action)
        turns[-1].append(action_to_text(action))
        if after.turn != state.turn:
            turns.append([])
        state = after
    return _TURN.join(" ".join(turn) for turn in turns if turn)


# Reading


def blocks(text: str) -> list[str]:
    """The puzzles of a pack as their texts, which is quick: reading one replays its game."""
    first, *rest = text.strip().split("\n\n")
    if first.strip() != FIRST_LINE:
        raise PuzzleTextError(f"a pack of puzzles starts with {FIRST_LINE!r}")
    return rest


def puzzle_from_text(text: str) -> Puzzle:
    """Read one puzzle; everything in it is replayed and so known to be legal."""
    head, *lines = text.strip().splitlines()
    try:
        parts = dict(line.split(" ", 1) for line in lines)
        name, kind, *facts = head.split()
        values = dict(fact.split("=", 1) for fact in facts)
        themes = tuple(theme for theme in values.get("themes", "").split(",") if theme)
        if kind == FACADE:
            return _facade(name, values, themes, parts)
        if kind not in PUZZLE_KINDS:
            raise PuzzleTextError(f"there is no kind {kind!r}")
        return _game_puzzle(name, kind, values, themes, parts)
    except (KeyError, ValueError, NotationError, IllegalActionError, GameOverError, BadDealError) as error:
        raise PuzzleTextError(f"{head[:40]!r}: {error}") from error


def _facade(
    name: str, values: Mapping[str, str], themes: tuple[str, ...], parts: Mapping[str, str]
) -> Facade:
    supply, specials = _tiles(parts["tiles"])
    active, used, pool = _abilities(parts.get("abilities", ""))
    house = tuple(_tile_from_text(word) for word in parts["house"].split())
    hand = tuple(sorted((_COLOR_OF[letter] for letter in parts["hand"]), key=COLORS.index))
    start = FacadeStart(house, hand, supply, specials, active, used, pool)
    measure, _, target = values["goal"].partition(":")
    if measure not in MEASURES:
        raise PuzzleTextError(f"there is no goal {measure!r}")
    solution, _state = _replayed(start.state(), parts["solution"])
    return Facade(
        name, int(values["rating"]), themes, solution, int(values["ways"]),
        start, measure, int(target), int(values["builds"]),
    )  # fmt: skip


def _game_puzzle(
    name: str, kind: str, values: Mapping[str, str], themes: tuple[str, ...], parts: Mapping[str, str]
) -> GamePuzzle:
    players, seed = parts["deal"].split()
    deal = Deal(int(players), int(seed))
    actions, position = _replayed(deal.start(), parts["game"])
    solution, _after = _replayed(position, parts["solution"])
    return GamePuzzle(
        name, int(values["rating"]), themes, solution, kind, Record(deal, actions),
        int(values.get("ways", 0)), float(values.get("chance", 1)), float(values.get("second", 0)),
    )  # fmt: skip


def _replayed(state: State, text: str) -> tuple[tuple[Action, ...], State]:
    actions: list[Action] = []
    for word in text.split():
        if word == _TURN.strip():
            continue
        action = action_from_text(word)
        state, _ = apply(state, action)
        actions.append(action)
    return tuple(actions), state


def _tiles(text: str) -> tuple[tuple[tuple[str, int, int], ...], int]:
    supply: list[tuple[str, int, int]] = []
    specials = 0
    for word in text.split():
        what, _, count = word.partition("*")
        if what == _SPECIALS:
            specials = int(count or 1)
        else:
            supply.append((_COLOR_OF[what[0]], int(what[1:]), int(count or 1)))
    return tuple(supply), specials


def _abilities(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    signed: dict[str, list[str]] = {"": [], "-": [], "+": []}
    for word in text.split():
        sign = word[0] if word[0] in "-+" else ""
        signed[sign].append(_ABILITY_OF[word[len(sign) :]])
    return tuple(signed[""]), tuple(signed["-"]), tuple(signed["+"])


def _tile_from_text(word: str) -> Placement:
    if word.startswith(_SPECIALS):
        return _placement(SPECIAL, [square_from_text(word[1:])], 0)
    kind, _, where = word.partition(":")
    cells = [square_from_text(where[at : at + 2]) for at in range(0, len(where), 2)]
    if len(cells) != int(kind[1:]):
        raise PuzzleTextError(f"a tile of another size: {word!r}")
    return _placement(_COLOR_OF[kind[0]], cells, bit(cells[0]))


def _placement(color: str, cells: list[Square], wall: int) -> Placement:
    return PLACEMENT_BY_CELLS[color, bits(cells), wall]
