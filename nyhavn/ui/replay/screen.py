"""The replay: any moment of a game, forward, backward, and at speed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty

from nyhavn.engine.jsonform import state_to_json
from nyhavn.i18n import _, apart
from nyhavn.match.record import MatchRecord
from nyhavn.match.timeline import Timeline, branch_of
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.autosave import begin_chronicle
from nyhavn.ui.language import tr
from nyhavn.ui.replay.playback_controls import PlaybackControls
from nyhavn.ui.replay.table_moment import TableMoment
from nyhavn.ui.review.expected import ExpectedReview
from nyhavn.words.endings import ending_text
from nyhavn.words.happenings import notices, step_text

KV_CLASSES = (PlaybackControls,)
"""Named in kv/replay/screen.kv only; importing it makes it known there."""
STEP_SECONDS = 1.4
"""How long a step is shown at single speed."""
SPEEDS = (1, 2, 4)
SPACE, RIGHT, LEFT = 32, 275, 276


class ReplayScreen(AppScreen):
    """The table at a moment of a game: all houses, the offer, the points, and what just happened."""

    kv = ("replay/moment.kv", "replay/playback_controls.kv", "replay/screen.kv")
    focus_first = "replay.play"

    arrangement = OptionProperty("tall", options=("tall", "side", "strip"))
    """tall: everything below each other; side: the houses beside the rest; strip: above it."""
    place = NumericProperty(0)
    last = NumericProperty(0)
    turn = NumericProperty(0)
    turns = NumericProperty(0)
    playing = BooleanProperty(False)
    speed = OptionProperty(1, options=SPEEDS)
    players = NumericProperty(2)
    can_branch = BooleanProperty(False)
    """Whether the game could go another way from this moment."""
    report = ObjectProperty()
    street = ObjectProperty()
    track = ObjectProperty()
    harbour = ObjectProperty()
    controls = ObjectProperty()

    def __init__(self, **kwargs: Any) -> None:
        self.record: MatchRecord | None = None
        self.timeline: Timeline | None = None
        self.table: TableMoment
        self._expected = ExpectedReview(kwargs["app"])
        self._tick: Any = None
        self._busy: Any = None
        super().__init__(**kwargs)

    def furnish(self) -> Iterator[None]:
        yield
        self.table = TableMoment(self.street, self.harbour, self.report)
        yield from self.table.making()
        tr.bind(language=self._show)
        self._arrange()

    def enter(self, record: MatchRecord | None = None, **_kwargs: Any) -> None:
        """Show this game from its start; without one, the game shown before, where it was."""
        if record is not None:
            self.record, self.timeline = record, Timeline(record)
            self.last, self.turns = self.timeline.last, self.timeline.turns
            self.players = len(record.setup.seats)
            self._seat_players()
            self.place = 0
        self._show()

    def on_enter(self) -> None:
        Window.bind(on_key_down=self._on_key)
        if self.record is not None:
            self._expected.begin(self.record)

    def on_leave(self) -> None:
        self._expected.forget()

    def on_pre_leave(self) -> None:
        Window.unbind(on_key_down=self._on_key)
        self.pause()

    def game_state(self) -> dict[str, Any] | None:
        return None if self.timeline is None else state_to_json(self.timeline.state(int(self.place)))

    # What the player does

    def go_to(self, place: int) -> None:
        """Show this place of the game, or the nearest that there is."""
        self.place = min(max(place, 0), self.last)

    def next(self) -> None:
        """One step on."""
        self.pause()
        self.go_to(self.place + 1)

    def previous(self) -> None:
        """One step back."""
        self.pause()
        self.go_to(self.place - 1)

    def slide_to(self, turn: float) -> None:
        """Show the end of a turn; a place inside that turn stays where it is."""
        if self.timeline is not None and round(turn) != self.turn:
            self.pause()
            self.go_to(self.timeline.place_after(round(turn)))

    def toggle(self) -> None:
        """Play on from here, from the start if this is the end; or stand still."""
        if self.playing:
            self.pause()
            return
        if self.place == self.last:
            self.go_to(0)
        self.playing = True
        self._busy = self.app.inspector.busy("replay")
        self._schedule()

    def pause(self) -> None:
        """Stand still."""
        if self.playing:
            self.playing = False
            self._tick.cancel()
            self._busy.stop()

    def faster(self) -> None:
        """The next speed; after the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        if self.playing:
            self._tick.cancel()
            self._schedule()

    def what_if(self) -> None:
        """Play on from this moment, as a game of its own."""
        if self.record is None or not self.can_branch:
            return
        match = branch_of(self.record, int(self.place))
        self.app.open("table", match=match, chronicle=begin_chronicle(self.app, match, counted=False))
        self.app.say(_("A new game from here. It does not count towards the statistics."))

    def review(self) -> None:
        """What the game was decided by."""
        self.pause()
        self.app.open("review", record=self.record)

    def home(self) -> None:
        self.app.open("home")

    def _schedule(self) -> None:
        self._tick = Clock.schedule_interval(self._advance, STEP_SECONDS / self.speed)

    def _advance(self, _dt: float) -> None:
        self.go_to(self.place + 1)
        if self.place == self.last:
            self.pause()

    def _on_key(self, _window: Any, key: int, *_: Any) -> bool:
        focus = self.app.focus
        if focus.is_covered or (focus.is_shown and (key == SPACE or focus.name == "replay.slider")):
            return False
        deeds = {SPACE: self.toggle, RIGHT: self.next, LEFT: self.previous}
        if key not in deeds:
            return False
        deeds[key]()
        return True

    # What the player sees

    def on_place(self, *_: Any) -> None:
        self._show()

    def _seat_players(self) -> None:
        assert self.record is not None
        assert self.timeline is not None
        seats = self.record.setup.seats
        self.table.seat(self.record.setup)
        self.track.house_colors = [seat.color for seat in seats]
        self.controls.slider.marks = [
            (turn, seats[seat].color) for turn, seat in self.timeline.scoring_turns()
        ]

    def _show(self, *_args: Any) -> None:
        if self.timeline is None or self.record is None:
            return
        place = int(self.place)
        state, step = self.timeline.state(place), self.timeline.step(place)
        self.turn = self.timeline.turn(place)
        self.can_branch = not state.over
        self.track.scores = [state.score(seat) for seat in range(state.players)]
        self.table.show(state, step)
        self.table.tell(
            state.current if step is None else step.seat,
            _("Turn {number} of {total}").format(number=int(self.turn), total=int(self.turns)),
            self._sentence(place),
            step,
            self.app.preferences.patterns,
        )

    def _sentence(self, place: int) -> str:
        assert self.record is not None
        assert self.timeline is not None
        names = [seat.name for seat in self.record.setup.seats]
        step = self.timeline.step(place)
        if step is None:
            return _("{name} starts").format(name=names[self.timeline.state(0).current])
        told = [step_text(step, names), *notices(step.events)]
        if step.after.over:
            told.append(ending_text(step.after, names))
        return apart(told)

    def on_arrangement(self, *_: Any) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Put the parts where this shape of window has its places for them."""
        if self.controls is None:
            return
        parts = (self.report, self.street, self.track, self.harbour, self.controls)
        for part in parts:
            if part.parent is not None:
                part.parent.remove_widget(part)
        ids = self.ids
        wanted = {
            "tall": {ids.above: (self.report, self.track), ids.middle: (self.street,)}
            | {ids.below: (self.harbour, self.controls)},
            "side": {ids.top: (self.report,), ids.middle: (self.street,)}
            | {ids.aside: (self.track, self.harbour, self.controls)},
            "strip": {ids.top: (self.report,), ids.middle: (self.street,)}
            | {ids.left: (self.harbour,), ids.right: (self.track, self.controls)},
        }[self.arrangement]
        for box, widgets in wanted.items():
            for widget in widgets:
                box.add_widget(widget)
