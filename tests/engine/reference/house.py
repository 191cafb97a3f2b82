"""A house and what the rules say of its squares, rows and columns (rules.md 1 and 3)."""

from typing import TypedDict

from tests.engine.reference.box import ORIENTATIONS, Cell, Shape


class Square(TypedDict):
    """An occupied square: the colour of its tile, wall or window, and which tile it belongs to."""

    color: str
    wall: bool
    tile: int


House = dict[Cell, Square]
Line = tuple[str, int]

WIDTH = 5
HEIGHT = 9
COAT_SQUARES = [(2, 2), (4, 4), (1, 6), (3, 8)]  # c3, e5, b7, d9
COAT_LINES = [("row", 1), ("row", 3), ("row", 5)]  # rows 2, 4 and 6, counted from 1
LINES = [("row", y) for y in range(HEIGHT)] + [("column", x) for x in range(WIDTH)]


def inside(cell: Cell) -> bool:
    """Whether a square lies in the grid of 5 columns and 9 rows (rules.md 1)."""
    x, y = cell
    return 0 <= x < WIDTH and 0 <= y < HEIGHT


def supported(house: House, cell: Cell) -> bool:
    """Whether a square is on the bottom row or directly above an occupied square (rules.md 3 B 2)."""
    x, y = cell
    return y == 0 or (x, y - 1) in house


def fits(house: House, cells: tuple[Cell, ...]) -> bool:
    """Whether a tile may lie on these squares: in the grid, empty, one of them supported (rules.md 3 B 2)."""
    return (
        all(inside(cell) for cell in cells)
        and all(cell not in house for cell in cells)
        and any(supported(house, cell) for cell in cells)
    )


def placements(house: House, color: str, size: int) -> list[Shape]:
    """Every legal place of a tile in the house: its squares from the bottom up, and its wall square."""
    places = []
    for cells, wall in ORIENTATIONS[color, size]:
        for left in range(WIDTH):
            for bottom in range(HEIGHT):
                there = tuple((x + left, y + bottom) for x, y in cells)
                if fits(house, there):
                    places.append((there, (wall[0] + left, wall[1] + bottom)))
    return places


def neighbours(cell: Cell) -> list[Cell]:
    """The squares that share an edge with a square."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def touches_color(house: House, cells: tuple[Cell, ...], color: str) -> bool:
    """Whether squares share an edge with a tile of this colour in the house (rules.md 3 B 1)."""
    return any(
        beside in house and house[beside]["color"] == color for cell in cells for beside in neighbours(cell)
    )


def squares_of(line: Line) -> list[Cell]:
    """The squares of a row or a column."""
    kind, number = line
    if kind == "row":
        return [(x, number) for x in range(WIDTH)]
    return [(number, y) for y in range(HEIGHT)]


def complete_lines(house: House) -> list[Line]:
    """The rows and columns with no empty square."""
    return [line for line in LINES if all(cell in house for cell in squares_of(line))]


def points_of(house: House, line: Line) -> int:
    """Worth of a complete line: row 1, column 2, doubled if it is all windows (rules.md 3 B 4)."""
    points = 1 if line[0] == "row" else 2
    if not any(house[cell]["wall"] for cell in squares_of(line)):
        points = 2 * points
    return points


def empty_squares(house: House) -> int:
    """How many squares are still empty, the tie-break of rules.md 5."""
    return WIDTH * HEIGHT - len(house)
