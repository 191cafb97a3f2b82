"""A game in progress, without a screen: it is told what people do, and publishes one view of the table.

All that decides the course of a game is here: who acts, whose hand may be seen, what is laid out, what is
safe in the file, what the opponents do, and when it is over. Screens watch the view, draw it, and pass on
what fingers and keys mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from nyhavn.engine.actions import Action
from nyhavn.engine.view import player_view
from nyhavn.match.compose import Moment, Position, compose
from nyhavn.match.deeds import AskHint, Confirm, Deed, Hurry, LetGo, OpenCurtain, Peek, Undo
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.drafting import Drafting
from nyhavn.match.durations import FINALE_SECONDS, POINT_SECONDS, STILL_PACE, look_seconds
from nyhavn.match.facing import faced_seat, facing_seat, spotlight
from nyhavn.match.game import Match
from nyhavn.match.hand_visibility import HandVisibility
from nyhavn.match.hints import Hints
from nyhavn.match.journal import Step, since_turn_of, steps_of_last_turn
from nyhavn.match.publishing import Publisher, Watcher
from nyhavn.match.record import MatchRecord
from nyhavn.match.services import (
    Advice,
    Autosave,
    Clock,
    FreeGame,
    Guide,
    KnownThought,
    Plan,
    SessionSettings,
    Thinker,
    Thought,
    Timer,
    Unsaved,
)
from nyhavn.match.tap_guard import TapGuard
from nyhavn.match.view import Stage, TableView


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
        settings: SessionSettings,
        autosave: Autosave | None = None,
        guide: Guide | None = None,
    ) -> None:
        self._match = match
        self._clock = clock
        self._thinker = thinker
        self._settings = settings
        self._autosave: Autosave = autosave or Unsaved()
        self._guide: Guide = guide or FreeGame()
        self._hand = HandVisibility(match.setup, match.state, settings)
        self._guard = TapGuard(clock, self.look_again)
        self._drafting = Drafting(match, self._autosave)
        self._hints = Hints(match, thinker)
        self._stage = Stage.AWAY
        self._present = False
        """Whether the table is looked at."""
        self._laid_out = Draft()
        """What was laid out for the step that is being saved: it stays on the table until that is shown."""
        self._shown = tuple(match.steps)
        self._plan: list[Action] = []
        self._hurried = False
        self._thought: Thought | None = None
        self._acted = False
        """Whether the person to move has done anything in this turn."""
        self._looked_at: Step | None = None
        self._ending = False
        """Whether the game has just ended, and its end is still to be looked at."""
        self._timer: Timer | None = None
        self._leaving = False
        self._position = Position(match.setup, match.state, facing_seat(match.setup, match.state))
        self._published = Publisher(self._compose)

    # What screens see

    @property
    def view(self) -> TableView:
        """The table as it is to be seen now."""
        return self._published.view

    def record(self) -> MatchRecord:
        """What was played until now, for the scoreboard and the replay."""
        return self._match.record()

    def plays(self, match: Match) -> bool:
        """Whether this is the game in progress."""
        return match is self._match

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
            self._drafting.carried = False
            self._ending = False
            self._guard.take_down()
            self._hand.left()
            if self._stage is not Stage.SAVING:
                self._stage = Stage.AWAY

    def set_table(self, curtain: bool, flat: bool) -> None:
        """From now on with a curtain or without, and flat or not. Who has the cards up keeps them so."""
        with self._published:
            setup = self._match.setup = replace(self._match.setup, curtain=curtain, flat=flat)
            self._hand.set_table(setup, self._match.state.current)
            self._autosave.table_set(setup)

    def look_again(self) -> None:
        """Something that is asked anew each time has changed: what the players have set, or the guard."""
        with self._published:
            pass

    # What people do

    def do(self, deed: Deed) -> None:
        """Somebody does something at the table."""
        if self._guard.is_up:
            if isinstance(deed, Confirm | OpenCurtain):
                return
            if self._stage is Stage.ACTING and not isinstance(deed, Peek):
                self._guard.take_down()
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
        if not isinstance(deed, Peek):
            self._acted = True
            self._drafting.remark = None
        match deed:
            case Confirm():
                self._confirm()
            case Undo():
                self._undo()
            case AskHint():
                if self._may_hint():
                    self._hints.ask(self._advise)
            case LetGo():
                self._drafting.let_go(deed.keep)
            case Peek(looking):
                self._hand.peek(looking)
            case OpenCurtain() | Hurry():
                pass
            case _:
                self._drafting.edit(deed, self.view.proposal, self._position)

    def lay_out(self, draft: Draft) -> None:
        """Have this laid out, as by the person to move."""
        with self._published:
            if self._stage is Stage.ACTING:
                self._guard.take_down()
                self._drafting.lay_out(draft)

    def _confirm(self) -> None:
        if self._drafting.carried:
            return
        action = self.view.proposal.action
        if action is None or not self._guide.allows(action, len(self._match.steps)):
            return
        self._drop_hint()
        self._guard.put_up()
        self._play(action)

    def _undo(self) -> None:
        match = self._match
        if not match.can_undo:
            return
        self._drop_hint()
        self._drafting.carried = False
        if match.undo() is not None:
            self._autosave.undone(match.state, len(match.steps))
            self._shown = tuple(match.steps)
        self._autosave.drafted(match.draft)

    # Hints

    def _may_hint(self) -> bool:
        match = self._match
        return self._guide.may_hint() and self._settings.may_hint(match.setup, match.state.current)

    def _advise(self, advice: Advice) -> None:
        with self._published:
            self._drop_hint()
            if self._stage is Stage.ACTING:
                self._autosave.hinted(self._match.state.current)
                self._drafting.lay_out(draft_of(self._match.state, advice.actions[0]))
                self._drafting.advice = advice

    def _drop_hint(self) -> None:
        self._drafting.advice = None
        self._hints.drop()

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
            self._ending = step.after.over
            hurried = self._hurried
            if step.ends_turn:
                self._plan = []
                self._hurried = False
                self._acted = False
                if not step.after.over:
                    self._hand.turn_ended()
            if not self._present:
                self._stage = Stage.AWAY
            elif hurried:
                self._go_on()
            else:
                self._look_at(step)

    def _look_at(self, step: Step) -> None:
        """Let a step be seen, as long as it takes, before anything else happens."""
        seconds = look_seconds(
            step, steps_of_last_turn(self._shown), self._match.setup, self._settings.pace()
        )
        if seconds:
            self._looked_at = step
            self._stage = Stage.LOOKING
            self._wait(seconds, self._looked)
        else:
            self._go_on()

    def _looked(self) -> None:
        with self._published:
            self._stop_waiting()
            self._go_on()

    def _go_on(self) -> None:
        """Let whoever is to move begin: a person behind the curtain, or an opponent."""
        self._looked_at = None
        state = self._match.state
        if state.over:
            ending, self._ending = self._ending, False
            self._stage = Stage.LAST_LOOK if ending else Stage.OVER
            if ending:
                self._wait(FINALE_SECONDS * (self._settings.pace() or STILL_PACE), self._leave)
        elif self._match.is_human_turn:
            if self._hand.turn_begins(state.current):
                self._stage = Stage.ACTING
            else:
                self._stage = Stage.CURTAIN
                self._guard.put_up()
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

    # Opponents, and waiting

    def _think(self) -> None:
        match = self._match
        self._stage = Stage.THINKING
        plan = self._guide.plan(len(match.steps))
        if plan is not None:
            self._thought = KnownThought(self._clock, lambda: self._planned(plan))
            return
        seat = match.state.current
        view = player_view(match.state, seat)
        self._thought = self._thinker.plan(view, match.setup.seats[seat], match.turn_seed, self._planned)

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
        self._wait(POINT_SECONDS * self._settings.pace(), self._play_next)

    def _play_next(self) -> None:
        with self._published:
            self._stop_waiting()
            self._play(self._plan.pop(0))

    def _hurry(self) -> None:
        """Be done with what is only being looked at."""
        if self._stage is Stage.POINTING:
            self._hurried = True
            self._play_next()
        elif self._stage is Stage.LOOKING:
            self._hurried = not self._match.is_human_turn
            self._looked()
        elif self._stage is Stage.LAST_LOOK:
            self._leave()

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = self._clock.later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thought is not None:
            self._thought.stop()
            self._thought = None

    # Publishing

    def _compose(self) -> TableView:
        setup, looked_at = self._match.setup, self._looked_at
        state = self._shown[-1].after if self._shown else self._match.start
        seat = faced_seat(setup, state, looked_at)
        if not self._position.is_of(setup, state, seat):
            self._position = Position(setup, state, seat)
        acting, saving = self._stage is Stage.ACTING, self._stage is Stage.SAVING
        return compose(
            self._position,
            Moment(
                stage=self._stage,
                draft=self._laid_out if saving else self._match.draft,
                hand_is_open=self._hand.is_open(seat, looked_at),
                hand_is_covered=self._hand.is_covered(),
                tile_kinds=self._match.tile_kinds,
                carried=self._drafting.carried,
                guarded=self._guard.is_up,
                can_undo=acting and self._match.can_undo,
                leads_on=self._guide.leads_on(),
                may_hint=self._may_hint(),
                hint_asked=self._hints.is_asked,
                advice=self._drafting.advice,
                remark=self._drafting.remark if acting else None,
                pointed=self._plan[0] if self._stage is Stage.POINTING else None,
                looked_at=looked_at,
                spotlight=spotlight(self._stage, state, seat, looked_at, self._plan),
                steps=self._shown,
                recap=() if self._acted or not acting else tuple(since_turn_of(self._shown, seat)),
                leaving=self._leaving,
            ),
        )
