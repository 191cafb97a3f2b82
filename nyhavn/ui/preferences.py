"""What the player has chosen once for all games: an observable object that keeps itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import (
    BooleanProperty,
    BoundedNumericProperty,
    ListProperty,
    ObjectProperty,
    OptionProperty,
)

from nyhavn.device.desktop import is_place
from nyhavn.i18n import LANGUAGES, _
from nyhavn.match.people import People
from nyhavn.match.seating import Seating
from nyhavn.match.setup import HUMAN, LEVELS


class PreferenceStore(Protocol):
    """Where preferences are kept: a file, a database, or nowhere."""

    def load(self) -> dict[str, object]:
        """What was kept; empty when there is nothing or nothing readable."""

    def save(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of the old ones; never raises for a full or locked disk."""

    @property
    def set_aside(self) -> Path | None:
        """Where a damaged file was put that `load` found, for the player to be told."""


DEVICE = ""
"""Of the language: the device's own."""

THEMES = ("system", "light", "dark")
PALETTES = ("standard", "deuteranopia", "protanopia", "tritanopia")
MOTIONS = ("device", "off", "fast", "normal", "slow")
_PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8, "device": 1.0}
SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP = 100, 200, 25


class Preferences(EventDispatcher):
    """The player's choices; every change is kept in the store a moment later."""

    language = OptionProperty(DEVICE, options=(DEVICE, *LANGUAGES))
    theme = OptionProperty("system", options=THEMES)
    palette = OptionProperty("standard", options=PALETTES)
    patterns = BooleanProperty(True)
    text_size = BoundedNumericProperty(SMALLEST_TEXT, min=SMALLEST_TEXT, max=LARGEST_TEXT)
    """Per cent of the normal size."""
    motion = OptionProperty("device", options=MOTIONS)
    """device: as usual, but none where the device asks for less."""
    sound = BooleanProperty(True)
    """On at a modest volume, and silent where the device is: nobody is surprised on a train."""
    volume = BoundedNumericProperty(40, min=0, max=100)
    ambience = BooleanProperty(False)
    """Whether the harbour is heard all the time."""
    haptics = BooleanProperty(True)
    talk = BooleanProperty(True)
    """Whether opponents say something now and then."""
    left_handed = BooleanProperty(False)
    hold = BooleanProperty(False)
    """Whether Confirm has to be held, against slips of the finger."""
    face_down = BooleanProperty(False)
    """Whether hands lie face down until they are held up, where others see the screen, too."""
    hints = BooleanProperty(True)
    shared_hints = BooleanProperty(False)
    """Whether hints are offered, too, where several people play against each other."""
    puzzle_time = BooleanProperty(False)
    """Whether puzzles tell how long they take."""
    lesson_done = BooleanProperty(False)
    """Whether the player has been through the first game, or left it for good."""
    seats = ObjectProperty(None, allownone=True)
    """The last table as the setup screen left it, in its JSON form."""
    people = ObjectProperty(None, allownone=True)
    """Who plays here, in the JSON form of match.people."""
    name_asked = BooleanProperty(False)
    """Whether the player was asked for a name, or has given one."""
    rival = OptionProperty(LEVELS[0], options=LEVELS)
    """Who suited a player alone when Home last looked at the games, so that it says so at once."""
    window = ListProperty([])
    """Width and height of the desktop window when it was last open, unless it filled the screen."""
    place = ListProperty([])
    """Left and top of it, as a new window has to be asked for."""
    maximised = BooleanProperty(False)
    """Whether it filled the screen."""

    def __init__(self, store: PreferenceStore, kept: Mapping[str, object] | None = None) -> None:
        super().__init__()
        self._everybody: People | None = None
        self.store = store
        self.reduced_motion = False
        """Whether the device asks for less motion; not kept, because it is not the player's word to us."""
        self._take(store.load() if kept is None else kept)
        self._begun_with = self.values()
        self._keep_soon = Clock.create_trigger(lambda _dt: self.keep(), 0.2)
        for name in self.properties():
            self.fbind(name, lambda *_: self._keep_soon())

    def pace(self) -> float:
        """How long motion takes: a factor of the normal length, 0 for none at all."""
        return 0.0 if self.reduced_motion and self.motion == "device" else _PACE[self.motion]

    def everybody(self) -> People:
        """The people who play here."""
        if self._everybody is None:
            self._everybody = People.from_json(self.people)
        return self._everybody

    def own_name(self) -> str:
        """What a player alone is called, or else simply the first one."""
        drafts = Seating.from_json(self.seats).drafts
        typed = (draft.typed_name for draft in drafts if draft.kind == HUMAN and draft.typed_name)
        return self.everybody().solo or next(typed, _("Player {number}").format(number=1))

    def on_people(self, *_: Any) -> None:
        self._everybody = None

    def palette_for(self, name: str) -> str:
        """The card colours for a person."""
        person = self.everybody().called(name)
        return person.palette if person is not None and person.palette in PALETTES else self.palette

    def keep_people(self, people: People) -> None:
        """Take note of other people, or of what they like."""
        self.people = people.to_json()

    def keep(self) -> None:
        """Hand all values to the store now."""
        self._keep_soon.cancel()
        self.store.save(self.values())

    def adopt(self, values: Mapping[str, object]) -> None:
        """Take what was kept, found out later than at the start; what was chosen meanwhile counts more."""
        now = self.values()
        self._take(
            {name: value for name, value in values.items() if now.get(name) == self._begun_with.get(name)}
        )

    def values(self) -> dict[str, Any]:
        return {name: self._plain(getattr(self, name)) for name in self.properties()}

    @staticmethod
    def _plain(value: Any) -> Any:
        return list(value) if isinstance(value, list) else value

    def _take(self, values: Mapping[str, object]) -> None:
        """Adopt what was kept. A value that this version does not know is passed over, the rest counts."""
        for name, kind in self.properties().items():
            if name not in values:
                continue
            value = values[name]
            if isinstance(kind, BooleanProperty) and not isinstance(value, bool):
                continue
            if isinstance(kind, BoundedNumericProperty) and (
                isinstance(value, bool) or not isinstance(value, int)
            ):
                continue
            if name == "window" and not _is_size(value):
                continue
            if name == "place" and not is_place(value):
                continue
            try:
                setattr(self, name, value)
            except (ValueError, TypeError):
                continue


def _is_size(value: object) -> bool:
    return (
        isinstance(value, list) and len(value) == 2 and all(type(side) is int and side > 0 for side in value)
    )
