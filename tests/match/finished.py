"""Games to look at: played quickly, by players who build what brings most."""

from __future__ import annotations

from functools import cache
from zlib import crc32

from nyhavn.engine.actions import Action, Build, DrawCards, PlaceSpecial, TakeAbility
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.state import State, apply
from nyhavn.match.game import Match
from nyhavn.match.placing import gain_of
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup

NAMES = ("Anna", "Bence", "Clara", "Dániel")
LONG_NAMES = ("Maximiliane W.", "Kikötőmester 2", "Anne-Charlotte", "WWWWWWWWWWWWWW")


def setup_for(players: int, seed: int = 1, names: tuple[str, ...] = NAMES) -> Setup:
    """A table of people with these names."""
    seats = tuple(Seat(name, color) for name, color in zip(names, HOUSE_COLORS, strict=True))
    return Setup(seats[:players], seed)


def play_on(match: Match, turns: int = 1000) -> Match:
    """Play so many turns, or to the end."""
    last = match.state.turn + turns
    while not match.state.over and match.state.turn < last:
        match.play(best_action(match))
    return match


def best_action(match: Match | MatchRecord) -> Action:
    """What brings most."""
    salt = f"{match.deal.seed} {len(match.steps)} "
    return max(match.state.legal(), key=lambda action: _rank(match.state, action, salt))


@cache
def finished(players: int, seed: int = 1, names: tuple[str, ...] = NAMES) -> MatchRecord:
    """A game that is over."""
    return play_on(Match(setup_for(players, seed, names))).record()


def _rank(state: State, action: Action, salt: str) -> tuple[float, int]:
    """What brings most comes first; between equals the salt decides, whatever order they are listed in."""
    return _worth(state, action), crc32(f"{salt}{action_to_text(action)}".encode())


def _worth(state: State, action: Action) -> float:
    seat = state.current
    if isinstance(action, Build):
        gain = gain_of(state, seat, action.cells, action.wall)
        low = sum(y for _, y in action.cells) / len(action.cells)
        spared = action.size - sum(count for _, count in action.pay)
        return 10 * gain.points + 4 * gain.coats + 1.5 * action.size + spared - 0.8 * low
    if isinstance(action, PlaceSpecial):
        gain = gain_of(state, seat, (action.cell,), None)
        return 10 * gain.points + 4 * gain.coats - 0.2 * action.cell[1] + 3
    if isinstance(action, TakeAbility):
        return 5
    if isinstance(action, DrawCards):
        after, _ = apply(state, action)
        hand = after.hand(seat)
        return max(hand.count(color) for color in hand) - (action.any_cards + action.additional_card) + 0.2
    return 0
