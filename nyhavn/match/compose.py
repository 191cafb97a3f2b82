"""Makes the view of the table: what depends on the state alone is found once for each state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Concatenate, ParamSpec, TypeVar

from nyhavn.engine.actions import Action, Build, PlaceSpecial
from nyhavn.engine.board import squares, supported
from nyhavn.engine.events import ColumnScored, LineScored, RowScored
from nyhavn.engine.material import ABILITIES, HAND_LIMIT, Square
from nyhavn.engine.state import State
from nyhavn.match.affordable import affordable, special_fits
from nyhavn.match.draft import Draft, Proposal, propose
from nyhavn.match.edits import CHOOSE_SPECIAL, takeable_abilities
from nyhavn.match.facing import facing_angle
from nyhavn.match.intent import intent_of
from nyhavn.match.journal import Step
from nyhavn.match.picking import abilities_armed, further_choices
from nyhavn.match.placing import Gain, gain_of
from nyhavn.match.remarks import Remark
from nyhavn.match.services import Advice
from nyhavn.match.setup import Setup
from nyhavn.match.spots import TileKind
from nyhavn.match.view import (
    AbilityView,
    CoatView,
    Glow,
    HandCard,
    LineMarks,
    PierView,
    PlayerView,
    Stage,
    SupplyView,
    TableView,
    house_view,
)

P = ParamSpec("P")
T = TypeVar("T")
Payment = tuple[tuple[str, int], ...]
"""Cards by their printed colour."""


class Position:
    """A state with what follows from it for everybody at the table."""

    def __init__(self, setup: Setup, state: State, seat: int) -> None:
        """seat: whose house is large."""
        self.setup = setup
        self.state = state
        self.seat = seat
        self.angle = facing_angle(setup, seat)
        self._kept: dict[Any, tuple[Any, Any]] = {}

    def is_of(self, setup: Setup, state: State, seat: int) -> bool:
        """Whether this is what follows from these."""
        return self.state is state and self.setup is setup and self.seat == seat

    def kept(self, part: Callable[Concatenate[Position, P], T], *reads: P.args, **named: P.kwargs) -> T:
        """A part of the view, the very same one as last time if all that it depends on is the same.

        Most of a carried tile's moves change little: what stays is neither made nor drawn again.
        """
        depends_on = reads, named
        last = self._kept.get(part)
        if last is None or last[0] != depends_on:
            last = self._kept[part] = depends_on, part(self, *reads, **named)
        found: T = last[1]
        return found

    @cached_property
    def players(self) -> tuple[PlayerView, ...]:
        state = self.state
        return tuple(
            PlayerView(
                number,
                seat.name,
                seat.color,
                seat.is_human,
                state.score(number),
                len(state.hand(number)),
                tuple(state.active_abilities(number)),
                tuple(state.used_abilities(number)),
                state.current == number and not state.over,
                house_view(state, number),
            )
            for number, seat in enumerate(self.setup.seats)
        )

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The cards before the player, whether they may be seen or not."""
        return tuple(self.state.hand(self.seat))

    @cached_property
    def affordable(self) -> dict[TileKind, bool]:
        return affordable(self.state) if self.state.phase in ("turn", "build") else {}

    @cached_property
    def takeable(self) -> tuple[str, ...]:
        return tuple(takeable_abilities(self.state)) if self.state.phase == "coat" else ()

    @cached_property
    def special_fits(self) -> bool:
        return self.state.phase == "coat" and special_fits(self.state)

    @cached_property
    def landings(self) -> tuple[Square, ...]:
        """Where a special tile could stand."""
        return tuple(squares(supported(self.state.occupied(self.state.current))))

    @cached_property
    def special_gains(self) -> tuple[Gain, ...]:
        """What a special tile would bring, for each place where it may stand."""
        state = self.state
        cells = [action.cell for action in state.legal() if isinstance(action, PlaceSpecial)]
        return tuple(gain_of(state, state.current, (cell,), None) for cell in cells)


@dataclass(frozen=True, slots=True)
class Moment:
    """What the session knows beside the position."""

    stage: Stage
    draft: Draft
    hand_is_open: bool
    tile_kinds: tuple[TileKind, ...] = ()
    hand_is_covered: bool = False
    carried: bool = False
    guarded: bool = False
    can_undo: bool = False
    leads_on: bool = True
    may_hint: bool = False
    hint_asked: bool = False
    advice: Advice | None = None
    remark: Remark | None = None
    pointed: Action | None = None
    looked_at: Step | None = None
    spotlight: int | None = None
    steps: tuple[Step, ...] = ()
    recap: tuple[Step, ...] = ()
    leaving: bool = False


def compose(position: Position, moment: Moment) -> TableView:
    """The view of the table."""
    return _Composer(position, moment).view()


class _Composer:
    def __init__(self, position: Position, moment: Moment) -> None:
        self._position = position
        self._moment = moment
        self._state = position.state
        self._acting = moment.stage is Stage.ACTING
        laid_out = moment.stage in (Stage.ACTING, Stage.SAVING)
        self._draft = moment.draft if laid_out else Draft()
        self._laid_out = laid_out
        self._proposal = propose(self._state, self._draft) if laid_out else Proposal()

    def view(self) -> TableView:
        position, moment, state = self._position, self._moment, self._state
        draft, acting = self._draft, self._acting
        held = draft.held
        kind = None if held is None else (held.color, held.size)
        return TableView(
            setup=position.setup,
            stage=moment.stage,
            state=state,
            seat=position.seat,
            angle=position.angle,
            players=position.players,
            piers=position.kept(_piers, draft.piers, self._picks(), acting),
            hand=self._hand(),
            supply=position.kept(_supply, kind, self._laid_out, self._is_covered),
            special=SupplyView(
                state.specials,
                held=held is not None and held.is_special,
                affordable=acting and position.special_fits,
            ),
            tile_kinds=moment.tile_kinds,
            abilities=position.kept(_abilities, self._armed(), draft.coat, self._laid_out, acting),
            coats=position.kept(_coats, self._chosen(), self._laid_out),
            pile=state.deck_size,
            end_card=state.end_card,
            end_is_near=state.end_is_near,
            draft=self._draft,
            proposal=self._proposal,
            intent=intent_of(state, self._proposal),
            guarded=moment.guarded,
            lit_squares=position.landings if held is not None and held.is_special and held.at is None else (),
            carried=moment.carried,
            hand_is_covered=moment.hand_is_covered,
            surplus=self._surplus(),
            can_undo=moment.can_undo,
            leads_on=moment.leads_on,
            may_hint=moment.may_hint,
            hint_asked=moment.hint_asked,
            advice=moment.advice,
            remark=moment.remark,
            pointed=moment.pointed,
            looked_at=moment.looked_at,
            spotlight=moment.spotlight,
            marks=_marks(moment.steps),
            steps=moment.steps,
            recap=moment.recap,
            leaving=moment.leaving,
        )

    def _hand(self) -> tuple[HandCard, ...]:
        draft, is_open = self._draft, self._moment.hand_is_open
        if not is_open and not self._is_covered:
            return (HandCard(None),) * len(self._position.hand)
        action = self._proposal.action
        pay = action.pay if isinstance(action, Build) else None
        enabled = self._acting and (self._state.phase == "discard" or draft.held is not None)
        return self._position.kept(_hand, is_open, pay, draft.discard, enabled)

    def _picks(self) -> bool:
        """Whether cards can be picked off the piers."""
        return self._laid_out and self._state.phase == "turn" and self._draft.held is None

    @property
    def _is_covered(self) -> bool:
        """Whether the person who acts has put the hand face down, so that others do not see it."""
        return self._acting and self._moment.hand_is_covered and not self._moment.hand_is_open

    def _armed(self) -> frozenset[str]:
        """The abilities that Confirm would use."""
        armed: set[str] = set()
        if self._draft.piers:
            armed |= abilities_armed(self._state, self._draft.piers) or set()
        if self._draft.both:
            armed.add("both_actions")
        action = self._proposal.action
        if isinstance(action, Build):
            armed |= {"construction_discount"} if action.discount else set()
            armed |= {"change_of_colors"} if action.change else set()
        return frozenset(armed)

    def _chosen(self) -> str | None:
        """What is chosen at a coat of arms."""
        return CHOOSE_SPECIAL if self._draft.held is not None else self._draft.coat

    def _surplus(self) -> int:
        if self._state.phase != "discard" or not self._laid_out:
            return 0
        return max(0, len(self._position.hand) - HAND_LIMIT - len(self._draft.discard))


# Parts of the view: each of a position and what else it depends on, so that it can be kept while that stays.


def _piers(position: Position, picked: tuple[int, ...], picks: bool, acting: bool) -> tuple[PierView, ...]:
    state = position.state
    further = further_choices(state, picked) if picks and picked else {}
    armed_now = abilities_armed(state, picked) or frozenset() if picked else frozenset()
    views = []
    for pier, color in enumerate(state.offer):
        if color is None:
            views.append(PierView(None))
            continue
        is_picked, armed = pier in picked, further.get(pier)
        glow = Glow.PICK if is_picked else Glow.NONE
        if not is_picked and armed is not None:
            glow = Glow.ABILITY if armed - armed_now else Glow.PICK
        reachable = is_picked or armed is not None
        views.append(
            PierView(
                color,
                is_picked,
                glow,
                dimmed=bool(picked) and not reachable,
                enabled=acting and picks and (not picked or reachable),
            )
        )
    return tuple(views)


def _hand(
    position: Position, is_open: bool, pay: Payment | None, discard: tuple[int, ...], enabled: bool
) -> tuple[HandCard, ...]:
    """The hand of a player who may act on it, even face down, having looked at it."""
    paying = dict(pay or ())
    cards = []
    for place, color in enumerate(position.hand):
        glow = Glow.DISCARD if place in discard else Glow.NONE
        if paying.get(color, 0):
            paying[color] -= 1
            glow = Glow.PAY
        dimmed = is_open and pay is not None and glow is not Glow.PAY
        cards.append(HandCard(color if is_open else None, glow, dimmed, enabled))
    return tuple(cards)


def _supply(
    position: Position, held: TileKind | None, laid_out: bool, covered: bool
) -> dict[TileKind, SupplyView]:
    supply = position.state.supply
    affordable = position.affordable if laid_out else {}
    if covered:
        # What can be paid would tell what lies face down.
        affordable = {kind: False for kind, left in supply.items() if left}
    return {
        kind: SupplyView(left, kind == held, kind in affordable, affordable.get(kind, False))
        for kind, left in supply.items()
    }


def _abilities(
    position: Position, armed: frozenset[str], chosen: str | None, laid_out: bool, acting: bool
) -> dict[str, AbilityView]:
    own, left = position.players[position.seat], position.state.ability_supply
    takeable = position.takeable if laid_out else ()
    return {
        key: AbilityView(
            owned=key in own.active or key in own.used,
            active=key in own.active,
            armed=key in armed,
            enabled=acting and key in own.active,
            left=left[key],
            takeable=key in takeable,
            chosen=chosen == key,
        )
        for key in ABILITIES
    }


def _coats(position: Position, chosen: str | None, laid_out: bool) -> CoatView | None:
    state = position.state
    if not laid_out or state.phase != "coat":
        return None
    gains = position.special_gains
    return CoatView(
        pending=state.pending_coats,
        special_squares=len(gains),
        special_gain=max(gains, key=lambda gain: (gain.points, gain.coats), default=Gain()),
        specials_left=state.specials,
        takeable=position.takeable,
        used=tuple(state.used_abilities(state.current)),
        chosen=chosen,
    )


def _marks(steps: tuple[Step, ...]) -> LineMarks | None:
    """The lines that the last step completed."""
    scored = [event for event in steps[-1].events if isinstance(event, LineScored)] if steps else []
    if not scored:
        return None
    return LineMarks(
        scored[0].player,
        tuple(event.row for event in scored if isinstance(event, RowScored)),
        tuple(event.column for event in scored if isinstance(event, ColumnScored)),
    )
