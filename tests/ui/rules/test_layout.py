"""Every page at every size in every language: nothing cut off, nothing over anything else."""

from __future__ import annotations

import pytest

from nyhavn.i18n import LANGUAGES
from nyhavn.rulebook.pages import PAGES
from nyhavn.ui.rules.reader import LinkChip
from tests.matrix import seldom, spread, thinned
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import on_stage


def look(size: tuple[int, int], language: str, density: float = 1.0, text_size: int = 100) -> list[str]:
    found = []
    with on_stage(size, density, language=language, text_size=text_size) as stage:
        stage.open("rules")
        found += faults(stage.screen)
        for page in PAGES:
            stage.screen.open_page(page.key)
            stage.frames(4)
            assert stage.screen.reader.content.children, page.key
            found += [f"{page.key}: {fault}" for fault in faults(stage.screen)]
    return found


@pytest.mark.parametrize(("size", "language"), thinned(spread(((360, 640), (1280, 800)), LANGUAGES), 2))
def test_every_page_fits(size: tuple[int, int], language: str) -> None:
    assert look(size, language) == []


@pytest.mark.parametrize("language", seldom(LANGUAGES, "de"))
def test_every_page_fits_with_letters_twice_as_large(language: str) -> None:
    assert look((360, 640), language, text_size=200) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(412, 915), (640, 360), (800, 1280), (1440, 900)])
def test_every_page_fits_everywhere(size: tuple[int, int], language: str) -> None:
    assert look(size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(412, 915), (800, 1280), (1280, 800)])
def test_large_letters_fit_everywhere(size: tuple[int, int], language: str) -> None:
    assert look(size, language, text_size=200) == []


@pytest.mark.slow
@pytest.mark.parametrize("density", [2.0, 3.0])
def test_every_page_fits_on_dense_screens(density: float) -> None:
    assert look((int(360 * density), int(640 * density)), "hu", density) == []


@pytest.mark.parametrize("players", seldom((2, 3, 4), 2))
def test_pages_for_every_number_of_players_fit(players: int) -> None:
    with on_stage((360, 640), language="hu") as stage:
        stage.open("rules")
        stage.screen.players = players
        for page in ("setup", "end"):
            stage.screen.open_page(page)
            stage.frames(4)

            assert faults(stage.screen) == []


def test_links_are_as_wide_as_their_words() -> None:
    with on_stage((412, 915), language="de") as stage:
        stage.open("rules")
        for page in PAGES:
            stage.screen.open_page(page.key)
            stage.frames(4)
            links = [each for each in stage.screen.walk() if isinstance(each, LinkChip)]
            assert [link.text for link in links if link.width < link.words_width] == []


def test_turning_the_device_keeps_the_page() -> None:
    with on_stage((412, 915)) as stage:
        stage.open("rules", page="coats")
        assert "rules.page.aim" not in stage.parts
        stage.resize(915, 412)

        assert stage.screen.page == "coats"
        assert stage.parts["rules.page.coats"].selected
        assert faults(stage.screen) == []
