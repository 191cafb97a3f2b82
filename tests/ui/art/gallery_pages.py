"""The pages of the gallery: what is laid out where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from nyhavn.ai.names import LEVELS
from nyhavn.engine import material
from nyhavn.engine.material import ABILITIES, COLORS, HOUSE_COLORS
from nyhavn.ui.art import (
    AbilityArt,
    CardArt,
    ChartArt,
    CoatArt,
    FaceArt,
    FanArt,
    GableArt,
    HouseArt,
    PierArt,
    PileArt,
    QuayBackdrop,
    TileArt,
    TrackArt,
    palette,
)
from nyhavn.ui.art.face import EXPRESSIONS

LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
OFFER = ("purple", "green", "green", "red", "blue", "yellow", "blue")
SHAPES = {
    color: [(list(material.SHAPES[color, size]), material.SHAPES[color, size][0]) for size in material.SIZES]
    for color in COLORS
}
_BUILT = (
    ("purple", "a1W b1 c1 d1"),
    ("white", "e1"),
    ("green", "a2 a3W a4"),
    ("red", "b2 c2 b3 c3 b4W"),
    ("blue", "d2W e2 d3"),
    ("yellow", "e3W d4 e4"),
    ("red", "c4 c5W"),
    ("blue", "d5 e5W"),
)


def built(count: int = len(_BUILT)) -> list[tuple[int, int, str, bool, int]]:
    """The squares of a house in the middle of a game."""
    return [
        ("abcde".index(square[0]), int(square[1]) - 1, color, square.endswith("W"), number)
        for number, (color, squares) in enumerate(_BUILT[:count])
        for square in squares.split()
    ]


GHOST = [(0, 5, "green", False), (1, 5, "green", False), (2, 5, "green", False), (1, 4, "green", True)]


class GalleryPage(FloatLayout):  # type: ignore[misc]
    """A page on which widgets are put by distances in dp from the upper left."""

    def put(self, widget: Widget, x: float, y: float, width: float, height: float) -> Any:
        """Place a widget."""
        widget.size_hint = (None, None)
        widget.size = (dp(width), dp(height))
        widget.pos = (dp(x), self.height - dp(y) - dp(height))
        self.add_widget(widget)
        return widget


class Plate(Widget):  # type: ignore[misc]
    """A plain surface, as the app lays it under supply and hand."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(*palette.color("boardSurface"))
            self._box = RoundedRectangle(radius=[dp(16)])
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: Any) -> None:
        self._box.pos, self._box.size = self.pos, self.size


def houses(page: GalleryPage) -> None:
    """Houses in all colours, states and trims."""
    page.put(
        HouseArt(squares=built(), ghost=GHOST, ghost_state="legal", coat_rows_done=[1]), 10, 10, 470, 780
    )
    illegal = [(2, 3, "yellow", False), (2, 4, "yellow", True), (3, 4, "yellow", False)]
    page.put(
        HouseArt(house_color="yellow", squares=built(6), ghost=illegal, ghost_state="illegal"),
        490,
        10,
        300,
        440,
    )
    page.put(
        HouseArt(house_color="blue", squares=built(), lit_rows=[0, 1], lit_columns=[0]), 790, 10, 300, 440
    )
    page.put(
        HouseArt(house_color="green", squares=built(4), trim="low", lit_squares=[(0, 4), (3, 1)]),
        1080,
        10,
        190,
        440,
    )
    for index, color in enumerate(HOUSE_COLORS):
        page.put(
            HouseArt(
                house_color=color,
                squares=built(index * 2 + 2),
                compact=True,
                lit_rows=[0] if index == 2 else [],
            ),
            490 + index * 140,
            460,
            130,
            210,
        )
        page.put(
            HouseArt(house_color=color, squares=built(), compact=True, patterns=index % 2 == 0),
            490 + index * 90,
            680,
            80,
            116,
        )
        page.put(GableArt(house_color=color, lit=index == 1), 1060 + index * 54, 480, 44, 44)
        page.put(GableArt(house_color=color), 1060 + index * 54, 540, 28, 28)
    for index, level in enumerate(LEVELS):
        for row, expression in enumerate(EXPRESSIONS):
            page.put(FaceArt(level=level, expression=expression), 1060 + index * 54, 590 + row * 64, 50, 60)


def cards(page: GalleryPage) -> None:
    """Cards of all colours in all states and sizes."""
    for index, color in enumerate((*COLORS, "back", "end")):
        letter = LETTERS.get(color, "")
        page.put(CardArt(color=color, letter=letter), 20 + index * 150, 20, 136, 200)
        page.put(CardArt(color=color, letter=letter), 20 + index * 70, 240, 56, 84)
        page.put(CardArt(color=color, letter=letter), 540 + index * 52, 240, 46, 68)
        page.put(CardArt(color=color, letter=letter), 940 + index * 40, 240, 34, 50)
        page.put(CardArt(color=color, letter=letter, patterns=False), 20 + index * 90, 350, 76, 112)
        page.put(CardArt(color=color, letter=letter, dimmed=True), 680 + index * 80, 350, 68, 100)
    for index, glow in enumerate(("", "pick", "ability", "pay", "discard")):
        for up in (0, 1):
            page.put(
                CardArt(color=COLORS[index], letter="G", glow=glow, lifted=bool(up)),
                30 + index * 200 + up * 95,
                490,
                80,
                118,
            )
            page.put(
                CardArt(color=COLORS[(index + 2) % 5], letter="G", glow=glow, lifted=bool(up)),
                30 + index * 130 + up * 62,
                640,
                50,
                74,
            )
    for index, (count, warning) in enumerate(((55, False), (31, False), (9, True), (1, True), (0, False))):
        page.put(PileArt(count=count, warning=warning), 720 + index * 90, 630, 70, 120)
    for index, count in enumerate((31, 4)):
        page.put(PileArt(count=count, warning=index == 1), 1160 + index * 56, 480, 48, 84)
    for index, count in enumerate((3, 10)):
        page.put(FanArt(count=count), 1020, 480 + index * 44, 130, 40)


def pieces(page: GalleryPage) -> None:
    """Tiles, medallions, coats, track and chart."""
    for row, color in enumerate(COLORS):
        for column, (cells, wall) in enumerate(SHAPES[color]):
            state = ("", "lit", "dim", "")[column] if row else ("legal", "illegal", "lit", "dim")[column]
            page.put(
                TileArt(color=color, cells=cells, wall=wall, largest=dp(20), state=state),
                10 + column * 110,
                10 + row * 70,
                100,
                62,
            )
            page.put(
                TileArt(color=color, cells=cells, wall=wall, largest=dp(10)),
                450 + column * 60,
                10 + row * 36,
                52,
                32,
            )
    page.put(TileArt(color="white", largest=dp(40)), 460, 210, 48, 48)
    page.put(TileArt(color="white", state="lit"), 520, 210, 24, 24)
    cells, wall = SHAPES["yellow"][3]
    page.put(
        TileArt(color="yellow", cells=cells, wall=wall, unit=dp(56), floating=True, state="legal"),
        700,
        10,
        180,
        180,
    )
    cells, wall = SHAPES["blue"][3]
    page.put(
        TileArt(color="blue", cells=cells, wall=wall, unit=dp(56), floating=True, state="illegal"),
        900,
        10,
        180,
        180,
    )
    cells, wall = SHAPES["red"][3]
    page.put(TileArt(color="red", cells=cells, wall=wall, unit=dp(48), floating=True), 1095, 40, 170, 120)
    for row, face in enumerate(("active", "armed", "used", "pool")):
        for column, kind in enumerate(ABILITIES):
            page.put(AbilityArt(kind=kind, face=face, count=column), 10 + column * 84, 380 + row * 76, 64, 64)
            page.put(
                AbilityArt(kind=kind, face=face, count=column), 450 + column * 50, 380 + row * 50, 40, 40
            )
    page.put(CoatArt(), 720, 210, 80, 80)
    page.put(CoatArt(done=True), 810, 210, 80, 80)
    page.put(CoatArt(lit=True), 910, 210, 48, 48)
    page.put(CoatArt(), 980, 210, 20, 20)
    page.put(TrackArt(scores=[2, 3, 5, 0], house_colors=HOUSE_COLORS), 720, 310, 540, 56)
    page.put(TrackArt(scores=[4, 4, 4, 4], house_colors=HOUSE_COLORS), 720, 380, 390, 52)
    page.put(TrackArt(scores=[7, 7, 12, 9.5], house_colors=HOUSE_COLORS), 720, 440, 340, 44)
    page.put(TrackArt(scores=[0, 0, 0], house_colors=HOUSE_COLORS), 720, 500, 340, 44)
    page.put(
        TrackArt(scores=[7, 7, 12, 9], house_colors=HOUSE_COLORS, orientation="vertical"), 1180, 380, 70, 410
    )
    page.put(
        TrackArt(scores=[3, 3, 3, 3], house_colors=HOUSE_COLORS, orientation="vertical"), 1120, 380, 50, 410
    )
    lines = [
        [0, 0, 1, 1, 3, 3, 5, 5, 5, 9, 12],
        [0, 0, 0, 2, 2, 3, 3, 3, 7, 7, 7],
        [0, 1, 1, 1, 3, 3, 4, 6, 6, 6, 8],
    ]
    page.put(ChartArt(lines=lines, house_colors=["red", "blue", "yellow"]), 600, 560, 500, 230)
    page.put(
        ChartArt(lines=[[0] * 41, list(range(11)) + [10] * 30], house_colors=["green", "red"]),
        440,
        600,
        150,
        180,
    )


def table(page: GalleryPage) -> None:
    """A table for three on a tablet."""
    page.put(TrackArt(scores=[5, 3, 2], house_colors=["red", "blue", "green"]), 400, 8, 520, 52)
    page.put(
        HouseArt(
            squares=built(6),
            ghost=[(0, 4, "green", False), (1, 4, "green", True), (0, 5, "green", False)],
            ghost_state="legal",
            lit_rows=[2],
        ),
        190,
        64,
        470,
        620,
    )
    for row, color in enumerate(("blue", "green")):
        page.put(
            HouseArt(house_color=color, squares=built(3 + row), compact=True), 10, 80 + row * 300, 170, 270
        )
    page.put(PierArt(), 676, 74, 596, 132)
    page.put(Plate(), 676, 222, 596, 356)
    page.put(Plate(), 676, 592, 596, 84)
    _put_cards(page, OFFER, picked=(1, 2), glow="pick", place=(690, 96, 64, 94), step=72)
    page.put(PileArt(count=31), 1204, 84, 66, 110)
    for row, color in enumerate(COLORS):
        for column, (cells, wall) in enumerate(SHAPES[color]):
            state = "dim" if (row + column) % 3 == 2 else ""
            page.put(
                TileArt(color=color, cells=cells, wall=wall, largest=dp(20), state=state),
                700 + column * 120,
                232 + row * 68,
                104,
                62,
            )
    page.put(TileArt(color="white", largest=dp(30)), 1190, 300, 40, 40)
    for index, kind in enumerate(ABILITIES):
        face = ("active", "armed", "used", "pool", "pool")[index]
        page.put(
            AbilityArt(kind=kind, face=face, count=2),
            690 + index * 76 + (40 if index > 2 else 0),
            600,
            64,
            64,
        )
    hand = ("green", "green", "green", "red", "red", "purple")
    _put_cards(page, hand, picked=(0, 1), glow="pay", place=(200, 692, 68, 100), step=74)
    for index, color in enumerate(("red", "blue", "green")):
        page.put(GableArt(house_color=color, lit=index == 0), 10 + index * 52, 12, 44, 44)


def phone(page: GalleryPage) -> None:
    """A table for two on a phone."""
    page.put(TrackArt(scores=[5, 3], house_colors=["red", "blue"]), 8, 8, 396, 44)
    page.put(PierArt(), 0, 56, 412, 88)
    page.put(Plate(), 2, 674, 408, 96)
    _put_cards(page, OFFER, picked=(1, 2), glow="pick", place=(6, 66, 46, 68), step=50)
    page.put(PileArt(count=9, warning=True), 358, 60, 46, 78)
    page.put(
        HouseArt(
            squares=built(6),
            ghost=[(0, 4, "green", False), (1, 4, "green", True), (0, 5, "green", False)],
            ghost_state="legal",
            trim="low",
        ),
        0,
        150,
        320,
        520,
    )
    page.put(HouseArt(house_color="blue", squares=built(5), compact=True), 322, 156, 88, 130)
    for index, kind in enumerate(ABILITIES[:3]):
        page.put(
            AbilityArt(kind=kind, face=("active", "armed", "used")[index]), 340, 310 + index * 60, 48, 48
        )
    for column, color in enumerate(COLORS):
        for row, (cells, wall) in enumerate(SHAPES[color][:2]):
            page.put(
                TileArt(color=color, cells=cells, wall=wall, largest=dp(16), state="dim" if row else ""),
                6 + column * 80,
                680 + row * 44,
                70,
                38,
            )
    hand = ("green", "green", "red", "red", "purple", "yellow", "blue")
    _put_cards(page, hand, picked=(0, 1), glow="pay", place=(6, 790, 52, 77), step=58)


def _put_cards(
    page: GalleryPage,
    colors: Sequence[str],
    picked: tuple[int, int],
    glow: str,
    place: tuple[float, float, float, float],
    step: float,
) -> None:
    """Cards in a row from the first one's place on, two of them lifted."""
    x, y, width, height = place
    for index, color in enumerate(colors):
        lifted = index in picked
        card = CardArt(color=color, letter=LETTERS[color], lifted=lifted, glow=glow if lifted else "")
        page.put(card, x + index * step, y, width, height)


PAGES = {"houses": houses, "cards": cards, "pieces": pieces, "table": table, "phone": phone}


def backdrop(page: GalleryPage) -> None:
    """The quay behind a page."""
    quay = QuayBackdrop()
    page.add_widget(quay)
