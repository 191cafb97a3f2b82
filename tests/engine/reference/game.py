"""The course of the game: what actions do, coat actions, scoring and the end (rules.md 3 to 6)."""

from tests.engine.reference import choices
from tests.engine.reference.box import HAND_LIMIT, POINTS_TO_WIN, Cell
from tests.engine.reference.choices import Action
from tests.engine.reference.house import COAT_LINES, COAT_SQUARES, complete_lines, empty_squares, points_of
from tests.engine.reference.table import Table, in_color_order


class ReferenceGame(Table):
    """A whole game, changed in place by `apply`; `legal` lists what may be applied."""

    def legal(self) -> list[Action]:
        """Every legal action in the protocol's form, none twice."""
        if self.phase == "turn":
            return choices.draws(self) + choices.builds(self)
        if self.phase == "discard":
            return choices.discards(self)
        if self.phase == "build":
            return [*choices.builds(self), dict(choices.END_TURN)]  # 6.8: the build may be left out
        if self.phase == "coat":
            return choices.coats(self)
        return []

    def apply(self, action: Action) -> None:
        """Carry out a legal action, and whatever follows from it without a choice."""
        if action["type"] == "draw":
            self._apply_draw(action)
        elif action["type"] == "discard":
            self._put_down(action["cards"])
            self._after_hand_limit()
        elif action["type"] == "build":
            self._apply_build(action)
        elif action["type"] == "coat":
            self._apply_coat(action)
        else:
            self._end_turn()

    # What an action does

    def _use(self, ability: str) -> None:
        """Turn an ability tile to its used face (rules.md 4)."""
        self.abilities[self.current][ability] = "used"

    def _put_down(self, cards: list[str]) -> None:
        """Move cards from the player's hand to the discard pile, in colour order."""
        for card in in_color_order(cards):
            self.hands[self.current].remove(card)
            self.discard.append(card)

    def _apply_draw(self, action: Action) -> None:
        """Take the cards, then check the hand limit once (rules.md 3 A, 6.1)."""
        hand = self.hands[self.current]
        for slot in action["slots"]:
            card = self.offer[slot]
            assert card is not None
            hand.append(card)
            self.offer[slot] = None
        self.hands[self.current] = in_color_order(hand)
        for ability in ["any_cards", "additional_card", "both_actions"]:
            if action[ability]:
                self._use(ability)
        self.build_follows = action["both_actions"]
        if len(hand) > HAND_LIMIT:
            self.phase = "discard"
        else:
            self._after_hand_limit()

    def _after_hand_limit(self) -> None:
        """After a draw comes the build of `both_actions`, or the end of the turn (rules.md 4)."""
        if self.build_follows:
            self.phase = "build"
        else:
            self._end_turn()

    def _apply_build(self, action: Action) -> None:
        """Pay, take the tile, place it, and go on to its coats of arms (rules.md 3 B)."""
        self._put_down([color for color, number in action["pay"].items() for _ in range(number)])
        if action["discount"]:
            self._use("construction_discount")
        if action["change"] is not None:
            self._use("change_of_colors")
        self.supply[action["color"]][action["size"]] -= 1
        cells = [(x, y) for x, y in action["cells"]]
        wall = (action["wall"][0], action["wall"][1])
        self._place(cells, action["color"], wall)
        self._go_on_with_coats()

    def _place(self, cells: list[Cell], color: str, wall: Cell | None) -> None:
        """Put a tile into the house; note the lines it completes and the coats it earns (rules.md 3 B 3)."""
        house = self.houses[self.current]
        complete_before = complete_lines(house)
        tile = len({square["tile"] for square in house.values()})
        for cell in cells:
            house[cell] = {"color": color, "wall": cell == wall, "tile": tile}
        completed = [line for line in complete_lines(house) if line not in complete_before]
        self.completed_this_turn += completed
        self.pending_coats += sum(1 for cell in cells if cell in COAT_SQUARES)
        self.pending_coats += sum(1 for line in completed if line in COAT_LINES)

    def _apply_coat(self, action: Action) -> None:
        """Carry out one of the pending coat-of-arms actions (rules.md 3 B 3)."""
        self.pending_coats -= 1
        owned = self.abilities[self.current]
        if action["choice"] == "special":
            self.specials -= 1
            self._place([(action["cell"][0], action["cell"][1])], "white", None)
        elif action["choice"] == "ability":
            self.ability_supply[action["ability"]] -= 1
            owned[action["ability"]] = "active"
        elif action["choice"] == "refresh":
            for ability in owned:
                owned[ability] = "active"
        self._go_on_with_coats()

    def _go_on_with_coats(self) -> None:
        """Let impossible coat actions lapse; when none is left the turn is over (rules.md 6.5)."""
        while self.pending_coats > 0 and choices.coats(self) == [choices.PASS]:
            self.pending_coats -= 1
        if self.pending_coats > 0:
            self.phase = "coat"
        else:
            self._end_turn()

    # The end of a turn, and of the game

    def _end_turn(self) -> None:
        """Score, refill the offer, and hand over to the next player, unless the game ends (rules.md 3, 5)."""
        house = self.houses[self.current]
        self.scores[self.current] += sum(points_of(house, line) for line in self.completed_this_turn)
        if self.scores[self.current] >= POINTS_TO_WIN:
            self._end_game("points", [self.current])
            return
        self.refill()
        if self.end_card == "revealed":
            self._end_game("end_card", self._best_players())
            return
        self.turn += 1
        self.current = self.turn % self.players
        self.phase = "turn"
        self.completed_this_turn = []

    def _best_players(self) -> list[int]:
        """Most points; among those the fewest empty squares; all who still tie (rules.md 5)."""
        seats = list(range(self.players))
        most = max(self.scores)
        seats = [seat for seat in seats if self.scores[seat] == most]
        fewest = min(empty_squares(self.houses[seat]) for seat in seats)
        return [seat for seat in seats if empty_squares(self.houses[seat]) == fewest]

    def _end_game(self, ended_by: str, winners: list[int]) -> None:
        """The game is over at once; the table stays as it is (rules.md 5)."""
        self.phase = "over"
        self.ended_by = ended_by
        self.winners = winners
