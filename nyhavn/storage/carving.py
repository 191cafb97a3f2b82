"""Reads rows straight out of the pages of a damaged file, where SQLite itself gives up.

Every page that is a leaf of a table or a node of an index is read for itself, wherever it lies, so that a
destroyed header, a lost root or a missing end of the file costs no more than the pages that are gone. The
form is that of https://www.sqlite.org/fileformat2.html, which is promised not to change. What a row says is
not believed here: rows.py checks the sums.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from nyhavn.storage.rows import START, GameRow, Row, Step, game_row, start_from_step

PAGE_SIZE: Final = 4096
"""The page size of all our files."""
_FILE_HEADER: Final = 100
_TABLE_LEAF, _INDEX_LEAF, _INDEX_NODE = 0x0D, 0x0A, 0x02
_LARGEST_PAYLOAD: Final = 1 << 20
"""No row of ours is near this size: a larger one is damage."""
_ACTION_COLUMNS, _DRAFT_COLUMNS, _SETTING_COLUMNS = 4, 4, 2
_GAME_COLUMNS: Final = len(GameRow._fields)


@dataclass(slots=True)
class Rows:
    """What a file holds, table by table."""

    games: dict[int, GameRow] = field(default_factory=dict)
    steps: dict[int, dict[int, Step]] = field(default_factory=dict)
    drafts: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    def add_game(self, row: Row) -> None:
        found = game_row(row)
        if found is not None and (found.id not in self.games or found.played >= self.games[found.id].played):
            self.games[found.id] = found

    def add_step(self, row: Row) -> None:
        game, number, action, check = row[:_ACTION_COLUMNS]
        if isinstance(game, int) and isinstance(number, int) and isinstance(check, int):
            self.steps.setdefault(game, {})[number] = Step(str(action), check)

    def add_draft(self, row: Row) -> None:
        game, number, draft, check = row[:_DRAFT_COLUMNS]
        if isinstance(game, int) and isinstance(number, int) and isinstance(check, int):
            self.drafts[game] = number, str(draft), check

    def add_setting(self, row: Row) -> None:
        key, value = row[:_SETTING_COLUMNS]
        if isinstance(key, str) and isinstance(value, str):
            self.settings[key] = value

    def start_of(self, game_id: int) -> GameRow | None:
        """The row of a game as its actions begin with it."""
        step = self.steps.get(game_id, {}).get(START)
        return None if step is None else start_from_step(game_id, step)

    def steps_of(self, game_id: int) -> list[Step]:
        """The actions of a game up to the first that is missing."""
        found = self.steps.get(game_id, {})
        run: list[Step] = []
        while (step := found.get(len(run))) is not None:
            run.append(step)
        return run


def carve(file: bytes, newer_pages: Mapping[int, bytes] | None = None) -> Rows:
    """All rows of ours in the pages of a file; newer pages, by their number from 1, stand in for its own."""
    carver = _Carver(file, newer_pages or {})
    rows = Rows()
    for number in carver.numbers():
        page = carver.page(number)
        kind = page[_start(number)] if len(page) > _FILE_HEADER else 0
        if kind == _TABLE_LEAF:
            for rowid, record in carver.table_rows(number):
                if len(record) >= _GAME_COLUMNS:
                    rows.add_game((rowid, *record[1:]))
                elif len(record) == _DRAFT_COLUMNS and record[0] is None:
                    rows.add_draft((rowid, *record[1:]))
        elif kind in (_INDEX_LEAF, _INDEX_NODE):
            for record in carver.index_rows(number, kind == _INDEX_NODE):
                if len(record) == _ACTION_COLUMNS:
                    rows.add_step(record)
                elif len(record) == _SETTING_COLUMNS:
                    rows.add_setting(record)
    return rows


def _start(number: int) -> int:
    return _FILE_HEADER if number == 1 else 0


class _DamagedCellError(Exception):
    """This cell cannot be read."""


class _Carver:
    """The pages of a file, and the records in them."""

    def __init__(self, file: bytes, newer: Mapping[int, bytes]) -> None:
        self._file = file
        self._newer = newer
        self._pages = -(-len(file) // PAGE_SIZE)

    def numbers(self) -> list[int]:
        """The numbers of all pages there are."""
        own = range(1, self._pages + 1)
        return [*own, *sorted(number for number in self._newer if number not in own)]

    def page(self, number: int) -> bytes:
        """A page; shorter than a page at the end of a file that was cut off."""
        newer = self._newer.get(number)
        if newer is not None:
            return newer
        return self._file[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]

    def table_rows(self, number: int) -> Iterator[tuple[int, Row]]:
        page = self.page(number)
        for cell in self._cells(page, _start(number), node=False):
            try:
                size, at = _varint(page, cell)
                rowid, at = _varint(page, at)
                yield _signed(rowid), _record(self._payload(page, at, size, PAGE_SIZE - 35))
            except _DamagedCellError:
                continue

    def index_rows(self, number: int, node: bool) -> Iterator[Row]:
        page = self.page(number)
        for cell in self._cells(page, _start(number), node):
            try:
                size, at = _varint(page, cell + 4 * node)
                yield _record(self._payload(page, at, size, (PAGE_SIZE - 12) * 64 // 255 - 23))
            except _DamagedCellError:
                continue

    def _cells(self, page: bytes, start: int, node: bool) -> list[int]:
        """Where the cells of a page begin."""
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + (12 if node else 8)
        pointers = page[first : first + 2 * min(count, PAGE_SIZE // 4)]
        return [int.from_bytes(pointers[at : at + 2], "big") for at in range(0, len(pointers) - 1, 2)]

    def _payload(self, page: bytes, at: int, size: int, largest_local: int) -> bytes:
        if size > _LARGEST_PAYLOAD:
            raise _DamagedCellError
        if size <= largest_local:
            local, rest = size, 0
        else:
            # SQLite's own division between the page and the chain of pages that takes what is over.
            least = (PAGE_SIZE - 12) * 32 // 255 - 23
            local = least + (size - least) % (PAGE_SIZE - 4)
            local = local if local <= largest_local else least
            rest = size - local
        found = bytearray(page[at : at + local])
        overflow = int.from_bytes(page[at + local : at + local + 4], "big")
        while rest > 0:
            more = self.page(overflow) if overflow else b""
            if len(more) < PAGE_SIZE:
                raise _DamagedCellError
            taken = more[4 : 4 + rest]
            found += taken
            rest -= len(taken)
            overflow = int.from_bytes(more[:4], "big")
        if len(found) != size:
            raise _DamagedCellError
        return bytes(found)


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """SQLite's number of variable length, and the place after it."""
    value = 0
    for place in range(at, at + 8):
        if place >= len(page):
            raise _DamagedCellError
        byte = page[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    if at + 8 >= len(page):
        raise _DamagedCellError
    return value << 8 | page[at + 8], at + 9


def _signed(value: int) -> int:
    return value - (1 << 64) if value >> 63 else value


_INTEGER_SIZES: Final = (0, 1, 2, 3, 4, 6, 8)
_REAL, _FALSE, _TRUE, _FIRST_BLOB = 7, 8, 9, 12


def _record(payload: bytes) -> Row:
    """The values of a record; a real number, of which we have none, as None."""
    header, at = _varint(payload, 0)
    if header > len(payload):
        raise _DamagedCellError
    types = []
    while at < header:
        kind, at = _varint(payload, at)
        types.append(kind)
    if at != header:
        raise _DamagedCellError
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
        raise _DamagedCellError
    if end > len(payload):
        raise _DamagedCellError
    return value, end
