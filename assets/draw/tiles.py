"""Draws façade tiles: the quarter squares that join into any shape, windows, brick walls, and marks."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

import numpy as np
from scipy import ndimage  # type: ignore[import-untyped]

from assets.draw.raster import Pixels, from_svg, grey, noise, shrink

CELL = 144
"""Pixels of one square at full size."""
FINE = 3
REACH = 0.25
"""How far shadows and outlines reach beyond a square, in squares."""

Cells = frozenset[tuple[int, int]]

CORNERS = {"tl": (-1, -1), "tr": (1, -1), "bl": (-1, 1), "br": (1, 1)}
"""Quarters of a square and the side each one looks to; y grows downwards here."""

JOINTS: dict[str, Cells] = {
    "corner": frozenset({(0, 0)}),
    "along": frozenset({(-1, 0), (0, 0), (1, 0)}),
    "upright": frozenset({(0, -1), (0, 0), (0, 1)}),
    "notch": frozenset({(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)}),
    "inside": frozenset((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)),
}
"""How a quarter can meet its neighbours, each shown by the middle square of an example tile."""


def _inside(cells: Cells, gap: float, radius: float) -> Pixels:
    """Distance to the tile's rim in squares, positive inside, over 3 x 3 squares; corners are rounded."""
    step = CELL * FINE
    mask = np.zeros((3 * step, 3 * step), dtype=bool)
    for x, y in cells:
        mask[(y + 1) * step : (y + 2) * step, (x + 1) * step : (x + 2) * step] = True
    if mask.all():
        return np.full(mask.shape, 1.0)
    # A neighbour at the edge of the picture goes on beyond it: its far rim must not be seen.
    padded = np.pad(mask, step, mode="edge")
    depth = ndimage.distance_transform_edt(padded)
    core = depth > (gap + radius) * step
    rounded = ndimage.distance_transform_edt(~core) < radius * step
    outer = ndimage.distance_transform_edt(~rounded)
    inner = ndimage.distance_transform_edt(rounded)
    signed: Pixels = (np.where(rounded, inner, -outer) / step)[step:-step, step:-step]
    return signed


def _quarters(name: str, joint: str, drawn: Pixels, reach: float) -> dict[str, Pixels]:
    """Cut the four quarters of the middle square out of a picture of 3 x 3 squares."""
    parts = {}
    beyond, half = round(CELL * reach), CELL // 2
    for corner, (side_x, side_y) in CORNERS.items():
        out_x = beyond if joint in ("corner", "upright") else 0
        out_y = beyond if joint in ("corner", "along") else 0
        left = CELL - out_x if side_x < 0 else CELL + half
        top = CELL - out_y if side_y < 0 else CELL + half
        parts[f"{name}.{joint}.{corner}"] = drawn[top : top + half + out_y, left : left + half + out_x]
    return parts


def _body(depth: Pixels, rim: float, bevel: float) -> Pixels:
    """Painted stucco with a dark rim and a bevel lit from the upper left."""
    down, right = np.gradient(ndimage.gaussian_filter(depth, CELL * FINE * 0.012))
    length = np.maximum(np.hypot(down, right), 1e-9)
    lit = (down * 0.8 + right * 0.6) / length
    level = np.full(depth.shape, 0.915)
    square = (CELL * FINE, CELL * FINE)
    plaster = noise(square, FINE * 1.2, 7) * 0.005 + noise(square, FINE * 16.0, 8) * 0.006
    level += np.tile(plaster, (3, 3))  # one square repeated, so that neighbouring squares join without a seam
    slope = (depth > rim) & (depth <= rim + bevel)
    level = np.where(slope, 0.885 + 0.115 * lit, level)
    fade = np.clip((depth - rim) / 0.02, 0, 1)
    level = level * fade + 0.33 * (1 - fade)
    alpha = np.clip(depth * CELL * FINE + 0.5, 0, 1)
    return shrink(grey(np.clip(level, 0, 1), alpha), FINE)


def _flat(depth: Pixels) -> Pixels:
    """A plain body without any modelling, for the tiles printed on cards."""
    return shrink(grey(np.ones(depth.shape), np.clip(depth * CELL * FINE + 0.5, 0, 1)), FINE)


def _shadow(depth: Pixels) -> Pixels:
    """What a tile throws on the house: black, soft, outside as well as below the tile."""
    alpha = ndimage.gaussian_filter((depth > 0.0).astype(np.float64), CELL * FINE * 0.075) * 0.62
    return shrink(grey(np.zeros(depth.shape), alpha), FINE)


def _outline(depth: Pixels) -> Pixels:
    """A bright band round a tile with a soft light outside it; white, tinted by its meaning."""
    band = np.clip((0.045 - np.abs(depth - 0.012)) * CELL * FINE, 0, 1)
    light = np.where(depth < 0, np.exp(-((depth / 0.085) ** 2)) * 0.75, 0)
    return shrink(grey(np.ones(depth.shape), np.maximum(band, light)), FINE)


def _rim(depth: Pixels) -> Pixels:
    """A thin line just inside the outline, so that it shows on a tile of its own colour, too."""
    band = np.clip((0.019 - np.abs(depth - 0.048)) * CELL * FINE, 0, 1)
    return shrink(grey(np.ones(depth.shape), band), FINE)


def _hatch(depth: Pixels) -> Pixels:
    """Slanted stripes inside a tile, for a place where it may not be built."""
    size = depth.shape[0]
    y, x = np.mgrid[0:size, 0:size]
    period = CELL * FINE / 3
    wave = ((x + y) % period) / period
    stripes = np.clip((0.22 - np.abs(wave - 0.5)) * period, 0, 1) * 0.85
    alpha = stripes * np.clip((depth - 0.03) * CELL * FINE, 0, 1)
    return shrink(grey(np.ones(depth.shape), alpha), FINE)


def _light(depth: Pixels) -> Pixels:
    """Lamplight over a lit line: strongest along its rim, thin in the middle so that the windows stay clear."""
    inside = np.clip(depth * CELL * FINE, 0, 1)
    alpha = inside * (0.16 + 0.42 * np.exp(-np.clip(depth, 0, None) / 0.10))
    return shrink(grey(np.ones(depth.shape), alpha), FINE)


def joints() -> dict[str, Pixels]:
    """Every quarter square, in every way it can meet its neighbours."""
    parts: dict[str, Pixels] = {}
    for joint, cells in JOINTS.items():
        fine = _inside(cells, 0.010, 0.085)
        parts |= _quarters("tile.body", joint, _body(fine, 0.028, 0.035), 0)
        bold = _inside(cells, 0.02, 0.12)
        parts |= _quarters("tile.small", joint, _body(bold, 0.075, 0.0), 0)
        parts |= _quarters("tile.flat", joint, _flat(bold), 0)
        parts |= _quarters("tile.outline", joint, _outline(fine), REACH)
        parts |= _quarters("tile.rim", joint, _rim(fine), 0)
        parts |= _quarters("tile.light", joint, _light(fine), 0)
        parts |= _quarters("tile.hatch", joint, _hatch(fine), 0)
        if joint in ("corner", "along", "upright"):
            parts |= _quarters("tile.shadow", joint, _shadow(fine), REACH)
        else:
            parts |= _quarters("tile.shadow", joint, _shadow(fine), 0)
    return parts


GLASS = """
<defs>
 <linearGradient id="glass" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#ffe9ad"/><stop offset=".55" stop-color="#ffd479"/><stop offset="1" stop-color="#f9b64d"/>
 </linearGradient>
 <radialGradient id="lamp" cx=".5" cy=".62" r=".62">
  <stop offset="0" stop-color="#fffbe4" stop-opacity=".95"/><stop offset="1" stop-color="#fff2c0" stop-opacity="0"/>
 </radialGradient>
 <radialGradient id="halo"><stop offset=".45" stop-color="#ffdc8a" stop-opacity=".36"/>
  <stop offset="1" stop-color="#ffdc8a" stop-opacity="0"/></radialGradient>
 <linearGradient id="wood" x1="0" y1="0" x2="1" y2="0">
  <stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#ebe3d2"/></linearGradient>
 <linearGradient id="sill" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#cfc4ae"/></linearGradient>
</defs>"""

ROOMS = {
    "plain": "",
    "drapes": """
 <path d="M27 22H46C45 40 39 52 27 58Z" fill="#fff8e6" fill-opacity=".85"/>
 <path d="M73 22H54C55 40 61 52 73 58Z" fill="#fff8e6" fill-opacity=".85"/>
 <path d="M31 22C32 36 31 46 28 56M38 22C38 36 35 45 31 54M69 22C68 36 69 46 72 56M62 22C62 36 65 45 69 54"
  stroke="#e2c58d" stroke-width="1.3" fill="none" opacity=".8"/>""",
    "plant": """
 <path d="M60 80V68M60 70C54 69 52 64 53 59C58 60 60 65 60 70ZM60 70C66 69 69 63 68 57C62 59 60 64 60 70Z
  M60 66C57 62 58 56 61 52C64 57 63 62 60 66Z" fill="#4c6b3a" stroke="#4c6b3a" stroke-width="1.4"/>
 <path d="M54.500 73H65.500L64 80H56Z" fill="#a5502f"/>""",
    "lamp": """
 <path d="M40 22V38" stroke="#8b5a22" stroke-width="1.6"/>
 <path d="M31 47L37 37H43L49 47Z" fill="#d9812c"/><ellipse cx="40" cy="48" rx="9" ry="3.400" fill="#fffdf0"/>""",
    "cat": """
 <path d="M33 80C32 70 35 64 39 62C37 59 37 55 38 51L42 54H46L50 51C51 55 51 59 49 62C54 66 56 73 55 80Z
  M55 80C62 80 64 74 62 69" fill="#4b3a34" stroke="#4b3a34" stroke-width="2.200" stroke-linejoin="round"/>""",
}


def _window(room: str) -> str:
    """A cross window: two short lights above two tall ones, in a white frame, with a sill."""
    return f"""{GLASS}
<ellipse cx="50" cy="52" rx="50" ry="50" fill="url(#halo)"/>
<path d="M17 15H85V92H17Z" fill="#1c0f08" fill-opacity=".26"/>
<path d="M15.500 10.500Q50 5.500 84.500 10.500V16H15.500Z" fill="url(#sill)"/>
<rect x="19" y="14" width="62" height="72" rx="1.500" fill="url(#wood)"/>
<rect x="26" y="21" width="48" height="60" fill="#6d451c"/>
<rect x="27" y="22" width="46" height="58" fill="url(#glass)"/>
<rect x="27" y="22" width="46" height="58" fill="url(#lamp)"/>
{room}
<path d="M27 22H73V25H30V80H27Z" fill="#7a4a1c" fill-opacity=".30"/>
<path d="M46.500 21H53.500V81H46.500ZM26 40H74V46H26Z" fill="url(#wood)"/>
<path d="M26 62H46.500M53.500 62H74" stroke="#f6efe0" stroke-width="2.400"/>
<path d="M53.500 46V81M26 46.700H74" stroke="#8a6a3e" stroke-opacity=".45" stroke-width="1"/>
<path d="M14 85.500H86V91H14Z" fill="url(#sill)"/>
<path d="M16 91H84V95.500H16Z" fill="#1c0f08" fill-opacity=".30"/>"""


SMALL_WINDOW = f"""{GLASS}
<rect x="15" y="10" width="70" height="80" rx="4" fill="#fffaf0"/>
<rect x="27" y="22" width="46" height="56" fill="#ffcf6e"/>
<path d="M45 18H55V82H45ZM22 38H78V48H22Z" fill="#fffaf0"/>"""

SPECIAL_WINDOW = f"""{GLASS}
<ellipse cx="50" cy="52" rx="50" ry="50" fill="url(#halo)"/>
<path d="M18 90V44C18 26 32 13 50 13S82 26 82 44V90Z" fill="#3a2a16" fill-opacity=".28" transform="translate(1.500 2)"/>
<path d="M18 88V43C18 25 32 11 50 11S82 25 82 43V88Z" fill="#c1933f"/>
<path d="M20.500 88V43C20.500 27 33.500 13.500 50 13.500S79.500 27 79.500 43V88Z" fill="url(#wood)"/>
<path d="M27 81V44C27 31 37 20.500 50 20.500S73 31 73 44V81Z" fill="#6d451c"/>
<path d="M28 80V44C28 31.500 37.500 21.500 50 21.500S72 31.500 72 44V80Z" fill="url(#glass)"/>
<path d="M28 80V44C28 31.500 37.500 21.500 50 21.500S72 31.500 72 44V80Z" fill="url(#lamp)"/>
<path d="M47 20H53V81H47ZM27 44H73V49.500H27Z" fill="url(#wood)"/>
<path d="M48 46L31.500 30M52 46L68.500 30" stroke="#f6efe0" stroke-width="3"/>
<path d="M36 46.500A14 14 0 0 1 64 46.500" stroke="#f6efe0" stroke-width="3" fill="none"/>
<path d="M27 64H47M53 64H73" stroke="#f6efe0" stroke-width="2.400"/>
<path d="M44.500 6H55.500L53.500 19H46.500Z" fill="#d9ab52" stroke="#8a6524" stroke-width="1"/>
<path d="M14 86H86V92H14Z" fill="#d9ab52"/><path d="M14 86H86V88H14Z" fill="#f2d58d"/>
<path d="M16 92H84V96H16Z" fill="#1c0f08" fill-opacity=".25"/>"""


SMALL_SPECIAL = """<path d="M13 92V46C13 24 30 8 50 8S87 24 87 46V92Z" fill="#b3832f"/>
<path d="M25 84V48C25 32 36 20 50 20S75 32 75 48V84Z" fill="#ffcf6e"/><path d="M45 18H55V86H45ZM22 46H78V56H22Z" fill="#fffaf0"/>"""


def _bricks() -> Pixels:
    """A panel of brickwork, each brick a little different; tinted by the tile's colour."""
    random = np.random.default_rng(21)
    courses, parts = 7, []
    high = 88 / courses
    for course in range(courses):
        y = 6 + course * high
        wide = 88 / 3
        x = 6 - (wide / 2 if course % 2 else 0)
        while x < 94:
            left, right = max(x, 6.0), min(x + wide, 94.0)
            tone = int(255 * (0.60 + random.uniform(-0.075, 0.075)))
            shade = f"rgb({tone},{tone},{tone})"
            lit = f"rgb({tone + 34},{tone + 34},{tone + 34})"
            if right - left > 3:
                parts.append(
                    f'<rect x="{left + 0.9:.2f}" y="{y + 0.9:.2f}" width="{right - left - 1.8:.2f}" '
                    f'height="{high - 1.8:.2f}" rx="1" fill="{shade}"/>'
                    f'<rect x="{left + 0.9:.2f}" y="{y + 0.9:.2f}" width="{right - left - 1.8:.2f}" '
                    f'height="1.6" rx=".8" fill="{lit}"/>'
                )
            x += wide
    return from_svg(stack_bricks(parts), (0, 0, 100, 100), (CELL, CELL))


def stack_bricks(parts: list[str]) -> str:
    """Bricks on their bed of lighter mortar, sunk a little into the tile."""
    return (
        '<rect x="5" y="5" width="90" height="90" rx="4" fill="#3c3c3c"/>'
        '<rect x="6" y="6" width="88" height="88" rx="3.500" fill="#dcdcdc"/>' + "".join(parts)
    )


SMALL_BRICKS = """<rect x="8" y="8" width="84" height="84" rx="5" fill="#d8d8d8"/>
<path d="M8 8H56V30H8ZM62 8H92V30H62ZM8 36H32V62H8ZM38 36H92V62H38ZM8 68H56V92H8ZM62 68H92V92H62Z" fill="#848484"/>"""

PLAQUE = """<circle cx="50" cy="51.500" r="23" fill="#000" fill-opacity=".35"/>
<circle cx="50" cy="50" r="22.500" fill="#1d2229"/>
<circle cx="50" cy="50" r="20.500" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.600"/>"""

GLYPHS = {
    "dot": '<circle cx="50" cy="50" r="33"/>',
    "triangle": '<path d="M50 14L88 82H12Z" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>',
    "square": '<rect x="19" y="19" width="62" height="62" rx="4"/>',
    "wave": '<path d="M8 42C20 18 36 18 50 42S80 66 92 42M8 72C20 48 36 48 50 72S80 96 92 72" fill="none" '
    'stroke="#fff" stroke-width="15" stroke-linecap="round" transform="translate(0 -7)"/>',
    "diamond": '<path d="M50 8L86 50L50 92L14 50Z" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>',
}


def pictures() -> dict[str, Pixels]:
    """All pictures of tiles by name."""
    square = (0.0, 0.0, 100.0, 100.0)
    size = (CELL, CELL)
    drawn = joints()
    for name, room in ROOMS.items():
        drawn[f"window.{name}"] = from_svg(_window(room), square, size)
    drawn["window.small"] = from_svg(SMALL_WINDOW, square, size)
    drawn["window.special"] = from_svg(SPECIAL_WINDOW, square, size)
    drawn["window.special.small"] = from_svg(SMALL_SPECIAL, square, size)
    drawn["wall"] = _bricks()
    drawn["wall.small"] = from_svg(SMALL_BRICKS, square, size)
    drawn["plaque"] = from_svg(PLAQUE, square, size)
    for name, shape in GLYPHS.items():
        drawn[f"glyph.{name}"] = from_svg(f'<g fill="#fff">{shape}</g>', square, (96, 96))
    return drawn
