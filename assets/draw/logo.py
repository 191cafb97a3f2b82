"""Draws the app's sign: three gables above the water, for launcher, start-up picture and home screen."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

from assets.draw.houses import BRASS, CENTRE, HALF, PROFILES, STONE, _outline, arched
from assets.draw.raster import Pixels, from_svg
from assets.draw.tiles import GLASS

SKY = """<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12324a"/><stop offset=".42" stop-color="#2c6078"/>
<stop offset=".66" stop-color="#c08f70"/><stop offset=".74" stop-color="#f0b878"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c5064"/><stop offset="1" stop-color="#0a2231"/></linearGradient></defs>"""


STARS = """<g fill="#fff3cf"><circle cx="440" cy="92" r="4"/><circle cx="150" cy="60" r="3"/><circle cx="62" cy="160" r="3"/><circle cx="352" cy="62" r="3"/>
<circle cx="452" cy="150" r="3.500"/><circle cx="300" cy="46" r="2.500"/><path d="M112 62A34 34 0 1 0 138 118A30 30 0 0 1 112 62Z"/></g>"""


def _house(shape: str, x: float, wide: float, high: float, colour: str, dark: str, bays: int) -> str:
    """A front with its gable, standing on y = 372."""
    foot, roof = 372.0, wide * 0.52
    top = foot - high
    scale = wide / (2 * HALF)
    path = _outline(PROFILES[shape], roof / scale, 0)
    parts = [
        f'<rect x="{x}" y="{top - 2}" width="{wide}" height="{high + 2}" fill="{colour}"/>',
        f'<g transform="translate({x - (CENTRE - HALF) * scale:.2f} {top - roof + 2:.2f}) scale({scale:.4f})">'
        f'<path d="{path}" fill="{colour}" stroke="#f8efdc" stroke-width="{9 / scale:.1f}" stroke-linejoin="round"/></g>',
        f'<rect x="{x - 5}" y="{top - 5}" width="{wide + 10}" height="10" rx="2" fill="#f8efdc"/>',
        f'<rect x="{x}" y="{top + 5}" width="{wide}" height="8" fill="{dark}" fill-opacity=".6"/>',
        arched(x + wide / 2, top - 14, wide * 0.24, roof * 0.46),
    ]
    step = wide / bays
    rows = int((high - 6) // 66)
    for row in range(rows):
        for bay in range(bays):
            parts.append(arched(x + step * (bay + 0.5), top + 70 + row * 66, step * 0.54, 50))
    return "".join(parts)


def fronts() -> str:
    """Three houses side by side, 512 units wide."""
    return f"""{GLASS}{STONE}{_house("stepped", 40, 138, 160, "#e0a437", "#8f5a06", 2)}
{_house("bell", 334, 138, 176, "#2f73bb", "#173c63", 2)}{_house("curved", 166, 180, 212, "#c23a33", "#631b17", 3)}"""


def water(top: float) -> str:
    """Water with the light of the houses on it."""
    lines = "".join(
        f'<path d="M{x} {y}q{w / 4} -9 {w / 2} 0t{w / 2} 0" fill="none" stroke="{c}" stroke-opacity="{o}" stroke-width="7" stroke-linecap="round"/>'
        for x, y, w, c, o in (
            (52, top + 34, 120, "#f3c36b", 0.75), (200, top + 30, 120, "#e2776a", 0.8), (346, top + 36, 116, "#7fb2e6", 0.75),
            (110, top + 66, 130, "#f3c36b", 0.5), (270, top + 68, 140, "#ffe6b0", 0.5), (170, top + 98, 180, "#7fb2e6", 0.35),
        )
    )  # fmt: skip
    return f'<rect x="-200" y="{top}" width="912" height="400" fill="url(#sea)"/><rect x="-200" y="{top - 6}" width="912" height="12" fill="#4d4a45"/><rect x="-200" y="{top - 6}" width="912" height="3" fill="#b9b3a8"/>{lines}'


def icon() -> str:
    """The whole sign on a square with round corners and a brass rim."""
    return f"""{SKY}<defs><clipPath id="r"><rect x="12" y="12" width="488" height="488" rx="112"/></clipPath>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{BRASS[0]}"/><stop offset=".45" stop-color="{BRASS[1]}"/><stop offset="1" stop-color="{BRASS[2]}"/></linearGradient></defs>
<g clip-path="url(#r)"><rect width="512" height="512" fill="url(#sky)"/>{STARS}{fronts()}{water(372)}</g>
<rect x="17" y="17" width="478" height="478" rx="107" fill="none" stroke="url(#brass)" stroke-width="14"/>"""


def pictures() -> dict[str, Pixels]:
    """Pictures with a file of their own, by file name."""
    whole = (0.0, 0.0, 512.0, 512.0)
    # An adaptive launcher icon shows the middle two thirds of its layers.
    layer = (-128.0, -110.0, 768.0, 768.0)
    behind = f'{SKY}<rect x="-200" y="-200" width="912" height="912" fill="url(#sky)"/>{water(372)}'
    return {
        "icon": from_svg(icon(), whole, (512, 512)),
        "icon_foreground": from_svg(SKY + fronts(), layer, (432, 432)),
        "icon_background": from_svg(behind, layer, (432, 432)),
        "presplash": from_svg(icon(), (-256, -256, 1024, 1024), (768, 768)),
    }
