"""Plays the real app by gestures, beside an engine of its own that says what must be on the screen."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from itertools import pairwise

from nyhavn.engine.actions import (
    Action,
    Build,
    DiscardCards,
    DrawCards,
    EndTurn,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
)
from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.material import SPECIAL
from nyhavn.engine.state import State, apply, new_game
from nyhavn.match.draft import draft_of, propose
from nyhavn.match.game import Match
from nyhavn.match.intent import intent_of
from nyhavn.match.paying import choose
from nyhavn.match.placing import Held, held_for, judge, place_at
from nyhavn.words.confirm import intent_texts
from tests.e2e.driver import Driver, Place, Rect, Screen
from tests.e2e.sights import Wanted, absent, present, selected, tile_is, tile_on
from tests.e2e.tuio import FRAME, Point

ABOVE_FINGER = 60
"""In dp: how far above the finger the lower edge of a tile floats that comes from the supply."""


class Player:
    """All human seats of one game. `state` is what the engine says after the actions so far."""

    def __init__(self, app: Driver, players: int = 2, seed: int = 0, state: State | None = None) -> None:
        self.app = app
        self.state: State = new_game(players, seed) if state is None else state
        self.places: dict[int, Point] = {}
        """Where the fingers are."""

    @classmethod
    def going_on(cls, app: Driver, match: Match) -> Player:
        """Continue the game that was put away, with open cards."""
        app.tap_to("home.continue", "table")
        player = cls(app, state=match.state)
        player.open_curtain()
        player.see()
        return player

    # The course of a game

    def see(self, wanted: Wanted = lambda _: True) -> Screen:
        """Wait until the screen is as wanted, shows exactly the engine's state, and nothing moves."""
        state = state_to_json(self.state)
        return self.app.wait_for(
            lambda screen: screen["state"] == state and not screen["busy"] and wanted(screen)
        )

    def expect(self) -> Screen:
        """Wait until the screen shows exactly the engine's state, and nothing moves."""
        return self.see()

    def open_curtain(self) -> None:
        """Open the curtain if there is one."""
        screen = self.app.settle()
        if "curtain" in screen["widgets"]:
            self.app.tap("curtain")
            self.app.wait_for(lambda screen: "curtain" not in screen["widgets"])

    def act(self, action: Action, by_drag: bool = False) -> Screen:
        """Carry out an action by gestures, confirm it, and see that the screen agrees."""
        self.lay_out(action, by_drag)
        return self.confirm_as(action)

    def confirm_as(self, action: Action) -> Screen:
        """Confirm, which must do exactly this."""
        screen = self.see(lambda screen: screen["widgets"]["confirm"]["enabled"])
        if screen["lang"] == "en":
            assert screen["widgets"]["confirm"]["text"] == self._words_of(action), "it says what it will do"
        self.app.tap("confirm")
        self.state, _ = apply(self.state, action)
        return self.app.wait_for(lambda screen: screen["state"] == state_to_json(self.state))

    def _words_of(self, action: Action) -> str:
        """What Confirm says of an action; tests/words compares that with what happens."""
        intent = intent_of(self.state, propose(self.state, draft_of(self.state, action)))
        assert intent is not None
        return intent_texts(intent).whole

    def undo_to(self, state: State, wanted: Wanted = lambda _: True) -> Screen:
        """Tap Undo, which must lead to this state."""
        self.tap("undo")
        self.state = state
        return self.see(wanted)

    def lay_out(self, action: Action, by_drag: bool = False) -> None:
        """Everything of an action but Confirm."""
        match action:
            case DrawCards():
                self.draw(action)
            case DiscardCards():
                self.discard(action)
            case Build():
                self.build(action, by_drag)
            case PlaceSpecial():
                self.special(action, by_drag)
            case TakeAbility():
                self.tap_until(f"pool.{action.ability}", selected(f"pool.{action.ability}"))
            case Refresh():
                self.tap_until("coat.refresh", selected("coat.refresh"))
            case Pass():
                self.tap_until("coat.pass", selected("coat.pass"))
            case EndTurn():
                pass

    def tap(self, name: str) -> None:
        self.app.wait_for(lambda screen: name in screen["widgets"])
        self.app.tap(name)

    def tap_until(self, name: str, done: Wanted) -> Screen:
        """Tap once and wait for what it must bring; the game itself does not change by it."""
        self.tap(name)
        return self.see(done)

    # Single gestures

    def draw(self, action: DrawCards) -> None:
        """Tap the piers; adjacent ones first, so that no ability is armed without need."""
        if action.both_actions:
            self.tap_until("ability.both_actions", selected("ability.both_actions"))
        for slot in _adjacent_first(action.slots):
            self.tap_until(f"offer.{slot}", selected(f"offer.{slot}"))

    def discard(self, action: DiscardCards) -> None:
        """Tap the surplus cards."""
        hand = self.state.hand(self.state.current)
        taken: list[int] = []
        for card in action.cards:
            place = next(n for n, held in enumerate(hand) if held == card and n not in taken)
            taken.append(place)
            self.tap_until(f"hand.{place}", selected(f"hand.{place}"))

    def build(self, action: Build, by_drag: bool) -> None:
        """Bring the tile to its squares and choose the payment."""
        held = held_for(action)
        name = f"supply.{action.color}.{action.size}"
        if by_drag and not held.turns and not held.mirrored:
            self.drag_from(name, held)
        else:
            self.tap_until(name, present("tile"))
            self.turn_to(held)
            if by_drag:
                self.drag_tile(held)
            else:
                self.tap_square(held)
        self.pay(action, held)

    def special(self, action: PlaceSpecial, by_drag: bool) -> None:
        """Take the special tile to a square."""
        held = Held(SPECIAL, 1).moved(action.cell)
        if by_drag:
            self.drag_from("supply.special", held)
        else:
            self.tap_until("supply.special", present("tile"))
            self.tap_square(held)

    def turn_to(self, held: Held) -> None:
        """Mirror and turn the tile with the buttons."""
        now = Held(held.color, held.size)
        steps = [("tile.flip", Held.flipped)] * held.mirrored + [("tile.rotate", Held.turned)] * held.turns
        for name, step in steps:
            now = step(now)
            self.tap_until(name, tile_is(now))

    def tap_square(self, held: Held) -> None:
        """Tap a square that brings the tile to the wanted ones; where there is none, drag it there."""
        for cell in held.cells():
            if place_at(self.state, held, cell) == held:
                self.app.tap(self.square(cell))
                self.see(self.tile_at(held))
                return
        self.drag_tile(held)

    def drag_tile(self, held: Held) -> None:
        """Drag the tile from where it is to its squares."""
        self.app.drag(self.app.rect("tile").center, self.middle(held))
        self.see(self.tile_at(held))

    def drag_from(self, name: str, held: Held) -> None:
        """Drag a tile straight from the supply: it floats above the finger, so the finger goes below."""
        finger = self.press(name)
        self.carry(finger, held)
        self.lift(finger)
        self.see(self.tile_at(held))

    def carry(self, finger: int, held: Held) -> None:
        """Move a finger that has just taken a tile until it floats over its squares."""
        x, y = self.middle(held)
        _, height = held.extent()
        unit = self.app.rect(f"house.{self.state.current}").width / 5
        above = ABOVE_FINGER * self.app.screen["density"] + height * unit / 2
        for _ in range(6):
            self.slide(finger, (x, y - above))
            screen = self.still()
            if self.tile_at(held)(screen):
                return
            # Near the lower edge it floats lower.
            above += (Rect(*screen["widgets"]["tile"]["rect"]).center[1] - y) / 2
        raise AssertionError(f"the tile does not follow the finger to {held}: {self.app.widget('tile')}")

    def still(self) -> Screen:
        """Wait until the app has done all that the fingers asked for; the screen."""
        self.app.wait_until_heard()
        return self.see()

    # Fingers

    def press(self, place: Place) -> int:
        """Put a finger down and leave it there."""
        point = self.app.rect(place).center if isinstance(place, str) else place
        finger = self.app.press(point)
        self.places[finger] = point
        self.app.wait_until_heard()
        return finger

    def slide(self, finger: int, to: Point, steps: int = 12) -> None:
        """Move a finger in a straight line."""
        x, y = self.places[finger]
        for step in range(1, steps + 1):
            point = (x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps)
            self.app.move({finger: point})
            time.sleep(FRAME)
        self.places[finger] = to

    def lift(self, *fingers: int) -> None:
        """Take fingers off."""
        self.app.wait_until_heard()
        for finger in fingers:
            self.app.lift(finger)

    def twist(self, fingers: tuple[int, int], degrees: float, steps: int = 36) -> None:
        """Turn two fingers round the point between them, anticlockwise."""
        first, second = (self.places[finger] for finger in fingers)
        x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
        for step in range(1, steps + 1):
            if step % 12 == 0:
                self.app.wait_until_heard()
            angle = math.radians(degrees * step / steps)
            turned = {
                finger: (
                    x + (px - x) * math.cos(angle) - (py - y) * math.sin(angle),
                    y + (px - x) * math.sin(angle) + (py - y) * math.cos(angle),
                )
                for finger, (px, py) in zip(fingers, (first, second), strict=True)
            }
            self.places.update(turned)
            self.app.move(turned)
            time.sleep(FRAME)

    def clear(self) -> Screen:
        """Put everything back and close everything that lies over the table."""
        for layer in ("explanation", "closer"):
            if layer in self.app.settle()["widgets"]:
                self.app.tap(layer)
                self.see(absent(layer))
        while self.see()["widgets"]["undo"]["enabled"]:
            before = self.still()["widgets"]
            self.app.tap("undo")
            self.app.wait_for(lambda screen: screen["widgets"] != before)  # noqa: B023
        return self.see()

    # Where things are

    def square(self, cell: tuple[int, int]) -> Point:
        """The middle of a square of the current player's house."""
        house = self.app.rect(f"house.{self.state.current}")
        return house.at((cell[0] + 0.5) / 5, (cell[1] + 0.5) / 9)

    def middle(self, held: Held) -> Point:
        """The middle of a tile that lies in the house."""
        assert held.at is not None
        width, height = held.extent()
        house = self.app.rect(f"house.{self.state.current}")
        return house.at((held.at[0] + width / 2) / 5, (held.at[1] + height / 2) / 9)

    def tile_at(self, held: Held) -> Wanted:
        """Whether the tile lies exactly like this in the house."""
        house = f"house.{self.state.current}"
        cells = held.cells()

        def wanted(screen: Screen) -> bool:
            tile = tile_on(screen, house)
            return tile is not None and tile.cells() == cells

        return wanted

    # Paying

    def pay(self, action: Build, held: Held) -> None:
        """Swap cards and abilities until the payment is the wanted one."""
        now = choose(judge(self.state, held).payments, None)
        assert now is not None
        if now.discount != action.discount:
            name = "ability.construction_discount"
            before = self.app.widget(name)["selected"]
            self.tap_until(name, lambda screen: screen["widgets"][name]["selected"] != before)
        hand = self.state.hand(self.state.current)
        for color, count in action.pay:
            for place, card in enumerate(hand):
                paid = self.paid().get(color, 0)
                if card == color and paid < count and not self.app.widget(f"hand.{place}")["selected"]:
                    self.tap_until(f"hand.{place}", self.pays_more(color, paid))

    def pays_more(self, color: str, than: int) -> Wanted:
        """Whether more cards of a colour pay than so many."""
        return lambda screen: self.paid(screen).get(color, 0) > than

    def paid(self, screen: Screen | None = None) -> dict[str, int]:
        """The cards that would pay now, by colour."""
        widgets = (screen or self.app.screen)["widgets"]
        found: dict[str, int] = {}
        for place, card in enumerate(self.state.hand(self.state.current)):
            if widgets[f"hand.{place}"]["selected"]:
                found[card] = found.get(card, 0) + 1
        return found


def _adjacent_first(slots: Sequence[int]) -> list[int]:
    for first, second in pairwise(sorted(slots)):
        if second == first + 1:
            return [first, second, *(slot for slot in slots if slot not in (first, second))]
    return list(slots)
