"""Actions as short text: ``d34``, ``G4:b1a2b2c2=GGP``, ``^c3``. See docs/notation.md."""

from __future__ import annotations

import re

from nyhavn.engine.actions import (
    Action,
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
    action_of,
)
from nyhavn.engine.material import ABILITIES, COLORS, COLUMNS, PIERS, ROWS, SIZES, Square
from nyhavn.engine.moves import DRAW, DRAWS, MOST_DRAWN

assert PIERS <= 9, "a pier is one digit"
assert ROWS <= 9, "a row is one digit"
assert max(SIZES) <= 9, "a size is one digit"
assert len({color[0] for color in COLORS}) == len(COLORS), "every colour has a letter of its own"
LETTERS = {color: color[0].upper() for color in COLORS}
_COLOR_OF = {letter: color for color, letter in LETTERS.items()}
ABILITY_WORDS = {
    "any_cards": "any",
    "additional_card": "additional",
    "construction_discount": "discount",
    "change_of_colors": "change",
    "both_actions": "both",
}
_ABILITY_OF = {word: key for key, word in ABILITY_WORDS.items()}
assert set(ABILITY_WORDS) == set(ABILITIES), "every ability has a word of its own"
FILES = "abcdefghijklmnopqrstuvwxyz"[:COLUMNS]
"""The letters of the columns."""
_BOTH = "&"

_CARD = f"[{''.join(LETTERS.values())}]"
_SQUARE = f"[{FILES}][1-{ROWS}]"
_DRAW = re.compile(rf"d([1-{PIERS}]{{2,{MOST_DRAWN}}})(&?)")
_DISCARD = re.compile(rf"x({_CARD}+)")
_BUILD = re.compile(rf"({_CARD})([{''.join(map(str, SIZES))}]):((?:{_SQUARE})+)=({_CARD}*)(-1)?")
_SPECIAL = re.compile(rf"\^({_SQUARE})")


class NotationError(ValueError):
    """Not the text of an action."""


def square_to_text(square: Square) -> str:
    """``a1`` is the bottom left square."""
    return f"{FILES[square[0]]}{square[1] + 1}"


def square_from_text(text: str) -> Square:
    """Read a square such as ``c3``."""
    if len(text) != 2 or text[0] not in FILES or text[1] not in "123456789"[:ROWS]:
        raise NotationError(f"no square: {text!r}")
    return FILES.index(text[0]), int(text[1]) - 1


def action_to_text(action: Action) -> str:
    """An action as short text."""
    match action:
        case DrawCards():
            return "d" + "".join(str(slot + 1) for slot in action.slots) + _BOTH * action.both_actions
        case DiscardCards():
            return "x" + "".join(LETTERS[card] for card in action.cards)
        case Build():
            windows = [cell for cell in action.cells if cell != action.wall]
            where = "".join(map(square_to_text, (action.wall, *windows)))
            paid = "".join(LETTERS[color] * count for color, count in action.pay)
            return f"{LETTERS[action.color]}{action.size}:{where}={paid}{'-1' * action.discount}"
        case PlaceSpecial():
            return "^" + square_to_text(action.cell)
        case TakeAbility():
            return "^" + ABILITY_WORDS[action.ability]
        case Refresh():
            return "^refresh"
        case Pass():
            return "^pass"
        case EndTurn():
            return "end"


def action_from_text(text: str) -> Action:
    """Read the text of an action; NotationError if it is none."""
    if text == "end":
        return EndTurn()
    if text == "^pass":
        return Pass()
    if text == "^refresh":
        return Refresh()
    if text[:1] == "^" and text[1:] in _ABILITY_OF:
        return TakeAbility(_ABILITY_OF[text[1:]])
    if found := _SPECIAL.fullmatch(text):
        return PlaceSpecial(square_from_text(found[1]))
    if found := _DRAW.fullmatch(text):
        return _draw(text, tuple(int(pier) - 1 for pier in found[1]), bool(found[2]))
    if found := _DISCARD.fullmatch(text):
        return DiscardCards(tuple(sorted((_COLOR_OF[letter] for letter in found[1]), key=COLORS.index)))
    if found := _BUILD.fullmatch(text):
        return _build(text, found)
    raise NotationError(f"no action: {text!r}")


def _draw(text: str, slots: tuple[int, ...], both: bool) -> Action:
    for number, draw in enumerate(DRAWS):
        action = action_of(DRAW + number)
        if draw.slots == slots and isinstance(action, DrawCards) and action.both_actions == both:
            return action
    raise NotationError(f"piers are given once each, in order: {text!r}")


def _build(text: str, found: re.Match[str]) -> Build:
    color = _COLOR_OF[found[1]]
    where = [square_from_text(found[3][at : at + 2]) for at in range(0, len(found[3]), 2)]
    counts = {name: found[4].count(LETTERS[name]) for name in COLORS}
    changed = [name for name in COLORS if counts[name] and name != color]
    if len(changed) > 1:
        raise NotationError(f"cards of one other colour at most: {text!r}")
    return Build(
        color,
        int(found[2]),
        tuple(sorted(where, key=lambda cell: (cell[1], cell[0]))),
        where[0],
        tuple((name, count) for name, count in counts.items() if count),
        bool(found[5]),
        changed[0] if changed else None,
    )
