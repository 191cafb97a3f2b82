"""Every language of the app, an entry each: what it is called and how its speakers write.

A new language takes an entry here and a catalogue in assets/languages. The settings, the command line and
Android's own list of the app's languages follow (`python -m tools.catalogues extract` writes the last).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NO_BREAK = "\u00a0"
NARROW = "\u202f"
"""The narrow no-break space of French."""
SOURCE: Final = "en"
"""The language that the code is written in; it has no catalogue."""


@dataclass(frozen=True, slots=True)
class Language:
    """How a language is called, groups digits, joins a list, writes a date, quotes and sorts."""

    name: str
    """As its own speakers look for it."""
    decimal: str
    group: str
    percent: str
    last: str
    """What joins the last thing of a list to the others."""
    date: str
    months: str
    quotes: tuple[str, str]
    """The marks round a name in a sentence, with the spaces that belong to them."""
    first_day: str = "1"
    """How the first of a month is written."""
    own_letters: str = ""
    """Letters and groups of letters with a place of their own in the alphabet: each behind the letter that
    it follows, those of one place joined by a slash."""
    named_by_windows: str = ""
    """Its C library says `Hungarian_Hungary.1250` where others say `hu_HU`."""
    base: str = ""
    """The language whose texts are said where this one, a regional form of it, has none of its own."""
    regions: str = ""
    """Where a regional form is spoken."""


LATIN_AMERICA = "419 AR BO BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"
_SPANISH_MONTHS = "ene feb mar abr may jun jul ago sept oct nov dic"

LANGUAGES: Final = {
    "en": Language(
        "English",
        decimal=".",
        group=",",
        percent="%",
        last=" and ",
        date="{day} {month} {year}",
        months="Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec",
        quotes=("“", "”"),
        named_by_windows="english",
    ),
    "da": Language(
        "Dansk",
        decimal=",",
        group=".",
        percent=NO_BREAK + "%",
        last=" og ",
        date="{day}. {month} {year}",
        months="jan. feb. mar. apr. maj juni juli aug. sept. okt. nov. dec.",
        quotes=("»", "«"),
        own_letters="z æ/ä ø/ö å",
        named_by_windows="danish",
    ),
    "de": Language(
        "Deutsch",
        decimal=",",
        group=".",
        percent=NO_BREAK + "%",
        last=" und ",
        date="{day}. {month} {year}",
        months="Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        quotes=("„", "“"),
        named_by_windows="german",
    ),
    "es": Language(
        "Español (España)",
        decimal=",",
        group=".",
        percent=NO_BREAK + "%",
        last=" y ",
        date="{day} {month} {year}",
        months=_SPANISH_MONTHS,
        quotes=("«", "»"),
        own_letters="n ñ",
        named_by_windows="spanish",
    ),
    "es_419": Language(
        # Latinoamérica, as devices say, is too long for large letters on a phone.
        "Español (América)",
        decimal=".",
        group=",",
        percent=NO_BREAK + "%",
        last=" y ",
        date="{day} {month} {year}",
        months=_SPANISH_MONTHS,
        quotes=("«", "»"),
        own_letters="n ñ",
        base="es",
        regions=LATIN_AMERICA,
    ),
    "fr": Language(
        "Français",
        decimal=",",
        group=NARROW,
        percent=NARROW + "%",
        last=" et ",
        date="{day} {month} {year}",
        months="janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        quotes=("«" + NO_BREAK, NO_BREAK + "»"),
        first_day="1er",
        named_by_windows="french",
    ),
    "hu": Language(
        "Magyar",
        decimal=",",
        group=NO_BREAK,
        percent="%",
        last=" és ",
        date="{year}. {month} {day}.",
        months="jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.",
        quotes=("„", "”"),
        own_letters="c cs, d dz dzs, g gy, l ly, n ny, o ö/ő, s sz, t ty, u ü/ű, z zs",
        named_by_windows="hungarian",
    ),
}
