"""The choices at a coat of arms, shown in place of the supply, which is of no use just then."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.match.view import CoatView
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.thing import TableThing, place
from nyhavn.ui.table.widgets import CoatChoice
from nyhavn.words.gains import coat_choice_lines, coats_text
from nyhavn.words.names import capital

GAP = 4
"""Between two choices, in dp."""
TITLED = 1.22
"""The title is there where every choice is at least so many targets high without it."""
NARROWEST_TITLE = 66
"""How wide the title's words are at least, in sp."""
READABLE_NOTES = 13
"""How large letters are to be at least, in sp, where every choice says what it brings."""
READABLE = 3.2
"""How wide a choice is to be at least, in targets, before there are more columns than one."""


class CoatPanel(TableThing, FloatLayout):
    """Build a special tile, take one of the abilities, turn one's own active, or do without."""

    title = StringProperty()
    head_height = NumericProperty()
    """The height of the title; 0 where there is no room for it."""
    target = NumericProperty(1)
    """The smallest thing that a finger hits safely, in pixels."""
    on_choice = ObjectProperty(None, allownone=True)
    """Called with special, the key of an ability, refresh or pass."""

    def __init__(self, **kwargs: Any) -> None:
        self._choices: dict[str, CoatChoice] = {}
        super().__init__(**kwargs)
        for name in ("size", "pos", "dp", "sp", "target"):
            self.fbind(name, self._lay_out)

    @property
    def choices(self) -> list[CoatChoice]:
        """The choices, in their order."""
        return list(self._choices.values())

    def choice(self, key: str) -> CoatChoice | None:
        """One of the choices."""
        return self._choices.get(key)

    def takes(self, x: float, y: float) -> bool:
        """Whether a point is on one of the choices."""
        return any(choice.collide_point(x, y) for choice in self._choices.values())

    def show(self, coats: CoatView) -> None:
        """Say what each choice would give, and which is chosen."""
        self.title = capital(coats_text(coats.pending))
        lines = coat_choice_lines(coats)
        if [line.key for line in lines] != list(self._choices):
            self._make([line.key for line in lines])
        for line in lines:
            choice = self._choices[line.key]
            choice.text, choice.note, choice.short = line.title, line.note, line.short
            choice.enabled = line.possible
            choice.disabled = not line.possible
            choice.chosen = choice.selected = line.key == coats.chosen
        self._say_alike()

    def _make(self, keys: list[str]) -> None:
        for choice in self._choices.values():
            self.remove_widget(choice)
        self._choices = {key: CoatChoice(name=f"coat.{key}", size_hint=(None, None)) for key in keys}
        for key, choice in self._choices.items():
            choice.bind(on_release=lambda _choice, key=key: self.on_choice and self.on_choice(key))
            self.add_widget(choice)
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        """Below each other where each is as high as a fingertip then; else in as few columns as possible."""
        count = len(self._choices)
        if not count or self.width < 1:
            return
        box, gap = Box(self.x, self.y, self.width, self.height), GAP * self.dp
        columns = 1
        while columns < count and not self._fits(box, columns, gap):
            columns += 1
        rows = -(-count // columns)
        head = 30 * self.sp
        each = (box.height - head - gap * rows) / rows
        has_room = each >= self.target and self.width > head + NARROWEST_TITLE * self.sp
        self.head_height = head if has_room else 0
        if self.head_height:
            box = box.cut_top(head, gap)[1]
        for choice, cell in zip(self._choices.values(), box.grid(columns, rows, gap), strict=False):
            choice.dp, choice.sp = self.dp, self.sp
            place(choice, cell)
        self._say_alike()

    def _say_alike(self) -> None:
        """Every choice in letters of one size, and with what it brings only where there is room for all."""
        choices = self.choices
        whole, plain, short = zip(*(choice.ways_to_say_it() for choice in choices), strict=True)
        is_broad = min(choice.width for choice in choices) >= READABLE * self.target
        tried = ((whole, READABLE_NOTES * self.sp), (plain, 1.0), (short, 0.0))
        for texts, least in tried if is_broad else tried[1:]:
            letters = min(choice.largest_letters(text) for choice, text in zip(choices, texts, strict=True))
            if letters >= least:
                for choice, text in zip(choices, texts, strict=True):
                    choice.said, choice.letters = text, letters or choice.words.least
                return

    def _fits(self, box: Box, columns: int, gap: float) -> bool:
        rows = -(-len(self._choices) // columns)
        each = (box.height - gap * (rows - 1)) / rows
        narrower = (box.width - gap * columns) / (columns + 1)
        roomy = TITLED * self.target if narrower >= READABLE * self.target else self.target
        return bool(each >= roomy * (1 - 1e-6))
