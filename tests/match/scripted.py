"""Games that go as they are told."""

from __future__ import annotations

from nyhavn.engine.notation import action_from_text
from nyhavn.engine.record import Deal
from nyhavn.match.game import Match
from tests.match.finished import setup_for

# Seven cards on the piers, two and three in the hands, then the pile with the end card at its bottom.
DECK = (
    *("red", "red", "purple", "purple", "blue", "blue", "green"),
    *("purple", "purple"),
    *("yellow", "yellow", "yellow"),
    *("green", "green", "blue", "blue", "red", "red", "red", "red", "red", "red"),
    "end",
)


def scripted(*turns: str) -> Match:
    """A game for two from the deck above, as far as these turns go."""
    match = Match(setup_for(2), deal=Deal(2, 0, DECK))
    for turn in turns:
        for text in turn.split():
            match.play(action_from_text(text))
    return match
