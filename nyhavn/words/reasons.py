"""Why a turn is good, in words of the game."""

from __future__ import annotations

from nyhavn.ai.reasons import (
    AffordsTile,
    CollectsColor,
    CompletesColumn,
    CompletesRow,
    DrawsCards,
    FillsSquares,
    GainsAbility,
    OpensCoat,
    PlacesSpecial,
    PreparesRow,
    Reason,
    RenewsAbilities,
    SavesCard,
    WinsGame,
)
from nyhavn.i18n import _, listing, ngettext
from nyhavn.words.names import FILES, ability_name, quoted_ability, size_name


def reason_text(reason: Reason) -> str:
    """One reason as a short sentence without its full stop."""
    match reason:
        case WinsGame():
            text = ngettext(
                "Wins the game with {count} point", "Wins the game with {count} points", reason.points
            )
            return text.format(count=reason.points)
        case CompletesRow():
            return _completes_row(reason)
        case CompletesColumn():
            text = ngettext(
                "Completes column {letter}: {count} point",
                "Completes column {letter}: {count} points",
                reason.points,
            )
            return text.format(letter=FILES[reason.column], count=reason.points)
        case OpensCoat():
            return _("Covers a coat of arms")
        case PlacesSpecial():
            return _("Fills a gap with a special tile")
        case GainsAbility():
            return _("Brings the ability “{ability}”").format(ability=ability_name(reason.ability))
        case RenewsAbilities():
            names = listing([quoted_ability(key) for key in reason.abilities])
            return _("Makes active again: {abilities}").format(abilities=names)
        case SavesCard():
            return _("Lies beside its own colour and saves a card")
        case PreparesRow():
            return _("Leaves only one square to fill in row {number}").format(number=reason.row + 1)
        case FillsSquares():
            text = ngettext("Fills {count} square", "Fills {count} squares", reason.squares)
            return text.format(count=reason.squares)
        case AffordsTile():
            return _affords(reason.color).format(size=size_name(reason.size))
        case CollectsColor():
            return _collects(reason.color, reason.cards).format(count=reason.cards)
        case DrawsCards():
            return _("Brings useful cards")


def _completes_row(reason: CompletesRow) -> str:
    if reason.coat:
        text = ngettext(
            "Completes row {number}: {count} point and a coat of arms",
            "Completes row {number}: {count} points and a coat of arms",
            reason.points,
        )
    else:
        text = ngettext(
            "Completes row {number}: {count} point", "Completes row {number}: {count} points", reason.points
        )
    return text.format(number=reason.row + 1, count=reason.points)


def _affords(color: str) -> str:
    return {
        "red": _("Makes a red tile of size {size} affordable"),
        "yellow": _("Makes a yellow tile of size {size} affordable"),
        "green": _("Makes a green tile of size {size} affordable"),
        "blue": _("Makes a blue tile of size {size} affordable"),
        "purple": _("Makes a purple tile of size {size} affordable"),
    }[color]


def _collects(color: str, count: int) -> str:
    return {
        "red": ngettext("Makes {count} red card in hand", "Makes {count} red cards in hand", count),
        "yellow": ngettext("Makes {count} yellow card in hand", "Makes {count} yellow cards in hand", count),
        "green": ngettext("Makes {count} green card in hand", "Makes {count} green cards in hand", count),
        "blue": ngettext("Makes {count} blue card in hand", "Makes {count} blue cards in hand", count),
        "purple": ngettext("Makes {count} purple card in hand", "Makes {count} purple cards in hand", count),
    }[color]
