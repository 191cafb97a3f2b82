"""How colours look to different eyes, in plain arithmetic: contrast, blindness to colours, difference."""

from __future__ import annotations

import math

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
MACHADO: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# Viénot, Brettel and Mollon 1999, for the two red-green kinds, on linear light.
VIENOT: dict[str, Matrix] = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def from_hex(value: str) -> Rgb:
    """A colour of palettes.json, without its alpha."""
    return int(value[1:3], 16) / 255, int(value[3:5], 16) / 255, int(value[5:7], 16) / 255


def linear(part: float) -> float:
    """Light of a colour part."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _coded(light: float) -> float:
    light = min(max(light, 0.0), 1.0)
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def seen_as(color: Rgb, matrix: Matrix) -> Rgb:
    """What an eye described by a matrix sees."""
    light = [linear(part) for part in color]
    red, green, blue = (_coded(sum(m * part for m, part in zip(row, light, strict=True))) for row in matrix)
    return red, green, blue


def luminance(color: Rgb) -> float:
    """Relative luminance as WCAG defines it."""
    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast as WCAG defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    """One colour with a share of another laid over it."""
    return (
        one[0] + (other[0] - one[0]) * share,
        one[1] + (other[1] - one[1]) * share,
        one[2] + (other[2] - one[2]) * share,
    )


def _lab(color: Rgb) -> Rgb:
    red, green, blue = map(linear, color)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883

    def curve(part: float) -> float:
        return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    return 116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))


def difference(one: Rgb, other: Rgb) -> float:
    """CIEDE2000: about 2 is just visible, 10 is plain at a glance."""
    light1, a1, b1 = _lab(one)
    light2, a2, b2 = _lab(other)
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    chroma1, chroma2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    hue1 = math.degrees(math.atan2(b1, a1 * stretch)) % 360
    hue2 = math.degrees(math.atan2(b2, a2 * stretch)) % 360
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    middle = (hue1 + turn / 2) % 360 if chroma1 * chroma2 else hue1 + hue2
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    weight = (
        1
        - 0.17 * _cos(middle - 30)
        + 0.24 * _cos(2 * middle)
        + 0.32 * _cos(3 * middle + 6)
        - 0.20 * _cos(4 * middle - 63)
    )
    d_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    d_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    d_hue = (
        2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    )
    blue = 60 * math.exp(-(((middle - 275) / 25) ** 2))
    twist = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(blue))
    return math.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
