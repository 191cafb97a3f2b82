"""What storage needs to know of a table: who sits there. How it is set is the match's business.

Storage does not import the match. Whoever opens the store says how a setup is read from its JSON form.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from nyhavn.engine.material import HOUSE_COLORS
from nyhavn.engine.record import Deal

HUMAN = "human"
_SEED_BITS = 63


class SeatForm(Protocol):
    """One place at the table."""

    @property
    def name(self) -> str: ...

    @property
    def color(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def style(self) -> str: ...


class SetupForm(Protocol):
    """A whole table, which can be written as JSON."""

    @property
    def seats(self) -> Sequence[SeatForm]: ...

    def to_json(self) -> dict[str, object]: ...


S = TypeVar("S", bound=SetupForm)
ReadSetup = Callable[[Any], S]
"""Makes a setup of the JSON form that its `to_json` gave; ValueError if it is none."""


def setup_to_text(setup: SetupForm) -> str:
    """A setup as it is kept."""
    return json.dumps(setup.to_json(), ensure_ascii=False, separators=(",", ":"))


def setup_from_text(text: str, deal: Deal, read_setup: ReadSetup[S]) -> S:
    """The setup that was kept for this deal.

    A newer version may know more of a table, and a flipped bit may spoil a name: then as much is taken as can
    be used. The actions are what counts.
    """
    try:
        form = json.loads(text)
    except (ValueError, RecursionError):
        form = None
    for attempt in (lambda: form, lambda: _familiar_part(form, deal), lambda: plain_setup(deal)):
        try:
            setup = read_setup(attempt())
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
        if len(setup.seats) == deal.players:
            return setup
    raise ValueError("no setup can be read")


def plain_setup(deal: Deal) -> dict[str, object]:
    """The JSON form of a table of which only the deal is known: people, who go by their number."""
    seats = [plain_seat(seat) for seat in range(deal.players)]
    return {"seats": seats, "seed": setup_seed(deal), "curtain": True, "flat": False}


def plain_seat(seat: int) -> dict[str, str]:
    """A seat of which nothing is known."""
    return {"name": str(seat + 1), "color": HOUSE_COLORS[seat], "kind": HUMAN}


def setup_seed(deal: Deal) -> int:
    """A deal's seed in the range of setups, which never go below zero."""
    return deal.seed & (1 << _SEED_BITS) - 1


def _familiar_part(form: object, deal: Deal) -> dict[str, object]:
    familiar = plain_setup(deal)
    if not isinstance(form, dict):
        return familiar
    familiar |= {key: form[key] for key in (*familiar, "sides") if key in form}
    if isinstance(form.get("seats"), list):
        familiar["seats"] = [
            {key: seat.get(key) for key in ("name", "color", "kind")}
            for seat in form["seats"]
            if isinstance(seat, dict)
        ]
    return familiar
