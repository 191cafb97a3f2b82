"""Plays the real app on a desktop by real keys."""

from __future__ import annotations

from nyhavn.engine.actions import Action
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import apply
from nyhavn.match.placing import Held
from tests.e2e.desktop import DesktopDriver
from tests.e2e.driver import Screen
from tests.e2e.player import Player
from tests.e2e.sights import tile_on

PATIENCE = 60
"""Keys that it may take to get anywhere."""


class KeyPlayer(Player):
    """Plays by keys: the ring is brought to a thing, and the space bar presses it."""

    app: DesktopDriver

    def tap(self, name: str) -> None:
        """Go there and press it."""
        self.app.wait_for(lambda screen: name in screen["widgets"])
        self.go_to(name)
        self.app.key("space")

    def ring(self) -> str:
        """What the ring is round; empty before the first key."""
        return _ring_of(self.app.settle())

    def go_to(self, name: str) -> None:
        """Tab to its group, arrows inside."""
        for _ in range(PATIENCE):
            ring = self.ring()
            if ring == name:
                return
            same_group = ring and ring.partition(".")[0] == name.partition(".")[0]
            self.app.key(self._way(ring, name) if same_group else "Tab")
            self.app.wait_for(lambda screen: ring != _ring_of(screen))  # noqa: B023
        raise AssertionError(f"no way to {name}, the ring is round {self.ring()!r}")

    def _way(self, ring: str, name: str) -> str:
        here, there = self.app.rect(ring), self.app.rect(name)
        if abs(there.center[1] - here.center[1]) > there.height / 2:
            return "Up" if there.center[1] > here.center[1] else "Down"
        return "Right" if there.center[0] > here.center[0] else "Left"

    def confirm_as(self, action: Action) -> Screen:
        self.see(lambda screen: screen["widgets"]["confirm"]["enabled"])
        self.tap("confirm")
        self.state, _ = apply(self.state, action)
        return self.app.wait_for(lambda screen: screen["state"] == state_to_json(self.state))

    def open_curtain(self) -> None:
        if "curtain" in self.app.settle()["widgets"]:
            self.app.key("Return")
            self.app.wait_for(lambda screen: "curtain" not in screen["widgets"])

    def turn_to(self, held: Held) -> None:
        """Mirror and turn the tile."""
        self.app.key(*["m"] * held.mirrored, *["r"] * held.turns)

    def tap_square(self, held: Held) -> None:
        """Move the tile with the arrows until it lies where it is wanted."""
        house = f"house.{self.state.current}"
        self.app.key("Down")
        self.app.wait_for(lambda screen: _is_placed(tile_on(screen, house)))
        assert held.at is not None
        for _ in range(PATIENCE):
            now = tile_on(self.app.settle(), house)
            assert now is not None
            assert now.at is not None
            across, up = held.at[0] - now.at[0], held.at[1] - now.at[1]
            if not across and not up:
                self.see(self.tile_at(held))
                return
            self.app.key(("Right" if across > 0 else "Left") if across else "Up" if up > 0 else "Down")
            self.app.wait_for(lambda screen: tile_on(screen, house) != now)  # noqa: B023
        raise AssertionError(f"the tile does not come to {held}")


def _is_placed(tile: Held | None) -> bool:
    return tile is not None and tile.at is not None


def _ring_of(screen: Screen) -> str:
    return str(screen["widgets"].get("focus", {}).get("text", ""))
