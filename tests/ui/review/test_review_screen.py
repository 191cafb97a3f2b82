"""The review by touch and by keys: to a mistake, to the better turn, and to a second try."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from PIL import Image

from nyhavn.engine.actions import Action
from nyhavn.engine.jsonform import state_to_json
from nyhavn.i18n import LANGUAGES
from nyhavn.match.deeds import Confirm
from nyhavn.match.draft import draft_of
from nyhavn.match.game import Match
from nyhavn.match.people import People
from nyhavn.match.record import MatchRecord
from nyhavn.match.setup import Setup
from nyhavn.review import reviewer
from nyhavn.review.moments import faults as faults_of
from nyhavn.review.moments import key_moments
from nyhavn.storage import Snapshot, Store
from nyhavn.ui.resume import match_of
from nyhavn.ui.review import screen as review_screen
from nyhavn.ui.review.career import MOST_FAULTS, ReviewCareer, read_career
from nyhavn.ui.share.picture import SIZE
from nyhavn.ui.shell.turned_window import glass_size
from nyhavn.ui.widgets.sheet import ChoiceSheet
from nyhavn.words.review import tried_text
from tests.match.finished import LONG_NAMES, finished
from tests.matrix import SIZES, spread, thinned
from tests.ui.shell.layout import faults
from tests.ui.shell.stage import Finger, Stage, on_stage

TAB = 9


@pytest.fixture(autouse=True, scope="module")
def little_work() -> Iterator[None]:
    """What the numbers are worth is told elsewhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewer, "USUAL_MILLISECONDS", 3)
        yield


def kept_game(folder: Path) -> MatchRecord:
    """A finished game in a store of its own, loaded from there."""
    store = Store.open(folder, Setup.from_json)
    record = finished(2)
    game_id = store.new_game(record.setup, record.deal)
    store.append(game_id, 0, record.actions, Snapshot.of(record.state, len(record.steps)))
    found = match_of(store.load(game_id)).record()
    store.close()
    return found


@pytest.fixture(scope="module")
def kept_review(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished game of two with its whole review."""
    folder = tmp_path_factory.mktemp("reviewed")
    record = kept_game(folder)
    with on_stage(games=Store.open(folder, Setup.from_json)) as stage:
        stage.open("review", record=record)
        stage.wait_for(lambda: not stage.screen.working)
        assert stage.app.games is not None
        stage.app.games.flush(10)
    return folder


@pytest.fixture
def reviewed(kept_review: Path, tmp_path: Path) -> Iterator[Stage]:
    """A finished game of two, reviewed to the end, its overview on the screen."""
    folder = Path(shutil.copytree(kept_review, tmp_path / "games"))
    with on_stage(games=Store.open(folder, Setup.from_json)) as stage:
        assert stage.app.games is not None
        stage.open("scoreboard", record=match_of(stage.app.games.store.load(1)).record())
        stage.tap("scoreboard.review")
        stage.wait_for(lambda: stage.screen.name == "review" and not stage.screen.working)
        yield stage


def press(stage: Stage, key: int) -> None:
    Window.dispatch("on_key_down", key, 0, None, [])
    stage.frames()


def test_the_scoreboard_leads_to_what_decided_the_game(reviewed: Stage) -> None:
    review = reviewed.screen.review
    told = key_moments(review)
    assert told
    assert {f"review.moment.{moment.place}" for moment in told} <= set(reviewed.parts)
    assert {"review.curve", "review.turn", "review.next", "review.previous", "review.try"} <= set(
        reviewed.parts
    )
    assert "review.progress" not in reviewed.parts, "nothing is being looked at any more"
    assert [len(line) for line in reviewed.screen.curve.lines] == [len(review.turns) + 1] * 2

    reviewed.tap(f"review.moment.{told[-1].place}")
    assert reviewed.screen.page == "turn"
    assert f"{review.turns[told[-1].place].turn.number + 1}" in reviewed.parts["review.turn"].text


def test_mistakes_are_gone_through_by_buttons_and_keys(reviewed: Stage) -> None:
    found = list(faults_of(reviewed.screen.review))
    assert len(found) > 2
    reviewed.screen.look_at(0)
    seen = [0] if found[0] == 0 else []
    while reviewed.parts["review.next"].enabled:
        reviewed.tap("review.next")
        seen.append(int(reviewed.screen.chosen))
    assert seen == found
    press(reviewed, review_screen.PAGE_UP)
    assert reviewed.screen.chosen == found[-2]
    reviewed.tap("review.previous")
    assert reviewed.screen.chosen == found[-3]
    press(reviewed, review_screen.PAGE_DOWN)
    assert reviewed.screen.chosen == found[-2]
    press(reviewed, review_screen.RIGHT)
    assert reviewed.screen.chosen == found[-2] + 1
    press(reviewed, review_screen.LEFT)
    assert reviewed.screen.chosen == found[-2]


def swipe(stage: Stage, to_the_left: bool) -> None:
    """Draw a finger across the houses."""
    street = stage.screen.street
    x, y = street.to_window(street.center_x, street.center_y)
    went = -120 if to_the_left else 120
    finger = Finger(x, y)
    stage.let_time_pass()
    EventLoop.post_dispatch_input("begin", finger)
    for part in (0.3, 0.6, 1):
        width, height = glass_size()
        finger.move({"x": (x + part * went) / width, "y": y / height})
        EventLoop.post_dispatch_input("update", finger)
        stage.frames(1)
    EventLoop.post_dispatch_input("end", finger)
    stage.frames()


def test_mistakes_are_gone_through_by_swipes(reviewed: Stage) -> None:
    found = list(faults_of(reviewed.screen.review))
    reviewed.screen.look_at(found[0])
    reviewed.frames()
    swipe(reviewed, to_the_left=True)
    assert reviewed.screen.chosen == found[1]
    swipe(reviewed, to_the_left=True)
    assert reviewed.screen.chosen == found[2]
    swipe(reviewed, to_the_left=False)
    assert reviewed.screen.chosen == found[1]


def test_with_the_ring_arrows_go_from_button_to_button_and_along_the_curve(reviewed: Stage) -> None:
    reviewed.screen.look_at(3)
    reviewed.frames()
    focus = reviewed.app.focus
    press(reviewed, TAB)
    assert focus.is_shown
    focus.go_to("review.previous")
    press(reviewed, review_screen.RIGHT)
    assert focus.name not in ("review.previous", review_screen.CURVE)
    assert reviewed.screen.chosen == 3
    focus.go_to(review_screen.CURVE)
    assert focus.name == review_screen.CURVE
    press(reviewed, review_screen.RIGHT)
    assert reviewed.screen.chosen == 4


def test_a_finger_on_the_curve_picks_the_turn_under_it(reviewed: Stage) -> None:
    curve, turns = reviewed.screen.curve, len(reviewed.screen.review.turns)
    for turn in (turns // 3, turns - 1):
        x, y = curve.point_at(turn, 0.5)
        finger = Finger(*curve.to_window(curve.x + x, curve.y + y))
        EventLoop.post_dispatch_input("begin", finger)
        reviewed.frames(2)
        assert reviewed.screen.chosen == turn
        EventLoop.post_dispatch_input("end", finger)
        reviewed.frames(2)


def test_the_better_turn_is_shown_in_place_of_the_one_that_was_played(reviewed: Stage) -> None:
    screen = reviewed.screen
    moment = next(each for each in key_moments(screen.review) if each.kind in ("place", "tile", "built"))
    reviewed.tap(f"review.moment.{moment.place}")
    turn = screen.review.turns[moment.place]
    houses = []
    for other in ("review.better", "review.played"):
        houses.append([tuple(map(tuple, player.house.squares)) for player in screen.table.players])
        reviewed.tap(other)
    assert houses[0] != houses[1]
    assert not screen.better
    shown = screen.table.players[turn.player]
    assert shown.acting
    assert len(shown.house.squares) == len(state_to_json(turn.turn.after)["houses"][turn.player])


def play_turn(stage: Stage, actions: tuple[Action, ...]) -> None:
    session = stage.screen.tabletop.session
    for action in actions:
        stage.wait_for(lambda: session.view.acting and not getattr(session.view, "guarded", False))
        session.lay_out(draft_of(session.view.state, action))
        session.do(Confirm())
        stage.frames(3)


def test_a_mistake_is_tried_again_until_it_is_right(reviewed: Stage) -> None:
    worst = max(reviewed.screen.review.turns, key=lambda turn: turn.loss)
    reviewed.screen.look_at(worst.turn.number)
    reviewed.frames()
    reviewed.tap("review.try")
    assert reviewed.screen.name == "try_again"
    assert reviewed.screen.game_state() is not None

    play_turn(reviewed, worst.turn.actions)
    reviewed.wait_for(lambda: "try.again" in reviewed.parts)
    assert "try.next" not in reviewed.parts
    (sheet,) = (each for each in Window.children if isinstance(each, ChoiceSheet))
    assert sheet.title == tried_text(worst.loss, is_right=False), "as the review told it"
    reviewed.tap("try.again")
    assert reviewed.screen.tabletop.view.state == worst.turn.before

    play_turn(reviewed, worst.best)
    reviewed.wait_for(lambda: "try.review" in reviewed.parts)
    assert "try.again" not in reviewed.parts, "it was right"
    reviewed.tap("try.review")
    assert reviewed.screen.name == "review"
    assert reviewed.screen.chosen == worst.turn.number


def test_from_what_is_right_at_last_one_goes_on_to_the_next_mistake(reviewed: Stage) -> None:
    first, second, *_ = faults_of(reviewed.screen.review)
    turn = reviewed.screen.review.turns[first]
    reviewed.screen.look_at(first)
    reviewed.frames()
    reviewed.tap("review.try")
    play_turn(reviewed, turn.best)
    reviewed.wait_for(lambda: "try.next" in reviewed.parts)
    reviewed.tap("try.next")
    assert reviewed.screen.name == "review"
    assert reviewed.screen.chosen == second


def test_among_several_people_ones_own_account_comes_first() -> None:
    record = finished(3)
    own = record.setup.seats[1].name
    people = People().with_solo(own).to_json()
    with on_stage(people=people) as stage:
        stage.open("review", record=record)
        stage.wait_for(lambda: stage.screen.review is not None)
        told = [row.player_name for row in reversed(stage.screen.overview.accounts.children)]
        assert told == [own, record.setup.seats[0].name, record.setup.seats[2].name]
        places = [row.turn for row in reversed(stage.screen.overview.moments.children)]
        movers = [stage.screen.review.turns[int(place)].player for place in places]
        assert movers == sorted(movers, key=lambda seat: seat != 1)


def test_who_leaves_and_comes_back_finds_what_was_found() -> None:
    record = finished(3)
    with on_stage() as stage:
        stage.open("review", record=record)
        stage.wait_for(lambda: stage.screen.progress > 0)
        stage.open("home")
        kept = stage.app.manager.get_screen("review").background.progress
        stage.wait_for(lambda: not any(thread.name == "review" for thread in enumerate_threads()))
        stage.open("review")
        assert stage.screen.progress >= kept > 0
        assert "review.progress" in stage.parts
        stage.wait_for(lambda: stage.screen.progress > kept)


def test_a_review_goes_on_where_the_app_was_killed(tmp_path: Path) -> None:
    record = kept_game(tmp_path)
    looked_at: list[int] = []
    refine = reviewer.Reviewer.refine

    def noted(of: reviewer.Reviewer, place: int, *args: Any, **kwargs: Any) -> Any:
        looked_at.append(place)
        return refine(of, place, *args, **kwargs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewer.Reviewer, "refine", noted)
        with on_stage(games=Store.open(tmp_path, Setup.from_json)) as stage:
            stage.open("review", record=record)
            stage.wait_for(lambda: stage.screen.progress > 0.3)
            assert stage.screen.working
            # What is on the disk now is all that a killed app leaves.
            copied = tmp_path / "killed"
            copied.mkdir()
            for path in tmp_path.glob("nyhavn.db*"):
                shutil.copy(path, copied)
        before = set(looked_at)
        looked_at.clear()

        with on_stage(games=Store.open(copied, Setup.from_json)) as stage:
            assert stage.app.games is not None
            store, name = stage.app.games.store, record.setup.seats[0].name
            stage.open("review", record=match_of(store.load(1)).record())
            stage.wait_for(lambda: not stage.screen.working)
            turns = len(stage.screen.review.turns)
            stage.wait_for(lambda: read_career(store, name) is not None)
            told = read_career(store, name)
            assert told is not None
            assert told.loss == pytest.approx(stage.screen.review.players[0].loss)
            shown = ReviewCareer(games=stage.app.games, player="Nobody")
            assert not shown.has_any
            shown.player = name.upper()
            stage.wait_for(lambda: shown.has_any)
            assert [loss for _, loss in shown.months] == [month.loss for month in told.months]
            assert len(shown.faults.children) == min(len(told.faults), MOST_FAULTS) > 0

    assert 0 < len(looked_at) < turns, "some were known"
    assert len(set(looked_at) & before) <= 2, "but for those that were just being found out"
    assert set(looked_at) | before == set(range(turns))


def test_with_open_cards_is_another_review_and_off_at_first(reviewed: Stage) -> None:
    screen = reviewed.screen
    closed = screen.review
    assert not screen.open_cards
    screen.ids.overview_page.scroll_y = 0
    reviewed.frames()
    reviewed.tap("review.open_cards")
    reviewed.wait_for(lambda: screen.review is not None and not screen.working)
    assert screen.open_cards
    assert screen.review.players != closed.players
    reviewed.tap("review.open_cards")
    reviewed.wait_for(lambda: screen.review is not None and not screen.working)
    assert screen.review == closed


def test_the_replay_leads_to_the_review() -> None:
    with on_stage() as stage:
        stage.open("replay", record=finished(2))
        stage.tap("replay.review")
        assert stage.screen.name == "review"


def test_a_picture_of_the_review_is_made(reviewed: Stage, tmp_path: Path) -> None:
    reviewed.app.options = replace(reviewed.app.options, data=tmp_path)
    reviewed.app.data_folder = tmp_path
    reviewed.tap("review.share")
    reviewed.wait_for(lambda: "share.folder" in reviewed.parts)
    (path,) = tmp_path.rglob("*.png")
    with Image.open(path) as picture:
        assert picture.size == SIZE


def test_a_game_under_way_is_reviewed_as_far_as_it_went() -> None:
    record = finished(2)
    half = Match(record.setup, record.actions[: len(record.actions) // 2], deal=record.deal)
    with on_stage() as stage:
        stage.open("review", record=half.record())
        stage.wait_for(lambda: not stage.screen.working)
        assert sum(stage.screen.review.end) == pytest.approx(1)
        assert stage.go_back()
        assert stage.screen.name == "home"


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    thinned(spread(SIZES, tuple(LANGUAGES), (100, 200)), 2),
    ids=lambda value: str(value),
)
def test_nothing_is_cut_off_or_covered(size: tuple[int, int], language: str, letters: int) -> None:
    record = finished(4, names=LONG_NAMES)
    with on_stage(size, language=language, text_size=letters) as stage:
        stage.open("review", record=record)
        stage.wait_for(lambda: stage.screen.review is not None)
        assert faults(stage.screen) == []
        stage.screen.look_at(max(stage.screen.review.turns, key=lambda turn: turn.loss).turn.number)
        stage.frames()
        assert faults(stage.screen) == []


def test_another_game_begins_without_the_marks_of_the_one_before(
    reviewed: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve, was_seen, sketch = reviewed.screen.curve, Event(), reviewer.Reviewer.sketch
    monkeypatch.setattr(
        reviewer.Reviewer, "sketch", lambda self, stop: was_seen.wait(60) and sketch(self, stop)
    )
    assert curve.marks
    reviewed.open("home")
    reviewed.open("review", record=finished(3))
    assert not curve.marks
    was_seen.set()
    reviewed.wait_for(lambda: reviewed.screen.review is not None)
    assert len(curve.lines) == 3


def test_who_comes_from_the_scoreboard_finds_the_first_look_done() -> None:
    with on_stage() as stage:
        stage.app.manager.add_widget(stage.app.ahead.screen("review"))
        stage.open("scoreboard", record=finished(2))
        screen = stage.app.manager.get_screen("review")
        stage.wait_for(lambda: screen.review is not None)
        rows = list(screen.overview.walk(restrict=True))
        assert screen.background.progress == 0, "the closer look waits for somebody"
        stage.tap("scoreboard.review")
        stage.wait_for(lambda: stage.screen is screen)
        assert list(screen.overview.walk(restrict=True)) == rows
        stage.wait_for(lambda: screen.background.progress > 0)


def test_who_comes_from_saved_games_finds_the_first_look_done(tmp_path: Path) -> None:
    kept_game(tmp_path)
    with on_stage(games=Store.open(tmp_path, Setup.from_json)) as stage:
        stage.app.manager.add_widget(stage.app.ahead.screen("review"))
        screen = stage.app.manager.get_screen("review")
        stage.open("saves")
        stage.tap("saves.finished")
        stage.wait_for(lambda: "save.0.more" in stage.parts)
        stage.tap("save.0.more")
        stage.wait_for(lambda: screen.review is not None)
        assert screen.background.progress == 0, "the closer look waits for somebody"
        stage.tap("save.0.review")
        stage.wait_for(lambda: stage.screen is screen)
        stage.wait_for(lambda: screen.background.progress > 0)


def test_the_first_look_waits_for_the_screen_it_is_shown_on() -> None:
    with on_stage() as stage:
        stage.open("scoreboard", record=finished(2))
        stage.app.manager.add_widget(stage.app.ahead.screen("review"))
        screen = stage.app.manager.get_screen("review")
        stage.wait_for(lambda: screen.review is not None)
