"""What a screen does from which one may go on to a review: it says of which game, before anybody asks."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock

from nyhavn.match.record import MatchRecord


class ExpectedReview:
    """The opponents begin to look at the game as soon as the review's screen is made."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._record: MatchRecord | None = None

    def begin(self, record: MatchRecord) -> None:
        """This game may be reviewed next."""
        self.forget()
        self._record = record
        self._app.manager.bind(screens=self._tell)
        self._tell()

    def forget(self) -> None:
        """One went elsewhere."""
        self._record = None
        self._app.manager.unbind(screens=self._tell)

    def _tell(self, *_: Any) -> None:
        manager, record = self._app.manager, self._record
        if record is not None and manager.has_screen("review"):
            self.forget()
            Clock.schedule_once(lambda _dt: manager.get_screen("review").expect(record), 0)
