"""Ends each test of a screen wholly."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.ui.shell.garbage import collect_after_test
from tests.ui.shell.shared import end_shared


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """By then nothing of the test holds its app: neither its fixtures nor its own names."""
    result = yield
    if nextitem is None or nextitem.path != item.path:
        end_shared()
    collect_after_test()
    return result
