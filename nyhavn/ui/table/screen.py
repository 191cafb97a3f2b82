"""The table screen: a match on a board, person after person and opponent after opponent."""

from __future__ import annotations

from typing import Any, ClassVar

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.scatter import Scatter

from nyhavn.engine.jsonform import state_to_json
from nyhavn.engine.state import State
from nyhavn.i18n import _
from nyhavn.match.draft import draft_of
from nyhavn.match.game import Match
from nyhavn.match.journal import Step, reports
from nyhavn.match.setup import Setup
from nyhavn.storage.chronicle import Chronicle
from nyhavn.ui.language import tr
from nyhavn.ui.screens import AppScreen
from nyhavn.ui.sheet import ChoiceSheet, Entry
from nyhavn.ui.table.advice import Advice
from nyhavn.ui.table.board import Board, show
from nyhavn.ui.table.confirming import confirm_texts
from nyhavn.ui.table.feel import Feel
from nyhavn.ui.table.gestures import Gestures
from nyhavn.ui.table.keeping import Keeper
from nyhavn.ui.table.keyboard import TableKeys
from nyhavn.ui.table.layers import Closer, Curtain, Explanation
from nyhavn.ui.table.motion import Motion
from nyhavn.ui.table.opponents import OpponentTurn
from nyhavn.ui.table.playing import Playing
from nyhavn.ui.table.showing import Look, Showing
from nyhavn.ui.words.explanations import explain
from nyhavn.ui.words.happenings import since_text, turn_text

LAST_LOOK_SECONDS = 0.7
"""How long the end of a game is looked at before the scoreboard comes."""


class TableScreen(AppScreen):
    """The table with its game: `setup` given to `app.open` deals a new one, `match` goes on with one."""

    kv: ClassVar[str] = "table.kv"
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
        self._curtain: Curtain | None = None
        self._opponent: OpponentTurn | None = None
        self._thinking: Any = None
        self._advice: Advice | None = None
        self._asking: Any = None
        self._leaving: Any = None
        """The reason to be busy while the last points are shown."""
        self._back_layer: Any = None
        self._is_open = False
        """Whether this is the screen that the player sees: a hidden one may be refreshed, too."""
        self._opened_for: int | None = None
        """The seat whose hand lies open."""
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
        self._stay()
        self._stop_opponent()
        self._stop_advice()
        self._drop_layer()

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
        return self._curtain is not None

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
        self._stop_opponent()
        self._lower_curtain(None)
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
            self._explain,
            self._look_closer,
            App.get_running_app().preferences.pace,
        )
        self._motion = Motion(board, App.get_running_app().preferences.pace)
        self._feel = Feel(App.get_running_app())
        self._gestures = Gestures(self._playing, lambda: board.target * 0.22)
        self._keys = TableKeys(self, board, self._playing, App.get_running_app().focus)
        board.bind(on_touch_down=self._touch_down, on_touch_move=self._touch_move, on_touch_up=self._touch_up)
        board.confirm.bind(
            on_confirm=lambda *_: self.confirm(),
            on_slip=lambda _button: App.get_running_app().say(tr._("Hold to confirm")),
        )
        board.undo.bind(on_release=lambda *_: self.undo())
        board.rotate.bind(on_release=lambda *_: self._playing.turn())
        board.flip.bind(on_release=lambda *_: self._playing.mirror())
        board.hint.bind(on_release=lambda *_: self.hint())
        board.menu.bind(on_release=lambda *_: self._open_menu())
        board.bar.bind(on_release=lambda *_: self.open_log())
        board.bind(layouts=self.refresh)
        board.coats.on_choice = self._playing.choose_coat
        humans = match.setup.humans
        fresh = not match.steps
        self._opened_for = match.state.current if fresh or not match.setup.needs_curtain else None
        if len(humans) == 1:
            self._opened_for = humans[0]
        self._set_stage()

    def _set_stage(self, *_: Any) -> None:
        """Fit the table to the window, turned to face the seat to move where the device lies flat."""
        if self._match is None or self._board is None:
            return
        angle = self._angle()
        size = self.size if angle % 180 == 0 else (self.height, self.width)
        self._stage.rotation = angle
        self._stage.size = size
        self._stage.center = self.center
        self._board.size = size
        self._board.pos = (0, 0)

    def _angle(self) -> int:
        """Degrees to the left; players sit round the device in turn order."""
        assert self._match is not None
        setup = self._match.setup
        if not setup.flat:
            return 0
        sides = {2: (0, 180), 3: (0, 270, 90), 4: (0, 270, 180, 90)}[len(setup.seats)]
        return sides[self._seat()]

    # Who looks, and who acts

    def _seat(self) -> int:
        """Whose house is large: the person's to move, or who last was."""
        assert self._match is not None
        state, humans = self._match.state, self._match.setup.humans
        if not humans:
            return state.current
        if state.current in humans and not state.over:
            return state.current
        before = [(state.current - step) % state.players for step in range(state.players)]
        return next(seat for seat in before if seat in humans)

    def _is_acting(self) -> bool:
        return (
            self._match is not None
            and self._match.is_human_turn
            and self._curtain is None
            and not self._saving
            and self._opened_for == self._match.state.current
        )

    def _look(self) -> Look:
        assert self._match is not None
        seat = self._seat()
        shown = not self._match.setup.needs_curtain or self._opened_for == seat
        patterns = App.get_running_app().preferences.patterns
        return Look(seat, shown and bool(self._match.setup.humans), self._is_acting(), patterns)

    # The course of the game

    def _go_on(self) -> None:
        """Let whoever is to move begin: a person behind the curtain, or an opponent."""
        match = self._match
        if match is None:
            return
        state = match.state
        app = App.get_running_app()
        if state.over:
            self._stop_opponent()
            self.refresh()
            return
        if match.is_human_turn:
            if match.setup.needs_curtain and self._opened_for != state.current:
                self._raise_curtain()
            else:
                self._opened_for = state.current
        self._set_stage()
        self.refresh()
        if not match.is_human_turn and self._opponent is None:
            self._thinking = app.inspector.busy("ai")
            self._opponent = OpponentTurn(match, self._board_(), self._opponent_played, app.preferences.pace)
            self._opponent.start()

    def _board_(self) -> Board:
        assert self._board is not None
        return self._board

    def _opponent_played(self, action: Any) -> None:
        assert self._match is not None
        step = self._match.play(action)
        if step.ends_turn:
            self._stop_opponent()
        self._played(step)

    def _stop_opponent(self) -> None:
        if self._opponent is not None:
            self._opponent.stop()
            self._opponent = None
        if self._thinking is not None:
            self._thinking.stop()
            self._thinking = None

    def _played(self, step: Step) -> None:
        """Somebody's action is done: keep it, and show it once it is safe."""
        self._saving = True
        match = self._match
        self._keeper.played(step, lambda: self._show_played(match, step))

    def _show_played(self, match: Match | None, step: Step) -> None:
        if match is not self._match or match is None:
            return
        self._saving = False
        self._feel.step(step.events, own=step.seat == self._seat())
        if step.ends_turn and match.is_human_turn and not match.setup.seats[step.seat].is_human:
            self._feel.your_turn()
        self._motion.finish()
        scores = list(self._board_().track.scores)
        self._advance(match, step)
        self._motion.show(step, scores)
        if any(event["event"] == "end_card" for event in step.events) and not step.after.over:
            App.get_running_app().say(_("The end card is turned up"))
        if step.after.over:
            self._leave_soon()

    def _advance(self, match: Match, step: Step) -> None:
        if step.ends_turn:
            if match.setup.needs_curtain and not step.after.over:
                self._opened_for = None
            if step.after.over:
                self.refresh()
                return
        self._go_on()

    def _leave_soon(self) -> None:
        """To the scoreboard, once the last points have been seen; a tap goes there at once."""
        app = App.get_running_app()
        self._leaving = app.inspector.busy("end")
        Clock.schedule_once(lambda _dt: self._leave(), LAST_LOOK_SECONDS * app.preferences.pace())

    def _leave(self) -> None:
        if self._leaving is not None:
            self._stay()
            self._to_scoreboard()

    def _stay(self) -> None:
        """Not to the scoreboard by itself any more."""
        if self._leaving is not None:
            self._leaving.stop()
            self._leaving = None

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
        self._stop_advice()
        self._gestures.forget()
        self._playing.carrying.drop()
        step = match.confirm()
        if step is not None:
            self._played(step)

    def undo(self) -> None:
        """Take back the last thing of this turn."""
        if self._match is not None and self._is_acting() and self._match.can_undo:
            self._stop_advice()
            self._gestures.forget()
            self._playing.carrying.drop()
            if self._match.undo() is not None:
                self._keeper.undone()
            self._keeper.drafted()
            self.refresh()

    def hint(self) -> None:
        """Ask for advice: what the strongest opponent would do here, and why."""
        if self._match is None or not self._is_acting() or self._advice is not None:
            return
        if not self._may_hint(self._match):
            return
        self._asking = App.get_running_app().inspector.busy("hint")
        self._advice = Advice(self._match, self._advise)
        self._advice.start()

    def _advise(self, hint: Any) -> None:
        from nyhavn.ui.words.reasons import reason_text

        match = self._match
        self._stop_advice()
        if match is None or not self._is_acting():
            return
        self._keeper.hinted()
        match.draft = draft_of(match.state, hint.actions[0])
        self._drafted()
        text = "\n".join(reason_text(reason) for reason in hint.reasons)
        Explanation(title=_("Hint"), text=text, inspect_name="explanation", inspect_text=text).open()

    def _stop_advice(self) -> None:
        if self._advice is not None:
            self._advice.stop()
            self._asking.stop()
            self._advice = None

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
        texts = confirm_texts(match, look.acting)
        board.confirm.text, board.confirm.note = texts.text, texts.note
        board.confirm.ready, board.confirm.refused = texts.ready, texts.refused
        board.confirm.inspect_enabled = texts.ready
        board.confirm.hold = app.preferences.hold and not match.state.over
        board.undo.inspect_enabled = look.acting and match.can_undo
        board.undo.hint, board.hint.hint, board.menu.hint = _("Undo"), _("Hint"), _("Menu")
        board.rotate.hint, board.flip.hint = _("Turn"), _("Mirror")
        board.hint.inspect_enabled = look.acting
        show(board.hint, self._may_hint(match))
        board.place_confirm()
        self._show_turn(match)
        self._mind_the_back_key(look.acting and not match.draft.is_empty)
        self._keys.follow()
        app.inspector.changed()

    @staticmethod
    def _may_hint(match: Match) -> bool:
        """Where people play against each other, advice would be unfair unless they asked for it."""
        preferences = App.get_running_app().preferences
        return bool(preferences.hints and (len(match.setup.humans) == 1 or preferences.shared_hints))

    def _show_turn(self, match: Match) -> None:
        board = self._board_()
        state = match.state
        names = [seat.name for seat in match.setup.seats]
        if state.over:
            board.bar.title = _("The game is over")
        else:
            board.bar.title = _("{name}'s turn").format(name=names[state.current])
        done = reports(match.steps)
        roomy = board.plan is not None and board.plan.bar[2] > 4 * board.target
        board.bar.news = turn_text(done[-1], names) if done and roomy else ""

    def _mind_the_back_key(self, something_laid_out: bool) -> None:
        """While something is laid out, going back takes it back."""
        if something_laid_out and self._back_layer is None and self._is_open:
            self._back_layer = App.get_running_app().back_key.over(self._put_back)
        elif not something_laid_out:
            self._drop_layer()

    def _drop_layer(self) -> None:
        if self._back_layer is not None:
            self._back_layer.done()
            self._back_layer = None

    def _put_back(self) -> None:
        self._back_layer = None
        self._gestures.forget()
        self._playing.put_back()

    # The curtain

    def _raise_curtain(self) -> None:
        match = self._match
        assert match is not None
        seat = match.state.current
        names = [player.name for player in match.setup.seats]
        if self._curtain is None:
            self._curtain = Curtain(opened=self.open_curtain)
            self._stage.add_widget(self._curtain)
        self._curtain.title = names[seat]
        self._curtain.house_color = match.setup.seats[seat].color
        self._curtain.news = "\n".join(since_text(match.steps_since_turn_of(seat), names))
        board = self._board_()
        board.bind(size=self._curtain.setter("size"))
        self._curtain.size = board.size

    def open_curtain(self) -> None:
        """Show the hand of the player to move."""
        assert self._match is not None
        self._lower_curtain(self._match.state.current)
        self._go_on()

    def _lower_curtain(self, seat: int | None) -> None:
        self._opened_for = seat
        if self._curtain is not None:
            self._stage.remove_widget(self._curtain)
            self._curtain = None

    # Touches and keys

    def _touch_down(self, board: Board, touch: Any) -> bool:
        if self._curtain is not None or not board.collide_point(touch.x, touch.y):
            return False
        if not touch.is_mouse_scrolling:
            self.hurry()
        if board.over_button(touch.x, touch.y):
            return False
        if self._gestures.down(touch):
            touch.grab(board)
            return True
        return False

    def _touch_move(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            self._gestures.move(touch)
            return True
        return False

    def _touch_up(self, board: Board, touch: Any) -> bool:
        if touch.grab_current is board:
            touch.ungrab(board)
            carried = self._gestures.is_carrying
            self._gestures.up(touch)
            if carried and board.house.ghost_state == "illegal":
                self._feel.refusal()
            return True
        return False

    def hurry(self) -> None:
        """Be done with whatever moves by itself."""
        self._motion.finish()
        self._leave()
        if self._opponent is not None:
            self._opponent.hurry()

    def _on_key(self, _window: Any, key: int, _scan: int, letter: str | None, modifiers: list[str]) -> bool:
        return self._board is not None and self._keys.press(key, letter, modifiers)

    # Layers

    def _explain(self, spot: str, _point: tuple[float, float]) -> None:
        assert self._match is not None
        title, text = explain(spot, self._match.state, self._match.setup)
        Explanation(
            title=title, text=text, inspect_name="explanation", inspect_text=f"{title}\n{text}"
        ).open()

    def _look_closer(self, seat: int) -> None:
        assert self._match is not None
        closer = Closer(inspect_name="closer")
        closer.show(self._match, seat, App.get_running_app().preferences.patterns)
        closer.open()

    def open_log(self) -> None:
        """Show what happened, turn by turn."""
        from nyhavn.ui.table.log import LogSheet

        assert self._match is not None
        sheet = LogSheet(inspect_name="log.sheet", inspect_text="")
        sheet.fill(self._match, App.get_running_app().preferences.patterns)
        sheet.open()

    def _open_menu(self) -> None:
        app = App.get_running_app()
        entries = [Entry("log", _("What happened"), icon="format-list-bulleted")]
        if app.has_screen("rules"):
            entries.append(Entry("rules", _("How to play"), icon="book-open-page-variant"))
        entries.append(Entry("settings", _("Settings"), icon="cog"))
        entries.append(Entry("home", _("Home"), _("The game waits for you."), icon="home"))
        ChoiceSheet("menu", _("Menu"), entries, "", self._take_from_menu).open()

    def _take_from_menu(self, key: str) -> None:
        if key == "log":
            self.open_log()
        else:
            App.get_running_app().open(key)
