"""Finds what a player looks for in the rules: terms first, then headings, then anything that is said.

Accents do not matter, and neither do endings: who types `címerek` finds `címer`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nyhavn.i18n import fold
from nyhavn.rulebook.page import Page, Section

SHORTEST_STEM = 4
"""Letters of a word that are enough to know it by, when the typed word goes on differently."""
MOST_HITS = 12
_TERM, _HEADING, _TEXT = 3, 2, 1
_WORD = re.compile(r"\w+")
_SPELT_OUT = re.compile(r"([aou])e|(?<=a)a")


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that answers, and the words that say why."""

    page: str
    section: str
    title: str
    excerpt: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A section as it is searched."""

    page: str
    page_title: str
    section: Section

    @property
    def title(self) -> str:
        """The heading, or the page's title where a section has none."""
        return self.section.heading or self.page_title

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything that it says."""
        return (*self.section.text, *self.section.points)


def entries(pages: Iterable[Page], players: int) -> Iterator[Entry]:
    """All sections of the book in the language spoken now."""
    for page in pages:
        for section in page.sections(players):
            yield Entry(page.key, page.title(), section)


def find(query: str, book: Iterable[Entry]) -> list[Hit]:
    """The sections that answer, best first; each of the typed words must be found."""
    wanted = _words(query)
    if not wanted:
        return []
    rated = [(rate, entry) for entry in book if (rate := _rate(wanted, entry))]
    rated.sort(key=lambda found: -found[0])
    return [
        Hit(entry.page, entry.section.key, entry.title, _excerpt(wanted, entry))
        for _, entry in rated[:MOST_HITS]
    ]


def _typed(text: str) -> str:
    """The text as anybody may type it: without accents, and alike with ä and ae, ø and oe, å and aa."""
    return _SPELT_OUT.sub(r"\1", fold(text))


def _words(text: str) -> list[str]:
    return _WORD.findall(_typed(text))


def _rate(wanted: list[str], entry: Entry) -> int:
    """How well the section answers; 0 if one of the words is nowhere in it."""
    fields = (
        (_TERM, _words(" ".join(entry.section.terms))),
        (_HEADING, _words(f"{entry.title} {entry.page_title}")),
        (_TEXT, _words(" ".join(entry.sentences))),
    )
    total = 0
    for word in wanted:
        best = max((_fit(word, there) * weight for weight, words in fields for there in words), default=0)
        if not best:
            return 0
        total += best
    return total


def _fit(typed: str, word: str) -> int:
    """Whether a word of the text answers a typed one: the same, its beginning, or only its ending differs."""
    if word == typed:
        return 4
    if word.startswith(typed):
        return 3
    if len(word) >= SHORTEST_STEM and typed.startswith(word):
        return 2
    # Hungarian lengthens the last vowel before an ending, which folding undoes; Spanish and French only add.
    stem = max(SHORTEST_STEM, len(typed) - 2)
    return 1 if len(typed) > stem and word[:stem] == typed[:stem] else 0


def _excerpt(wanted: list[str], entry: Entry) -> str:
    """The sentence that says most about the typed words, else the first one."""

    def worth(sentence: str) -> int:
        return sum(max((_fit(word, there) for there in _words(sentence)), default=0) for word in wanted)

    return max(entry.sentences, key=worth, default=entry.page_title)
