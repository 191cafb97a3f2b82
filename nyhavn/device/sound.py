"""The game's sounds: loaded beside the screen, so that no device hangs; silent without a speaker."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import Any

NAMES = ("card", "tile", "row", "coat", "score", "turn", "end")


class Sounds:
    """Plays the sounds of a folder. Nothing is loaded before the first one is wanted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sounds: dict[str, Any] = {}
        self._loading: Thread | None = None
        self.volume = 1.0
        self.on = False

    def play(self, name: str) -> None:
        """Play a sound, if sound is on and it has been loaded by now."""
        if not self.on or self.volume <= 0:
            return
        if self._loading is None:
            self.prepare()
        sound = self._sounds.get(name)
        if sound is not None:
            sound.volume = self.volume
            sound.stop()
            sound.play()

    def prepare(self) -> None:
        """Begin to load; loading can hang on some devices once the window exists, so a thread does it."""
        if self._loading is None:
            self._loading = Thread(target=self._load, name="sounds", daemon=True)
            self._loading.start()

    def _load(self) -> None:
        from kivy.core.audio import SoundLoader

        for name in NAMES:
            sound = SoundLoader.load(str(self._folder / f"{name}.wav"))
            # Without a sound card there is a sound of no length.
            if sound is not None and sound.length:
                self._sounds[name] = sound
