"""Folders in memory where there are such, to spare the disk thousands of synced writes; a store in one."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage import Store
from tests.storage.damage import copy, fill
from tests.storage.playing import open_store

MEMORY = Path("/dev/shm")

# These are about rights, links, pipes and signals as only POSIX has them.
POSIX = ["test_killed.py", "test_links_and_locks.py", "test_shared_file.py"]
collect_ignore = POSIX if os.name == "nt" else []


def _folder() -> Iterator[Path]:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None, prefix="nyhavn-test-") as name:
        yield Path(name)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    yield from _folder()


@pytest.fixture(scope="module")
def module_path() -> Iterator[Path]:
    yield from _folder()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store[Setup]]:
    store = open_store(tmp_path)
    yield store
    store.close()


@pytest.fixture(scope="module")
def filled(module_path: Path) -> Path:
    """A file with games and settings; only copies of it are damaged."""
    return fill(module_path)


@pytest.fixture
def path(tmp_path: Path, filled: Path) -> Path:
    """A copy of the file, to be damaged."""
    return copy(filled, tmp_path)


@pytest.fixture
def copied(path: Path) -> Path:
    """A file with a copy, both of the same games."""
    store = open_store(path.parent)
    assert store.keep_copy()
    store.close()
    return path
