"""What is told above the table of a puzzle: as much as there is room for, the table stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nyhavn.i18n import apart
from nyhavn.ui.widgets.fit_label import height_of

LINES = 2
"""Lines that the status has in a small window."""


def status_text(parts: Sequence[str], screen: Any) -> str:
    """The parts, the most important first; on a small screen only those that fit into the status's lines."""
    if not screen.small:
        return apart(parts)
    tried = (apart(parts[:count]) for count in range(len(parts), 1, -1))
    return next((text for text in tried if _fits(text, screen.words)), parts[0])


def _fits(text: str, label: Any) -> bool:
    one, whole = (
        height_of(each, label.font_name, label.line_height, int(label.width), label.font_size)
        for each in ("A", text)
    )
    return whole <= (LINES + 0.5) * one
