"""The rules of the game: a state is a value, an action gives the next one, nothing else is needed."""

from nyhavn.engine.actions import Action, IllegalActionError
from nyhavn.engine.events import Event
from nyhavn.engine.state import BadDealError, GameOverError, State, apply, game_from_deck, new_game

__all__ = [
    "Action",
    "BadDealError",
    "Event",
    "GameOverError",
    "IllegalActionError",
    "State",
    "apply",
    "game_from_deck",
    "new_game",
]
