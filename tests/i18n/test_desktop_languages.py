"""The language of a desktop that says it in its settings alone: Windows, and macOS from the Finder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from nyhavn.i18n import device, system_language
from nyhavn.i18n.desktop_languages import desktop_languages, macos_languages, windows_languages
from nyhavn.i18n.device import choose


class Kernel:
    """Stands for the library of Windows: this list of languages, or a failure."""

    def __init__(self, *languages: str, fails: bool = False) -> None:
        self._text = "".join(f"{name}\0" for name in languages) + "\0"
        self._count = len(languages)
        self._fails = fails

    def GetUserPreferredUILanguages(self, form: int, count: Any, names: Any, length: Any) -> int:  # noqa: N802
        assert form == 8, "by name"
        if self._fails:
            return 0
        count._obj.value = self._count
        if names is not None:
            assert length._obj.value == len(names) == len(self._text)
            for place, letter in enumerate(self._text):
                names[place] = letter
        length._obj.value = len(self._text)
        return 1


@pytest.mark.parametrize(
    ("languages", "chosen"),
    [
        (("hu-HU", "en-US"), "hu"),
        (("sv-SE", "fr-CA", "en-US"), "fr"),
        (("es-419",), "es_419"),
        (("sv-SE",), "en"),
        ((), "en"),
    ],
)
def test_windows_says_its_languages_in_order(languages: tuple[str, ...], chosen: str) -> None:
    assert windows_languages(Kernel(*languages)) == list(languages)
    assert choose(windows_languages(Kernel(*languages))) == chosen


def test_a_windows_that_does_not_say_has_none() -> None:
    assert windows_languages(Kernel(fails=True)) == []


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("Hungarian_Hungary", "hu"),
        ("Hungarian_Hungary.1250", "hu"),
        ("Spanish_Mexico.1252", "es"),
        ("French_Canada", "fr"),
        ("German_Austria.1252", "de"),
        ("Danish_Denmark.1252", "da"),
        ("English_United States", "en"),
    ],
)
def test_the_names_of_windows_are_understood(name: str, chosen: str) -> None:
    """English among them: it must not let the next wish win."""
    assert choose([name, "hu" if chosen != "hu" else "fr"]) == chosen


def macos(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """A program like the one that macOS has for its settings."""
    program = folder / "defaults"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")
    monkeypatch.setattr(sys, "platform", "darwin")


HUNGARIAN = """[ "$*" = "read -g AppleLanguages" ] && cat <<END
(
    "hu-HU",
    "en-HU",
    fr
)
END"""


@pytest.mark.skipif(sys.platform == "win32", reason="the script is one of a shell")
class TestMacOS:
    def test_the_settings_are_asked(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        macos(tmp_path, monkeypatch, HUNGARIAN)

        assert macos_languages() == ["hu-HU", "en-HU", "fr"]

    def test_from_the_finder_without_any_variable(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        macos(tmp_path, monkeypatch, HUNGARIAN)
        monkeypatch.setattr(device, "desktop_languages", lambda: desktop_languages("darwin"))

        assert system_language({}) == "hu"

    def test_settings_that_do_not_say_leave_it_to_the_variables(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        macos(tmp_path, monkeypatch, "echo 'The domain/default pair does not exist' >&2; exit 1")
        monkeypatch.setattr(device, "desktop_languages", lambda: desktop_languages("darwin"))

        assert system_language({}) == "en"
        assert system_language({"LANG": "es_ES.UTF-8"}) == "es"


def test_linux_has_only_variables() -> None:
    assert desktop_languages("linux") == []
