"""Hands a view to whoever watches: once for each change, however many steps the change has."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType

from nyhavn.match.view import TableView

Watcher = Callable[[TableView], None]


class Publisher:
    """Keeps the view that was published last. Changes are made inside `with publisher:`.

    When the outermost of them is complete, the view is made anew and, if it is another one, handed over. A
    change that failed is not published.
    """

    def __init__(self, compose: Callable[[], TableView]) -> None:
        self._compose = compose
        self._watchers: list[Watcher] = []
        self._open_changes = 0
        self.view = compose()

    def watch(self, watcher: Watcher) -> None:
        """Have every new view handed over, the present one at once."""
        self._watchers.append(watcher)
        watcher(self.view)

    def unwatch(self, watcher: Watcher) -> None:
        """Hand views over to this one no more."""
        self._watchers.remove(watcher)

    def __enter__(self) -> None:
        self._open_changes += 1

    def __exit__(
        self,
        error: type[BaseException] | None,
        _value: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._open_changes -= 1
        if self._open_changes or error is not None:
            return
        view = self._compose()
        if view != self.view:
            self.view = view
            for watcher in tuple(self._watchers):
                watcher(view)
