"""A slow model of the game, written straight from the rules, as a second opinion on the engine.

Nothing in here is shared with `nyhavn.engine`, not even the box contents: an error would have to be made
twice, in two ways of thinking, to stay unseen. Sections quoted are those of docs/rules.md.
"""

from tests.engine.reference.choices import Action
from tests.engine.reference.game import ReferenceGame
from tests.engine.reference.playing import count, random_playout, tidy_playout
from tests.engine.reference.table import Shuffle

__all__ = ["Action", "ReferenceGame", "Shuffle", "count", "random_playout", "tidy_playout"]
