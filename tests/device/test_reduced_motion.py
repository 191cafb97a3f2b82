"""Less motion where the device asks for it, and nothing amiss where it cannot be asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.device import reduced_motion


@pytest.mark.parametrize("system", ["android", "win32", "darwin", "linux"])
def test_each_system_is_asked_in_its_own_way(system: str) -> None:
    readers = {name: (lambda name=name: name == system) for name in ("android", "win32", "darwin", "linux")}
    assert reduced_motion.wants_reduced_motion(readers, system)
    assert not reduced_motion.wants_reduced_motion({name: lambda: False for name in readers}, system)


def test_a_system_that_fails_or_is_unknown_asks_for_nothing() -> None:
    def broken() -> bool:
        raise RuntimeError("no such service")

    assert not reduced_motion.wants_reduced_motion({"linux": broken}, "linux")
    assert not reduced_motion.wants_reduced_motion({}, "plan9")


@pytest.mark.parametrize(("line", "wanted"), [("=0", True), ("=false", True), ("=1", False), ("", False)])
def test_a_linux_desktop_says_so_in_its_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, wanted: bool
) -> None:
    kept = tmp_path / "gtk-3.0" / "settings.ini"
    kept.parent.mkdir()
    kept.write_text(f"[Settings]\ngtk-enable-animations{line or '=true'}\n", encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    assert reduced_motion.wants_reduced_motion(system="linux") is wanted


def test_a_desktop_program_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "gsettings"
    program.write_text("#!/bin/sh\necho false\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert reduced_motion.wants_reduced_motion(system="linux")
