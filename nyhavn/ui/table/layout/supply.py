"""The supply: a block for each colour with its sizes in order, all tiles at one scale."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.material import COLORS, SHAPES, SIZES
from nyhavn.match.spots import SupplySlot
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import ENOUGH, Measures

BLOCKS = ((1, 5), (5, 1), (2, 3), (3, 2))
"""How the blocks of the five colours may lie: side by side, and one below the other."""
CELLS = ((2, 2), (4, 1), (1, 4))
"""How the four sizes may lie in a block."""
BLOCK_GAP, PADDING, MARGIN = 4.0, 1.0, 1.5
"""In dp: between blocks, round the cells of a block, and round a tile in its cell."""
NUMBER_SIZE = 12
"""Of how many are left, in sp."""
ROOMY = 2.4
"""Cells of a few tiles are no larger than so many targets: they would only lie far apart."""
LARGEST = 30.0
"""Squares of the supply are never larger than this, in dp."""


def _extent(color: str, size: int) -> tuple[int, int]:
    cells = SHAPES[color, size]
    across, up = [x for x, _ in cells], [y for _, y in cells]
    return max(across) - min(across) + 1, max(up) - min(up) + 1


_ALL_EXTENTS = {_extent(color, size) for color in COLORS for size in SIZES}
EXTENTS = tuple(
    sorted(
        (wide, high)
        for wide, high in _ALL_EXTENTS
        if not any(w >= wide and h >= high and (w, h) != (wide, high) for w, h in _ALL_EXTENTS)
    )
)
"""The largest tiles: where these fit, the others do."""


@dataclass(frozen=True, slots=True)
class SupplyPlan:
    """Where each kind of tile lies, and the block of each colour."""

    rects: dict[str, Box]
    tile_unit: float


@dataclass(frozen=True, slots=True)
class SupplyShape:
    """How the blocks lie, and how the sizes lie in each."""

    blocks: tuple[int, int]
    cells: tuple[int, int]
    tile_unit: float


def supply_shape(width: float, height: float, m: Measures, loose: float = 1.0) -> SupplyShape | None:
    """The shape with the largest tiles, if every cell can be as large as a fingertip.

    loose: how much of the usual room there is between blocks.
    """
    gap, padding = loose * BLOCK_GAP * m.dp, loose * PADDING * m.dp
    found: SupplyShape | None = None
    for blocks in BLOCKS:
        for cells in CELLS:
            across = ((width - gap * (blocks[0] - 1)) / blocks[0] - 2 * padding) / cells[0]
            up = ((height - gap * (blocks[1] - 1)) / blocks[1] - 2 * padding) / cells[1]
            if min(across, up) >= m.target * ENOUGH:
                unit = tile_unit(across, up, m)
                if found is None or unit > found.tile_unit:
                    found = SupplyShape(blocks, cells, unit)
    return found


def supply_plan(area: Box, m: Measures, loose: float = 1.0) -> SupplyPlan | None:
    """The supply in an area, if it fits."""
    shape = supply_shape(area.width, area.height, m, loose)
    if shape is None:
        return None
    gap, padding = loose * BLOCK_GAP * m.dp, loose * PADDING * m.dp
    rects: dict[str, Box] = {}
    for color, block in zip(COLORS, area.grid(*shape.blocks, gap), strict=False):
        rects[f"block.{color}"] = block
        boxes = block.inset(padding).grid(*shape.cells)
        rects |= {str(SupplySlot(color, size)): box for size, box in zip(SIZES, boxes, strict=True)}
    return SupplyPlan(rects, shape.tile_unit)


def few_supply(area: Box, m: Measures) -> SupplyPlan | None:
    """Only the tiles that there are, in order and each on a ground of its own, as large as they can be."""
    count, is_wide = len(m.tile_kinds), area.width > area.height
    found: list[tuple[int, int, int, float, list[Box]]] = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        across = min(area.width / columns, ROOMY * m.target)
        up = min(area.height / rows, ROOMY * m.target)
        if min(across, up) >= m.target * ENOUGH:
            unit = tile_unit(across, up, m)
            # Of equals the one with the fewest gaps, and then the one that is shaped like the area.
            gaps, shape = columns * rows - count, columns if is_wide else rows
            cells = area.middle(across * columns, up * rows).grid(columns, rows)
            found.append((int(unit), -gaps, shape, unit, cells))
    if not found:
        return None
    *_, unit, cells = max(found)
    rects = {str(SupplySlot(*kind)): cell for kind, cell in zip(m.tile_kinds, cells, strict=False)}
    return SupplyPlan({**rects, "blocks": area}, unit)


def packed_supply(area: Box, m: Measures) -> SupplyPlan | None:
    """Seven in a row, for windows so low that no block of a colour fits: still in order."""
    cells = area.grid(7, 3)
    if min(cells[0].width, cells[0].height) < m.target * ENOUGH:
        return None
    kinds = [(color, size) for color in COLORS for size in SIZES]
    rects = {str(SupplySlot(*kind)): cell for kind, cell in zip(kinds, cells, strict=False)}
    return SupplyPlan({**rects, "block": area}, tile_unit(cells[0].width, cells[0].height, m))


def tile_unit(width: float, height: float, m: Measures) -> float:
    """The side of a square if every tile and its number are to fit into a cell."""
    margin = 2 * MARGIN * m.dp
    letters = NUMBER_SIZE * m.number_scale * m.dp
    number = (1.7 * letters, 1.15 * letters)
    each = (_fitting(extent, width - margin, height - margin, number) for extent in EXTENTS)
    return min(LARGEST * m.dp, *each)


def _fitting(extent: tuple[int, int], width: float, height: float, number: tuple[float, float]) -> float:
    """The tile lies at the lower left, the number at the upper right: beside it, or above it."""
    across, up = extent
    beside = min((width - number[0]) / across, height / up)
    above = min(width / across, (height - number[1]) / up)
    return max(beside, above)
