"""The words of the game from A to Z, each with the way to where it is explained."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _, sort_key
from nyhavn.rulebook.page import IndexWord, Page, Section
from nyhavn.rulebook.terms import PLACES, term
from nyhavn.words.names import capital


def _sections(_players: int) -> Sequence[Section]:
    return (Section("words", "", text=(_("Tap a word to read about it."),), index=_index()),)


def _index() -> tuple[IndexWord, ...]:
    """Every term in the order of the alphabet."""
    words = [IndexWord(key, capital(term(key)), place) for key, place in PLACES.items()]
    return tuple(sorted(words, key=lambda each: sort_key(each.word)))


PAGE = Page("words", "book-alphabet", lambda: _("Glossary"), lambda: _("From A to Z"), _sections)
