"""How much of the window's edges lies under a cutout of the display or under a bar of the system."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from nyhavn.device.android import activity, java
from nyhavn.system import is_android

TYPES_SINCE, CUTOUTS_SINCE = 30, 28
"""The API levels from which Android tells its insets by their kinds, and knows of cutouts at all."""


class Insets(NamedTuple):
    """What is covered on each side, in pixels of the window."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0

    def most(self, other: Insets) -> Insets:
        """Whichever is larger on each side."""
        return Insets(*map(max, self, other))

    def less(self, spared: Insets) -> Insets:
        """What is left on each side of what this much is spared already."""
        return Insets(*(max(0, side - off) for side, off in zip(self, spared, strict=True)))


def may_change() -> bool:
    """Whether this device has edges that are covered now and not a moment later."""
    return is_android()


def read_insets() -> Insets | None:
    """What is covered now; None where the device does not say.

    For the thread of the window: Android keeps the insets that it told its views last, and a value of them
    never changes, so that they may be read beside its own thread. It takes well under a millisecond.
    """
    if not may_change():
        return None
    # Vendors' windows come in many kinds, and before the first layout there is nothing to be read.
    with suppress(Exception):
        return _android()
    return None


def _android() -> Insets | None:
    window = activity().getWindow().getDecorView()
    told = window.getRootWindowInsets()
    if told is None:
        return None
    level = java("android.os.Build$VERSION").SDK_INT
    covered = _by_kind(told) if level >= TYPES_SINCE else _in_sum(told, window)
    if CUTOUTS_SINCE <= level < TYPES_SINCE:
        covered = covered.most(_cutout(told))
    content = activity().findViewById(java("android.R$id").content)
    return covered.less(_margins(window, content))


def _by_kind(told: Any) -> Insets:
    """The bars that are shown, and the cutout; not the keyboard, for which the window moves by itself."""
    kinds = java("android.view.WindowInsets$Type")
    found = told.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Insets(found.left, found.top, found.right, found.bottom)


def _in_sum(told: Any, window: Any) -> Insets:
    """The bars that are shown, on devices that tell one sum of bars and keyboard."""
    with_keyboard = Insets(
        told.getSystemWindowInsetLeft(),
        told.getSystemWindowInsetTop(),
        told.getSystemWindowInsetRight(),
        told.getSystemWindowInsetBottom(),
    )
    bars = Insets(
        told.getStableInsetLeft(),
        told.getStableInsetTop(),
        told.getStableInsetRight(),
        told.getStableInsetBottom(),
    )
    left, top, right, bottom = map(min, with_keyboard, bars)
    # SDL asks for a stable layout, for which Android counts bars that it hides, too.
    view = java("android.view.View")
    hidden = window.getSystemUiVisibility()
    if hidden & view.SYSTEM_UI_FLAG_FULLSCREEN:
        top = 0
    if hidden & view.SYSTEM_UI_FLAG_HIDE_NAVIGATION:
        left = right = bottom = 0
    return Insets(left, top, right, bottom)


def _cutout(told: Any) -> Insets:
    cutout = told.getDisplayCutout()
    if cutout is None:
        return Insets()
    return Insets(
        cutout.getSafeInsetLeft(),
        cutout.getSafeInsetTop(),
        cutout.getSafeInsetRight(),
        cutout.getSafeInsetBottom(),
    )


def _margins(window: Any, content: Any) -> Insets:
    """How far our part of the window keeps from its edges by itself: before Android 15 it often does."""
    place = [0, 0]
    content.getLocationInWindow(place)
    left, top = place
    right = window.getWidth() - left - content.getWidth()
    bottom = window.getHeight() - top - content.getHeight()
    return Insets(max(0, left), max(0, top), max(0, right), max(0, bottom))
