"""The app itself: which screen is shown, the way back, and what all screens share."""

from __future__ import annotations

import random
from collections.abc import Collection
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivymd.app import MDApp

from nyhavn.device.share import forget_shared
from nyhavn.device.sound import Sounds
from nyhavn.folders import ASSETS
from nyhavn.i18n import _
from nyhavn.match.setup import LARGEST_SEED, Setup
from nyhavn.storage.saved import Listing
from nyhavn.storage.store import Store
from nyhavn.storage.troubles import Notice, Trouble
from nyhavn.system import is_desktop
from nyhavn.ui import kivy_patches, kivymd_patches
from nyhavn.ui.app_screen import load_kv
from nyhavn.ui.art.sheets import sheets
from nyhavn.ui.command_line import Options
from nyhavn.ui.documents import Documents
from nyhavn.ui.games import Games, open_games
from nyhavn.ui.language import tr
from nyhavn.ui.preferences import Preferences
from nyhavn.ui.shell import soft_keyboard
from nyhavn.ui.shell.ahead import Ahead
from nyhavn.ui.shell.appearance import Appearance
from nyhavn.ui.shell.automation import Inspector
from nyhavn.ui.shell.back_stack import BackStack
from nyhavn.ui.shell.focus import Focus
from nyhavn.ui.shell.frame_rate import FrameRate
from nyhavn.ui.shell.gl_context import DrawingContext
from nyhavn.ui.shell.safe_area import Shell
from nyhavn.ui.shell.turned_window import turn
from nyhavn.ui.shell.window_geometry import WindowKeeper
from nyhavn.ui.theme.quay_theme import QuayTheme
from nyhavn.ui.widgets import labels, layouts, tooltip  # noqa: F401  kv files build on them

kivymd_patches.apply()
kivy_patches.apply()

SECOND_PRESS_SECONDS = 2.5
UNNOTICED_SECONDS = 0.7
"""How long the games' file may take before a word is said about it."""
START_SECONDS = 0.1
"""From the first frame until everything has found its place."""
PAUSE_SECONDS = 0.15
"""How long a pause waits for the disk; everything was on its way there anyway.

SDL waits half a second for us before it takes the surface away, and two frames of that are gone otherwise.
"""


class NyhavnApp(MDApp):
    """Nyhavn on a phone, a tablet or a desktop."""

    preferences = ObjectProperty()
    """The player's choices; screens bind to them."""
    unfinished = ObjectProperty(None, allownone=True)
    """The UnfinishedGame that Home offers to continue."""
    looking_after_games = BooleanProperty(False)
    """Whether the games' file is still being looked at, or mended, and lists have to wait for it."""
    palette_in_play = StringProperty("")
    """The card colours of who plays at the table right now; empty: those of the settings."""
    text_scale = NumericProperty(1.0)
    """How much larger than usual all text is, by the device's setting and ours."""

    def __init__(
        self,
        options: Options,
        data_folder: Path,
        preferences: Preferences,
        store: Store[Setup] | None = None,
    ) -> None:
        super().__init__(title="Nyhavn")
        self._settings_are_early = store is not None and not store.is_open
        self.games: Games | None = None if store is None else open_games(store, self._tell, self._apologise)
        """The player's games; None only where a test needs none."""
        self.options = options
        self.data_folder = data_folder
        self.preferences = preferences
        self.theme_cls = QuayTheme()
        self.inspector = Inspector(options.inspect, self)
        if options.inspect is not None:
            from nyhavn.ui.shell import driver_time

            driver_time.listen(self.inspector.changed)
        self.back_stack = BackStack(self._leave_screen)
        self.focus = Focus(self.show_keys)
        self.frame_rate = FrameRate()
        self.ahead = Ahead(self)
        self.window_keeper = WindowKeeper(preferences)
        self.sounds = Sounds(ASSETS / "sounds")
        self.documents = Documents(self)
        self.manager: Any = None
        self.status = 0
        self._history: list[str] = []
        self._about_to_leave = False
        self.appearance = Appearance(self)
        preferences.bind(sound=self._set_sound, volume=self._set_sound, ambience=self._set_sound)
        self._set_sound()

    # What the screens use

    def open(self, name: str, in_place_of: Collection[str] = (), **kwargs: Any) -> None:
        """Show a screen; it gets the keyword arguments. One that lies on the way here is gone back to.

        in_place_of: screens that there is no way back to any more.
        """
        tooltip.hide()
        if not self.manager.has_screen(name):
            self.manager.add_widget(self.ahead.screen(name))
        self._history = [screen for screen in self._history if screen not in in_place_of]
        if name in self._history:
            del self._history[self._history.index(name) :]
        self._history.append(name)
        if not self.manager.get_screen(name).stays_turned:
            turn(0)
        self.manager.get_screen(name).enter(**kwargs)
        self.manager.current = name
        self.inspector.changed()

    def back(self) -> None:
        """Go back by one layer or one screen, as the back gesture does."""
        self.back_stack.go()

    def start_game(self, setup: Setup) -> None:
        """Put a new game on the table."""
        self.open("table", setup=setup)

    def new_seed(self) -> int:
        """The seed of the next deal: the one from the command line, else any."""
        return random.randint(0, LARGEST_SEED) if self.options.seed is None else self.options.seed

    def show_keys(self) -> None:
        """List the keys of a desktop."""
        from nyhavn.ui.settings.key_sheet import KeysSheet

        KeysSheet().open()

    def say(self, text: str, seconds: float | None = None) -> None:
        """Tell the player something in one sentence that goes away by itself, after a moment or so long."""
        from nyhavn.ui.widgets.notice import SECONDS, show

        show(text, seconds or SECONDS, self.manager.current_screen if self.manager else None)

    def _tell(self, notice: Notice) -> None:
        from nyhavn.words.troubles import notice_text

        self.say(notice_text(notice))

    def watch_store(self, trouble: Trouble | None) -> None:
        """Say so when steps of the game on the table cannot be kept for now."""
        if trouble is not None:
            from nyhavn.words.troubles import trouble_text

            self.say(trouble_text(trouble))

    def _apologise(self, trouble: Trouble) -> None:
        """Say that the games could not be read."""
        from nyhavn.words.troubles import unread_text

        self.say(unread_text(trouble))

    def offer_last_game(self, anew: bool = False) -> None:
        """Have Home offer the game that was played last, unless one is on the table already.

        Anew: after games were deleted or brought back, which may have been the one it offers.
        """
        if self.games is None:
            return
        if anew:
            self.unfinished = None
        self.games.ask(lambda store: store.last_game(over=False), self._offer)

    def _offer(self, last: Listing[Setup] | None) -> None:
        if self.unfinished is None and last is not None:
            from nyhavn.ui.home.continue_game import kept_game

            self.unfinished = kept_game(self, last)

    # Kivy's side

    def build(self) -> Any:
        load_kv("app.kv")
        shell = Shell(self.options.insets)
        self.manager = shell.ids.manager
        self.manager.transition = self.appearance.transition()
        return shell

    def on_start(self) -> None:
        self.root.start()
        self.back_stack.listen()
        soft_keyboard.prepare()
        self.focus.start()
        self.inspector.start()
        self.frame_rate.start()
        starting = self.inspector.busy("start")
        Clock.schedule_once(lambda _dt: Clock.schedule_once(lambda _dt: starting.stop(), START_SECONDS), 0)
        Window.bind(on_memorywarning=self._put_away)
        if is_desktop() and self.options.size is None:
            self.window_keeper.start()
        self.appearance.ask_for_reduced_motion()
        self.drawing_context = DrawingContext()
        self.appearance.device_watch.start()
        forget_shared(self.data_folder)
        self.open("home")
        self._await_games()
        self.offer_last_game()
        self.documents.start()
        if self.options.demo is not None:
            from nyhavn.ui.demo import Demo

            # Held here, because Kivy's clock does not keep alive what it calls.
            self.demo = Demo(self, self.options.demo)
            self.demo.start()
        elif self.options.play:
            from nyhavn.match.seating import quick_setup

            self.start_game(quick_setup(self.options.play, self.new_seed()))
        self.ahead.start()
        if self.preferences.store.set_aside is not None:
            Clock.schedule_once(
                lambda _dt: self.say(_("Your settings could not be read. The defaults have been restored.")),
                0,
            )

    def _await_games(self) -> None:
        """Say so while the games' file takes long to open; its settings may be newer than those we have."""
        if self.games is None or not self._settings_are_early:
            return
        say_so = Clock.schedule_once(lambda _dt: self._look_after_games(True), UNNOTICED_SECONDS)

        def opened(kept: dict[str, object]) -> None:
            say_so.cancel()
            self._look_after_games(False)
            self.preferences.adopt(kept)

        self.games.ask(lambda store: store.settings.load(), opened)

    def _look_after_games(self, going_on: bool) -> None:
        self.looking_after_games = going_on
        self.inspector.changed()

    def on_pause(self) -> bool:
        self.sounds.paused = True
        self.sounds.tend_harbour()
        self._put_away()
        return True

    def on_resume(self) -> None:
        """Back from a pause. SDL calls before it has a surface to draw on: the rest waits for a frame."""
        Clock.schedule_once(self._look_round, 0)

    def _look_round(self, _dt: float) -> None:
        self.sounds.paused = False
        self.sounds.tend_harbour()
        self.drawing_context.restore()
        Window.canvas.ask_update()
        self.appearance.ask_for_reduced_motion()
        self.appearance.device_watch.look()

    def _put_away(self, *_: Any) -> None:
        """Have everything on the disk; nothing relies on it, because every step was sent there at once."""
        self.preferences.keep()
        if self.games is not None:
            self.games.flush(PAUSE_SECONDS)

    def on_stop(self) -> None:
        Window.unbind(on_memorywarning=self._put_away)
        if self.root is not None:
            self.root.stop()
        self.ahead.stop()
        self.back_stack.stop()
        self.focus.stop()
        self.window_keeper.stop()
        self.preferences.keep()
        if self.games is not None:
            self.games.close()

    def _leave_screen(self) -> None:
        """The way back below all layers: the screen's own, then the screen before, then out, if meant."""
        if self.manager.current_screen.back():
            return
        if len(self._history) > 1:
            self.open(self._history[-2])
        elif self._about_to_leave:
            self.stop()
        else:
            self._about_to_leave = True
            Clock.schedule_once(self._stay, SECOND_PRESS_SECONDS)
            self.say(_("Go back once more to leave."))

    def _stay(self, _dt: float) -> None:
        self._about_to_leave = False

    def open_settings(self, *_: Any) -> bool:
        """Kivy's own settings, which it opens where nobody else takes F1, are none of the player's."""
        return False

    # What the inspector asks

    def screen_name(self) -> str:
        return str(self.manager.current or "") if self.manager else ""

    def spoken_language(self) -> str:
        return str(tr.language)

    def game_state(self) -> dict[str, Any] | None:
        screen = self.manager.current_screen if self.manager else None
        state: dict[str, Any] | None = screen.game_state() if screen else None
        return state

    def is_moving(self) -> bool:
        laid_out = self.root is not None and self.root.fills_window
        return not laid_out or sheets.is_loading or bool(self.manager and self.manager.transition.is_active)

    # Preferences

    def _set_sound(self, *_: Any) -> None:
        self.sounds.on = self.preferences.sound
        self.sounds.volume = self.preferences.volume / 100
        self.sounds.ambience = self.preferences.ambience
        self.sounds.tend_harbour()
