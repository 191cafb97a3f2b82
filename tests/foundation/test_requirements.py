"""The requirement files: every package pinned and hashed, and no word on where it is downloaded from."""

import re

import pytest

from tests.foundation import ROOT

SETS = ("run", "dev", "bench")
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


@pytest.mark.parametrize("packages", SETS)
def test_every_entry_is_one_version_with_its_hashes(packages: str) -> None:
    assert unpinned(packages) == []


@pytest.mark.parametrize("name", [f"{packages}.{kind}" for packages in SETS for kind in ("in", "txt")])
def test_no_host_is_named(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")

    assert not HOST.search(text)


@pytest.mark.parametrize("packages", SETS)
def test_what_was_asked_for_is_pinned(packages: str) -> None:
    pinned = {entry.split(" ;")[0] for entry in entries(packages)}
    names = {pin.split("==")[0] for pin in pinned}

    for wish in wanted(packages):
        assert wish in (pinned if "==" in wish else names)


def test_the_game_runs_with_exactly_what_is_listed() -> None:
    """Installed without dependencies, so the list is complete as it is and nothing may slip in."""
    assert {entry.split(" ;")[0] for entry in entries("run")} == wanted("run")


def test_sets_do_not_pin_the_same_package_twice() -> None:
    names = [entry.split("==")[0] for packages in SETS for entry in entries(packages)]

    assert len(names) == len(set(names))
