"""How a game stands, in a few words for a list."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _, listing, ngettext


def standing_text(
    names: Sequence[str], scores: Sequence[int], current: int, winners: Sequence[int] | None
) -> str:
    """The points of all, and whose turn it is or who won."""
    points = "–".join(str(score) for score in scores)
    if winners is not None:
        return _("{scores}, won by {winners}").format(
            scores=points, winners=listing([names[seat] for seat in winners])
        )
    return _("{scores}, {name}’s turn").format(scores=points, name=names[current])


def others_text(count: int) -> str:
    """How many games wait beside the one that is offered; nothing if none does."""
    if count < 1:
        return ""
    return ngettext("{count} more game waiting", "{count} more games waiting", count).format(count=count)
