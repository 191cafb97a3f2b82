"""A game's record, read in one go; the app reads it line by line."""

from __future__ import annotations

from nyhavn.engine.record import Record, RecordReader


def read_record(text: str) -> Record:
    """What a record tells; RecordError if it is none."""
    reader = RecordReader()
    for line in text.splitlines():
        reader.read(line)
    return reader.finish()[0]
