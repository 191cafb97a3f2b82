"""Starts a staged app with one folder's modules only: `python -I -S phone_start.py SITE APP [options]`."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from types import ModuleType


class LeftOut:
    """Refuses modules whose files are left out of the package, by python-for-android's own patterns.

    Not derived from importlib's finder, whose import brings many other modules along.
    """

    def __init__(self, patterns: Sequence[str]) -> None:
        self._patterns = [f"*/{pattern.removeprefix('^')}" for pattern in patterns]

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> None:
        place = "/" + fullname.replace(".", "/")
        files = (f"{place}.pyc", f"{place}/__init__.pyc")
        if any(fnmatch(file, pattern) for file in files for pattern in self._patterns):
            raise ModuleNotFoundError(f"{fullname} is left out of the package", name=fullname)


def main() -> None:
    """Leave this process to the app, as Android's launcher does."""
    site, app, *options = sys.argv[1:]
    sys.path[:0] = [app, site]
    sys.meta_path.insert(0, LeftOut(os.environ.pop("NYHAVN_LEFT_OUT", "").split(os.pathsep)))
    sys.argv = ["main.py", *options]
    runpy.run_path(os.path.join(app, "main.py"), run_name="__main__")


main()
