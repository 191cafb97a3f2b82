"""The requirement files, read."""

from __future__ import annotations

import re

from tests.foundation import ROOT

ENTRY = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[0-9][\w.]*)(?P<marker> ;[^\\]+)?$")


HASH = re.compile(r"^--hash=sha256:[0-9a-f]{64}$")


HOST = re.compile(r"://|\b[\w-]+\.(org|com|net|io|dev)\b|--(extra-)?index-url|--find-links|--trusted-host|@")


def entries(packages: str) -> dict[str, list[str]]:
    """The entries of a pinned file: what stands before the hashes, and the hashes."""
    text = (ROOT / "requirements" / f"{packages}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", "\0").splitlines() if not line.startswith("#")]
    parts = [[part.strip() for part in line.split("\0")] for line in lines]
    return {entry: hashes for entry, *hashes in parts}


def unpinned(packages: str) -> list[str]:
    """The entries of a pinned file that are not one version with its hashes."""
    assert entries(packages)
    return [
        entry
        for entry, hashes in entries(packages).items()
        if not (ENTRY.match(entry) and hashes and all(HASH.match(each) for each in hashes))
    ]


def wanted(packages: str) -> set[str]:
    """What a person asked for in the .in file, written as in the pinned file."""
    text = (ROOT / "requirements" / f"{packages}.in").read_text(encoding="utf-8")
    lines = [line.split("#")[0].split(";")[0].strip() for line in text.splitlines()]
    return {line for line in lines if line}
