"""How a façade tile is put together from drawn quarters, windows and brick."""

from __future__ import annotations

from collections.abc import Iterable

from nyhavn.ui.art.quads import WHITE, Quads
from nyhavn.ui.theme.palette import palette
from nyhavn.ui.theme.roles import Rgba

Square = tuple[int, int]

REACH = 0.25
"""How far the drawn shadows and outlines reach beyond a square, in squares (the drawing script's number)."""
_QUARTERS = (("tl", -1, 1), ("tr", 1, 1), ("bl", -1, -1), ("br", 1, -1))
_ROOMS = ("plain", "drapes", "plain", "plant", "lamp", "plain", "cat")
_BEYOND = {"tile.outline", "tile.shadow"}


def _joint(cells: frozenset[Square], cell: Square, side_x: int, side_y: int) -> str:
    x, y = cell
    beside = (x + side_x, y) in cells
    above = (x, y + side_y) in cells
    if beside and above:
        return "inside" if (x + side_x, y + side_y) in cells else "notch"
    if beside:
        return "along"
    return "upright" if above else "corner"


def add_shape(
    quads: Quads, layer: str, cells: Iterable[Square], left: float, bottom: float, unit: float, tint: Rgba
) -> None:
    """Add a whole tile's body, outline, shadow or hatching; square (0, 0) has its corner at left, bottom."""
    whole = frozenset(cells)
    half, reach = unit / 2, unit * REACH if layer in _BEYOND else 0.0
    for cell in sorted(whole):
        x, y = left + cell[0] * unit, bottom + cell[1] * unit
        for corner, side_x, side_y in _QUARTERS:
            joint = _joint(whole, cell, side_x, side_y)
            out_x = reach if joint in ("corner", "upright") else 0.0
            out_y = reach if joint in ("corner", "along") else 0.0
            quads.add(
                f"{layer}.{joint}.{corner}",
                x + half if side_x > 0 else x - out_x,
                y + half if side_y > 0 else y - out_y,
                half + out_x,
                half + out_y,
                tint,
            )


def add_outline(
    quads: Quads, cells: Iterable[Square], left: float, bottom: float, unit: float, meaning: str
) -> None:
    """Add the outline that says what may be done with a tile: a band in its colour and a white line."""
    whole = list(cells)
    quads.layer()
    if meaning == "illegal":
        add_shape(quads, "tile.hatch", whole, left, bottom, unit, palette.color(meaning))
    add_shape(quads, "tile.outline", whole, left, bottom, unit, palette.color(meaning))
    quads.layer()
    add_shape(quads, "tile.rim", whole, left, bottom, unit, WHITE)


def body_tint(color: str) -> Rgba:
    """The paint of a tile: one of the five card colours, or white for a special tile."""
    return palette.color("whiteTile") if color == "white" else palette.color(f"card.{color}.base")


def add_body(
    quads: Quads,
    color: str,
    cells: Iterable[Square],
    left: float,
    bottom: float,
    unit: float,
    *,
    small: bool = False,
    alpha: float = 1.0,
) -> None:
    """Add the painted body of a tile, bolder if it is small."""
    r, g, b, a = body_tint(color)
    layer = "tile.small" if small else "tile.body"
    add_shape(quads, layer, cells, left, bottom, unit, (r, g, b, a * alpha))


def add_squares(
    quads: Quads,
    color: str,
    cells: Iterable[Square],
    wall: Square | None,
    left: float,
    bottom: float,
    unit: float,
    *,
    small: bool = False,
    alpha: float = 1.0,
    seed: int = 0,
) -> None:
    """Add what lies on a tile's body: a window or brick on each square.

    The seed chooses what is to be seen behind the windows, so that a tile keeps its rooms when others change.
    """
    r, g, b, a = body_tint(color)
    plain = (*WHITE[:3], alpha)
    for index, (x, y) in enumerate(sorted(cells)):
        place = (left + x * unit, bottom + y * unit, unit, unit)
        if (x, y) == wall:
            quads.add("wall.small" if small else "wall", *place, (r, g, b, a * alpha))
        elif small:
            quads.add("window.special.small" if color == "white" else "window.small", *place, plain)
        elif color == "white":
            quads.add("window.special", *place, plain)
        else:
            room = _ROOMS[(seed * 5 + index * 3) % len(_ROOMS)]
            quads.add(f"window.{room}", *place, plain)


def add_mark(
    quads: Quads, color: str, x: float, y: float, unit: float, *, small: bool = False, alpha: float = 1.0
) -> None:
    """An iron plate with the colour's mark, like the wall anchors on old brick houses."""
    plain = (*WHITE[:3], alpha)
    if not small:
        quads.add("plaque", x, y, unit, unit, plain)
    mark = round(unit * (0.5 if small else 0.26))
    quads.add(
        f"glyph.{palette.pattern(color)}", x + (unit - mark) / 2, y + (unit - mark) / 2, mark, mark, plain
    )


def add_tile(
    quads: Quads,
    color: str,
    cells: Iterable[Square],
    wall: Square | None,
    left: float,
    bottom: float,
    unit: float,
    *,
    patterns: bool = True,
    small: bool = False,
    alpha: float = 1.0,
    seed: int = 0,
) -> None:
    """Add one whole tile over everything before it."""
    whole = list(cells)
    quads.layer()
    add_body(quads, color, whole, left, bottom, unit, small=small, alpha=alpha)
    quads.layer()
    add_squares(quads, color, whole, wall, left, bottom, unit, small=small, alpha=alpha, seed=seed)
    quads.layer()
    if wall is not None and patterns and color != "white":
        add_mark(quads, color, left + wall[0] * unit, bottom + wall[1] * unit, unit, small=small, alpha=alpha)
