"""What is said beside the table: in lessons and puzzles, by opponents, of medals, games and files."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from nyhavn.ai.names import LEVELS
from nyhavn.engine.material import COLORS
from nyhavn.engine.state import State
from nyhavn.lesson.course import Course
from nyhavn.lesson.guidance import guide
from nyhavn.lesson.lessons import LESSONS, Lesson
from nyhavn.lesson.tasks import Play, Read, Try
from nyhavn.match.draft import REFRESH, Draft
from nyhavn.match.game import Match
from nyhavn.match.opponents import (
    Occasion,
    player_kind_name,
    player_kind_note,
    player_name,
    saying,
    style_note,
)
from nyhavn.match.placing import Held
from nyhavn.match.results import results
from nyhavn.match.seating import color_name as house_color_name
from nyhavn.match.setup import HOUSE_COLORS, HUMAN, OTHER_STYLES, PLAYER_KINDS
from nyhavn.puzzles.measures import MEASURES
from nyhavn.puzzles.medals import MEDALS, Medal
from nyhavn.puzzles.model import BEST, FACADE, WIN, Facade
from nyhavn.puzzles.pack import load_pack
from nyhavn.puzzles.rating import Difficulty
from nyhavn.puzzles.streak import Streak
from nyhavn.review.moments import FaultKind
from nyhavn.review.verdicts import Verdict as TurnVerdict
from nyhavn.storage.exchange import ImportRefusedError
from nyhavn.storage.exchange import Refusal as FileRefusal
from nyhavn.storage.importing import Imported
from nyhavn.storage.statistics import PlayerStatistics, Result
from nyhavn.storage.troubles import Notice, NoticeKind, Trouble
from nyhavn.words import book, career, characters, puzzles, review, troubles
from nyhavn.words.figures import figures
from nyhavn.words.medals import medal_text
from nyhavn.words.names import color_letter
from nyhavn.words.standings import others_text, standing_text
from tools.sentences.games import NAMES, games

DAY = dt.date(2026, 5, 1)


def parts() -> Iterator[tuple[str, Iterator[str]]]:
    """The headings, and what is said under each."""
    yield "Lessons", _lessons()
    yield "Opponents", _opponents()
    yield "Scoreboard and lists", _standings()
    yield "Players", _career()
    yield "Review", _review()
    yield "Puzzles", _puzzles()
    yield "Book of the harbour", _book()
    yield "Files", _files()


def _lessons() -> Iterator[str]:
    for lesson in LESSONS:
        for length, tasks in lesson.turns.items():
            match = Match(lesson.game.setup(NAMES[0]), lesson.game.script[:length], deal=lesson.game.deal)
            yield _waiting(lesson, match)
            for task in tasks:
                yield from _task_texts(task, match, lesson)
        whole = Match(lesson.game.setup(NAMES[0]), lesson.game.script, deal=lesson.game.deal)
        yield lesson.farewell(whole.state)


def _waiting(lesson: Lesson, match: Match) -> str:
    return Course(lesson, lambda: match).speech(acting=False).text


def _task_texts(task: Read | Try | Play, match: Match, lesson: Lesson) -> Iterator[str]:
    """What a task says, whatever the pupil has laid out."""
    if isinstance(task, Read):
        yield task.text()
    elif isinstance(task, Play):
        yield from (say() for say in task.words().values() if say is not None)
    for draft in _laid_out(match.state):
        match.draft = draft
        if isinstance(task, Try):
            yield task.text(match)
            yield task.guide(match).trouble
        elif isinstance(task, Play):
            yield guide(match.state, match.draft, lesson.game.script[len(match.steps)]).trouble


def _laid_out(state: State) -> list[Draft]:
    """What pupils lay out: nothing, something else, something wrong, and the right tile."""
    if state.phase == "discard":
        return [Draft(), *(Draft(discard=(place,)) for place in range(len(state.hand(state.current))))]
    if state.phase == "coat":
        return [Draft(), Draft(coat=REFRESH)]
    upright = Held("red", 2, 1)
    small = (upright.moved((4, 0)), upright.turned(2).moved((4, 0)), upright.moved((0, 6)))
    large = (Held("red", 4).moved(at) for at in ((0, 0), (2, 0), (2, 5)))
    return [Draft(), Draft(piers=(0,)), *(Draft(held=held) for held in (Held("blue", 3), *small, *large))]


def _opponents() -> Iterator[str]:
    for kind in PLAYER_KINDS:
        yield f"{player_kind_name(kind)} | {player_kind_note(kind)}"
    for kind, styles in OTHER_STYLES.items():
        yield from (f"{player_name(kind, style)} | {style_note(style)}" for style in styles)
    for level in LEVELS:
        yield from (saying(level, occasion) for occasion in Occasion)
    yield from _characters()


def _characters() -> Iterator[str]:
    """The pages of the four."""
    noon = int(dt.datetime.combine(DAY, dt.time(12)).timestamp() * 1000)
    won = Result(1, noon, 2, 12, True, False, 15, 0, (5, 0, 0, 0, 0), LEVELS)
    for level in LEVELS:
        yield characters.about_text(level)
        yield characters.who_text(level)
        yield f"{characters.plays_title(level)} | {characters.plays_text(level)}"
        yield from characters.style_lines(level)
        yield characters.tip_text(level)
        yield characters.play_text(level)
        yield characters.not_met_text(level)
    for played in ((won,), (won, replace(won, won=False))):
        facts = characters.record_facts(PlayerStatistics(NAMES[0], HUMAN, played))
        yield from (f"{fact.text} | {fact.value}" for fact in facts)


def _standings() -> Iterator[str]:
    for match in (games()[0], games()[-1]):
        scores = [match.state.score(seat) for seat in range(match.state.players)]
        yield from (standing_text(NAMES, scores, 0, winners) for winners in (None, match.state.winners))
    yield from (others_text(count) for count in (1, 2))
    yield from (f"{figure.text} | {figure.values[0]}" for figure in figures(results(games()[0])))
    yield " ".join(color_letter(color) for color in COLORS)
    yield " ".join(house_color_name(color) for color in HOUSE_COLORS)


def _career() -> Iterator[str]:
    won = Result(1, 0, 2, 12, True, False, 1, 0, (5, 0, 0, 0, 0), PLAYER_KINDS)
    lost = Result(2, 0, 4, 7, False, False, 15, 2, (0, 9, 0, 0, 0), (HUMAN,))
    for played in ((won,), (lost,), (lost, replace(won, turns=14))):
        player = PlayerStatistics(NAMES[0], HUMAN, played)
        yield career.headline(player)
        yield from (f"{fact.text} | {fact.value}" for fact in career.facts(player))
        for name, tally in (*career.rival_tallies(player), *career.number_tallies(player)):
            yield f"{name} | {career.tally_text(tally)}"


def _review() -> Iterator[str]:
    yield from (review.turn_title(7, NAMES[0], verdict, forced=False) for verdict in TurnVerdict)
    yield review.turn_title(8, NAMES[1], TurnVerdict.BEST, forced=True)
    yield review.turn_title(9, NAMES[1], TurnVerdict.BEST, forced=False, only_good=True)
    yield from (review.fault_text(kind) for kind in FaultKind)
    yield from (review.fault_name(kind) for kind in FaultKind)
    yield from (review.verdict_counts(Counter(dict.fromkeys(TurnVerdict, count))) for count in range(3))
    yield review.account_text(82.4, -0.03)
    yield from (review.loss_text(loss) for loss in (0.01, 0.12))
    yield from (review.tried_text(loss, loss < 0.05) for loss in (0.0, 0.03))
    yield from (review.tried_text(loss, is_right=False) for loss in (0.01, 0.12))
    yield from (review.luck_text(luck) for luck in (-0.03, 0.0, 0.03))
    yield from (review.rank_text(level) for level in LEVELS)
    yield from (review.reviewed_text(count) for count in (1, 2))
    yield review.progress_text(0.4)
    yield from (review.work_text(count) for count in (1, 12000))


def _puzzles() -> Iterator[str]:
    yield from (
        f"{puzzles.puzzle_kind_name(kind)} | {puzzles.puzzle_kind_note(kind)}" for kind in (FACADE, WIN, BEST)
    )
    yield from (puzzles.difficulty_name(each) for each in Difficulty)
    pack = load_pack()
    game = next(entry.puzzle() for entry in pack.of_kind(WIN))
    yield from (puzzles.goal_text(puzzle) for puzzle in (game, None))
    facade = pack.facades[0].puzzle()
    assert isinstance(facade, Facade)
    yield from (puzzles.solved_in_text(seconds, 65) for seconds in (65, 80))
    yield puzzles.solution_text(1, 3)
    for count in (1, 2):
        yield puzzles.builds_text(count)
        yield puzzles.solved_text(count, 400)
        yield puzzles.streak_text(Streak(count, 7))
        for measure in MEASURES:
            yield puzzles.amount_text(measure, count)
            yield puzzles.so_far_text(measure, count, count)
            yield puzzles.short_text(measure, count - 1, count + 1)
            goal = puzzles.goal_text(replace(facade, measure=measure, target=count, builds=count))
            yield puzzles.shared_text(DAY, goal, count, count, Streak(count, 7))


def _book() -> Iterator[str]:
    yield from (book.beaten_text(times) for times in range(3))
    yield book.days_text(Streak(3, 12))
    yield from (book.earned_count_text(count) for count in (0, 1, 2))
    played = int(dt.datetime(DAY.year, DAY.month, DAY.day, 12).timestamp() * 1000)
    yield from (book.earned_text(Medal(MEDALS[0], None, played, hinted)) for hinted in (False, True))
    yield from (medal_text(key) for key in MEDALS)


def _files() -> Iterator[str]:
    for trouble in Trouble:
        yield from (
            troubles.trouble_text(trouble),
            troubles.unread_text(trouble),
            troubles.undone_text(trouble),
        )
    yield from (troubles.import_text(ImportRefusedError(why)) for why in FileRefusal)
    for ids in ((), (1,), (1, 2)):
        for known in (0, 1, 2):
            yield troubles.import_text(Imported(ids, known))
        yield troubles.import_text(Imported(ids, 0, stopped=True))
        yield troubles.import_text(Imported(ids, 0, trouble=Trouble.FULL))
    for kind in NoticeKind:
        for path in (None, Path("games.old")):
            for count in (1, 2):
                if kind is not NoticeKind.NEWER or path is not None:
                    yield troubles.notice_text(Notice(kind, path, count, trouble=Trouble.READ_ONLY))
