"""What lies on the table: all of it made once, ahead or when a game is first put there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.material import ABILITIES, COLORS, PIERS, SHAPES, SIZES, SPECIAL, STARTING_ABILITY
from nyhavn.match.spots import (
    PILE,
    SPECIAL_KIND,
    TILE,
    TRACK,
    HandSlot,
    OwnAbility,
    Pier,
    PoolAbility,
    SupplySlot,
)
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.table.coats import CoatPanel
from nyhavn.ui.table.layout.plan import (
    OWN_WORD,
    POOL_WORD,
)
from nyhavn.ui.table.overlays.finale import Finale
from nyhavn.ui.table.players import CoinRow, HouseWidget, PlayerPanel, Spotlight
from nyhavn.ui.table.speech import SpeechBalloon
from nyhavn.ui.table.strip import Recap, Strip
from nyhavn.ui.table.supply_widget import SupplyWidget
from nyhavn.ui.table.table_widget import ViewWidget, draw_if_seen
from nyhavn.ui.table.widgets import (
    AbilityWidget,
    BlockGround,
    BoardButton,
    Bubble,
    CaptionWidget,
    CardWidget,
    ConfirmButton,
    FloatingTile,
    PeekSign,
    PileWidget,
    Surface,
    Tooltip,
    TrackWidget,
)
from nyhavn.ui.widgets.fit_label import FitLabel
from nyhavn.ui.widgets.labels import Glyph

KV_CLASSES = (FitLabel, CoinRow, Glyph)
"""Named in kv/table only; importing them makes them known there."""
USUAL_PLAYERS = 2
MOST_CARDS = 10
"""Cards in a hand before the surplus is discarded."""
BLOCKS = tuple(f"block.{color}" for color in COLORS)


class BoardWidgets(FloatLayout):
    """The table's things, by their names."""

    is_put_away = BooleanProperty(True)
    """Whether it was made ahead, for nobody yet: nothing on it is drawn then."""

    def __init__(self, **kwargs: Any) -> None:
        """Empty: `making` makes what lies on it, and `seat` says for whom it is."""
        self.opponents_at_table = 0
        self.players: list[PlayerPanel] = []
        self.things: dict[str, Any] = {}
        self.view_widgets: list[ViewWidget] = []
        super().__init__(**kwargs)

    def making(self) -> Iterator[None]:
        """Make everything, with as many players as most games have, from below, a thing at a time."""
        self.surface = Surface()
        yield from self._lay(self.surface)
        self.blocks: dict[str, BlockGround] = {}
        for name in (*BLOCKS, "block"):
            self.blocks[name] = BlockGround(color=name.partition(".")[2])
            yield from self._lay(self.blocks[name])
        self.track = TrackWidget(name=str(TRACK))
        yield from self._lay(self.track)
        self.pile = PileWidget(name=str(PILE))
        yield from self._lay(self.pile)
        self.piers: list[CardWidget] = []
        for pier in range(PIERS):
            self.piers.append(CardWidget(name=str(Pier(pier))))
            yield from self._lay(self.piers[-1])
        self.house = HouseWidget()
        yield from self._lay(self.house)
        for _ in range(USUAL_PLAYERS):
            self._add_player()
            yield
        # This is also the order of the Tab key, to which things of a kind are one stop.
        self.supply: dict[tuple[str, int], SupplyWidget] = {}
        for color, size in product(COLORS, SIZES):
            self.supply[color, size] = _supply_widget(color, size)
            yield from self._lay(self.supply[color, size])
        self.special = SupplyWidget(
            name=str(SupplySlot(*SPECIAL_KIND)), color=SPECIAL, wall=None, centred=True
        )
        yield from self._lay(self.special)
        self.words = {name: CaptionWidget() for name in (OWN_WORD, POOL_WORD)}
        yield from self._lay(*self.words.values())
        yield from self._make_cards()
        yield from self._make_controls()

    def _make_cards(self) -> Iterator[None]:
        """Abilities, and the cards in one's hand."""
        self.abilities: dict[str, AbilityWidget] = {}
        self.pool: dict[str, AbilityWidget] = {}
        for key in ABILITIES:
            self.abilities[key] = AbilityWidget(kind=key, name=str(OwnAbility(key)))
            yield from self._lay(self.abilities[key])
        for key in ABILITIES:
            if key != STARTING_ABILITY:
                self.pool[key] = AbilityWidget(kind=key, name=str(PoolAbility(key)), face="pool")
                yield from self._lay(self.pool[key])
        self.hand: list[CardWidget] = []
        for number in range(MOST_CARDS):
            self.hand.append(CardWidget(name=str(HandSlot(number))))
            yield from self._lay(self.hand[-1])

    def _make_controls(self) -> Iterator[None]:
        """What is pressed, and what comes over everything for a while."""
        self.peek = PeekSign()
        yield from self._lay(self.peek)
        self.coats = CoatPanel()
        yield from self._lay(self.coats)
        self.recap = Recap()
        yield from self._lay(self.recap)
        self.strip = Strip()
        yield from self._lay(self.strip)
        self.undo = BoardButton(name="undo", icon="undo-variant")
        yield from self._lay(self.undo)
        self.rotate = BoardButton(name="tile.rotate", icon="rotate-right")
        yield from self._lay(self.rotate)
        self.flip = BoardButton(name="tile.flip", icon="flip-horizontal")
        yield from self._lay(self.flip)
        self.hint = BoardButton(name="hint", icon="lightbulb-on-outline")
        yield from self._lay(self.hint)
        self.menu = BoardButton(name="menu", icon="menu")
        yield from self._lay(self.menu)
        self.confirm = ConfirmButton(name="confirm")
        yield from self._lay(self.confirm)
        self.spotlight = Spotlight()
        yield from self._lay(self.spotlight)
        self.tile = FloatingTile(name=str(TILE), floating=True)
        yield from self._lay(self.tile)
        self.bubble = Bubble()
        yield from self._lay(self.bubble)
        self.tooltip = Tooltip()
        yield from self._lay(self.tooltip)
        self.finale = Finale()
        yield from self._lay(self.finale)
        self.speech = SpeechBalloon()
        yield from self._lay(self.speech)

    def _lay(self, *widgets: Any, index: int = 0) -> Iterator[None]:
        """Have things lie over all that lies there, or over what has this index among the children."""
        for widget in widgets:
            widget.size_hint = (None, None)
            self.add_widget(widget, index)
            widget.fbind("opacity", draw_if_seen)
            draw_if_seen(widget, widget.opacity)
        yield

    def _add_player(self) -> None:
        """Have a panel for one more, over the one before."""
        below = self.players[-1] if self.players else self.house
        self.players.append(PlayerPanel(own=not self.players))
        for _ in self._lay(self.players[-1], index=self.children.index(below)):
            pass

    def seat(self, players: int) -> None:
        """Bring the board to the table, for so many; once."""
        self.is_put_away = False
        self.opponents_at_table = players - 1
        while len(self.players) < players:
            self._add_player()
        while len(self.players) > players:
            self.remove_widget(self.players.pop())
        self.things = self._by_name()
        self.view_widgets = [each for each in self.children if isinstance(each, ViewWidget)]
        for each in self.walk(restrict=True):
            if isinstance(each, Drawn):
                each.draw_anew()

    def _by_name(self) -> dict[str, Any]:
        """What the plan has a place for, by the name that it has there."""
        named = [
            *self.piers, self.pile, self.track, *self.supply.values(), self.special,
            *self.abilities.values(), *self.pool.values(), *self.hand,
            self.undo, self.rotate, self.flip, self.hint, self.menu, self.confirm,
        ]  # fmt: skip
        return {
            **{widget.name: widget for widget in named},
            **self.blocks,
            **self.words,
            **{f"player.{number}": panel for number, panel in enumerate(self.players)},
            "house": self.house,
            "supply": self.coats,
        }


def _supply_widget(color: str, size: int) -> SupplyWidget:
    wall, *_ = cells = SHAPES[color, size]
    return SupplyWidget(name=str(SupplySlot(color, size)), color=color, cells=list(cells), wall=wall)
