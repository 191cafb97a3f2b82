"""Starts the app as main.py does, but makes no screens ahead.

Hardly a test opens them, and to make them all takes longer than most tests do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from nyhavn.ui import start

NEVER = 1e9
"""Seconds, longer than any test."""


def and_make_none(step: Callable[[], None]) -> Callable[[], None]:
    """The app is imported by this step of a start, and not made yet."""

    def step_and_mend() -> None:
        step()
        from nyhavn.ui.shell import ahead

        ahead.WAIT_SECONDS = NEVER

    return step_and_mend


if __name__ == "__main__":
    start.measure_windows = and_make_none(start.measure_windows)
    sys.exit(start.main())
