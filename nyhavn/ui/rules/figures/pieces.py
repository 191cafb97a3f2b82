"""Tiles, ability tiles, piles and the score track, as they are in real games."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from nyhavn.engine.material import ABILITIES, COLORS, END_CARD_DEPTH, HOUSE_COLORS, SHAPES, SIZES, SPECIAL
from nyhavn.i18n import _
from nyhavn.rulebook.positions import position
from nyhavn.ui.art import AbilityArt, CoatArt, GableArt, PileArt, TileArt, TrackArt
from nyhavn.ui.rules.figures.cards import card
from nyhavn.ui.rules.figures.figure import Figure


class TileLabel(BoxLayout):
    """A tile with a few words below it."""

    color = StringProperty("red")
    cells = ListProperty([(0, 0)])
    wall = ObjectProperty(None, allownone=True)
    text = StringProperty()


def _tile(color: str, size: int, text: str) -> TileLabel:
    cells = SHAPES[color, size] if size > 1 else ((0, 0),)
    return TileLabel(color=color, cells=list(cells), wall=cells[0] if size > 1 else None, text=text)


class TilesFigure(Figure):
    """The tiles of one colour, and the special tile."""

    tiles = ObjectProperty()

    def __init__(self, color: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for size in SIZES:
            self.tiles.add_widget(_tile(color, size, str(size)))
        self.tiles.add_widget(_tile(SPECIAL, 1, "1"))


class SupplyFigure(Figure):
    """All kinds of tiles with how many of each there are at the start."""

    tiles = ObjectProperty()

    def __init__(self, players: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        supply = position(f"deal.{players}").supply
        for color in COLORS:
            for size in SIZES:
                self.tiles.add_widget(_tile(color, size, f"×{supply[color, size]}"))


class SeatLabel(BoxLayout):
    """A player's house front above the cards of the starting hand."""

    house_color = StringProperty("red")
    row = ObjectProperty()


class HandsFigure(Figure):
    """The starting hands in turn order."""

    seats = ObjectProperty()

    def __init__(self, players: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(f"deal.{players}")
        for seat in range(players):
            label = SeatLabel(house_color=HOUSE_COLORS[seat])
            label.row.cards = [card("back") for _ in state.hand(seat)]
            self.seats.add_widget(label)


_SOMEWHERE = 6
"""Where the end card is shown among the last ones; in a game nobody knows."""


class EndCardFigure(Figure):
    """Where the end card lies: beside the draw pile, or among its last cards."""

    pile = ObjectProperty()
    row = ObjectProperty()

    def __init__(self, players: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(f"deal.{players}")
        self.pile.count = state.deck_size
        aside = state.end_card == "aside"
        cards = ["end"] if aside else ["back"] * (END_CARD_DEPTH - 1)
        if not aside:
            cards.insert(_SOMEWHERE, "end")
        self.row.cards = [card(each) for each in cards]
        self.caption = _("It waits beside the draw pile.") if aside else _("The bottom 10 cards")


class CoinLabel(BoxLayout):
    """An ability tile above a few words."""

    kind = StringProperty("any_cards")
    face = StringProperty("active")
    text = StringProperty()


class FacesFigure(Figure):
    """The two faces of an ability tile."""

    coins = ObjectProperty()

    def __init__(self, kind: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for face, text in (("active", _("active")), ("used", _("used"))):
            self.coins.add_widget(CoinLabel(kind=kind, face=face, text=text))


class PoolFigure(Figure):
    """The ability tiles to be had at the start, with their numbers, and the one that everybody has."""

    coins = ObjectProperty()

    def __init__(self, players: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(f"deal.{players}")
        own = state.active_abilities(0)
        for kind in ABILITIES:
            if kind in own:
                self.coins.add_widget(CoinLabel(kind=kind, text=_("yours")))
            else:
                left = state.ability_supply[kind]
                self.coins.add_widget(CoinLabel(kind=kind, text=f"×{left}"))


class TrackFigure(Figure):
    """The score track of a game."""

    track = ObjectProperty()

    def __init__(self, game: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(game)
        self.track.scores = [state.score(seat) for seat in range(state.players)]
        self.track.house_colors = list(HOUSE_COLORS[: state.players])


KV_CLASSES = (AbilityArt, CoatArt, GableArt, PileArt, TileArt, TrackArt)
"""Named in kv/rules/figures.kv only; importing them makes them known there."""
