"""Which cards pay for a tile: the way that costs the player least, or the one that the player wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from nyhavn.engine.actions import Build


@dataclass(frozen=True, slots=True)
class WantedPayment:
    """The payment that the player asked for, to be followed as closely as the place allows."""

    pay: tuple[tuple[str, int], ...]
    discount: bool
    change: str | None

    @classmethod
    def of(cls, build: Build) -> WantedPayment:
        """Just as this pays."""
        return cls(build.pay, build.discount, build.change)


def _abilities(build: Build) -> int:
    return build.discount + (build.change is not None)


def _distance(build: Build, wanted: WantedPayment) -> int:
    have, want = dict(build.pay), dict(wanted.pay)
    cards = sum(abs(have.get(color, 0) - want.get(color, 0)) for color in {*have, *want})
    return cards + 10 * (build.discount != wanted.discount) + 10 * (build.change != wanted.change)


def choose(payments: Sequence[Build], wanted: WantedPayment | None) -> Build | None:
    """The payment nearest to the wanted one; without one, abilities are spent only when they must be."""
    if not payments:
        return None
    if wanted is None:
        return min(payments, key=lambda build: (_abilities(build), build.discount, _changed(build)))
    return min(payments, key=lambda build: (_distance(build, wanted), _abilities(build)))


def _changed(build: Build) -> int:
    return dict(build.pay).get(build.change, 0) if build.change else 0


def with_card(payments: Iterable[Build], now: Build, color: str, more: bool) -> Build | None:
    """The nearest payment with one more, or one less, card of a colour."""
    count = dict(now.pay).get(color, 0) + (1 if more else -1)
    return _nearest([build for build in payments if dict(build.pay).get(color, 0) == count], now)


def with_discount(payments: Iterable[Build], now: Build) -> Build | None:
    """The nearest payment that uses the discount if this one does not, and the other way round."""
    return _nearest([build for build in payments if build.discount != now.discount], now)


def with_change(payments: Iterable[Build], now: Build) -> Build | None:
    """The nearest payment that changes colours if this one does not, and the other way round."""
    wanted = now.change is None
    return _nearest([build for build in payments if (build.change is not None) == wanted], now)


def _nearest(payments: Sequence[Build], now: Build) -> Build | None:
    wanted = WantedPayment.of(now)
    return min(payments, key=lambda build: _distance(build, wanted), default=None)
