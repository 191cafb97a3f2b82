"""The files the art is made of: small enough, complete, and free to use."""

from __future__ import annotations

import json
import re
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFont

from nyhavn.folders import ASSETS

PICTURES = ASSETS / "pictures"
SHEETS: dict[str, Any] = json.loads((PICTURES / "sheets.json").read_text(encoding="utf-8"))
ART = Path(__file__).resolve().parents[3] / "nyhavn" / "ui" / "art"
FONTS = ["Fraunces-Quay.ttf", "SourceSans3-Regular.ttf", "SourceSans3-Semibold.ttf"]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
HUNGARIAN = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ"
SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»"
FRENCH = "àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»’"
SIGNS = ".,:;!?()[]/+-–—×·…%&'\"“”„"


def test_pictures_and_fonts_stay_small() -> None:
    files = [*PICTURES.iterdir(), *(ASSETS / "fonts").iterdir()]
    assert sum(file.stat().st_size for file in files) < 5_000_000


def copies(sheet: str) -> list[bytes]:
    """The sheet and its smaller copies, as they are unpacked."""
    packed = (PICTURES / f"{sheet}.levels").read_bytes()
    return [
        zlib.decompress(packed[begin : begin + length]) for _, _, begin, length in SHEETS[sheet]["levels"]
    ]


def bytes_a_pixel(sheet: str) -> int:
    return {"rgba": 4, "luminance_alpha": 2}[SHEETS[sheet]["format"]]


def test_every_sheet_has_its_file_and_every_file_its_sheet() -> None:
    assert {file.stem for file in PICTURES.glob("*.levels")} == set(SHEETS)


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_sheets_can_be_shrunk_cleanly(sheet: str) -> None:
    width, height, *_ = SHEETS[sheet]["levels"][0]
    # Old graphics chips have smaller copies only of sizes that are powers of two.
    for side in (width, height):
        assert side & (side - 1) == 0
        assert side <= 2048
    boxes = list(SHEETS[sheet]["pictures"].values())
    for x, y, w, h in boxes:
        assert 8 <= x < x + w + 8 <= width
        assert 8 <= y < y + h + 8 <= height
    for index, (x, y, w, h) in enumerate(boxes):
        for x2, y2, w2, h2 in boxes[index + 1 :]:
            apart = x + w + 16 <= x2 or x2 + w2 + 16 <= x or y + h + 16 <= y2 or y2 + h2 + 16 <= y
            assert apart, "two pictures lie too near each other: their smaller copies would mix"


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_each_copy_is_half_as_large_as_the_one_before(sheet: str) -> None:
    """Graphics cards show nothing at all of a sheet that lacks one."""
    sizes = [(width, height) for width, height, _, _ in SHEETS[sheet]["levels"]]
    assert sizes[-1] == (1, 1)
    for (width, height), smaller in pairwise(sizes):
        assert smaller == (max(1, width // 2), max(1, height // 2))
    deep = bytes_a_pixel(sheet)
    unpacked = copies(sheet)
    assert [len(each) for each in unpacked] == [width * height * deep for width, height in sizes]
    for large, small, (width, _) in zip(unpacked, unpacked[1:], sizes, strict=False):
        if width > 1 and len(large) == 4 * len(small):
            # Four pixels of the lower left corner, and of the middle, make one.
            for row in (0, len(small) // deep // (width // 2) // 2):
                here = small[row * (width // 2) * deep :][:deep]
                below, above = (large[(2 * row + each) * width * deep :][: 2 * deep] for each in (0, 1))
                for part in range(deep):
                    four = below[part] + below[deep + part] + above[part] + above[deep + part]
                    assert abs(here[part] - four / 4) <= 1


def test_every_picture_is_on_one_sheet_only() -> None:
    names = [name for sheet in SHEETS.values() for name in sheet["pictures"]]
    assert len(names) == len(set(names))


def test_layers_that_take_a_color_are_grey() -> None:
    tinted = re.compile(
        r"^(tile\.|wall|glyph\.|plaster\.|card\.(field|gable|shadow|outline|veil|empty)$|.*\.paint)"
    )
    for sheet, entry in SHEETS.items():
        wanted = [box for name, box in entry["pictures"].items() if tinted.match(name)]
        if bytes_a_pixel(sheet) == 2 or not wanted:
            continue
        width, pixels = entry["levels"][0][0], copies(sheet)[0]
        for x, y, w, h in wanted:
            for row in range(y, y + h):
                line = pixels[(row * width + x) * 4 : (row * width + x + w) * 4]
                assert line[::4] == line[1::4] == line[2::4], sheet


def test_names_in_the_code_are_names_of_pictures() -> None:
    names = {name for sheet in SHEETS.values() for name in sheet["pictures"]}
    named = re.compile(r'quads\.add\(\s*"([a-z.]+)"')
    used = {found for file in ART.glob("*.py") for found in named.findall(file.read_text(encoding="utf-8"))}
    assert used
    assert used <= names


@pytest.mark.parametrize("file", FONTS)
def test_fonts_have_every_letter_of_our_languages(file: str) -> None:
    font = ImageFont.truetype(str(ASSETS / "fonts" / file), 40)
    missing = bytes(font.getmask("\uffff"))
    for letter in LETTERS + HUNGARIAN + SPANISH + FRENCH + SIGNS:
        assert bytes(font.getmask(letter)) != missing, letter


@pytest.mark.parametrize("file", FONTS[1:])
def test_figures_of_the_text_face_are_equally_wide(file: str) -> None:
    font = ImageFont.truetype(str(ASSETS / "fonts" / file), 40)
    assert len({font.getlength(figure) for figure in "0123456789"}) == 1


def test_every_font_is_credited_with_its_licence() -> None:
    credits = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    for file in (ASSETS / "fonts").iterdir():
        assert file.name in credits, file.name
        if file.name.startswith("OFL-"):
            assert "SIL OPEN FONT LICENSE" in file.read_text(encoding="utf-8").upper()
