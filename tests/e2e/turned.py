"""Drives a table that lies flat as whoever is to move sees it: everything upright, from that side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nyhavn.match.sides import Side, angle_of
from tests.e2e.driver import Driver, Place, Screen
from tests.e2e.tuio import Point


class TurnedDriver(Driver):
    """Tells and takes places as the person to move has them; the app itself is told of the glass."""

    def __init__(self, folder: Path, sides: Sequence[Side], *options: str, **how: Any) -> None:
        super().__init__(folder, *options, **how)
        self._sides = tuple(sides)
        self._angle = 0

    @property
    def screen(self) -> Screen:
        screen = super().screen
        self._angle = 0
        if screen["screen"] == "table" and screen["state"] is not None:
            self._angle = angle_of(self._sides[screen["state"]["current"]])
            glass = screen["size"]
            for widget in screen["widgets"].values():
                widget["rect"] = self._to_person(widget["rect"], glass)
        return screen

    def _to_person(self, rect: list[float], glass: list[int]) -> list[float]:
        x, y, width, height = rect
        across, up = glass
        match self._angle:
            case 90:
                return [y, across - x - width, height, width]
            case 180:
                return [across - x - width, up - y - height, width, height]
            case 270:
                return [up - y - height, x, height, width]
        return rect

    def _fraction(self, place: Place) -> Point:
        x, y = self.rect(place).center if isinstance(place, str) else place
        across, up = self.size()
        match self._angle:
            case 90:
                x, y = across - y, x
            case 180:
                x, y = across - x, up - y
            case 270:
                x, y = y, up - x
        return x / across, y / up
