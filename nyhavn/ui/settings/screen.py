"""The settings screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from nyhavn.i18n import _, percent
from nyhavn.system import is_desktop
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.preferences import DEVICE, LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP
from nyhavn.ui.settings import choices
from nyhavn.ui.widgets import page_bar, rows  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry

SOUND_SECONDS = 0.15
"""How long the volume is let be before it is heard."""


class SettingsScreen(AppScreen):
    """What a player chooses once for all games; every change counts at once."""

    kv = ("settings/screen.kv",)
    stays_turned: ClassVar[bool] = True
    wide = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether there is room to spare."""
    language_text = StringProperty()
    theme_text = StringProperty()
    palette_text = StringProperty()
    motion_text = StringProperty()
    text_size_text = StringProperty()
    has_keyboard = is_desktop()
    """Whether this is a desktop, where there are keys to speak of."""

    def enter(self, **_: Any) -> None:
        self._show()

    def furnish(self) -> Iterator[None]:
        yield
        sounds = self.app.sounds
        self._sound_soon = Clock.create_trigger(lambda _dt: sounds.play("score"), SOUND_SECONDS)
        if not self.has_keyboard:
            self.ids.keys.parent.remove_widget(self.ids.keys)
        chosen = self.app.preferences
        for name in ("language", "theme", "palette", "motion", "text_size"):
            chosen.bind(**{name: self._show})
        tr.bind(language=self._show)
        self._show()

    def ask_language(self) -> None:
        def take(key: str) -> None:
            self._keep("language", DEVICE if key == "device" else key)

        self._ask("language", _("Language"), choices.languages(), take)

    def ask_theme(self) -> None:
        self._ask("theme", _("Appearance"), choices.themes(), lambda key: self._keep("theme", key))

    def ask_palette(self) -> None:
        self._ask("palette", _("Colours"), choices.palettes(), lambda key: self._keep("palette", key))

    def ask_motion(self) -> None:
        self._ask("motion", _("Motion"), choices.motions(), lambda key: self._keep("motion", key))

    def set_volume(self, volume: float) -> None:
        """Set how loud it is, and let it be heard."""
        preferences = self.app.preferences
        if int(volume) != preferences.volume:
            preferences.volume = int(volume)
            self._sound_soon()

    def show_keys(self) -> None:
        """List the keys."""
        self.app.show_keys()

    def step_text(self, by: int) -> None:
        """Make the letters larger or smaller by so many steps."""
        size = self.app.preferences.text_size + by * TEXT_STEP
        self._keep("text_size", max(SMALLEST_TEXT, min(LARGEST_TEXT, size)))

    def _ask(self, name: str, title: str, entries: list[Entry], take: Callable[[str], None]) -> None:
        chosen = getattr(self.app.preferences, name) or "device"
        ChoiceSheet(f"settings.{name}", title, entries, chosen, take).open()

    def _keep(self, name: str, value: Any) -> None:
        setattr(self.app.preferences, name, value)

    def _show(self, *_: Any) -> None:
        chosen = self.app.preferences
        self.language_text = choices.text_of(choices.languages(), chosen.language)
        self.theme_text = choices.text_of(choices.themes(), chosen.theme)
        self.palette_text = choices.text_of(choices.palettes(), chosen.palette)
        self.motion_text = choices.text_of(choices.motions(), chosen.motion)
        self.text_size_text = percent(chosen.text_size / 100)
