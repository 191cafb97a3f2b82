"""The files the art is made of: small enough, complete, and free to use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFont

from nyhavn.places import ASSETS

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


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_sheets_can_be_shrunk_cleanly(sheet: str) -> None:
    with Image.open(PICTURES / f"{sheet}.png") as picture:
        width, height = picture.size
    # Old graphics chips make smaller copies only of sizes that are powers of two.
    for side in (width, height):
        assert side & (side - 1) == 0
        assert side <= 2048
    boxes = list(SHEETS[sheet].values())
    for x, y, w, h in boxes:
        assert 8 <= x < x + w + 8 <= width
        assert 8 <= y < y + h + 8 <= height
    for index, (x, y, w, h) in enumerate(boxes):
        for x2, y2, w2, h2 in boxes[index + 1 :]:
            apart = x + w + 16 <= x2 or x2 + w2 + 16 <= x or y + h + 16 <= y2 or y2 + h2 + 16 <= y
            assert apart, "two pictures lie too near each other: their smaller copies would mix"


def test_every_picture_is_on_one_sheet_only() -> None:
    names = [name for sheet in SHEETS.values() for name in sheet]
    assert len(names) == len(set(names))


def test_layers_that_take_a_color_are_grey() -> None:
    tinted = re.compile(
        r"^(tile\.|wall|glyph\.|plaster\.|card\.(field|gable|shadow|outline|veil|empty)$|.*\.paint)"
    )
    for sheet, regions in SHEETS.items():
        with Image.open(PICTURES / f"{sheet}.png") as picture:
            for name, (x, y, w, h) in regions.items():
                if tinted.match(name):
                    top = picture.height - y - h
                    red, green, blue, _ = picture.crop((x, top, x + w, top + h)).split()
                    assert red.tobytes() == green.tobytes() == blue.tobytes(), name


def test_names_in_the_code_are_names_of_pictures() -> None:
    names = {name for sheet in SHEETS.values() for name in sheet}
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
