"""JSON forms of actions, events and states, as the engine protocol has them (docs/protocol.md)."""

from __future__ import annotations

from dataclasses import fields as fields_of
from typing import Any

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
)
from nyhavn.engine.board import squares
from nyhavn.engine.events import Event
from nyhavn.engine.material import ABILITIES, COLORS, SIZES, Square
from nyhavn.engine.state import State

Json = dict[str, Any]


class MalformedActionError(ValueError):
    """Not an action in JSON: a part is missing, unknown or of the wrong type."""


# Actions


def action_to_json(action: Action) -> Json:
    """An action in its full form, everything in the fixed order."""
    match action:
        case DrawCards():
            return {
                "type": "draw",
                "slots": list(action.slots),
                "any_cards": action.any_cards,
                "additional_card": action.additional_card,
                "both_actions": action.both_actions,
            }
        case DiscardCards():
            return {"type": "discard", "cards": list(action.cards)}
        case Build():
            return {
                "type": "build",
                "color": action.color,
                "size": action.size,
                "cells": [list(cell) for cell in action.cells],
                "wall": list(action.wall),
                "pay": dict(action.pay),
                "discount": action.discount,
                "change": action.change,
            }
        case PlaceSpecial():
            return {"type": "coat", "choice": "special", "cell": list(action.cell)}
        case TakeAbility():
            return {"type": "coat", "choice": "ability", "ability": action.ability}
        case Refresh():
            return {"type": "coat", "choice": "refresh"}
        case Pass():
            return {"type": "coat", "choice": "pass"}
        case EndTurn():
            return {"type": "end_turn"}


def action_from_json(form: object) -> Action:
    """Read an action; orders do not matter, flags that are false or null may be left out."""
    if not isinstance(form, dict):
        raise MalformedActionError("an action is an object")
    fields = _Fields(form)
    kind = fields.word("type", ("draw", "discard", "build", "coat", "end_turn"))
    action: Action
    if kind == "draw":
        slots = tuple(sorted(fields.integers("slots")))
        action = DrawCards(slots, *(fields.flag(k) for k in ("any_cards", "additional_card", "both_actions")))
    elif kind == "discard":
        action = DiscardCards(tuple(sorted(fields.words("cards", COLORS), key=COLORS.index)))
    elif kind == "build":
        action = _build_from_json(fields)
    elif kind == "end_turn":
        action = EndTurn()
    else:
        choice = fields.word("choice", ("special", "ability", "refresh", "pass"))
        if choice == "special":
            action = PlaceSpecial(_square(fields.take("cell")))
        elif choice == "ability":
            action = TakeAbility(fields.word("ability", ABILITIES))
        else:
            action = Refresh() if choice == "refresh" else Pass()
    fields.done()
    return action


def _build_from_json(fields: _Fields) -> Build:
    cells = fields.take("cells")
    pay = fields.take("pay")
    if not isinstance(cells, list) or not isinstance(pay, dict):
        raise MalformedActionError("cells is a list of squares, pay an object")
    for color, count in pay.items():
        if color not in COLORS or not _is_integer(count) or count < 0:
            raise MalformedActionError("pay counts cards by their colour")
    change = fields.optional("change")
    if change is not None and change not in COLORS:
        raise MalformedActionError("change is a colour or null")
    return Build(
        fields.word("color", COLORS),
        fields.integer("size"),
        tuple(sorted((_square(cell) for cell in cells), key=lambda cell: (cell[1], cell[0]))),
        _square(fields.take("wall")),
        tuple((color, pay[color]) for color in COLORS if pay.get(color)),
        fields.flag("discount"),
        change,
    )


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _square(form: object) -> Square:
    if not isinstance(form, list) or len(form) != 2 or not all(_is_integer(part) for part in form):
        raise MalformedActionError("a square is [column, row]")
    return form[0], form[1]


class _Fields:
    """The fields of an action that are still to be read."""

    def __init__(self, form: dict[str, Any]) -> None:
        self.left = dict(form)

    def take(self, name: str) -> Any:
        if name not in self.left:
            raise MalformedActionError(f"{name} is missing")
        return self.left.pop(name)

    def optional(self, name: str) -> Any:
        return self.left.pop(name, None)

    def flag(self, name: str) -> bool:
        value = self.optional(name)
        if value is not None and not isinstance(value, bool):
            raise MalformedActionError(f"{name} is true or false")
        return bool(value)

    def integer(self, name: str) -> int:
        value = self.take(name)
        if not _is_integer(value):
            raise MalformedActionError(f"{name} is a whole number")
        return int(value)

    def integers(self, name: str) -> list[int]:
        value = self.take(name)
        if not isinstance(value, list) or not all(_is_integer(item) for item in value):
            raise MalformedActionError(f"{name} is a list of whole numbers")
        return value

    def word(self, name: str, words: tuple[str, ...]) -> str:
        value = self.take(name)
        if not isinstance(value, str) or value not in words:
            raise MalformedActionError(f"{name} is one of {', '.join(words)}")
        return value

    def words(self, name: str, words: tuple[str, ...]) -> list[str]:
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(item, str) and item in words for item in value):
            raise MalformedActionError(f"{name} is a list of {', '.join(words)}")
        return value

    def done(self) -> None:
        """Whatever is left over must be empty: a field that means something is not passed over."""
        for name, value in self.left.items():
            if value is not None and value is not False:
                raise MalformedActionError(f"there is no {name!r} in this action")


# Events


def event_to_json(event: Event) -> Json:
    """An event: its kind, then its fields under their own names, in their order."""
    return {"event": event.kind} | {
        field.name: _plain(getattr(event, field.name)) for field in fields_of(event)
    }


def _plain(value: object) -> object:
    """Squares, cards and seats, one or several, as JSON has them."""
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


# States


def house_to_json(state: State, seat: int) -> list[Json]:
    """The squares of a house by row and then by column."""
    found = []
    for number, tile in enumerate(state.tiles(seat)):
        for cell in squares(tile.mask):
            form = {"cell": list(cell), "color": tile.color, "wall": cell == tile.wall_cell, "tile": number}
            found.append((cell[1], cell[0], form))
    return [form for _, _, form in sorted(found, key=lambda item: item[:2])]


def _abilities_to_json(state: State, seat: int) -> dict[str, str]:
    active, used = state.active_abilities(seat), state.used_abilities(seat)
    faces = dict.fromkeys(active, "active") | dict.fromkeys(used, "used")
    return {name: faces[name] for name in ABILITIES if name in faces}


def state_to_json(state: State) -> Json:
    """Everything about a game but the order of its draw pile and its random numbers."""
    seats = range(state.players)
    supply = state.supply
    return {
        "players": state.players,
        "turn": state.turn,
        "current": state.current,
        "phase": state.phase,
        "offer": state.offer,
        "hands": [state.hand(seat) for seat in seats],
        "houses": [house_to_json(state, seat) for seat in seats],
        "scores": [state.score(seat) for seat in seats],
        "abilities": [_abilities_to_json(state, seat) for seat in seats],
        "ability_supply": state.ability_supply,
        "supply": {color: {str(size): supply[color, size] for size in SIZES} for color in COLORS},
        "specials": state.specials,
        "deck": state.deck_size,
        "discard": state.discard_pile,
        "end_card": state.end_card,
        "pending_coats": state.pending_coats,
        "winners": state.winners,
        "ended_by": state.ended_by,
    }
