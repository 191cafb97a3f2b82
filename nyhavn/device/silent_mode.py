"""Whether the device is to be silent, by its switch or its settings; then the game is, too."""

from __future__ import annotations

from contextlib import suppress

from nyhavn.system import is_android


def is_silent() -> bool:
    """Whether the phone is set to silent or to vibrate; a desktop never says so."""
    if not is_android():
        return False
    from nyhavn.device import android

    # A device without the service is one that was never told to be silent.
    with suppress(Exception):
        return android.is_silent()
    return False
