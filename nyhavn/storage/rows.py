"""The rows of the file as values, and what of them can be trusted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, get_args, get_type_hints

from nyhavn.engine.actions import Action, IllegalActionError
from nyhavn.engine.material import COLORS, END, PLAYERS
from nyhavn.engine.notation import LETTERS, NotationError
from nyhavn.engine.notation import action_from_text as read_action
from nyhavn.engine.record import Deal
from nyhavn.engine.rng import SEED_RANGE
from nyhavn.engine.state import GameOverError, State, apply
from nyhavn.storage.bounds import (
    EARLIEST_DELETION,
    LARGEST_ID,
    LATEST_TIME,
    MOST_ACTIONS,
    MOST_HINTS,
    clamp_time,
    is_time,
)
from nyhavn.storage.checks import start_check, step_check, text_check
from nyhavn.storage.snapshot import Snapshot, snapshot_from_text

Row = Sequence[object]
action_from_text = lru_cache(maxsize=1 << 13)(read_action)
"""Actions recur in all games; reading one takes as long as everything else together."""
_CARD_LETTERS = {**LETTERS, END: "E"}
_CARD_OF = {letter: card for card, letter in _CARD_LETTERS.items()}
assert len(_CARD_OF) == len(COLORS) + 1


class GameRow(NamedTuple):
    """A row of the table games."""

    id: int
    created: int
    """When the game was begun, in milliseconds since 1970."""
    counted: int
    """1 if it counts in the statistics: copies of games do not."""
    setup: str
    deal: str
    start_check: int
    title: str | None
    played: int
    deleted: int | None
    hints: str
    """Hints taken at each seat."""
    over: int
    snapshot: str
    row_check: int
    """The sum of all that changes while the game is played."""

    @property
    def started_well(self) -> bool:
        """Whether what the game starts from is as it was written, and can be."""
        return (
            self.start_check == start_check(self.id, self.created, self.counted, self.setup, self.deal)
            and is_time(self.created)
            and self.counted in (0, 1)
        )

    def sealed(self) -> GameRow:
        """The row with its sums anew."""
        return self._replace(
            start_check=start_check(self.id, self.created, self.counted, self.setup, self.deal),
            row_check=self._sum(),
        )

    def _sum(self) -> int:
        changing = (self.title, self.played, self.deleted, self.hints, self.over, self.snapshot)
        return text_check(self.id, "\n".join(map(str, changing)))

    def sound_snapshot(self) -> Snapshot | None:
        """How the game stands, if the row is as it was written."""
        if self.row_check != self._sum() or not is_time(self.played) or not is_time(self.deleted or 0):
            return None
        try:
            snapshot = snapshot_from_text(self.snapshot)
        except ValueError:
            return None
        if self.over != int(snapshot.over) or not self.deal.startswith(f"{len(snapshot.scores)} "):
            return None
        return snapshot

    def hint_counts(self, players: int) -> tuple[int, ...]:
        """Hints taken at each seat."""
        counts = [_number(word, MOST_HINTS) for word in self.hints.split()[:players]]
        return (*counts, *[0] * (players - len(counts)))

    def mended(self, snapshot: Snapshot) -> GameRow:
        """The row with whatever cannot be made possible, and how the game stands set anew."""
        known = self.deleted if self.row_check == self._sum() else None
        return self._replace(
            created=clamp_time(self.created),
            counted=int(self.counted == 1),
            played=clamp_time(self.played),
            deleted=known if known is not None and EARLIEST_DELETION <= clamp_time(known) == known else None,
            hints=" ".join(map(str, self.hint_counts(len(snapshot.scores)))),
            snapshot=snapshot.to_text(),
            over=int(snapshot.over),
        ).sealed()


def _number(word: str, largest: int) -> int:
    """The number that a word is; 0 if it is none, or too large."""
    if not word.isascii() or not word.isdecimal() or len(word) > len(str(largest)):
        return 0
    return int(word) if int(word) <= largest else 0


class Step(NamedTuple):
    """An action as it is kept."""

    action: str
    check: int


_LONGEST_TIME = len(str(LATEST_TIME))
START = -1
"""The number under which a game's start is kept before its actions, so that these alone are the game."""


def start_to_text(row: GameRow) -> str:
    """What a game starts from, as it is kept before its actions."""
    return f"{row.created} {row.counted} {row.deal}\n{row.setup}"


def start_from_step(game_id: int, step: Step) -> GameRow | None:
    """The row of a game of which only the actions are left; None if its start is not as it was written."""
    head, _, setup = step.action.partition("\n")
    created, _, rest = head.partition(" ")
    counted, _, deal = rest.partition(" ")
    if not all(
        word.isascii() and word.isdecimal() and len(word) <= _LONGEST_TIME for word in (created, counted)
    ):
        return None
    row = GameRow(
        id=game_id,
        created=int(created),
        counted=int(counted),
        setup=setup,
        deal=deal,
        start_check=step.check,
        title=None,
        played=int(created),
        deleted=None,
        hints="",
        over=0,
        snapshot="",
        row_check=0,
    )
    return row if row.started_well else None


_COLUMN_TYPES = tuple(get_args(hint) or (hint,) for hint in get_type_hints(GameRow).values())
TEXTS = frozenset(name for name, types in zip(GameRow._fields, _COLUMN_TYPES, strict=True) if str in types)
"""The columns that hold a text."""


def game_row(row: Row) -> GameRow | None:
    """The row as a value, if it is one: a flipped bit can make a number of a text."""
    if len(row) < len(_COLUMN_TYPES):
        return None
    known = row[: len(_COLUMN_TYPES)]
    if not all(type(value) in types for value, types in zip(known, _COLUMN_TYPES, strict=True)):
        return None
    game = GameRow(*known)  # type: ignore[arg-type]
    return game if abs(game.id) <= LARGEST_ID else None


def deal_to_text(deal: Deal) -> str:
    """A deal as it is kept: players, seed and, where the draw pile was given, its cards from the top."""
    deck = "" if deal.deck is None else " " + "".join(_CARD_LETTERS[card] for card in deal.deck)
    return f"{deal.players} {deal.seed}{deck}"


def deal_from_text(text: str) -> Deal:
    """The deal that `deal_to_text` wrote; ValueError if it is none that can be dealt."""
    players, seed, *decks = text[:_LONGEST_DEAL].split()
    if len(decks) > 1 or not all(word.removeprefix("-").isdecimal() for word in (players, seed)):
        raise ValueError(f"no deal: {text!r}")
    if int(players) not in PLAYERS or int(seed) not in SEED_RANGE:
        raise ValueError(f"no deal: {text!r}")
    try:
        deck = tuple(_CARD_OF[letter] for letter in decks[0]) if decks else None
    except KeyError:
        raise ValueError(f"no deal: {text!r}") from None
    deal = Deal(int(players), int(seed), deck)
    deal.start()
    return deal


_LONGEST_DEAL = 1_000


class SoundGame(NamedTuple):
    """As much of a game as can be trusted."""

    row: GameRow
    steps: tuple[Step, ...]
    whole: bool
    """Whether that is all of it, as it was written."""


def sound_game(
    row: GameRow | None, start: GameRow | None, steps: Sequence[Step], replay: bool = True
) -> SoundGame | None:
    """What of a game can be trusted: all, or the part before the damage; None if not even the deal can.

    start is the row that was made of the first line of its actions, if that is as it was written. Where many
    games are read, the sums of one may do without a replay: it comes when the game is loaded.
    """
    row = row or start
    if row is None:
        return None
    well = row.started_well and (start is None or start.start_check == row.start_check)
    if start is not None and not well and not (row.started_well and _goes_on_from(row, steps)):
        known = ("created", "counted", "setup", "deal", "start_check")
        row = row._replace(**{name: getattr(start, name) for name in known})
    chained = tuple(_chained(row.start_check, steps)) if row.started_well else tuple(steps)
    snapshot = row.sound_snapshot()
    whole = (
        start is not None
        and well
        and snapshot is not None
        and snapshot.length == len(chained) == len(steps) <= MOST_ACTIONS
    )
    if whole and not replay:
        return SoundGame(row, chained, True)
    try:
        state = deal_from_text(row.deal).start()
    except ValueError:
        return None
    texts = []
    for action, after in _legal_run(state, chained[:MOST_ACTIONS]):
        texts.append(action)
        state = after
    now = Snapshot.of(state, len(texts))
    if whole and now == snapshot:
        return SoundGame(row, chained, True)
    # By a wrong sum nobody knows whether it was deleted: rather one game too many than one too few.
    mended = row.mended(now)
    return SoundGame(mended, chain(mended.start_check, texts), False)


def _goes_on_from(row: GameRow, steps: Sequence[Step]) -> bool:
    """Whether the actions are those of this start."""
    return not steps or any(_chained(row.start_check, steps[:1]))


def chain(check: int, actions: Sequence[str]) -> tuple[Step, ...]:
    """Actions with their sums, after a sum."""
    steps = []
    for action in actions:
        check = step_check(check, action)
        steps.append(Step(action, check))
    return tuple(steps)


def _chained(check: int, steps: Sequence[Step]) -> Iterator[Step]:
    """The steps up to the first whose sum is wrong."""
    for step in steps:
        check = step_check(check, step.action)
        if check != step.check:
            return
        yield step


def _legal_run(state: State, steps: Sequence[Step]) -> Iterator[tuple[str, State]]:
    """The actions up to the first that the engine refuses, each with the state after it."""
    for step in steps:
        try:
            state, _ = apply(state, action_from_text(step.action))
        except (NotationError, IllegalActionError, GameOverError):
            return
        yield step.action, state


def actions_of(steps: Sequence[Step]) -> tuple[Action, ...]:
    """The actions that were kept."""
    return tuple(action_from_text(step.action) for step in steps)
