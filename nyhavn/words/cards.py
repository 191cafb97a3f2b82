"""Numbers of cards in words: 2 green cards; 1 green and 1 red card; in French 1 carte verte et 1 rouge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nyhavn.engine.material import COLORS
from nyhavn.i18n import comma_list, counted, listing, ngettext, pgettext


def taken_cards(cards: Iterable[str]) -> str:
    """The cards as what somebody took or put down, by colour."""
    counts = Counter(cards)
    colors = [color for color in COLORS if counts[color]]
    if not colors:
        return ""
    # 1 green and 1 red card: the noun stands with the "last" colour; elsewhere a catalogue says "first".
    with_noun = colors[0 if pgettext("the colour that the noun stands with", "last") == "first" else -1]
    return listing(
        [(_of_one_color if color == with_noun else _in_a_row)(color, counts[color]) for color in colors]
    )


def card_counts(cards: Iterable[tuple[str, int]]) -> str:
    """Cards by colour and number, without the noun: 2 green, 1 red."""
    return comma_list(_in_a_row(color, count) for color, count in cards)


def _of_one_color(color: str, count: int) -> str:
    """So many cards of a colour, with the noun."""
    texts = {
        "red": ngettext("{count} red card", "{count} red cards", count),
        "yellow": ngettext("{count} yellow card", "{count} yellow cards", count),
        "green": ngettext("{count} green card", "{count} green cards", count),
        "blue": ngettext("{count} blue card", "{count} blue cards", count),
        "purple": ngettext("{count} purple card", "{count} purple cards", count),
    }
    return counted(texts[color].format(count=count))


def _in_a_row(color: str, count: int) -> str:
    """So many of a colour, as one says it where other colours follow; the noun is said once for all."""
    texts = {
        "red": ngettext("{count} red", "{count} red", count),
        "yellow": ngettext("{count} yellow", "{count} yellow", count),
        "green": ngettext("{count} green", "{count} green", count),
        "blue": ngettext("{count} blue", "{count} blue", count),
        "purple": ngettext("{count} purple", "{count} purple", count),
    }
    return counted(texts[color].format(count=count))
