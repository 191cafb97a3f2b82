"""Whether the device is set to dark: macOS, by a script in the place of its own program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nyhavn.device import dark_mode

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script is one of a shell")


@pytest.mark.parametrize(
    ("script", "dark"),
    [
        ('[ "$*" = "read -g AppleInterfaceStyle" ] && echo Dark', True),
        (
            "echo 'The domain/default pair of (kCFPreferencesAnyApplication) does not exist' >&2; exit 1",
            False,
        ),
    ],
)
def test_macos_says_so_in_its_settings(
    script: str, dark: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "defaults").write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (tmp_path / "defaults").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dark_mode, "platform", "macosx")

    assert dark_mode.device_is_dark() is dark


@pytest.mark.parametrize("system", ["macosx", "linux"])
def test_where_it_cannot_be_asked_it_is_evening(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(dark_mode, "platform", system)

    assert dark_mode.device_is_dark()
