"""Draws the opponents: each looks out of a window on the quay, with a few expressions."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from assets.draw.raster import Pixels, from_svg

WIDE, HIGH = 100, 120
PIXELS_A_UNIT = 2.0
EXPRESSIONS: Final = ("calm", "glad", "rueful")

PANE = "M13 112V52A37 37 0 0 1 87 52V112Z"
DEFS = """<defs>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".6" stop-color="#f9c877"/><stop offset="1" stop-color="#e39a4e"/></linearGradient>
<linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#ddcfb2"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#5a2a10" stop-opacity=".22"/></linearGradient>
<radialGradient id="blush"><stop offset="0" stop-color="#e0604a" stop-opacity=".42"/><stop offset="1" stop-color="#e0604a" stop-opacity="0"/></radialGradient>
<clipPath id="pane"><path d="M13 112V52A37 37 0 0 1 87 52V112Z"/></clipPath></defs>"""
SHADOW = '<path d="M7 116V54A43 43 0 0 1 93 54V118H7Z" fill="#2b1a08" fill-opacity=".35"/>'
FRAME = f"""<path fill-rule="evenodd" d="M7 114V52A43 43 0 0 1 93 52V114ZM13 112V52A37 37 0 0 1 87 52V112Z" fill="url(#stone)"/>
<path d="{PANE}" fill="none" stroke="#4a3315" stroke-opacity=".55" stroke-width="1.200"/>
<path d="M46 3.500H54L53 15H47Z" fill="#fff7e6" stroke="#b9a57c" stroke-width=".8"/>
<rect x="3" y="110" width="94" height="9" rx="2" fill="url(#stone)" stroke="#a08f6c" stroke-width=".8"/>"""


@dataclass(frozen=True)
class Look:
    """How eyes, brows and mouth are drawn."""

    brow_lift: float
    brow_tilt: float
    """Up at the nose if positive: worried."""
    smiling_eyes: bool
    mouth: str


LOOKS: Final = {
    "calm": Look(0, 0, False, "M43 74Q50 78.500 57 74"),
    "glad": Look(-1.8, 0, True, "M41 72.500Q50 84.500 59 72.500Q50 75.500 41 72.500Z"),
    "rueful": Look(-1.2, 2.4, False, "M44.500 77.500Q49 74.500 57 75.500"),
}


def _eyes(look: Look, iris: str) -> str:
    if look.smiling_eyes:
        arc = 'fill="none" stroke="#2c1a12" stroke-width="2" stroke-linecap="round"'
        return f'<path d="M36.500 58.500Q40.500 54 44.500 58.500" {arc}/><path d="M55.500 58.500Q59.500 54 63.500 58.500" {arc}/>'
    # Whoever made a slip looks aside.
    aside = -1.1 if look.brow_tilt else 0.5
    drawn = ""
    for x in (40.5, 59.5):
        drawn += f'<ellipse cx="{x}" cy="57.500" rx="4.300" ry="3.500" fill="#fffdf6"/>'
        drawn += f'<circle cx="{x + aside}" cy="57.700" r="2.500" fill="{iris}"/><circle cx="{x + aside}" cy="57.700" r="1.250" fill="#1c120c"/>'
        drawn += f'<circle cx="{x + aside + 0.9}" cy="56.700" r=".7" fill="#fff"/>'
        drawn += f'<path d="M{x - 4.6} 56.800Q{x} 52.600 {x + 4.6} 56.800" fill="none" stroke="#2c1a12" stroke-width="1.500" stroke-linecap="round"/>'
    return drawn


def _brows(look: Look, color: str, width: float) -> str:
    y, tilt = 50.5 + look.brow_lift, look.brow_tilt
    stroke = f'fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"'
    return (
        f'<path d="M35.500 {y + 1 + tilt * 0.6}Q40 {y - 2} 45 {y + 0.4 - tilt}" {stroke}/>'
        f'<path d="M64.500 {y + 1 + tilt * 0.6}Q60 {y - 2} 55 {y + 0.4 - tilt}" {stroke}/>'
    )


def _mouth(look: Look, color: str) -> str:
    fill = "#fff8ee" if look.mouth.endswith("Z") else "none"
    return f'<path d="{look.mouth}" fill="{fill}" stroke="{color}" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/>'


def _head(skin: str, dark: str, chin: float = 86.0) -> str:
    return f"""<path d="M42 76H58V96Q50 101 42 96Z" fill="{dark}"/>
<ellipse cx="28.500" cy="59.500" rx="4.200" ry="6" fill="{dark}"/><ellipse cx="71.500" cy="59.500" rx="4.200" ry="6" fill="{dark}"/>
<path d="M28.500 50C28.500 34 38 26.500 50 26.500S71.500 34 71.500 50V60C71.500 74 61 {chin} 50 {chin}S28.500 74 28.500 60Z" fill="{skin}"/>
<path d="M28.500 50C28.500 34 38 26.500 50 26.500S71.500 34 71.500 50V60C71.500 74 61 {chin} 50 {chin}S28.500 74 28.500 60Z" fill="url(#shade)"/>
<circle cx="37" cy="67" r="6.500" fill="url(#blush)"/><circle cx="63" cy="67" r="6.500" fill="url(#blush)"/>"""


def _nose(dark: str, size: float = 1.0) -> str:
    return f'<path d="M50 58Q{50 + 4 * size} {66 + size} {50 + 1.2 * size} {67.500 + size}Q48.500 {68.400 + size} 46.800 {67 + size}" fill="none" stroke="{dark}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/>'


def _freja(look: Look) -> str:
    """The apprentice: ginger plaits, a blue kerchief, freckles, a green smock."""
    hair, deep = "#c8642a", "#9c4719"
    plaits = ""
    for side, x in ((-1, 25), (1, 75)):
        for number in range(4):
            y = 70 + 8.5 * number
            plaits += f'<ellipse cx="{x + side * 0.6 * number}" cy="{y}" rx="5.400" ry="5.200" fill="{hair if number % 2 else deep}"/>'
        plaits += f'<rect x="{x + side * 2 - 3.5}" y="100" width="7" height="4" rx="1.600" fill="#f3d793"/>'
    freckles = "".join(
        f'<circle cx="{x}" cy="{y}" r=".8" fill="#b5653a" fill-opacity=".75"/>'
        for x, y in ((36, 65), (39, 67), (42, 65.5), (58, 65.5), (61, 67), (64, 65), (47, 64), (53, 64))
    )
    return f"""<path d="M14 114C16 99 30 93 50 93S84 99 86 114Z" fill="#4f7d56"/><path d="M40 93L50 104L60 93V98L50 110L40 98Z" fill="#f3ead6"/>
{plaits}<path d="M25 62C22 40 32 24 50 24S78 40 75 62L70 58C70 44 64 38 50 38S30 44 30 58Z" fill="{deep}"/>
{_head("#f7cfa8", "#e3a97e")}{freckles}
<path d="M28 54C28 40 36 34 46 33.500C44 40 36 42 33 47C31 50 30 53 29.500 57ZM72 54C72 40 64 34 54 33.500C56 40 64 42 67 47C69 50 70 53 70.500 57Z" fill="{hair}"/>
<path d="M25.500 46C26 28 36 19.500 50 19.500S74 28 74.500 46C66 37 58 34 50 34S34 37 25.500 46Z" fill="#2f6f9f"/>
<path d="M25.500 46C34 37 42 34 50 34S66 37 74.500 46" fill="none" stroke="#f3ead6" stroke-width="2"/>
<g fill="#f3ead6"><circle cx="38" cy="29" r="1.300"/><circle cx="50" cy="25.500" r="1.300"/><circle cx="62" cy="29" r="1.300"/><circle cx="44" cy="31.500" r="1"/><circle cx="56" cy="31.500" r="1"/></g>
{_brows(look, "#9c4719", 1.8)}{_eyes(look, "#3f7d5a")}{_nose("#d08c60", 0.7)}{_mouth(look, "#b0483a")}"""


def _mads(look: Look) -> str:
    """The mason: a flat cap, a brown beard, a red neckerchief."""
    beard = "#6d4426"
    return f"""<path d="M8 114C10 96 28 90 50 90S90 96 92 114Z" fill="#d9c9a6"/><path d="M22 114L30 93L38 91L36 114ZM78 114L70 93L62 91L64 114Z" fill="#8a6a45"/>
{_head("#eab98c", "#c98e62", 88)}
<path d="M28.500 56C27 74 33 93 50 93S73 74 71.500 56C70 62 68 67 63 69.500Q56.500 66.500 50 69.500Q43.500 66.500 37 69.500C32 67 30 62 28.500 56Z" fill="{beard}"/>
<path d="M30 70C34 84 42 89.500 50 89.500S66 84 70 70" fill="none" stroke="#8a5b35" stroke-width="1.400" stroke-linecap="round"/>
<path d="M43 72.500Q50 68.500 57 72.500Q60 80.500 50 82Q40 80.500 43 72.500Z" fill="#e2a87c"/>
<path d="M25 44C22 30 34 20 52 20S80 28 77 41C78 44 76 46 72 46C60 41 42 41 30 46C26 47 25 46 25 44Z" fill="#5e6b73"/>
<path d="M24.500 45C40 37 62 37 77.500 44.500L80 48.500C62 43 40 43 22.500 49Z" fill="#434e56"/>
<path d="M34 25C40 22 60 21 68 26" fill="none" stroke="#7d8a92" stroke-width="1.800" stroke-linecap="round"/>
<path d="M33 92Q50 103 67 92L69 98Q50 110 31 98Z" fill="#b93a32"/><path d="M45 101L50 112L57 100Z" fill="#9c2d27"/>
{_brows(look, "#573419", 2.8)}{_eyes(look, "#5a3d22")}{_nose("#b87748", 1.5)}{_mouth(look, "#8a3b2c")}
<path d="M72.500 47L83 40" stroke="#e0b04a" stroke-width="2.600" stroke-linecap="round"/><path d="M83 40L86 38" stroke="#3a2a18" stroke-width="1.800" stroke-linecap="round"/>"""


def _astrid(look: Look) -> str:
    """The architect: dark hair with a grey strand, round glasses, an ochre scarf."""
    hair = "#33272c"
    glasses = "".join(
        f'<circle cx="{x}" cy="57.500" r="7.600" fill="#fff" fill-opacity=".16" stroke="#7a5316" stroke-width="1.700"/>'
        for x in (40, 60)
    )
    return f"""<path d="M23 92C18 60 22 24 50 23S82 60 77 92C72 96 66 92 66 86V54H34V86C34 92 28 96 23 92Z" fill="{hair}"/>
<path d="M13 114C15 100 30 94 50 94S85 100 87 114Z" fill="#27405a"/><path d="M50 96L43 114H57Z" fill="#1b2f44"/>
{_head("#f1c7a0", "#d49f78", 85)}
<path d="M27 62C24 42 34 25 50 25S77 42 73 62C72 50 67 42 58 37C52 42 40 46 33 47C30 51 28 56 27 62Z" fill="{hair}"/>
<path d="M58 37C66 40 72 48 73.500 60C75 52 75 42 68 34C65 31 61 34 58 37Z" fill="#b7afb0"/>
{_brows(look, "#33272c", 1.9)}{_eyes(look, "#3b5878")}{glasses}<path d="M47.600 56.500Q50 55 52.400 56.500M32.400 56.500L28.500 55.500M67.600 56.500L71.500 55.500" fill="none" stroke="#7a5316" stroke-width="1.700"/>
{_nose("#c48a62", 0.8)}{_mouth(look, "#a63f45")}
<path d="M31 91Q50 103 69 91Q73 96 70 101Q50 111 30 101Q27 96 31 91Z" fill="#d9a03a"/><path d="M34 96Q50 105 66 96" fill="none" stroke="#b57d22" stroke-width="1.500"/><path d="M60 101L66 114H76L69 99Z" fill="#c98f2d"/>"""


def _holger(look: Look) -> str:
    """The harbour master: a navy cap with a brass anchor, a white beard, brass buttons."""
    beard, shade = "#f4efe6", "#d5cdbf"
    return f"""<path d="M7 114C9 97 28 90 50 90S91 97 93 114Z" fill="#1e3348"/><path d="M36 91L50 108L64 91L70 95L54 114H46L30 95Z" fill="#16283a"/>
<circle cx="34" cy="106" r="2.600" fill="#e9c063" stroke="#8f651f" stroke-width=".8"/><circle cx="66" cy="106" r="2.600" fill="#e9c063" stroke="#8f651f" stroke-width=".8"/>
{_head("#e8b48d", "#c78a63", 88)}
<path d="M27 54C23 78 30 102 50 102S77 78 73 54C71.500 60 69 65.500 63.500 67.500Q56.500 65.500 50 70Q43.500 65.500 36.500 67.500C31 65.500 28.500 60 27 54Z" fill="{beard}"/>
<path d="M33 80Q36 92 44 97M67 80Q64 92 56 97M44 86Q46 93 50 96M56 86Q54 93 50 96" fill="none" stroke="{shade}" stroke-width="1.500" stroke-linecap="round"/>
<path d="M44.500 74Q50 70.500 55.500 74Q58 80.500 50 81.500Q42 80.500 44.500 74Z" fill="#cf9670"/>
<path d="M35 71.500Q41 66.500 50 70.500Q59 66.500 65 71.500Q58 75 50 72.300Q42 75 35 71.500Z" fill="{beard}" stroke="{shade}" stroke-width=".9"/>
<path d="M23 36C21 24 34 16 50 16S79 24 77 36L74 45C60 39 40 39 26 45Z" fill="#22384f"/>
<path d="M26 45C40 38.500 60 38.500 74 45L73 49C60 44.500 40 44.500 27 49Z" fill="#10202f"/>
<path d="M28 47.500C40 43 60 43 72 47.500C68 53 59 50.500 50 50.500S32 53 28 47.500Z" fill="#0d1721"/>
<path d="M25 39C40 33 60 33 75 39" fill="none" stroke="#e9c063" stroke-width="1.800"/>
<g stroke="#f2cf7c" stroke-width="1.700" fill="none" stroke-linecap="round"><circle cx="50" cy="22.600" r="1.700"/><path d="M50 24.500V33.500M46.800 27H53.200M44.200 29.500C45 33 48 34.300 50 34.300S55 33 55.800 29.500"/></g>
{_brows(look, "#efe8dc", 2.8)}{_eyes(look, "#3a6d8c")}{_nose("#b36f49", 1.4)}{_mouth(look, "#8d4434")}"""


FACES: Final = {"apprentice": _freja, "mason": _mads, "architect": _astrid, "harbourmaster": _holger}


def pictures() -> dict[str, Pixels]:
    """Every opponent with every expression, by level: face.mason.glad."""
    drawn = {}
    for level, face in FACES.items():
        for name, look in LOOKS.items():
            body = f'{DEFS}{SHADOW}<path d="{PANE}" fill="url(#dusk)"/><g clip-path="url(#pane)">{face(look)}</g>{FRAME}'
            size = round(WIDE * PIXELS_A_UNIT), round(HIGH * PIXELS_A_UNIT)
            drawn[f"face.{level}.{name}"] = from_svg(body, (0, 0, WIDE, HIGH), size)
    return drawn
