"""Numbers and values as SQLite writes them into the cells of a page, read without SQLite."""

from __future__ import annotations

from typing import Final

from nyhavn.storage.rows import Row

_INTEGER_SIZES: Final = (0, 1, 2, 3, 4, 6, 8)
_REAL, _FALSE, _TRUE, _FIRST_BLOB = 7, 8, 9, 12


class DamagedCellError(Exception):
    """This cell cannot be read."""


def read_number(page: bytes, at: int) -> tuple[int, int]:
    """SQLite's number of variable length, and the place after it."""
    if at < len(page) and page[at] < 0x80:
        return page[at], at + 1
    value = 0
    for place in range(at, at + 8):
        if place >= len(page):
            raise DamagedCellError
        byte = page[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    if at + 8 >= len(page):
        raise DamagedCellError
    return value << 8 | page[at + 8], at + 9


def signed(value: int) -> int:
    """A number of 64 bits as SQLite means it."""
    return value - (1 << 64) if value >> 63 else value


def read_record(payload: bytes) -> Row:
    """The values of a record; a real number, of which we have none, as None."""
    header, at = read_number(payload, 0)
    if header > len(payload):
        raise DamagedCellError
    types = []
    while at < header:
        kind, at = read_number(payload, at)
        types.append(kind)
    if at != header:
        raise DamagedCellError
    values: list[object] = []
    for kind in types:
        value, at = _value(payload, at, kind)
        values.append(value)
    return values


def _value(payload: bytes, at: int, kind: int) -> tuple[object, int]:
    if kind < len(_INTEGER_SIZES):
        end = at + _INTEGER_SIZES[kind]
        value: object = int.from_bytes(payload[at:end], "big", signed=True) if kind else None
    elif kind == _REAL:
        end, value = at + 8, None
    elif kind in (_FALSE, _TRUE):
        end, value = at, kind - _FALSE
    elif kind >= _FIRST_BLOB:
        end = at + (kind - _FIRST_BLOB) // 2
        content = payload[at:end]
        value = content.decode(errors="replace") if kind % 2 else content
    else:
        raise DamagedCellError
    if end > len(payload):
        raise DamagedCellError
    return value, end
