"""The words of the game that a player may look up, each with the place where it is explained."""

from __future__ import annotations

from nyhavn.engine.material import ABILITIES
from nyhavn.i18n import _
from nyhavn.words.names import ability_name

PLACES = {
    "facade_tile": "aim.tiles",
    "facade_card": "setup.harbour",
    "special_tile": "coats.choice",
    "ability_tile": "abilities.using",
    "coat_of_arms": "coats.earning",
    "row": "scoring.lines",
    "column": "scoring.lines",
    "window": "scoring.windows",
    "wall": "scoring.windows",
    "square": "aim.house",
    "card_offer": "draw.taking",
    "pier": "draw.taking",
    "draw_pile": "draw.refill",
    "discard_pile": "build.price",
    "end_card": "end.card",
    "harbour": "setup.harbour",
    "house": "aim.house",
    "score_track": "scoring.lines",
    "draw_cards": "draw.taking",
    "build": "build.price",
    "hand": "draw.limit",
    "hand_limit": "draw.limit",
    "saving": "build.saving",
    "starting_hand": "setup.players",
    "tie": "end.tie",
    **{key: f"abilities.{key}" for key in ABILITIES},
}
"""Where each term is explained, as `page.section`."""


def term(key: str) -> str:
    """A word of the game as it stands in the list of words."""
    if key in ABILITIES:
        return ability_name(key)
    words = {
        "facade_tile": _("façade tile"),
        "facade_card": _("façade card"),
        "special_tile": _("special tile"),
        "ability_tile": _("ability tile"),
        "coat_of_arms": _("coat of arms"),
        "row": _("row"),
        "column": _("column"),
        "window": _("window"),
        "wall": _("wall"),
        "square": _("square"),
        "card_offer": _("card offer"),
        "pier": _("pier"),
        "draw_pile": _("draw pile"),
        "discard_pile": _("discard pile"),
        "end_card": _("end card"),
        "harbour": _("harbour"),
        "house": _("house"),
        "score_track": _("score track"),
        "draw_cards": _("draw cards"),
        "build": _("build a façade"),
        "hand": _("hand"),
        "hand_limit": _("hand limit"),
        "saving": _("same-colour saving"),
        "starting_hand": _("starting hand"),
        "tie": _("tie"),
    }
    return words[key]


def terms_of(place: str) -> tuple[str, ...]:
    """The terms that are explained in a section, given as `page.section`."""
    return tuple(term(key) for key, where in PLACES.items() if where == place)
