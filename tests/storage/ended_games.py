"""Games that ended in a given way, without having been played."""

from __future__ import annotations

from nyhavn.match.setup import HUMAN, Seat, Setup
from nyhavn.storage import Snapshot
from nyhavn.storage.saved import Listing


def finished(
    names: list[str],
    scores: list[int],
    winners: list[int],
    turn: int = 40,
    houses: list[str] | None = None,
    kinds: list[str] | None = None,
    hints: list[int] | None = None,
    counted: bool = True,
    when: int = 0,
) -> Listing[Setup]:
    """A finished game that ended like this."""
    colors = ("red", "blue", "yellow", "green")
    seats = zip(names, colors, kinds or [HUMAN] * 4, strict=False)
    setup = Setup(tuple(Seat(*seat) for seat in seats), 1)
    snapshot = Snapshot(
        90, turn, 0, tuple(scores), tuple(houses or [""] * len(names)), tuple(winners), "points"
    )
    return Listing(
        id=when + 1,
        title=None,
        setup=setup,
        snapshot=snapshot,
        created=0,
        played=when,
        deleted=None,
        counted=counted,
        hints=tuple(hints or [0] * len(names)),
    )
