"""The language spoken now, and the catalogues behind it."""

from __future__ import annotations

import gettext
from typing import Final

from nyhavn.folders import ASSETS
from nyhavn.i18n.catalogue import load
from nyhavn.i18n.languages import LANGUAGES as KNOWN
from nyhavn.i18n.languages import SOURCE

DOMAIN: Final = "nyhavn"
LANGUAGES: Final = {code: language.name for code, language in KNOWN.items()}
"""Every language of the app, by the name that its own speakers look for."""

catalogues: dict[str, gettext.NullTranslations] = {SOURCE: gettext.NullTranslations()}
_spoken = SOURCE


def language() -> str:
    """The code of the language that is spoken now."""
    return _spoken


def set_language(code: str) -> None:
    """Speak this language from now on; ValueError if the app has none such."""
    global _spoken
    if code not in LANGUAGES:
        raise ValueError(f"no such language: {code!r}")
    _catalogue(code)
    _spoken = code


def _catalogue(code: str) -> gettext.NullTranslations:
    """The texts of a language; a regional form has those of its base behind its own."""
    if code not in catalogues:
        found = load(ASSETS / "languages" / code / "LC_MESSAGES" / DOMAIN)
        found.add_fallback(_catalogue(KNOWN[code].base or SOURCE))
        catalogues[code] = found
    return catalogues[code]


def _(text: str) -> str:
    """The text in the language spoken now."""
    return catalogues[_spoken].gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """The text for this many things in the language spoken now."""
    return catalogues[_spoken].ngettext(one, many, count)


def pgettext(context: str, text: str) -> str:
    """The text as it is said in this context, where one English text has several translations."""
    return catalogues[_spoken].pgettext(context, text)


def npgettext(context: str, one: str, many: str, count: int) -> str:
    """The text for this many things, as it is said in this context."""
    return catalogues[_spoken].npgettext(context, one, many, count)
