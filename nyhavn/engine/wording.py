"""Messages about errors, no longer than a person reads: what was refused may be as long as it likes."""

from __future__ import annotations

LONGEST_MESSAGE = 300
_LEFT_OUT = " ... "


def shortened(message: str) -> str:
    """A message with its middle left out if it is too long."""
    if len(message) <= LONGEST_MESSAGE:
        return message
    half = (LONGEST_MESSAGE - len(_LEFT_OUT)) // 2
    return message[:half] + _LEFT_OUT + message[-half:]
