"""The player's language: texts, plurals, numbers, dates, lists and the alphabet. Knows nothing of Kivy.

`_`, `ngettext` and those with a context always speak the language that `set_language` chose last; texts are
looked up when they are shown, never at import.
"""

from nyhavn.i18n.collation import fold, sort_key
from nyhavn.i18n.device import system_language
from nyhavn.i18n.formats import (
    apart,
    comma_list,
    counted,
    date,
    listing,
    month_and_year,
    month_name,
    number,
    percent,
    together,
)
from nyhavn.i18n.translation import LANGUAGES, _, language, ngettext, npgettext, pgettext, set_language

__all__ = [
    "LANGUAGES",
    "_",
    "apart",
    "comma_list",
    "counted",
    "date",
    "fold",
    "language",
    "listing",
    "month_and_year",
    "month_name",
    "ngettext",
    "npgettext",
    "number",
    "percent",
    "pgettext",
    "set_language",
    "sort_key",
    "system_language",
    "together",
]
