"""An app that several tests share, one after the other.

It is there whenever a test asks for it: begun anew if another app has run since, in whatever order the tests
are taken. There is never more than one app at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass
class _Shared:
    opens: Callable[[], AbstractContextManager[Any]]
    value: Any = None
    ends: ExitStack = field(default_factory=ExitStack)


_open: list[_Shared] = []
"""The one that is there, if any."""


def shared(opens: Callable[[], AbstractContextManager[T]]) -> T:
    """What this opens, for all tests that ask for the same."""
    if not _open or _open[0].opens is not opens:
        end_shared()
        begun = _Shared(opens)
        begun.value = begun.ends.enter_context(opens())
        _open.append(begun)
    value: T = _open[0].value
    return value


def end_shared() -> None:
    """No app is to be there: another one begins, or nobody asks for this one any more."""
    while _open:
        _open.pop().ends.close()
