"""Draws the wooden pier: boards, the beam that carries them, and posts in the water."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

import numpy as np
from scipy import ndimage  # type: ignore[import-untyped]

from assets.draw.raster import Pixels, from_svg, grey

BOARDS = 6
_WIDE, _LONG = 56, 320


def _board(seed: int) -> Pixels:
    """One board seen from above, its grain along it; tinted by the theme's wood."""
    random = np.random.default_rng(seed)
    fine = ndimage.gaussian_filter(random.standard_normal((_LONG, _WIDE)), (34, 0.9))
    broad = ndimage.gaussian_filter(random.standard_normal((_LONG, _WIDE)), (60, 5))
    level = 0.82 + random.uniform(-0.07, 0.07) + fine / fine.std() * 0.028 + broad / broad.std() * 0.03
    y, x = np.mgrid[0:_LONG, 0:_WIDE]
    level += np.clip(1 - np.abs(x - 4.0) / 2.5, 0, 1) * 0.14
    level -= np.clip(1 - np.abs(x - _WIDE + 4.0) / 3.0, 0, 1) * 0.20
    gap = np.clip(np.minimum(x - 1.5, _WIDE - 1.5 - x), 0, 1)
    level = level * gap + 0.16 * (1 - gap)
    for nail_y in (16, _LONG - 17):
        for nail_x in (17, _WIDE - 18):
            far = np.hypot(x - nail_x, y - nail_y)
            level = np.where(far < 3.6, 0.34, level)
            level = np.where((far < 3.4) & (x + y < nail_x + nail_y - 2), 0.62, level)
    return grey(np.clip(level, 0, 1), np.ones((_LONG, _WIDE)))


BEAM = """<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b4b4b4"/>
<stop offset=".18" stop-color="#8c8c8c"/><stop offset="1" stop-color="#4a4a4a"/></linearGradient></defs>
<rect width="200" height="24" fill="url(#b)"/><path d="M0 9Q60 6 120 10T200 8M0 16Q50 19 110 15T200 17" stroke="#3c3c3c" stroke-width="1" fill="none"/>
<rect width="200" height="2.500" fill="#dadada"/>"""

POST = """<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8f8f8f"/><stop offset=".35" stop-color="#777"/>
<stop offset="1" stop-color="#333"/></linearGradient><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="m"><rect width="30" height="60" fill="url(#f)"/></mask></defs><rect width="30" height="60" fill="url(#b)" mask="url(#m)"/>"""


def pictures() -> dict[str, Pixels]:
    """All pictures of the pier by name."""
    drawn = {f"board.{number}": _board(40 + number) for number in range(BOARDS)}
    drawn["beam"] = from_svg(BEAM, (0, 0, 200, 24), (256, 31))
    drawn["post"] = from_svg(POST, (0, 0, 30, 60), (45, 90))
    return drawn
