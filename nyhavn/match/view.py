"""The table as the screens draw it: one frozen value, made anew by the session at each change.

Nothing in it is hidden from those who look at the screen. Cards that lie face down have no colour here, so
that no screen, explanation or picture can show or name what must not be seen. What is not safe in the file
is not in it either: a step appears here only when it is shown as done, whatever makes the screen draw again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from nyhavn.engine.actions import Action
from nyhavn.engine.board import BB_ROWS
from nyhavn.engine.material import COAT_ROWS, COLUMNS, ROWS, Square
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft, Proposal
from nyhavn.match.intent import Intent
from nyhavn.match.journal import Step
from nyhavn.match.placing import Gain, Held, Verdict, waiting_corner
from nyhavn.match.remarks import Remark
from nyhavn.match.services import Advice
from nyhavn.match.setup import Setup
from nyhavn.match.spots import SPECIAL_KIND, TileKind

HouseSquare = tuple[int, int, str, bool, int]
"""Column, row, colour, whether it is the wall, and the number of its tile."""


class Stage(Enum):
    """What the table waits for."""

    AWAY = "away"
    """For the player to come back to the table."""
    CURTAIN = "curtain"
    """For whoever is to move to open the curtain."""
    ACTING = "acting"
    """For a person who is to move."""
    SAVING = "saving"
    """For the last step to be safe in the file."""
    LOOKING = "looking"
    """For what was just done to have been seen: a line that scores, a house that was built on."""
    THINKING = "thinking"
    """For an opponent who thinks."""
    POINTING = "pointing"
    """For what an opponent is about to do to have been seen."""
    LAST_LOOK = "last_look"
    """For the end of the game to have been seen."""
    OVER = "over"


class Glow(Enum):
    """Why a card is lit up."""

    NONE = ""
    PICK = "pick"
    ABILITY = "ability"
    """It could be picked with an ability."""
    PAY = "pay"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house as it is drawn."""

    squares: tuple[HouseSquare, ...]
    full_coat_rows: tuple[int, ...]
    """Coat rows that are complete, counted from 0."""
    empty: int
    """Squares that nothing covers."""


def house_view(state: State, seat: int) -> HouseView:
    """A player's house at a moment of a game."""
    occupied = state.occupied(seat)
    return HouseView(
        tuple(
            (x, y, tile.color, (x, y) == tile.wall_cell, number)
            for number, tile in enumerate(state.tiles(seat))
            for x, y in tile.cells
        ),
        tuple(row for row in COAT_ROWS if occupied & BB_ROWS[row] == BB_ROWS[row]),
        COLUMNS * ROWS - occupied.bit_count(),
    )


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: int
    name: str
    color: str
    is_human: bool
    points: int
    cards: int
    active: tuple[str, ...]
    used: tuple[str, ...]
    """Abilities, active and used."""
    is_to_move: bool
    house: HouseView


@dataclass(frozen=True, slots=True)
class PierView:
    """A pier, and its card if it has one."""

    color: str | None
    picked: bool = False
    glow: Glow = Glow.NONE
    dimmed: bool = False
    enabled: bool = False


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand that lies before the player."""

    color: str | None
    """None while it lies face down."""
    glow: Glow = Glow.NONE
    dimmed: bool = False
    enabled: bool = False

    @property
    def lifted(self) -> bool:
        """Whether it is about to leave the hand."""
        return self.glow is not Glow.NONE


@dataclass(frozen=True, slots=True)
class SupplyView:
    """The tiles of one kind that are left."""

    left: int
    held: bool = False
    affordable: bool = False
    with_ability: bool = False
    """Whether it can be paid only with an ability."""


@dataclass(frozen=True, slots=True)
class AbilityView:
    """One of the five abilities, for the player whom the table faces."""

    owned: bool
    active: bool
    armed: bool
    """Whether Confirm would use it."""
    enabled: bool
    left: int
    """How many can be taken."""
    takeable: bool
    """Whether it can be taken right now."""
    chosen: bool
    """Whether Confirm would take it."""


@dataclass(frozen=True, slots=True)
class CoatView:
    """What can be done at a coat of arms."""

    pending: int
    special_squares: int
    """On how many squares a special tile could be placed."""
    special_gain: Gain
    """The best that a special tile would bring."""
    specials_left: int
    takeable: tuple[str, ...]
    used: tuple[str, ...]
    """Abilities that could be turned active; empty if none is used."""
    chosen: str | None
    """special, the key of an ability, refresh or pass."""


@dataclass(frozen=True, slots=True)
class LineMarks:
    """The lines that the last step completed, marked until something else is done."""

    seat: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that is to be seen on the table."""

    setup: Setup
    stage: Stage
    state: State
    """The game as it is shown: for words of its end, for the judge of a puzzle, and for other programs. What
    the table draws is below."""
    seat: int
    """Whose house is large."""
    angle: int
    """Degrees to the left by which a table that lies flat is turned."""
    players: tuple[PlayerView, ...]
    piers: tuple[PierView, ...]
    hand: tuple[HandCard, ...]
    supply: Mapping[TileKind, SupplyView]
    special: SupplyView
    tile_kinds: tuple[TileKind, ...]
    """The tiles that have a place at this table; none: all of them."""
    abilities: Mapping[str, AbilityView]
    coats: CoatView | None
    pile: int
    """Cards in the draw pile, the end card included."""
    end_card: str
    end_is_near: bool
    draft: Draft
    """What is laid out and may be seen."""
    proposal: Proposal
    intent: Intent | None
    """What Confirm would do and spend."""
    guarded: bool
    """Whether a second tap of the same finger would mean nothing yet."""
    lit_squares: tuple[Square, ...]
    """Where a special tile in hand could stand."""
    carried: bool
    """Whether a finger carries the tile."""
    hand_is_covered: bool
    """Whether the hand lies face down until it is held up."""
    surplus: int
    """Cards that still have to be chosen to be put down."""
    can_undo: bool
    leads_on: bool
    """Whether there is a scoreboard to go to once the game is over."""
    may_hint: bool
    hint_asked: bool
    advice: Advice | None
    """The hint that is laid out."""
    remark: Remark | None
    """Why the last tap led to nothing."""
    pointed: Action | None
    """What an opponent is about to do."""
    looked_at: Step | None
    """The step that everybody is looking at before the game goes on."""
    spotlight: int | None
    """Who is building elsewhere, to be shown large meanwhile."""
    marks: LineMarks | None
    steps: tuple[Step, ...]
    """All that was done and shown, oldest first."""
    recap: tuple[Step, ...]
    """What the others did since one's own last turn, until one acts."""
    leaving: bool
    """Whether the game is over and has been looked at: the scoreboard is next."""

    @property
    def acting(self) -> bool:
        """Whether a person may act now."""
        return self.stage is Stage.ACTING

    @property
    def can_confirm(self) -> bool:
        """Whether Confirm would do what is laid out."""
        return self.acting and self.intent is not None and not self.guarded

    @property
    def has_curtain(self) -> bool:
        """Whether the hands are hidden while the device changes hands."""
        return self.stage is Stage.CURTAIN

    @property
    def is_laid_out(self) -> bool:
        """Whether the draft is on the table: a person's, also while its step is on its way to the file."""
        return self.stage in (Stage.ACTING, Stage.SAVING)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def held(self) -> Held | None:
        """The tile in hand."""
        return self.draft.held

    @property
    def waiting_corner(self) -> Square | None:
        """Where a tile in hand that nobody carries, and that lies nowhere yet, waits over the own house."""
        return waiting_corner(self.state, self.held) if self.held is not None else None

    @property
    def verdict(self) -> Verdict | None:
        """What the rules say of the tile in hand."""
        return self.proposal.verdict

    @property
    def own(self) -> PlayerView:
        """The player whose house is large."""
        return self.players[self.seat]

    @property
    def others(self) -> tuple[PlayerView, ...]:
        """The others, clockwise from the left of whoever looks."""
        return self.players[self.seat + 1 :] + self.players[: self.seat]

    @property
    def to_move(self) -> PlayerView:
        """The player whose turn it is."""
        return self.players[self.state.current]

    def can_take(self, kind: TileKind) -> bool:
        """Whether a tile of a kind may be taken off the supply now, to be tried if not to be built."""
        if kind == SPECIAL_KIND:
            return self.acting and self.phase == "coat" and self.special.left > 0
        return self.acting and self.phase in ("turn", "build") and self.supply[kind].left > 0
