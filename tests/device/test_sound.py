"""Sounds: heard when they are on, never by surprise, and nothing amiss without a speaker."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nyhavn.device.sound import NAMES
from nyhavn.folders import ASSETS

PLAY = """
import os, sys, time
from pathlib import Path
from nyhavn.device.sound import Sounds
sounds = Sounds(Path(sys.argv[1]))
sounds.on = sys.argv[2] == "on"
sounds.volume = float(sys.argv[3])
sounds.play("end")
if sounds._loading is not None:
    sounds._loading.join(60)
print(sorted(sounds._sounds))
sounds.play("end")
# As long as it takes until something is heard; where nothing is to be heard, long enough to notice it.
heard = Path(os.environ["SDL_DISKAUDIOFILE"])
end = time.monotonic() + (300 if sounds.on and sounds.volume and sys.argv[4] == "disk" else 0.4)
while time.monotonic() < end and not (heard.exists() and any(heard.read_bytes())):
    time.sleep(0.05)
"""


def _played(folder: Path, driver: str, on: str, volume: float) -> tuple[str, bytes]:
    """What a process says of the loaded sounds, and what it sent to the speaker."""
    heard = folder / "heard.raw"
    environment = {
        **os.environ,
        "SDL_AUDIODRIVER": driver,
        "SDL_DISKAUDIOFILE": str(heard),
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONSOLELOG": "1",
        "KIVY_HOME": str(folder),
        "PYTHONPATH": str(ASSETS.parent),
    }
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(ASSETS / "sounds"), on, str(volume), driver],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return done.stdout.splitlines()[-1], heard.read_bytes() if heard.exists() else b""


def test_every_sound_is_there_and_is_heard(tmp_path: Path) -> None:
    loaded, heard = _played(tmp_path, "disk", "on", 1.0)
    assert loaded == str(sorted(NAMES))
    assert any(heard)


@pytest.mark.parametrize(("on", "volume"), [("off", 1.0), ("on", 0.0)])
def test_nothing_is_heard_or_even_loaded_when_it_is_off(tmp_path: Path, on: str, volume: float) -> None:
    loaded, heard = _played(tmp_path, "disk", on, volume)
    assert loaded == "[]"
    assert not any(heard)


def test_without_a_speaker_it_is_silent(tmp_path: Path) -> None:
    loaded, heard = _played(tmp_path, "there-is-none", "on", 1.0)
    assert loaded == "[]"
    assert not heard
