"""What packing needs is pinned as all else is, and agrees with it."""

import pytest

from tests.foundation.requirement_files import HOST, entries, unpinned, wanted
from tools.packaging.contents import ROOT

SETS = ("package", "bundle", "install")
ALL = ("run", "dev", "bench", *SETS)


def pins(packages: str) -> dict[str, str]:
    """The version of each package, whatever system it is for."""
    return dict(entry.split(" ;")[0].split("==") for entry in entries(packages))


@pytest.mark.parametrize("packages", SETS)
def test_every_entry_is_one_version_with_its_hashes(packages: str) -> None:
    assert unpinned(packages) == []


@pytest.mark.parametrize("name", [f"{packages}.{kind}" for packages in SETS for kind in ("in", "txt")])
def test_no_host_is_named(name: str) -> None:
    assert not HOST.search((ROOT / "requirements" / name).read_text("utf-8"))


@pytest.mark.parametrize("packages", SETS)
def test_what_was_asked_for_is_pinned(packages: str) -> None:
    for wish in wanted(packages):
        name, _, version = wish.partition("==")
        assert pins(packages)[name] == (version or pins(packages)[name])


def test_no_two_sets_want_different_versions() -> None:
    """They are installed into one environment."""
    versions: dict[str, set[str]] = {}
    for packages in ALL:
        for name, version in pins(packages).items():
            versions.setdefault(name, set()).add(version)

    assert {name: found for name, found in versions.items() if len(found) > 1} == {}
