"""The lesson's voice on the table: a strip with words, and light round what they speak of."""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.engine.material import COLUMNS, ROWS
from nyhavn.lesson.tasks import Shown, Speech
from nyhavn.match.spots import (
    CONFIRM,
    ROTATE,
    UNDO,
    Button,
    CoatOption,
    Touchable,
)
from nyhavn.match.view import TableView
from nyhavn.ui.lesson.strip_layout import LessonLayout
from nyhavn.ui.table.board import Board, is_shown, show
from nyhavn.ui.table.layout.boxes import Box, union
from nyhavn.ui.widgets.control import Named, Panel, QuayButton
from nyhavn.ui.widgets.fit_label import unbroken, widest
from nyhavn.ui.widgets.houses import draw_house, no_hover
from nyhavn.ui.widgets.labels import Words
from nyhavn.ui.widgets.layouts import Page

KV_CLASSES = (Page, Words)
"""Named in kv/lesson/screen.kv only; importing them makes them known there."""
PULSE_SECONDS = 0.28
SHRUNK = (1.0, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4)
"""How much smaller letters may become, rather than have the words longer than their strip."""


class Highlight(Named, Widget):
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
    is_column = BooleanProperty(False)
    """Whether it stands beside the table; else it is a strip above it."""
    shrunk = NumericProperty(1.0)
    frame = NumericProperty()
    """The space between the edge and the words."""
    onward = ObjectProperty(None, allownone=True)
    alone = ObjectProperty(None, allownone=True)

    def fill(self) -> None:
        """Have the words as large as the strip has room for them."""
        width, height = self.width - 2 * self.frame, self.height - 2 * self.frame
        if self.is_column:
            height -= self.buttons.height + self.spacing
        else:
            width -= self.buttons.width + self.spacing
        for shrunk in SHRUNK:
            self.shrunk = shrunk
            self._measure(width)
            words = self.words
            if (
                words.height <= height
                and widest(unbroken(self.text), words.font_name, words.font_size) <= width
            ):
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

    def __init__(self, app: Any, card: SpeechCard, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = app
        self.card = card
        self.add_widget(card)
        self._layout: LessonLayout | None = None
        self._lights: list[Highlight] = []
        self._lit: list[Box] = []

    def lay_out(self, layout: LessonLayout) -> None:
        """Lie there."""
        self._layout = layout
        card = self.card
        card.is_column = layout.is_column
        x, y, width, height = layout.strip
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
            rects.append(union([Box(*board.house.square_rect(*square)) for square in speech.squares]))
        if speech.shows is not None:
            rects += self._show_large(speech.shows, board, view)
        table = Box(*board.pos, *board.size)
        self._light_up([rect.inset(-self.spare).within(table) for rect in rects])
        card.fill()

    def silence(self) -> None:
        """Say nothing."""
        self._light_up([])
        show(self.card, False)

    def _show_large(self, shown: Shown, board: Board, view: TableView) -> list[Box]:
        """Show somebody's house in large over one's own; the lines in it that are spoken of."""
        spotlight, player = board.spotlight, view.players[shown.seat]
        show(spotlight)
        spotlight.title, spotlight.house.seat = player.name, player.seat
        spotlight.house.house_color = player.color
        spotlight.house.patterns = self._app.preferences.patterns
        house = spotlight.house
        draw_house(house, player.house)
        no_hover(house)
        lines = [((0, row), (COLUMNS - 1, row)) for row in shown.rows]
        lines += [((column, 0), (column, ROWS - 1)) for column in shown.columns]
        return [union([Box(*house.square_rect(*square)) for square in ends]) for ends in lines]

    def _light_up(self, rects: list[Box]) -> None:
        """rects are those of the board."""
        left, low = (0.0, 0.0) if self._layout is None else self._layout.table[:2]
        rects = [Box(self.x + left + x, self.y + low + y, width, height) for x, y, width, height in rects]
        if rects == self._lit:
            return
        self._lit = rects
        for light in self._lights:
            Animation.cancel_all(light)
            self.remove_widget(light)
        self._lights = []
        for number, (x, y, width, height) in enumerate(rects):
            light = Highlight(name=f"lesson.light.{number}", description="")
            light.pos, light.size = (x, y), (width, height)
            self._lights.append(light)
            self.add_widget(light, len(self.children))
            self._pulse(light)

    def _pulse(self, light: Highlight) -> None:
        pace = self._app.preferences.pace()
        if pace:
            light.strength = 0.0
            Animation(strength=1.0, duration=PULSE_SECONDS * pace, t="out_quad").start(light)


def rect_of(board: Board, target: Touchable) -> Box | None:
    """Where something on the table is; None if it is not shown now."""
    widget = _widget_of(board, target)
    if widget is None or not is_shown(widget):
        return None
    return Box(*widget.pos, *widget.size)


def _widget_of(board: Board, target: Touchable) -> Any:
    buttons = {
        CONFIRM: board.confirm,
        UNDO: board.undo,
        ROTATE: board.rotate,
    }
    if isinstance(target, Button):
        return buttons.get(target)
    if isinstance(target, CoatOption):
        return board.coats.choice(target.key) if is_shown(board.coats) else None
    return next((widget for spot, widget in board.spots() if spot == target), None)
