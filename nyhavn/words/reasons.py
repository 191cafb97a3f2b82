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
from nyhavn.words.names import (
    ability_name,
    capital,
    card_name,
    column_name,
    points_name,
    row_name,
    tile_name,
)


def reason_text(reason: Reason) -> str:
    """One reason as a short sentence without its full stop."""
    return capital(_reason(reason))


def _reason(reason: Reason) -> str:
    match reason:
        case WinsGame():
            return _("wins the game with {points}").format(points=points_name(reason.points))
        case CompletesRow() if reason.coat:
            return _("completes {line}: {points} and a coat of arms").format(
                line=row_name(reason.row), points=points_name(reason.points)
            )
        case CompletesRow():
            return _completes(row_name(reason.row), reason.points)
        case CompletesColumn():
            return _completes(column_name(reason.column), reason.points)
        case OpensCoat():
            return _("covers a coat of arms")
        case PlacesSpecial():
            return _("fills a gap with a special tile")
        case GainsAbility():
            return _("brings the ability {ability}").format(ability=ability_name(reason.ability))
        case RenewsAbilities():
            names = listing([ability_name(key) for key in reason.abilities])
            return _("makes active again: {abilities}").format(abilities=names)
        case SavesCard():
            return _("lies beside its own colour and saves a card")
        case PreparesRow():
            return _("leaves one square to fill in {line}").format(line=row_name(reason.row))
        case FillsSquares():
            return ngettext("fills {count} square", "fills {count} squares", reason.squares).format(
                count=reason.squares
            )
        case AffordsTile():
            return _("then you can pay for the {tile}").format(tile=tile_name(reason.color, reason.size))
        case CollectsColor():
            return _("then you hold several of one colour: {card} ×{count}").format(
                card=card_name(reason.color), count=reason.cards
            )
        case DrawsCards():
            return _("brings cards that you can use")


def _completes(line: str, points: int) -> str:
    return _("completes {line}: {points}").format(line=line, points=points_name(points))
