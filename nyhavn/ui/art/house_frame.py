"""What a house has round its grid of squares: the one place that knows its proportions. No Kivy here."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.material import COLUMNS, ROWS


@dataclass(frozen=True, slots=True)
class Frame:
    """What lies round the grid, in squares of the grid."""

    side: float
    eaves: float
    signs: float
    gable: float
    ground: float
    low: bool

    @property
    def left(self) -> float:
        """Room to the left of the grid."""
        return self.side + self.eaves

    @property
    def across(self) -> float:
        """How many squares wide the house is."""
        return COLUMNS + self.left + self.signs

    @property
    def down(self) -> float:
        """How many squares high it is."""
        return ROWS + self.gable + self.ground

    def unit(self, width: float, height: float) -> float:
        """The side of a square of the largest house that fits."""
        return min(width / self.across, height / self.down)


FRAMES = {
    "": Frame(side=0.36, eaves=0.10, signs=0.78, gable=1.34, ground=0.84, low=False),
    "low": Frame(side=0.26, eaves=0.07, signs=0.60, gable=0.62, ground=0.27, low=True),
    "slim": Frame(side=0.16, eaves=0.03, signs=0.44, gable=0.50, ground=0.16, low=True),
}
"""By the trim of a house: as it is, lower where height is short, and slimmer where everything is."""
COMPACT = Frame(side=0.26, eaves=0.10, signs=0.80, gable=0.84, ground=0.30, low=True)
"""A house that is only looked at, small."""
