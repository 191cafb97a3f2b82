"""The score track from 0 to the points that win, with a pennant for each player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import ClassVar, NamedTuple

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


class _Flag(NamedTuple):
    """A player's pennant: where it is, and whether it flies to the left."""

    player: int
    x: float
    y: float
    wide: float
    high: float
    left: bool


class TrackArt(Drawn):
    """Brass discs on a chain. `scores`, `house_colors` and `initials` go together, a player each.

    A score may lie between two numbers while its pennant walks. Pennants on one number share its pole: none
    hides another.
    """

    scores = ListProperty()
    house_colors = ListProperty()
    initials = ListProperty()
    orientation = OptionProperty("horizontal", options=("horizontal", "vertical"))
    largest_disc = NumericProperty(0)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "chain": ("orientation", "largest_disc"),
        "flags": ("scores", "house_colors", "initials", "orientation", "largest_disc"),
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
        """Each player's pennant at its score, with the player's initial on it."""
        disc = self._disc()
        quads = Quads()
        at: dict[float, list[int]] = defaultdict(list)
        for player, score in enumerate(self.scores[: len(self.house_colors)]):
            at[min(max(score, 0), LAST)].append(player)
        flags: list[_Flag] = []
        for score, players in at.items():
            x, y = self.disc_center(score)
            if self.orientation == "horizontal":
                flags += self._on_mast(quads, players, round(x), disc, self.height - disc)
            else:
                flags += self._in_row(players, round(y), disc, self.width - disc)
        for flag in flags:
            self._add_flag(quads, flag)
        quads.draw(group)
        for flag in flags:
            initial = self.initials[flag.player] if flag.player < len(self.initials) else ""
            # Nearer to the mast, where the pennant is full.
            middle = flag.x + flag.wide * (0.58 if flag.left else 0.42)
            ink = palette.color(f"house.{self.house_colors[flag.player]}.ink")
            write(group, initial, flag.high * 0.78, middle, flag.y + flag.high / 2, ink)

    def _on_mast(self, quads: Quads, players: list[int], x: int, disc: int, room: float) -> Iterator[_Flag]:
        """Pennants on a mast above the disc: one alone is large, more share the mast on both sides."""
        levels = -(-len(players) // 2)
        step = self.width / (LAST + 1)
        wide = step * (0.84 if len(players) == 1 else 0.56)
        high = min(room * 0.94 / levels, wide / _FLAG)
        mast = round(min(room, high * levels + disc * 0.16))
        thick = max(2, round(disc * 0.1))
        quads.add("mast", x - thick // 2, disc - round(disc * 0.06), thick, mast)
        for index, player in enumerate(players):
            bottom = disc + mast - (index // 2 + 1) * high
            left, shift = self._side(x, wide, len(players), index % 2 == 1)
            yield _Flag(player, x + shift, bottom, wide, high * 0.96, left)

    def _side(self, x: int, wide: float, count: int, second: bool) -> tuple[bool, float]:
        """Whether a pennant flies to the left, and how far from the mast: never beyond the track."""
        if x - wide < 0:
            return False, wide if second else 0.0
        if x + wide > self.width:
            return True, -2 * wide if second else -wide
        flies_left = second and count > 1
        return flies_left, -wide if flies_left else 0.0

    def _in_row(self, players: list[int], y: int, disc: int, room: float) -> Iterator[_Flag]:
        """Pennants to the right of the disc, in two rows when there are more than two."""
        rows = 1 if len(players) < 3 else 2
        columns = -(-len(players) // rows)
        step = self.height / (LAST + 1)
        high = min(step * 0.92 / rows, room / columns / 0.8)
        wide = min(room / columns, high * _FLAG)
        for index, player in enumerate(players):
            bottom = y + high * rows / 2 - (index // columns + 1) * high
            yield _Flag(player, disc + index % columns * wide, bottom, wide * 0.96, high * 0.96, False)

    def _add_flag(self, quads: Quads, flag: _Flag) -> None:
        side = ".left" if flag.left else ""
        tint = palette.color(f"house.{self.house_colors[flag.player]}.flag")
        quads.layer()
        quads.add(f"flag.paint{side}", flag.x, flag.y, flag.wide, flag.high, tint)
        quads.layer()
        quads.add(f"flag.trim{side}", flag.x, flag.y, flag.wide, flag.high)
