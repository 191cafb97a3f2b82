"""What a long press says: a title and a sentence or two for everything on the table."""

from __future__ import annotations

from typing import assert_never

from nyhavn.i18n import _, ngettext, together
from nyhavn.i18n.languages import NO_BREAK
from nyhavn.match.spots import (
    COAT,
    DISCARD_PILE,
    LINES,
    PILE,
    SPECIAL_KIND,
    TRACK,
    BoardPart,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplySlot,
    TileInHand,
)
from nyhavn.match.view import AbilityView, PlayerView, TableView
from nyhavn.words.names import (
    ability_effect,
    ability_name,
    capital,
    card_name,
    tile_name,
)

Explanation = tuple[str, str]
"""A title and a sentence or two."""


def explain(spot: Spot, view: TableView) -> Explanation:
    """What there is to say about a thing on the table, to somebody who sees the view."""
    match spot:
        case Pier(number):
            return _offer(view.piers[number].color)
        case HandSlot(number):
            return _hand(view.hand[number].color if number < len(view.hand) else None)
        case SupplySlot():
            return _supply(spot, view)
        case OwnAbility(key):
            return _ability(key, view.abilities[key])
        case PoolAbility(key):
            return _pool(key, view.abilities[key])
        case HouseOf(seat):
            return _house(view.players[seat])
        case TileInHand():
            held = view.held
            assert held is not None, "nobody points at a tile that is not there"
            return _supply(SupplySlot(held.color, held.size), view)
        case BoardPart():
            return _thing(spot, view)
        case _:
            assert_never(spot)


def _offer(card: str | None) -> Explanation:
    if card is None:
        return _("Empty pier"), _("It is filled again from the draw pile at the end of the turn.")
    return capital(card_name(card)), _(
        "Take it together with a card beside it. Cards pay for tiles of their colour."
    )


def _hand(card: str | None) -> Explanation:
    """Of a card that lies face down nothing is known but that it is one."""
    if card is None:
        return _("Hand"), _hand_limit()
    return capital(card_name(card)), _("Cards pay for tiles of their colour.") + " " + _hand_limit()


def _hand_limit() -> str:
    return _("You may keep 7 cards at most.")


def _supply(place: SupplySlot, view: TableView) -> Explanation:
    if place.kind == SPECIAL_KIND:
        text = _("A single window without a colour, and free. A coat of arms lets you place one.")
        return capital(_("special tile")), f"{text} {_left(view.special.left)}"
    cost = ngettext(
        "Costs {count} card of its colour, one less beside its own colour.",
        "Costs {count} cards of its colour, one less beside its own colour.",
        place.size,
    ).format(count=place.size)
    return capital(tile_name(*place.kind)), f"{cost} {_left(view.supply[place.kind].left)}"


def _left(count: int) -> str:
    if not count:
        return _("None left.")
    return together(ngettext("{count} left.", "{count} left.", count).format(count=count))


def _ability(key: str, ability: AbilityView) -> Explanation:
    text = ability_effect(key)
    if ability.owned and not ability.active:
        text += " " + _("Used: a coat of arms can make it active again.")
    elif not ability.owned:
        text += " " + _("A coat of arms can bring it.")
    return ability_name(key), text


def _pool(key: str, ability: AbilityView) -> Explanation:
    text = f"{ability_effect(key)} {_('A coat of arms lets you take this ability.')}"
    return ability_name(key), f"{text} {_left(ability.left)}"


def _house(player: PlayerView) -> Explanation:
    # No number stands alone on a line.
    text = _("Points: {points}. Empty squares: {empty}. Cards in hand: {cards}.").replace(
        " {", NO_BREAK + "{"
    )
    return player.name, text.format(points=player.points, empty=player.house.empty, cards=player.cards)


def _thing(thing: BoardPart, view: TableView) -> Explanation:
    if thing == PILE:
        return _pile(view)
    texts = {
        COAT: (
            capital(_("coat of arms")),
            _(
                "Cover it or, if it is beside a row, complete that row. Then choose: a special tile, a "
                "new ability, or your used ones active again."
            ),
        ),
        LINES: (
            _("Rows and columns"),
            _("A full row scores 1 point, a full column 2. If it is all windows, it scores double."),
        ),
        TRACK: (_("Score track"), _("The first to reach 12 points wins at once.")),
        DISCARD_PILE: (
            _("Discard pile"),
            _(
                "Discarded and spent cards go here. When the draw pile runs out for the first time, they "
                "become the new one."
            )
            if view.end_card == "aside"
            else _("Discarded and spent cards go here and do not come back."),
        ),
    }
    return texts[thing]


def _pile(view: TableView) -> Explanation:
    count = view.pile
    if view.end_card == "aside":
        text = ngettext("{count} card to refill the piers.", "{count} cards to refill the piers.", count)
        later = _("When the pile runs out for the first time, the end card is shuffled into the new one.")
        return _("Draw pile"), f"{text.format(count=count)} {later}"
    if count == 1:
        return _("Draw pile"), _("Only the end card is left.")
    text = _("{count} cards, one of them the end card.").format(count=count)
    near = _("The end card may come at any moment!")
    far = _("The end card is among the last 10 and ends the game.")
    return _("Draw pile"), f"{text} {near if view.end_is_near else far}"
