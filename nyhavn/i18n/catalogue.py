"""Reads message catalogues: the compiled one where the build made it, else the text it is made from.

A checkout has only `.po` files. Reading them directly costs a few milliseconds and means that no step can be
forgotten: the app always speaks the player's language.
"""

from __future__ import annotations

import ast
import gettext
import io
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

Messages = dict[str, str]
"""Texts by their source text, in the form of a compiled catalogue: plural forms are joined by NUL, and a
context stands before the text, behind it an EOT."""


def load(stem: Path) -> gettext.NullTranslations:
    """The catalogue `stem`.mo, or `stem`.po if that is newer or alone; bare source texts if there is none."""
    compiled, source = stem.with_suffix(".mo"), stem.with_suffix(".po")
    try:
        if _is_current(compiled, source):
            with compiled.open("rb") as file:
                return gettext.GNUTranslations(file)
        with source.open(encoding="utf-8") as lines:
            return gettext.GNUTranslations(io.BytesIO(pack(read_po(lines))))
    except (OSError, ValueError, SyntaxError, struct.error):
        return gettext.NullTranslations()


def _is_current(compiled: Path, source: Path) -> bool:
    if not compiled.exists():
        return False
    return not source.exists() or compiled.stat().st_mtime >= source.stat().st_mtime


def read_po(lines: Iterable[str]) -> Messages:
    """The translated messages of a `.po` file; fuzzy, obsolete and empty ones are left out."""
    messages: Messages = {}
    for entry in _entries(lines):
        key, forms = (
            entry.get("msgid", ""),
            [entry[name] for name in sorted(entry) if name.startswith("msgstr")],
        )
        if "msgid_plural" in entry:
            key = f"{key}\0{entry['msgid_plural']}"
        if "msgctxt" in entry:
            key = f"{entry['msgctxt']}\4{key}"
        if forms and all(forms) and "fuzzy" not in entry:
            messages[key] = "\0".join(forms)
    return messages


def _entries(lines: Iterable[str]) -> Iterator[dict[str, str]]:
    entry: dict[str, str] = {}
    field = ""
    for line in lines:
        line = line.strip()
        if line.startswith("#"):
            if line.startswith("#,") and "fuzzy" in line:
                entry["fuzzy"] = ""
        elif line.startswith('"'):
            entry[field] += ast.literal_eval(line)
        elif line:
            field, _, text = line.partition(" ")
            entry[field] = ast.literal_eval(text)
        elif "msgid" in entry:
            yield entry
            entry = {}
    if "msgid" in entry:
        yield entry


def pack(messages: Messages) -> bytes:
    """The messages as the bytes of a compiled catalogue (GNU .mo, without hash table)."""
    keys = sorted(key.encode() for key in messages)
    texts = [messages[key.decode()].encode() for key in keys]
    count, header = len(keys), 28
    tables, body, offset = [], b"", header + 16 * count
    for strings in (keys, texts):
        for string in strings:
            tables.append(struct.pack("<II", len(string), offset + len(body)))
            body += string + b"\0"
    return (
        struct.pack("<7I", 0x950412DE, 0, count, header, header + 8 * count, 0, 0) + b"".join(tables) + body
    )
