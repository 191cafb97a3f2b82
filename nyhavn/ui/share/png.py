"""Writes a picture file with the standard library alone: it leaves the screen's thread free meanwhile."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGBA = 6
_UNFILTERED = b"\0"
_EFFORT = 6


def png(size: tuple[int, int], pixels: bytes) -> bytes:
    """The file of a picture given as red, green, blue and alpha of each pixel, the lowest row first."""
    width, height = size
    opaque = bytearray(pixels)
    # What was drawn over each other in a buffer leaves holes in its alpha.
    opaque[3::4] = b"\xff" * (width * height)
    step = 4 * width
    rows = b"".join(
        _UNFILTERED + bytes(opaque[start : start + step]) for start in range(step * (height - 1), -1, -step)
    )
    head = struct.pack(">2I5B", width, height, 8, _RGBA, 0, 0, 0)
    body = zlib.compress(rows, _EFFORT)
    return _SIGNATURE + _chunk(b"IHDR", head) + _chunk(b"IDAT", body) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def write_png(path: Path, size: tuple[int, int], pixels: bytes) -> None:
    """Write a picture to a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}")
    try:
        fresh.write_bytes(png(size, pixels))
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
