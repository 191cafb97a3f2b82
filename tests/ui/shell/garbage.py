"""Lets go of the apps that have ended, and has Python look at nothing else.

As it likes it, Python's collector looks through everything that was ever imported or remembered, for half of
the tests' time; and until it comes round, apps that have ended go on painting themselves. So it stands still
while an app runs, and is told to look after each test that had one, when nobody holds it any more. Whatever
survives that, such as what was imported, is passed over from then on.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from kivy.core.window import Window

LOOKS = 2
"""What an app held is found only when it is gone."""
THOROUGH_EVERY = 64
"""Tests between two looks through all that there is, for what went since it was first passed over."""

_running: list[object] = []
_ended: list[object] = []
"""One mark for each app that has ended since the last look."""
_looks = count(1)


@contextmanager
def without_collector(freezes: bool) -> Iterator[None]:
    """While an app runs. One that has Python pass over its screens is found only by a thorough look."""
    if _ended:
        # More than one in a test, which still holds things that are known to both.
        _look()
    mark = object()
    _running.append(mark)
    gc.disable()
    try:
        yield
    finally:
        _running.remove(mark)
        _ended.append(mark)
        if freezes:
            gc.unfreeze()
        gc.enable()


def collect_after_test() -> None:
    """Let go of the apps of the test that is over, unless one goes on through several tests."""
    if _running or not _ended:
        return
    if next(_looks) % THOROUGH_EVERY == 0:
        gc.unfreeze()
    _look()
    gc.freeze()


def _look() -> None:
    _ended.clear()
    for _ in range(LOOKS):
        gc.collect()
    # Every KivyMD control hears of the mouse, and Kivy forgets those that are gone only when it moves:
    # the next one would be compared with all that ever were.
    Window.property("mouse_pos").dispatch(Window)
