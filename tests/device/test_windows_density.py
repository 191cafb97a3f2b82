"""Real pixels under Windows, with libraries that know as many calls as those of its ages did."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from nyhavn.device import windows_density


class Library:
    """Some calls of a library; asking for another one raises, as it does with ctypes."""

    def __init__(self, **calls: Any) -> None:
        self.__dict__.update(calls)


class Windows(SimpleNamespace):
    """The libraries of one age; a library that it lacks raises an OSError, as it does with ctypes."""

    def __getattr__(self, name: str) -> Any:
        raise OSError(f"{name}.dll was not found")


def windows_of(age: str, dpi: int = 144) -> tuple[Windows, list[str]]:
    """The libraries of an age, and what they are asked for."""
    asked: list[str] = []
    known = ("7", "8.1", "1507", "1607", "1703").index(age)

    def say(call: str, value: int = 1) -> int:
        asked.append(call)
        return value

    def set_context(context: Any) -> int:
        new_enough = known >= (4 if context.value == -4 else 3)
        return say(f"context {context.value}", int(new_enough))

    def monitor_dpi(screen: int, kind: int, across: Any, up: Any) -> int:
        assert (screen, kind) == (70, 0)
        across._obj.value = up._obj.value = dpi
        return say("monitor", 0)

    user32: dict[str, Any] = {
        "SetProcessDPIAware": lambda: say("system"),
        "GetActiveWindow": lambda: 7,
        "MonitorFromWindow": lambda window, nearest: window * 10 if nearest == 2 else 0,
        "GetDC": lambda _window: 5,
        "ReleaseDC": lambda _window, canvas: say(f"release {canvas}"),
    }
    libraries: dict[str, Any] = {
        "gdi32": Library(GetDeviceCaps=lambda canvas, what: dpi if (canvas, what) == (5, 88) else 0)
    }
    if known >= 1:
        libraries["shcore"] = Library(
            SetProcessDpiAwareness=lambda grade: say(f"grade {grade}", 0), GetDpiForMonitor=monitor_dpi
        )
    if known >= 3:
        user32["SetProcessDpiAwarenessContext"] = set_context
        user32["GetDpiForWindow"] = lambda _window: dpi
    return Windows(user32=Library(**user32), **libraries), asked


@pytest.mark.parametrize(
    ("age", "asked"),
    [
        ("1703", ["context -4"]),
        ("1607", ["context -4", "context -3"]),
        ("1507", ["grade 2"]),
        ("8.1", ["grade 2"]),
        ("7", ["system"]),
    ],
)
def test_each_windows_is_asked_for_the_best_it_can(age: str, asked: list[str]) -> None:
    windows, calls = windows_of(age)

    assert windows_density.ask_for_real_pixels(windows)
    assert calls == asked


def test_a_windows_that_refuses_does_not_stop_the_game() -> None:
    def refuse(*_: Any) -> int:
        return 0

    def deny(*_: Any) -> int:
        return -2147024891

    windows = Windows(
        user32=Library(SetProcessDpiAwarenessContext=refuse, SetProcessDPIAware=refuse),
        shcore=Library(SetProcessDpiAwareness=deny),
    )

    assert windows_density.ask_for_real_pixels(windows) == ""
    assert windows_density.ask_for_real_pixels(Windows(user32=Library())) == ""


@pytest.mark.parametrize("age", ["7", "8.1", "1507"])
@pytest.mark.parametrize(("dpi", "density"), [(96, 1.0), (144, 1.5), (192, 2.0)])
def test_an_older_windows_says_how_dense_the_screen_is(age: str, dpi: int, density: float) -> None:
    windows, asked = windows_of(age, dpi)
    window = SimpleNamespace(dpi=96.0, _density=1.0)

    windows_density.teach_density(window, windows)

    assert (window.dpi, window._density) == (dpi, density)
    assert asked == (["release 5"] if age == "7" else ["monitor"])


def test_another_screen_is_measured_anew() -> None:
    window = SimpleNamespace(dpi=96.0, _density=1.0)
    windows, _ = windows_of("8.1", 192)
    windows_density.teach_density(window, windows)
    windows.shcore.GetDpiForMonitor = windows_of("8.1", 120)[0].shcore.GetDpiForMonitor

    window._update_density_and_dpi()

    assert (window.dpi, window._density) == (120, 1.25)


def test_what_kivy_asks_itself_is_left_to_kivy() -> None:
    window = SimpleNamespace(dpi=96.0, _density=1.0)

    windows_density.teach_density(window, windows_of("1607")[0])

    assert vars(window) == {"dpi": 96.0, "_density": 1.0}


def test_kivys_window_still_has_what_we_teach() -> None:
    from kivy.core.window import window_sdl2

    window = window_sdl2.WindowSDL
    assert callable(window._update_density_and_dpi)
    assert hasattr(window, "dpi")
    assert hasattr(window, "_density")
