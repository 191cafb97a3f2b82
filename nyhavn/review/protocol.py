"""The review behind the engine protocol's command of that name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nyhavn.engine.actions import Action
from nyhavn.engine.jsonform import Json
from nyhavn.engine.protocol import Reviewer
from nyhavn.engine.state import State
from nyhavn.review.jsonform import review_to_json
from nyhavn.review.reviewer import review_game


class GameReviewer:
    """Judges the game so far."""

    def review(
        self,
        start: State,
        actions: Sequence[Action],
        milliseconds: int,
        seed: int,
        enough: Callable[[], bool],
    ) -> Json:
        """The whole answer, beside ok."""
        return review_to_json(review_game(start, actions, milliseconds, seed, enough))


REVIEWER: Reviewer = GameReviewer()
