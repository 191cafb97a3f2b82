"""The real app on a desktop of its own (Xvfb), driven by mouse and keyboard (xdotool)."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from tests.e2e.driver import Driver, Place, Screen
from tests.e2e.tuio import PAUSE


class Desktop:
    """A screen that nobody sees. Use in a `with`."""

    def __init__(self, size: tuple[int, int] = (1600, 1300)) -> None:
        self._size = size
        self._process: subprocess.Popen[bytes] | None = None
        self.display = ""

    def __enter__(self) -> Desktop:
        reads, writes = os.pipe()
        screen = f"{self._size[0]}x{self._size[1]}x24"
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writes), "-screen", "0", screen, "-nolisten", "tcp"],
            pass_fds=[writes],
            stderr=subprocess.DEVNULL,
        )
        os.close(writes)
        with os.fdopen(reads) as answer:
            self.display = f":{answer.readline().strip()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()

    @property
    def environment(self) -> dict[str, str]:
        """What the app needs to appear in the corner of this screen."""
        corner = {"KCFG_GRAPHICS_POSITION": "custom", "KCFG_GRAPHICS_LEFT": "0", "KCFG_GRAPHICS_TOP": "0"}
        return {**self.screen_alone, **corner}

    @property
    def screen_alone(self) -> dict[str, str]:
        """What the app needs to appear anywhere on this screen."""
        return {"DISPLAY": self.display, "SDL_VIDEODRIVER": "x11"}


class DesktopDriver(Driver):
    """One run of the app on a desktop; fingers work, too, and tell the time for the mouse."""

    def __init__(
        self,
        desktop: Desktop,
        folder: Path,
        *options: str,
        size: tuple[int, int] | None = (1280, 800),
        tell_time: bool = True,
    ) -> None:
        """Without a size the window comes as the run before has left it, and not into the corner."""
        environment = desktop.environment if size else desktop.screen_alone
        super().__init__(folder, *options, size=size, environment=environment, tell_time=tell_time)
        self._display = desktop.display

    def move_to(self, place: Place) -> None:
        """Bring the mouse to a place."""
        across, up = self._fraction(place)
        width, height = self.size()
        self._do("mousemove", str(round(across * width)), str(round((1 - up) * height)))

    def click(self, place: Place, button: int = 1) -> None:
        """Click: 1 left, 3 right, 4 and 5 the wheel."""
        self._pause()
        self.move_to(place)
        self._do("click", str(button))

    def mouse_drag(self, start: Place, *path: Place) -> None:
        """Drag with the left button."""
        self.hold(start, *path)
        self.release()

    def hold(self, start: Place, *path: Place) -> None:
        """Press the left button, draw the mouse over these places, and keep the button down."""
        self._pause()
        self.move_to(start)
        self._do("mousedown", "1")
        # To an app that sees both at once the button would go down where the mouse is by then.
        self.wait_until_heard()
        for place in path:
            self.move_to(place)

    def wait_until_heard(self) -> Screen:
        """As always; a mouse comes another way than fingers, and its last move is heard a frame later."""
        super().wait_until_heard()
        return super().wait_until_heard()

    def release(self) -> None:
        """Let the left button go."""
        self._do("mouseup", "1")

    def _pause(self) -> None:
        """After a while; heard of later than the button, it would be one for which that was held down."""
        self._fingers.wait(PAUSE)
        self.wait_until_heard()

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window, and wait until the app has seen it."""
        self._do("windowsize", self._window(), str(width), str(height))
        self.wait_for(lambda screen: screen["size"] == [width, height] and not screen["busy"])

    def put(self, left: int, top: int) -> None:
        """Bring the window to a place."""
        self._do("windowmove", "--sync", self._window(), str(left), str(top))

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the window, as the screen sees it."""
        told = self._do("getwindowgeometry", "--shell", self._window())
        values = dict(line.split("=") for line in told.split())
        return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])

    def _window(self) -> str:
        return self._do("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]

    def key(self, *names: str) -> None:
        """Press keys by their X names: Return, Escape, Left, f, ctrl+z."""
        for each in names:
            self._do("key", each)

    def key_down(self, name: str) -> None:
        """Press a key and hold it."""
        self._do("keydown", name)

    def key_up(self, name: str) -> None:
        """Let a key go, if it is held."""
        self._do("keyup", name)

    def leave(self) -> int:
        """Escape and once more; again, where the machine was too busy for the two to belong together."""
        while self.process.poll() is None:
            self.key("Escape")
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(1)
        return self.wait_for_end()

    def write(self, text: str) -> None:
        """Type a text."""
        self._do("type", text)

    def _do(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(
            ["xdotool", *command], env=environment, check=True, timeout=600, capture_output=True, text=True
        )
        return done.stdout
