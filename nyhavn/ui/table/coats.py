"""The choices at a coat of arms, shown in place of the supply, which is of no use just then."""

from __future__ import annotations

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from nyhavn.engine.material import ABILITIES, SPECIAL
from nyhavn.match.draft import REFRESH
from nyhavn.match.edits import CHOOSE_SPECIAL
from nyhavn.match.view import CoatView
from nyhavn.ui.art import AbilityArt, TileArt
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.table_widget import TableButton, TableWidget, set_box
from nyhavn.ui.widgets.fit_label import FitLabel, fits, fitting, height_of
from nyhavn.ui.widgets.labels import Glyph
from nyhavn.words.gains import NO_ABILITY, coat_choice_lines, coats_text
from nyhavn.words.names import capital

GAP = 4
"""Between two choices, in dp."""
TITLED = 1.22
"""The title is there where every choice is at least so many targets high without it."""
NARROWEST_TITLE = 66
"""How wide the title's words are at least, in sp."""
TITLE_LETTERS, NOTE_LETTERS = 14.5, 12.5
"""How large letters are where every choice says what it brings, in sp: of its title, and of that."""
READABLE = 3.2
"""How wide a choice is to be at least, in targets, before there are more columns than one."""
LARGEST_LETTERS = 16
"""Of a choice, in sp."""
PICTURED_LETTERS, SHORT_LETTERS = 15, 13
"""With a picture the short way to say it will do, rather than smaller letters than these, in sp; and how
small those of the short way may be, before there is no picture."""
LARGEST_PICTURE, SMALLEST_PICTURE = 64, 30
"""Of what one gets, in dp."""
MARGIN = 5
"""Round the picture of a choice, in dp."""
HIGH = 0.75
"""From so much of its width on a choice is so high that the picture is above the words."""


class CoatChoice(TableButton):
    """One of the choices at a coat of arms: what one gets, as a picture where there is room for it."""

    key = StringProperty()
    text = StringProperty()
    short = StringProperty()
    """The same where there is little room, if there is a shorter way to say it."""
    note = StringProperty()
    chosen = BooleanProperty(False)
    said = StringProperty()
    """What of it is written, as large as `letters`: all choices alike."""
    letters = NumericProperty(LARGEST_LETTERS)
    noted = StringProperty()
    """What is written below it."""
    pictured = BooleanProperty(False)
    beside = BooleanProperty(False)
    """Whether the picture is at the left of the words."""
    words: FitLabel = ObjectProperty()
    notes: FitLabel = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.picture = _picture_of(self.key)
        """What one gets."""
        self.picture.size_hint = (None, None)
        self.add_widget(self.picture)
        for name in ("size", "pos", "dp", "sp", "pictured", "said", "noted", "letters"):
            self.fbind(name, self._lay_out)
        for name in ("disabled", "ink"):
            self.fbind(name, self._tint)
        self._lay_out()
        self._tint()

    @property
    def shortest(self) -> str:
        """The shortest way to say it."""
        return str(self.short or self.text)

    def largest_letters(self, text: str) -> float:
        """How large a text can be written here; 0 if it does not fit."""
        label, room = self.words, self._rooms()[1]
        place = (label.font_name, label.line_height, (int(room.width), int(room.height)))
        if not fits(text, *place, label.least):
            return 0
        return fitting((text,), *place, LARGEST_LETTERS * self.sp, label.least)[1]

    def has_room_for(self, text: str) -> bool:
        """Whether a text fits here with what the choice brings below it."""
        room = self._rooms()[1]
        box = int(room.width), int(room.height)
        title, note = self._heights(text, self.note, TITLE_LETTERS * self.sp, room.width)
        unbroken = fits(text, self.words.font_name, 1.0, box, TITLE_LETTERS * self.sp)
        fitting_note = not self.note or fits(
            self.note, self.notes.font_name, 1.0, box, NOTE_LETTERS * self.sp
        )
        return unbroken and fitting_note and title + note <= room.height

    def has_room_for_picture(self) -> bool:
        """Whether it would be large enough to be told from others."""
        above = self.height > HIGH * self.width
        side = 0.46 * self.height if above else min(self.height - 2 * MARGIN * self.dp, 0.24 * self.width)
        return bool(side >= SMALLEST_PICTURE * self.dp)

    def _heights(self, text: str, note: str, letters: float, width: float) -> tuple[float, float]:
        title = height_of(text, self.words.font_name, 1.0, int(width), letters)
        if not note:
            return title, 0.0
        return title, height_of(note, self.notes.font_name, 1.0, int(width), NOTE_LETTERS * self.sp)

    def _rooms(self) -> tuple[Box, Box]:
        """The places of the picture and of all words."""
        box, margin = Box(self.x, self.y, self.width, self.height), MARGIN * self.dp
        words, most = box.inset(min(5 * self.dp, 0.03 * self.width), 0.5 * self.dp), LARGEST_PICTURE * self.dp
        if not self.pictured:
            return Box(self.x, self.y, 0, 0), words
        if self.height > HIGH * self.width:
            side = max(1.0, min(most, 0.46 * self.height))
            picture, words = words.inset(0, max(margin, 0.08 * self.height)).cut_top(side, 2 * self.dp)
        else:
            side = max(1.0, min(most, self.height - 2 * margin, 0.24 * self.width))
            picture, words = words.cut_left(side + margin, margin)
        return picture.middle(side, side), words

    def _lay_out(self, *_: Any) -> None:
        picture, words = self._rooms()
        self.picture.opacity = 1 if self.pictured else 0
        self.beside = self.pictured and self.height <= HIGH * self.width
        set_box(self.picture, picture)
        title, note = self._heights(self.said, self.noted, self.letters, words.width)
        if note:
            both = words.middle(words.width, title + note)
            above, below = both.cut_top(title)
            set_box(self.words, above)
            set_box(self.notes, below)
        else:
            set_box(self.words, words)
            set_box(self.notes, Box(words.x, words.y, 0, 0))

    def _tint(self, *_: Any) -> None:
        if isinstance(self.picture, AbilityArt):
            self.picture.dimmed = self.disabled
        elif isinstance(self.picture, TileArt):
            self.picture.state = "dim" if self.disabled else ""
        else:
            self.picture.ink = (*self.ink[:3], 0.4 if self.disabled else 0.8)


class _Sign(Glyph):
    """An icon as large as its place."""

    def on_size(self, *_: Any) -> None:
        self.font_size = max(1, 0.8 * min(self.size))


def _picture_of(key: str) -> Any:
    """What a choice gives: a window, a coin, or a sign."""
    if key == CHOOSE_SPECIAL:
        return TileArt(color=SPECIAL)
    if key in ABILITIES or key == NO_ABILITY:
        return AbilityArt(kind=key if key in ABILITIES else ABILITIES[1])
    return _Sign(icon="autorenew" if key == REFRESH else "close")


class CoatPanel(TableWidget, FloatLayout):
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
        self._lay_out()

    def _make(self, keys: list[str]) -> None:
        for choice in self._choices.values():
            self.remove_widget(choice)
        self._choices = {key: CoatChoice(name=f"coat.{key}", key=key, size_hint=(None, None)) for key in keys}
        for key, choice in self._choices.items():
            choice.bind(on_release=lambda _choice, key=key: self.on_choice and self.on_choice(key))
            self.add_widget(choice)

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
        # As many rows may do with fewer columns, and choices are broader then.
        columns = -(-count // rows)
        head = 30 * self.sp
        each = (box.height - head - gap * rows) / rows
        has_room = each >= self.target and self.width > head + NARROWEST_TITLE * self.sp
        self._place_choices(box, head if has_room else 0.0, columns, rows)
        if has_room and not self._say_alike():
            # What each choice brings is worth more than a title: Confirm says where they come from, too.
            self._place_choices(box, 0.0, columns, rows)
            if self._say_alike():
                return
            self._place_choices(box, head, columns, rows)
        self._say_alike()

    def _place_choices(self, box: Box, head: float, columns: int, rows: int) -> None:
        gap = GAP * self.dp
        self.head_height = head
        if head:
            box = box.cut_top(head, gap)[1]
        choices = self.choices
        for number, row in enumerate(box.rows(rows, gap)):
            # The last ones share their row, however few they are.
            beside = choices[number * columns : (number + 1) * columns]
            for choice, cell in zip(beside, row.columns(len(beside), gap), strict=True):
                choice.dp, choice.sp = self.dp, self.sp
                set_box(choice, cell)

    def _say_alike(self) -> bool:
        """Every choice in letters of one size, and with what it brings only where there is room for all.

        Whether there is.
        """
        choices = self.choices
        whole, short = [choice.text for choice in choices], [choice.shortest for choice in choices]
        is_broad = min(choice.width for choice in choices) >= READABLE * self.target
        for pictured in (True, False) if choices[0].has_room_for_picture() else (False,):
            for choice in choices:
                choice.pictured = pictured
            for texts in (whole, short) if is_broad else ():
                if all(choice.has_room_for(text) for choice, text in zip(choices, texts, strict=True)):
                    self._say(texts, TITLE_LETTERS * self.sp, noted=True)
                    return True
            least = (PICTURED_LETTERS, SHORT_LETTERS) if pictured else (0, 0)
            for texts, smallest in zip((whole, short), least, strict=True):
                letters = min(
                    choice.largest_letters(text) for choice, text in zip(choices, texts, strict=True)
                )
                if letters >= max(smallest * self.sp, 1.0):
                    self._say(texts, letters)
                    return False
        self._say(short, choices[0].words.least)
        return False

    def _say(self, texts: list[str], letters: float, noted: bool = False) -> None:
        for choice, text in zip(self.choices, texts, strict=True):
            choice.said, choice.letters = text, letters
            choice.noted = choice.note if noted else ""

    def _fits(self, box: Box, columns: int, gap: float) -> bool:
        rows = -(-len(self._choices) // columns)
        each = (box.height - gap * (rows - 1)) / rows
        narrower = (box.width - gap * columns) / (columns + 1)
        roomy = TITLED * self.target if narrower >= READABLE * self.target else self.target
        return bool(each >= roomy * (1 - 1e-6))
