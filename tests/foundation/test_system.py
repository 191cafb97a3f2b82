"""Which system this is: asked in one place."""

from pathlib import Path

import pytest

from nyhavn.system import is_android, is_desktop
from tests.foundation import ROOT


def test_only_one_file_knows_how_android_is_recognised() -> None:
    asking = [
        path.relative_to(ROOT).as_posix()
        for path in sorted(Path(ROOT / "nyhavn").rglob("*.py"))
        if "ANDROID_ARGUMENT" in (code := path.read_text("utf-8")) or 'platform == "android"' in code
    ]

    assert asking == ["nyhavn/system.py"]


def test_a_phone_is_no_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)
    assert (is_android(), is_desktop()) == (False, True)

    monkeypatch.setenv("ANDROID_ARGUMENT", "app")
    assert (is_android(), is_desktop()) == (True, False)
    assert not is_android({})
