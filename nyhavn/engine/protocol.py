"""The engine protocol: one JSON object a line in, one a line out. docs/protocol.md has all of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from nyhavn.engine.actions import ACTIONS, Action, IllegalActionError, move_of
from nyhavn.engine.events import Event
from nyhavn.engine.jsonform import (
    Json,
    MalformedActionError,
    action_from_json,
    action_to_json,
    event_to_json,
    state_to_json,
)
from nyhavn.engine.material import PLAYERS
from nyhavn.engine.moves import CARD_NUMBERS
from nyhavn.engine.record import Deal
from nyhavn.engine.rng import SEED_RANGE
from nyhavn.engine.state import BadDealError, State, apply_move
from nyhavn.engine.view import View, player_view
from nyhavn.engine.wording import shortened

SAVE_FORMAT = 1
LONGEST_LINE = 1 << 24
"""Bytes of one command; a longer line is answered with an error and passed over."""
LONGEST_DECK = 1000
LONGEST_THINKING = 3_600_000
DEFAULT_THINKING = 1000


class Advisor(Protocol):
    """Whoever can propose an action: the AI, once it is there."""

    def levels(self) -> list[str]:
        """Names of the levels, weakest first."""

    def best(
        self, view: View, level: str, milliseconds: int, seed: int, enough: Callable[[], bool]
    ) -> Action:
        """An action for the player of the view, from what that player may know alone.

        As soon as it is told that it is enough, it answers with the best that it has found.
        """


class Reviewer(Protocol):
    """Whoever can judge a game turn by turn."""

    def review(
        self,
        start: State,
        actions: Sequence[Action],
        milliseconds: int,
        seed: int,
        enough: Callable[[], bool],
    ) -> Json:
        """The answer to `review`; as soon as it is enough, what is left is judged at first sight."""


def not_enough() -> bool:
    """Nobody is in a hurry."""
    return False


class ProtocolError(Exception):
    """A command that cannot be carried out, with its documented code."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def _bad_arguments(message: str) -> ProtocolError:
    return ProtocolError("bad_arguments", message)


def _no_game() -> ProtocolError:
    return ProtocolError("no_game", "there is no game: start one with new or load")


def _integer(command: Json, name: str, allowed: range, default: int | None = None) -> int:
    value = command.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise _bad_arguments(f"{name} is a whole number from {allowed[0]} to {allowed[-1]}")
    return value


def deal_from_json(form: Json) -> Deal:
    """Read what a game starts from."""
    players = _integer(form, "players", range(PLAYERS[0], PLAYERS[-1] + 1))
    deck = form.get("deck")
    if deck is None:
        return Deal(players, _integer(form, "seed", SEED_RANGE))
    if not isinstance(deck, list) or len(deck) > LONGEST_DECK:
        raise _bad_arguments(f"deck is a list of up to {LONGEST_DECK} cards")
    for card in deck:
        if not isinstance(card, str) or card not in CARD_NUMBERS:
            raise _bad_arguments(f"a card is one of {', '.join(CARD_NUMBERS)}")
    return Deal(players, _integer(form, "seed", SEED_RANGE, default=0), tuple(deck))


class Session:
    """One client's game: its deal, its actions, and the states that they led through."""

    def __init__(self, advisor: Advisor | None = None, reviewer: Reviewer | None = None) -> None:
        self._advisor = advisor
        self._reviewer = reviewer
        self._deal: Deal | None = None
        self._states: list[State] = []
        self._actions: list[Action] = []
        self._enough: Callable[[], bool] = not_enough
        self._commands = {
            "new": self._new,
            "state": self._state,
            "legal": self._legal,
            "apply": self._apply,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
        }
        if advisor is not None:
            self._commands |= {"best": self._best, "levels": self._levels}
        if reviewer is not None:
            self._commands["review"] = self._review

    def answer(self, line: bytes, enough: Callable[[], bool] = not_enough) -> Json:
        """The answer to one line; a command that cannot be carried out changes nothing.

        A command that thinks comes to its end as soon as it is enough.
        """
        self._enough = enough
        try:
            return {"ok": True, **self._carry_out(_parse(line))}
        except ProtocolError as error:
            return {"ok": False, "error": error.code, "message": shortened(str(error))}

    def _carry_out(self, command: Json) -> Json:
        name = command.get("cmd")
        handler = self._commands.get(name) if isinstance(name, str) else None
        if handler is None:
            raise ProtocolError("bad_command", f"cmd is one of {', '.join(self._commands)}")
        return handler(command)

    @property
    def _now(self) -> State:
        if not self._states:
            raise _no_game()
        return self._states[-1]

    def _new(self, command: Json) -> Json:
        self._begin(deal_from_json(command), [])
        return self._state(command)

    def _begin(self, deal: Deal, actions: list[Action]) -> None:
        try:
            states = [deal.start()]
        except BadDealError as error:
            raise _bad_arguments(str(error)) from None
        for number, action in enumerate(actions):
            try:
                states.append(_step(states[-1], action)[0])
            except ProtocolError as error:
                raise _bad_arguments(f"action {number}: {error}") from None
        self._deal, self._states, self._actions = deal, states, actions

    def _state(self, _command: Json) -> Json:
        return {"state": state_to_json(self._now)}

    def _legal(self, _command: Json) -> Json:
        return {"actions": [action_to_json(ACTIONS[move]) for move in self._now.moves]}

    def _apply(self, command: Json) -> Json:
        now = self._now
        action = _read_action(command.get("action"))
        state, events = _step(now, action)
        self._states.append(state)
        self._actions.append(action)
        return {"state": state_to_json(state), "events": [event_to_json(event) for event in events]}

    def _undo(self, command: Json) -> Json:
        if not self._states:
            raise _no_game()
        if not self._actions:
            raise _bad_arguments("nothing has been applied yet")
        self._states.pop()
        self._actions.pop()
        return self._state(command)

    def _save(self, _command: Json) -> Json:
        deal = self._deal
        if deal is None:
            raise _no_game()
        game: Json = {"format": SAVE_FORMAT, "players": deal.players, "seed": deal.seed}
        if deal.deck is not None:
            game["deck"] = list(deal.deck)
        game["actions"] = [action_to_json(action) for action in self._actions]
        return {"game": game}

    def _load(self, command: Json) -> Json:
        game = command.get("game")
        if not isinstance(game, dict):
            raise _bad_arguments("game is an object, as save gives it")
        _integer(game, "format", range(SAVE_FORMAT, SAVE_FORMAT + 1), default=SAVE_FORMAT)
        actions = game.get("actions", [])
        if not isinstance(actions, list):
            raise _bad_arguments("actions is a list")
        self._begin(deal_from_json(game), [_read_action(action) for action in actions])
        return self._state(command)

    def _levels(self, _command: Json) -> Json:
        assert self._advisor is not None
        return {"levels": self._advisor.levels()}

    def _best(self, command: Json) -> Json:
        assert self._advisor is not None
        now = self._now
        level = command.get("level")
        if not isinstance(level, str) or level not in self._advisor.levels():
            raise _bad_arguments(f"level is one of {', '.join(self._advisor.levels())}")
        milliseconds, seed = _thinking(command)
        if now.over:
            raise ProtocolError("game_over", "the game is over")
        view = player_view(now, now.current)
        action = self._advisor.best(view, level, milliseconds, seed, self._enough)
        return {"action": action_to_json(action)}

    def _review(self, command: Json) -> Json:
        assert self._reviewer is not None
        if not self._states:
            raise _no_game()
        milliseconds, seed = _thinking(command)
        return self._reviewer.review(self._states[0], self._actions, milliseconds, seed, self._enough)


def _thinking(command: Json) -> tuple[int, int]:
    milliseconds = _integer(command, "ms", range(LONGEST_THINKING + 1), default=DEFAULT_THINKING)
    return milliseconds, _integer(command, "seed", SEED_RANGE, default=0)


def _read_action(form: object) -> Action:
    try:
        return action_from_json(form)
    except MalformedActionError as error:
        raise _bad_arguments(str(error)) from None


def _step(state: State, action: Action) -> tuple[State, list[Event]]:
    if state.over:
        raise ProtocolError("game_over", "the game is over")
    try:
        move = move_of(action)
    except IllegalActionError as error:
        raise ProtocolError("illegal_action", str(error)) from None
    if move not in state.moves:
        raise ProtocolError("illegal_action", "that is not among the legal actions")
    return apply_move(state, move)


def _parse(line: bytes) -> Json:
    try:
        command = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise ProtocolError("bad_json", "a command is one JSON object on one line") from None
    if not isinstance(command, dict):
        raise ProtocolError("bad_json", "a command is one JSON object on one line")
    return command


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
