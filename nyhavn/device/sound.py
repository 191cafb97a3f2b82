"""The game's sounds: loaded beside the screen, so that no device hangs; silent without a speaker."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import Any

from nyhavn.device.silent_mode import is_silent

NAMES = ("card", "tile", "row", "coat", "score", "turn", "end")
AMBIENCE = "harbour"
"""Water, a distant bell, gulls: goes on by itself, softly, where the player wants it."""
AMBIENCE_VOLUME = 0.5
"""Compared to everything else."""


class Sounds:
    """Plays the sounds of a folder. Nothing is loaded before the first one is wanted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sounds: dict[str, Any] = {}
        self._loading: Thread | None = None
        self.harbour: Any = None
        """The sound of AMBIENCE, once it is loaded."""
        self._harbour_loading: Thread | None = None
        self.volume = 1.0
        self.on = False
        self.ambience = False
        """Whether the harbour is to be heard all the time."""
        self.paused = False
        """Whether nobody is there to hear it."""

    def play(self, name: str) -> None:
        """Play a sound, if sound is on and it has been loaded by now."""
        if not self._is_heard():
            return
        if self._loading is None:
            self.prepare()
        sound = self._sounds.get(name)
        if sound is not None:
            sound.volume = self.volume
            sound.stop()
            sound.play()

    def _is_heard(self) -> bool:
        return self.on and self.volume > 0 and not is_silent()

    def prepare(self) -> None:
        """Begin to load; loading can hang on some devices once the window exists, so a thread does it."""
        if self._loading is None:
            self._loading = Thread(target=self._load, name="sounds", daemon=True)
            self._loading.start()

    def tend_harbour(self) -> None:
        """Let the harbour be heard, or no more, as it is wanted now."""
        wanted = self.ambience and not self.paused and self._is_heard()
        harbour = self.harbour
        if harbour is None:
            if wanted and self._harbour_loading is None:
                self._harbour_loading = Thread(target=self._load_harbour, name="harbour", daemon=True)
                self._harbour_loading.start()
            return
        harbour.volume = self.volume * AMBIENCE_VOLUME
        if wanted and harbour.state != "play":
            harbour.play()
        elif not wanted and harbour.state == "play":
            harbour.stop()

    def _load(self) -> None:
        for name in NAMES:
            sound = self._loaded(name)
            if sound is not None:
                self._sounds[name] = sound

    def _load_harbour(self) -> None:
        harbour = self._loaded(AMBIENCE)
        if harbour is not None:
            from kivy.clock import Clock

            harbour.loop = True
            self.harbour = harbour
            Clock.schedule_once(lambda _dt: self.tend_harbour(), 0)

    def _loaded(self, name: str) -> Any:
        """A sound; None without a sound card, where there is a sound of no length."""
        from kivy.core.audio import SoundLoader

        sound = SoundLoader.load(str(self._folder / f"{name}.wav"))
        return sound if sound is not None and sound.length else None
