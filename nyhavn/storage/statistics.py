"""What the finished games say of those who played them.

Nothing of it is kept: it is counted from the games whenever it is asked for, so that it is always what the
games in the list say. Games made out of others (copies, "what if") do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from nyhavn.engine.material import COLORS
from nyhavn.storage.saved import Listing
from nyhavn.storage.seating import HUMAN, S

KnownAs = Callable[[str, int], str | None]
"""Who a person's name stands for in a game of that moment; None for somebody who is not to be listed."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went for one player."""

    game_id: int
    played: int
    """When it ended, in milliseconds since 1970."""
    players: int
    score: int
    won: bool
    shared: bool
    """Whether the victory was shared."""
    turns: int
    """Turns that the player had."""
    hints: int
    squares: tuple[int, ...]
    """Squares built of each colour, in the order of COLORS."""
    rivals: tuple[str, ...] = ()
    """What kinds of players the others were, each kind once."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one sort: how many, and how many of them were won, those with hints apart."""

    games: int = 0
    wins: int = 0
    hinted_games: int = 0
    hinted_wins: int = 0

    @property
    def all_games(self) -> int:
        return self.games + self.hinted_games

    @property
    def all_wins(self) -> int:
        return self.wins + self.hinted_wins


def tally(results: Iterable[Result]) -> Tally:
    """Count games."""
    found = [(result.hints > 0, result.won) for result in results]
    return Tally(
        games=sum(not hinted for hinted, _won in found),
        wins=sum(won and not hinted for hinted, won in found),
        hinted_games=sum(hinted for hinted, _won in found),
        hinted_wins=sum(won and hinted for hinted, won in found),
    )


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """What the finished games say of one player: a person, or an opponent of the app of one level."""

    name: str
    kind: str
    results: tuple[Result, ...] = field(default=())
    """All finished games, the oldest first."""

    @property
    def games(self) -> int:
        """Games finished."""
        return len(self.results)

    @property
    def wins(self) -> int:
        """Games won, shared victories among them."""
        return sum(result.won for result in self.results)

    @property
    def best_score(self) -> int:
        """The most points in a game."""
        return max(result.score for result in self.results)

    @property
    def average_score(self) -> float:
        """Points a game."""
        return sum(result.score for result in self.results) / self.games

    @property
    def fastest_win(self) -> int | None:
        """The fewest own turns that a victory took; None without one."""
        return min((result.turns for result in self.results if result.won), default=None)

    @property
    def longest_streak(self) -> int:
        """The most victories in a row."""
        best = run = 0
        for result in self.results:
            run = run + 1 if result.won else 0
            best = max(best, run)
        return best

    @property
    def streak(self) -> int:
        """Victories in a row up to now."""
        run = 0
        for result in reversed(self.results):
            if not result.won:
                break
            run += 1
        return run

    @property
    def by_rival(self) -> dict[str, Tally]:
        """Games by the kinds of players that took part in them, in the order they were first met."""
        kinds = dict.fromkeys(kind for result in self.results for kind in result.rivals)
        return {kind: tally(result for result in self.results if kind in result.rivals) for kind in kinds}

    def against(self, kind: str) -> PlayerStatistics | None:
        """The same of the games with this kind of player alone; None if there were none."""
        found = tuple(result for result in self.results if kind in result.rivals)
        return replace(self, results=found) if found else None

    @property
    def by_players(self) -> dict[int, Tally]:
        """Games by the number of players."""
        numbers = sorted({result.players for result in self.results})
        return {
            count: tally(result for result in self.results if result.players == count) for count in numbers
        }

    @property
    def hints(self) -> int:
        """Hints taken."""
        return sum(result.hints for result in self.results)

    @property
    def squares(self) -> dict[str, int]:
        """Squares built of each colour."""
        return {
            color: sum(result.squares[place] for result in self.results) for place, color in enumerate(COLORS)
        }

    @property
    def favourite_color(self) -> str | None:
        """The colour of which the player built most; None before anything was built."""
        squares = self.squares
        best = max(COLORS, key=lambda color: squares[color])
        return best if squares[best] else None


def as_written(name: str, _played: int) -> str:
    """Every name stands for itself."""
    return name


def statistics(games: Iterable[Listing[S]], known_as: KnownAs = as_written) -> list[PlayerStatistics]:
    """Everybody who has finished a game, those with most games first.

    A name counts as the same however it is capitalized, and is shown as it was written last; known_as tells
    of people who had other names then.
    """
    names: dict[tuple[str, str], str] = {}
    results: dict[tuple[str, str], list[Result]] = {}
    for game in sorted(games, key=lambda game: (game.played, game.id)):
        if not game.over or not game.counted:
            continue
        for number, seat in enumerate(game.setup.seats):
            name = known_as(seat.name, game.played) if seat.kind == HUMAN else seat.name
            if name is None:
                continue
            key = name.casefold(), seat.kind
            names[key] = name
            results.setdefault(key, []).append(_result(game, number))
    everybody = [PlayerStatistics(names[key], key[1], tuple(found)) for key, found in results.items()]
    return sorted(everybody, key=lambda player: (-player.games, player.name.casefold(), player.kind))


def beaten(players: Iterable[PlayerStatistics], name: str = "") -> set[str]:
    """The kinds of players that a person of this name has won against; without a name, that anybody has."""
    return {
        kind
        for player in players
        if player.kind == HUMAN and name.casefold() in ("", player.name.casefold())
        for result in player.results
        if result.won
        for kind in result.rivals
    }


def _result(game: Listing[S], seat: int) -> Result:
    snapshot = game.snapshot
    winners = snapshot.winners or ()
    return Result(
        game_id=game.id,
        played=game.played,
        players=len(snapshot.scores),
        score=snapshot.scores[seat],
        won=seat in winners,
        shared=seat in winners and len(winners) > 1,
        turns=snapshot.turns_of(seat),
        hints=game.hints[seat],
        squares=tuple(snapshot.squares(seat).values()),
        rivals=tuple(
            dict.fromkeys(other.kind for number, other in enumerate(game.setup.seats) if number != seat)
        ),
    )
