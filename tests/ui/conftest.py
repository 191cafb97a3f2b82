"""Ends each test of a screen wholly."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.ui.shell.garbage import collect_after_test


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """By then nothing of the test holds its app: neither its fixtures nor its own names."""
    result = yield
    collect_after_test()
    return result
