"""Draws the houses round the grid: four gables, corner stones, ground floors, plaster, shields."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

import numpy as np

from assets.draw.raster import Pixels, from_svg, grey, noise
from assets.draw.tiles import GLASS

SCALE = 1.2
"""Pixels for each unit; a square of the house has 100 units."""
WIDE = 592
CENTRE, HALF = 296.0, 286.0

Segment = tuple[float, ...]

PROFILES: dict[str, list[Segment]] = {
    "stepped": [
        (0.15, 0.0), (0.15, 0.2), (0.33, 0.2), (0.33, 0.4), (0.53, 0.4), (0.53, 0.6), (0.75, 0.6), (0.75, 0.8),
        (1.0, 0.8), (1.0, 1.0),
    ],
    "bell": [
        (0.09, 0.0, 0.16, 0.05, 0.17, 0.18), (0.20, 0.18), (0.20, 0.24), (0.21, 0.48, 0.28, 0.62, 0.46, 0.68),
        (0.52, 0.70), (0.52, 0.75), (0.74, 0.76, 0.92, 0.78, 1.0, 0.90), (1.0, 1.0),
    ],
    "spout": [
        (0.13, 0.0), (0.13, 0.20), (0.19, 0.20), (0.19, 0.26), (0.88, 0.84), (1.0, 0.84), (1.0, 1.0),
    ],
    "curved": [
        (0.16, 0.0, 0.33, 0.06, 0.40, 0.24), (0.44, 0.24), (0.44, 0.30), (0.44, 0.52, 0.58, 0.58, 0.66, 0.57),
        (0.66, 0.62), (0.80, 0.64, 0.93, 0.74, 0.93, 0.86), (1.0, 0.86), (1.0, 1.0),
    ],
}  # fmt: skip
"""Right half of each gable from the top of its middle down to the eaves: lines (u, v) and curves of three points."""


def _outline(profile: list[Segment], high: float, foot: float) -> str:
    """The whole gable as a path, mirrored at its middle; `foot` units at the bottom belong to the cornice."""

    def at(u: float, v: float) -> tuple[float, float]:
        return CENTRE + u * HALF, 7 + v * (high - foot - 7)

    start = (0.0, profile[0][1] if len(profile[0]) == 2 else 0.0)
    right, points, last = "", [], start
    for segment in profile:
        pairs = [at(*segment[i : i + 2]) for i in range(0, len(segment), 2)]
        right += ("L" if len(pairs) == 1 else "C") + " ".join(f"{x:.2f} {y:.2f}" for x, y in pairs)
        points.append((last, segment))
        last = (segment[-2], segment[-1])
    left = ""
    for before, segment in points[::-1]:
        turned = [*[(segment[i], segment[i + 1]) for i in range(0, len(segment) - 2, 2)][::-1], before]
        mirrored = [at(-u, v) for u, v in turned]
        left += ("L" if len(mirrored) == 1 else "C") + " ".join(f"{x:.2f} {y:.2f}" for x, y in mirrored)
    x, y = at(*start)
    base = high - 2
    return f"M{x:.2f} {y:.2f}{right}L{CENTRE + HALF} {base}L{CENTRE - HALF} {base}L{at(-1.0, 1.0)[0]:.2f} {at(-1.0, 1.0)[1]:.2f}{left}Z"


STONE = """<defs>
<linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaee"/>
 <stop offset=".6" stop-color="#efe6d2"/><stop offset="1" stop-color="#c9bb9d"/></linearGradient>
<linearGradient id="iron" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3d4650"/><stop offset="1" stop-color="#1b2128"/></linearGradient>
<radialGradient id="light"><stop offset="0" stop-color="#ffe7a3" stop-opacity=".75"/><stop offset="1" stop-color="#ffd87a" stop-opacity="0"/></radialGradient>
<linearGradient id="door" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1f4a46"/><stop offset=".5" stop-color="#2c625c"/><stop offset="1" stop-color="#17393a"/></linearGradient>
</defs>"""


def arched(x: float, y: float, wide: float, high: float, halo: bool = True) -> str:
    """A lit window with a round head, standing on (x, y), x being its middle."""
    left, r = x - wide / 2, wide / 2
    top = y - high
    frame = f"M{left} {y}V{top + r}A{r} {r} 0 0 1 {left + wide} {top + r}V{y}Z"
    g = wide * 0.13
    rr = r - g
    glass = f"M{left + g} {y - g}V{top + r}A{rr} {rr} 0 0 1 {left + wide - g} {top + r}V{y - g}Z"
    bar = wide * 0.045
    glow = (
        f'<ellipse cx="{x}" cy="{y - high / 2}" rx="{wide * 1.1}" ry="{high * 0.95}" fill="url(#halo)"/>'
        if halo
        else ""
    )
    return f"""{glow}<path d="{frame}" transform="translate(2 2.500)" fill="#1c0f08" fill-opacity=".3"/>
<path d="{frame}" fill="url(#wood)"/><path d="{glass}" fill="url(#glass)" stroke="#7d5526" stroke-width="1"/>
<path d="{glass}" fill="url(#lamp)"/>
<path d="M{x - bar} {top + g}H{x + bar}V{y - g}H{x - bar}ZM{left + g} {top + r - bar}H{left + wide - g}V{top + r + bar}H{left + g}Z" fill="#fbf5e6"/>
<path d="M{left - 4} {y - 1}H{left + wide + 4}V{y + 4}H{left - 4}Z" fill="url(#sill)"/>"""


def oval(x: float, y: float, wide: float, high: float) -> str:
    """A round or oval lit window around (x, y)."""
    return f"""<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{high}" fill="url(#halo)"/>
<ellipse cx="{x + 1.5}" cy="{y + 2}" rx="{wide / 2}" ry="{high / 2}" fill="#1c0f08" fill-opacity=".3"/>
<ellipse cx="{x}" cy="{y}" rx="{wide / 2}" ry="{high / 2}" fill="url(#wood)"/>
<ellipse cx="{x}" cy="{y}" rx="{wide * 0.37}" ry="{high * 0.36}" fill="url(#glass)" stroke="#7d5526" stroke-width="1"/>
<path d="M{x - 1.6} {y - high * 0.37}H{x + 1.6}V{y + high * 0.37}H{x - 1.6}ZM{x - wide * 0.37} {y - 1.6}H{x + wide * 0.37}V{y + 1.6}H{x - wide * 0.37}Z" fill="#fbf5e6"/>"""


def _cornice(high: float, deep: float) -> str:
    """The white moulding under the gable, with small blocks below."""
    top = high - deep
    blocks = "".join(
        f'<rect x="{x}" y="{top + deep * 0.55:.1f}" width="8" height="{deep * 0.45:.1f}" fill="#d9ccb0"/>'
        for x in range(14, 574, 18)
    )
    return f"""<rect x="4" y="{top + deep * 0.5}" width="584" height="{deep * 0.5}" fill="#b9a987"/>{blocks}
<rect x="0" y="{top}" width="592" height="{deep * 0.58}" rx="2" fill="url(#stone)"/>
<rect x="0" y="{top + deep * 0.22}" width="592" height="1.200" fill="#a8987a" fill-opacity=".7"/>"""


def _attic(shape: str, high: float) -> str:
    """Windows, hoisting beam and wall irons of a gable."""
    floor = high - 24
    if high < 100:
        return oval(CENTRE, high * 0.52, 44, high * 0.36)
    side = {
        "stepped": arched(188, floor, 40, 48)
        + arched(404, floor, 40, 48)
        + oval(94, floor - 12, 26, 26)
        + oval(498, floor - 12, 26, 26),
        "bell": oval(196, floor - 14, 30, 34) + oval(396, floor - 14, 30, 34),
        "spout": arched(196, floor, 38, 46) + arched(396, floor, 38, 46),
        "curved": arched(176, floor, 40, 50) + arched(416, floor, 40, 50),
    }[shape]
    beam = {"stepped": 30, "bell": 38, "spout": 44, "curved": 30}[shape]
    return f"""{side}{arched(CENTRE, floor + 2, 58, 70)}
<rect x="{CENTRE - 5}" y="{beam - 9}" width="10" height="10" rx="1.500" fill="#5b3d22"/>
<path d="M{CENTRE} {beam}V{beam + 7}M{CENTRE} {beam + 7}a3.500 3.500 0 1 1 -3.500 3.500" stroke="#2b2f35" stroke-width="2" fill="none"/>"""


def _scrolls(shape: str, high: float) -> str:
    """The two stone scrolls on the shoulders of the curved gable."""
    if shape != "curved" or high < 100:
        return ""
    y = 7 + 0.5 * (high - 23)
    return "".join(
        f'<g transform="translate({CENTRE + side * 152:.1f} {y:.1f}) scale({side} 1)" fill="none" stroke-linecap="round">'
        f'<path d="M-13 8C-10 -8 12 -8 12 4C12 13 0 13 0 5" stroke="#8d7c5e" stroke-width="9"/>'
        f'<path d="M-13 8C-10 -8 12 -8 12 4C12 13 0 13 0 5" stroke="#f5ecd9" stroke-width="6.500"/></g>'
        for side in (1, -1)
    )


def gable(shape: str, high: float) -> tuple[str, str]:
    """A gable as two drawings: what is painted in the house's colour, and what is not."""
    deep = 16 if high > 100 else 11
    path = _outline(PROFILES[shape], high, deep)
    paint = f"""<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/>
<stop offset="1" stop-color="#d4d4d4"/></linearGradient></defs><path d="{path}" fill="url(#p)"/>"""
    trim = f"""{GLASS}{STONE}<clipPath id="c"><path d="{path}"/></clipPath>
<g clip-path="url(#c)"><path d="{path}" fill="none" stroke="#1a0d06" stroke-opacity=".32" stroke-width="25" transform="translate(0 2)"/></g>
<path d="{path}" fill="none" stroke="#8d7c5e" stroke-width="12.500" stroke-linejoin="round"/>
<path d="{path}" fill="none" stroke="#f5ecd9" stroke-width="10" stroke-linejoin="round"/>
<path d="{path}" fill="none" stroke="#fffdf6" stroke-width="3.500" stroke-linejoin="round" transform="translate(0 -2)"/>
{_scrolls(shape, high)}{_attic(shape, high)}{_cornice(high, deep)}"""
    return paint, trim


def _shop_window(x: float, y: float, wide: float, high: float) -> str:
    third = wide / 3
    return f"""<ellipse cx="{x + wide / 2}" cy="{y + high / 2}" rx="{wide * 0.9}" ry="{high * 0.95}" fill="url(#halo)"/>
<rect x="{x + 2}" y="{y + 3}" width="{wide}" height="{high + 3}" fill="#1c0f08" fill-opacity=".3"/>
<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="1.500" fill="url(#wood)"/>
<rect x="{x + 5}" y="{y + 5}" width="{wide - 10}" height="{high - 10}" fill="url(#glass)" stroke="#7d5526" stroke-width="1"/>
<rect x="{x + 5}" y="{y + 5}" width="{wide - 10}" height="{high - 10}" fill="url(#lamp)"/>
<path d="M{x + third - 1.5} {y + 4}h3v{high - 8}h-3ZM{x + 2 * third - 1.5} {y + 4}h3v{high - 8}h-3ZM{x + 4} {y + high * 0.36}h{wide - 8}v3h{8 - wide}Z" fill="#fbf5e6"/>
<rect x="{x - 4}" y="{y + high - 1}" width="{wide + 8}" height="5" fill="url(#sill)"/>"""


def _flowers(x: float, y: float, wide: float, seed: int) -> str:
    random = np.random.default_rng(seed)
    parts = [f'<rect x="{x}" y="{y}" width="{wide}" height="7" rx="1.500" fill="#5a3a22"/>']
    for _ in range(int(wide / 2.2)):
        px, py = x + random.uniform(1, wide - 1), y - random.uniform(-2, 5)
        colour = random.choice(["#3f6b3a", "#4d7d44", "#2f5733", "#e26a5a", "#f0a8b4", "#f6d36b"])
        parts.append(
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{random.uniform(1.3, 2.4):.1f}" fill="{colour}"/>'
        )
    return "".join(parts)


def _lantern(x: float, y: float) -> str:
    return f"""<circle cx="{x}" cy="{y}" r="26" fill="url(#light)"/>
<path d="M{x} {y - 13}V{y - 9}M{x - 5} {y - 8}L{x} {y - 12}L{x + 5} {y - 8}Z" stroke="#22282f" stroke-width="1.500" fill="#22282f"/>
<path d="M{x - 4.5} {y - 7}H{x + 4.5}L{x + 3} {y + 6}H{x - 3}Z" fill="#fff3c4" stroke="#22282f" stroke-width="1.500"/>
<path d="M{x - 3} {y + 6}h6v2h-6Z" fill="#22282f"/>"""


def ground(high: float) -> tuple[str, str]:
    """The ground floor, painted part and the rest; a low one is only plinth and door step."""
    paint = f"""<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c8c8c8"/>
<stop offset=".25" stop-color="#f2f2f2"/><stop offset="1" stop-color="#b8b8b8"/></linearGradient></defs>
<rect x="10" y="0" width="572" height="{high}" fill="url(#p)"/>"""
    foot = 14 if high > 60 else high * 0.5
    band = 9.0
    stones = "".join(
        f'<rect x="{6 + i * 58 + 0.8}" y="{high - foot}" width="56.400" height="{foot}" rx="1.500" fill="{tone}"/>'
        for i, tone in enumerate(["#7d7a74", "#86827b", "#757169", "#827e76", "#78746d"] * 2)
    )
    trim = f"""{GLASS}{STONE}
<rect x="2" y="0" width="588" height="{band}" rx="1.500" fill="url(#stone)"/>
<rect x="10" y="{band}" width="572" height="6" fill="#1a0d06" fill-opacity=".35"/>
<rect x="6" y="{high - foot - 1}" width="580" height="{foot + 1}" fill="#4d4a45"/>{stones}
<rect x="6" y="{high - foot}" width="580" height="1.500" fill="#fff" fill-opacity=".25"/>"""
    if high <= 60:
        return (
            paint,
            trim
            + f'<rect x="256" y="{high - foot - 4}" width="80" height="{foot + 4}" rx="1.5" fill="#a5a097"/><rect x="256" y="{high - foot - 4}" width="80" height="2" fill="#fff" fill-opacity=".4"/>',
        )
    floor = high - 4
    top = band + 8
    windows = "".join(
        _shop_window(x, top + 3, 74, floor - top - 22) + _flowers(x + 2, floor - 17, 70, seed)
        for x, seed in ((38, 1), (134, 2), (384, 3), (480, 4))
    )
    trim += windows
    door = f"""
<rect x="254" y="{top - 2}" width="84" height="{floor - top + 2}" fill="#1c0f08" fill-opacity=".35"/>
<rect x="251" y="{top - 4}" width="90" height="7" rx="1.500" fill="url(#stone)"/>
<rect x="255" y="{top + 2}" width="11" height="{floor - top - 2}" fill="url(#wood)"/><rect x="326" y="{top + 2}" width="11" height="{floor - top - 2}" fill="url(#wood)"/>
<rect x="266" y="{top + 2}" width="60" height="{floor - top - 2}" fill="url(#wood)"/>
<path d="M270 {top + 18}a26 13 0 0 1 52 0Z" fill="url(#glass)" stroke="#7d5526" stroke-width="1"/>
<path d="M296 {top + 18}V{top + 5}M296 {top + 18}L278 {top + 9}M296 {top + 18}L314 {top + 9}" stroke="#fbf5e6" stroke-width="2"/>
<rect x="270" y="{top + 21}" width="52" height="{floor - top - 21}" fill="url(#door)"/>
<path d="M296 {top + 21}V{floor}" stroke="#0e2526" stroke-width="1.500"/>
<path d="M274 {top + 25}h18v{(floor - top - 31) * 0.45}h-18ZM300 {top + 25}h18v{(floor - top - 31) * 0.45}h-18ZM274 {top + 28 + (floor - top - 31) * 0.45}h18v{(floor - top - 31) * 0.42}h-18ZM300 {top + 28 + (floor - top - 31) * 0.45}h18v{(floor - top - 31) * 0.42}h-18Z" fill="#fff" fill-opacity=".07" stroke="#0e2526" stroke-opacity=".7" stroke-width="1"/>
<circle cx="301" cy="{(top + floor) / 2 + 8}" r="2.200" fill="#f2cf7c"/>
<path d="M250 {high - 8}h92v8h-92Z" fill="#a9a399"/><path d="M250 {high - 8}h92v2h-92Z" fill="#d8d2c6"/>
<path d="M262 {high - 14}h68v6h-68Z" fill="#b9b3a8"/><path d="M262 {high - 14}h68v1.600h-68Z" fill="#e2dccf"/>
{_lantern(238, top + 22)}{_lantern(354, top + 22)}"""
    return paint, trim + door


def _side() -> tuple[str, str]:
    """One square's height of the house's left edge with its corner stones, long and short."""
    paint = '<rect x="0" y="0" width="40" height="100" fill="#ececec"/>'
    stones = "".join(
        f'<rect x="0" y="{y}" width="{wide}" height="23" rx="1.500" fill="url(#s)"/>'
        f'<rect x="0" y="{y}" width="{wide}" height="1.800" fill="#fffdf6" fill-opacity=".9"/>'
        f'<rect x="{wide - 1.5}" y="{y}" width="1.500" height="23" fill="#6e5f43" fill-opacity=".4"/>'
        f'<rect x="0" y="{y + 21.5}" width="{wide}" height="1.500" fill="#6e5f43" fill-opacity=".5"/>'
        for y, wide in ((1, 15), (26, 10), (51, 15), (76, 10))
    )
    trim = f"""<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#e3d7bf"/><stop offset=".5" stop-color="#f4ebd8"/><stop offset="1" stop-color="#ddd0b5"/></linearGradient>
<linearGradient id="in" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient></defs>
<rect x="0" y="0" width="1.500" height="100" fill="#1a0d06" fill-opacity=".4"/>{stones}
<rect x="32" y="0" width="8" height="100" fill="url(#in)"/>"""
    return paint, trim


SHIELD = "M50 96C26 84 13 66 13 40V13Q32 15 50 6Q68 15 87 13V40C87 66 74 84 50 96Z"
FIELD = "M50 87C31 77 21 62 21 40V21Q36 22 50 15Q64 22 79 21V40C79 62 69 77 50 87Z"
ARMS = """<path d="M25 62V47L31 40L37 47V62ZM63 62V47L69 40L75 47V62Z"/>
<path d="M40 62V38L43 38V34H45.500V30L50 25L54.500 30V34H57V38H60V62Z"/>"""
WAVES = """<path d="M25.500 67Q31.500 62 37.500 67T50 67T62.500 67T74.500 67M32 75.500Q38 71 44 75.500T56 75.500T68 75.500" fill="none"
 stroke-width="3.600" stroke-linecap="round"/>"""


def shield(rim: tuple[str, str, str], field: tuple[str, str], arms: str, shadow: bool = True) -> str:
    """A coat of arms: three gables above the water."""
    under = (
        f'<path d="{SHIELD}" transform="translate(2.500 4)" fill="#000" fill-opacity=".34"/>'
        if shadow
        else ""
    )
    return f"""<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{rim[0]}"/>
<stop offset=".45" stop-color="{rim[1]}"/><stop offset="1" stop-color="{rim[2]}"/></linearGradient>
<linearGradient id="field" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{field[0]}"/><stop offset="1" stop-color="{field[1]}"/></linearGradient></defs>
{under}<path d="{SHIELD}" fill="url(#rim)" stroke="#3a2708" stroke-opacity=".75" stroke-width="1.500"/>
<path d="{FIELD}" fill="url(#field)" stroke="#3a2708" stroke-opacity=".6" stroke-width="1.500"/>
<g fill="{arms}" stroke="none">{ARMS}</g><g stroke="{arms}">{WAVES}</g>
<path d="M16 38V16Q34 17 50 9" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.800"/>"""


BRASS = ("#fff0c0", "#d9a94e", "#8f651f")
IRON = ("#8f979e", "#5c656d", "#30363c")
COAT = shield(BRASS, ("#1f4a66", "#0f2a3e"), "#f7d98d")
COAT_DONE = shield(IRON, ("#3a4249", "#262c32"), "#6d757c")
TICK = '<path d="M30 52L45 67L73 33" fill="none" stroke="#132430" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/><path d="M30 52L45 67L73 33" fill="none" stroke="#9be7a8" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>'


SIGN = """<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a3c49"/><stop offset="1" stop-color="#14222c"/></linearGradient>
<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6dfa6"/><stop offset=".5" stop-color="#cda455"/><stop offset="1" stop-color="#8f651f"/></linearGradient></defs>
<rect x="6" y="9" width="90" height="90" rx="18" fill="#000" fill-opacity=".35"/>
<rect x="3" y="3" width="92" height="92" rx="18" fill="url(#m)"/><rect x="7.500" y="7.500" width="83" height="83" rx="14" fill="url(#b)"/>"""


def _plaster(seed: int, tone: float) -> Pixels:
    """One empty square of the façade: bare plaster, tinted by the theme."""
    size = 144
    level = np.full((size, size), tone)
    level += noise((size, size), 1.2, seed) * 0.004 + noise((size, size), 20.0, seed + 1) * 0.005
    y, x = np.mgrid[0:size, 0:size]
    edge = np.minimum.reduce([x, y, size - 1 - x, size - 1 - y])
    level -= np.where(edge < 1.5, 0.16, 0)
    level += np.where((edge >= 1.5) & (edge < 4) & ((x < 4) | (y < 4)), 0.03, 0)
    return grey(np.clip(level, 0, 1), np.ones((size, size)))


def pictures() -> dict[str, Pixels]:
    """All pictures of houses by name."""
    drawn: dict[str, Pixels] = {}

    def add(name: str, body: str, wide: float, high: float, scale: float = SCALE) -> None:
        drawn[name] = from_svg(body, (0, 0, wide, high), (round(wide * scale), round(high * scale)))

    for shape in PROFILES:
        for name, high in ((shape, 146.0), (f"{shape}.low", 74.0)):
            paint, trim = gable(shape, high)
            add(f"gable.{name}.paint", paint, WIDE, high, SCALE / 2)
            add(f"gable.{name}.trim", trim, WIDE, high)
    for name, high in (("tall", 90.0), ("low", 32.0)):
        paint, trim = ground(high)
        add(f"ground.{name}.paint", paint, WIDE, high, SCALE / 2)
        add(f"ground.{name}.trim", trim, WIDE, high)
    paint, trim = _side()
    add("side.paint", paint, 40, 100)
    add("side.trim", trim, 40, 100)
    drawn["side.paint.right"] = drawn["side.paint"][:, ::-1]
    drawn["side.trim.right"] = drawn["side.trim"][:, ::-1]
    add("coat", COAT, 100, 104)
    add("coat.done", COAT_DONE + TICK, 100, 104)
    add("sign", SIGN, 100, 100)
    drawn["plaster.even"] = _plaster(3, 0.985)
    drawn["plaster.odd"] = _plaster(5, 0.945)
    return drawn
