"""The table of a replay or of a review at one moment: its houses, its harbour, and what is told of it."""

from __future__ import annotations

from nyhavn.engine.state import State
from nyhavn.match.journal import Step
from nyhavn.match.setup import Setup
from nyhavn.ui.replay.moment import Harbour, PlayerMoment, StepReport
from nyhavn.ui.replay.street import Street


class TableMoment:
    """Fills the parts that a screen has for it."""

    def __init__(self, street: Street, harbour: Harbour, report: StepReport) -> None:
        self._street, self._harbour, self._report = street, harbour, report
        self.players: list[PlayerMoment] = []

    def seat(self, setup: Setup) -> None:
        """Build a house for everybody."""
        self._street.clear_widgets()
        self.players = [
            PlayerMoment(seat=number, player_name=seat.name, house_color=seat.color)
            for number, seat in enumerate(setup.seats)
        ]
        for player in self.players:
            self._street.add_widget(player)

    def show(self, state: State, step: Step | None, offer: State | None = None) -> None:
        """Show the houses after a step, and the offer then, or that of another state."""
        for player in self.players:
            player.show(state, step)
        self._harbour.show(offer or state)

    def tell(self, seat: int, heading: str, text: str, step: Step | None, patterns: bool) -> None:
        """Tell what a player did, in words and small pictures."""
        report = self._report
        report.house_color = self.players[seat].house_color
        report.turn, report.text = heading, text
        report.picture(step, patterns)
