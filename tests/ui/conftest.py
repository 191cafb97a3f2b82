"""Ends each test of a screen wholly."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.ui.shell.garbage import collect_after_test
from tests.ui.shell.shared import end_shared, release_shared

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """By then nothing of the test holds its app: neither its fixtures nor its own names."""
    result = yield
    release_shared()
    if nextitem is None or nextitem.path != item.path or item.stash.get(FAILED, False):
        end_shared()
    collect_after_test()
    return result
