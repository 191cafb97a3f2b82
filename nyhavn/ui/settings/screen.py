"""The settings screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from nyhavn.i18n import _, percent
from nyhavn.system import is_desktop
from nyhavn.ui.app_screen import AppScreen
from nyhavn.ui.language import tr
from nyhavn.ui.preferences import DEVICE, LARGEST_TEXT, SMALLEST_TEXT, TEXT_STEP
from nyhavn.ui.settings import choices
from nyhavn.ui.widgets.controls import PickRow, SwitchRow  # noqa: F401  the kv file builds on them
from nyhavn.ui.widgets.named import Named
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry

SOUND_SECONDS = 0.15
"""How long the volume is let be before it is heard."""


class StepRow(BoxLayout):
    """A setting that goes up and down in steps."""

    text = StringProperty()
    value = StringProperty()
    icon = StringProperty()
    name = StringProperty()
    can_shrink = BooleanProperty(True)
    can_grow = BooleanProperty(True)
    __events__ = ("on_less", "on_more")

    def on_less(self) -> None:
        """The smaller step was asked for."""

    def on_more(self) -> None:
        """The larger step was asked for."""


class SlideRow(BoxLayout):
    """A setting that slides from nothing to all."""

    text = StringProperty()
    icon = StringProperty()
    slider_name = StringProperty()
    value = NumericProperty()
    __events__ = ("on_slid",)

    def on_slid(self, value: float) -> None:
        """The player has moved it."""


class VolumeSlider(Named, Slider):
    """The line of a SlideRow."""

    brass = ColorProperty()
    shade = NumericProperty(1)


class SettingsScreen(AppScreen):
    """What a player chooses once for all games; every change counts at once."""

    kv = ("settings.kv",)
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

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        sounds = self.app.sounds
        self._sound_soon = Clock.create_trigger(lambda _dt: sounds.play("score"), SOUND_SECONDS)
        if not self.has_keyboard:
            self.ids.keys.parent.remove_widget(self.ids.keys)
        chosen = self.app.preferences
        for name in ("language", "theme", "palette", "motion", "text_size"):
            chosen.bind(**{name: self._show})
        tr.bind(language=self._show)

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
