"""Ability medallions and coats of arms."""

from __future__ import annotations

from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty

from nyhavn.engine.material import ABILITIES
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.lettering import write
from nyhavn.ui.art.quads import Quads
from nyhavn.ui.theme.palette import palette


class AbilityArt(Drawn):
    """A brass coin with an ability's picture: active, used, armed (ringed), or a pool with its count."""

    kind = OptionProperty("any_cards", options=ABILITIES)
    face = OptionProperty("active", options=("active", "used", "pool", "armed"))
    count = NumericProperty(0)
    dimmed = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"coin": ("kind", "face", "count", "dimmed")}

    def draw_coin(self, group: InstructionGroup) -> None:
        """Coin, picture, ring and count."""
        size = int(min(self.width, self.height))
        if size < 2:
            return
        x, y = int((self.width - size) / 2), int((self.height - size) / 2)
        quads = Quads()
        alpha = 0.45 if self.dimmed else 1.0
        if self.face == "armed":
            quads.add(
                "coin.ring",
                x - size * 0.16,
                y - size * 0.16,
                size * 1.32,
                size * 1.32,
                palette.color("ability"),
            )
        quads.layer()
        plain = (1.0, 1.0, 1.0, alpha)
        quads.add("coin.used" if self.face == "used" else "coin.active", x, y, size, size, plain)
        quads.layer()
        ink = palette.color("coinUsedInk" if self.face == "used" else "coinInk", alpha)
        quads.add(f"ability.{self.kind}", x, y, size, size, ink)
        if self.face == "pool":
            quads.layer()
            badge = round(size * 0.42)
            quads.add("badge.count", x + size - round(badge * 0.86), y - round(badge * 0.14), badge, badge)
            quads.draw(group)
            middle = (x + size - round(badge * 0.36), y + round(badge * 0.36))
            write(group, str(int(self.count)), badge * 0.66, *middle, palette.color("coinBadgeInk"))
            return
        quads.draw(group)


class CoatArt(Drawn):
    """A coat of arms; done once its action has been earned."""

    done = BooleanProperty(False)
    lit = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"shield": ("done", "lit")}

    def draw_shield(self, group: InstructionGroup) -> None:
        """The shield, as large as fits."""
        high = min(self.height, self.width / 0.96)
        x, y = (self.width - high * 0.96) / 2, (self.height - high) / 2
        quads = Quads()
        if self.lit:
            quads.add(
                "halo", x - high * 0.34, y - high * 0.32, high * 1.64, high * 1.64, palette.color("glow")
            )
            quads.layer()
        quads.add("coat.done" if self.done else "coat", x, y, high * 0.96, high)
        quads.draw(group)


class MedalArt(Drawn):
    """`kind` is the key of the medal."""

    kind = StringProperty("first_win")
    earned = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"medal": ("kind", "earned")}

    def draw_medal(self, group: InstructionGroup) -> None:
        """The coin, then its sign."""
        size = int(min(self.width, self.height))
        if size < 2:
            return
        x, y = int((self.width - size) / 2), int((self.height - size) / 2)
        quads = Quads()
        quads.add("coin.active" if self.earned else "coin.used", x, y, size, size)
        quads.layer()
        ink = palette.color("coinInk") if self.earned else palette.color("coinUsedInk", 0.55)
        quads.add(f"medal.{self.kind}", x, y, size, size, ink)
        quads.draw(group)
