"""Achievements, found from the games that were played: old and imported ones count like new ones.

A medal is earned by a person at the table, whoever it is: the book is that of the device. Games that were
made of others (copies, lessons) do not count. What was earned with hints says so, until it is earned without.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from nyhavn.ai.names import LEVELS
from nyhavn.engine.actions import Action
from nyhavn.engine.board import BB_COLUMNS, BB_ROWS
from nyhavn.engine.events import (
    AbilityUsed,
    CoatEarned,
    ColumnScored,
    Event,
    LineScored,
    RowScored,
    TileBuilt,
)
from nyhavn.engine.material import ABILITIES, COLORS, COLUMN_POINTS, COLUMNS, PLAYERS, ROW_POINTS, ROWS, SIZES
from nyhavn.engine.record import Deal
from nyhavn.engine.state import State, apply
from nyhavn.match.setup import Setup

BY_GAME: Final = (
    "first_win", "harbourmaster", "round_table", "no_abilities", "comeback", "photo_finish", "last_card",
    "swift", "window_column", "window_rows", "chain", "rainbow_row", "no_gap", "three_lines", "crossing",
    "six_points", "free_tile", "giants", "full_set", "attic", "one_color",
)  # fmt: skip
BY_SEVERAL: Final = ("ten_wins", "five_in_a_row", "four_characters", "perfect_review", "polyglot")
"""What no single record tells: several games, a review, and what was read."""
MEDALS: Final = (*BY_GAME, *BY_SEVERAL)

TEN, FIVE, LANGUAGES_READ = 10, 5, 4
BEHIND, SWIFT_TURNS, WINDOW_ROWS, CHAIN, LINES, POINTS = 5, 14, 3, 3, 3, 6
GIANTS, FULL_HOUSE, ONE_COLOR, REAL_DECISIONS = 3, 30, 18, 10


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as it is kept."""

    id: int
    played: int
    """When it ended, in milliseconds since 1970."""
    setup: Setup
    deal: Deal
    actions: tuple[Action, ...]
    hints: tuple[int, ...]

    @property
    def hinted(self) -> bool:
        """Whether a person had advice."""
        return any(self.hints[seat] for seat in self.setup.humans)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is remembered of a game, so that it need not be replayed again."""

    id: int
    played: int
    hinted: bool
    medals: frozenset[str]
    won: bool
    beaten: tuple[str, ...]
    """Levels that a person won against."""


@dataclass(frozen=True, slots=True)
class Medal:
    """A medal that was earned."""

    key: str
    game: int | None
    """The game it was earned in; none where it was for something else."""
    played: int
    hinted: bool


class _Seat:
    """One person's game, turn by turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.found: set[str] = set()
        self.window_rows = self.giants = self.abilities = self.turns = self.behind = 0

    def turn(self, before: State, after: State, events: Sequence[Event]) -> None:
        seat = self.seat
        others = [after.score(other) for other in range(after.players) if other != seat]
        self.behind = max(self.behind, max(others) - after.score(seat))
        mine = [event for event in events if getattr(event, "player", seat) == seat]
        if before.current != seat:
            return
        self.turns += 1
        self.abilities += sum(isinstance(event, AbilityUsed) for event in mine)
        lines = [event for event in mine if isinstance(event, LineScored)]
        rows = [line for line in lines if isinstance(line, RowScored)]
        columns = [line for line in lines if isinstance(line, ColumnScored)]
        self.window_rows += sum(row.points > ROW_POINTS for row in rows)
        built = [event for event in mine if isinstance(event, TileBuilt)]
        self.giants += sum(event.size == SIZES[-1] for event in built)
        self._note("window_column", any(line.points > COLUMN_POINTS for line in columns))
        self._note("window_rows", self.window_rows >= WINDOW_ROWS)
        self._note("chain", sum(isinstance(event, CoatEarned) for event in mine) >= CHAIN)
        self._note("rainbow_row", any(_colors_of_row(after, seat, row.row) == len(COLORS) for row in rows))
        self._note("three_lines", len(lines) >= LINES)
        self._note("crossing", bool(rows) and bool(columns))
        self._note("six_points", sum(line.points for line in lines) >= POINTS)
        self._note("free_tile", any(not event.pay for event in built))
        self._note("giants", self.giants >= GIANTS)
        owned = len(after.active_abilities(seat)) + len(after.used_abilities(seat))
        self._note("full_set", owned == len(ABILITIES))
        self._note("attic", any(row.row == ROWS - 1 for row in rows))
        self._note("one_color", max(_squares_by_color(after, seat)) >= ONE_COLOR)

    def end(self, state: State, kinds: Sequence[str]) -> None:
        """What only the end tells."""
        seat = self.seat
        house = state.occupied(seat)
        self._note("no_gap", house.bit_count() >= FULL_HOUSE and not _has_gap(house))
        if state.winners != [seat]:
            return
        best = max(state.score(other) for other in range(state.players) if other != seat)
        self._note("first_win", True)
        self._note("harbourmaster", LEVELS[-1] in kinds)
        self._note("round_table", state.players == PLAYERS[-1])
        self._note("no_abilities", not self.abilities)
        self._note("comeback", self.behind >= BEHIND)
        self._note("photo_finish", state.score(seat) - best <= 1)
        self._note("last_card", state.ended_by == "end_card")
        self._note("swift", self.turns <= SWIFT_TURNS)

    def _note(self, medal: str, earned: bool) -> None:
        if earned:
            self.found.add(medal)


def outcome_of(game: PlayedGame) -> Outcome:
    """What a game was good for; it is replayed for that."""
    seats = [_Seat(seat) for seat in game.setup.humans]
    state = before = game.deal.start()
    events: list[Event] = []
    for action in game.actions:
        state, more = apply(state, action)
        events += more
        if state.turn != before.turn or state.over:
            for seat in seats:
                seat.turn(before, state, events)
            before, events = state, []
    kinds = [seat.kind for seat in game.setup.seats]
    found: set[str] = set()
    if state.over:
        for seat in seats:
            seat.end(state, kinds)
            found |= seat.found
    won = state.over and any(seat in (state.winners or ()) for seat in game.setup.humans)
    beaten = tuple(level for level in LEVELS if level in kinds) if won else ()
    return Outcome(game.id, game.played, game.hinted, frozenset(found), won, beaten)


def medals_of(outcomes: Iterable[Outcome]) -> dict[str, Medal]:
    """All medals that games earned, each where it was earned first: first of all without hints."""
    found: dict[str, Medal] = {}
    wins = run = 0
    beaten: set[str] = set()
    for outcome in sorted(outcomes, key=lambda each: (each.played, each.id)):
        earned = set(outcome.medals)
        run = run + 1 if outcome.won else 0
        wins += outcome.won
        beaten |= set(outcome.beaten)
        earned |= {"ten_wins"} if wins >= TEN else set()
        earned |= {"five_in_a_row"} if run >= FIVE else set()
        earned |= {"four_characters"} if beaten == set(LEVELS) else set()
        for key in earned:
            known = found.get(key)
            if known is None or (known.hinted and not outcome.hinted):
                found[key] = Medal(key, outcome.id, outcome.played, outcome.hinted)
    return found


def ladder(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """How often each level was beaten."""
    counts = dict.fromkeys(LEVELS, 0)
    for outcome in outcomes:
        for level in outcome.beaten:
            counts[level] += 1
    return counts


def _colors_of_row(state: State, seat: int, row: int) -> int:
    colors = {tile.color for tile in state.tiles(seat) if tile.mask & BB_ROWS[row]}
    return len(colors & set(COLORS))


def _squares_by_color(state: State, seat: int) -> list[int]:
    tiles = state.tiles(seat)
    return [sum(tile.size for tile in tiles if tile.color == color) for color in COLORS]


def _has_gap(house: int) -> bool:
    """Whether an empty square lies below an occupied one."""
    return any(house >> COLUMNS & ~house & column for column in BB_COLUMNS)
