"""Which language the device speaks."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping

from nyhavn.i18n.desktop_languages import desktop_languages
from nyhavn.i18n.speech import LANGUAGES, SOURCE
from nyhavn.system import is_android

NAMED_BY_WINDOWS = {"english": "en", "hungarian": "hu", "spanish": "es", "french": "fr"}
"""Its C library says `Hungarian_Hungary.1250` where others say `hu_HU`."""


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the device that the app has, else English."""
    return choose(_wishes(environ))


def choose(wishes: Iterable[str]) -> str:
    """The first wished language (`hu_HU.UTF-8`, `fr-CA`, `Spanish_Peru`) that the app has, else English."""
    for wish in wishes:
        name = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
        code = NAMED_BY_WINDOWS.get(name, name)
        if code in LANGUAGES:
            return code
    return SOURCE


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    if is_android(environ):
        yield from _android_languages()
    yield from desktop_languages()
    if sys.platform == "win32":
        yield locale.getlocale()[0] or ""
    yield from environ.get("LANGUAGE", "").split(":")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield environ.get(name, "")


def _android_languages() -> list[str]:
    """All that the player has listed, the one chosen for this app first."""
    from android import mActivity

    locales = mActivity.getResources().getConfiguration().getLocales()
    return str(locales.toLanguageTags()).split(",")
