"""Draws the quay: sky, a row of old houses, moored boats, and their reflection in the water."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from scipy import ndimage  # type: ignore[import-untyped]

from assets.draw.houses import CENTRE, HALF, PROFILES, _outline
from assets.draw.raster import Pixels, from_svg, noise

WIDE, HIGH = 2048, 1024
SHORE = 512
"""Where houses end and water begins."""


@dataclass(frozen=True)
class Hour:
    """The light of a time of day."""

    sky: tuple[tuple[float, str], ...]
    water: tuple[str, str]
    houses: tuple[str, ...]
    shade: float
    trim: str
    glass: str
    lit: float
    far: tuple[str, str]
    wall: str
    hull: tuple[str, ...]
    mast: str
    lamps: bool
    mirror: float


DUSK = Hour(
    sky=(
        (0, "#15364a"),
        (0.16, "#1c475c"),
        (0.30, "#49697a"),
        (0.44, "#a08478"),
        (0.56, "#e0a672"),
        (1, "#f2c07f"),
    ),
    water=("#1d4a5c", "#0b2230"),
    houses=("#8f3a34", "#b07a35", "#3f6a58", "#3c5d80", "#a55f3c", "#7a4a5e", "#c0a06a", "#55707a"),
    shade=0.42,
    trim="#d9c9ad",
    glass="#22313d",
    lit=0.56,
    far=("#4d5f6c", "#33495a"),
    wall="#33383c",
    hull=("#1c2c38", "#5a2a28", "#23443f"),
    mast="#141d24",
    lamps=True,
    mirror=0.66,
)
DAY = Hour(
    sky=((0, "#bfdfee"), (0.2, "#d3e8ea"), (0.38, "#f3ead4"), (0.55, "#fcdcae"), (1, "#fdd9a4")),
    water=("#6fa5b5", "#4f8aa3"),
    houses=("#c9584b", "#e3aa4c", "#6fa585", "#5f8fbf", "#d98a5a", "#a97893", "#ecd29a", "#86a9b3"),
    shade=0.0,
    trim="#fff8ea",
    glass="#5f7f92",
    lit=0.22,
    far=("#b9cdd2", "#9dbac2"),
    wall="#8d8a84",
    hull=("#2f5068", "#9c443a", "#3f6f66"),
    mast="#5a4632",
    lamps=False,
    mirror=0.72,
)


def _mix(colour: str, with_: str, share: float) -> str:
    a = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(with_[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x * (1 - share) + y * share):02x}" for x, y in zip(a, b, strict=True))


def _window(random: Generator, hour: Hour, x: float, y: float, wide: float, high: float) -> str:
    lit = random.random() < hour.lit
    glow = str(random.choice(["#ffd98a", "#ffe3a3", "#ffc766", "#f9b858"]))
    halo = (
        f'<ellipse cx="{x + wide / 2:.1f}" cy="{y + high / 2:.1f}" rx="{wide * 1.25:.1f}" ry="{high:.1f}" fill="url(#halo)"/>'
        if lit and hour.lamps
        else ""
    )
    return f"""{halo}<rect x="{x - 1.5:.1f}" y="{y - 1.5:.1f}" width="{wide + 3:.1f}" height="{high + 3:.1f}" fill="{hour.trim}"/>
<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{glow if lit else hour.glass}"/>
<path d="M{x + wide / 2 - 0.7:.1f} {y:.1f}h1.400v{high:.1f}h-1.400ZM{x:.1f} {y + high * 0.36:.1f}h{wide:.1f}v1.400h-{wide:.1f}Z" fill="{hour.trim}"/>
<rect x="{x - 2.5:.1f}" y="{y + high + 1:.1f}" width="{wide + 5:.1f}" height="2" fill="{hour.trim}"/>"""


def _house(random: Generator, hour: Hour, x: float, wide: float, high: float, shape: str, colour: str) -> str:
    floors = int(high // 46)
    bays = max(2, int(wide // 34))
    roof = wide * random.uniform(0.26, 0.36)
    top = SHORE - 8 - high
    body = _mix(colour, "#0d2230", hour.shade)
    dark = _mix(body, "#0a1a24", 0.35)
    parts = [
        f'<rect x="{x + 6}" y="{top - 6}" width="{wide}" height="{high + 6}" fill="#000" fill-opacity=".12"/>',
        f'<rect x="{x}" y="{top}" width="{wide}" height="{high}" fill="{body}"/>',
        f'<rect x="{x}" y="{top}" width="{wide}" height="{high}" fill="url(#side)"/>',
    ]
    gable = _outline(PROFILES[shape], 592 * roof / wide, 0)
    scale = wide / (2 * HALF)
    parts.append(
        f'<g transform="translate({x - (CENTRE - HALF) * scale:.1f} {top - roof + 2:.1f}) scale({scale:.4f})">'
        f'<path d="{gable}" fill="{_mix(body, hour.trim, 0.05)}" stroke="{hour.trim}" stroke-width="9" stroke-linejoin="round"/></g>'
    )
    parts.append(f'<rect x="{x - 2}" y="{top - 2}" width="{wide + 4}" height="5" fill="{hour.trim}"/>')
    parts.append(_window(random, hour, x + wide / 2 - 7, top - roof * 0.55, 14, min(22.0, roof * 0.42)))
    step = wide / bays
    rise = (high - 44) / floors
    for floor in range(floors):
        for bay in range(bays):
            parts.append(
                _window(
                    random,
                    hour,
                    x + step * (bay + 0.5) - 7.5,
                    top + 12 + floor * rise,
                    15,
                    min(27.0, rise - 13),
                )
            )
    ground = SHORE - 8 - 36
    parts.append(
        f'<rect x="{x}" y="{ground}" width="{wide}" height="36" fill="{dark}"/><rect x="{x}" y="{ground}" width="{wide}" height="3" fill="{hour.trim}"/>'
    )
    door = int(random.integers(0, bays))
    awning = str(random.choice(["#b9463c", "#dfe3d8", "#3f6f66", "#d8a23f"]))
    for bay in range(bays):
        middle = x + step * (bay + 0.5)
        if bay == door:
            parts.append(
                f'<rect x="{middle - 8}" y="{ground + 8}" width="16" height="28" fill="{hour.trim}"/><rect x="{middle - 5.5}" y="{ground + 11}" width="11" height="25" fill="#1d3b3a"/>'
            )
        else:
            parts.append(_window(random, hour, middle - 10, ground + 10, 20, 17))
            if random.random() < 0.3:
                shade = _mix(awning, "#0d2230", hour.shade)
                parts.append(f'<path d="M{middle - 13} {ground + 5}h26l4 9h-34Z" fill="{shade}"/>')
    if random.random() < 0.6:
        chimney = x + wide * random.uniform(0.68, 0.82)
        parts.insert(
            0,
            f'<rect x="{chimney}" y="{top - roof * 0.62}" width="13" height="{roof * 0.62}" fill="{dark}"/>',
        )
    return "".join(parts)


def _far(hour: Hour, random: Generator) -> str:
    """Roofs and towers far away."""
    parts, x = [], -20.0
    while x < WIDE:
        wide, high = random.uniform(60, 150), random.uniform(150, 260)
        parts.append(
            f'<path d="M{x} {SHORE}V{SHORE - high}l{wide / 2} -{wide * 0.3}l{wide / 2} {wide * 0.3}V{SHORE}Z" fill="{hour.far[0]}"/>'
        )
        x += wide * 0.86
    for tower, high in ((310, 430), (1170, 468), (1690, 400)):
        top = SHORE - high
        parts.append(
            f'<path d="M{tower - 26} {SHORE}V{top + 190}h8v-34h-5v-8h10c0-20 4-30 9-38v-46l4-64l4 64v46c5 8 9 18 9 38h10v8h-5v34h8V{SHORE}Z" fill="{hour.far[1]}"/>'
            f'<circle cx="{tower}" cy="{top}" r="3" fill="#d9ab52"/>'
        )
    return "".join(parts)


def _boat(hour: Hour, random: Generator, x: float, long: float, hull: str) -> str:
    """A moored sailing boat: hull, cabin, masts, rigging and furled sails."""
    deck = SHORE + 8
    body = _mix(hull, "#0d2230", hour.shade * 0.5)
    mast = long * random.uniform(1.25, 1.6)
    parts = [
        f'<path d="M{x - long * 0.05} {deck - 12}C{x + long * 0.2} {deck - 3} {x + long * 0.7} {deck - 3} {x + long * 1.06} {deck - 16}C{x + long * 1.02} {deck + 2} {x + long * 0.97} {deck + 12} {x + long * 0.9} {deck + 16}H{x + long * 0.08}C{x + long * 0.02} {deck + 8} {x - long * 0.02} {deck} {x - long * 0.05} {deck - 12}Z" fill="{body}"/>',
        f'<path d="M{x - long * 0.05} {deck - 12}C{x + long * 0.2} {deck - 3} {x + long * 0.7} {deck - 3} {x + long * 1.06} {deck - 16}" stroke="{hour.trim}" stroke-width="2.500" fill="none"/>',
        f'<rect x="{x + long * 0.24}" y="{deck - 20}" width="{long * 0.26}" height="14" rx="2" fill="{_mix("#8b6a45", "#0d2230", hour.shade)}"/>',
        f'<path d="M{x + long * 0.28} {deck - 16}h6v5h-6ZM{x + long * 0.36} {deck - 16}h6v5h-6Z" fill="#ffd98a"/>',
    ]
    for share, part in ((0.38, 1.0), (0.72, 0.82)):
        foot, top = x + long * share, deck - 10 - mast * part
        parts.append(
            f'<rect x="{foot - 2}" y="{top}" width="4" height="{mast * part + 4}" fill="{hour.mast}"/>'
        )
        parts.append(
            f'<path d="M{foot} {top + 6}L{foot - long * 0.28} {deck - 8}M{foot} {top + 6}L{foot + long * 0.28} {deck - 8}M{foot} {top + mast * 0.3}L{foot - long * 0.16} {deck - 8}" stroke="{hour.mast}" stroke-width="1" fill="none" stroke-opacity=".8"/>'
        )
        boom = deck - 10 - mast * 0.16
        parts.append(
            f'<path d="M{foot} {boom}h{-long * 0.26}" stroke="{hour.mast}" stroke-width="3"/><path d="M{foot - 2} {boom - 3}h{-long * 0.24}q-4 3 0 5h{long * 0.24}Z" fill="{_mix("#efe3c8", "#0d2230", hour.shade * 0.8)}"/>'
        )
    flag = str(random.choice(["#c94b3f", "#e0ab45", "#3f82bd"]))
    foot = x + long * 0.38
    top = deck - 10 - mast
    parts.append(
        f'<path d="M{foot + 2} {top}q10 -3 20 1l-4 5l4 5q-10 -4 -20 -1Z" fill="{_mix(flag, "#0d2230", hour.shade * 0.4)}"/>'
    )
    return "".join(parts)


def _lamps(hour: Hour) -> str:
    parts = []
    for x in range(64, WIDE, 176):
        parts.append(
            f'<path d="M{x - 1.5} {SHORE - 6}V{SHORE - 62}h3v56Z" fill="{hour.mast}"/><path d="M{x - 6} {SHORE - 64}h12l-2 -14h-8Z" fill="#ffefb8" stroke="{hour.mast}" stroke-width="1.500"/><path d="M{x - 6} {SHORE - 78}l6 -6l6 6Z" fill="{hour.mast}"/>'
        )
        if hour.lamps:
            parts.append(f'<circle cx="{x}" cy="{SHORE - 71}" r="46" fill="url(#halo)"/>')
    return "".join(parts)


def _shore(hour: Hour, seed: int) -> str:
    """Everything that stands above the water."""
    random = np.random.default_rng(seed)
    shapes = list(PROFILES)
    houses, x, index = [], -40.0, 0
    while x < WIDE:
        wide = float(random.choice([98, 112, 128, 142, 160]))
        high = float(random.uniform(190, 292))
        houses.append(
            _house(
                random,
                hour,
                x,
                wide,
                high,
                shapes[int(random.integers(0, 4))],
                hour.houses[index % len(hour.houses)],
            )
        )
        x += wide
        index += 1 if random.random() < 0.75 else 2
    boats = "".join(
        _boat(hour, random, at, long, hour.hull[i % 3])
        for i, (at, long) in enumerate(
            [(90, 150), (420, 120), (700, 176), (1010, 128), (1290, 166), (1620, 136), (1850, 150)]
        )
    )
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in hour.sky)
    return f"""<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".07"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".5"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient></defs>
<rect width="{WIDE}" height="{SHORE + 40}" fill="url(#sky)"/>{_far(hour, random)}{"".join(houses)}
<rect x="0" y="{SHORE - 9}" width="{WIDE}" height="9" fill="{_mix(hour.wall, hour.trim, 0.25)}"/>{_lamps(hour)}
<rect x="0" y="{SHORE - 3}" width="{WIDE}" height="22" fill="{hour.wall}"/>{boats}"""


def _hex(colour: str) -> Pixels:
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def scene(hour: Hour, seed: int) -> Pixels:
    """The whole strip: shore and its broken reflection, fading into plain water at the bottom."""
    shore = from_svg(_shore(hour, seed), (0, 0, WIDE, SHORE + 24), (WIDE, SHORE + 24))[..., :3]
    strip = np.zeros((HIGH, WIDE, 3))
    water_line = SHORE + 14
    strip[:water_line] = shore[:water_line]
    depth = HIGH - water_line
    rows = np.arange(depth)
    source = np.clip(water_line - 1 - rows * 1.02, 0, water_line - 1)
    wobble = noise((depth, 512), 1.0, 5)
    wobble = ndimage.gaussian_filter(wobble, (1.4, 22), mode="wrap")
    wobble /= wobble.std()
    wide_wobble = ndimage.zoom(wobble, (1, WIDE / 512), order=1)
    reach = 1.5 + 11 * (rows / depth)[:, None] ** 0.8
    columns = (np.arange(WIDE)[None, :] + wide_wobble * reach) % WIDE
    lines = np.clip(source[:, None] + wide_wobble * reach * 0.6, 0, water_line - 1)
    mirrored = np.dstack(
        [
            ndimage.map_coordinates(shore[..., c], [lines, columns], order=1, mode="grid-wrap")
            for c in range(3)
        ]
    )
    mirrored = np.dstack([ndimage.gaussian_filter(mirrored[..., c], (2.6, 0.8)) for c in range(3)])
    fall = (rows / depth)[:, None, None]
    near, deep = _hex(hour.water[0]), _hex(hour.water[1])
    plain = near * (1 - fall) + deep * fall
    share = hour.mirror * np.clip(1 - fall / 0.86, 0, 1) ** 0.85
    water = plain * (1 - share) + (mirrored * 0.86 + plain * 0.14) * share
    glint = noise((depth, 512), 1.0, 9)
    glint = ndimage.zoom(ndimage.gaussian_filter(glint, (0.9, 9), mode="wrap"), (1, WIDE / 512), order=1)
    glint /= glint.std()
    bright = np.clip(glint - 1.35, 0, 1.2)[..., None] * (1 - fall) ** 0.7 * np.clip(1 - fall / 0.9, 0, 1)
    water += bright * 0.13 * _hex("#ffe7b8")
    dim = np.clip(-glint - 1.2, 0, 1.2)[..., None] * np.clip(1 - fall / 0.9, 0, 1)
    water *= 1 - 0.10 * dim
    strip[water_line:] = water
    edge = slice(water_line, water_line + 7)
    strip[edge] *= np.linspace(0.55, 1, 7)[:, None, None]
    return np.concatenate([np.clip(strip, 0, 1), np.ones((HIGH, WIDE, 1))], axis=2)


def pictures() -> dict[str, Pixels]:
    """The quay in the evening and in the late afternoon."""
    return {"quay_dark": scene(DUSK, 11), "quay_light": scene(DAY, 11)}
