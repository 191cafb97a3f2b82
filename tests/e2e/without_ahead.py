"""Starts the app as main.py does, but makes no screens ahead.

Hardly a test opens them, and to make them all takes longer than most tests do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from nyhavn.ui import start

NEVER = 1e9
"""Seconds, longer than any test."""


def without_ahead(set_the_stage: Callable[..., None]) -> Callable[..., None]:
    """Kivy may be imported only when the stage is set."""

    def set_and_mend(*args: Any) -> None:
        set_the_stage(*args)
        from nyhavn.ui.shell import ahead

        ahead.WAIT_SECONDS = NEVER

    return set_and_mend


if __name__ == "__main__":
    start._set_the_stage = without_ahead(start._set_the_stage)
    sys.exit(start.main())
