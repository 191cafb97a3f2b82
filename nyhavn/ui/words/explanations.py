"""What a long press says: a title and a sentence or two for everything on the table."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.material import END_CARD_DEPTH
from nyhavn.engine.state import State
from nyhavn.i18n import _, ngettext
from nyhavn.match.setup import Setup
from nyhavn.ui.words.endings import empty_squares
from nyhavn.ui.words.names import (
    ability_effect,
    ability_name,
    capital,
    card_name,
    points_name,
    tile_name,
)

Explanation = tuple[str, str]
"""A title and a sentence or two."""


def explain(name: str, state: State, setup: Setup) -> Explanation:
    """What there is to say about a thing, by the name that the inspect file has for it."""
    kind, *rest = name.split(".")
    by_kind: dict[str, Callable[..., Explanation]] = {
        "offer": _offer,
        "hand": _hand,
        "supply": _supply,
        "ability": _ability,
        "pool": _pool,
        "house": _house,
    }
    if kind in by_kind:
        return by_kind[kind](state, setup, *rest)
    return _thing(kind, state)


def looking_seat(state: State, setup: Setup) -> int:
    """Whose hand and abilities lie open: the person's whose turn it is, or the only person's."""
    humans = setup.humans
    return humans[0] if len(humans) == 1 else state.current


def _offer(state: State, _setup: Setup, pier: str) -> Explanation:
    card = state.offer[int(pier)]
    if card is None:
        return _("Empty pier"), _("It is filled again from the draw pile at the end of the turn.")
    return capital(card_name(card)), _(
        "Take it together with a card beside it. Cards pay for tiles of their colour."
    )


def _hand(state: State, setup: Setup, place: str) -> Explanation:
    hand = state.hand(looking_seat(state, setup))
    if int(place) >= len(hand):
        return _("Hand"), _hand_limit()
    return capital(card_name(hand[int(place)])), _(
        "Cards pay for tiles of their colour."
    ) + " " + _hand_limit()


def _hand_limit() -> str:
    return _("Keep 7 at most.")


def _supply(state: State, _setup: Setup, color: str, size: str = "") -> Explanation:
    if color == "special":
        text = _("One window without a colour, free of cost. You build it for a coat of arms.")
        return capital(_("special tile")), f"{text} {_left(state.specials)}"
    cost = ngettext(
        "Costs {count} card of its colour, one less beside its own colour.",
        "Costs {count} cards of its colour, one less beside its own colour.",
        int(size),
    ).format(count=size)
    return capital(tile_name(color, int(size))), f"{cost} {_left(state.supply[color, int(size)])}"


def _left(count: int) -> str:
    return ngettext("{count} left.", "{count} left.", count).format(count=count) if count else _("None left.")


def _ability(state: State, setup: Setup, key: str) -> Explanation:
    seat = looking_seat(state, setup)
    text = ability_effect(key)
    if key in state.used_abilities(seat):
        text += " " + _("Used: a coat of arms turns it active again.")
    elif key not in state.active_abilities(seat):
        text += " " + _("A coat of arms brings it.")
    return ability_name(key), text


def _pool(state: State, _setup: Setup, key: str) -> Explanation:
    text = f"{ability_effect(key)} {_('You may take it for a coat of arms.')}"
    return ability_name(key), f"{text} {_left(state.ability_supply[key])}"


def _house(state: State, setup: Setup, seat: str) -> Explanation:
    number = int(seat)
    empty, cards = empty_squares(state, number), len(state.hand(number))
    parts = [
        points_name(state.score(number)),
        ngettext("{count} empty square", "{count} empty squares", empty).format(count=empty),
        ngettext("{count} card in hand", "{count} cards in hand", cards).format(count=cards),
    ]
    return setup.seats[number].name, ", ".join(parts) + "."


def _thing(kind: str, state: State) -> Explanation:
    if kind == "pile":
        return _pile(state)
    texts = {
        "coat": (
            capital(_("coat of arms")),
            _("Cover it, or complete its row, and choose: a special tile, a new ability, or yours active."),
        ),
        "row": (
            _("Rows and columns"),
            _("A full row brings 1 point, a full column 2. Only windows: twice as many."),
        ),
        "track": (_("Score track"), _("Who first has 12 points wins at once.")),
        "discard": (
            _("Discard pile"),
            _("Paid cards go here. It becomes the new draw pile when that runs out.")
            if state.players > 2
            else _("Paid cards go here and do not come back."),
        ),
    }
    return texts[kind]


def _pile(state: State) -> Explanation:
    count = state.deck_size
    text = ngettext("{count} card fills the piers.", "{count} cards fill the piers.", count).format(
        count=count
    )
    if state.end_card == "aside":
        return _("Draw pile"), text + " " + _("The end card joins when it runs out for the first time.")
    near = _("The end card may come any moment!")
    far = _("The end card is among the last 10 and ends the game.")
    return _("Draw pile"), text + " " + (near if count <= END_CARD_DEPTH else far)
