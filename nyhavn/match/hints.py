"""A hint that a person asked for, while it is being thought out."""

from __future__ import annotations

from collections.abc import Callable

from nyhavn.engine.view import player_view
from nyhavn.match.game import Match
from nyhavn.match.services import Advice, Thinker, Thought


class Hints:
    """Asks the thinker from what the person to move may know."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        self._match = match
        self._thinker = thinker
        self._thought: Thought | None = None

    @property
    def is_asked(self) -> bool:
        """Whether an answer is waited for."""
        return self._thought is not None

    def ask(self, done: Callable[[Advice], None]) -> None:
        """Have a turn thought out for the person to move."""
        if self._thought is None:
            state = self._match.state
            view = player_view(state, state.current)
            self._thought = self._thinker.advise(view, self._match.hint_seed, done)

    def drop(self) -> None:
        """Wait for it no more."""
        if self._thought is not None:
            self._thought.stop()
            self._thought = None
