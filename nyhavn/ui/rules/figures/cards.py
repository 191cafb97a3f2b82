"""Cards of real games: the offer on the piers, hands, and what is paid for a tile."""

from __future__ import annotations

from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.material import COLORS, SHAPES
from nyhavn.engine.state import State
from nyhavn.match.paying import WantedPayment, choose
from nyhavn.match.picking import abilities_armed
from nyhavn.match.placing import Held, judge
from nyhavn.rulebook.positions import end_card_pier, position
from nyhavn.ui.art import CardArt
from nyhavn.ui.rules.figures.figure import Figure
from nyhavn.words.gains import cost_line
from nyhavn.words.names import color_letter


class CardRow(FloatLayout):
    """Cards side by side, as large as the row allows, in its middle."""

    cards = ListProperty()
    """The cards, each a widget."""
    widest = NumericProperty()
    """The widest that a card's place may become."""
    gap = NumericProperty()
    aspect = NumericProperty(1)
    """Width of a card for each unit of its height."""
    rise = NumericProperty()
    """Room above the cards for those that are lifted."""
    foot = NumericProperty()
    """Room below them for badges."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for each in ("pos", "width", "cards", "widest", "gap", "rise", "foot"):
            self.fbind(each, self._place)

    def on_cards(self, *_: Any) -> None:
        self.clear_widgets()
        for card in self.cards:
            card.size_hint = (None, None)
            self.add_widget(card)

    def _place(self, *_: Any) -> None:
        if not self.cards or self.width < 1:
            return
        place = min(self.widest, self.width / len(self.cards))
        wide = place - self.gap
        high = wide / self.aspect
        self.height = round(high + self.rise + self.foot)
        left = self.x + (self.width - place * len(self.cards)) / 2
        for number, card in enumerate(self.cards):
            card.size = wide, high
            card.pos = left + number * place + self.gap / 2, self.y + self.foot


class RuleCard(CardArt):
    """A card in a picture."""


def card(color: str | None, **looks: Any) -> RuleCard:
    """A card of this colour, the back or the end card; None is the empty place of one."""
    letter = color_letter(color) if color in COLORS else ""
    return RuleCard(color=color or "", letter=letter, **looks)


class OfferFigure(Figure):
    """The seven piers; the picked cards are lifted, and marked where that takes an ability."""

    row = ObjectProperty()

    def __init__(
        self, game: str, picked: tuple[int, ...] = (), with_end_card: bool = False, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        state = position(game)
        armed = abilities_armed(state, picked) if picked else None
        glow = "ability" if armed else "pick"
        cards = []
        for pier, color in enumerate(state.offer):
            chosen = pier in picked
            cards.append(
                card(color, lifted=chosen, glow=glow if chosen else "", dimmed=bool(picked) and not chosen)
            )
        if with_end_card:
            cards[end_card_pier(game)] = card("end", glow="pick")
        self.row.cards = cards


class HandFigure(Figure):
    """A hand with too many cards; the surplus is marked to be put down."""

    row = ObjectProperty()

    def __init__(self, game: str, discard: tuple[int, ...], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(game)
        self.row.cards = [
            card(color, glow="discard" if place in discard else "", lifted=place in discard)
            for place, color in enumerate(state.hand(state.current))
        ]


class PaymentFigure(Figure):
    """The hand with the cards that pay, and the tile that they pay for."""

    row = ObjectProperty()
    tile = ObjectProperty()

    def __init__(self, game: str, held: Held, wanted: WantedPayment | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        state = position(game)
        verdict = judge(state, held)
        build = choose(verdict.payments, wanted)
        assert build is not None, "the picture shows a tile that can be paid"
        self.row.cards = _paying_hand(state, dict(build.pay))
        cells = SHAPES[held.color, held.size]
        self.tile.color, self.tile.cells, self.tile.wall = held.color, list(cells), cells[0]
        self.caption = cost_line(verdict, build)


def _paying_hand(state: State, paying: dict[str, int]) -> list[RuleCard]:
    cards = []
    for color in state.hand(state.current):
        pays = paying.get(color, 0) > 0
        if pays:
            paying[color] -= 1
        cards.append(card(color, lifted=pays, glow="pay" if pays else "", dimmed=not pays))
    return cards
