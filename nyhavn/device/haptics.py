"""A short buzz under the finger, where the device has a motor."""

from __future__ import annotations

from contextlib import suppress

from nyhavn.system import is_android

SECONDS = {"snap": 0.012, "refusal": 0.045, "score": 0.03}
"""How long each kind of buzz takes."""


def buzz(kind: str) -> None:
    """Vibrate; does nothing on a device without a motor."""
    if not is_android():
        return
    from plyer import vibrator

    # Some tablets have the service and no motor, and say so in many ways.
    with suppress(Exception):
        vibrator.vibrate(SECONDS[kind])
