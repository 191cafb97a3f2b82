"""Starts the real app as a process, plays it by touch, and reads what is on its screen."""

from __future__ import annotations

import json
import math
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from tests.e2e.tuio import Fingers, Point, arc

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0
"""Seconds until a wait gives up. A slow machine may take long; a test never measures time."""

WITHOUT_AHEAD = ("-m", "tests.e2e.without_ahead")
"""The app, which makes no screens before they are opened: see without_ahead.py."""

Screen = dict[str, Any]
"""What the inspect file says."""


class Rect(NamedTuple):
    """A place on the screen, in pixels from the bottom left."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def at(self, across: float, up: float) -> Point:
        """The point at these fractions of the rect."""
        return self.x + self.width * across, self.y + self.height * up


Place = str | Point
"""The name of something on the screen (its centre is meant), or a point in pixels from the bottom left."""


class AppEndedError(AssertionError):
    """The app is no longer there."""


def clean_environment(folder: Path) -> dict[str, str]:
    """The environment of a player's machine without a screen: nothing of the tests' own Kivy."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("KIVY_", "KCFG_", "NYHAVN_"))
    }
    headless = {
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "LANG": "en_GB.UTF-8",
        "LANGUAGE": "",
    }
    return {**kept, **headless, "HOME": str(folder), "LC_ALL": "", "LC_MESSAGES": ""}


class Driver:
    """One run of the app. Use in a `with`: the process ends with it."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        size: tuple[int, int] | None = (412, 915),
        environment: Mapping[str, str] | None = None,
        main: Sequence[str] = WITHOUT_AHEAD,
        tell_time: bool = True,
    ) -> None:
        """folder takes the app's data and the inspect file, and may hold those of a run before.

        Without a size the window comes as the run before has left it. Fingers have a time of their own (see
        tuio.py), unless they are to go by the clock on the wall.
        """
        self.folder = folder
        self.data = folder / "data"
        self.output = folder / "output.txt"
        self._inspect = folder / "inspect.json"
        port = _free_port()
        self._fingers = Fingers(port, tell_time)
        self._command = [sys.executable, *main, "--data", str(self.data)]
        self._command += ["--size", f"{size[0]}x{size[1]}"] if size else []
        self._command += ["--inspect", str(self._inspect), *options]
        touch = {"KCFG_INPUT_TUIO": f"tuio,127.0.0.1:{port}"}
        self._environment = {**clean_environment(folder), **touch, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._inspect.unlink(missing_ok=True)
        with self.output.open("wb") as output:
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, env=self._environment, stdout=output, stderr=subprocess.STDOUT
            )
        self.wait_for(lambda screen: bool(screen["screen"]))
        self._fingers.wait(0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._fingers.close()
        process = self.process
        if process.poll() is None:
            process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the app was not started"
        return self._process

    def kill(self) -> None:
        """End the app as the system does when it needs the memory: without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def wait_for_end(self) -> int:
        """Until the app has ended by itself; its status."""
        return self.process.wait(PATIENCE)

    # Reading

    @property
    def screen(self) -> Screen:
        """What is on the screen now, or was a tenth of a second ago."""
        screen: Screen = json.loads(self._inspect.read_text(encoding="utf-8"))
        return screen

    def wait_for(self, wanted: Callable[[Screen], bool], patience: float = PATIENCE) -> Screen:
        """Until the screen is as wanted; the screen."""
        end = time.monotonic() + patience
        screen: Screen | None = None
        while time.monotonic() < end:
            self._demand_life()
            if self._inspect.exists():
                screen = self.screen
                if wanted(screen):
                    return screen
            time.sleep(0.03)
        raise AssertionError(f"waited in vain, and see: {json.dumps(screen, ensure_ascii=False)[:3000]}")

    def wait_for_screen(self, name: str) -> Screen:
        """Until this screen is shown and nothing moves."""
        return self.wait_for(lambda screen: screen["screen"] == name and not screen["busy"])

    def wait_for_widget(self, name: str) -> Screen:
        """Until this is on the screen and nothing moves."""
        return self.wait_for(lambda screen: name in screen["widgets"] and not screen["busy"])

    def settle(self) -> Screen:
        """Until nothing moves and the file has caught up; the screen."""
        self.wait_until_heard()
        return self.wait_for(lambda screen: not screen["busy"])

    def wait_until_heard(self) -> Screen:
        """Until the app has seen all that the fingers did so far, and has written what came of it."""
        if self._fingers.now is None:
            time.sleep(0.15)
            return self.screen
        self._fingers.wait(0.001)
        now = self._fingers.now
        return self.wait_for(lambda screen: screen.get("time", -1) >= now)

    def widget(self, name: str) -> dict[str, Any]:
        """What the screen says of this."""
        widgets: dict[str, dict[str, Any]] = self.screen["widgets"]
        assert name in widgets, f"{name} is not among {sorted(widgets)}"
        return widgets[name]

    def rect(self, name: str) -> Rect:
        """Where this is."""
        return Rect(*self.widget(name)["rect"])

    def _demand_life(self) -> None:
        if self.process.poll() is not None:
            said = self.output.read_text(encoding="utf-8", errors="replace")
            raise AppEndedError(f"the app ended with status {self.process.returncode}:\n{said[-4000:]}")

    # Touching

    def tap(self, place: Place, hold: float = 0.06) -> None:
        """Tap once; with a longer hold, in the fingers' time, it is a long press."""
        self._fingers.tap(self._fraction(place), hold)

    def double_tap(self, place: Place) -> None:
        self._fingers.double_tap(self._fraction(place))

    def drag(self, *places: Place, seconds: float = 0.4) -> None:
        """Draw a finger over these places, and let go."""
        self.let_go(self.pick_up(*places, seconds=seconds))

    def pick_up(self, *places: Place, seconds: float = 0.4) -> list[int]:
        """As `drag`, but keep the finger down; give the result to `let_go`."""
        paths = [[self._fraction(place) for place in places]]
        return self._fingers.put(paths, seconds, self.wait_until_heard)

    def let_go(self, fingers: Sequence[int]) -> None:
        self.wait_until_heard()
        self._fingers.lift(*fingers)

    def two_finger_turn(self, place: Place, degrees: float, spread: float = 60, seconds: float = 0.6) -> None:
        """Turn two fingers round a place, anticlockwise; spread is their distance from it in pixels."""
        width, height = self.size()
        center, radius = self._fraction(place), spread / height
        paths = [arc(center, radius, start, degrees, width / height) for start in (0.0, 180.0)]
        # Which way a half turn goes is seen only by those who see its parts.
        self.let_go(
            self._fingers.put(paths, seconds, self.wait_until_heard, stops=math.ceil(abs(degrees) / 60))
        )

    def tap_to(self, name: str, leads_to: str) -> Screen:
        """Tap something that leads to another screen, and wait until that is there."""
        self.wait_for_widget(name)
        self.tap(name)
        return self.wait_for_screen(leads_to)

    def press(self, place: Place) -> int:
        """Put a finger down and leave it there."""
        return self._fingers.press(self._fraction(place))

    def move(self, to: Mapping[int, Point]) -> None:
        """Fingers that are down, at once."""
        self._fingers.move({finger: self._fraction(point) for finger, point in to.items()})

    def lift(self, finger: int) -> None:
        """Take a finger off, without waiting for what it did so far."""
        self._fingers.lift(finger)

    def _fraction(self, place: Place) -> Point:
        x, y = self.rect(place).center if isinstance(place, str) else place
        width, height = self.size()
        return x / width, y / height

    def size(self) -> tuple[int, int]:
        """Of the window, in pixels."""
        width, height = self.screen["size"]
        return int(width), int(height)


def _free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
