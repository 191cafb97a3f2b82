"""SQLite's write-ahead log as bytes: how far SQLite ought to read it, and what can be read of a damaged one.

The form is that of https://www.sqlite.org/fileformat2.html, part 4.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from nyhavn.storage.carving import PAGE_SIZE

HEADER: Final = 32
_FRAME_HEADER: Final = 24
_FRAME: Final = _FRAME_HEADER + PAGE_SIZE
_BIG_ENDIAN_SUMS: Final = 0x377F0683
_LIFE: Final = 12
"""Where a log says how often it was begun."""
_WORD: Final = 0xFFFFFFFF


def committed_frames(log: bytes) -> int:
    """How many frames there are up to the last that ends a transaction, damaged ones among them."""
    return max(_ends(log), default=0)


def synced_frames(log: bytes) -> int:
    """How many of them must be whole: all but those of the last transaction.

    Each was synced before the next began, so a power failure spoils the last one alone, and nobody was told
    that it was safe. SQLite reads up to the first damaged frame and passes over the rest without a word: if
    that is not in the last transaction, something else has happened.
    """
    return max(_ends(log)[:-1], default=0)


def is_head(head: bytes) -> bool:
    """Whether these are the first bytes of a log."""
    return len(head) == HEADER and any(head) and head[24:] == _sum(head, bytes(8), head[:24])


def follows(before: bytes, head: bytes) -> bool:
    """Whether SQLite itself wrote this head when it began a log from the start again, after the other one."""
    return is_head(head) and _number(head, _LIFE) == (_number(before, _LIFE) + 1) & _WORD


def _ends(log: bytes) -> list[int]:
    """The numbers from 1 of the frames that end a transaction."""
    return [(at - HEADER) // _FRAME + 1 for at in _places(log) if log[at + 4 : at + 8] != bytes(4)]


def newest_pages(log: bytes) -> dict[int, bytes]:
    """Pages by their number, each as the last undamaged frame of the log has it."""
    end = HEADER + committed_frames(log) * _FRAME
    pages = {}
    for at in _places(log):
        if at < end and _is_whole(log, at):
            pages[_number(log, at)] = log[at + _FRAME_HEADER : at + _FRAME]
    return pages


def _places(log: bytes) -> Iterator[int]:
    """Where the frames of the log's present life begin; those that an earlier life left have other salts."""
    damaged = log[24:HEADER] != _sum(log, bytes(8), log[:24])
    salts = log[HEADER + 8 : HEADER + 16] if damaged else log[16:24]
    for at in range(HEADER, len(log) - _FRAME + 1, _FRAME):
        if log[at + 8 : at + 16] == salts:
            yield at


def _number(log: bytes, at: int) -> int:
    return int.from_bytes(log[at : at + 4], "big")


def _is_whole(log: bytes, at: int) -> bool:
    """Whether a frame is as it was written. Its sum goes on from that of the frame before it."""
    before = log[24:HEADER] if at == HEADER else log[at - _FRAME + 16 : at - _FRAME + 24]
    content = log[at : at + 8] + log[at + _FRAME_HEADER : at + _FRAME]
    return log[at + 16 : at + 24] == _sum(log, before, content)


def _sum(log: bytes, before: bytes, content: bytes) -> bytes:
    """SQLite's running sum; the log says in which order it takes the bytes of a word."""
    order = ">" if _number(log, 0) == _BIG_ENDIAN_SUMS else "<"
    first, second = struct.unpack(">2I", before)
    words = struct.unpack(f"{order}{len(content) // 4}I", content[: len(content) // 4 * 4])
    for low, high in zip(words[::2], words[1::2], strict=False):
        first = first + low + second & _WORD
        second = second + high + first & _WORD
    return struct.pack(">2I", first, second)
