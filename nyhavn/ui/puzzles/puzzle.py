"""One puzzle on the table, live: with the table's own gestures, preview and undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty

from nyhavn.engine.actions import Action
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.state import State
from nyhavn.i18n import _, apart
from nyhavn.match.deeds import Confirm
from nyhavn.match.draft import draft_of
from nyhavn.match.view import TableView
from nyhavn.puzzles.at_table import PuzzleGame, match_for
from nyhavn.puzzles.model import WIN, Facade, GamePuzzle, Puzzle
from nyhavn.puzzles.progress import OpenTry
from nyhavn.puzzles.tries import builds_left, is_known_right, is_over, reached, reasons_of
from nyhavn.review.judge import Judgement
from nyhavn.review.verdicts import NEAR_ENOUGH
from nyhavn.ui.language import tr
from nyhavn.ui.puzzles.hint_highlights import HintHighlights, highlighted_by
from nyhavn.ui.puzzles.library import library_of
from nyhavn.ui.puzzles.puzzle_request import PuzzleRequest, own_from_store, tried_from_text
from nyhavn.ui.puzzles.status import status_text
from nyhavn.ui.puzzles.stopwatch import Stopwatch
from nyhavn.ui.table.new_session import KivyClock, PlayersSettings
from nyhavn.ui.table.tabletop import Tabletop
from nyhavn.ui.table.trial import TrialScreen
from nyhavn.ui.widgets import buttons  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words import puzzles as text
from nyhavn.words.reasons import reason_text
from nyhavn.words.review import tried_text

MOST_REASONS = 2
Said = Callable[[], str]


def _nothing() -> str:
    return ""


class PuzzleScreen(TrialScreen):
    """The table of a puzzle, with what it asks for above it."""

    kv: ClassVar[tuple[str, ...]] = (*TrialScreen.kv, "puzzles/puzzle.kv")
    focus_first: ClassVar[str] = "puzzle.check"

    goal = StringProperty()
    status = StringProperty()
    wide = BooleanProperty(False)
    small = BooleanProperty(False)
    words = ObjectProperty()
    outcome = OptionProperty("open", options=("open", "wrong", "solved", "shown"))
    """Whether it is still to be solved, was missed, was solved, or its solution is being shown."""
    can_hint = BooleanProperty(True)
    can_share = BooleanProperty(False)
    can_step = BooleanProperty(False)
    table_area = ObjectProperty()
    """Where the table lies."""

    def __init__(self, **kwargs: Any) -> None:
        self._library = library_of(kwargs["app"])
        self.request: PuzzleRequest | None = None
        self.puzzle: Puzzle | None = None
        self.game: PuzzleGame | None = None
        self._hinted = 0
        """Hints given for the step that is next: 1 lit its colour, 2 its place."""
        self._shown = 0
        """Steps of the solution that were shown."""
        self._said = _nothing
        """What there is to say, in the language of whenever it is asked."""
        self._said_after = 0
        """How many steps there were when that was said."""
        self._sharing: Any = None
        self.stopwatch = Stopwatch(self.tell)
        super().__init__(**kwargs)

    def furnish(self) -> Any:
        yield
        self.tabletop = Tabletop(self.app)
        self.tabletop.drawn = self._drawn
        self.table_area.add_widget(self.tabletop)
        self.highlights = HintHighlights()
        self.table_area.add_widget(self.highlights)
        tr.bind(language=self.tell)

    # Coming and going

    def enter(self, request: PuzzleRequest | None = None, **_kwargs: Any) -> None:
        """Put this puzzle on the table; none: go on with the one that lies there."""
        if request is not None and request != self.request:
            self._library.open(lambda: self._fetch(request))
        elif self.puzzle is not None:
            self.tabletop.open()
            self._go_on_timing()

    def on_pre_leave(self, *_: Any) -> None:
        self.stopwatch.rest()
        super().on_pre_leave()

    def _fetch(self, request: PuzzleRequest) -> None:
        self._stop_thinking()
        self.request, self.puzzle = request, None
        self.goal = self.status = ""
        if request.entry is not None:
            entry = request.entry
            self._think(lambda _stop: entry.puzzle(), self._put)
        elif request.mistake is not None and self.app.games is not None:
            mistake = request.mistake
            self._busy = self.app.inspector.busy("puzzle")
            self.app.games.ask(lambda store: own_from_store(store, mistake), self._put_own, self._gone)

    def _put_own(self, puzzle: GamePuzzle | None) -> None:
        self._stop_thinking()
        if puzzle is None:
            self._gone()
        else:
            self._put(puzzle)

    def _gone(self) -> None:
        """The game of a mistake is there no more."""
        self._stop_thinking()
        self.app.say(_("The game this mistake was made in is gone."))
        self.app.back()

    def _put(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        lies = self._library.progress.open
        name = self.request.name if self.request is not None else ""
        tried: Sequence[Action] = ()
        if lies is not None and lies.puzzle == name:
            tried = tried_from_text(puzzle, lies.actions)
        self.stopwatch.set_to_zero(is_known=not tried)
        self._begin(tried)

    def _begin(self, tried: Sequence[Action] = ()) -> None:
        """Put the table as it was when the puzzle began, or after some steps."""
        puzzle = self.puzzle
        assert puzzle is not None
        self._stop_thinking()
        self.outcome, self._hinted, self._said = "open", 0, _nothing
        self.can_step = self.can_share = False
        self._said_after = len(tried)
        match = match_for(puzzle, self.app.preferences.own_name(), tried)
        settings = PlayersSettings(self.app.preferences)
        self.game = PuzzleGame(match, puzzle, KivyClock(), settings, self._note, self.no_more_builds)
        self.tabletop.put(self.game.session)
        self.tabletop.open()
        self._go_on_timing()
        self.tell()

    def _go_on_timing(self) -> None:
        if self.outcome in ("open", "wrong"):
            self.stopwatch.go_on(self.app.preferences.puzzle_time)

    def _note(self) -> None:
        """A step was taken, or taken back: it is there after the app was killed."""
        if self.request is None or self.game is None or self.outcome in ("solved", "shown"):
            return
        actions = " ".join(action_to_text(action) for action in self.game.tried)
        self._library.note(self._library.books.opened(OpenTry(self.request.name, actions, self.request.day)))

    # How it goes

    def _drawn(self, view: TableView) -> None:
        puzzle, game = self.puzzle, self.game
        if puzzle is None or game is None or view.setup is not game.setup:
            return
        if self.outcome == "open" and len(game.tried) != self._said_after:
            # What was said, and lit, was about the step before.
            self._said_after, self._hinted, self._said = len(game.tried), 0, _nothing
        self._light_up()
        if self.outcome == "open" and not self._is_thinking:
            if isinstance(puzzle, Facade):
                if reached(puzzle, view.state) >= puzzle.target:
                    self._solved()
            elif game.is_turn_over:
                self._judge_turn(puzzle, view.state)
        self.tell()

    def _judge_turn(self, puzzle: GamePuzzle, after: State) -> None:
        assert self.game is not None
        tried = self.game.tried
        right = is_known_right(puzzle, tried, after)
        if right is not None:
            self._right_or_wrong(right, lambda: _("That turn does not win.") if puzzle.kind == WIN else "")
            return
        self._said = lambda: _("Looking at your turn…")
        self._judge(puzzle.position(), tried, self._judged)

    def _judged(self, judgement: Judgement) -> None:
        is_right = judgement.loss <= NEAR_ENOUGH
        self._right_or_wrong(is_right, lambda: tried_text(judgement.loss, is_right))

    def _right_or_wrong(self, right: bool, why: Said) -> None:
        if right:
            self._solved()
        else:
            self._missed(why)
        self.tell()

    def _solved(self) -> None:
        assert self.request is not None
        self.stopwatch.rest()
        self.outcome = "solved"
        timed = self._timed()
        self._said = lambda: status_text([_("Solved!"), *timed(), *self._reasons()], self)
        self._hinted = 0
        self._light_up()
        self._finish(True)
        self.can_share = self.request.day is not None

    def _timed(self) -> Callable[[], list[str]]:
        """How long it took, where that is wished and known."""
        request, seconds = self.request, self.stopwatch.seconds
        if seconds is None or request is None:
            return list
        best: int | None = None
        if request.mistake is None:
            self._library.note(self._library.books.timed(request.name, seconds))
            best = self._library.progress.attempt(request.name).seconds
        return lambda: [text.solved_in_text(seconds, best)]

    def _reasons(self) -> list[str]:
        """What speaks for the best turn, in the words of a hint."""
        puzzle = self.puzzle
        if not isinstance(puzzle, GamePuzzle) or puzzle.kind == WIN:
            return []
        return [reason_text(reason) for reason in reasons_of(puzzle)[:MOST_REASONS]]

    def _missed(self, why: Said) -> None:
        assert self.request is not None
        self.outcome, self._said = "wrong", why
        if self.request.mistake is None:
            self._library.note(self._library.books.missed(self.request.name))
        else:
            self._library.note(
                self._library.books.repeated(self.request.mistake, False, self._library.today())
            )

    def _finish(self, solved: bool) -> None:
        request, library, puzzle = self.request, self._library, self.puzzle
        assert request is not None
        assert puzzle is not None
        today = library.today()
        if request.mistake is not None:
            library.note(library.books.repeated(request.mistake, solved, today))
        else:
            library.note(library.books.finished(request.name, puzzle.rating, solved, today, request.day))
        library.note(library.books.opened(None))

    # What the player does

    def check(self) -> None:
        """Say whether it is solved; where something is still to be done, what."""
        puzzle, game = self.puzzle, self.game
        if puzzle is None or game is None or self._is_thinking or self.outcome != "open":
            return
        if isinstance(puzzle, Facade):
            state = self.tabletop.view.state
            if is_over(puzzle, state):
                built = reached(puzzle, state)
                self._missed(lambda: text.short_text(puzzle.measure, built, puzzle.target))
            elif state.phase == "coat":
                self._said = lambda: _("Play your turn first.")
            else:
                left = builds_left(puzzle, state)
                self._said = lambda: _("Still to do: {builds}").format(builds=text.builds_text(left))
        else:
            self._said = lambda: _("Play your turn first.")
        self.tell()

    def again(self) -> None:
        """Begin anew."""
        if self.puzzle is not None:
            self._shown = 0
            if self.outcome in ("solved", "shown"):
                self.stopwatch.set_to_zero(is_known=self.outcome == "solved")
            self._begin()
            self._note()

    def hint(self) -> None:
        """Light the colour of what is next; then its place."""
        if self.outcome != "open" or self.request is None or self.game is None:
            return
        if self._next_step() is None:
            self._said = lambda: _("Hints start from the beginning: undo your steps first.")
        elif self._hinted < 2:
            self._hinted += 1
            first = self._hinted == 1
            self._said = lambda: _("You need this next.") if first else _("And this is where it goes.")
            if self.request.mistake is None:
                self._library.note(self._library.books.hinted(self.request.name))
            self._light_up()
        self.tell()

    def give_up(self) -> None:
        """Ask whether the solution is wanted."""
        if self.puzzle is None or self.outcome == "shown":
            return
        entries = [
            Entry("show", _("Show the solution"), icon="lightbulb-on"),
            Entry("stay", _("Keep trying"), icon="arrow-left"),
        ]
        ask = {"show": self.show_solution, "stay": lambda: None}
        ChoiceSheet("puzzle.solution", _("Give up?"), entries, "", lambda key: ask[key]()).open()

    def show_solution(self) -> None:
        """Show it from its first step."""
        was_open = self.outcome != "solved"
        self._begin()
        self.stopwatch.rest()
        self.outcome, self._shown, self.can_step = "shown", 0, True
        if was_open:
            self._finish(False)
        self.step()

    def step(self) -> None:
        """Show the next step of the solution."""
        puzzle = self.puzzle
        if puzzle is None or self.outcome != "shown" or self._shown >= len(puzzle.solution):
            return
        action = puzzle.solution[self._shown]
        session = self.tabletop.session
        self.tabletop.hurry()
        session.lay_out(draft_of(session.view.state, action))
        session.do(Confirm())
        self._shown += 1
        self.can_step = self._shown < len(puzzle.solution)
        self.tell()

    def next(self) -> None:
        """On to another one of this kind; after one's own mistakes, to the next that is due."""
        if self.request is None:
            return
        following = self._library.following(self.request)
        if following is None:
            self.app.say(_("That was the last one."))
            self.app.back()
        else:
            self._fetch(following)

    def share(self) -> None:
        """A picture and a line about the day's façade, which give nothing away."""
        puzzle, day = self.puzzle, None if self.request is None else self.request.day
        if self._sharing is None and day is not None and isinstance(puzzle, Facade):
            from nyhavn.ui.puzzles.sharing import share_day

            self._sharing = share_day(self.app, puzzle, day, self._shared)

    def _shared(self) -> None:
        self._sharing = None

    # What is shown

    def _next_step(self) -> Action | None:
        """The step of the solution that comes next, as long as the player is on its way."""
        assert self.game is not None
        assert self.puzzle is not None
        tried, solution = self.game.tried, self.puzzle.solution
        if tried != solution[: len(tried)] or len(tried) >= len(solution):
            return None
        return solution[len(tried)]

    def _light_up(self) -> None:
        action = self._next_step() if self._hinted and self.outcome == "open" else None
        board = self.tabletop.board
        self.highlights.show(highlighted_by(board, action, self._hinted > 1) if action is not None else [])

    def no_more_builds(self) -> None:
        """Say so: somebody wants to go on where there is nothing left."""
        self._said = lambda: _("Everything is built: check it, or undo something.")
        self.tell()

    def tell(self, *_changed: Any) -> None:
        """Say what is asked for, and how it stands."""
        puzzle = self.puzzle
        if puzzle is None or not self.tabletop.has_session:
            return
        self.goal = text.goal_text(puzzle)
        self.can_hint = self.outcome == "open"
        if said := self._said():
            self.status = said
        elif self.outcome == "shown":
            step = text.solution_text(self._shown, len(puzzle.solution))
            self.status = status_text([step, *self._reasons()], self)
        elif isinstance(puzzle, Facade):
            state = self.tabletop.view.state
            self.status = text.so_far_text(puzzle.measure, reached(puzzle, state), builds_left(puzzle, state))
        else:
            self.status = ""
        if self.outcome == "open" and self.stopwatch.seconds is not None:
            self.status = apart(filter(None, [text.time_text(self.stopwatch.seconds), self.status]))
        self.app.inspector.changed()
