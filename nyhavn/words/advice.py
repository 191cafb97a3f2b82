"""A hint in words: first the move, then the one reason that counts most; the others for who asks why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

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
from nyhavn.i18n import _, listing
from nyhavn.match.services import Advice
from nyhavn.match.view import TableView
from nyhavn.words.cards import taken_cards
from nyhavn.words.names import ability_effect, ability_name, quoted_ability, size_name
from nyhavn.words.reasons import reason_text


def advice_lines(advice: Advice, view: TableView) -> list[str]:
    """The move, and the first reason behind it."""
    action = advice.actions[0]
    if isinstance(action, TakeAbility):
        # That it brings the ability has just been said.
        return [move_text(advice.actions, view), ability_effect(action.ability)]
    return [move_text(advice.actions, view), *all_reasons(advice)[:1]]


def all_reasons(advice: Advice) -> list[str]:
    """What speaks for the move, most important first."""
    return [reason_text(reason) for reason in advice.reasons]


def reasons_text(advice: Advice, view: TableView) -> str:
    """The move, and all that speaks for it."""
    return "\n".join((move_text(advice.actions, view), *(f"• {reason}" for reason in all_reasons(advice))))


def short_move_text(actions: Sequence[Action], view: TableView) -> str:
    """What to do first, for little room: what is needed shines, and what follows is shown when it comes."""
    action = actions[0]
    match action:
        case DrawCards():
            return _("Take {cards}.").format(cards=_taken(action, view))
        case Build():
            return _building(action)
        case PlaceSpecial():
            return _("Place a special tile")
        case TakeAbility():
            return _("Take an ability")
        case Refresh():
            return _("Make your abilities active")
        case _:
            return move_text(actions, view)


def move_text(actions: Sequence[Action], view: TableView) -> str:
    """What to do, in the imperative."""
    action = actions[0]
    match action:
        case DrawCards():
            return _drawing(action, actions[1:], view)
        case Build():
            spent = _spent(action)
            return _building_with(action, _quoted(spent)) if spent else _building(action)
        case DiscardCards():
            return _("Discard {cards}.").format(cards=taken_cards(action.cards))
        case PlaceSpecial():
            return _("Place a special tile on the square shown.")
        case TakeAbility(key):
            return _("Take the ability “{ability}”.").format(ability=ability_name(key))
        case Refresh():
            return _("Make your used abilities active again.")
        case Pass():
            return _("Leave the coat of arms unused.")
        case EndTurn():
            return _("End your turn without building.")
        case _:
            assert_never(action)


def _drawing(draw: DrawCards, rest: Sequence[Action], view: TableView) -> str:
    """Each way to draw is a sentence of its own: a language may put the abilities where it likes."""
    cards = _taken(draw, view)
    spent = [
        key
        for key, used in (("any_cards", draw.any_cards), ("additional_card", draw.additional_card))
        if used
    ]
    if not draw.both_actions:
        text = _("Use {abilities} to take {cards}.") if spent else _("Take {cards}.")
        return text.format(abilities=_quoted(spent), cards=cards)
    build = next((action for action in rest if isinstance(action, Build)), None)
    if build is None:
        text = _("Use {abilities} to take {cards}, then see what you can build.")
        return text.format(abilities=_quoted(["both_actions", *spent]), cards=cards)
    abilities = _quoted(["both_actions", *spent, *_spent(build)])
    return _then_build(build).format(abilities=abilities, cards=cards, size=size_name(build.size))


def _taken(draw: DrawCards, view: TableView) -> str:
    return taken_cards([color for slot in draw.slots if (color := view.piers[slot].color) is not None])


def _spent(build: Build) -> list[str]:
    flags = (("construction_discount", build.discount), ("change_of_colors", build.change is not None))
    return [key for key, used in flags if used]


def _quoted(keys: Sequence[str]) -> str:
    return listing([quoted_ability(key) for key in keys])


def _building(build: Build) -> str:
    texts = {
        "red": _("Build a red tile of size {size}."),
        "yellow": _("Build a yellow tile of size {size}."),
        "green": _("Build a green tile of size {size}."),
        "blue": _("Build a blue tile of size {size}."),
        "purple": _("Build a purple tile of size {size}."),
    }
    return texts[build.color].format(size=size_name(build.size))


def _building_with(build: Build, abilities: str) -> str:
    texts = {
        "red": _("Use {abilities} to build a red tile of size {size}."),
        "yellow": _("Use {abilities} to build a yellow tile of size {size}."),
        "green": _("Use {abilities} to build a green tile of size {size}."),
        "blue": _("Use {abilities} to build a blue tile of size {size}."),
        "purple": _("Use {abilities} to build a purple tile of size {size}."),
    }
    return texts[build.color].format(abilities=abilities, size=size_name(build.size))


def _then_build(build: Build) -> str:
    texts = {
        "red": _("Use {abilities} to take {cards}, then build a red tile of size {size}."),
        "yellow": _("Use {abilities} to take {cards}, then build a yellow tile of size {size}."),
        "green": _("Use {abilities} to take {cards}, then build a green tile of size {size}."),
        "blue": _("Use {abilities} to take {cards}, then build a blue tile of size {size}."),
        "purple": _("Use {abilities} to take {cards}, then build a purple tile of size {size}."),
    }
    return texts[build.color]
