"""Which language the device speaks."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping

from nyhavn.i18n.desktop_languages import desktop_languages
from nyhavn.i18n.languages import LANGUAGES, SOURCE, Language
from nyhavn.system import is_android


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the device that the app has, else English."""
    return choose(_wishes(environ))


def choose(wishes: Iterable[str], have: Mapping[str, Language] = LANGUAGES) -> str:
    """The first wished language (`hu_HU.UTF-8`, `es-MX`, `Spanish_Peru`) that the app has, else English."""
    for wish in wishes:
        code = _nearest(wish, have)
        if code:
            return code
    return SOURCE


def _nearest(wish: str, have: Mapping[str, Language]) -> str:
    """The form of the language for the wished region, else that for all, else any of it; or nothing."""
    # A script may stand between language and region: zh-Hant-TW.
    spoken, *parts = wish.replace("-", "_").split(".")[0].split("_")
    by_windows = {
        language.named_by_windows: code.split("_")[0] for code, language in have.items() if not language.base
    }
    spoken = by_windows.get(spoken.lower(), spoken.lower())
    forms = [code for code in have if code.split("_")[0] == spoken]
    for region in (part.upper() for part in reversed(parts)):
        for code in forms:
            if code == f"{spoken}_{region}" or region in have[code].regions.split():
                return code
    return min(forms, key=len, default="")


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
