"""What a page of the rules is made of: sections with texts, pictures, terms and ways to other pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a screen is to make when its page is opened: of which kind, and of what."""

    kind: str
    subjects: tuple[Any, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


def picture(kind: str, /, *subjects: Any, **options: Any) -> Picture:
    """A picture of a kind; what it takes is up to the screen that makes it."""
    return Picture(kind, subjects, options)


@dataclass(frozen=True, slots=True)
class IndexWord:
    """A word of the game and where it is explained."""

    key: str
    word: str
    place: str
    """A link: `page.section`."""


@dataclass(frozen=True, slots=True)
class Section:
    """One thought of a page, in the language spoken now."""

    key: str
    """Its name within the page."""
    heading: str
    text: tuple[str, ...] = ()
    """Paragraphs."""
    points: tuple[str, ...] = ()
    """What is listed below them."""
    signs: tuple[Picture, ...] = ()
    """A small picture for each point, or none at all."""
    sign: Picture | None = None
    """A small picture beside the heading."""
    figures: tuple[Picture, ...] = ()
    terms: tuple[str, ...] = ()
    """Words of the game that are explained here; the search finds them first."""
    links: tuple[str, ...] = ()
    """Pages, or `page.section`, that say more."""
    index: tuple[IndexWord, ...] = ()
    """Words with the way to where they are explained."""
    by_players: bool = False
    """Whether it differs by the number of players, which the reader can choose here."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules. Its texts are asked for anew for each language and number of players."""

    key: str
    icon: str
    title: Callable[[], str]
    note: Callable[[], str]
    """What it is about, in a few words."""
    sections: Callable[[int], Sequence[Section]]
    """The sections for a number of players."""


def split_link(link: str) -> tuple[str, str]:
    """The page of a link and the section, which may be empty."""
    page, _, section = link.partition(".")
    return page, section
