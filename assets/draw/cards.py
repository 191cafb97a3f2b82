"""Draws the cards: paper, coloured field, back, the end card with its mermaid, and the marks laid on cards."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

from assets.draw.houses import ARMS, BRASS, FIELD, SHIELD, WAVES
from assets.draw.raster import Pixels, from_svg

WIDE, HIGH = 100.0, 147.0
PIXELS = 2.72
REACH = 16.0
"""How far shadow and outline reach beyond a card, in hundredths of its width."""


def _round(x: float, y: float, wide: float, high: float, radius: float, style: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="{radius}" {style}/>'


PAPER = f"""<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf6"/>
<stop offset="1" stop-color="#efe4cb"/></linearGradient></defs>
{_round(0, 0, WIDE, HIGH, 9, 'fill="#8d7c5e"')}
{_round(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, 8.4, 'fill="url(#paper)"')}"""

FIELD_BOX = f"""<defs><linearGradient id="f" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fff"/>
<stop offset=".55" stop-color="#f3f3f3"/><stop offset="1" stop-color="#dadada"/></linearGradient></defs>
{_round(5, 5, WIDE - 10, HIGH - 10, 5.5, 'fill="#8a8a8a"')}
{_round(5.9, 5.9, WIDE - 11.8, HIGH - 11.8, 4.8, 'fill="url(#f)"')}"""

GABLE = """<path d="M10 141.100V41Q10 38 13 38H17C24 37 26.500 33 27 28.500H33C35 21 41 17 50 17S65 21 67 28.500H73C73.500 33 76 37 83 38H87Q90 38 90 41V141.100Z" fill="#fff"/>"""

VEIL = _round(0, 0, WIDE, HIGH, 9, 'fill="#fff"')
EMPTY = _round(
    2,
    2,
    WIDE - 4,
    HIGH - 4,
    8,
    'fill="#fff" fill-opacity=".10" stroke="#fff" stroke-width="2.5" stroke-dasharray="8 5"',
)

NIGHT = f"""<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e2a40"/><stop offset=".55" stop-color="#1f5266"/><stop offset="1" stop-color="#2f6f77"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{BRASS[0]}"/><stop offset=".45" stop-color="{BRASS[1]}"/><stop offset="1" stop-color="{BRASS[2]}"/></linearGradient>
<clipPath id="in"><rect x="5" y="5" width="90" height="137" rx="5.500"/></clipPath></defs>"""


def _back() -> str:
    """Scales of water in two blues round a brass shield."""
    scales = []
    for row in range(17):
        for column in range(-1, 9):
            x = column * 13 + (6.5 if row % 2 else 0)
            y = row * 9.2 + 2
            scales.append(
                f'<circle cx="{x}" cy="{y}" r="6.900" fill="#17405a" stroke="#2f6d86" stroke-width="1"/>'
                f'<circle cx="{x}" cy="{y}" r="3.800" fill="none" stroke="#24576f" stroke-width="1"/>'
            )
    return f"""{PAPER}{NIGHT}<g clip-path="url(#in)"><rect width="100" height="147" fill="#123349"/>{"".join(scales)}
<rect x="5" y="5" width="90" height="137" fill="#0b2030" fill-opacity=".25"/></g>
<rect x="9" y="9" width="82" height="129" rx="4" fill="none" stroke="url(#brass)" stroke-width="1.600"/>
<circle cx="50" cy="73.500" r="31" fill="#0e2a3d"/><circle cx="50" cy="73.500" r="30" fill="none" stroke="url(#brass)" stroke-width="2.600"/>
<g transform="translate(27 50) scale(.46)"><path d="{SHIELD}" fill="url(#brass)"/><path d="{FIELD}" fill="#17405a"/>
<g fill="#f7d98d">{ARMS}</g><g stroke="#f7d98d">{WAVES}</g></g>"""


def _end() -> str:
    """The end card: a mermaid in the harbour looks up at the moon; her tail rises beside her."""
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff6d8" fill-opacity="{o}"/>'
        for x, y, r, o in (
            (16, 18, 0.8, 0.9), (28, 30, 0.6, 0.7), (82, 20, 0.9, 0.9), (88, 44, 0.6, 0.7), (14, 50, 0.7, 0.8),
            (73, 12, 0.5, 0.6), (40, 12, 0.6, 0.7), (20, 66, 0.5, 0.6), (86, 66, 0.5, 0.6),
        )
    )  # fmt: skip
    ripples = "".join(
        f'<path d="M{x} {y}q{w / 4} -1.600 {w / 2} 0t{w / 2} 0" fill="none" stroke="#cfe9e4" stroke-opacity="{o}" stroke-width="1"/>'
        for x, y, w, o in (
            (12, 112, 20, 0.5), (60, 109, 26, 0.55), (24, 120, 34, 0.5), (66, 121, 22, 0.4), (10, 129, 24, 0.35),
            (46, 130, 40, 0.4), (20, 137, 40, 0.25), (70, 136, 18, 0.3),
        )
    )  # fmt: skip
    scales = "".join(
        f'<path d="M{x:.1f} {y:.1f}a1.900 1.900 0 0 0 3.800 0" fill="none" stroke="#bfeee0" stroke-opacity=".5" stroke-width=".7"/>'
        for row in range(6)
        for x, y in [
            (37.2 + column * 3.8 + (1.9 if row % 2 else 0) + row * 0.25, 93 + row * 2.7)
            for column in range(4)
        ]
    )
    return f"""{PAPER}{NIGHT}<g clip-path="url(#in)"><rect width="100" height="147" fill="url(#sky)"/>{stars}
<circle cx="58" cy="47" r="33" fill="#ffe9b0" fill-opacity=".10"/><circle cx="58" cy="47" r="27.500" fill="#ffe9b0" fill-opacity=".14"/>
<circle cx="58" cy="47" r="23" fill="#fff0c6"/><path d="M52 33a5 5 0 1 0 .1 0M66 52a3.500 3.500 0 1 0 .1 0M55 57a2.500 2.500 0 1 0 .1 0" fill="#f3dca0"/>
<path d="M5 106V88l4-5 4 5v-9l5-6 5 6v12h4v-6l4-4 4 4v21ZM66 106V92h3v-7l5-6 5 6v4l4-4 4 4v-8l4-5 4 5v29Z" fill="#12384b"/>
<path d="M9 94h2v3h-2ZM16 84h2.400v3h-2.400ZM30 94h2v3h-2ZM73 90h2.200v3h-2.200ZM84 95h2v3h-2ZM91 88h2v3h-2Z" fill="#ffd77c"/>
<rect x="0" y="104" width="100" height="43" fill="#14485a"/>
<path d="M44 105h28l6 8-5 5 8 8-6 10H40l6-9-8-7 9-8Z" fill="#ffe9b0" fill-opacity=".22"/>
<path d="M57 124C62 116 68 108 70 98C71.500 91 70 86 66 82C73 81 77 84 79 88C82 84 87 82 93 84C88 87 85 92 83 98C80 109 75 117 68 124Z" fill="#2f9c8f" stroke="#0d3442" stroke-width="1.200" stroke-linejoin="round"/>
<path d="M79 88C78 96 75 106 69 115M70 84.500C73 85.500 75 87 76.500 90M88 86C85 88 83 90 81.500 94" fill="none" stroke="#bfeee0" stroke-opacity=".6" stroke-width=".9"/>
<path d="M33 78C29 84 30 90 35 96C34 101 33 104 32 109H57C56 103 54 99 52.500 95C55 91 56.500 86 56 80C55.500 75 52 72.500 47 72L41 72C37 73 34.500 75 33 78Z" fill="#f3c9a0" stroke="#6b3a25" stroke-width=".8"/>
<path d="M34.500 94C40 97 48 97 53 94.500C55 99 57 104 58 110H30.500C32 104 33.500 99 34.500 94Z" fill="#2f9c8f" stroke="#0d3442" stroke-width="1"/>{scales}
<path d="M55.500 78C60 80 65 77 67 70L62.500 63.500" fill="none" stroke="#6b3a25" stroke-width="6.200" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M55 78.500C60 80 64.500 76.500 66.500 70L62.500 63.500" fill="none" stroke="#f3c9a0" stroke-width="4.800" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M33.500 79C28 85 26.500 93 27 106" fill="none" stroke="#6b3a25" stroke-width="6" stroke-linecap="round"/>
<path d="M33.500 79C28 85 26.500 93 27 106" fill="none" stroke="#f3c9a0" stroke-width="4.600" stroke-linecap="round"/>
<path d="M46 51C37 50 32.500 57 33 66C33.500 74 30 79 31.500 87C32.500 92 36 95 38.500 98C38 94 39 92 41 90C42 93 43.500 95 46 97C46 92 47.500 90 49 86C51 80 56 76 56.500 67C57 58 53 51.500 46 51Z" fill="#b5502c" stroke="#5f2413" stroke-width="1"/>
<path d="M45 52C38 57 37 66 37.500 74C38 81 36 86 37 93M47 53C44 60 43 68 43.500 76C44 83 42 87 43 92M50 54C50 62 49.500 70 48.500 77C48 82 46.500 86 46 92M53 58C54 66 52 74 50 80" fill="none" stroke="#f0a060" stroke-opacity=".75" stroke-width=".9"/>
<path d="M62.500 63.500c-1.500-1.500-1.500-4 .2-5l2.600.6c.8 1.600.4 3.400-1 4.600Z" fill="#f3c9a0" stroke="#6b3a25" stroke-width=".7"/>
<path d="M5 106q6-3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V147H5Z" fill="#14485a" fill-opacity=".92"/>
<path d="M5 106q6-3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0" fill="none" stroke="#cfe9e4" stroke-opacity=".65" stroke-width="1.100"/>
{ripples}</g>
<rect x="5" y="5" width="90" height="137" rx="5.500" fill="none" stroke="url(#brass)" stroke-width="2"/>"""


def _badge(fill: str, sign: str) -> str:
    return f"""<circle cx="50" cy="54" r="44" fill="#000" fill-opacity=".4"/><circle cx="50" cy="50" r="45" fill="#fffaf0"/>
<circle cx="50" cy="50" r="39" fill="{fill}"/>{sign}"""


BADGES = {
    "pay": _badge(
        "#1c7d43",
        '<path d="M29 51L44 66L72 34" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "discard": _badge(
        "#b3261e",
        '<path d="M33 33L67 67M67 33L33 67" stroke="#fff" stroke-width="12" stroke-linecap="round"/>',
    ),
    "ability": _badge(
        "#0b5f96", '<path d="M50 20L58 40L79 41L62 54L68 75L50 63L32 75L38 54L21 41L42 40Z" fill="#fff"/>'
    ),
    "count": _badge("#132a38", ""),
}

CARD_WINDOW = """<rect x="11" y="11" width="78" height="78" rx="5" fill="#fff6dc"/>
<rect x="20" y="20" width="60" height="60" fill="#ffd47a"/><path d="M44 15H56V85H44ZM15 44H85V56H15Z" fill="#fff6dc"/>"""
CARD_WALL = """<path d="M9 35H91V42H9ZM9 60H91V67H9ZM56 9H63V35H56ZM34 42H41V60H34ZM56 67H63V91H56Z" fill="#fff" fill-opacity=".7"/>"""


def pictures() -> dict[str, Pixels]:
    """All pictures of cards by name."""
    drawn: dict[str, Pixels] = {}
    # Plain shapes bear being drawn smaller: they are only tinted and stretched.
    for name, body, share in (
        ("back", _back(), 1.0),
        ("end", _end(), 1.0),
        ("paper", PAPER, 0.75),
        ("field", FIELD_BOX, 0.75),
        ("gable", GABLE, 0.5),
        ("veil", VEIL, 0.5),
        ("empty", EMPTY, 0.5),
    ):
        size = (round(WIDE * PIXELS * share), round(WIDE * PIXELS / 0.68 * share))
        drawn[f"card.{name}"] = from_svg(body, (0, 0, WIDE, HIGH), size)
    high = WIDE / 0.68
    around = (-REACH, -REACH, WIDE + 2 * REACH, high + 2 * REACH)
    large = (round((WIDE + 2 * REACH) * 1.6), round((high + 2 * REACH) * 1.6))
    shadow = '<defs><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter></defs>'
    shadow += _round(1, 1, WIDE - 2, high - 2, 10, 'fill="#000" fill-opacity=".6" filter="url(#b)"')
    drawn["card.shadow"] = from_svg(shadow, around, large)
    outline = '<defs><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4.5"/></filter></defs>'
    outline += _round(-4, -4, WIDE + 8, high + 8, 13, 'fill="#fff" filter="url(#b)" opacity=".75"')
    outline += _round(-5, -5, WIDE + 10, high + 10, 14, 'fill="#fff"')
    drawn["card.outline"] = from_svg(outline, around, large)
    for name, body in BADGES.items():
        drawn[f"badge.{name}"] = from_svg(body, (0, 0, 100, 100), (112, 112))
    drawn["window.card"] = from_svg(CARD_WINDOW, (0, 0, 100, 100), (96, 96))
    drawn["wall.card"] = from_svg(CARD_WALL, (0, 0, 100, 100), (96, 96))
    return drawn
