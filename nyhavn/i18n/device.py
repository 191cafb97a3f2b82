"""Which language the device speaks."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping

from nyhavn.i18n.speech import LANGUAGES, SOURCE


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language of the device that the app has, else English."""
    return choose(_wishes(environ))


def choose(wishes: Iterable[str]) -> str:
    """The first of the wished languages (`hu_HU.UTF-8`, `fr-CA`, ...) that the app has, else English."""
    for wish in wishes:
        code = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    if "ANDROID_ARGUMENT" in environ:
        yield _android_language()
    if sys.platform in ("win32", "darwin"):
        yield locale.getlocale()[0] or ""
    yield from environ.get("LANGUAGE", "").split(":")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        yield environ.get(name, "")


def _android_language() -> str:
    from jnius import autoclass  # type: ignore[import-not-found]

    return str(autoclass("java.util.Locale").getDefault().getLanguage())
