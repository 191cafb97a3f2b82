"""Makes the view of the table: what depends on the state alone is found once for each state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

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
from nyhavn.match.spots import Kind
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


class Position:
    """A state with what follows from it for everybody at the table."""

    def __init__(self, setup: Setup, state: State, seat: int) -> None:
        """seat: whose house is large."""
        self.setup = setup
        self.state = state
        self.seat = seat
        self.angle = facing_angle(setup, seat)

    def is_of(self, setup: Setup, state: State, seat: int) -> bool:
        """Whether this is what follows from these."""
        return self.state is state and self.setup is setup and self.seat == seat

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
    def affordable(self) -> dict[Kind, bool]:
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
        held = self._draft.held
        return TableView(
            setup=position.setup,
            stage=moment.stage,
            state=state,
            seat=position.seat,
            angle=position.angle,
            players=position.players,
            piers=self._piers(),
            hand=self._hand(),
            supply=self._supply(),
            special=SupplyView(
                state.specials,
                held=held is not None and held.is_special,
                affordable=self._acting and position.special_fits,
            ),
            abilities=self._abilities(),
            coats=self._coats(),
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

    def _piers(self) -> tuple[PierView, ...]:
        state, draft = self._state, self._draft
        picks = self._laid_out and state.phase == "turn" and draft.held is None
        further = further_choices(state, draft.piers) if picks and draft.piers else {}
        armed_now = abilities_armed(state, draft.piers) or frozenset() if draft.piers else frozenset()
        views = []
        for pier, color in enumerate(state.offer):
            if color is None:
                views.append(PierView(None))
                continue
            picked, armed = pier in draft.piers, further.get(pier)
            glow = Glow.PICK if picked else Glow.NONE
            if not picked and armed is not None:
                glow = Glow.ABILITY if armed - armed_now else Glow.PICK
            reachable = picked or armed is not None
            views.append(
                PierView(
                    color,
                    picked,
                    glow,
                    dimmed=bool(draft.piers) and not reachable,
                    enabled=self._acting and picks and (not draft.piers or reachable),
                )
            )
        return tuple(views)

    def _hand(self) -> tuple[HandCard, ...]:
        """The hand before the player. Face down it can still be acted on by who has looked at it."""
        hand, draft, is_open = self._position.hand, self._draft, self._moment.hand_is_open
        if not is_open and not self._is_covered:
            return (HandCard(None),) * len(hand)
        build = self._proposal.action if isinstance(self._proposal.action, Build) else None
        paying = dict(build.pay) if build is not None else {}
        enabled = self._acting and (self._state.phase == "discard" or draft.held is not None)
        cards = []
        for place, color in enumerate(hand):
            glow = Glow.DISCARD if place in draft.discard else Glow.NONE
            if paying.get(color, 0):
                paying[color] -= 1
                glow = Glow.PAY
            dimmed = is_open and build is not None and glow is not Glow.PAY
            cards.append(HandCard(color if is_open else None, glow, dimmed, enabled))
        return tuple(cards)

    @property
    def _is_covered(self) -> bool:
        """Whether the person who acts has put the hand face down, so that others do not see it."""
        return self._acting and self._moment.hand_is_covered and not self._moment.hand_is_open

    def _supply(self) -> dict[Kind, SupplyView]:
        held = self._draft.held
        kind = None if held is None else (held.color, held.size)
        affordable = self._position.affordable if self._laid_out else {}
        if self._is_covered:
            # What can be paid would tell what lies face down.
            affordable = {each: False for each, left in self._state.supply.items() if left}
        return {
            each: SupplyView(left, each == kind, each in affordable, affordable.get(each, False))
            for each, left in self._state.supply.items()
        }

    def _abilities(self) -> dict[str, AbilityView]:
        own, left = self._position.players[self._position.seat], self._state.ability_supply
        armed = self._armed()
        takeable = self._position.takeable if self._laid_out else ()
        return {
            key: AbilityView(
                owned=key in own.active or key in own.used,
                active=key in own.active,
                armed=key in armed,
                enabled=self._acting and key in own.active,
                left=left[key],
                takeable=key in takeable,
                chosen=self._draft.coat == key,
            )
            for key in ABILITIES
        }

    def _armed(self) -> set[str]:
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
        return armed

    def _coats(self) -> CoatView | None:
        state, position, draft = self._state, self._position, self._draft
        if not self._laid_out or state.phase != "coat":
            return None
        gains = position.special_gains
        chosen = CHOOSE_SPECIAL if draft.held is not None else draft.coat
        return CoatView(
            pending=state.pending_coats,
            special_squares=len(gains),
            special_gain=max(gains, key=lambda gain: (gain.points, gain.coats), default=Gain()),
            specials_left=state.specials,
            takeable=position.takeable,
            used=tuple(state.used_abilities(state.current)),
            chosen=chosen,
        )

    def _surplus(self) -> int:
        if self._state.phase != "discard" or not self._laid_out:
            return 0
        return max(0, len(self._position.hand) - HAND_LIMIT - len(self._draft.discard))


def _marks(steps: tuple[Step, ...]) -> LineMarks | None:
    """The lines that the last step completed."""
    scored = [event for event in steps[-1].events if isinstance(event, LineScored)] if steps else []
    if not scored:
        return None
    return LineMarks(
        scored[0].player,
        tuple(event.row for event in scored if isinstance(event, RowScored)),
        tuple(event.column for event in scored if isinstance(event, ColumnScored)),
        sum(event.points for event in scored),
    )
