"""Computes the app's Material colour scheme, once, into assets/theme.json: `python -m tools.theme`.

KivyMD solves a scheme anew at every start and every change between light and dark, which takes longer than
the rest of the first frame. Ours never changes, so it is solved here and only read by the app.
"""

from __future__ import annotations

import json

from materialyoucolor.dynamiccolor.color_spec import COLOR_NAMES
from materialyoucolor.dynamiccolor.dynamic_scheme import DynamicScheme
from materialyoucolor.dynamiccolor.material_dynamic_colors import MaterialDynamicColors
from materialyoucolor.dynamiccolor.variant import Variant
from materialyoucolor.hct.hct import Hct
from materialyoucolor.palettes.tonal_palette import TonalPalette

from nyhavn.folders import ASSETS

HARBOUR_HUE = 236.0
BRASS_HUE = 82.0
BRICK_HUE = 30.0
LAMPLIGHT = {"onSurface": "#f6efe0", "onBackground": "#f6efe0", "onSurfaceVariant": "#c8ccc8"}
"""In the evening, letters have the warm white of the windows and not the grey blue of the water."""

QUAY = {
    "Light": {
        "boardSurface": "#fffaf0f2", "boardSurfaceHigh": "#fffdf8", "boardOutline": "#7a6a52",
        "boardText": "#1f2b33", "boardTextSoft": "#4c5a63", "water": "#4f8aa3", "deep": "#3a748f",
        "zenith": "#9ccbe6", "sky": "#bfdfee", "plaster": "#f3e7cc", "plasterInk": "#a08b62",
        "whiteTile": "#fffaf0", "brass": "#c1923a", "brassDark": "#6d4c14", "brassLight": "#f0d084",
        "paper": "#fffaf0", "paperInk": "#2b2118", "legal": "#1f9d4d", "illegal": "#c8281c",
        "pick": "#c27400", "ability": "#0a7fc2", "pay": "#1f9d4d", "discard": "#c8281c", "glow": "#ffd76b",
        "boardShadow": "#2b1c0a", "wood": "#c9a06c", "dim": "#f4ead6", "warning": "#b85c00",
        "coinInk": "#3a2608", "coinUsedInk": "#aca294", "coinBadgeInk": "#fff6dc", "discInk": "#fff0cf",
        "brassFill": "#f6bd4f", "onBrassFill": "#271900", "brassInk": "#6d4c14",
    },
    "Dark": {
        "boardSurface": "#10232fee", "boardSurfaceHigh": "#1b3442", "boardOutline": "#7b8f99",
        "boardText": "#f6efe0", "boardTextSoft": "#c3ccd0", "water": "#0b2230", "deep": "#061520",
        "zenith": "#0a1d2c", "sky": "#15364a", "plaster": "#e4d6b8", "plasterInk": "#8d7a55",
        "whiteTile": "#f7f1e4", "brass": "#d9ab52", "brassDark": "#7d5a1e", "brassLight": "#f6dc98",
        "paper": "#fbf5e6", "paperInk": "#2b2118", "legal": "#6be58c", "illegal": "#ff6a5a",
        "pick": "#ffd76b", "ability": "#7fd4ff", "pay": "#6be58c", "discard": "#ff8a7a", "glow": "#ffe08a",
        "boardShadow": "#000000", "wood": "#8a6543", "dim": "#0b1a24", "warning": "#ffb347",
        "coinInk": "#3a2608", "coinUsedInk": "#aca294", "coinBadgeInk": "#fff6dc", "discInk": "#fff0cf",
        "brassFill": "#f6bd4f", "onBrassFill": "#412d00", "brassInk": "#f6dc98",
    },
}  # fmt: skip
"""What Material has no role for: the board, and brass. Chosen by eye."""


def scheme(is_dark: bool) -> dict[str, str]:
    """Every Material role as #rrggbb: brass on dark water in the evening, harbour blue on paper by day."""
    harbour = TonalPalette.from_hue_and_chroma(HARBOUR_HUE, 34.0)
    water = TonalPalette.from_hue_and_chroma(HARBOUR_HUE, 19.0)
    paper = TonalPalette.from_hue_and_chroma(BRASS_HUE, 6.0)
    brass = TonalPalette.from_hue_and_chroma(BRASS_HUE, 46.0)
    solved = DynamicScheme(
        source_color_hct=Hct.from_hct(HARBOUR_HUE, 34.0, 40.0),
        variant=Variant.TONAL_SPOT,
        contrast_level=0.0,
        is_dark=is_dark,
        spec_version="2021",
        primary_palette=brass if is_dark else harbour,
        secondary_palette=TonalPalette.from_hue_and_chroma(HARBOUR_HUE, 20.0),
        tertiary_palette=harbour if is_dark else brass,
        neutral_palette=water if is_dark else paper,
        neutral_variant_palette=TonalPalette.from_hue_and_chroma(HARBOUR_HUE if is_dark else BRASS_HUE, 14.0),
        error_palette=TonalPalette.from_hue_and_chroma(BRICK_HUE, 84.0),
    )
    roles = {}
    for role in COLOR_NAMES:
        red, green, blue, _ = getattr(MaterialDynamicColors, role).get_rgba(solved)
        roles[role] = f"#{red:02x}{green:02x}{blue:02x}"
    if is_dark:
        roles |= LAMPLIGHT
    return roles


def main() -> None:
    """Write the file."""
    schemes = {style: scheme(is_dark=style == "Dark") | QUAY[style] for style in QUAY}
    (ASSETS / "theme.json").write_text(json.dumps(schemes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
