"""Games to stand in the middle of: whole ones from files, and short ones told move by move."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from nyhavn.engine.notation import LETTERS, action_from_text
from nyhavn.engine.record import Deal, Record
from nyhavn.match.game import Match
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, Seat, Setup
from tests.engine.records import read_record

NAMES = ("Anna", "Bence", "Clara", "Dániel")
LONG_NAMES = ("Maximiliane W.", "Kikötőmester 2", "Anne-Charlotte", "WWWWWWWWWWWWWW")

MOMENTS = {
    "start": {2: 0, 3: 0, 4: 0},
    "discard": {2: 44, 3: 70, 4: 31},
    "coat": {2: 40, 3: 88, 4: 61},
    "rich": {2: 46, 3: 91, 4: 100},
    "over": {2: 54, 3: 94, 4: 102},
}
"""After how many actions the game for so many players is there: discard, ten cards in hand; coat, a coat of
arms with all three choices; rich, all five abilities and seven cards."""

MOMENTS_OF_TWO = {"seven cards": 43, "all active": 50, "build": 51}
"""The same in the game of two: seven cards and the additional card; all five abilities active; and after the
draw of both actions."""

FIRST_COAT = ("PPPGGBB PP RRR RRBB GGYY RRBB GGYY E", "d13", "d45", "P3:c1c2c3=PPP")
"""The piers, the hands and the pile; then Anna takes purple with any cards, and covers c3 a turn later."""

_CARD_OF = {letter: color for color, letter in LETTERS.items()} | {"E": "end"}


def setup_for(
    players: int,
    names: tuple[str, ...] = NAMES,
    kinds: tuple[str, ...] = (HUMAN,) * 4,
    curtain: bool = True,
    seed: int = 0,
) -> Setup:
    """A table for so many."""
    seats = tuple(Seat(*seat) for seat in zip(names, HOUSE_COLORS, kinds, strict=True))
    return Setup(seats[:players], seed, curtain)


@cache
def _record(players: int) -> Record:
    path = Path(__file__).parent / "games" / f"{players}-players.txt"
    return read_record(path.read_text(encoding="utf-8"))


def moment(name: str, players: int = 2, setup: Setup | None = None) -> Match:
    """A real game at one of the moments above."""
    record = _record(players)
    length = MOMENTS_OF_TWO[name] if name in MOMENTS_OF_TWO else MOMENTS[name][players]
    return Match(setup or setup_for(players), record.actions[:length], deal=record.deal)


def told(deck: str, *turns: str, setup: Setup | None = None) -> Match:
    """A game for two from a pile of cards by their letters, E for the end card, after these turns.

    The first seven cards lie on the piers, the next two and three in the hands.
    """
    cards = tuple(_CARD_OF[letter] for letter in deck if not letter.isspace())
    match = Match(setup or setup_for(2), deal=Deal(2, 0, cards))
    for turn in turns:
        for text in turn.split():
            match.play(action_from_text(text))
    return match
