"""What the Confirm button says: what it will do and spend, before it does; or what is still missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, assert_never

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


class Spent(NamedTuple):
    """Abilities that are used up, in words that name them, and in the fewest."""

    whole: str
    brief: str


@dataclass(frozen=True, slots=True)
class ConfirmTexts:
    """The button's words: what it does, and below that what it spends and brings, most important first."""

    text: str
    spends: tuple[Spent, ...] = ()
    """Said however small the button is."""
    brings: tuple[str, ...] = ()
    """Said as far as there is room: the bubble at the tile has it, too."""
    look: Look = Look.WAITING
    briefly: str = ""
    """What it does where there is hardly any room, if there is a shorter way to say it."""

    @property
    def whole(self) -> str:
        """All that it says."""
        return _joined(self.text, *(spent.whole for spent in self.spends), *self.brings)

    @property
    def ways(self) -> tuple[tuple[str, str], ...]:
        """What it does and, below that, what it spends, from the longest to the shortest way to say it."""
        spends = [spent.whole for spent in self.spends]
        cuts = range(len(self.brings), -1, -1)
        return tuple((self.text, below) for cut in cuts for below in _below(*spends, *self.brings[:cut]))

    @property
    def brief_ways(self) -> tuple[tuple[str, str], ...]:
        """The same where no way fits that names what is spent."""
        return tuple((self.text, below) for below in _below(*(spent.brief for spent in self.spends)))

    @property
    def briefest_ways(self) -> tuple[tuple[str, str], ...]:
        """The same where there is hardly any room."""
        return tuple((self.briefly or self.text, below) for _text, below in self.brief_ways)


def _below(*notes: str) -> Iterator[str]:
    """What is spent and brought, on one line and on two."""
    yield _joined(*notes)
    if len(notes) > 1:
        yield f"{_joined(*notes[:-1])}\n{notes[-1]}"


def _joined(*texts: str) -> str:
    return " · ".join(texts)


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
            return ConfirmTexts(_drawing(intent), tuple(_uses(intent)), look=Look.READY)
        case DiscardCards():
            count = sum(number for _color, number in intent.pays)
            text = ngettext("Discard {count} card", "Discard {count} cards", count).format(count=count)
            return ConfirmTexts(text, brings=(card_counts(intent.pays),), look=Look.READY)
        case Build():
            spends = (*_counting_as(intent), *_uses(intent))
            text, brings = _building(intent), _brings(intent.gain)
            return ConfirmTexts(text, spends, brings, Look.READY, briefly=_("Build"))
        case PlaceSpecial():
            text = _("Place the special tile")
            return ConfirmTexts(text, brings=_brings(intent.gain), look=Look.READY)
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


def _uses(intent: Intent) -> Iterator[Spent]:
    """The abilities that are spent; a change of colours is said by what counts as what."""
    keys = [key for key in intent.uses if key != "change_of_colors"]
    if keys:
        named = listing([quoted_ability(key) for key in keys])
        yield Spent(_("with {abilities}").format(abilities=named), _joined(*map(_brief_ability, keys)))


def _brief_ability(key: str) -> str:
    names = {
        "any_cards": pgettext("ability in a few letters", "Any cards"),
        "additional_card": pgettext("ability in a few letters", "+1 card"),
        "construction_discount": pgettext("ability in a few letters", "Discount"),
        "both_actions": pgettext("ability in a few letters", "Both actions"),
    }
    return names[key]


def _counting_as(intent: Intent) -> Iterator[Spent]:
    if intent.counts_as is None:
        return
    count, color, other = intent.counts_as
    forms = {
        "red": pgettext("count as", "red"),
        "yellow": pgettext("count as", "yellow"),
        "green": pgettext("count as", "green"),
        "blue": pgettext("count as", "blue"),
        "purple": pgettext("count as", "purple"),
    }
    texts = (
        ngettext("{cards} counts as {color}", "{cards} count as {color}", count),
        _("{cards} as {color}"),
    )
    cards = card_counts(((color, count),))
    yield Spent(*(text.format(cards=cards, color=forms[other]) for text in texts))


def _brings(gain: Gain) -> tuple[str, ...]:
    notes = []
    if gain.points:
        notes.append(f"+{gain.points}")
    if gain.coats:
        notes.append(coats_text(gain.coats))
    return tuple(notes)
