"""The lesson's voice on the table: a strip with words, and light round what they speak of."""

from __future__ import annotations

from itertools import product
from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.engine.material import COLUMNS, ROWS
from nyhavn.lesson.tasks import Shown, Speech
from nyhavn.match.spots import (
    CONFIRM,
    FLIP,
    MENU,
    ROTATE,
    SPECIAL_KIND,
    UNDO,
    Button,
    CoatOption,
    Pier,
    SupplyPlace,
    Touchable,
)
from nyhavn.match.view import TableView
from nyhavn.ui.lesson.card_place import Avoided, Rect, around, find_place, overlap
from nyhavn.ui.lesson.strip_place import LessonPlaces
from nyhavn.ui.table.board import Board, is_shown, show
from nyhavn.ui.widgets.control import Panel, QuayButton
from nyhavn.ui.widgets.controls import Page, Words
from nyhavn.ui.widgets.houses import draw_house, no_hover
from nyhavn.ui.widgets.named import Named

KV_CLASSES = (Page, Words)
"""Named in kv/lesson.kv only; importing them makes them known there."""
PULSE_SECONDS = 0.28
SHRUNK = (1.0, 0.85, 0.7, 0.6, 0.5)
"""How much smaller large letters may become, rather than lie over what is to be touched."""
LOW_WINDOW = 10
"""In fingertips."""
WIDTHS = (1.0, 1.3, 0.78, 0.62)
"""How broad words that float may be, compared to what is most pleasant to read."""
HIGHEST = 0.5
"""The share of the window's height that words that float may take."""
ALWAYS_CLEAR = (CONFIRM, UNDO, MENU)
SHOWN_LATER = (ROTATE, FLIP)
"""They come with the tile, and will be touched then."""


class Light(Named, Widget):
    """A frame of light round something that is to be touched. Takes no touch itself."""

    strength = NumericProperty(1.0)

    def on_touch_down(self, touch: Any) -> bool:
        return False


class LessonButton(QuayButton):
    """A button beside the words: with words of its own, or with an icon where they are narrow."""

    text = StringProperty()
    icon = StringProperty()
    strong = BooleanProperty(False)
    small = BooleanProperty(False)


class SpeechCard(Named, Panel):
    """What the lesson says, with the ways on."""

    text = StringProperty()
    nudges = BooleanProperty(False)
    goes_on = BooleanProperty(False)
    part = NumericProperty(0)
    parts = NumericProperty(1)
    words = ObjectProperty()
    buttons = ObjectProperty()
    shape = OptionProperty("card", options=("strip", "column", "card"))
    """A strip above the table, a column beside it, or a card that floats over it."""
    breadth = NumericProperty()
    shrunk = NumericProperty(1.0)
    tight = BooleanProperty(False)
    """Whether the window is so low that the card has to be, too."""
    frame = NumericProperty()
    """The space between the edge and the words."""
    onward = ObjectProperty(None, allownone=True)
    alone = ObjectProperty(None, allownone=True)

    def fit(self, width: float, highest: float) -> None:
        """Take the height that the words need in this width at once; words that are longer are scrolled."""
        self.width = width
        self._measure(self.width - 2 * self.frame)
        words = self.words
        self.height = min(highest, words.height + self.buttons.height + self.spacing + 2 * self.frame)

    def fill(self) -> None:
        """Have the words as large as the strip has room for them."""
        width, height = self.width - 2 * self.frame, self.height - 2 * self.frame
        if self.shape == "strip":
            width -= self.buttons.width + self.spacing
        else:
            height -= self.buttons.height + self.spacing
        for shrunk in SHRUNK:
            self.shrunk = shrunk
            self._measure(width)
            if self.words.height <= height:
                return

    def _measure(self, width: float) -> None:
        words = self.words
        words.width = width
        words.text_size = width, None
        words.texture_update()
        words.height = words.texture_size[1]

    def on_touch_down(self, touch: Any) -> bool:
        """What lies under the words is not touched through them."""
        inside = self.collide_point(*touch.pos)
        return bool(super().on_touch_down(touch)) or inside


class Coach(FloatLayout):
    """Everything of the lesson that lies over and beside the table."""

    spare = NumericProperty()
    """How far the light stands off what it is round."""

    def __init__(self, app: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = app
        self.card = SpeechCard()
        self.add_widget(self.card)
        self._places: LessonPlaces | None = None
        self._lights: list[Light] = []
        self._lit: list[Rect] = []
        self._said: Speech | None = None
        self._placed_for: tuple[object, ...] = ()
        """What the place of words that float was found for."""

    def lay_out(self, places: LessonPlaces) -> None:
        """Take these places."""
        self._places = places
        card = self.card
        card.shape = "card" if places.strip is None else "column" if places.is_column else "strip"
        self._placed_for = ()
        if places.strip is not None:
            x, y, width, height = places.strip
            card.pos, card.size = (self.x + x, self.y + y), (width, height)
            card.fill()

    def say(self, speech: Speech, parts: int, board: Board, view: TableView) -> None:
        """Show what is said, and light up what it speaks of."""
        card = self.card
        card.text, card.nudges, card.goes_on = speech.text, speech.nudges, speech.goes_on
        card.part, card.parts = speech.part, parts
        show(card)
        rects = [rect for target in speech.targets if (rect := rect_of(board, target)) is not None]
        if speech.squares:
            rects.append(around([board.house.square_rect(*square) for square in speech.squares]))
        if speech.shows is not None:
            rects += self._show_large(speech.shows, board, view)
        spare = self.spare
        rects = [(x - spare, y - spare, w + 2 * spare, h + 2 * spare) for x, y, w, h in rects]
        self._light_up(rects)
        if self._places is None or self._places.strip is None:
            self._float_card(speech, board, rects)
        else:
            card.fill()
        self._said = speech

    def silence(self) -> None:
        """Say nothing."""
        self._light_up([])
        show(self.card, False)

    def _show_large(self, shown: Shown, board: Board, view: TableView) -> list[Rect]:
        """Show somebody's house in large over one's own; the lines in it that are spoken of."""
        spotlight, player = board.spotlight, view.players[shown.seat]
        show(spotlight)
        spotlight.title, spotlight.house.seat = player.name, player.seat
        spotlight.house.house_color = player.color
        spotlight.house.patterns = self._app.preferences.patterns
        house = spotlight.house
        draw_house(house, player.house)
        no_hover(house)
        rows = [
            around([house.square_rect(0, row), house.square_rect(COLUMNS - 1, row)]) for row in shown.rows
        ]
        columns = [
            around([house.square_rect(column, 0), house.square_rect(column, ROWS - 1)])
            for column in shown.columns
        ]
        return [*rows, *columns]

    def _light_up(self, rects: list[Rect]) -> None:
        """rects are those of the board."""
        left, low = (0.0, 0.0) if self._places is None else self._places.table[:2]
        rects = [(self.x + left + x, self.y + low + y, width, height) for x, y, width, height in rects]
        if rects == self._lit:
            return
        self._lit = rects
        for light in self._lights:
            Animation.cancel_all(light)
            self.remove_widget(light)
        self._lights = []
        for number, (x, y, width, height) in enumerate(rects):
            light = Light(name=f"lesson.light.{number}", description="")
            light.pos, light.size = (x, y), (width, height)
            self._lights.append(light)
            self.add_widget(light, len(self.children))
            self._pulse(light)

    def _pulse(self, light: Light) -> None:
        pace = self._app.preferences.pace()
        if pace:
            light.strength = 0.0
            Animation(strength=1.0, duration=PULSE_SECONDS * pace, t="out_quad").start(light)

    def _float_card(self, speech: Speech, board: Board, lit: list[Rect]) -> None:
        """Have the words beside what is touched, where the window has no room for a strip."""
        card = self.card
        targets = (*ALWAYS_CLEAR, *speech.clear_of, *speech.targets)
        if any(isinstance(target, CoatOption) for target in speech.targets):
            # The tile itself may be taken as well.
            targets += (SupplyPlace(*SPECIAL_KIND),)
        touched = [rect for target in targets if (rect := rect_of(board, target)) is not None] + lit
        if is_shown(board.tile):
            touched.append((*board.tile.pos, *board.tile.size))
        gap = board.gap
        room = (self.x + gap / 2, self.y + gap / 2, self.width - gap, self.height - gap)
        reasons = (speech, tuple(touched), room, tuple(board.house.grid), self._app.text_scale)
        if reasons == self._placed_for:
            return
        self._placed_for = reasons
        # Within a turn the words stay where they are as long as they are not in the way.
        stays = self._said is not None and self._said.part == speech.part
        before = tuple(card.pos) if stays else None
        card.tight = self.height < LOW_WINDOW * board.target
        for shrunk, width in product(SHRUNK, WIDTHS):
            card.shrunk = shrunk
            card.fit(min(room[2], card.breadth * width), self.height * HIGHEST)
            card.pos = find_place(tuple(card.size), room, touched, _looked_at(board, speech), before)
            if not any(overlap((*card.pos, *card.size), rect) for rect in touched):
                return


def _looked_at(board: Board, speech: Speech) -> list[Avoided]:
    """What a player looks at while deciding, and what less: who builds does not look at the offer."""
    draws = any(isinstance(target, Pier) for target in speech.clear_of)
    weights: list[tuple[float, tuple[Any, ...]]] = [
        (0.4 if draws else 1.2, tuple(board.hand[: board.hand_size])),
        (1.2 if draws else 0.4, tuple(board.piers)),
        (0.5, (*board.supply.values(), *board.abilities.values())),
        (0.2, (board.track, *board.players)),
        (4.0, (board.bubble,) if is_shown(board.bubble) else ()),
    ]
    things = [Avoided((*spot.pos, *spot.size), weight) for weight, spots in weights for spot in spots]
    return [*things, Avoided(tuple(board.house.grid), 0.7)]


def rect_of(board: Board, target: Touchable) -> Rect | None:
    """Where something on the table is; None if it is not shown now."""
    widget = _widget_of(board, target)
    if widget is None or not (is_shown(widget) or target in SHOWN_LATER):
        return None
    return (*widget.pos, *widget.size)


def _widget_of(board: Board, target: Touchable) -> Any:
    buttons = {
        CONFIRM: board.confirm,
        UNDO: board.undo,
        MENU: board.menu,
        ROTATE: board.rotate,
        FLIP: board.flip,
    }
    if isinstance(target, Button):
        return buttons.get(target)
    if isinstance(target, CoatOption):
        return board.coats.choice(target.key) if is_shown(board.coats) else None
    return next((widget for spot, widget in board.spots() if spot == target), None)
