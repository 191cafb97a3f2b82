"""What is in the box (rules.md 1 and 2): colours, abilities, tile shapes and how many of each."""

Cell = tuple[int, int]
Shape = tuple[tuple[Cell, ...], Cell]

COLORS = ["red", "yellow", "green", "blue", "purple"]
ABILITIES = ["any_cards", "additional_card", "construction_discount", "change_of_colors", "both_actions"]
SIZES = [2, 3, 4, 5]
END = "end"
PIERS = 7
HAND_LIMIT = 7
POINTS_TO_WIN = 12
SPECIAL_TILES = 12
CARDS_MIXED_WITH_THE_END_CARD = 9

STARTING_HANDS = {2: [2, 3], 3: [2, 3, 3], 4: [2, 3, 3, 4]}
TILES_OF_EACH_COLOR = {
    2: {2: 2, 3: 2, 4: 2, 5: 1},
    3: {2: 2, 3: 3, 4: 2, 5: 1},
    4: {2: 3, 3: 3, 4: 3, 5: 1},
}

# The coordinate list of rules.md 1: x to the right, y up, the wall square marked with W.
COORDINATES = {
    ("purple", 2): "(0,0)W (1,0)",
    ("purple", 3): "(0,0)W (1,0) (2,0)",
    ("purple", 4): "(0,0)W (1,0) (2,0) (3,0)",
    ("purple", 5): "(0,0)W (1,0) (2,0) (3,0) (4,0)",
    ("green", 2): "(0,0)W (1,0)",
    ("green", 3): "(0,0)W (1,0) (2,0)",
    ("green", 4): "(0,0)W (-1,1) (0,1) (1,1)",
    ("green", 5): "(0,0) (-1,1)W (0,1) (1,1) (0,2)",
    ("red", 2): "(0,0)W (1,0)",
    ("red", 3): "(0,0)W (0,1) (1,1)",
    ("red", 4): "(0,0)W (1,0) (0,1) (1,1)",
    ("red", 5): "(0,0)W (1,0) (2,0) (1,1) (2,1)",
    ("blue", 2): "(0,0)W (1,0)",
    ("blue", 3): "(0,0)W (0,1) (1,1)",
    ("blue", 4): "(0,0)W (1,0) (2,0) (2,1)",
    ("blue", 5): "(0,0) (-2,1)W (-1,1) (0,1) (0,2)",
    ("yellow", 2): "(0,0)W (1,0)",
    ("yellow", 3): "(0,0)W (0,1) (1,1)",
    ("yellow", 4): "(0,0) (1,0)W (1,1) (2,1)",
    ("yellow", 5): "(0,0)W (-2,1) (-1,1) (0,1) (-2,2)",
}


def by_row(cell: Cell) -> tuple[int, int]:
    """Sorting key of squares: from the bottom up, then from the left."""
    x, y = cell
    return y, x


def read_shape(text: str) -> Shape:
    """The squares and the wall square that a line of the coordinate list describes."""
    cells = []
    wall = None
    for word in text.split():
        x, y = word.removesuffix("W").strip("()").split(",")
        cells.append((int(x), int(y)))
        if word.endswith("W"):
            assert wall is None, "a tile has exactly one wall square"
            wall = (int(x), int(y))
    assert wall is not None, "a tile has exactly one wall square"
    return tuple(cells), wall


def turned(cell: Cell) -> Cell:
    """A square after a quarter turn clockwise about the origin."""
    x, y = cell
    return y, -x


def mirrored(cell: Cell) -> Cell:
    """A square seen from the back of the tile."""
    x, y = cell
    return -x, y


def moved_to_corner(shape: Shape) -> Shape:
    """The same shape moved so that its leftmost column and its lowest row are 0, squares in order."""
    cells, wall = shape
    left = min(x for x, _ in cells)
    bottom = min(y for _, y in cells)
    moved = sorted(((x - left, y - bottom) for x, y in cells), key=by_row)
    return tuple(moved), (wall[0] - left, wall[1] - bottom)


def orientations(shape: Shape) -> list[Shape]:
    """Every different way to hold a tile: four quarter turns of its front and of its back (rules.md 1)."""
    ways: list[Shape] = []
    for _ in ("front", "back"):
        for _ in range(4):
            way = moved_to_corner(shape)
            if way not in ways:
                ways.append(way)
            shape = (tuple(turned(cell) for cell in shape[0]), turned(shape[1]))
        shape = (tuple(mirrored(cell) for cell in shape[0]), mirrored(shape[1]))
    return ways


ORIENTATIONS = {tile: orientations(read_shape(text)) for tile, text in COORDINATES.items()}
