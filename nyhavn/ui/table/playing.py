"""A person's turn: what taps, drags and keys do to the draft, until Confirm makes it an action."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.actions import Build
from nyhavn.engine.board import bits
from nyhavn.engine.material import COAT_ROWS, COAT_SQUARES, COLUMNS, HAND_LIMIT, ROWS, SPECIAL, Square
from nyhavn.match.draft import DECLINE, REFRESH, Draft, proposed
from nyhavn.match.game import Match
from nyhavn.match.paying import Wish, with_card, with_change, with_discount
from nyhavn.match.picking import abilities_armed
from nyhavn.match.placing import Held, judge, place_at
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.carrying import Carrying, Point
from nyhavn.ui.table.coats import ABILITY
from nyhavn.ui.table.coats import SPECIAL as SPECIAL_CHOICE


def kind_name(held: Held) -> str:
    """The name of a tile's place in the supply."""
    return "supply.special" if held.is_special else f"supply.{held.color}.{held.size}"


class Playing:
    """Follows one person's turn on the board. Asks to be shown again after every change."""

    def __init__(
        self,
        match: Match,
        board: Board,
        changed: Callable[[], None],
        explain: Callable[[str, Point], None],
        look_closer: Callable[[int], None],
        pace: Callable[[], float],
    ) -> None:
        self._match = match
        self._board = board
        self._changed = changed
        self._explain = explain
        self._look_closer = look_closer
        self._pace = pace
        self.carrying = Carrying(board)
        self.enabled = False
        """Whether a person's turn is on and nothing covers the table."""
        self._tap_turned = False
        """Whether the last tap turned the tile: a second one then mirrors it, wherever its squares are."""

    @property
    def _draft(self) -> Draft:
        return self._match.draft

    def _set(self, draft: Draft) -> None:
        if draft != self._match.draft:
            self._match.draft = draft
            self._changed()

    # What the gestures ask and tell

    def spot_at(self, point: Point) -> str | None:
        held = self._draft.held if self.enabled else None
        tile = self._board.tile
        if held is not None and held.at is None and tile.collide_point(*point) and not self._on_grid(point):
            return "tile"
        return self._board.spot_at(*point)

    def _on_grid(self, point: Point) -> bool:
        return self._board.house.square_at(*point) is not None

    def can_carry(self, spot: str) -> bool:
        if not self.enabled:
            return False
        kind = spot.split(".")[0]
        if kind == "supply":
            return self._supply_tile(spot) is not None
        if kind == "tile":
            return True
        return self._is_own_house(spot) and self._draft.held is not None

    def holds_tile(self) -> bool:
        return self.enabled and self._draft.held is not None

    def tapped(self, spot: str, point: Point, twice: bool) -> None:
        kind, _, rest = spot.partition(".")
        if kind == "house" and not self._is_own_house(spot):
            self._look_closer(int(rest))
            return
        if not self.enabled:
            return
        twice = twice and self._tap_turned
        self._tap_turned = False
        if kind == "offer":
            self._tap_pier(int(rest))
        elif kind == "hand":
            self._tap_hand(int(rest))
        elif kind == "supply":
            self._tap_supply(spot)
        elif kind == "ability":
            self._tap_ability(rest)
        elif kind == "pool":
            self.choose_coat(rest)
        elif kind == "tile":
            self._turn_or_mirror(twice)
        elif kind == "house":
            self._tap_house(point, twice)

    def explained(self, spot: str, point: Point) -> None:
        self._explain(self._thing_at(spot, point), point)

    def _thing_at(self, spot: str, point: Point) -> str:
        """What there is to explain: in the own house a tile in hand, a coat of arms, or rows and columns."""
        held, house = self._draft.held, self._board.house
        if held is not None and spot == "tile":
            return kind_name(held)
        if not self._is_own_house(spot):
            return spot
        square = house.square_at(*point)
        if square is None:
            return "coat" if self._is_sign(point) else spot
        if held is not None and square in held.cells():
            return kind_name(held)
        covered = bits([square]) & self._match.state.occupied(int(house.seat))
        return "coat" if square in COAT_SQUARES and not covered else "row"

    def _is_sign(self, point: Point) -> bool:
        """Whether a point is on one of the signs that hang to the right of the coat rows."""
        house = self._board.house
        x, y, width, _ = house.grid
        return point[0] >= x + width and (point[1] - y) // house.unit in COAT_ROWS

    def carry_started(self, spot: str, point: Point, by_finger: bool) -> None:
        held = self._draft.held
        if spot.startswith("supply."):
            held = self._supply_tile(spot)
        if held is None:
            return
        self.carrying.take(point, held, by_finger)
        self._set(self._draft.holding(held))

    def carried(self, point: Point) -> None:
        held = self._draft.held
        if held is None or not self.carrying.in_air:
            return
        moved = self.carrying.move(point, held)
        if moved == held:
            # Between two squares only the tile's own picture follows the finger.
            self.carrying.show(self._match.state, self._draft, acting=True)
        else:
            self._set(self._draft.holding(moved))

    def carry_ended(self, point: Point) -> None:
        held = self._draft.held
        if held is None or not self.carrying.in_air:
            return
        self.carried(point)
        held = self._draft.held
        self.carrying.drop()
        if held is not None and held.at is None:
            spot = self._board.special_spot if held.is_special else self._board.supply[held.color, held.size]
            self.carrying.fly_back(held, spot, self._pace())
            self._set(Draft())
        else:
            self._changed()

    def carry_paused(self) -> None:
        """A second finger came, to turn the tile."""
        self.carrying.pause()

    def carry_resumed(self, point: Point) -> None:
        """The second finger went, and the first carries on."""
        self.carrying.resume(point)

    def carry_stopped(self) -> None:
        """The finger that carried the tile went before the other: it stays in hand, turned as it is."""
        self.carrying.drop()
        self._changed()

    def turned(self, quarters: int) -> None:
        if self._draft.held is not None:
            self._set(self._draft.holding(self._draft.held.turned(quarters)))

    # Buttons and keys

    def mirror(self) -> None:
        """Mirror the tile in hand."""
        if self.enabled and self._draft.held is not None:
            self._set(self._draft.holding(self._draft.held.flipped()))

    def turn(self) -> None:
        """Turn the tile in hand to the right."""
        if self.enabled:
            self.turned(1)

    def step(self, across: int, up: int) -> None:
        """Move the tile in hand by one square; from above the house it comes down to the bottom row."""
        held = self._draft.held
        if not self.enabled or held is None:
            return
        if held.at is None:
            self._set(self._draft.holding(place_at(self._match.state, held, (2, 0))))
            return
        width, height = held.extent()
        x = min(max(held.at[0] + across, 0), COLUMNS - width)
        y = min(max(held.at[1] + up, 0), ROWS - height)
        self._set(self._draft.holding(held.moved((x, y))))

    def put_back(self) -> None:
        """Take everything back that is laid out."""
        self.carrying.drop()
        self._set(Draft())

    def choose_coat(self, choice: str) -> None:
        """Choose what to do at a coat of arms; the same choice again takes it back."""
        if not self.enabled or self._match.state.phase != "coat":
            return
        if choice == SPECIAL_CHOICE:
            self._tap_supply("supply.special")
            return
        if choice == ABILITY:
            takeable = self._takeable()
            choice = (
                takeable[(takeable.index(self._draft.coat) + 1) % len(takeable)]
                if (self._draft.coat in takeable)
                else takeable[0]
            )
        elif choice not in (REFRESH, DECLINE) and choice not in self._takeable():
            return
        self._set(Draft() if self._draft.coat == choice else Draft(coat=choice))

    def _takeable(self) -> list[str]:
        state = self._match.state
        own = {*state.active_abilities(state.current), *state.used_abilities(state.current)}
        return [key for key, left in state.ability_supply.items() if left and key not in own]

    # Taps

    def _is_own_house(self, spot: str) -> bool:
        return spot == f"house.{int(self._board.house.seat)}"

    def _tap_pier(self, slot: int) -> None:
        state, draft = self._match.state, self._draft
        if state.phase != "turn" or state.offer[slot] is None:
            return
        if slot in draft.piers:
            self._set(draft.picking(tuple(pier for pier in draft.piers if pier != slot)))
            return
        picked = (*draft.piers, slot)
        if draft.held is not None or abilities_armed(state, picked) is None:
            # What cannot be added begins a new pick.
            picked = (slot,)
        self._set(draft.picking(picked))

    def _tap_hand(self, place: int) -> None:
        state, draft = self._match.state, self._draft
        hand = state.hand(state.current)
        if state.phase == "discard":
            self._tap_surplus(place, len(hand) - HAND_LIMIT)
            return
        now = proposed(state, draft)
        if draft.held is None or not isinstance(now, Build) or place >= len(hand):
            return
        color = hand[place]
        first = hand.index(color)
        pays = place - first < dict(now.pay).get(color, 0)
        other = with_card(judge(state, draft.held).payments, now, color, more=not pays)
        if other is not None:
            self._set(draft.wishing(Wish.of(other)))

    def _tap_surplus(self, place: int, surplus: int) -> None:
        chosen = self._draft.discard
        if place in chosen:
            chosen = tuple(other for other in chosen if other != place)
        else:
            chosen = (*chosen, place)[-surplus:]
        self._set(Draft(discard=chosen))

    def _supply_tile(self, spot: str) -> Held | None:
        """A tile off the supply, if the player may hold one now. The same kind keeps its turns."""
        state = self._match.state
        _, color, *size = spot.split(".")
        if color == "special":
            if state.phase != "coat" or not state.specials:
                return None
            return Held(SPECIAL, 1)
        if state.phase not in ("turn", "build") or not state.supply[color, int(size[0])]:
            return None
        held = self._draft.held
        if held is not None and (held.color, held.size) == (color, int(size[0])):
            return held.moved(None)
        return Held(color, int(size[0]))

    def _tap_supply(self, spot: str) -> None:
        held = self._supply_tile(spot)
        if held is None:
            if self._match.state.phase in ("turn", "build"):
                # None left: say so.
                self._explain(spot, self._board.center)
            return
        now = self._draft.held
        if now is not None and (now.color, now.size) == (held.color, held.size):
            self._set(Draft())
        else:
            self._set(self._draft.holding(held))

    def _tap_house(self, point: Point, twice: bool) -> None:
        held = self._draft.held
        if held is None:
            return
        square = self._board.house.square_at(*point)
        if square is None:
            return
        if twice or square in held.cells():
            self._turn_or_mirror(twice)
        else:
            self._place(held, square)

    def _place(self, held: Held, square: Square) -> None:
        self._set(self._draft.holding(place_at(self._match.state, held, square)))

    def _turn_or_mirror(self, twice: bool) -> None:
        held = self._draft.held
        if held is not None:
            # The first tap of the two has turned it already.
            self._tap_turned = not twice
            self._set(self._draft.holding(held.turned(-1).flipped() if twice else held.turned(1)))

    def _tap_ability(self, key: str) -> None:
        state, draft = self._match.state, self._draft
        if key not in state.active_abilities(state.current):
            return
        if key == "both_actions" and state.phase == "turn" and draft.held is None:
            self._set(Draft(piers=draft.piers, both=not draft.both))
            return
        now = proposed(state, draft)
        if draft.held is None or not isinstance(now, Build):
            return
        swap = {"construction_discount": with_discount, "change_of_colors": with_change}.get(key)
        other = swap(judge(state, draft.held).payments, now) if swap else None
        if other is not None:
            self._set(draft.wishing(Wish.of(other)))
