"""The parts of the table as a replay shows them; their look is in kv/replay/moment.kv."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.material import HOUSE_COLORS, PIERS, SPECIAL
from nyhavn.engine.state import State
from nyhavn.match.journal import Step
from nyhavn.ui.art import AbilityArt, CardArt, TileArt
from nyhavn.ui.art.card_shapes import ASPECT
from nyhavn.ui.shell.visible_parts import Part
from nyhavn.ui.widgets.control import Named, Panel
from nyhavn.ui.widgets.houses import show_house
from nyhavn.words.names import color_letter


class PlayerMoment(Panel):
    """A player at one moment: name, points, house, cards in hand, abilities."""

    seat = NumericProperty()
    player_name = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    score = NumericProperty()
    cards = NumericProperty()
    acting = BooleanProperty(False)
    abilities = ListProperty()
    """Pairs of an ability and its face."""
    house = ObjectProperty()
    coins = ObjectProperty()
    head = NumericProperty()
    ratio = NumericProperty(1)

    def show(self, state: State, step: Step | None) -> None:
        """Show the player as the game stands; what the step did in this house is lit."""
        seat = int(self.seat)
        self.score, self.cards = state.score(seat), len(state.hand(seat))
        self.acting = (state.current if step is None else step.seat) == seat
        show_house(self.house, state, seat)
        faces = [(key, "active") for key in state.active_abilities(seat)]
        self.abilities = faces + [(key, "used") for key in state.used_abilities(seat)]
        told = () if step is None else step.events
        events = [event for event in told if isinstance(event, happened.PlayerEvent) and event.player == seat]
        self.house.lit_rows = [event.row for event in events if isinstance(event, happened.RowScored)]
        self.house.lit_columns = [e.column for e in events if isinstance(e, happened.ColumnScored)]
        # Drawn as it is when it is placed: outlined, its colour clear to see.
        self.house.ghost = [square for event in events for square in _built(event)]
        self.house.ghost_state = "legal" if self.house.ghost else ""

    def on_abilities(self, *_: Any) -> None:
        self.coins.clear_widgets()
        for key, face in self.abilities:
            self.coins.add_widget(AbilityArt(kind=key, face=face))

    def named_parts(self) -> Iterator[Part]:
        """The grid of the house, and what is said of the player."""
        yield Part(f"house.{int(self.seat)}", tuple(self.house.grid), f"{self.player_name} {int(self.score)}")


def _built(event: Event) -> list[tuple[int, int, str, bool]]:
    """The squares of the tile that was built, if one was."""
    if isinstance(event, happened.TileBuilt):
        return [(*cell, event.color, cell == event.wall) for cell in event.cells]
    if isinstance(event, happened.SpecialPlaced):
        return [(*event.cell, SPECIAL, False)]
    return []


class SmallCoin(AbilityArt):
    """An ability beside the words."""


class Harbour(FloatLayout):
    """The piers with their cards, and the draw pile at the end."""

    gap = NumericProperty()
    margin = NumericProperty()
    foot = NumericProperty()
    """Room for the posts below the pier."""
    highest = NumericProperty(1)
    """Cards are not made higher than this."""
    flexible = BooleanProperty(False)
    """Whether there is room for two rows of cards."""
    one_row = NumericProperty(1)
    """How high the harbour is with all its cards in one row."""
    patterns = BooleanProperty(True)
    pile = ObjectProperty()
    pier = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self.cards = [ReplayCard() for _ in range(PIERS)]
        """One for each pier."""
        super().__init__(**kwargs)
        for each in ("gap", "margin", "foot", "highest", "flexible"):
            self.fbind(each, self._trigger_layout)

    def on_kv_post(self, _base: Any) -> None:
        """The pier is there: lay the cards on it."""
        for card in self.cards:
            self.add_widget(card)

    def show(self, state: State) -> None:
        """Show the offer and the pile as the game stands."""
        for slot, (card, color) in enumerate(zip(self.cards, state.offer, strict=True)):
            card.opacity = 0 if color is None else 1
            card.name = f"offer.{slot}"
            card.description = color or ""
            card.patterns = self.patterns
            if color is not None:
                card.color, card.letter = color, color_letter(color)
        self.pile.count = state.deck_size
        self.pile.warning = state.end_is_near

    def do_layout(self, *_: Any) -> None:
        """Cards side by side, as large as fits, the pile after them."""
        border = 2 * self.margin + self.foot
        self.one_row = self._card_width(1, self.highest) / ASPECT + border
        rows = max(
            (1, 2) if self.flexible else (1,), key=lambda rows: self._card_width(rows, self.height - border)
        )
        width = self._card_width(rows, self.height - border)
        height = width / ASPECT
        columns = (PIERS + 1) // rows
        across, down = (
            count * side + (count - 1) * self.gap for count, side in ((columns, width), (rows, height))
        )
        left, bottom = self.center_x - across / 2, self.center_y + (self.foot - down) / 2
        self.pier.pos = left - self.margin, bottom - self.margin
        self.pier.size = across + 2 * self.margin, down + 2 * self.margin
        for number, card in enumerate([*self.cards, self.pile]):
            row, column = divmod(number, columns)
            card.size = width, height
            card.pos = left + column * (width + self.gap), bottom + (rows - 1 - row) * (height + self.gap)

    def _card_width(self, rows: int, room: float) -> float:
        """How wide a card can be with so many rows of them in this height."""
        columns = (PIERS + 1) // rows
        across = (self.width - 2 * self.margin - (columns - 1) * self.gap) / columns
        down = (room - (rows - 1) * self.gap) / rows
        return float(max(1.0, min(across, down * ASPECT, self.highest * ASPECT)))


class ReplayCard(Named, CardArt):
    """A card on a pier."""


class StepReport(Panel):
    """What just happened: who, in words, and with small pictures."""

    text = StringProperty()
    turn = StringProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    pictures = ObjectProperty()
    roomy = BooleanProperty(True)
    """Whether there is room for pictures."""

    def picture(self, step: Step | None, patterns: bool) -> None:
        """Small pictures of the cards, tiles and abilities that the step was about."""
        self.pictures.clear_widgets()
        for event in step.events if step else ():
            for widget in pictures_of(event):
                if not isinstance(widget, AbilityArt):
                    widget.patterns = patterns
                self.pictures.add_widget(widget)


class SmallCard(CardArt):
    """A card beside the words."""


class SmallTile(TileArt):
    """A tile beside the words."""


def pictures_of(event: Event) -> list[Any]:
    """Small pictures of the cards, tiles or abilities that an event was about."""
    match event:
        case happened.CardsDrawn():
            return [SmallCard(color=card, letter=color_letter(card)) for card in event.cards]
        case happened.CardsDiscarded():
            return [SmallCard(color=card, letter=color_letter(card), glow="discard") for card in event.cards]
        case happened.TileBuilt():
            return [SmallTile(color=event.color, cells=list(event.cells), wall=event.wall)]
        case happened.SpecialPlaced():
            return [SmallTile(color=SPECIAL, cells=[event.cell])]
        case happened.AbilityTaken():
            return [SmallCoin(kind=event.ability, face="active")]
        case happened.AbilityUsed():
            return [SmallCoin(kind=event.ability, face="used")]
        case happened.AbilitiesRefreshed():
            return [SmallCoin(kind=key, face="active") for key in event.abilities]
        case (
            happened.CoatCovered()
            | happened.CoatRowFilled()
            | happened.CoatDeclined()
            | happened.CoatLapsed()
        ):
            return []
        case happened.RowScored() | happened.ColumnScored() | happened.TurnBegun() | happened.GameEnded():
            return []
        case happened.PierRefilled() | happened.PileReformed() | happened.EndCardRevealed():
            return []
        case _:
            assert_never(event)
