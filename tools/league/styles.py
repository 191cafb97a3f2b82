"""``python -m tools.league.styles``: how each character plays, counted in games.

Every character plays against the same opponent, and what it does is counted: what it takes at coats of arms,
what its points come from, how many of its lines are all windows, how the games end.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from nyhavn.engine.layout import (
    CURRENT,
    DECISION_MASK,
    ENDED_BY,
    OCCUPIED,
    PART,
    STACK,
    TURN,
    WALLS,
    WINNERS,
    Decision,
    EndedBy,
)
from nyhavn.engine.material import ABILITIES, COLUMN_POINTS, ROW_POINTS
from nyhavn.engine.moves import DISCARD, DRAW, FIRST_BUILD, PASS, REFRESH, TAKE
from nyhavn.engine.scoring import completed_lines
from nyhavn.engine.state import State, new_game
from nyhavn.engine.turns import play
from nyhavn.engine.view import player_view
from tools.league.entrants import entrant

FIRST_DEAL: Final = 4_000_000
CHARACTERS: Final = (
    "apprentice",
    "mason",
    "architect",
    "architect+plain",
    "architect+towers",
    "architect+tools",
)
OPPONENT: Final = "architect+plain"
COLUMNS: Final = ("won", "special", "ability", "renewed", "kinds", "rows", "windows", "turns", "end card")
NOTE: Final = """
won: of all games. special, ability, renewed: of 100 coat actions. kinds: abilities taken in a game.
rows: points from rows, of 100. windows: lines all windows, of 100 lines. turns: own turns in a game.
end card: games that it ended, of 100."""


class Counts:
    """What a character did."""

    def __init__(self) -> None:
        self.games = 0
        self.of: Counter[str] = Counter()
        self._first = True
        """Whether no ability was taken in this game yet."""

    def begin_game(self) -> None:
        """Another game begins."""
        self.games += 1
        self._first = True

    def note_move(self, flat: list[int], move: int) -> None:
        """Count what is done at a coat of arms, and whether cards are drawn."""
        if flat[STACK] & DECISION_MASK == Decision.COAT:
            if move < FIRST_BUILD:
                self.of["special"] += 1
            elif TAKE <= move < REFRESH:
                if self._first:
                    self.of[f"first {ABILITIES[move - TAKE]}"] += 1
                    self._first = False
                self.of["ability"] += 1
                self.of[ABILITIES[move - TAKE]] += 1
            elif move == REFRESH:
                self.of["renewed"] += 1
            elif move == PASS:
                self.of["declined"] += 1
        elif DRAW <= move < DISCARD:
            self.of["draws"] += 1

    def note_lines(self, before: int, after: int, walls: int) -> None:
        """Count the lines that a turn has completed."""
        for kind, _, points in completed_lines(before, after, walls):
            self.of["lines"] += 1
            self.of[f"{kind} points"] += points
            plain = ROW_POINTS if kind == "row" else COLUMN_POINTS
            self.of["windows"] += points > plain

    def figures(self) -> list[float]:
        """In the order of COLUMNS."""
        of = self.of
        coats = max(1, of["special"] + of["ability"] + of["renewed"] + of["declined"])
        points = max(1, of["row points"] + of["column points"])
        return [
            100 * of["won"] / self.games,
            100 * of["special"] / coats,
            100 * of["ability"] / coats,
            100 * of["renewed"] / coats,
            of["ability"] / self.games,
            100 * of["row points"] / points,
            100 * of["windows"] / max(1, of["lines"]),
            of["turns"] / self.games,
            100 * of["end card"] / self.games,
        ]


def watch(name: str, opponent: str, games: int) -> Counts:
    """Count what a character does in games for two, every deal from both seats."""
    counts = Counts()
    thinkers = entrant(name), entrant(opponent)
    for number in range(games):
        deal, seat = FIRST_DEAL + number // 2, number % 2
        flat = list(new_game(2, deal).flat)
        counts.begin_game()
        while flat[STACK] != Decision.OVER:
            mover = flat[CURRENT]
            own = mover == seat
            view = player_view(State(tuple(flat)), mover)
            part = PART[mover]
            before = flat[part + OCCUPIED]
            for move in thinkers[not own](view, deal * 1000 + flat[TURN]):
                if own:
                    counts.note_move(flat, move)
                play(flat, move)
            if own:
                counts.of["turns"] += 1
                counts.note_lines(before, flat[part + OCCUPIED], flat[part + WALLS])
        counts.of["won"] += flat[WINNERS] >> seat & 1
        counts.of["end card"] += flat[ENDED_BY] == EndedBy.END_CARD
    return counts


def main() -> None:
    """Print a table, and which abilities everybody took."""
    parser = argparse.ArgumentParser(prog="python -m tools.league.styles", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--names", default=",".join(CHARACTERS))
    options = parser.parse_args()
    print(f"| character | {' | '.join(COLUMNS)} |")
    print("|---|" + "---:|" * len(COLUMNS))
    liked = []
    for name in options.names.split(","):
        counts = watch(name, OPPONENT, options.games)
        print(f"| {name} | {' | '.join(f'{figure:.1f}' for figure in counts.figures())} |", flush=True)
        liked.append(
            f"{name}: "
            + ", ".join(
                f"{key} {counts.of[key]} ({counts.of[f'first {key}']} first)" for key in ABILITIES[1:]
            )
        )
    print(NOTE)
    print("\n".join(liked))


if __name__ == "__main__":
    main()
