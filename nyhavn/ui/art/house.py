"""A player's house: gable, the grid of 5 x 9 squares with its tiles, ground floor, and coats of arms."""

from __future__ import annotations

from collections import defaultdict
from typing import ClassVar

from kivy.graphics import InstructionGroup
from kivy.properties import BooleanProperty, ListProperty, OptionProperty

from nyhavn.engine.material import COAT_ROWS, COAT_SQUARES, COLUMNS, HOUSE_COLORS, ROWS
from nyhavn.ui.art.drawn import Drawn
from nyhavn.ui.art.facade import Square, add_body, add_mark, add_outline, add_shape, add_squares, add_tile
from nyhavn.ui.art.house_frame import COMPACT, FRAMES, Frame
from nyhavn.ui.art.quads import WHITE, Quads
from nyhavn.ui.theme.palette import palette

GABLES = {"red": "curved", "blue": "bell", "yellow": "stepped", "green": "spout"}


_HIGHEST_GABLE = 1.9


class HouseArt(Drawn):
    """A house with its tiles.

    `squares` holds (x, y, color, wall, tile_number), `ghost` (x, y, color, wall): x and y count from 0 at the
    lower left, color is a card colour or "white", wall is true for brick, a tile has one number.
    `lit_rows`, `coat_rows_done` and `lit_columns` count from 0, too, as the engine does. `marked_rows` and
    `marked_columns` are outlined only: lines that have scored. `shining` squares light up one by one; `fresh`
    has the squares of each tile that was built last, which is outlined.
    `grid` is where the 5 x 9 squares lie: left, bottom, width, height in the coordinates of `pos`, in whole
    pixels.
    """

    squares = ListProperty()
    house_color = OptionProperty("red", options=HOUSE_COLORS)
    ghost = ListProperty()
    ghost_state = OptionProperty("", options=("", "legal", "illegal"))
    lit_rows = ListProperty()
    lit_columns = ListProperty()
    lit_squares = ListProperty()
    marked_rows = ListProperty()
    marked_columns = ListProperty()
    shining = ListProperty()
    fresh = ListProperty()
    coat_rows_done = ListProperty()
    compact = BooleanProperty(False)
    patterns = BooleanProperty(True)
    trim = OptionProperty("", options=tuple(FRAMES))
    grid = ListProperty([0, 0, 0, 0])

    layers: ClassVar[dict[str, tuple[str, ...]]] = {
        "building": ("house_color", "compact", "trim"),
        "signs": ("coat_rows_done", "compact", "trim"),
        "tiles": ("squares", "patterns", "compact", "trim"),
        "light": ("lit_rows", "lit_columns", "lit_squares", "compact", "trim"),
        "marks": ("marked_rows", "marked_columns", "compact", "trim"),
        "shine": ("shining", "compact", "trim"),
        "fresh": ("fresh", "compact", "trim"),
        "ghost": ("ghost", "ghost_state", "patterns", "compact", "trim"),
    }

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for each in ("pos", "size", "compact", "trim"):
            self.fbind(each, self._measure)
        self._measure()

    @property
    def frame(self) -> Frame:
        """What is drawn round the grid now."""
        return COMPACT if self.compact else FRAMES[self.trim]

    def _measure(self, *_: object) -> None:
        frame = self.frame
        unit = int(frame.unit(self.width, self.height))
        left = round(self.x) + int((self.width - frame.across * unit) / 2 + frame.left * unit)
        spare = max(0.0, self.height - frame.down * unit)
        bottom = round(self.y) + round(frame.ground * unit + spare * 0.25)
        self.grid = [left, bottom, COLUMNS * unit, ROWS * unit]

    @property
    def unit(self) -> int:
        """Pixels of one square."""
        return int(self.grid[2]) // COLUMNS

    def square_at(self, px: float, py: float) -> Square | None:
        """The square under a point of the grid's own coordinates, or None beside the grid."""
        x, y, width, height = self.grid
        if not (x <= px < x + width and y <= py < y + height):
            return None
        return int((px - x) // self.unit), int((py - y) // self.unit)

    def square_rect(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Left, bottom, width and height of a square."""
        unit = self.unit
        return int(self.grid[0]) + x * unit, int(self.grid[1]) + y * unit, unit, unit

    def _origin_of_grid(self) -> tuple[float, float]:
        return self.grid[0] - round(self.x), self.grid[1] - round(self.y)

    def draw_building(self, group: InstructionGroup) -> None:
        """Walls, gable, ground floor and the bare grid with its coats of arms."""
        unit, frame = self.unit, self.frame
        if unit < 1:
            return
        left, bottom = self._origin_of_grid()
        quads = Quads()
        paint = palette.color(f"house.{self.house_color}.base")
        shape = f"gable.{GABLES[self.house_color]}{'.low' if frame.low else ''}"
        side, top = frame.side * unit, bottom + ROWS * unit
        roof = min(self.height - top, _HIGHEST_GABLE * frame.gable / FRAMES[""].gable * unit)
        outer, whole = left - frame.left * unit, (COLUMNS + 2 * frame.left) * unit
        ground = round(frame.ground * unit)
        floor = "low" if frame.low else "tall"
        reach = 0.16 * whole
        low = bottom - ground
        quads.add(
            "card.shadow",
            outer - reach,
            low - reach * 0.6,
            whole + 2 * reach,
            top - low + reach * 1.6,
            palette.color("boardShadow"),
        )
        quads.layer()
        for layer, tint in (("paint", paint), ("trim", WHITE)):
            for row in range(ROWS):
                y = bottom + row * unit
                quads.add(f"side.{layer}", left - side, y, side, unit, tint)
                quads.add(f"side.{layer}.right", left + COLUMNS * unit, y, side, unit, tint)
            quads.add(f"ground.{floor}.{layer}", outer, bottom - ground, whole, ground, tint)
            quads.layer()
        plaster = palette.color("plaster")
        for x in range(COLUMNS):
            for y in range(ROWS):
                kind = "plaster.even" if (x + y) % 2 else "plaster.odd"
                quads.add(kind, left + x * unit, bottom + y * unit, unit, unit, plaster)
        quads.layer()
        for x, y in COAT_SQUARES:
            self._add_shield(quads, "coat", left + (x + 0.5) * unit, bottom + (y + 0.5) * unit, 0.74 * unit)
        quads.layer()
        for layer, tint in (("paint", paint), ("trim", WHITE)):
            quads.add(f"{shape}.{layer}", outer, top, whole, roof, tint)
        quads.draw(group)

    @staticmethod
    def _add_shield(quads: Quads, name: str, x: float, y: float, high: float) -> None:
        quads.add(name, x - high * 0.48, y - high / 2, high * 0.96, high)

    def draw_signs(self, group: InstructionGroup) -> None:
        """The coats of arms that hang beside their rows."""
        unit, frame = self.unit, self.frame
        left, bottom = self._origin_of_grid()
        quads = Quads()
        wide = (frame.signs - 0.04) * unit
        for row in COAT_ROWS:
            x = left + COLUMNS * unit + 0.04 * unit
            y = bottom + (row + 0.5) * unit
            name = "coat.done" if row in self.coat_rows_done else "coat"
            if not self.compact:
                quads.add("sign", x, y - wide * 0.5, wide, wide)
            self._add_shield(quads, name, x + wide / 2, y, wide * (1.0 if self.compact else 0.82))
        quads.draw(group)

    def draw_tiles(self, group: InstructionGroup) -> None:
        """The tiles that have been built."""
        left, bottom = self._origin_of_grid()
        unit = self.unit
        small = unit < self.detail_from
        tiles: dict[int, list[tuple[int, int, str, bool]]] = defaultdict(list)
        for x, y, color, wall, number in self.squares:
            tiles[number].append((x, y, color, wall))
        quads = Quads()
        shadow = palette.color("boardShadow", 0.8)
        for cells in tiles.values():
            places = [(x, y) for x, y, _, _ in cells]
            add_shape(quads, "tile.shadow", places, left + 0.02 * unit, bottom - 0.03 * unit, unit, shadow)
        quads.layer()
        for cells in tiles.values():
            add_body(quads, cells[0][2], [(x, y) for x, y, _, _ in cells], left, bottom, unit, small=small)
        quads.layer()
        for number, cells in tiles.items():
            bricks = next(((x, y) for x, y, _, is_wall in cells if is_wall), None)
            places = [(x, y) for x, y, _, _ in cells]
            add_squares(quads, cells[0][2], places, bricks, left, bottom, unit, small=small, seed=number)
        quads.layer()
        if self.patterns:
            for x, y, color, wall, _ in self.squares:
                if wall:
                    add_mark(quads, color, left + x * unit, bottom + y * unit, unit, small=small)
        quads.draw(group)

    def draw_light(self, group: InstructionGroup) -> None:
        """Light over rows, columns and squares that matter now."""
        left, bottom = self._origin_of_grid()
        unit = self.unit
        quads = Quads()
        glow = palette.color("glow")
        for row in self.lit_rows:
            cells = [(x, row) for x in range(COLUMNS)]
            self._add_light(quads, cells, left, bottom, unit, glow)
        for column in self.lit_columns:
            cells = [(column, y) for y in range(ROWS)]
            self._add_light(quads, cells, left, bottom, unit, glow)
        for x, y in self.lit_squares:
            self._add_light(quads, [(x, y)], left, bottom, unit, palette.color("legal"))
        quads.draw(group)

    def draw_marks(self, group: InstructionGroup) -> None:
        """The outline of lines that have scored, where nothing moves."""
        left, bottom = self._origin_of_grid()
        quads = Quads()
        lines = [[(x, row) for x in range(COLUMNS)] for row in self.marked_rows]
        lines += [[(column, y) for y in range(ROWS)] for column in self.marked_columns]
        for cells in lines:
            add_shape(quads, "tile.outline", cells, left, bottom, self.unit, palette.color("pick"))
        quads.draw(group)

    def draw_shine(self, group: InstructionGroup) -> None:
        """Squares that shine, each by itself."""
        left, bottom = self._origin_of_grid()
        quads = Quads()
        r, g, b, _a = palette.color("glow")
        for cell in self.shining:
            add_shape(quads, "tile.light", [tuple(cell)], left, bottom, self.unit, (r, g, b, 1.0))
            add_shape(quads, "tile.outline", [tuple(cell)], left, bottom, self.unit, (r, g, b, 0.9))
        quads.draw(group)

    @staticmethod
    def _add_light(
        quads: Quads, cells: list[Square], left: float, bottom: float, unit: int, tint: tuple[float, ...]
    ) -> None:
        r, g, b, a = tint
        add_shape(quads, "tile.light", cells, left, bottom, unit, (r, g, b, a))
        add_shape(quads, "tile.outline", cells, left, bottom, unit, (r, g, b, a))

    def draw_fresh(self, group: InstructionGroup) -> None:
        """Outlines of the tiles that were built last."""
        left, bottom = self._origin_of_grid()
        quads = Quads()
        for cells in self.fresh:
            add_outline(quads, cells, left, bottom, self.unit, "legal")
        quads.draw(group)

    def draw_ghost(self, group: InstructionGroup) -> None:
        """The tile that is being placed, and whether it may stay there."""
        if not self.ghost:
            return
        left, bottom = self._origin_of_grid()
        unit = self.unit
        cells = [(x, y) for x, y, _, _ in self.ghost]
        wall = next(((x, y) for x, y, _, is_wall in self.ghost if is_wall), None)
        quads = Quads()
        look = {"patterns": self.patterns, "small": unit < self.detail_from}
        alpha = 0.6 if self.ghost_state == "illegal" else 0.92
        add_tile(quads, self.ghost[0][2], cells, wall, left, bottom, unit, alpha=alpha, **look)
        if self.ghost_state:
            add_outline(quads, cells, left, bottom, unit, self.ghost_state)
        quads.draw(group)


class GableArt(Drawn):
    """The gable of a house colour above one row of windows; lit when it is that player's turn."""

    house_color = OptionProperty("red", options=HOUSE_COLORS)
    lit = BooleanProperty(False)

    layers: ClassVar[dict[str, tuple[str, ...]]] = {"front": ("house_color", "lit")}

    def draw_front(self, group: InstructionGroup) -> None:
        """The small front, as large as fits."""
        size = int(min(self.width, self.height))
        x, y = int((self.width - size) / 2), int((self.height - size) / 2)
        quads = Quads()
        if self.lit:
            quads.add(
                "coin.ring", x - size * 0.14, y - size * 0.14, size * 1.28, size * 1.28, palette.color("pick")
            )
            quads.layer()
        name = f"seat.{GABLES[self.house_color]}"
        quads.add(f"{name}.paint", x, y, size, size, palette.color(f"house.{self.house_color}.base"))
        quads.layer()
        quads.add(f"{name}.trim", x, y, size, size, WHITE)
        quads.draw(group)
