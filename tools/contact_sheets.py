"""Makes contact sheets of the rules for the reader's eye: `python -m tools.contact_sheets [FOLDER]`.

One sheet for each language and device, docs/rules-hu-phone.png and so on: every page whole, as wide as the
device is. The pictures are taken in the running app; a process each, because a window keeps its size.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from nyhavn.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
DEVICES = {"phone": (412, 3300), "tablet": (1280, 2100)}
"""Width of the window, and a height in which every page fits without scrolling."""
SCALE = {"phone": 0.5, "tablet": 0.3}
COLUMNS = {"phone": 12, "tablet": 6}
COLORS = 256
GAP = 10
BACKGROUND = (96, 90, 82)
SETTLE_SECONDS = 0.3


def main(arguments: Sequence[str]) -> int:
    """Take all pictures and lay out the sheets; the exit status."""
    if arguments[:1] == ["shoot"]:
        return _shoot(arguments[1], arguments[2], Path(arguments[3]))
    target = Path(arguments[0]) if arguments else DOCS
    target.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for device in DEVICES:
            with tempfile.TemporaryDirectory() as folder:
                environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
                command = [sys.executable, "-m", "tools.contact_sheets", "shoot", language, device, folder]
                subprocess.run(command, cwd=ROOT, env=environment, check=True)
                sheet = target / f"rules-{language}-{device}.png"
                lay_out(sorted(Path(folder).glob("*.png")), device, sheet)
                print(sheet)
    return 0


def lay_out(pictures: Sequence[Path], device: str, sheet: Path) -> None:
    """Put the pictures side by side on one sheet, in few colours so that it stays small."""
    shots = [_scaled(path, SCALE[device]) for path in pictures]
    rows = [shots[start : start + COLUMNS[device]] for start in range(0, len(shots), COLUMNS[device])]
    width = max(sum(shot.width + GAP for shot in row) for row in rows) + GAP
    height = sum(max(shot.height for shot in row) + GAP for row in rows) + GAP
    whole = Image.new("RGB", (width, height), BACKGROUND)
    y = GAP
    for row in rows:
        x = GAP
        for shot in row:
            whole.paste(shot, (x, y))
            x += shot.width + GAP
        y += max(shot.height for shot in row) + GAP
    few = whole.quantize(COLORS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(sheet, optimize=True)


def _scaled(path: Path, scale: float) -> Image.Image:
    with Image.open(path) as picture:
        size = round(picture.width * scale), round(picture.height * scale)
        return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _shoot(language: str, device: str, folder: Path) -> int:
    """Run the app, open every page and keep a picture of it."""
    from nyhavn.ui import start
    from nyhavn.ui.command_line import Options

    options = Options(size=DEVICES[device], lang=language, data=folder / "data")
    start.set_the_stage(options, DEVICES[device])
    from kivy.clock import Clock

    from nyhavn.ui.app import NyhavnApp
    from nyhavn.ui.preferences import Preferences

    logging.getLogger("PIL").setLevel(logging.WARNING)
    app = NyhavnApp(options, folder, Preferences(_Chosen()))
    Clock.schedule_once(lambda _dt: _Walk(app, folder).start(), SETTLE_SECONDS)
    app.run()
    return 0


class _Chosen:
    """Preferences for the sheets: by day, and nothing moves."""

    set_aside: Path | None = None

    def load(self) -> dict[str, object]:
        return {"theme": "light", "motion": "off"}

    def save(self, values: object) -> None:
        """Nothing is kept."""


class _Walk:
    """Through all pages, a picture each."""

    def __init__(self, app: Any, folder: Path) -> None:
        from nyhavn.rulebook.pages import PAGES

        self._app = app
        self._folder = folder
        self._pages = ["", *(page.key for page in PAGES)]
        self._number = 0

    def start(self) -> None:
        """Open the rules."""
        self._app.open("rules")
        self._later(self._next)

    def _later(self, step: Any) -> None:
        from kivy.clock import Clock

        Clock.schedule_once(lambda _dt: step(), SETTLE_SECONDS)

    def _next(self) -> None:
        if self._number == len(self._pages):
            self._app.stop()
            return
        if page := self._pages[self._number]:
            self._app.manager.current_screen.open_page(page)
        self._later(self._keep)

    def _keep(self) -> None:
        from nyhavn.ui.demo import save_window

        screen = self._app.manager.current_screen
        taken = self._folder / "shot.raw.png"
        save_window(taken)
        with Image.open(taken) as shot:
            used = min(shot.height, round(self._used_height(screen)))
            footer = shot.crop((0, shot.height - _FOOTER, shot.width, shot.height))
            page = shot.convert("RGB").crop((0, 0, shot.width, used + _FOOTER))
            page.paste(footer.convert("RGB"), (0, used))
        taken.unlink()
        if self._pages[self._number] or not screen.wide:
            page.save(self._folder / f"{self._number:02}.png")
        self._number += 1
        self._next()

    def _used_height(self, screen: Any) -> float:
        """From the top of the window to the end of what is read."""
        if screen.page:
            content = screen.reader.content.parent.height
            listed = screen.contents.rows.height + _FOOTER if screen.wide else 0.0
            return float(max(content, listed)) + _BAR
        return float(screen.contents.rows.height) + 2 * _BAR


_BAR, _FOOTER = 60, 57
"""Pixels of the bar above a page and of the footer below it."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
