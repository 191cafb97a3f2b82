"""The lesson's voice on the table: a card with words, and light round what is to be touched."""

from __future__ import annotations

from itertools import product
from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from kivymd.uix.progressindicator import MDLinearProgressIndicator  # noqa: F401  the kv file builds on it

from nyhavn.lesson.tasks import Speech
from nyhavn.ui.lesson.card_place import Avoided, Rect, around, find_place, overlap
from nyhavn.ui.table.board import Board, is_shown
from nyhavn.ui.widgets.control import Panel, QuayButton
from nyhavn.ui.widgets.controls import Page, Words
from nyhavn.ui.widgets.named import Named

KV_CLASSES = (Page, Words)
"""Named in kv/lesson.kv only; importing them makes them known there."""
PULSE_SECONDS = 0.28
SHRUNK = (1.0, 0.85, 0.7, 0.6, 0.5)
"""How much smaller large letters may become, rather than lie over what is to be touched."""
LOW_WINDOW = 10
"""In fingertips."""
WIDTHS = (1.0, 1.3, 0.78, 0.62)
"""How broad the card may be, compared to what is most pleasant to read."""
HIGHEST = 0.5
"""The share of the window's height that the words may take."""
ALWAYS_CLEAR = ("confirm", "undo", "menu")
SPECIAL_CHOICE, SPECIAL_TILE = "coat.special", "supply.special"
SHOWN_LATER = ("tile.rotate", "tile.flip")
"""They come with the tile, and will be touched then."""


class Light(Named, Widget):
    """A frame of light round something that is to be touched. Takes no touch itself."""

    strength = NumericProperty(1.0)

    def on_touch_down(self, touch: Any) -> bool:
        return False


class LessonButton(QuayButton):
    """A button on the card."""

    text = StringProperty()
    strong = BooleanProperty(False)


class SpeechCard(Named, Panel):
    """What the lesson says, with the ways on."""

    text = StringProperty()
    nudges = BooleanProperty(False)
    goes_on = BooleanProperty(False)
    part = NumericProperty(0)
    parts = NumericProperty(1)
    words = ObjectProperty()
    buttons = ObjectProperty()
    breadth = NumericProperty()
    shrunk = NumericProperty(1.0)
    tight = BooleanProperty(False)
    """Whether the window is so low that the card has to be, too."""
    frame = NumericProperty()
    """The space between the card's edge and the words."""
    onward = ObjectProperty(None, allownone=True)
    alone = ObjectProperty(None, allownone=True)

    def fit(self, width: float, highest: float) -> None:
        """Take the height that the words need in this width at once; words that are longer are scrolled."""
        self.width = width
        words = self.words
        words.width = self.width - 2 * self.frame
        words.text_size = words.width, None
        words.texture_update()
        words.height = words.texture_size[1]
        self.height = min(highest, words.height + self.buttons.height + self.spacing + 2 * self.frame)

    def on_touch_down(self, touch: Any) -> bool:
        """What lies under the words is not touched through them."""
        inside = self.collide_point(*touch.pos)
        return bool(super().on_touch_down(touch)) or inside


class Coach(FloatLayout):
    """Everything of the lesson that lies over the table."""

    spare = NumericProperty()
    """How far the light stands off what it is round."""

    def __init__(self, app: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._app = app
        self.card = SpeechCard()
        self.add_widget(self.card)
        self._lights: list[Light] = []
        self._lit: list[Rect] = []
        self._said: Speech | None = None
        self._placed_for: tuple[object, ...] = ()
        """What the card's place was found for."""

    def say(self, speech: Speech, parts: int, board: Board) -> None:
        """Show what is said, and light up what it speaks of."""
        card = self.card
        card.text, card.nudges, card.goes_on = speech.text, speech.nudges, speech.goes_on
        card.part, card.parts = speech.part, parts
        rects = [rect for name in speech.targets if (rect := rect_of(board, name)) is not None]
        if speech.squares:
            rects.append(around([board.house.square_rect(*square) for square in speech.squares]))
        spare = self.spare
        rects = [(x - spare, y - spare, w + 2 * spare, h + 2 * spare) for x, y, w, h in rects]
        self._light_up(rects)
        self._put_card(speech, board, rects)
        self._said = speech

    def silence(self) -> None:
        """Say nothing."""
        self._light_up([])
        self.card.opacity = 0
        self.card.disabled = True

    def _light_up(self, rects: list[Rect]) -> None:
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

    def _put_card(self, speech: Speech, board: Board, lit: list[Rect]) -> None:
        card = self.card
        card.opacity, card.disabled = 1, False
        names = (*ALWAYS_CLEAR, *speech.clear_of, *speech.targets)
        if SPECIAL_CHOICE in speech.targets:
            # The tile itself may be taken as well.
            names += (SPECIAL_TILE,)
        touched = [rect for name in names if (rect := rect_of(board, name)) is not None] + lit
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
    draws = any(name.startswith("offer.") for name in speech.clear_of)
    weights: list[tuple[float, tuple[Any, ...]]] = [
        (0.4 if draws else 1.2, tuple(board.hand[: board.hand_size])),
        (1.2 if draws else 0.4, tuple(board.piers)),
        (0.5, (*board.supply.values(), *board.abilities.values())),
        (0.2, (board.track, *board.players)),
        (4.0, (board.bubble,) if is_shown(board.bubble) else ()),
    ]
    things = [Avoided((*spot.pos, *spot.size), weight) for weight, spots in weights for spot in spots]
    return [*things, Avoided(tuple(board.house.grid), 0.7)]


def rect_of(board: Board, name: str) -> Rect | None:
    """Where something on the table is; None if it is not shown now."""
    buttons = {
        "confirm": board.confirm,
        "undo": board.undo,
        "menu": board.menu,
        "tile.rotate": board.rotate,
        "tile.flip": board.flip,
        "coats": board.coats,
    }
    widget: Any = buttons.get(name) or {str(spot): each for spot, each in board.spots()}.get(name)
    if name.startswith("coat.") and is_shown(board.coats):
        widget = board.coats.choice(name.partition(".")[2])
    if widget is None or not (is_shown(widget) or name in SHOWN_LATER):
        return None
    return (*widget.pos, *widget.size)
