"""The score track from 0 to the points that win, with a pennant for each player."""

from __future__ import annotations

from collections import defaultdict
from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import ListProperty, NumericProperty, OptionProperty

from nyhavn.engine.material import WINNING_SCORE
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette

LAST = WINNING_SCORE
_FLAG = 1.28
"""Width of a pennant for each unit of its height."""


class TrackArt(Drawn):
    """Brass discs on a chain. `scores` and `house_colors` go together, a player each.

    A score may lie between two numbers while its pennant walks. Pennants on one number share its pole: none
    hides another.
    """

    scores = ListProperty()
    house_colors = ListProperty()
    orientation = OptionProperty("horizontal", options=("horizontal", "vertical"))
    largest_disc = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "chain": ("orientation", "largest_disc"),
        "flags": ("scores", "house_colors", "orientation", "largest_disc"),
    }

    def _disc(self) -> int:
        long, short = (
            (self.width, self.height) if self.orientation == "horizontal" else (self.height, self.width)
        )
        fitting = min(long / (LAST + 1) * 0.86, short * 0.5)
        return max(4, int(min(fitting, self.largest_disc) if self.largest_disc else fitting))

    def disc_center(self, score: float) -> tuple[float, float]:
        """Middle of the disc of a score, from the widget's corner."""
        disc = self._disc()
        share = min(max(score, 0), LAST) / LAST
        if self.orientation == "horizontal":
            return disc / 2 + share * (self.width - disc), disc / 2
        return disc / 2, disc / 2 + share * (self.height - disc)

    def draw_chain(self, group: InstructionGroup) -> None:
        """The chain, its discs and their numbers."""
        disc = self._disc()
        quads = Quads()
        across = self.orientation == "horizontal"
        for score in range(LAST):
            x, y = self.disc_center(score)
            to_x, to_y = self.disc_center(score + 1)
            thick = disc * 0.34
            if across:
                quads.add("chain", round(x), round(y - thick / 2), round(to_x) - round(x), round(thick))
            else:
                quads.add(
                    "chain.upright", round(x - thick / 2), round(y), round(thick), round(to_y) - round(y)
                )
        quads.layer()
        for score in range(LAST + 1):
            x, y = self.disc_center(score)
            name = "disc.goal" if score == LAST else "disc"
            quads.add(name, round(x - disc / 2), round(y - disc / 2), disc, disc)
        quads.draw(group)
        for score in range(LAST + 1):
            ink = palette.color("coinInk" if score == LAST else "discInk")
            write(group, str(score), disc * 0.56, *self.disc_center(score), ink)

    def draw_flags(self, group: InstructionGroup) -> None:
        """Each player's pennant at its score."""
        disc = self._disc()
        quads = Quads()
        at: dict[float, list[str]] = defaultdict(list)
        for score, house in zip(self.scores, self.house_colors, strict=False):
            at[min(max(score, 0), LAST)].append(house)
        for score, houses in at.items():
            x, y = self.disc_center(score)
            if self.orientation == "horizontal":
                self._add_mast(quads, houses, round(x), disc, self.height - disc)
            else:
                self._add_row(quads, houses, round(y), disc, self.width - disc)
        quads.draw(group)

    def _add_mast(self, quads: Quads, houses: list[str], x: int, disc: int, room: float) -> None:
        """Pennants on a mast above the disc: one alone is large, more share the mast on both sides."""
        levels = -(-len(houses) // 2)
        step = self.width / (LAST + 1)
        wide = step * (0.84 if len(houses) == 1 else 0.56)
        high = min(room * 0.94 / levels, wide / _FLAG)
        mast = round(min(room, high * levels + disc * 0.16))
        thick = max(2, round(disc * 0.1))
        quads.add("mast", x - thick // 2, disc - round(disc * 0.06), thick, mast)
        for index, house in enumerate(houses):
            bottom = disc + mast - (index // 2 + 1) * high
            left, shift = self._side(x, wide, len(houses), index % 2 == 1)
            self._add_flag(quads, house, x + shift, bottom, wide, high * 0.96, left)

    def _side(self, x: int, wide: float, count: int, second: bool) -> tuple[bool, float]:
        """Whether a pennant flies to the left, and how far from the mast: never beyond the track."""
        if x - wide < 0:
            return False, wide if second else 0.0
        if x + wide > self.width:
            return True, -2 * wide if second else -wide
        flies_left = second and count > 1
        return flies_left, -wide if flies_left else 0.0

    def _add_row(self, quads: Quads, houses: list[str], y: int, disc: int, room: float) -> None:
        """Pennants to the right of the disc, in two rows when there are more than two."""
        rows = 1 if len(houses) < 3 else 2
        columns = -(-len(houses) // rows)
        step = self.height / (LAST + 1)
        high = min(step * 0.92 / rows, room / columns / 0.8)
        wide = min(room / columns, high * _FLAG)
        for index, house in enumerate(houses):
            bottom = y + high * rows / 2 - (index // columns + 1) * high
            self._add_flag(
                quads, house, disc + index % columns * wide, bottom, wide * 0.96, high * 0.96, False
            )

    @staticmethod
    def _add_flag(quads: Quads, house: str, x: float, y: float, wide: float, high: float, left: bool) -> None:
        side = ".left" if left else ""
        quads.layer()
        quads.add(f"flag.paint{side}", x, y, wide, high, palette.color(f"house.{house}.flag"))
        quads.layer()
        quads.add(f"flag.trim{side}", x, y, wide, high)
