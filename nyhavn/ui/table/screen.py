"""The table screen: a match on a board, person after person and opponent after opponent."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.app import App
from kivy.core.window import Window
from kivy.uix.scatter import Scatter

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.draft import draft_of
from nyhavn.match.game import Match
from nyhavn.match.journal import Step
from nyhavn.match.opponent import Planner
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.language import tr
from nyhavn.ui.screens import AppScreen
from nyhavn.ui.table import advice, facing, overlays
from nyhavn.ui.table.board import Board
from nyhavn.ui.table.buttons import connect, show_buttons
from nyhavn.ui.table.curtain import OpenHand
from nyhavn.ui.table.feel import Feel
from nyhavn.ui.table.gestures import Gestures
from nyhavn.ui.table.keeping import Keeper
from nyhavn.ui.table.keyboard import TableKeys
from nyhavn.ui.table.leaving import LastLook, WayBack
from nyhavn.ui.table.motion import Motion
from nyhavn.ui.table.opponents import Opponents, OpponentTurn, plan_turn
from nyhavn.ui.table.playing import Playing
from nyhavn.ui.table.showing import Look, Showing
from nyhavn.ui.table.touches import Touches


class TableScreen(AppScreen):
    """The table with its game: `setup` given to `app.open` deals a new one, `match` goes on with one."""

    kv: ClassVar[tuple[str, ...]] = (
        "table/screen.kv",
        "table/spots.kv",
        "table/coats.kv",
        "table/curtain.kv",
        "table/layers.kv",
        "table/log.kv",
    )
    focus_first: ClassVar[str] = "offer.0"

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._match: Match | None = None
        self._shown: State | None = None
        """The game as the screen shows it: a step that is not safe yet is not shown as done."""
        self._saving = False
        self._board: Board | None = None
        self._stage = Scatter(do_rotation=False, do_scale=False, do_translation=False, size_hint=(None, None))
        self._stage.auto_bring_to_front = False
        self.add_widget(self._stage)
        self._hand = OpenHand(self._stage, self.open_curtain)
        self._opponents = Opponents()
        self._advice = advice.Adviser(self._advise)
        self._last_look = LastLook(lambda: self._to_scoreboard())
        self._way_back = WayBack(self._put_back)
        self._is_open = False
        """Whether this is the screen that the player sees: a hidden one may be refreshed, too."""
        self.bind(size=self._set_stage, pos=self._set_stage)
        tr.bind(language=self.refresh)
        app = App.get_running_app()
        app.preferences.bind(
            patterns=self.refresh,
            left_handed=self.refresh,
            palette=self.refresh,
            hints=self.refresh,
            shared_hints=self.refresh,
            hold=self.refresh,
        )

    # Coming and going

    def enter(
        self,
        setup: Setup | None = None,
        match: Match | None = None,
        chronicle: Chronicle[Setup] | None = None,
        **_kwargs: Any,
    ) -> None:
        """Deal a new game, go on with one (which chronicle writes on), or come back to the one here."""
        if setup is not None:
            self._begin(Match(setup), None)
        elif match is not None and match is not self._match:
            self._begin(match, chronicle)
        Window.unbind(on_key_down=self._on_key)
        Window.bind(on_key_down=self._on_key)
        self._is_open = True
        self._go_on()

    def on_pre_leave(self, *_: Any) -> None:
        self._is_open = False
        Window.unbind(on_key_down=self._on_key)
        self._last_look.stop()
        self._opponents.stop()
        self._advice.stop()
        self._way_back.needed(False)

    def back(self) -> bool:
        """Going back first takes back what is laid out; then the table is left, and the game waits."""
        if self._match is not None and not self._match.draft.is_empty and self._is_acting():
            self._playing.put_back()
            return True
        return False

    # What the demo asks

    @property
    def match(self) -> Match:
        """The game on the table."""
        assert self._match is not None
        return self._match

    @property
    def has_curtain(self) -> bool:
        """Whether the hands are hidden right now."""
        return self._hand.is_hidden

    @property
    def may_act(self) -> bool:
        """Whether a person may act right now."""
        return self._is_acting()

    @property
    def is_saving(self) -> bool:
        """Whether the last step is on its way to the file."""
        return self._saving

    def inspect_state(self) -> dict[str, Any] | None:
        return None if self._shown is None else state_to_json(self._shown)

    def _begin(self, match: Match, chronicle: Chronicle[Setup] | None) -> None:
        self._opponents.stop()
        self._hand.begin(match)
        self._match = match
        self._keeper = Keeper(match, chronicle)
        self._saving = False
        self._stage.clear_widgets()
        board = Board(match.setup)
        self._board = board
        self._stage.add_widget(board)
        self._showing = Showing(board, match)
        self._playing = Playing(
            match,
            board,
            self._drafted,
            lambda spot, _point: overlays.explain_spot(match, spot),
            lambda seat: overlays.look_closer(match, seat),
            App.get_running_app().preferences.pace,
        )
        self._motion = Motion(board, App.get_running_app().preferences.pace)
        self._feel = Feel(App.get_running_app())
        self._gestures = Gestures(self._playing, lambda: board.target * 0.22)
        self._keys = TableKeys(self, board, self._playing, App.get_running_app().focus)
        self._touches = Touches(board, self._gestures, self._feel, self._touched)
        connect(board, self, self._playing)
        board.bind(layouts=self.refresh)
        self._set_stage()

    def _set_stage(self, *_: Any) -> None:
        """Fit the table to the window, turned to face the seat to move where the device lies flat."""
        if self._match is None or self._board is None:
            return
        angle = facing.angle(self._match)
        size = self.size if angle % 180 == 0 else (self.height, self.width)
        if list(self._board.size) != list(size):
            self._playing.carrying.slip()
        self._stage.rotation = angle
        self._stage.size = size
        self._stage.center = self.center
        self._board.size = size
        self._board.pos = (0, 0)

    # Who looks, and who acts

    def _is_acting(self) -> bool:
        return (
            self._match is not None
            and self._match.is_human_turn
            and not self._saving
            and self._hand.is_at_move(self._match)
        )

    def _look(self) -> Look:
        assert self._match is not None
        seat = facing.seat(self.match)
        shown = self._hand.may_show(self._match, seat)
        patterns = App.get_running_app().preferences.patterns
        return Look(seat, shown and bool(self._match.setup.humans), self._is_acting(), patterns)

    # The course of the game

    def _go_on(self) -> None:
        """Let whoever is to move begin: a person behind the curtain, or an opponent."""
        match = self._match
        if match is None:
            return
        if match.state.over:
            self._opponents.stop()
            self.refresh()
            return
        if match.is_human_turn:
            self._hand.turn_begins(match, self._board_())
        self._set_stage()
        self.refresh()
        if not match.is_human_turn and not self._opponents.are_playing:
            pace = App.get_running_app().preferences.pace
            self._opponents.begin(
                OpponentTurn(match, self._board_(), self._opponent_played, pace, self._planner(match))
            )

    def _planner(self, match: Match) -> Planner:
        """What thinks out the opponents' turns."""
        return plan_turn

    def _board_(self) -> Board:
        assert self._board is not None
        return self._board

    def _opponent_played(self, action: Any) -> None:
        assert self._match is not None
        step = self._match.play(action)
        if step.ends_turn:
            self._opponents.stop()
        self._played(step)

    def _played(self, step: Step) -> None:
        """Somebody's action is done: keep it, and show it once it is safe."""
        self._saving = True
        match = self._match
        self._keeper.played(step, lambda: self._show_played(match, step))

    def _show_played(self, match: Match | None, step: Step) -> None:
        if match is not self._match or match is None:
            return
        self._saving = False
        self._feel.step(step.events, own=step.seat == facing.seat(self.match))
        if step.ends_turn and match.is_human_turn and not match.setup.seats[step.seat].is_human:
            self._feel.your_turn()
        self._motion.finish()
        scores = list(self._board_().track.scores)
        self._advance(match, step)
        self._motion.show(step, scores)
        if any(event["event"] == "end_card" for event in step.events) and not step.after.over:
            App.get_running_app().say(_("The end card is turned up"))
        if step.after.over:
            self._last_look.begin()

    def _advance(self, match: Match, step: Step) -> None:
        if step.ends_turn:
            if step.after.over:
                self.refresh()
                return
            self._hand.turn_ended(match)
        self._go_on()

    def _to_scoreboard(self) -> None:
        app = App.get_running_app()
        if app.has_screen("scoreboard"):
            app.open("scoreboard", match=self._match)

    def confirm(self) -> None:
        """Carry out what is laid out."""
        match = self._match
        if match is None:
            return
        if match.state.over:
            self._to_scoreboard()
            return
        if not self._is_acting() or self._gestures.is_carrying:
            return
        self._advice.stop()
        self._gestures.forget()
        self._playing.carrying.drop()
        step = match.confirm()
        if step is not None:
            self._played(step)

    def undo(self) -> None:
        """Take back the last thing of this turn."""
        if self._match is not None and self._is_acting() and self._match.can_undo:
            self._advice.stop()
            self._gestures.forget()
            self._playing.carrying.drop()
            if self._match.undo() is not None:
                self._keeper.undone()
            self._keeper.drafted()
            self.refresh()

    def hint(self) -> None:
        """Ask for advice: what the strongest opponent would do here, and why."""
        if self._match is not None and self._is_acting() and self._may_hint(self._match):
            self._advice.ask(self._match)

    def _may_hint(self, match: Match) -> bool:
        return advice.is_fair(match)

    def _advise(self, hint: Any) -> None:
        match = self._match
        if match is None or not self._is_acting():
            return
        self._keeper.hinted()
        match.draft = draft_of(match.state, hint.actions[0])
        self._drafted()
        overlays.give_reasons(hint.reasons)

    def _drafted(self) -> None:
        assert self._match is not None
        self._keeper.drafted()
        held = self._match.draft.held
        if self._gestures.is_carrying and held is not None and held.at is not None:
            self._feel.snap()
        self.refresh()

    # Showing

    def refresh(self, *_changed: Any) -> None:
        """Show the game as it stands."""
        match, board = self._match, self._board
        if match is None or board is None:
            return
        app = App.get_running_app()
        self._shown = match.state
        look = self._look()
        board.left_handed = app.preferences.left_handed
        self._playing.enabled = look.acting
        self._showing.refresh(look)
        self._playing.carrying.show(match.state, match.draft, look.acting)
        show_buttons(board, match, look.acting, self._may_hint(match))
        self._showing.show_turn()
        self._way_back.needed(self._is_open and look.acting and not match.draft.is_empty)
        self._keys.follow()
        app.inspector.changed()

    def _put_back(self) -> None:
        self._gestures.forget()
        self._playing.put_back()

    def open_curtain(self) -> None:
        """Show the hand of the player to move."""
        assert self._match is not None
        self._hand.show(self._match.state.current)
        self._go_on()

    # Touches and keys

    def _touched(self, touch: Any) -> bool:
        """A finger comes down somewhere; whether the table may have it."""
        if self.has_curtain:
            return False
        if not touch.is_mouse_scrolling:
            self.hurry()
        return True

    def hurry(self) -> None:
        """Be done with whatever moves by itself."""
        self._motion.finish()
        self._last_look.hurry()
        self._opponents.hurry()

    def _on_key(self, _window: Any, key: int, _scan: int, letter: str | None, modifiers: list[str]) -> bool:
        return self._board is not None and self._keys.press(key, letter, modifiers)

    # Layers

    def open_log(self) -> None:
        """Show what happened, turn by turn."""
        overlays.open_log(self.match)
