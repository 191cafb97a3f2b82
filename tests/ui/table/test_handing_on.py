"""The device goes from hand to hand: keys, buttons and the menu at the curtain, and hands face down."""

from __future__ import annotations

from pathlib import Path

from kivy.core.window import Window

from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from tests.match.positions import moment, setup_for
from tests.ui.shell.keys import ENTER, SPACE, TAB, Keyboard
from tests.ui.shell.stage import Stage, on_stage
from tests.ui.table.seated import Seated, at_table

PEEK = ord("p")


def hold(key: int, times: int = 20) -> None:
    """A key that goes down and repeats itself; it does not go up."""
    for _ in range(times):
        Window.dispatch("on_key_down", key, 0, None, [])


def let_go(key: int) -> None:
    Window.dispatch("on_key_up", key, 0)


def until_it_may_be_opened(table: Seated) -> None:
    table.stage.wait_for(lambda: table.view.has_curtain and not table.view.guarded)


def is_hidden(stage: Stage) -> bool:
    """Whether no card of a hand is named on the screen."""
    return not any(part.text for name, part in stage.parts.items() if name[5:].isdigit() and "hand" in name)


def test_a_key_that_is_held_down_opens_no_curtain_and_one_that_is_pressed_anew_does() -> None:
    with at_table(moment("start", 4, setup_for(4))) as table:
        for key in (ENTER, SPACE, ENTER, SPACE):
            table.stage.tap("offer.0")
            table.stage.tap("offer.1")
            table.stage.wait_for(lambda: table.view.can_confirm)
            if key == SPACE:
                Keyboard(table.stage).go_to("confirm")
            hold(key)
            until_it_may_be_opened(table)
            hold(key)
            table.stage.frames(4)
            assert table.view.has_curtain
            assert is_hidden(table.stage)
            let_go(key)
            hold(key, 1)
            let_go(key)
            table.stage.frames(3)
            assert table.view.acting
            table.stage.app.focus.hide()


def test_only_the_button_opens_the_curtain_and_it_is_the_ring_s_first_stop() -> None:
    with at_table(moment("start", 3, setup_for(3))) as table:
        stage = table.stage
        stage.open("home")
        stage.open("table")
        assert table.view.has_curtain, "whoever comes back finds it"
        until_it_may_be_opened(table)
        names = {name.partition(".")[0] for name in stage.parts}
        assert names == {"curtain", "menu", "house", "score"}
        for name in ("house.0", "house.1", "score.2"):
            stage.tap(name)
        assert table.view.has_curtain
        keys = Keyboard(stage)
        keys.press(TAB)
        assert keys.ring == "curtain"
        keys.press(TAB)
        assert keys.ring == "menu"
        keys.press(ENTER)
        assert "menu.log" in stage.parts, "what the ring is round is what is pressed"
        stage.go_back()
        stage.tap("curtain")
        assert table.view.acting


def test_a_held_key_shows_cards_that_lie_face_down() -> None:
    with at_table(moment("rich", setup=setup_for(2, curtain=False)), face_down=True) as table:
        stage = table.stage
        assert is_hidden(stage)
        assert stage.parts["hand.peek"].text == "Hold to look"
        hold(PEEK)
        stage.frames(2)
        named = [stage.parts[f"hand.{place}"].text for place in range(len(table.view.hand))]
        assert named == table.view.state.hand(table.view.seat)
        assert "hand.peek" not in stage.parts
        let_go(PEEK)
        stage.frames(2)
        assert is_hidden(stage)
        hold(PEEK)
        Window._focus = False
        stage.frames(2)
        Window._focus = True
        assert is_hidden(stage), "another window came, and nobody will hear the key go up"


def test_the_menu_switches_curtain_and_cards_and_the_game_keeps_it(tmp_path: Path) -> None:
    store = Store.open(tmp_path, Setup.from_json)
    with on_stage((412, 915), games=store) as stage:
        table = Seated(stage, moment("start", setup=setup_for(2)))
        stage.tap("menu")
        assert stage.parts["menu.curtain"].selected
        assert "menu.face_down" not in stage.parts, "behind a curtain nobody else looks on"
        stage.tap("menu.curtain")
        assert not table.view.setup.curtain
        stage.tap("menu")
        stage.tap("menu.face_down")
        assert table.view.hand_is_covered
        assert is_hidden(stage)
        stage.tap("menu")
        stage.tap("menu.flat")
        assert stage.app.games is not None
        stage.app.games.flush(10)
        kept = store.last_game()
        assert kept is not None
        assert (kept.setup.curtain, kept.setup.flat) == (False, True)
        assert store.load(kept.id).setup == table.match.setup


def test_who_plays_alone_has_nothing_to_switch() -> None:
    setup = setup_for(2, kinds=("human", "apprentice", "human", "human"))
    with at_table(moment("start", setup=setup)) as table:
        table.stage.tap("menu")
        assert not {"menu.curtain", "menu.flat", "menu.face_down"} & set(table.stage.parts)
