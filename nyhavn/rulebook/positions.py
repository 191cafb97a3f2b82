"""The positions in the pictures: real games, replayed by the engine up to the moment that a page shows.

A game is a deal and its actions in the engine's short notation. The deal is a seed, or the draw pile from
the top where a picture needs certain cards: 14 of each colour and, with 2 players, the end card among the
last 10, as in any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from nyhavn.engine.actions import IllegalActionError
from nyhavn.engine.events import EndCardRevealed, Event
from nyhavn.engine.material import END
from nyhavn.engine.notation import LETTERS, action_from_text
from nyhavn.engine.record import Deal
from nyhavn.engine.state import BadDealError, State
from nyhavn.match.game import Match
from nyhavn.match.sandbox import sandbox
from nyhavn.match.session import Session
from nyhavn.match.setup import HOUSE_COLORS, Seat, Setup

_CARD_OF = {**{letter: color for color, letter in LETTERS.items()}, "E": END}


@dataclass(frozen=True, slots=True)
class Game:
    """A deal and what was played."""

    deal: str | int
    """The draw pile from the top by letters, E for the end card; or a seed."""
    moves: str = ""
    players: int = 2

    def match(self) -> Match:
        """The game after all of it was played."""
        seats = tuple(Seat(color, color) for color in HOUSE_COLORS[: self.players])
        if isinstance(self.deal, int):
            deal = Deal(self.players, self.deal)
        else:
            deal = Deal(self.players, 0, tuple(_CARD_OF[letter] for letter in self.deal))
        actions = map(action_from_text, self.moves.split())
        return Match(Setup(seats, deal.seed, curtain=False), actions, deal=deal)


_FIVE_ABILITIES = (
    "RRYYYBYRRBYYPPBGPBBGBBPYBRRBRRGRPPYPPGBYGGGRGGPRGPYPYBGBRGYPGBPRRBEPGYY",
    "d12 d67 R4:a1b1a2b2=RRRR Y3:b2a1b1=YYY d12 d67 d12 B3:b3c2c3=BBB ^c1 P3:c1d1e1=PPP d67 d12 d67 d12 d67 "
    "B4:e2d2c2c3=BBBB ^additional ^discount B3:d2d1e1=BB d12 d67 R4:a3b3a4b4=RRR G3:e2e3e4=GGG d12 d67 d12 "
    "d67 xP P3:c4d4e4=PPP ^change Y3:e5d4d5=YYY ^d3 d12 d67 G2:e5e6=GG ^both R3:b4a3a4=RRR d12 d67 d12 d67 "
    "d12 d67 xGB",
)

GAMES: Final[dict[str, Game]] = {
    # Nothing is built yet, for each number of players.
    "deal.2": Game(11, players=2),
    "deal.3": Game(11, players=3),
    "deal.4": Game(11, players=4),
    # To draw: Any cards is used, so that only neighbours can be taken.
    "neighbours": Game(11, "d14 d67"),
    # Eight cards in hand: one too many.
    "limit": Game(11, "d12 d67 d12 d67 d12"),
    # A red corner with an overhang, three blue cards in hand.
    "support": Game(
        "RBYGPGYRRPPYBBGYGBPRYRYRYYYPYRPGRPGPRGGBPPRBPRPGBYGRBYYRGGBBRPPGBGEBYBB",
        "d12 d67 R3:a1a2b2=RRR d67 d12 Y3:b1c1c2=YYY",
    ),
    # A green tile to build beside, three green cards in hand.
    "saving": Game(
        "RRYBPBYRRPBYGGPYBPGGYPGRBGRRRRGYGYPBPYBPBRBPGGPRBYYPGRYBGBPRGYGERBPYBPY",
        "d12 d67 R4:b1c1b2c2=RRRR d67 d12 Y3:d1c1c2=YYY G2:a1a2=GG d67 d12 B3:d2c3d3=BBB ^both "
        "d12 P3:b3b1b2=PPP",
    ),
    # Three green cards: enough for the green tile of 4 only beside green.
    "puzzle": Game(
        "RGBYPBYRRPBYGGRBPBGGYPYPRGRPPBBGRGGGRGYBPYYPYBYBBPRYPRGRBBGRYYBYEPPPRGR",
        "d12 d67 R3:a1a2b2=RRR d67 d12 B3:d1c1c2=BBB G2:e1d1=GG d67 d12 d67 xR d12 Y3:c3d2d3=YYY ^c4",
    ),
    # The blue tile of 4 completes row 2, and mirrored it also covers c3.
    "coats": Game(
        "RRYGYGYRRPYGPPRYGBPBBBPPBGYBRGYYBPYGGRRYYRGBGPRGBBRPBRRYGPYBGGBRPEPBPYP",
        "d12 d67 R4:a1b1a2b2=RRRR d67 d12 Y3:d1c1c2=YYY d12 d67 P3:c1d1e1=PPP G3:b3c3d3=GGG ^b4 d12 d67 d12 "
        "P3:b7b5b6=PPP ^b8",
    ),
    # A coat action is due, and a special tile on e2 would bring the next one.
    "chain": Game(
        "RRGBGBGRRBBYPPPGPYBGYYYPRBYRPYRYPGGPPPBBYBYYRPRBGPRYPRPGBYRGYBGGEGRRBBG",
        "d12 d67 R4:a1b1a2b2=RRRR B3:b2a1b1=BBB d12 d67 d12 d67 P3:c1d1e1=PPP G3:e1c1d1=GGG d12 d67 "
        "Y3:d2c2c3=YYY",
    ),
    # Row 2 lacks two squares; so far it is all windows.
    "row": Game(
        "RRPPGBPRRPBYGGGYGBBBPRBYYYPRGBYRGPYPYBBRGGYBBPGYRGYBPGRRRYBYRYGPPBPPRGE",
        "d12 d67 R4:a1b1a2b2=RRRR d67 d12 d67 xBB G2:c1c2=GG d67 xRP d12 d67 xYY B2:d1e1=BB d67 xYB d12 "
        "P3:c3c1c2=PPP ^b1 d12 d67",
    ),
    # Column a lacks its top square; so far it is all windows.
    "column": Game(
        "RRYPPYGRRPYYRRPBRRGBRBGPYGBBPYGGBBGYGBRRPBPYGPBYYRBYBGPPBYGBYGRPPGRYGPE",
        "d12 d67 R4:b1a1a2b2=RRRR Y3:b2a1b1=YYY d12 d67 d12 d67 R4:b3a3a4b4=RRR d67 xG d12 P3:e1c1d1=PPP "
        "R3:b5a5a6=RR d67 d12 G3:c3a3b3=GGG ^additional B3:b8a8a7=BBB d67 d12 Y3:c2d2d3=YY",
    ),
    # All five abilities, active.
    "abilities": Game(*_FIVE_ABILITIES),
    # The same after the draw of Both actions: two piers are empty until the end of the turn.
    "both": Game(_FIVE_ABILITIES[0], _FIVE_ABILITIES[1] + " d23& xYB"),
    # Three players; the second has reached 12 points.
    "won": Game(
        2,
        "d34 d12 d34 d56 d67 d56 d12 xG P3:c3c1c2=PPP ^additional d56 xYY d12 xRR d457 G4:b2c1c2c3=GGGG "
        "^additional Y4:d2d1c2c3=YYYY ^additional R5:c4d4e4d5e5=RRRRR ^discount d67 B3:b2a1a2=BBB "
        "R3:c5b4b5=R-1 B4:c4d4e4e5=BBBB ^discount d124 d56 G3:b5b3b4=G-1 P3:e3e1e2=PPP ^discount "
        "Y2:b7b6=YY ^change d34 Y2:c1b1=-1 P2:e1d1=P G3:b8b6b7=GG ^change d67 d56 d12 R2:b3a3=RR "
        "B2:b1a1=BB B2:d5c5=B d23 d23 d134 P2:e5e4=P ^d3 Y3:d7c6d6=YB G4:c8b9c9d9=GGG ^b1 d12 d23 "
        "G2:c7c6=Y P3:d4b4c4=PP R2:e7e6=R d23 d56 d45 d12 d34 R3:e8d9e9=RR ^refresh G3:d8d6d7=GG d45 "
        "R3:e2d3e3=B-1 d34 P4:b8b5b6b7=PPP ^a4 ^b9 d156 d34 d34 R4:b3a2b2a3=RRR B4:d1d2d3e3=BBB "
        "Y3:d6c5d5=YYY d67 d12 d34 d34 G2:a2a1=G d34 d56 d45 B3:e6d7e7=BBB P4:a7a4a5a6=PPPP ^d2 ^d8 ^c7",
        players=3,
    ),
    # The end card has come at 11 points each: the empty squares decide.
    "tie": Game(
        7,
        "d12 d23 d23 d12 R3:e1d2e2=RRR P2:e1d1=PP B2:d3c3=BB ^c4 B3:d2c3d3=BBB ^additional d56 d267 "
        "R3:e3d4e4=RR Y4:c2c1b2b3=YYYY d23 d34 R2:e5d5=R ^a1 G2:b1a1=GG d12 G2:a3a2=G d12 d23 R2:e6d6=R "
        "B2:e3e2=B ^discount d14 B3:e4d5e5=B-1 ^change G3:d9d7d8=GGG ^d1 d12 P2:c1b1=PP Y3:c5b4b5=GG d23 "
        "d34 d12 d34 B4:b2b3a4b4=BBB ^a5 Y2:a5a4=Y d12 d12 G3:e9e7e8=GG P3:b8b6b7=PPP ^b9 d45 d12 "
        "R5:c6a6b6a7b7=RRRR ^a2 ^c2 ^c7 Y2:d4c4=Y ^refresh d23 P4:c9c6c7c8=BB-1 d34 d245 d23 "
        "P4:d9d6d7d8=PPP ^refresh d45 xBP P3:e8e6e7=R-1 d56 xRB d134",
    ),
}


class OtherRulesError(ValueError):
    """A game of the pictures was played by other rules than those of material.py."""


def _replay(name: str) -> Match:
    try:
        return GAMES[name].match()
    except (IllegalActionError, BadDealError) as error:
        # Whoever changes material.py has to play these games again.
        raise OtherRulesError(
            f"rulebook/positions.py: the game {name!r} was played by other rules"
        ) from error


_played = lru_cache(maxsize=len(GAMES))(_replay)


def position(name: str) -> State:
    """The game of this name at the moment that is shown."""
    return _played(name).state


def happened(name: str) -> tuple[Event, ...]:
    """Everything that happened in the game of this name."""
    return tuple(event for step in _played(name).steps for event in step.events)


def live_position(name: str) -> Session:
    """The game of this name at the moment that is shown, to try things in."""
    return sandbox(_replay(name))


def end_card_pier(name: str) -> int:
    """The pier on which the end card was turned up."""
    return next(event.slot for event in happened(name) if isinstance(event, EndCardRevealed))
