"""What the Confirm button says: what it will do and spend, before it does; or what is still missing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from nyhavn.engine.actions import (
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
)
from nyhavn.i18n import _, listing, ngettext, pgettext
from nyhavn.match.intent import Intent
from nyhavn.match.placing import Gain
from nyhavn.match.view import TableView
from nyhavn.words.cards import card_counts
from nyhavn.words.gains import coats_text
from nyhavn.words.names import ability_name, quoted_ability
from nyhavn.words.prompts import prompt


class Look(Enum):
    """How the button looks."""

    READY = "ready"
    """It does what is laid out."""
    ENDS = "ends"
    """It gives something up: to be told apart from what builds."""
    WAITING = "waiting"
    """Something is missing."""
    REFUSED = "refused"
    """What is laid out cannot be."""


@dataclass(frozen=True, slots=True)
class ConfirmTexts:
    """The button's words: what it does, and behind that what it spends and brings, most important first."""

    text: str
    notes: tuple[str, ...] = ()
    look: Look = Look.WAITING

    @property
    def whole(self) -> str:
        """All that it says."""
        return " · ".join((self.text, *self.notes))


def confirm_texts(view: TableView) -> ConfirmTexts:
    """What the button says now."""
    if view.over and view.leads_on:
        return ConfirmTexts(_("To the scoreboard"), look=Look.READY)
    if view.over:
        return ConfirmTexts(_("The game is over"))
    if not view.is_laid_out and list(view.setup.humans) == [view.to_move.seat]:
        return ConfirmTexts(_("Your turn"))
    if not view.is_laid_out:
        return ConfirmTexts(_("{name}’s turn").format(name=view.to_move.name))
    if view.intent is None:
        refused = view.held is not None and view.held.at is not None
        return ConfirmTexts(prompt(view), look=Look.REFUSED if refused else Look.WAITING)
    return intent_texts(view.intent)


def intent_texts(intent: Intent) -> ConfirmTexts:
    """What an action that is laid out will do, spend and bring."""
    match intent.action:
        case DrawCards():
            return ConfirmTexts(_drawing(intent), tuple(_uses(intent)), Look.READY)
        case DiscardCards():
            count = sum(number for _color, number in intent.pays)
            text = ngettext("Discard {count} card", "Discard {count} cards", count).format(count=count)
            return ConfirmTexts(text, (card_counts(intent.pays),), Look.READY)
        case Build():
            return ConfirmTexts(_building(intent), tuple(_spends_and_brings(intent)), Look.READY)
        case PlaceSpecial():
            return ConfirmTexts(_("Place the special tile"), tuple(_brings(intent.gain)), Look.READY)
        case TakeAbility(key):
            return ConfirmTexts(_("Take “{ability}”").format(ability=ability_name(key)), look=Look.READY)
        case Refresh():
            return ConfirmTexts(_renewing(intent), look=Look.READY)
        case Pass():
            return ConfirmTexts(_("Leave the coat of arms unused"), look=Look.ENDS)
        case EndTurn():
            return ConfirmTexts(_("End turn without building"), look=Look.ENDS)
        case _:
            assert_never(intent.action)


def _drawing(intent: Intent) -> str:
    count, surplus = intent.takes, intent.surplus
    both = isinstance(intent.action, DrawCards) and intent.action.both_actions
    if both and surplus:
        text = _("Take {count}, discard {surplus}, then build")
    elif both:
        text = _("Take {count}, then build")
    elif surplus:
        text = _("Take {count}, then discard {surplus}")
    else:
        text = ngettext("Take {count} card", "Take {count} cards", count)
    return text.format(count=count, surplus=surplus)


def _building(intent: Intent) -> str:
    if not intent.pays:
        return _("Build for free")
    return _("Build: {cards}").format(cards=card_counts(intent.pays))


def _renewing(intent: Intent) -> str:
    count = len(intent.renews)
    return ngettext("Make {count} ability active again", "Make {count} abilities active again", count).format(
        count=count
    )


def _spends_and_brings(intent: Intent) -> list[str]:
    notes = []
    if intent.counts_as is not None:
        notes.append(_counting_as(*intent.counts_as))
    return notes + _uses(intent) + _brings(intent.gain)


def _uses(intent: Intent) -> list[str]:
    """The abilities that are spent; a change of colours is said by what counts as what."""
    keys = [key for key in intent.uses if key != "change_of_colors"]
    if not keys:
        return []
    return [_("with {abilities}").format(abilities=listing([quoted_ability(key) for key in keys]))]


def _counting_as(count: int, color: str, other: str) -> str:
    forms = {
        "red": pgettext("count as", "red"),
        "yellow": pgettext("count as", "yellow"),
        "green": pgettext("count as", "green"),
        "blue": pgettext("count as", "blue"),
        "purple": pgettext("count as", "purple"),
    }
    text = ngettext("{cards} counts as {color}", "{cards} count as {color}", count)
    return text.format(cards=card_counts(((color, count),)), color=forms[other])


def _brings(gain: Gain) -> list[str]:
    notes = []
    if gain.points:
        notes.append(f"+{gain.points}")
    if gain.coats:
        notes.append(coats_text(gain.coats))
    return notes
