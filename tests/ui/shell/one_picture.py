"""Has the demo take one picture, and paints the same screen a second time apart from the window.

Run as a program: a window gets the frame of its size for sure only where it is made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from nyhavn.ui import start


def main(size: str, folder: str) -> int:
    """Start the app in a window of this size and leave demo/settings.png and painted.png in the folder."""
    from nyhavn.ui import demo

    def play(self: demo.Demo) -> Iterator[None]:
        from tests.ui.shell.reading import picture_of_window

        self._app.preferences.motion = "off"
        self._app.open("settings")
        yield from self._picture("settings")
        picture_of_window().save(Path(folder) / "painted.png")

    demo.Demo.play = play  # type: ignore[method-assign]
    return start.main(["--size", size, "--demo", str(Path(folder) / "demo"), "--data", folder])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
