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

from nyhavn.places import ASSETS

HARBOUR_HUE = 236.0
BRASS_HUE = 82.0
BRICK_HUE = 30.0
LAMPLIGHT = {"onSurface": "#f6efe0", "onBackground": "#f6efe0", "onSurfaceVariant": "#c8ccc8"}
"""In the evening, letters have the warm white of the windows and not the grey blue of the water."""


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
    schemes = {"Light": scheme(is_dark=False), "Dark": scheme(is_dark=True)}
    (ASSETS / "theme.json").write_text(json.dumps(schemes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
