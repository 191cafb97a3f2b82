"""A game in progress, without a screen: it is told what people do, and publishes one view of the table.

All that decides the course of a game is here: who acts, whose hand may be seen, what is laid out, what is
safe in the file, what the opponents do, and when it is over. Screens watch the view, draw it, and pass on
what fingers and keys mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nyhavn.engine.actions import Action
from nyhavn.engine.state import State
from nyhavn.engine.view import player_view
from nyhavn.match import edits
from nyhavn.match.compose import Moment, Position, compose
from nyhavn.match.deeds import (
    AskHint,
    CarryTo,
    Confirm,
    Deed,
    Hurry,
    LetGo,
    LiftTile,
    OpenCurtain,
    PutBack,
    TakeTile,
    Tap,
    Undo,
)
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.game import Match
from nyhavn.match.hands import OpenHand
from nyhavn.match.journal import Step
from nyhavn.match.publishing import Publisher, Watcher
from nyhavn.match.services import (
    Advice,
    Autosave,
    Clock,
    FreeGame,
    Guide,
    KnownThought,
    Plan,
    Thinker,
    Thought,
    Timer,
    Unsaved,
    Wishes,
)
from nyhavn.match.view import Stage, TableView

POINT_SECONDS = 0.55
"""How long what an opponent is about to do is shown, at the normal speed."""
LAST_LOOK_SECONDS = 0.7
"""How long the end of a game is looked at before the scoreboard comes."""


class Session:
    """One game in progress.

    `do` is the only way in for people, `watch` the only way out: every watcher is handed the new view once
    for each change. The view is made of the steps that are safe (`_shown`), never of those on their way to
    the file, and of the one hand that lies open (`_hand`). So nothing that makes a screen draw again (a
    turned device, another setting) can show a step too early, and nothing on the screen knows a hidden card.
    """

    def __init__(
        self,
        match: Match,
        clock: Clock,
        thinker: Thinker,
        wishes: Wishes,
        autosave: Autosave | None = None,
        guide: Guide | None = None,
    ) -> None:
        self._match = match
        self._clock = clock
        self._thinker = thinker
        self._wishes = wishes
        self._autosave: Autosave = autosave or Unsaved()
        self._guide: Guide = guide or FreeGame()
        self._hand = OpenHand(match.setup, match.state, is_new=not match.steps)
        self._stage = Stage.AWAY
        self._present = False
        """Whether the table is looked at."""
        self._laid_out = Draft()
        """What was laid out for the step that is being saved: it stays on the table until that is shown."""
        self._shown = tuple(match.steps)
        self._carried = False
        self._tap_turned = False
        """Whether the last tap turned the tile: a second one then mirrors it, wherever its squares are."""
        self._plan: list[Action] = []
        self._hurried = False
        self._thought: Thought | None = None
        self._hint: Thought | None = None
        self._advice: Advice | None = None
        self._timer: Timer | None = None
        self._leaving = False
        self._position = Position(match.setup, match.state)
        self._published = Publisher(self._compose)

    # What screens see

    @property
    def view(self) -> TableView:
        """The table as it is to be seen now."""
        return self._published.view

    @property
    def match(self) -> Match:
        """The game: what was done, for the log, the scoreboard and the replay."""
        return self._match

    def watch(self, watcher: Watcher) -> None:
        """Have every new view handed over, the present one at once."""
        self._published.watch(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Hand views over to this one no more."""
        self._published.unwatch(watcher)

    # Coming and going

    def begin(self) -> None:
        """The table is looked at: whoever is to move may begin."""
        with self._published:
            self._present = True
            self._leaving = False
            if self._stage is Stage.AWAY:
                self._go_on()

    def rest(self) -> None:
        """The table is left: nothing goes on by itself any more. An opponent thinks anew after that."""
        with self._published:
            self._present = False
            self._stop_waiting()
            self._drop_hint()
            self._plan = []
            self._carried = False
            if self._stage is not Stage.SAVING:
                self._stage = Stage.AWAY

    def wishes_changed(self) -> None:
        """A player has set something else."""
        with self._published:
            pass

    def guided_by(self, guide: Guide) -> None:
        """Have another guide from now on."""
        with self._published:
            self._guide = guide

    # What people do

    def do(self, deed: Deed) -> None:
        """Somebody does something at the table."""
        with self._published:
            match deed:
                case OpenCurtain():
                    self._open_curtain()
                case Hurry():
                    self._hurry()
                case Confirm() if self._match.state.over:
                    self._leave()
                case _ if self._stage is Stage.ACTING:
                    self._act(deed)

    def _act(self, deed: Deed) -> None:
        match deed:
            case Confirm():
                self._confirm()
            case Undo():
                self._undo()
            case AskHint():
                self._ask_hint()
            case LetGo():
                self._let_go(deed.keep)
            case OpenCurtain() | Hurry():
                pass
            case _:
                self._edit(deed)

    def _edit(self, deed: edits.Edit) -> None:
        if isinstance(deed, CarryTo) and not self._carried:
            return
        match, before = self._match, self._match.draft
        if isinstance(deed, Tap) and deed.twice and not self._tap_turned:
            deed = replace(deed, twice=False)
        turns = isinstance(deed, Tap) and edits.turns_tile(before, deed, self._position.seat)
        self._lay_out(edits.edited(match.state, before, self.view.proposal, self._position.seat, deed))
        self._tap_turned = turns and isinstance(deed, Tap) and not deed.twice
        if isinstance(deed, TakeTile | LiftTile):
            self._carried = match.draft.held is not None
        elif isinstance(deed, PutBack):
            self._carried = False

    def lay_out(self, draft: Draft) -> None:
        """Have this laid out, as by the person to move."""
        with self._published:
            if self._stage is Stage.ACTING:
                self._lay_out(draft)

    def _lay_out(self, draft: Draft) -> None:
        if draft == self._match.draft:
            return
        self._match.draft = draft
        self._advice = None
        self._autosave.drafted(draft)

    def _let_go(self, keep: bool) -> None:
        held = self._match.draft.held
        was_carried, self._carried = self._carried, False
        if was_carried and not keep and held is not None and held.at is None:
            self._lay_out(Draft())

    def _confirm(self) -> None:
        if self._carried:
            return
        action = self.view.proposal.action
        if action is None or not self._guide.allows(action, len(self._match.steps)):
            return
        self._drop_hint()
        self._play(action)

    def _undo(self) -> None:
        match = self._match
        if not match.can_undo:
            return
        self._drop_hint()
        self._carried = False
        if match.undo() is not None:
            self._autosave.undone(match.state, len(match.steps))
            self._shown = tuple(match.steps)
        self._autosave.drafted(match.draft)

    # Hints

    def _may_hint(self) -> bool:
        return self._guide.may_hint() and self._wishes.may_hint(self._match.setup)

    def _ask_hint(self) -> None:
        if self._hint is None and self._may_hint():
            state = self._match.state
            view = player_view(state, state.current)
            self._hint = self._thinker.advise(view, self._match.hint_seed, self._advise)

    def _advise(self, advice: Advice) -> None:
        with self._published:
            self._drop_hint()
            if self._stage is Stage.ACTING:
                self._autosave.hinted(self._match.state.current)
                self._lay_out(draft_of(self._match.state, advice.actions[0]))
                self._advice = advice

    def _drop_hint(self) -> None:
        self._advice = None
        if self._hint is not None:
            self._hint.stop()
            self._hint = None

    # The course of the game

    def _play(self, action: Action) -> None:
        """Carry an action out. It is shown as done when it is safe, and not before."""
        draft = self._match.draft
        step = self._match.play(action)
        self._stage = Stage.SAVING
        self._laid_out = draft
        self._autosave.played(action, step.after, len(self._match.steps), lambda: self._saved(step))

    def _saved(self, step: Step) -> None:
        with self._published:
            if len(self._shown) >= len(self._match.steps) or self._match.steps[len(self._shown)] is not step:
                return
            self._shown = (*self._shown, step)
            if step.ends_turn:
                self._plan = []
                self._hurried = False
                if not step.after.over:
                    self._hand.turn_ended()
            if self._present:
                self._go_on()
            else:
                self._stage = Stage.AWAY

    def _go_on(self) -> None:
        """Let whoever is to move begin: a person behind the curtain, or an opponent."""
        state = self._match.state
        if state.over:
            just_ended = self._stage is Stage.SAVING
            self._stage = Stage.LAST_LOOK if just_ended else Stage.OVER
            if just_ended:
                self._wait(LAST_LOOK_SECONDS, self._leave)
        elif self._match.is_human_turn:
            self._stage = Stage.ACTING if self._hand.turn_begins(state.current) else Stage.CURTAIN
        elif self._plan:
            self._point()
        else:
            self._think()

    def _open_curtain(self) -> None:
        if self._stage is Stage.CURTAIN:
            self._hand.open_for(self._match.state.current)
            self._go_on()

    def _leave(self) -> None:
        with self._published:
            self._stop_waiting()
            self._stage = Stage.OVER
            self._leaving = self._guide.may_leave()

    # Opponents

    def _think(self) -> None:
        match, place = self._match, len(self._match.steps)
        self._stage = Stage.THINKING
        plan = self._guide.plan(place)
        if plan is not None:
            self._thought = KnownThought(self._clock, lambda: self._planned(plan))
            return
        state = match.state
        level = match.setup.seats[state.current].kind
        view = player_view(state, state.current)
        self._thought = self._thinker.plan(view, level, match.turn_seed, self._planned)

    def _planned(self, plan: Plan) -> None:
        with self._published:
            self._thought = None
            if self._stage is Stage.THINKING:
                # Whatever went wrong with the thinking, the game goes on.
                self._plan = list(plan) or self._match.state.legal()[:1]
                self._point()

    def _point(self) -> None:
        """Show what the opponent is about to do, then let it be done."""
        if self._hurried:
            self._play_next()
            return
        self._stage = Stage.POINTING
        self._wait(POINT_SECONDS, self._play_next)

    def _play_next(self) -> None:
        with self._published:
            self._stop_waiting()
            self._play(self._plan.pop(0))

    def _hurry(self) -> None:
        """Be done with what an opponent shows, and with the last look."""
        if self._stage is Stage.POINTING:
            self._hurried = True
            self._play_next()
        elif self._stage is Stage.LAST_LOOK:
            self._leave()

    # Waiting

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = self._clock.later(seconds * self._wishes.pace(), then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    # Publishing

    def _compose(self) -> TableView:
        state = self._shown_state()
        if state is not self._position.state:
            self._position = Position(self._match.setup, state)
        saving = self._stage is Stage.SAVING
        pointed = self._plan[0] if self._stage is Stage.POINTING else None
        return compose(
            self._position,
            Moment(
                stage=self._stage,
                draft=self._laid_out if saving else self._match.draft,
                hand_is_open=self._hand.is_open(self._position.seat),
                carried=self._carried,
                can_undo=self._stage is Stage.ACTING and self._match.can_undo,
                may_hint=self._may_hint(),
                hint_asked=self._hint is not None,
                advice=self._advice,
                pointed=pointed,
                steps=self._shown,
                leaving=self._leaving,
            ),
        )

    def _shown_state(self) -> State:
        return self._shown[-1].after if self._shown else self._match.start
