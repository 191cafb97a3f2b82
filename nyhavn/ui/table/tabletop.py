"""One session on the screen: draws the view that it publishes, and passes on what people do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.relativelayout import RelativeLayout

from nyhavn.engine.events import EndCardRevealed
from nyhavn.i18n import _
from nyhavn.match.deeds import (
    AskHint,
    ChooseCoat,
    Confirm,
    Deed,
    Hurry,
    Mirror,
    OpenCurtain,
    PutBack,
    Turn,
    Undo,
)
from nyhavn.match.journal import Step
from nyhavn.match.placing import Held
from nyhavn.match.session import Session
from nyhavn.match.setup import Setup
from nyhavn.match.spots import Spot
from nyhavn.match.view import TableView
from nyhavn.ui.art.drawn import repainting
from nyhavn.ui.art.sheets import sheets
from nyhavn.ui.language import tr
from nyhavn.ui.shell.turned_window import turn
from nyhavn.ui.table.board import Board, Fitting, new_board
from nyhavn.ui.table.drawing import Drawing
from nyhavn.ui.table.feedback import Feedback
from nyhavn.ui.table.input.table_input import TableInput
from nyhavn.ui.table.motion import Motion
from nyhavn.ui.table.overlays import openers as overlays
from nyhavn.ui.table.overlays.curtain import Curtain
from nyhavn.ui.table.signals import BusySigns, WayBack

SHOWN_PREFERENCES = ("patterns", "left_handed", "palette", "hold", "talk")
SESSION_SETTINGS = ("hints", "shared_hints", "face_down")
"""What the session asks of the preferences."""


class Tabletop(FloatLayout):
    """A board with everything that happens on it.

    The way of a drag: Kivy's touch, `TouchInput`, `Gestures`, `TileCarrier`, `Session.do`, and back comes a
    view to `_show`. Nothing here decides what is true at the table.
    """

    def __init__(self, app: Any, **kwargs: Any) -> None:
        """app: what the table uses of it are preferences, sounds, way back, focus, inspector and a board."""
        super().__init__(**kwargs)
        self._app = app
        self._session: Session | None = None
        self._view: TableView | None = None
        self._board: Board | None = None
        self.curtain: Curtain | None = None
        """What hides the table between two turns; there once it was made ahead or needed."""
        self._input: TableInput
        self._is_open = False
        self._busy = BusySigns(app.inspector)
        self._way_back = WayBack(app.back_stack, self.put_back)
        self.drawn: Callable[[TableView], None] = lambda _view: None
        """Hears of every view that was drawn."""
        self.left: Callable[[], None] = lambda: None
        """Called when the game is over and has been looked at."""
        self.talkative = False
        """Whether opponents say something now and then: in a game, not in a lesson."""
        self.taught = False
        """Whether a lesson needs much of a small window for its words."""
        self._stage = RelativeLayout(size_hint=(None, None))
        self.add_widget(self._stage)
        self.bind(size=self._fit, pos=self._fit)
        tr.bind(language=self.redraw)
        app.preferences.bind(**dict.fromkeys(SHOWN_PREFERENCES, self.redraw))
        app.bind(text_scale=self.redraw)
        app.preferences.bind(**dict.fromkeys(SESSION_SETTINGS, self._settings_changed))

    # Coming and going

    @property
    def session(self) -> Session:
        """The game on the table."""
        assert self._session is not None
        return self._session

    @property
    def view(self) -> TableView:
        """What is drawn."""
        return self.session.view

    @property
    def board(self) -> Board:
        """Everything that lies on the table."""
        assert self._board is not None
        return self._board

    @property
    def has_board(self) -> bool:
        """Whether anything was ever put on the table."""
        return self._board is not None

    @property
    def has_session(self) -> bool:
        """Whether there is a game on the table."""
        return self._session is not None

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way to where it belongs."""
        return self._board is not None and self._motion.is_moving

    def clear(self) -> None:
        """Take the game off the table."""
        if self._session is None:
            return
        self._session.unwatch(self._show)
        self._session.rest()
        self._motion.finish()
        self._let_go()
        self._busy.show(None)
        self._way_back.needed(False)
        self._session = self._view = None

    def put(self, session: Session) -> None:
        """Put a game on the table, in place of the one there."""
        self.clear()
        setup = session.view.setup
        if self._board is None or self._board.opponents_at_table != len(setup.seats) - 1:
            self._make_board(setup)
        self.board.tile_kinds = session.view.tile_kinds
        self._session = session
        session.watch(self._show)

    def _make_board(self, setup: Setup) -> None:
        """A board for so many, and all that it takes to play on it; it serves game after game."""
        self._stage.clear_widgets()
        if self._board is None:
            board: Board = self._app.ahead.board()
        else:
            self._input.listen(False)
            board = new_board()
        sheets.load(board.pictures)
        board.seat_at(self.fitting(len(setup.seats)))
        self._board = board
        self._stage.add_widget(board)
        self._input = TableInput(board, self, self._app.focus)
        self._drawing = Drawing(board, self._input.carrier)
        self._motion = Motion(board, self._app.preferences.pace)
        self._feedback = Feedback(self._app)
        self._finale = board.finale
        self._connect(board)
        if self._is_open:
            self._input.listen(True)
        board.bind(layouts=self.redraw)

    def fitting(self, players: int) -> Fitting:
        """What a board for so many is laid out for here."""
        left_handed = self._app.preferences.left_handed
        return Fitting(tuple(self.size), players, self._app.text_scale, left_handed, self.taught)

    def open(self) -> None:
        """The table is looked at."""
        self._is_open = True
        if self._board is not None:
            self._input.listen(False)
            self._input.listen(True)
        if self._session is not None:
            self._session.begin()
            self.redraw()

    def close(self) -> None:
        """The table is left; the game waits."""
        self._is_open = False
        if self._board is not None:
            self._input.listen(False)
        if self._session is not None:
            self._session.rest()
        self._way_back.needed(False)

    # Drawing

    def _show(self, view: TableView) -> None:
        """The session published a view: draw it, and play what happened since the one before."""
        before, self._view = self._view, view
        news = view.steps[len(before.steps) :] if before is not None else ()
        if news or (before is not None and _goes_on(before, view)):
            self._motion.finish()
        self._draw(view, anew=before is None)
        for step in news:
            self._play(step, view)
        if before is None:
            return
        if view.pointed is not None and view.pointed is not before.pointed:
            self._motion.point(view.pointed, view.to_move.seat)
        if view.carried and view.held != before.held and view.held is not None and view.held.at is not None:
            self._feedback.snap()
        if view.leaving and not before.leaving:
            self.left()

    def _play(self, step: Step, view: TableView) -> None:
        self._feedback.step(step.events, own=step.seat == view.seat)
        seats = view.setup.seats
        if step.ends_turn and not view.over and view.to_move.is_human and not seats[step.seat].is_human:
            self._feedback.your_turn()
        self._motion.show(step)
        if any(isinstance(event, EndCardRevealed) for event in step.events) and not step.after.over:
            self._app.say(_("The end card is turned up"))

    def _draw(self, view: TableView, anew: bool) -> None:
        preferences = self._app.preferences
        self._hang_curtain(view)
        self.board.left_handed = preferences.left_handed
        self.board.text_scale = self._app.text_scale
        self._fit()
        self.board.speech.allowed = self.talkative and preferences.talk
        still = not preferences.pace()
        self._drawing.show(view, preferences.patterns, preferences.hold, still, anew)
        self._busy.show(view)
        self._way_back.needed(self._is_open and view.acting and not view.draft.is_empty)
        self._input.keys.follow(view)
        self._finale.follow(view, preferences.patterns, preferences.pace())
        self._finale.make_room_for(self.board.speech)
        self.drawn(view)
        self._app.inspector.changed()

    def redraw(self, *_changed: Any) -> None:
        """Draw the same view again: the window, the language or the look of things changed."""
        if self._view is not None:
            self._draw(self._view, anew=True)

    def _settings_changed(self, *_changed: Any) -> None:
        if self._session is not None:
            self._session.look_again()

    def _fit(self, *_: Any) -> None:
        """Fit the table to the window, turned to face the seat to move where the device lies flat."""
        if self._view is None or self._board is None:
            return
        if self._is_open:
            turn(self._view.angle)
        if list(self._board.size) != list(self.size):
            self._input.carrier.slip()
        self._stage.size = self.size
        self._stage.pos = self.pos
        self._board.taught = self.taught
        self._board.size = self.size

    def make_curtain(self) -> Iterator[None]:
        """Have the curtain ready, in small steps."""
        curtain = Curtain()
        yield from curtain.making(lambda: self.do(OpenCurtain()), self._open_menu)
        if self.curtain is None:
            self.curtain = curtain

    def _hang_curtain(self, view: TableView) -> None:
        """Before everything else is drawn anew; it serves for all turns at this board."""
        curtain = self.curtain
        if not view.has_curtain:
            if curtain is not None and curtain.parent is not None:
                # Nothing is to be seen in the colours of whoever played before.
                repainting.finish()
                self._stage.remove_widget(curtain)
            return
        if curtain is None:
            for _step in self.make_curtain():
                pass
            curtain = self.curtain
            assert curtain is not None
        curtain.seat(len(view.players))
        if curtain.parent is None:
            self._stage.add_widget(curtain)
        curtain.show(view, self._app.preferences.patterns)
        self._lay_out_curtain()

    def _lay_out_curtain(self, *_: Any) -> None:
        board, curtain = self._board, self.curtain
        if board is None or board.plan is None or curtain is None or curtain.parent is None:
            return
        sp = board.dp * self._app.text_scale
        curtain.lay_out(tuple(board.size), board.plan.rects["confirm"], board.target, board.dp, sp)

    def _open_menu(self) -> None:
        overlays.open_menu(self._app, self.session, self.open_log)

    # What people do

    def do(self, deed: Deed) -> None:
        """Somebody does something; nothing comes of it where no game is on the table any more."""
        if self._session is not None:
            self._session.do(deed)

    def _connect(self, board: Board) -> None:
        """Say what the buttons of a board do."""
        board.confirm.bind(
            on_confirm=lambda *_: self.confirm(),
            on_slip=lambda _button: self._app.say(tr._("Hold to confirm")),
        )
        board.undo.bind(on_release=lambda *_: self.undo())
        board.rotate.bind(on_release=lambda *_: self.do(Turn()))
        board.flip.bind(on_release=lambda *_: self.do(Mirror()))
        board.hint.bind(on_release=lambda *_: self.ask_hint())
        board.menu.bind(on_release=lambda *_: self._open_menu())
        board.recap.bind(on_release=lambda *_: self.open_log())
        board.strip.bind(on_release=lambda *_: self._tell_more())
        board.coats.on_choice = lambda choice: self.do(ChooseCoat(choice))

    def confirm(self) -> None:
        """Carry out what is laid out."""
        if self.view.acting and not self._input.is_carrying:
            self._let_go()
        self.do(Confirm())

    def undo(self) -> None:
        """Take back the last thing of this turn."""
        if self.view.can_undo:
            self._let_go()
        self.do(Undo())

    def put_back(self) -> bool:
        """Take everything back that is laid out; whether there was anything."""
        if not self.has_session or not self.view.acting or self.view.draft.is_empty:
            return False
        self._let_go()
        self.do(PutBack())
        return True

    def _let_go(self) -> None:
        """Whatever fingers are about is over: the table changes under them."""
        self._input.let_go()

    def hurry(self) -> None:
        """Be done with whatever moves by itself."""
        self._motion.finish()
        self.do(Hurry())

    def ask_hint(self) -> None:
        """Ask for advice; while there is some, ask why."""
        if self.view.advice is not None:
            overlays.give_reasons(self.view.advice, self.view)
        else:
            self.do(AskHint())

    def _tell_more(self) -> None:
        """The strip was tapped: say all that speaks for the hint, or show what happened."""
        advice = self.view.advice
        if advice is not None and self.view.remark is None:
            overlays.give_reasons(advice, self.view)
        elif not self.view.acting:
            self.open_log()

    def open_log(self) -> None:
        """Show what happened, turn by turn."""
        overlays.open_log(self.view, self._app.preferences.patterns)

    def explain(self, spot: Spot) -> None:
        """Say in words what something on the table is."""
        overlays.explain_spot(self.view, spot)

    def spot_of(self, widget: Any) -> Spot | None:
        """What a widget of the table stands for."""
        return self.board.spot_of(widget)

    # What fingers, mouse and keys ask of the table

    def look_closer(self, seat: int) -> None:
        """Show another player's house in large."""
        overlays.look_closer(self.view, seat, self._app.preferences.patterns)

    def tile_moved(self) -> None:
        """Between two squares only the tile's own picture follows the finger."""
        self._drawing.tile.place_tile(self.view)

    def let_down(self, held: Held | None) -> None:
        """A tile was let go of: beside the house it glides back, where it cannot stay one feels it."""
        view = self.view
        if view.held is None and held is not None:
            self._drawing.tile.fly_back(held, self._app.preferences.pace())
        elif view.held is not None and view.verdict is not None and view.verdict.refusal is not None:
            self._feedback.refusal()


def _goes_on(before: TableView, view: TableView) -> bool:
    """Whether what was looked at or pointed at is over: where frames take long, its motion may not be."""
    looked = before.looked_at is not None and view.looked_at is not before.looked_at
    return looked or view.pointed is not before.pointed
