"""What a player looks for on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from nyhavn.match.placing import Held
from tests.e2e.driver import Screen

Wanted = Callable[[Screen], bool]


def selected(name: str) -> Wanted:
    """Whether something is on the screen and chosen."""
    return lambda screen: bool(screen["widgets"].get(name, {}).get("selected"))


def present(name: str) -> Wanted:
    """Whether something is on the screen."""
    return lambda screen: name in screen["widgets"]


def absent(name: str) -> Wanted:
    """Whether something is not on the screen."""
    return lambda screen: name not in screen["widgets"]


def tile_is(held: Held) -> Wanted:
    """Whether the tile in the air is this one, turned like this."""
    text = f"{held.color} {held.size} {held.turns}{'m' if held.mirrored else ''}"
    return lambda screen: screen["widgets"].get("tile", {}).get("text") == text


def tile_on(screen: Screen, house: str) -> Held | None:
    """The tile in hand as the screen tells of it; over the house with its squares."""
    tile = screen["widgets"].get("tile")
    if tile is None:
        return None
    said = re.fullmatch(r"(\w+) (\d) (\d)(m?)", tile["text"])
    assert said is not None, tile["text"]
    held = Held(said[1], int(said[2]), int(said[3]), bool(said[4]))
    left, low, width, _ = screen["widgets"][house]["rect"]
    unit = width / 5
    across, up = (tile["rect"][0] - left) / unit, (tile["rect"][1] - low) / unit
    if abs(across - round(across)) > 0.1 or abs(up - round(up)) > 0.1:
        return held
    return held.moved((round(across), round(up)))
