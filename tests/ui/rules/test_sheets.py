"""The contact sheets in docs: one for each language and device, with every page on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from nyhavn.i18n import LANGUAGES
from tools.contact_sheets import COLUMNS, DEVICES, DOCS, GAP, SCALE, lay_out


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sheet(language: str, device: str) -> None:
    with Image.open(DOCS / f"rules-{language}-{device}.png") as sheet:
        page = DEVICES[device][0] * SCALE[device]

        assert sheet.width >= 5 * page
        assert sheet.height >= page


def test_all_pictures_are_laid_out(tmp_path: Path) -> None:
    count = COLUMNS["tablet"] + 1
    pictures = []
    for number in range(count):
        pictures.append(tmp_path / f"{number}.png")
        Image.new("RGB", (100, 50 + number), (200, 0, 0)).save(pictures[-1])
    sheet = tmp_path / "sheet.png"
    lay_out(pictures, "tablet", sheet)

    with Image.open(sheet) as laid:
        reds = laid.convert("RGB").getchannel("R").histogram()[150:]
        wide = round(100 * SCALE["tablet"])
        high = [round((50 + number) * SCALE["tablet"]) for number in range(count)]
        assert laid.width == COLUMNS["tablet"] * (wide + GAP) + GAP
        assert sum(reds) == wide * sum(high)
