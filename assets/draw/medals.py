"""Draws what is on the medals of the book of the harbour: one sign each, white, to be tinted on a coin."""

from __future__ import annotations

import math

from assets.draw.raster import Pixels, from_svg

PIXELS = 0.96
"""Pixels of one unit; a sign is 100 units across, its coin's face 71."""


def _square(x: float, y: float, side: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{side * 0.14:.2f}" fill="#fff"/>'


def _window(x: float, y: float, side: float) -> str:
    """A square with four panes cut out."""
    edge, pane = side * 0.16, side * 0.28
    places = (edge, side - edge - pane)
    panes = "".join(
        f"M{x + a:.2f} {y + b:.2f}h{pane:.2f}v{pane:.2f}h{-pane:.2f}Z" for a in places for b in places
    )
    return f'<path fill-rule="evenodd" fill="#fff" d="M{x} {y}h{side}v{side}h{-side}Z{panes}"/>'


def _line(path: str, width: float = 5) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _fill(path: str) -> str:
    return f'<path d="{path}" fill="#fff" fill-rule="evenodd"/>'


def _dot(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius}" fill="#fff"/>'


def _ring(x: float, y: float, radius: float, width: float = 5) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#fff" stroke-width="{width}"/>'


def _gable(x: float, y: float, wide: float, high: float) -> str:
    """A small house front with a window."""
    roof = y + high * 0.4
    side = wide * 0.36
    left, top = x + (wide - side) / 2, roof + high * 0.14
    return _fill(
        f"M{x} {y + high}V{roof}L{x + wide / 2} {y}L{x + wide} {roof}V{y + high}Z"
        f"M{left:.2f} {top:.2f}h{side:.2f}v{side:.2f}h{-side:.2f}Z"
    )


CUP = "M34 28H66V44Q66 60 53 62V70H62V76H38V70H47V62Q34 60 34 44Z"
HANDLES = "M34 33H25Q25 49 36 51M66 33H75Q75 49 64 51"
ANCHOR = "M50 38V74M38 48H62M28 58Q30 74 50 74Q70 74 72 58"
BOLT = "M55 20L30 54H47L43 80L70 43H53Z"
DROP = "M50 20C64 39 70 48 70 57A20 20 0 0 1 30 57C30 48 36 39 50 20Z"
BUBBLE = "M26 28H74Q79 28 79 33V58Q79 63 74 63H52L38 76V63H26Q21 63 21 58V33Q21 28 26 28Z"

SIGNS = {
    "first_win": _fill(CUP) + _line(HANDLES, 4),
    "ten_wins": _fill("M28 70V40L22 44V36L31 29H38V70Z") + _ring(60, 50, 16, 8),
    "five_in_a_row": "".join(_gable(18 + 13 * n, 54 - 6 * n, 11, 22 + 6 * n) for n in range(5)),
    "four_characters": "".join(_gable(x, y, 22, 24) for x in (25, 53) for y in (23, 52)),
    "harbourmaster": _ring(50, 29, 8, 5) + _line(ANCHOR, 6),
    "round_table": _ring(50, 50, 15, 6)
    + "".join(_dot(50 + 28 * math.cos(a), 50 + 28 * math.sin(a), 6.5) for a in (0.785, 2.356, 3.927, 5.498)),
    "no_abilities": _ring(50, 50, 22, 6) + _dot(50, 50, 9) + _line("M28 72L72 28", 6),
    "comeback": _line("M28 34V52Q28 70 46 70H52Q68 70 68 54V36", 7) + _fill("M68 22L82 42H54Z"),
    "photo_finish": _fill("M28 44H42V74H28ZM56 40H70V74H56Z") + _line("M22 32H78", 4),
    "last_card": _fill("M32 22H68V78H32ZM39 29V71H61V29Z") + _fill("M42 33H58L50 50L58 67H42L50 50Z"),
    "swift": _fill(BOLT),
    "window_column": "".join(_window(41, 20 + 15.500 * n, 14) for n in range(4)),
    "window_rows": "".join(_window(19 + 16 * x, 26 + 17 * y, 14) for x in range(4) for y in range(3)),
    "chain": "".join(
        f'<rect x="{x}" y="{y}" width="24" height="15" rx="7.500" fill="none" stroke="#fff" '
        f'stroke-width="5" transform="rotate(-40 {x + 12} {y + 7.5})"/>'
        for x, y in ((20, 58), (38, 43), (56, 28))
    ),
    "rainbow_row": _dot(22, 50, 6) + _fill("M31 56L37.500 44L44 56Z") + _square(46, 44, 11)
    + _line("M60 46q3 -4 6 0t6 0M60 54q3 -4 6 0t6 0", 3.500) + _fill("M80 42L86 50L80 58L74 50Z"),
    "no_gap": _fill("M30 78V40L50 22L70 40V78Z"),
    "three_lines": _line("M26 34H74M26 50H74M26 66H74", 8),
    "crossing": _fill("M44 20H56V44H80V56H56V80H44V56H20V44H44Z"),
    "six_points": "".join(_dot(x, y, 6) for x in (38, 62) for y in (30, 50, 70)),
    "free_tile": _square(26, 26, 16) + _square(26, 44, 16) + _square(44, 44, 16) + _ring(65, 66, 10, 5),
    "giants": "".join(_square(x, y, 16) for x, y in ((42, 24), (24, 42), (42, 42), (60, 42), (42, 60))),
    "full_set": "".join(
        _dot(50 + 22 * math.sin(n * math.tau / 5), 50 - 22 * math.cos(n * math.tau / 5), 9) for n in range(5)
    ),
    "attic": _line("M22 56L50 26L78 56", 8) + _window(41, 52, 18),
    "one_color": _fill(DROP),
    "perfect_review": _ring(45, 45, 20, 6) + _line("M60 60L76 76", 8) + _line("M36 45L43 52L55 39", 5),
    "polyglot": _fill(BUBBLE + "M30 37H70V42H30ZM30 48H60V53H30Z"),
}  # fmt: skip


def pictures() -> dict[str, Pixels]:
    """All signs by the names of their medals."""
    size = round(100 * PIXELS)
    return {f"medal.{name}": from_svg(body, (0, 0, 100, 100), (size, size)) for name, body in SIGNS.items()}
