"""Whoever one plays with, by level: name, icon, what they are called, how they play, what they say."""

from __future__ import annotations

from enum import Enum
from typing import Final

from nyhavn.i18n import _
from nyhavn.match.setup import HUMAN

OPPONENT_NAMES: Final = {
    "apprentice": "Freja",
    "mason": "Mads",
    "architect": "Astrid",
    "harbourmaster": "Holger",
}
"""Who plays for the app, by level, where the player gives them no other name."""
PLAYER_KIND_ICONS: Final = {
    HUMAN: "account",
    "apprentice": "school",
    "mason": "wall",
    "architect": "ruler-square-compass",
    "harbourmaster": "ship-wheel",
}
"""What stands for whoever plays a seat, by the names of Material's icons."""


class Occasion(Enum):
    """Why somebody speaks."""

    WELL_DONE = "well done"
    """A person has scored well."""
    OWN_LINE = "own line"
    """The first line of one's own."""
    WAITING = "waiting"
    """A person thinks for long."""
    WON = "won"
    LOST = "lost"


def player_kind_name(kind: str) -> str:
    """Who plays a seat, in the player's language."""
    names = {
        HUMAN: _("Player"),
        "apprentice": _("Apprentice"),
        "mason": _("Mason"),
        "architect": _("Architect"),
        "harbourmaster": _("Harbourmaster"),
    }
    return names[kind]


def player_kind_note(kind: str) -> str:
    """How a level plays, in a few words."""
    notes = {
        HUMAN: _("Someone at this table"),
        "apprentice": _("Still learning, loves special tiles"),
        "mason": _("Row by row, likes to draw and build at once"),
        "architect": _("Plans ahead, likes windows and an extra card"),
        "harbourmaster": _("Thinks far ahead, builds with any colour"),
    }
    return notes[kind]


def style_name(style: str) -> str:
    """A style that is not the level's own, behind the level's name."""
    names = {"windows": _("windows"), "towers": _("towers"), "tools": _("abilities")}
    return names[style]


def style_note(style: str) -> str:
    """What somebody who plays in a style does, in a few words."""
    notes = {
        "windows": _("Likes rows and columns full of windows"),
        "towers": _("Likes columns that reach the roof"),
        "tools": _("Collects abilities rather than special tiles"),
    }
    return notes[style]


def player_name(kind: str, style: str) -> str:
    """Who plays a seat, and in which style if that is not the usual one."""
    if not style:
        return player_kind_name(kind)
    return _("{level}, {style}").format(level=player_kind_name(kind), style=style_name(style))


def saying(level: str, occasion: Occasion) -> str:
    """What an opponent says, in a sentence of their own."""
    texts = {
        "apprentice": {
            Occasion.WELL_DONE: _("Oh, lovely! I must remember that one."),
            Occasion.OWN_LINE: _("A whole line! Did you see that?"),
            Occasion.WAITING: _("Take your time. I’m sketching the boats."),
            Occasion.WON: _("I won? I really won! Thank you for the game."),
            Occasion.LOST: _("Well built! Will you show me how?"),
        },
        "mason": {
            Occasion.WELL_DONE: _("Now that is solid work."),
            Occasion.OWN_LINE: _("Line by line, that’s how a house goes up."),
            Occasion.WAITING: _("No hurry. Mortar takes its time, too."),
            Occasion.WON: _("A good house, and good company."),
            Occasion.LOST: _("Fair and square. The coffee is on me."),
        },
        "architect": {
            Occasion.WELL_DONE: _("So much light in there. Beautiful."),
            Occasion.OWN_LINE: _("Windows first, the rest will follow."),
            Occasion.WAITING: _("Think it through. Good plans take a while."),
            Occasion.WON: _("The plan held, but you made me redraw it."),
            Occasion.LOST: _("I’d have put my name to that plan."),
        },
        "harbourmaster": {
            Occasion.WELL_DONE: _("I see most things coming. Not that one."),
            Occasion.OWN_LINE: _("Slow and steady, and the tide does the rest."),
            Occasion.WAITING: _("The tide waits for no one. I do."),
            Occasion.WON: _("That was close. The whole harbour was watching."),
            Occasion.LOST: _("Hats off to you."),
        },
    }
    return texts[level][occasion]
