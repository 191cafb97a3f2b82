"""Day turns to evening in the middle of a game: everything on the table is painted anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from nyhavn.ui.art.drawn import repainting
from tests.match.positions import moment, setup_for
from tests.matrix import seldom
from tests.ui.shell.reading import picture_of_window
from tests.ui.table.seated import Seated, at_table

SIGHTS: dict[str, Callable[[Seated], object]] = {
    "table": lambda _table: None,
    "coats": lambda table: table.go_to(40),
    "log": lambda table: table.tabletop.open_log(),
}


@pytest.mark.parametrize("name", seldom((*SIGHTS, "curtain"), "table", "curtain"))
def test_the_table_looks_as_if_it_had_been_evening_all_along(name: str) -> None:
    """And as by day once the day comes back: no stray bar, no colour of before."""
    pictures: dict[str, list[Image.Image]] = {}
    for begun in ("light", "dark"):
        setup = setup_for(2, curtain=name == "curtain")
        with at_table(moment("all active", setup=setup), theme=begun) as table:
            if name == "curtain":
                table.stage.open("home")
                table.stage.open("table")
            elif name in SIGHTS:
                SIGHTS[name](table)
            # The log's older lines come one a frame.
            table.stage.frames(40)
            for theme in (begun, "dark" if begun == "light" else "light", begun):
                table.stage.app.preferences.theme = theme
                table.stage.wait_for(lambda: not table.view.guarded and not repainting.is_under_way)
                table.stage.frames(6)
                pictures.setdefault(theme, []).append(picture_of_window())
    for theme, (first, *others) in pictures.items():
        for other in others:
            difference = ImageStat.Stat(ImageChops.difference(first, other))
            assert max(difference.mean) < 0.05, f"{name}, {theme}: {difference.mean}"
    day, evening = pictures["light"][0], pictures["dark"][0]
    assert max(ImageStat.Stat(ImageChops.difference(day, evening)).mean) > 20, "and they differ"
