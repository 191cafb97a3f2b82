"""The desktop window comes back as it was left, wherever the screens are by then."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from kivy.core.window import Window

from nyhavn.device import desktop
from nyhavn.device.desktop import FULLSCREEN, HIDDEN, MAXIMISED, MINIMISED, Borders, Box, Desktop
from nyhavn.ui.command_line import Options
from nyhavn.ui.preferences import Preferences
from nyhavn.ui.shell import window_geometry
from nyhavn.ui.shell.window_geometry import centred, is_within_reach, settle, shift
from tests.ui.shell.stage import Memory, on_stage

LAPTOP = Box(0, 27, 1440, 873)
BESIDE = Box(-1920, 0, 1920, 1080)
TITLE = Borders(top=20, left=1, bottom=5, right=1)


@pytest.fixture(autouse=True)
def same_window() -> Iterator[None]:
    """The other tests find the window where it was."""
    place = Window.left, Window.top
    yield
    Window.left, Window.top = place


@pytest.mark.parametrize(
    ("left", "top", "seen"),
    [
        (0, 27, True),
        (300, 200, True),
        (-1900, 0, True),
        (-640, 500, True),
        (1340, 400, True),
        (1341, 400, False),
        (-3101, 400, False),
        (100, 870, True),
        (100, 871, False),
        (300, 26, False),
        (5000, 5000, False),
        (-32000, -32000, False),
    ],
)
def test_a_window_has_to_show_enough_of_its_top_on_some_screen(left: int, top: int, seen: bool) -> None:
    assert is_within_reach(Box(left, top, 1280, 800), [LAPTOP, BESIDE]) is seen


def test_a_place_on_a_screen_that_is_gone_is_out_of_reach() -> None:
    window = Box(-1500, 200, 1280, 800)

    assert is_within_reach(window, [LAPTOP, BESIDE])
    assert not is_within_reach(window, [LAPTOP])
    assert not is_within_reach(window, [])


def test_the_middle_of_a_screen_leaves_room_for_the_title() -> None:
    assert centred(1000, 600, LAPTOP, Borders()) == Box(220, 163, 1000, 600)
    assert centred(3000, 2000, LAPTOP, TITLE) == Box(1, 47, 1438, 848)


@pytest.mark.parametrize(
    ("seen", "asked", "frames", "expected"),
    [
        ((201, 170), (200, 150), True, (1, 20)),
        ((335, 278), (333, 249), False, (2, 29)),
        ((199, 151), (200, 150), False, (-1, 1)),
        ((187, 150), (200, 150), True, (1, 20)),
        ((600, 400), (200, 150), True, (1, 20)),
        ((600, 400), (200, 150), False, (0, 0)),
        ((600, 400), (), True, (1, 20)),
        ((600, 400), (), False, (0, 0)),
    ],
)
def test_what_the_borders_add_is_not_taken_for_a_move(
    seen: tuple[int, int], asked: tuple[int, ...], frames: bool, expected: tuple[int, int]
) -> None:
    there = Desktop((LAPTOP,), borders=TITLE, places_frames=frames)

    assert shift(Box(*seen, 900, 600), asked, there) == expected


def test_a_dragged_window_is_kept_where_it_comes_to_rest() -> None:
    with on_stage((412, 700)) as stage:
        chosen = stage.app.preferences
        places: list[list[int]] = []
        chosen.bind(place=lambda _, place: places.append(list(place)))
        for step in range(30):
            Window.left, Window.top = 100 + step, 50 + step
            Window.dispatch("on_move")
            stage.frames(1)
        stage.wait_for(lambda: chosen.store.values.get("place") == [129, 79])

        # One, but a slow machine may rest on the way.
        assert len(places) < 10


def test_the_last_move_counts_however_soon_the_app_is_left() -> None:
    with on_stage((412, 700)) as stage:
        Window.left, Window.top = 77, 66
        Window.dispatch("on_move")
        assert not Window.dispatch("on_request_close")
        assert stage.app.preferences.place == [77, 66]
        Window.left = 78
        Window.dispatch("on_move")
        memory = stage.app.preferences.store

    assert memory.values["place"] == [78, 66]


def test_a_window_of_a_size_given_is_not_kept() -> None:
    with on_stage((412, 700), options=Options(size=(412, 700))) as stage:
        Window.left = 130
        Window.dispatch("on_move")
        Window.dispatch("on_request_close")
        memory = stage.app.preferences.store

    assert (memory.values["place"], memory.values["window"]) == ([], [])


def test_on_a_dense_screen_the_size_does_not_grow() -> None:
    with on_stage((412, 700)) as stage:
        Window.dispatch("on_resize", 824, 1400)
        Window.dispatch("on_request_close")

        assert stage.app.preferences.window == [412, 700]


@pytest.mark.parametrize("flags", [FULLSCREEN, HIDDEN, MINIMISED, MAXIMISED])
def test_only_the_plain_window_is_kept(flags: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # From the start: on a busy machine the window has come to rest before its first frames are drawn.
    monkeypatch.setattr(window_geometry, "look_round", lambda: Desktop((LAPTOP,), flags=flags))
    with on_stage((412, 700), window=[900, 600], place=[40, 30], maximised=flags != MAXIMISED) as stage:
        Window.dispatch("on_resize", 412, 700)
        Window.dispatch("on_request_close")
        chosen = stage.app.preferences

        assert (chosen.window, chosen.place, chosen.maximised) == ([900, 600], [40, 30], True)


def test_a_window_that_fills_a_screen_is_not_a_plain_one() -> None:
    there = Desktop((LAPTOP,), (Box(0, 0, 1440, 900),))

    assert not there.is_plain(Box(0, 0, 1440, 900))
    assert there.is_plain(Box(0, 27, 1440, 873))


def test_a_window_out_of_sight_is_brought_back() -> None:
    with on_stage((412, 700)) as stage:
        there = desktop.look_round()
        assert there is not None
        Window.left, Window.top = 50, 40
        settle(maximised=False)
        assert (Window.left, Window.top) == (50, 40)

        Window.left, Window.top = 9000, -500
        settle(maximised=False)
        stage.frames()
        assert is_within_reach(Box(Window.left, Window.top, *Window.system_size), there.screens)


def test_where_nothing_can_be_asked_the_window_is_centred_and_its_size_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing() -> None:
        raise OSError

    with on_stage((412, 700)) as stage:
        there = desktop.look_round()
        assert there is not None
        monkeypatch.setattr(desktop, "load_sdl", missing)
        Window.left, Window.top = 9000, -500
        settle(maximised=False)
        assert is_within_reach(Box(Window.left, Window.top, 412, 700), there.screens)

        stage.app.preferences.place = [1, 2]
        Window.dispatch("on_resize", 412, 700)
        Window.dispatch("on_request_close")
        assert (stage.app.preferences.window, stage.app.preferences.place) == ([412, 700], [1, 2])


def test_a_filled_screen_is_filled_again_after_the_window_came_back(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(Window, "maximize", lambda: done.append("maximised"))
    with on_stage((412, 700)) as stage:
        Window.left, Window.top = 50, 40
        settle(maximised=True)
        assert done == ["maximised"]

        Window.left = 9000
        settle(maximised=True)
        stage.wait_for(lambda: done == ["maximised"] * 2)


def test_where_windows_may_not_know_their_place_none_is_told() -> None:
    sdl = SimpleNamespace(
        SDL_GL_GetCurrentWindow=lambda: 1,
        SDL_GetCurrentVideoDriver=lambda: b"wayland",
        SDL_GetNumVideoDisplays=lambda: 1,
        SDL_GetDisplayUsableBounds=lambda _number, _rect: 0,
        SDL_GetDisplayBounds=lambda _number, _rect: 0,
        SDL_GetWindowBordersSize=lambda *_: -1,
        SDL_GetWindowFlags=lambda _window: 0,
    )
    assert desktop.ask_sdl(sdl) is None

    sdl.SDL_GetCurrentVideoDriver = lambda: b"x11"
    assert desktop.ask_sdl(sdl) is not None
    sdl.SDL_GL_GetCurrentWindow = lambda: None
    assert desktop.ask_sdl(sdl) is None


@pytest.mark.parametrize(
    "kept", [None, "there", [1], [1, 2, 3], [1.5, 2], [True, 2], [10**9, 0], {"left": 1}]
)
def test_a_place_without_sense_is_passed_over(kept: object) -> None:
    assert Preferences(Memory({"place": kept})).place == []
    assert Preferences(Memory({"place": [-1500, 20]})).place == [-1500, 20]
