"""A whole game without a finger: everything at the table is done by keys, and the ring shows where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from kivy.core.window import Window

from nyhavn.engine.actions import (
    Action,
    Build,
    DiscardCards,
    DrawCards,
    Pass,
    PlaceSpecial,
    Refresh,
    TakeAbility,
)
from nyhavn.engine.material import SPECIAL
from nyhavn.match.draft import Draft, draft_of, proposed
from nyhavn.match.paying import WantedPayment
from nyhavn.match.placing import Held, held_for
from nyhavn.match.record import MatchRecord
from nyhavn.match.session import Session
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.ui.shell import focus
from tests.match.finished import best_action
from tests.match.positions import moment
from tests.ui.shell.keys import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    SPACE,
    TAB,
    UP,
    Keyboard,
)
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table.hands_on import NO_CURTAIN
from tests.ui.table.seated import Seated, at_table


@contextmanager
def keys_at_table(name: str, players: int = 2) -> Iterator[tuple[Seated, Keyboard]]:
    """A moment of a game, and a keyboard."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(focus, "LOOK_SECONDS", 0)
        with at_table(moment(name, players, setup=NO_CURTAIN), (1280, 800)) as table:
            yield table, Keyboard(table.stage)


def test_cards_are_taken_by_keys() -> None:
    with keys_at_table("seven cards") as (table, keys):
        keys.press(TAB)
        assert keys.ring == "offer.0"
        keys.press(RIGHT, RIGHT, ENTER, RIGHT, ENTER)
        assert table.match.draft == Draft(piers=(2, 3))
        keys.press(SPACE)
        assert table.match.draft == Draft(piers=(2,)), "the space bar takes back what it chose"
        keys.press(SPACE, ENTER)
        assert isinstance(table.match.steps[-1].action, DrawCards)
        assert table.match.steps[-1].action.slots == (2, 3)


def test_enter_that_is_held_confirms_once() -> None:
    with keys_at_table("all active") as (table, _keys):
        before = len(table.match.steps)
        draw = next(a for a in table.view.state.legal() if isinstance(a, DrawCards) and a.both_actions)
        table.lay_out(draft_of(table.view.state, draw))
        for _ in range(30):
            Window.dispatch("on_key_down", ENTER, 0, None, [])
            table.stage.frames(1)
        table.stage.wait_for(lambda: not table.view.guarded)
        for _ in range(5):
            Window.dispatch("on_key_down", ENTER, 0, None, [])
            table.stage.frames(1)
        assert len(table.match.steps) == before + 1, "the turn is not ended by it"
        Window.dispatch("on_key_up", ENTER, 0)


def test_numbers_pick_the_piers() -> None:
    with keys_at_table("seven cards") as (table, keys):
        keys.press("3", "4")
        assert table.match.draft == Draft(piers=(2, 3))
        assert not table.stage.app.focus.is_shown
        keys.press(ENTER)
        assert isinstance(table.match.steps[-1].action, DrawCards)


def test_a_tile_is_taken_turned_moved_and_paid_for() -> None:
    with keys_at_table("all active") as (table, keys):
        keys.press(TAB)
        keys.push("supply.blue.2", ENTER)
        assert keys.ring == "tile"
        assert table.match.draft.held == Held("blue", 2)
        keys.press("r", "m", "f")
        assert table.match.draft.held == Held("blue", 2).turned()
        keys.press(DOWN)
        held = table.match.draft.held
        assert held is not None
        assert held.at is not None
        keys.press(*[LEFT] * 9, *[DOWN] * 12)
        assert table.match.draft.held == held.moved((0, 0)), "it stays in the house"
        keys.press(*[RIGHT] * 9, *[UP] * 12)
        width, height = held.extent()
        assert table.match.draft.held == held.moved((5 - width, 9 - height))
        keys.press(ENTER)
        assert table.match.draft.held is not None, "a tile that hangs in the air is not built"

        keys.press(BACKSPACE)
        assert table.match.draft.is_empty
        assert keys.ring == "supply.blue.2", "the ring goes back to where the tile came from"


def test_undo_hint_log_and_explanations_have_keys() -> None:
    with keys_at_table("all active") as (table, keys):
        keys.press("1", "2")
        keys.press("z", ctrl=True)
        assert table.match.draft == Draft(piers=(0,))
        keys.press("u")
        assert table.match.draft.is_empty
        keys.press("l")
        assert "log.sheet" in table.stage.parts
        keys.press("1", ENTER)
        assert table.match.draft.is_empty, "what lies under a sheet hears nothing"
        table.stage.wait_for(lambda: "log.sheet" not in table.stage.parts)
        keys.press(TAB)
        keys.go_to("supply.green.3")
        keys.press("i")
        assert "explanation" in table.stage.parts
        keys.press(ENTER)
        table.stage.wait_for(lambda: "explanation" not in table.stage.parts)
        table.stage.wait_for(lambda: keys.ring == "supply.green.3")
        keys.push("menu", ENTER)
        table.stage.wait_for(lambda: keys.ring == "menu.log")
        keys.press(ESCAPE)
        table.stage.wait_for(lambda: keys.ring == "menu")
        keys.push("house.1")
        assert "closer" in table.stage.parts


class KeyPlayer:
    """Carries out actions with keys alone."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.keys = Keyboard(stage)

    @property
    def match(self) -> MatchRecord:
        return self.session.record()

    @property
    def session(self) -> Session:
        session: Session = self.stage.app.manager.get_screen("table").tabletop.session
        return session

    def play(self, action: Action) -> None:
        """Lay an action out and confirm it."""
        keys, state = self.keys, self.match.state
        before = len(self.match.steps)
        match action:
            case DrawCards():
                if action.both_actions:
                    keys.push("ability.both_actions")
                for slot in sorted(action.slots):
                    keys.push(f"offer.{slot}")
            case DiscardCards():
                hand, taken = state.hand(state.current), []
                for card in action.cards:
                    place = next(n for n, held in enumerate(hand) if held == card and n not in taken)
                    taken.append(place)
                    keys.push(f"hand.{place}")
            case Build():
                keys.push(f"supply.{action.color}.{action.size}", ENTER)
                self.carry(held_for(action))
                self.pay(action)
            case PlaceSpecial():
                keys.push("supply.special")
                self.carry(Held(SPECIAL, 1).moved(action.cell))
            case TakeAbility():
                keys.push(f"pool.{action.ability}")
            case Refresh():
                keys.push("coat.refresh")
            case Pass():
                keys.push("coat.pass")
        keys.push("confirm")
        self.stage.wait_for(lambda: len(self.session.view.steps) > before)
        assert self.match.steps[before].action == action

    def carry(self, held: Held) -> None:
        """Turn and move the tile in hand until it lies like this."""
        assert self.keys.ring == "tile"
        self.keys.press(*["m"] * held.mirrored, *["r"] * held.turns, DOWN)
        assert held.at is not None
        for _ in range(20):
            now = self.match.draft.held
            assert now is not None
            assert now.at is not None
            across, up = held.at[0] - now.at[0], held.at[1] - now.at[1]
            if not across and not up:
                return
            self.keys.press((RIGHT if across > 0 else LEFT) if across else UP if up > 0 else DOWN)
        raise AssertionError(f"the tile does not come to {held}")

    def pay(self, action: Build) -> None:
        """Swap abilities and cards until the payment is the wanted one."""
        for _ in range(12):
            now = proposed(self.match.state, self.match.draft)
            assert isinstance(now, Build)
            if WantedPayment.of(now) == WantedPayment.of(action):
                return
            if now.discount != action.discount:
                self.keys.push("ability.construction_discount")
                continue
            hand = self.match.state.hand(self.match.state.current)
            paid = dict(now.pay)
            color = next(color for color, count in action.pay if paid.get(color, 0) < count)
            self.keys.push(f"hand.{hand.index(color) + paid.get(color, 0)}")
        raise AssertionError(f"cannot pay for {action}")


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(focus, "LOOK_SECONDS", 0)
    monkeypatch.setattr(Window, "on_draw", lambda *_: None)
    monkeypatch.setattr(Window, "flip", lambda *_: None)
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage((1280, 800), games=store) as stage:
        keys, player = Keyboard(stage), KeyPlayer(stage)
        keys.press(TAB)
        keys.push("home.new", ENTER)
        stage.wait_for(lambda: stage.app.manager.current == "setup" and keys.ring.startswith("setup."))
        keys.push("setup.seat.0.name", ENTER)
        keys.type("Ida")
        keys.press(TAB)
        keys.push("setup.seat.1.kind", ENTER)
        keys.go_to("setup.seat.1.kind.human")
        keys.press(ENTER)
        stage.wait_for(lambda: keys.ring == "setup.seat.1.kind")
        keys.push("setup.start", ENTER)
        stage.wait_for(lambda: stage.app.manager.current == "table")
        assert player.match.setup.seats[0].name == "Ida"

        while not player.match.state.over:
            stage.wait_for(
                lambda: (view := player.session.view).acting or (view.has_curtain and not view.guarded)
            )
            if player.session.view.has_curtain:
                keys.press(ENTER)
                stage.wait_for(lambda: player.session.view.acting)
            player.play(best_action(player.match))
        stage.wait_for(lambda: stage.app.manager.current == "scoreboard")
        stage.wait_for(lambda: keys.ring == "scoreboard.rematch")
        keys.push("scoreboard.home", ENTER)
        stage.wait_for(lambda: stage.app.manager.current == "home")
        assert stage.app.games is not None
        stage.app.games.flush(5)
        kept = store.last_game(over=True)
        assert kept is not None
        assert kept.snapshot.winners
