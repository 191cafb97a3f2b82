"""Reads which letters a TrueType font has, from its character map."""

from __future__ import annotations

import struct
from pathlib import Path


def letters_of(path: Path) -> set[str]:
    """Every letter that the font can draw."""
    font = path.read_bytes()
    start = _table(font, b"cmap")
    (count,) = struct.unpack_from(">H", font, start + 2)
    found: set[str] = set()
    for record in range(count):
        (offset,) = struct.unpack_from(">I", font, start + 4 + 8 * record + 4)
        (kind,) = struct.unpack_from(">H", font, start + offset)
        if kind == 4:
            found |= _segments(font, start + offset)
        elif kind == 12:
            found |= _groups(font, start + offset)
    return found


def _table(font: bytes, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", font, 4)
    for record in range(count):
        name, _, offset, _ = struct.unpack_from(">4sIII", font, 12 + 16 * record)
        if name == tag:
            return int(offset)
    raise ValueError(f"the font has no {tag!r}")


def _segments(font: bytes, at: int) -> set[str]:
    (double,) = struct.unpack_from(">H", font, at + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", font, at + 14)
    starts = struct.unpack_from(f">{count}H", font, at + 16 + double)
    return {
        chr(code)
        for first, last in zip(starts, ends, strict=True)
        for code in range(first, min(last, 0xFFFE) + 1)
    }


def _groups(font: bytes, at: int) -> set[str]:
    (count,) = struct.unpack_from(">I", font, at + 12)
    groups = (struct.unpack_from(">III", font, at + 16 + 12 * group) for group in range(count))
    return {chr(code) for first, last, _ in groups for code in range(first, last + 1)}
