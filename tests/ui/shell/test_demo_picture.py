"""The demo's pictures are what the window shows, at any width."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.e2e.driver import ROOT, clean_environment
from tests.matrix import seldom

ALIKE = 2.0
"""How far two pictures of the same screen may differ, on average, of 255 steps."""


@pytest.mark.parametrize("width", seldom((412, 413, 414, 415), 413))
def test_a_picture_is_what_the_window_shows(tmp_path: Path, width: int) -> None:
    """Rows of pixels that are no multiple of four bytes long must not shift against each other."""
    arguments = [f"{width}x480", str(tmp_path)]
    # The window is made as soon as the tests' own parts are imported there.
    size = {"KCFG_GRAPHICS_WIDTH": str(width), "KCFG_GRAPHICS_HEIGHT": "480"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.shell.one_picture", *arguments],
        cwd=ROOT,
        env=clean_environment(tmp_path) | size,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr

    with Image.open(tmp_path / "demo" / "settings.png") as taken, Image.open(tmp_path / "painted.png") as own:
        assert taken.size == own.size == (width, 480)
        difference = ImageChops.difference(taken.convert("RGB"), own.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < ALIKE
