"""Two plugins for pytest: one watches which functions a test runs, the other picks tests and their order."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType

import pytest
from hypothesis import Phase, settings

ANYTHING = "anything"
"""What is run by a test that starts a program: nobody sees which functions."""


class Watcher:
    """Notes for every test the functions of the game that it runs, and how long it takes."""

    def __init__(self, project: Path) -> None:
        self.imports: set[str] = set()
        """What runs before the first test, when modules are imported."""
        self.runs: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self._root = f"{project}/"
        self._seen: set[CodeType] = set()
        sys.settrace(self._entered)

    def pytest_collection_finish(self) -> None:
        sys.settrace(None)
        self.imports = self._places()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._seen = set()
        threading.settrace(self._entered)
        sys.settrace(self._entered)
        began = time.perf_counter()
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.perf_counter() - began
            self.runs[item.nodeid] = self._places()

    def _entered(self, frame: FrameType, _event: str, _argument: object) -> None:
        self._seen.add(frame.f_code)

    def _places(self) -> set[str]:
        return {place for code in self._seen if (place := self._place(code))}

    def _place(self, code: CodeType) -> str:
        """Module and function, as the faults name them; empty for code that is not the game's."""
        if code is subprocess.Popen.__init__.__code__:
            return ANYTHING
        if not code.co_filename.startswith(f"{self._root}nyhavn/"):
            return ""
        owner = re.sub(r"\.?<[^>]*>", "", code.co_qualname)
        return f"{code.co_filename.removeprefix(self._root)}:{owner}"


class Chooser:
    """Leaves only certain tests, in a certain order; what fails is not made smaller, only known to fail."""

    def __init__(self, tests: list[str]) -> None:
        self._order = {test: place for place, test in enumerate(tests)}

    def pytest_configure(self) -> None:
        settings.register_profile("mutants", settings(), phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[item.nodeid])
