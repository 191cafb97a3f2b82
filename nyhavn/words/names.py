"""What the things of the game are called in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.engine import notation
from nyhavn.engine.material import SPECIAL
from nyhavn.i18n import _, ngettext, pgettext, together
from nyhavn.i18n.languages import NO_BREAK

FILES = notation.FILES
"""The columns of a house from the left; the same letters in every language."""


def capital(text: str) -> str:
    """The text with a capital first letter, for titles and sentences that start with a name."""
    return text[:1].upper() + text[1:]


def color_name(color: str) -> str:
    """The word for a card colour, in small letters: red."""
    names = {
        "red": _("red"),
        "yellow": _("yellow"),
        "green": _("green"),
        "blue": _("blue"),
        "purple": _("purple"),
    }
    return names[color]


def color_letter(color: str) -> str:
    """What cards of a colour show for eyes that do not see colours.

    The first letter of its word; two letters where two colours of the language begin alike.
    """
    letters = {"red": _("R"), "yellow": _("Y"), "green": _("G"), "blue": _("B"), "purple": _("P")}
    return letters[color]


def card_name(color: str) -> str:
    """One card of a colour: green card."""
    names = {
        "red": _("red card"),
        "yellow": _("yellow card"),
        "green": _("green card"),
        "blue": _("blue card"),
        "purple": _("purple card"),
    }
    return names[color]


def size_name(size: int) -> str:
    """A tile's size as one says it beside the tile; Hungarian makes a word of it (4-es)."""
    names = {2: _("2"), 3: _("3"), 4: _("4"), 5: _("5")}
    return names[size]


def tile_name(color: str, size: int) -> str:
    """A tile by its colour and size: green tile, size 4."""
    if color == SPECIAL:
        return _("special tile")
    names = {
        "red": _("red tile, size {size}"),
        "yellow": _("yellow tile, size {size}"),
        "green": _("green tile, size {size}"),
        "blue": _("blue tile, size {size}"),
        "purple": _("purple tile, size {size}"),
    }
    return names[color].format(size=size_name(size))


def ability_name(key: str) -> str:
    """What an ability is called."""
    names = {
        "any_cards": _("Any cards"),
        "additional_card": _("Additional card"),
        "construction_discount": _("Construction discount"),
        "change_of_colors": _("Change of colours"),
        "both_actions": _("Both actions"),
    }
    return names[key]


def quoted_ability(key: str) -> str:
    """An ability's name as it stands inside a sentence or a list: in the language's quotation marks."""
    return _("“{ability}”").format(ability=ability_name(key))


def ability_effect(key: str) -> str:
    """What an ability does, in one short sentence."""
    effects = {
        "any_cards": _("The two cards you take need not be next to each other."),
        "additional_card": _("Take a third card from any pier."),
        "construction_discount": _("Pay one card less for a tile."),
        "change_of_colors": _("Cards of one colour count as another colour when you build."),
        "both_actions": _("Take cards and then build in the same turn."),
    }
    return effects[key]


def built_tile(color: str, size: int) -> str:
    """A tile as what somebody built: a green tile of size 4."""
    objects = {
        "red": pgettext("built", "a red tile of size {size}"),
        "yellow": pgettext("built", "a yellow tile of size {size}"),
        "green": pgettext("built", "a green tile of size {size}"),
        "blue": pgettext("built", "a blue tile of size {size}"),
        "purple": pgettext("built", "a purple tile of size {size}"),
    }
    return objects[color].format(size=size_name(size))


def initials(names: Sequence[str]) -> list[str]:
    """A letter or two for each player, no two alike; of those who are only numbered, the number."""
    ways = [[name[:1].upper() for name in names], [name[:2] for name in names]]
    if all(name[-1:].isdigit() for name in names):
        ways.insert(0, [name[-1:] for name in names])
    ways.append([str(number) for number in range(1, len(names) + 1)])
    return next(way for way in ways if len(set(way)) == len(names))


def shorter_names(name: str) -> list[str]:
    """Shorter ways to write a player's name where there is little room, the longest first.

    What tells players of one name apart stays: P1 for Player 1, A. II for Astrid II.
    """
    head, _space, end = name.rpartition(" ")
    if head and end.isdigit():
        return [head[:1] + end]
    if head and set(end) <= set("IVX"):
        return [f"{head[:cut]}.{NO_BREAK}{end}" for cut in (3, 1)]
    cuts = (name[:5] + ".", name[:3] + ".", name[:2] + ".", name[:1])
    return [cut for cut in cuts if len(cut) < len(name)]


def row_name(row: int) -> str:
    """A row of the house, counted from 0 at the bottom: row 3."""
    return together(_("row {number}").format(number=row + 1))


def column_name(column: int) -> str:
    """A column of the house, counted from 0 at the left: column c."""
    return together(_("column {letter}").format(letter=FILES[column]))


def points_name(points: int) -> str:
    """So many points."""
    return together(ngettext("{count} point", "{count} points", points).format(count=points))
