"""Draws brass: ability medallions, the score track, plates, pennants, and small fronts for the seats."""

# ruff: noqa: E501  (a path of a drawing reads best on one line)

from __future__ import annotations

import math

from assets.draw.houses import BRASS, HALF, PROFILES, STONE, WIDE, _outline, arched
from assets.draw.raster import Pixels, from_svg
from assets.draw.tiles import GLASS

METAL = f"""<defs>
<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{BRASS[0]}"/><stop offset=".5" stop-color="{BRASS[1]}"/><stop offset="1" stop-color="{BRASS[2]}"/></linearGradient>
<linearGradient id="n" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fbe7b0"/><stop offset=".6" stop-color="#e6bd66"/><stop offset="1" stop-color="#b98935"/></linearGradient>
<radialGradient id="face" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#fff3cf"/><stop offset=".5" stop-color="#f0cd80"/><stop offset="1" stop-color="#cf9c42"/></radialGradient>
<linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8d7a63"/><stop offset=".5" stop-color="#54483c"/><stop offset="1" stop-color="#2b251f"/></linearGradient>
<radialGradient id="dark" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#4b443c"/><stop offset="1" stop-color="#2a2622"/></radialGradient>
<linearGradient id="navy" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#25485c"/><stop offset="1" stop-color="#10283a"/></linearGradient></defs>"""


def _coin(rim: str, inner: str, face: str, edge: str) -> str:
    beads = "".join(
        f'<circle cx="{50 + 41.2 * math.cos(a):.2f}" cy="{50 + 41.2 * math.sin(a):.2f}" r="1.250" fill="{edge}"/>'
        for a in (i * math.tau / 36 for i in range(36))
    )
    return f"""{METAL}<circle cx="50" cy="52.500" r="47" fill="#000" fill-opacity=".4"/><circle cx="50" cy="50" r="47" fill="url(#{rim})"/>
<circle cx="50" cy="50" r="46.300" fill="none" stroke="#2b1a05" stroke-opacity=".55" stroke-width="1.200"/>{beads}
<circle cx="50" cy="50" r="37.500" fill="url(#{inner})"/><circle cx="50" cy="50" r="35.500" fill="url(#{face})"/>"""


def _card(x: float, y: float, wide: float, high: float) -> str:
    """A small card with a window cut into it."""
    inner_x, inner_y, inner = x + wide * 0.28, y + high * 0.24, wide * 0.44
    return (
        f'<path fill-rule="evenodd" d="M{x + 3} {y}H{x + wide - 3}Q{x + wide} {y} {x + wide} {y + 3}V{y + high - 3}Q{x + wide} {y + high} {x + wide - 3} {y + high}'
        f"H{x + 3}Q{x} {y + high} {x} {y + high - 3}V{y + 3}Q{x} {y} {x + 3} {y}Z"
        f'M{inner_x} {inner_y}V{inner_y + inner * 1.1}H{inner_x + inner}V{inner_y}Z"/>'
    )


ONE = '<path d="M70.500 66V43.500L64.500 47V40.500L71.500 35.500H77V66Z"/>'
ABILITIES = {
    "any_cards": f"""{_card(20, 31, 18, 28)}{_card(62, 31, 18, 28)}
<rect x="43" y="33.500" width="14" height="23" rx="2.500" fill="none" stroke="#fff" stroke-width="2.600" stroke-dasharray="4 3"/>
<path d="M29.500 66.500C38 75.500 62 75.500 70.500 66.500" fill="none" stroke="#fff" stroke-width="4"/><path d="M75.500 61L75 72.500L64.500 69Z"/><path d="M24.500 61L25 72.500L35.500 69Z"/>""",
    "additional_card": f"""{_card(22, 34, 22, 33)}<path d="M48.500 51h13.500M55.250 44.250v13.500" stroke="#fff" stroke-width="5" fill="none"/>{ONE}""",
    "construction_discount": f"""<path fill-rule="evenodd" d="M22 67V48L34 35.500L46 48V67ZM30 50V60H38V50Z"/><path d="M49.500 48.500h12v5h-12Z"/>{ONE}""",
    "change_of_colors": """<path d="M35.500 32C44 43.500 47 50 47 56A11.500 11.500 0 0 1 24 56C24 50 27 43.500 35.500 32Z"/>
<path d="M64.500 34.500C72 45 74.500 50.500 74.500 56A10 10 0 0 1 54.500 56C54.500 50.500 57 45 64.500 34.500Z" fill="none" stroke="#fff" stroke-width="3.400"/>
<path d="M39 26C46 21 55 21 61 25" fill="none" stroke="#fff" stroke-width="3.800"/><path d="M67 30.500L56 29.500L63 20Z"/>
<path d="M61 74.500C54 79.500 45 79.500 39 75.500" fill="none" stroke="#fff" stroke-width="3.800"/><path d="M33 70L44 71L37 80.500Z"/>""",
    "both_actions": f"""{_card(20, 34, 21, 32)}<path d="M44.500 50h11M50 44.500v11" stroke="#fff" stroke-width="4.200" fill="none"/>
<path fill-rule="evenodd" d="M59 34h11.500v10.500H82V66H59ZM62.500 37.500v4.500h4.500v-4.500ZM62.500 48v4.500h4.500v-4.500ZM73.500 48v4.500h4.500v-4.500Z"/>""",
}

FLAG = "M2 6C30 -2 60 12 96 3C86 26 84 44 92 66C62 74 32 62 2 70Z"
PLATE = f"""{METAL}<rect x="3" y="8" width="176" height="88" rx="18" fill="#000" fill-opacity=".4"/>
<rect x="2" y="3" width="176" height="90" rx="18" fill="url(#m)" stroke="#3a2708" stroke-opacity=".7" stroke-width="2"/>
<rect x="9" y="10" width="162" height="76" rx="12" fill="url(#n)"/><rect x="12" y="13" width="156" height="70" rx="10" fill="#f3d793"/>
<circle cx="22" cy="48" r="4" fill="#a47a2c"/><circle cx="158" cy="48" r="4" fill="#a47a2c"/>"""

LANTERN = """<defs><radialGradient id="g"><stop offset="0" stop-color="#ffd27a" stop-opacity=".95"/><stop offset=".5" stop-color="#ff9a3c" stop-opacity=".45"/><stop offset="1" stop-color="#ff7a2c" stop-opacity="0"/></radialGradient></defs>
<circle cx="50" cy="54" r="46" fill="url(#g)"/>
<path d="M50 12a8 8 0 1 0 .1 0Z" fill="none" stroke="#231a12" stroke-width="4"/>
<path d="M34 34L50 24L66 34V38H34Z" fill="#231a12"/><path d="M36 40H64L60 74H40Z" fill="#ffe9a8" stroke="#231a12" stroke-width="4"/>
<path d="M50 48C57 57 57 66 50 70C43 66 43 57 50 48Z" fill="#ff7a2c"/><path d="M50 57C53 61 53 66 50 68C47 66 47 61 50 57Z" fill="#fff3c0"/>
<path d="M34 74H66V81H34Z" fill="#231a12"/>"""

CHAIN = f"""{METAL}<g fill="none" stroke-linecap="round">
<g stroke="#2b1a05" stroke-opacity=".6" stroke-width="10"><path d="M8 15H52"/><path d="M48 15H92"/></g>
<rect x="-14" y="5" width="34" height="20" rx="10" stroke="url(#m)" stroke-width="6"/><rect x="33" y="5" width="34" height="20" rx="10" stroke="url(#m)" stroke-width="6"/>
<rect x="80" y="5" width="34" height="20" rx="10" stroke="url(#m)" stroke-width="6"/>
<path d="M20 15H33M67 15H80" stroke="#8f651f" stroke-width="8"/><path d="M20 13.500H33M67 13.500H80" stroke="#f6dc98" stroke-width="3"/></g>"""


def _seat(shape: str) -> tuple[str, str]:
    """A front two windows high, 592 units square."""
    path = _outline(PROFILES[shape], 300, 20)
    whole = f"{path}M{WIDE / 2 - HALF} 290H{WIDE / 2 + HALF}V584H{WIDE / 2 - HALF}Z"
    paint = f'<path d="{whole}" fill="#fff"/><path d="M{WIDE / 2 - HALF} 296H{WIDE / 2 + HALF}V330H{WIDE / 2 - HALF}Z" fill="#000" fill-opacity=".25"/>'
    windows = arched(WIDE / 2, 262, 104, 130, halo=False)
    for x in (120, 472):
        windows += arched(x, 500, 120, 150, halo=False)
    door = """<rect x="236" y="352" width="120" height="232" fill="url(#wood)"/><rect x="254" y="372" width="84" height="212" fill="url(#door)"/>
<path d="M254 372H338V420H254Z" fill="url(#glass)"/><circle cx="324" cy="486" r="8" fill="#f2cf7c"/>"""
    trim = f"""{GLASS}{STONE}<path d="{path}" fill="none" stroke="#f7efdd" stroke-width="26" stroke-linejoin="round"/>
<rect x="0" y="282" width="592" height="30" fill="url(#stone)"/>
<path d="M{WIDE / 2 - HALF} 312H{WIDE / 2 - HALF + 22}V584H{WIDE / 2 - HALF}ZM{WIDE / 2 + HALF - 22} 312H{WIDE / 2 + HALF}V584H{WIDE / 2 + HALF - 22}Z" fill="#f1e7d2"/>
<rect x="2" y="556" width="588" height="32" fill="#7d7a74"/>{windows}{door}"""
    return paint, trim


def pictures() -> dict[str, Pixels]:
    """All pictures of brass by name."""
    drawn: dict[str, Pixels] = {}

    def add(name: str, body: str, wide: float, high: float, pixels: float) -> None:
        drawn[name] = from_svg(body, (0, 0, wide, high), (round(wide * pixels), round(high * pixels)))

    add("coin.active", _coin("m", "n", "face", "#8f651f"), 100, 100, 1.92)
    add("coin.used", _coin("d", "d", "dark", "#1c1814"), 100, 100, 1.92)
    ring = '<defs><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter></defs><circle cx="66" cy="66" r="55" fill="#fff" filter="url(#b)" opacity=".8"/><circle cx="66" cy="66" r="54" fill="#fff"/>'
    add("coin.ring", ring, 132, 132, 1.3)
    halo = '<defs><radialGradient id="h"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".55" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="50" r="50" fill="url(#h)"/>'
    add("halo", halo, 100, 100, 1.28)
    for name, body in ABILITIES.items():
        add(f"ability.{name}", f'<g fill="#fff">{body}</g>', 100, 100, 1.92)
    add("plate", PLATE, 180, 97, 1.2)
    add("lantern", LANTERN, 100, 100, 1.6)
    add("chain", CHAIN, 100, 30, 1.6)
    drawn["chain.upright"] = drawn["chain"].transpose(1, 0, 2)
    disc = f'{METAL}<circle cx="50" cy="53" r="47" fill="#000" fill-opacity=".4"/><circle cx="50" cy="50" r="47" fill="url(#m)" stroke="#2b1a05" stroke-opacity=".6" stroke-width="2"/>'
    add("disc", disc + '<circle cx="50" cy="50" r="38" fill="url(#navy)"/>', 100, 100, 1.2)
    add(
        "disc.goal",
        disc
        + '<circle cx="50" cy="50" r="39" fill="url(#n)"/><circle cx="50" cy="50" r="37" fill="#f6dc98"/>',
        100,
        100,
        1.2,
    )
    mast = '<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f6e3bd"/><stop offset="1" stop-color="#8b6a3a"/></linearGradient></defs><rect x="0" y="0" width="10" height="60" rx="3" fill="url(#w)"/>'
    add("mast", mast, 10, 60, 1.2)
    folds = '<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#d5d5d5"/><stop offset=".55" stop-color="#fff"/><stop offset=".85" stop-color="#c9c9c9"/><stop offset="1" stop-color="#f4f4f4"/></linearGradient></defs>'
    add("flag.paint", f'{folds}<path d="{FLAG}" fill="url(#f)"/>', 98, 76, 1.3)
    add(
        "flag.trim",
        f'<path d="{FLAG}" fill="none" stroke="#fffaf0" stroke-width="5.500" stroke-linejoin="round"/><path d="{FLAG}" fill="none" stroke="#1b1208" stroke-opacity=".55" stroke-width="1.500" stroke-linejoin="round"/>',
        98,
        76,
        1.3,
    )
    for name in ("flag.paint", "flag.trim"):
        drawn[f"{name}.left"] = drawn[name][:, ::-1]
    add("spot", '<circle cx="50" cy="50" r="46" fill="#fff"/>', 100, 100, 0.64)
    for shape in PROFILES:
        paint, trim = _seat(shape)
        for layer, body in (("paint", paint), ("trim", trim)):
            drawn[f"seat.{shape}.{layer}"] = from_svg(body, (0, 0, 592, 592), (144, 144))
    return drawn
