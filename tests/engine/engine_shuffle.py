"""The slow model shuffles as the engine does."""

from __future__ import annotations

from nyhavn.engine import rng


class EngineShuffle:
    """The engine's own shuffles, from the same seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def __call__(self, pile: list[str]) -> list[str]:
        self.state, out = rng.shuffled(self.state, pile)
        return out
