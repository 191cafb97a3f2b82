"""Motion that explains: cards fly, lines light up, markers walk. Short, and over at once when touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock

from nyhavn.match.journal import Step
from nyhavn.ui.art import CardArt
from nyhavn.ui.table.board import Board
from nyhavn.ui.words.names import color_letter

FLIGHT_SECONDS = 0.26
LIGHT_SECONDS = 0.28
WALK_SECONDS = 0.28


class Motion:
    """Plays what a step looked like over a table that already shows its result."""

    def __init__(self, board: Board, pace: Callable[[], float]) -> None:
        self._board = board
        self._pace = pace
        self._flying: list[CardArt] = []
        self._later: list[Any] = []
        self._goal: list[float] | None = None
        """Where the markers on the track walk to."""

    def show(self, step: Step, before: list[float]) -> None:
        """Play a step; before has the scores as they stood on the track."""
        pace = self._pace()
        self.finish()
        if not pace:
            return
        for event in step.events:
            if event["event"] == "draw":
                self._fly_cards(event["slots"], event["cards"], event["player"], pace)
        lines = [event for event in step.events if event["event"] == "score"]
        if lines:
            self._light(step.seat, lines, pace)
            self._walk(before, pace)

    def finish(self) -> None:
        """Be done at once: everything is where it belongs."""
        for card in self._flying:
            Animation.cancel_all(card)
            self._board.remove_widget(card)
        self._flying.clear()
        for event in self._later:
            event.cancel()
        self._later.clear()
        track = self._board.track
        Animation.cancel_all(track)
        if self._goal is not None:
            track.scores = self._goal
            self._goal = None

    def _fly_cards(self, slots: list[int], cards: list[str], seat: int, pace: float) -> None:
        board = self._board
        own = seat == board.house.seat
        spot = next((spot for spot in board.opponents if spot.seat == seat), None)
        for number, (slot, color) in enumerate(zip(slots, cards, strict=True)):
            pier = board.piers[slot]
            card = CardArt(color=color, letter=color_letter(color), size_hint=(None, None))
            card.pos, card.size = pier.pos, pier.size
            if own and board.plan is not None:
                x, y, width, height = board.plan.hand
                to = (board.x + x + width / 2 + (number - 0.5) * card.width, board.y + y + height / 2)
            elif spot is not None:
                to = spot.center
            else:
                continue
            board.add_widget(card)
            self._flying.append(card)
            flight = Animation(center=to, duration=FLIGHT_SECONDS * pace, t="out_cubic")
            if not own:
                flight &= Animation(opacity=0.2, duration=FLIGHT_SECONDS * pace)
            flight.bind(on_complete=lambda _flight, card: self._land(card))
            flight.start(card)

    def _land(self, card: CardArt) -> None:
        if card in self._flying:
            self._flying.remove(card)
            self._board.remove_widget(card)

    def _light(self, seat: int, lines: list[dict[str, Any]], pace: float) -> None:
        board = self._board
        houses = [board.house, *(spot.house for spot in board.opponents)]
        house = next((house for house in houses if house.seat == seat), None)
        if house is None:
            return
        house.lit_rows = [line["row"] + 1 for line in lines if "row" in line]
        house.lit_columns = [line["column"] for line in lines if "column" in line]

        def dark(_dt: float) -> None:
            house.lit_rows, house.lit_columns = [], []

        self._later.append(Clock.schedule_once(dark, LIGHT_SECONDS * pace))

    def _walk(self, before: list[float], pace: float) -> None:
        track = self._board.track
        goal = list(track.scores)
        if len(before) != len(goal) or before == goal:
            return
        self._goal = goal
        track.scores = before
        walk = Animation(scores=goal, duration=WALK_SECONDS * pace, t="in_out_quad")
        walk.bind(on_complete=lambda *_: self._arrive())
        walk.start(track)

    def _arrive(self) -> None:
        if self._goal is not None:
            self._board.track.scores = self._goal
            self._goal = None
