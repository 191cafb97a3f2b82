"""The pictures follow material.py: what moves in the rules moves in the picture."""

from __future__ import annotations

import json

import pytest

from tests.ui.art.rendering import Picture, drawn  # isort: skip  (tells Kivy how to start)
from nyhavn.engine import material
from nyhavn.folders import ASSETS
from nyhavn.ui.art import house, track
from nyhavn.ui.art.house import GABLES, HouseArt
from nyhavn.words import names


def test_numbers_and_names_are_those_of_the_rules() -> None:
    assert track.LAST == material.WINNING_SCORE
    assert len(names.FILES) == material.COLUMNS


def test_everything_in_the_box_has_its_picture() -> None:
    sheets = json.loads((ASSETS / "pictures" / "sheets.json").read_text(encoding="utf-8"))
    pictures = {name for sheet in sheets.values() for name in sheet["pictures"]}
    assert pictures >= {f"ability.{key}" for key in material.ABILITIES}
    assert set(GABLES) == set(material.HOUSE_COLORS)
    assert pictures >= {f"gable.{gable}.paint" for gable in GABLES.values()}


def _house() -> tuple[HouseArt, Picture]:
    subject = HouseArt(size=(500, 800), pos=(0, 0))
    return subject, drawn(subject)


def test_coats_are_drawn_on_their_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    subject, printed = _house()
    monkeypatch.setattr(house, "COAT_SQUARES", ())
    _, bare = _house()
    different = {
        (x, y)
        for x in range(material.COLUMNS)
        for y in range(material.ROWS)
        if printed.box(*subject.square_rect(x, y)) != bare.box(*subject.square_rect(x, y))
    }
    assert different == set(material.COAT_SQUARES)


def test_signs_hang_beside_their_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    subject, printed = _house()
    monkeypatch.setattr(house, "COAT_ROWS", ())
    _, bare = _house()
    beside = {
        row
        for row in range(material.ROWS)
        for left, bottom, width, height in [subject.square_rect(material.COLUMNS, row)]
        if printed.at(left + width * 0.4, bottom + height / 2)
        != bare.at(left + width * 0.4, bottom + height / 2)
    }
    assert beside == set(material.COAT_ROWS)
