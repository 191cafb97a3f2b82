"""The requirement files: every package pinned and hashed, and no word on where it is downloaded from."""

import pytest

from tests.foundation import ROOT
from tests.foundation.requirement_files import HOST, entries, unpinned, wanted

SETS = ("run", "dev", "bench")


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
