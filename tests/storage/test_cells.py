"""Numbers and values as SQLite writes them into its pages, read without SQLite."""

import sqlite3
from pathlib import Path

import pytest

from nyhavn.storage.carving import carve
from nyhavn.storage.cells import DamagedCellError, read_number, read_record
from nyhavn.storage.files import NAME
from tests.storage.playing import open_store


def varint(number: int) -> bytes:
    """A number as SQLite's file format has it: seven bits a byte, the highest first, eight in the ninth."""
    if number >= 1 << 56:
        return varint_head(number >> 8, 8) + bytes([number & 0xFF])
    length = max(1, -(-number.bit_length() // 7))
    head = varint_head(number >> 7, length - 1)
    return head + bytes([number & 0x7F])


def varint_head(number: int, length: int) -> bytes:
    return bytes(number >> 7 * place & 0x7F | 0x80 for place in reversed(range(length)))


NUMBERS = [0, 1, 127, *(1 << 7 * size for size in range(1, 9)), (1 << 56) - 1, (1 << 63) + 5, (1 << 64) - 1]


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_of_every_length(number: int) -> None:
    page = b"\xff\x01" + varint(number) + b"\xff" * 9
    assert read_number(page, 2) == (number, 2 + len(varint(number)))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_that_the_page_cuts_off_is_damage(number: int) -> None:
    with pytest.raises(DamagedCellError):
        read_number(b"\x05" + varint(number)[:-1], 1)


def test_values_of_every_kind() -> None:
    kinds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13 + 2 * 4, 12 + 2 * 3]
    sizes = [1, 2, 3, 4, 6, 8]
    numbers = b"".join((-5).to_bytes(size, "big", signed=True) for size in sizes)
    body = numbers + b"\x40\x09\x21\xfb\x54\x44\x2d\x18" + "kéz".encode() + b"\x00\xfe\xff"
    head = b"".join(varint(kind) for kind in kinds)
    payload = varint(len(head) + 1) + head + body
    assert read_record(payload) == [None, *[-5] * 6, None, 0, 1, "kéz", b"\x00\xfe\xff"]
    with pytest.raises(DamagedCellError):
        read_record(payload[:-1])


def test_texts_of_any_length_are_read_over_as_many_pages_as_they_take(tmp_path: Path) -> None:
    """SQLite lets a longer text go on in other pages: an index soon, a table when the page is full."""
    lengths = [1, *range(960, 1010), *range(4030, 4070), 5000, 8150, 9000, 20_000]
    texts = {number: f"{number}".ljust(length, "é") for number, length in enumerate(lengths, 1)}
    open_store(tmp_path).close()
    file = sqlite3.connect(tmp_path / NAME)
    file.executemany("INSERT INTO settings VALUES (?, ?)", [(str(n), text) for n, text in texts.items()])
    file.executemany("INSERT INTO drafts VALUES (?, 3, ?, 5)", texts.items())
    # With letters of one byte the lengths meet each bound exactly.
    plain = {f"plain {number}": "x" * length for number, length in enumerate(lengths)}
    file.executemany("INSERT INTO settings VALUES (?, ?)", plain.items())
    file.executemany(
        "INSERT INTO drafts VALUES (?, 3, ?, 5)",
        [(1000 + number, text) for number, text in enumerate(plain.values())],
    )
    file.commit()
    file.close()

    rows = carve((tmp_path / NAME).read_bytes())

    assert rows.settings == {str(n): text for n, text in texts.items()} | plain
    drafts = texts | {1000 + number: text for number, text in enumerate(plain.values())}
    assert rows.drafts == {game: (3, text, 5) for game, text in drafts.items()}
