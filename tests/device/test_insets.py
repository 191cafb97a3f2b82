"""What covers the window's edges, as Android tells it: each level of its API in its own way."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from nyhavn.device import insets
from nyhavn.device.insets import Insets

STATUS_BARS, NAVIGATION_BARS, KEYBOARD, CAPTION, CUTOUT = 1, 2, 8, 4, 128
FULLSCREEN, HIDE_NAVIGATION = 4, 2
NONE = Insets()


class Rects:
    """A window's insets, from the first to the latest way to ask for them."""

    def __init__(self, level: int, kinds: dict[int, Insets]) -> None:
        self._level, self._kinds = level, kinds
        if level < 30:
            # A stable layout counts bars that are hidden, too.
            summed = self._most(*(kind for kind in kinds if kind != CUTOUT))
            bars = self._most(STATUS_BARS, NAVIGATION_BARS)
            for number, side in enumerate(("Left", "Top", "Right", "Bottom")):
                setattr(self, f"getSystemWindowInset{side}", lambda at=number: summed[at])
                setattr(self, f"getStableInset{side}", lambda at=number: bars[at])

    def _most(self, *kinds: int) -> Insets:
        found = NONE
        for kind in kinds:
            found = found.most(self._kinds.get(kind, NONE))
        return found

    def getInsets(self, mask: int) -> Insets:  # noqa: N802
        assert self._level >= 30, "not in this version of Android"
        return self._most(*(kind for kind in self._kinds if kind & mask))

    def getDisplayCutout(self) -> Any:  # noqa: N802
        assert self._level >= 28, "not in this version of Android"
        cutout = self._kinds.get(CUTOUT)
        sides = ("Left", "Top", "Right", "Bottom")
        return cutout and SimpleNamespace(
            **{f"getSafeInset{side}": lambda at=at: cutout[at] for at, side in enumerate(sides)}
        )


class Content:
    """Our part of the window."""

    def __init__(self, x: int, y: int, width: int, height: int) -> None:
        self._place = [x, y]
        self.getWidth, self.getHeight = lambda: width, lambda: height

    def getLocationInWindow(self, place: list[int]) -> None:  # noqa: N802
        place[:] = self._place


def phone(
    patch: pytest.MonkeyPatch,
    level: int,
    kinds: dict[int, Insets] | None,
    hidden: int = 0,
    content: tuple[int, int, int, int] = (0, 0, 1080, 2400),
) -> None:
    """Be a phone of 1080 x 2400 pixels with this level of Android's API."""
    decor = SimpleNamespace(
        getRootWindowInsets=lambda: None if kinds is None else Rects(level, kinds),
        getSystemUiVisibility=lambda: hidden,
        getWidth=lambda: 1080,
        getHeight=lambda: 2400,
    )
    activity = SimpleNamespace(
        getWindow=lambda: SimpleNamespace(getDecorView=lambda: decor),
        findViewById=lambda number: {16908290: Content(*content)}[number],
    )
    classes = {
        "android.os.Build$VERSION": SimpleNamespace(SDK_INT=level),
        "android.R$id": SimpleNamespace(content=16908290),
        "android.view.View": SimpleNamespace(
            SYSTEM_UI_FLAG_FULLSCREEN=FULLSCREEN, SYSTEM_UI_FLAG_HIDE_NAVIGATION=HIDE_NAVIGATION
        ),
    }
    if level >= 30:
        classes["android.view.WindowInsets$Type"] = SimpleNamespace(
            systemBars=lambda: STATUS_BARS | NAVIGATION_BARS | CAPTION, displayCutout=lambda: CUTOUT
        )
    android, jnius = ModuleType("android"), ModuleType("jnius")
    android.mActivity = activity  # type: ignore[attr-defined]
    jnius.autoclass = classes.__getitem__  # type: ignore[attr-defined]
    patch.setitem(sys.modules, "android", android)
    patch.setitem(sys.modules, "jnius", jnius)
    patch.setenv("ANDROID_ARGUMENT", "/somewhere")


NOTCH, STATUS = Insets(top=132), Insets(top=96)
GESTURE_BAR, BUTTONS = Insets(bottom=63), Insets(bottom=126)
UPRIGHT = {CUTOUT: NOTCH, STATUS_BARS: STATUS, NAVIGATION_BARS: BUTTONS}


@pytest.mark.parametrize("level", [30, 33, 35, 36])
def test_bars_and_cutout_are_told_by_their_kinds(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    phone(monkeypatch, level, UPRIGHT)
    assert insets.read_insets() == Insets(0, 132, 0, 126)


@pytest.mark.parametrize(("level", "top"), [(24, 96), (27, 96), (28, 132), (29, 132)])
def test_older_versions_tell_a_sum_and_from_9_on_the_cutout(
    monkeypatch: pytest.MonkeyPatch, level: int, top: int
) -> None:
    phone(monkeypatch, level, UPRIGHT)
    assert insets.read_insets() == Insets(0, top, 0, 126)


@pytest.mark.parametrize("level", [24, 29, 30, 36])
def test_the_keyboard_is_no_bar(monkeypatch: pytest.MonkeyPatch, level: int) -> None:
    """The window makes room for it by itself; the table is not to shrink while a name is typed."""
    phone(monkeypatch, level, {NAVIGATION_BARS: GESTURE_BAR, KEYBOARD: Insets(bottom=900)})
    assert insets.read_insets() == GESTURE_BAR


@pytest.mark.parametrize(("level", "left"), [(24, Insets()), (29, NOTCH)])
def test_bars_that_are_hidden_cover_nothing(
    monkeypatch: pytest.MonkeyPatch, level: int, left: Insets
) -> None:
    """Before Android 11 a stable layout counts them all the same; what hides them is then asked."""
    phone(monkeypatch, level, UPRIGHT, hidden=FULLSCREEN | HIDE_NAVIGATION)
    assert insets.read_insets() == left


@pytest.mark.parametrize("level", [24, 29, 30, 34])
def test_what_the_window_spares_by_itself_is_not_spared_twice(
    monkeypatch: pytest.MonkeyPatch, level: int
) -> None:
    kinds = {STATUS_BARS: STATUS, NAVIGATION_BARS: BUTTONS}
    phone(monkeypatch, level, kinds, content=(0, 96, 1080, 2400 - 96 - 100))
    assert insets.read_insets() == Insets(bottom=26)


def test_before_the_first_layout_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    phone(monkeypatch, 36, None)
    assert insets.read_insets() is None


def test_a_device_that_fails_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    phone(monkeypatch, 36, UPRIGHT)
    monkeypatch.setitem(sys.modules, "jnius", ModuleType("jnius"))
    assert insets.read_insets() is None


def test_a_desktop_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    phone(monkeypatch, 36, UPRIGHT)
    monkeypatch.delenv("ANDROID_ARGUMENT")
    assert not insets.may_change()
    assert insets.read_insets() is None
