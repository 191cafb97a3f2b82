"""What a tile costs and brings, and what the choices at a coat of arms would give."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Build
from nyhavn.engine.material import COLUMN_POINTS, ROW_POINTS
from nyhavn.engine.scoring import Line
from nyhavn.i18n import _, listing, ngettext
from nyhavn.match.draft import DECLINE, REFRESH
from nyhavn.match.edits import CHOOSE_SPECIAL
from nyhavn.match.placing import Gain, Held, Verdict
from nyhavn.match.view import CoatView
from nyhavn.words.names import (
    FILES,
    ability_effect,
    ability_name,
    capital,
    column_name,
    quoted_ability,
    row_name,
)


def cost_line(verdict: Verdict, build: Build) -> str:
    """What is paid and why: Pay 2: 3 − 1 beside green."""
    return _cost(sum(count for _color, count in build.pay), build, verdict.saving, build.discount)


def price_line(verdict: Verdict, held: Held) -> str:
    """What the tile costs where it is, for a player who cannot pay it."""
    return _cost(held.size - verdict.saving, held, verdict.saving, False)


def _cost(count: int, tile: Build | Held, saving: bool, discount: bool) -> str:
    whole = (_("Pay {count}") if count else _("Free")).format(count=count)
    less = []
    if saving:
        less.append(_saved_beside(tile.color))
    if discount:
        less.append(_("− 1 discount"))
    if not less:
        return whole
    return _("{whole}: {parts}").format(whole=whole, parts=" ".join([str(tile.size), *less]))


def _saved_beside(color: str) -> str:
    texts = {
        "red": _("− 1 beside red"),
        "yellow": _("− 1 beside yellow"),
        "green": _("− 1 beside green"),
        "blue": _("− 1 beside blue"),
        "purple": _("− 1 beside purple"),
    }
    return texts[color]


def line_name(line: Line) -> str:
    """A row or column by its name, in small letters."""
    kind, number, _points = line
    return row_name(number) if kind == "row" else column_name(number)


def is_all_windows(line: Line) -> bool:
    """Whether the line scored twice."""
    kind, _number, points = line
    return points > (ROW_POINTS if kind == "row" else COLUMN_POINTS)


def gain_lines(gain: Gain) -> list[str]:
    """What the tile would bring, one thing a line."""
    lines = [_line_gain(line) for line in gain.lines]
    if gain.coats:
        lines.append(capital(coats_text(gain.coats)))
    return lines


def _line_gain(line: Line) -> str:
    kind, number, points = line
    name = (
        _("Row {number}").format(number=number + 1)
        if kind == "row"
        else _("Column {letter}").format(letter=FILES[number])
    )
    text = _("{line}: +{points}, all windows") if is_all_windows(line) else _("{line}: +{points}")
    return text.format(line=name, points=points)


def coats_text(count: int) -> str:
    """So many coats of arms, in small letters."""
    if count == 1:
        return _("coat of arms")
    return ngettext("{count} coat of arms", "{count} coats of arms", count).format(count=count)


NO_ABILITY = "ability"
"""The key of the choice that there is no new ability to take."""


@dataclass(frozen=True, slots=True)
class CoatChoice:
    """One of the things to do at a coat of arms."""

    key: str
    """special, the key of an ability, refresh or pass; NO_ABILITY where there is none to take."""
    title: str
    note: str
    """What it would give, or why it is not possible."""
    possible: bool
    short: str = ""
    """The title where there is little room, if there is a shorter one."""


def coat_choice_lines(coats: CoatView) -> list[CoatChoice]:
    """All that can be done at a coat of arms, with what each would give the current player."""
    special = _best_special(coats) if coats.special_squares else _no_special(coats)
    used = coats.used
    refresh = listing([quoted_ability(key) for key in used]) if used else _("None of yours is used")
    abilities = [
        CoatChoice(
            key,
            _("Take “{ability}”").format(ability=ability_name(key)),
            ability_effect(key),
            True,
            capital(ability_name(key)),
        )
        for key in coats.takeable
    ] or [CoatChoice(NO_ABILITY, _("Take an ability"), _("Nothing new to take"), False)]
    return [
        CoatChoice(CHOOSE_SPECIAL, _("Place a special tile"), special, bool(coats.special_squares)),
        *abilities,
        CoatChoice(REFRESH, _("Make your abilities active"), refresh, bool(used)),
        CoatChoice(DECLINE, _("Leave it unused"), "", True),
    ]


def _no_special(coats: CoatView) -> str:
    return _("No square for it") if coats.specials_left else _("None left")


def _best_special(coats: CoatView) -> str:
    lines = gain_lines(coats.special_gain)
    if lines:
        return _("{gain} (at best)").format(gain=" · ".join(lines))
    count = coats.special_squares
    return ngettext("One window, on {count} square", "One window, on any of {count} squares", count).format(
        count=count
    )
