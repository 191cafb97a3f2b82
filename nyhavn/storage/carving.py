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

from nyhavn.storage.bounds import LARGEST_ID
from nyhavn.storage.cells import DamagedCellError, read_number, read_record, signed
from nyhavn.storage.merging import Parts
from nyhavn.storage.note_rows import NoteKey, NoteText, is_note
from nyhavn.storage.rows import GameRow, Row, Step, game_row
from nyhavn.storage.schema import Column, TableForm, table_forms

PAGE_SIZE: Final = 4096
"""The page size of all our files."""
_FILE_HEADER: Final = 100
_TABLE_LEAF, _INDEX_LEAF, _INDEX_NODE = 0x0D, 0x0A, 0x02
_LARGEST_PAYLOAD: Final = 1 << 20
"""No row of ours is near this size: a larger one is damage."""


@dataclass(slots=True)
class Rows:
    """What a file holds, table by table."""

    games: dict[int, GameRow] = field(default_factory=dict)
    steps: dict[int, dict[int, Step]] = field(default_factory=dict)
    drafts: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    notes: dict[NoteKey, NoteText] = field(default_factory=dict)

    def add(self, table: str, row: Mapping[str, object]) -> None:
        """Take in a row; one that is none, or of a table that nothing is known of, is passed over."""
        match table:
            case "games":
                self._add_game(row)
            case "actions":
                game, number, check = row["game"], row["number"], row["step_check"]
                if type(game) is type(number) is type(check) is int and abs(game) <= LARGEST_ID:
                    self.steps.setdefault(game, {})[number] = Step(str(row["action"]), check)
            case "drafts":
                game, number, check = row["game"], row["number"], row["draft_check"]
                if type(game) is type(number) is type(check) is int:
                    self.drafts[game] = number, str(row["draft"]), check
            case "settings":
                key, value = row["key"], row["value"]
                if isinstance(key, str) and isinstance(value, str):
                    self.settings[key] = value
            case "notes":
                place = NoteKey(row["game"], row["subject"], row["key"])  # type: ignore[arg-type]
                text = NoteText(row["value"], row["note_check"])  # type: ignore[arg-type]
                if is_note(place, text):
                    self.notes[place] = text

    def _add_game(self, row: Mapping[str, object]) -> None:
        found = game_row([row[name] for name in GameRow._fields])
        if found is not None and (found.id not in self.games or found.played >= self.games[found.id].played):
            self.games[found.id] = found

    def ids(self) -> list[int]:
        """The games of which there is anything."""
        return sorted(self.games.keys() | self.steps.keys())

    def parts(self, game_id: int) -> Parts:
        """What there is of a game."""
        return Parts(self.games.get(game_id), self.steps.get(game_id, {}))


def carve(file: bytes, newer_pages: Mapping[int, bytes] | None = None, known: bytes = b"") -> Rows:
    """All rows of ours in the pages of a file; newer pages, by their number from 1, stand in for its own.

    Pages that are as in a file that is known already, its copy, are passed over.
    """
    carver = _Carver(file, newer_pages or {})
    tables = _Reader([form for form in table_forms() if form.rowid])
    indexes = _Reader([form for form in table_forms() if not form.rowid])
    rows = Rows()
    for number in carver.numbers():
        page = carver.page(number)
        if page == known[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]:
            continue
        kind = page[_start(number)] if len(page) > _FILE_HEADER else 0
        if kind == _TABLE_LEAF:
            for rowid, record in carver.table_rows(number):
                tables.add(rows, record, rowid)
        elif kind in (_INDEX_LEAF, _INDEX_NODE):
            for record in carver.index_rows(number, kind == _INDEX_NODE):
                indexes.add(rows, record)
    return rows


class _Reader:
    """Tells by the types of its values which of some tables a record is of."""

    def __init__(self, forms: list[TableForm]) -> None:
        self._forms = forms
        self._known: dict[tuple[type, ...], TableForm | None] = {}

    def add(self, rows: Rows, record: Row, rowid: int | None = None) -> None:
        """Take in a record of whichever table it fits; test_versions.py sees to it that it fits one alone."""
        types = tuple(map(type, record))
        if types not in self._known:
            self._known[types] = next((form for form in self._forms if _fits(types, form)), None)
        form = self._known[types]
        if form is None:
            return
        values = dict(zip(form.names, record, strict=False))
        for column in form.columns[len(record) :]:
            values[column.name] = column.default
        if form.rowid is not None:
            values[form.rowid] = rowid
        rows.add(form.name, values)


def _fits(types: tuple[type, ...], form: TableForm) -> bool:
    # A newer version may have more columns, of which nothing is known here.
    if len(types) not in form.sizes and len(types) < len(form.columns):
        return False
    return all(
        found is type(None) if column.name == form.rowid else _may_be(found, column)
        for column, found in zip(form.columns, types, strict=False)
    )


def _may_be(found: type, column: Column) -> bool:
    return found is column.type or (found is type(None) and not column.required)


def _start(number: int) -> int:
    return _FILE_HEADER if number == 1 else 0


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
                size, at = read_number(page, cell)
                rowid, at = read_number(page, at)
                yield signed(rowid), read_record(self._payload(page, at, size, PAGE_SIZE - 35))
            except DamagedCellError:
                continue

    def index_rows(self, number: int, node: bool) -> Iterator[Row]:
        page = self.page(number)
        for cell in self._cells(page, _start(number), node):
            try:
                size, at = read_number(page, cell + 4 * node)
                yield read_record(self._payload(page, at, size, (PAGE_SIZE - 12) * 64 // 255 - 23))
            except DamagedCellError:
                continue

    def _cells(self, page: bytes, start: int, node: bool) -> list[int]:
        """Where the cells of a page begin."""
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + (12 if node else 8)
        pointers = page[first : first + 2 * min(count, PAGE_SIZE // 4)]
        return [int.from_bytes(pointers[at : at + 2], "big") for at in range(0, len(pointers) - 1, 2)]

    def _payload(self, page: bytes, at: int, size: int, largest_local: int) -> bytes:
        if size > _LARGEST_PAYLOAD:
            raise DamagedCellError
        if size <= largest_local:
            local, rest = size, 0
        else:
            # SQLite's own division between the page and the chain of pages that takes what is over.
            least = (PAGE_SIZE - 12) * 32 // 255 - 23
            local = least + (size - least) % (PAGE_SIZE - 4)
            local = local if local <= largest_local else least
            rest = size - local
        if not rest and at + size <= len(page):
            return page[at : at + size]
        found = bytearray(page[at : at + local])
        overflow = int.from_bytes(page[at + local : at + local + 4], "big")
        while rest > 0:
            more = self.page(overflow) if overflow else b""
            if len(more) < PAGE_SIZE:
                raise DamagedCellError
            taken = more[4 : 4 + rest]
            found += taken
            rest -= len(taken)
            overflow = int.from_bytes(more[:4], "big")
        if len(found) != size:
            raise DamagedCellError
        return bytes(found)
