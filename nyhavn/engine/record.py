"""A whole game as text that a person can read in a bug report and the engine can replay.

See docs/notation.md for the form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from nyhavn.engine.actions import Action, IllegalActionError
from nyhavn.engine.material import END, PLAYERS
from nyhavn.engine.notation import LETTERS, NotationError, action_from_text, action_to_text
from nyhavn.engine.rng import SEED_RANGE
from nyhavn.engine.state import BadDealError, GameOverError, State, apply, game_from_deck, new_game
from nyhavn.engine.wording import shortened

FIRST_LINE = "nyhavn game 1"
_CARD_LETTERS = {**LETTERS, END: "E"}
_CARD_OF = {letter: card for card, letter in _CARD_LETTERS.items()}
_RESERVED = ("players", "seed", "deck", "deal", "result")


class RecordError(ValueError):
    """Not a game record, or one that the rules do not allow; the message names the line."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game starts from: a seed alone, or a draw pile and the seed of a later reshuffle."""

    players: int
    seed: int = 0
    deck: tuple[str, ...] | None = None

    def start(self) -> State:
        """Deal the game; BadDealError if that cannot be."""
        if self.deck is None:
            return new_game(self.players, self.seed)
        return game_from_deck(self.players, self.deck, self.seed)


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its deal, its actions, and what else is to be remembered of it, line by line."""

    deal: Deal
    actions: tuple[Action, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)

    def states(self) -> Iterator[State]:
        """The game before its first action and after each; the engine's errors if one is not legal."""
        state = self.deal.start()
        yield state
        for action in self.actions:
            state, _ = apply(state, action)
            yield state

    def final(self) -> State:
        """The game after its last action."""
        *_, last = self.states()
        return last


def _letters(cards: Sequence[str | None]) -> str:
    return "".join(_CARD_LETTERS[card] if card else "-" for card in cards)


def record_to_text(record: Record) -> str:
    """The record of a game; its actions must be legal."""
    lines = [FIRST_LINE, f"players: {record.deal.players}", f"seed: {record.deal.seed}"]
    if record.deal.deck is not None:
        lines.append(f"deck: {_letters(record.deal.deck)}")
    lines += [f"{name}: {value}" for name, value in record.tags.items()]
    states = record.states()
    state = next(states)
    hands = " ".join(_letters(state.hand(seat)) for seat in range(state.players))
    lines += [f"deal: {_letters(state.offer)} | {hands}", ""]
    turn: list[str] = []
    for action, after in zip(record.actions, states, strict=True):
        turn.append(action_to_text(action))
        if after.turn != state.turn or after.over:
            lines.append(_turn_line(state, turn))
            turn = []
        state = after
    if turn:
        lines.append(_turn_line(state, turn))
    if state.winners is not None:
        scores = "-".join(str(state.score(seat)) for seat in range(state.players))
        winners = " ".join(str(seat + 1) for seat in state.winners)
        lines += ["", f"result: {scores} by {state.ended_by}, won by player {winners}"]
    return "\n".join(lines) + "\n"


def _turn_line(state: State, actions: list[str]) -> str:
    return f"{state.turn + 1}. ({state.current + 1}) {' '.join(actions)}"


class RecordReader:
    """Reads a record line by line, so that whoever reads many can do something else in between.

    RecordError if it is none. Every action is replayed and so known to be legal.
    """

    def __init__(self) -> None:
        self._header: dict[str, str] = {}
        self._actions: list[Action] = []
        self._state: State | None = None
        self._lines = 0

    @property
    def deal(self) -> Deal:
        """The deal that the header names."""
        try:
            return _deal_of(self._header)
        except RecordError as error:
            raise RecordError(shortened(f"header: {error}")) from None

    @property
    def tags(self) -> dict[str, str]:
        """What else the header says."""
        return {name: value for name, value in self._header.items() if name not in _RESERVED}

    def read(self, line: str) -> None:
        """The next line."""
        self._lines += 1
        try:
            if self._lines == 1:
                if line.strip() != FIRST_LINE:
                    raise RecordError(f"a game record starts with {FIRST_LINE!r}")
            elif line[:1].isdigit():
                before = _deal_of(self._header).start() if self._state is None else self._state
                self._state = _read_turn(before, line, self._actions)
            elif line.strip():
                name, colon, value = line.partition(":")
                if not colon or name in self._header:
                    raise RecordError("neither a turn nor a new header line")
                self._header[name] = value.strip()
        except (RecordError, NotationError, IllegalActionError, GameOverError, BadDealError) as error:
            raise RecordError(shortened(f"line {self._lines}: {error}")) from None

    def finish(self) -> tuple[Record, State]:
        """The whole record, and the game after its last action."""
        if not self._lines:
            raise RecordError(f"line 1: a game record starts with {FIRST_LINE!r}")
        deal = self.deal
        try:
            state = deal.start() if self._state is None else self._state
        except BadDealError as error:
            raise RecordError(shortened(f"header: {error}")) from None
        return Record(deal, tuple(self._actions), self.tags), state


def _read_turn(state: State, line: str, actions: list[Action]) -> State:
    words = line.split()
    texts = words[2:]
    if words[:2] != [f"{state.turn + 1}.", f"({state.current + 1})"] or not texts:
        raise RecordError(f"expected turn {state.turn + 1} of player {state.current + 1}")
    turn = state.turn
    for text in texts:
        if state.turn != turn:
            raise RecordError(f"the turn is over before {text!r}")
        action = action_from_text(text)
        state, _ = apply(state, action)
        actions.append(action)
    return state


def _deal_of(header: dict[str, str]) -> Deal:
    players = _integer(header, "players")
    seed = _integer(header, "seed")
    if players not in PLAYERS or seed not in SEED_RANGE:
        raise RecordError(f"players is {PLAYERS[0]} to {PLAYERS[-1]}, seed a number of 64 bits")
    letters = header.get("deck")
    if letters is None:
        return Deal(players, seed)
    if any(letter not in _CARD_OF for letter in letters):
        raise RecordError(f"a deck has the letters {''.join(_CARD_OF)}")
    return Deal(players, seed, tuple(_CARD_OF[letter] for letter in letters))


def _integer(header: dict[str, str], name: str) -> int:
    text = header.get(name, "")
    if not text.removeprefix("-").isdecimal() or len(text) > 20:
        raise RecordError(f"{name} is missing or no number")
    return int(text)
