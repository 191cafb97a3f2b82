"""An app that several tests share, one after the other.

It is there whenever a test asks for it: begun anew if another app has run since, or if a test that had it has
failed, so that tests may be taken in any order. There is never more than one app at a time, and a test that
has the shared one cannot begin another: that would end the first under its hands.
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
    in_use: bool = False
    """Whether the test that runs now has it."""
    ends: ExitStack = field(default_factory=ExitStack)


_open: list[_Shared] = []
"""The one that is there, if any."""


def shared(opens: Callable[[], AbstractContextManager[T]]) -> T:
    """What this opens, for all tests that ask for the same: until the test ends, or `release_shared`."""
    if not _open or _open[0].opens is not opens:
        end_shared()
        begun = _Shared(opens)
        begun.value = begun.ends.enter_context(opens())
        _open.append(begun)
    _open[0].in_use = True
    value: T = _open[0].value
    return value


def release_shared() -> None:
    """The test is done with the shared app, which may go on for the next one."""
    for each in _open:
        each.in_use = False


def end_shared() -> None:
    """No app is to be there: another one begins, or nobody asks for this one any more."""
    assert not any(each.in_use for each in _open), "this test has the app that tests share: it would end now"
    while _open:
        _open.pop().ends.close()
