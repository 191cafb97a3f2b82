"""What the game asks of Android through Java, in the thread of the screen. It works nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def activity() -> Any:
    """The game's window as Android knows it."""
    from android import mActivity

    return mActivity


def java(name: str) -> Any:
    """A class of Java."""
    from jnius import autoclass

    return autoclass(name)


def cache_folder(name: str) -> Path:
    """A folder of this name that is not backed up, and that Android may empty when it needs the room."""
    folder = Path(str(activity().getCacheDir().getAbsolutePath())) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def is_dark() -> bool:
    """Whether the device is set to dark, by hand or by its schedule."""
    configuration = java("android.content.res.Configuration")
    mode = _configuration().uiMode & configuration.UI_MODE_NIGHT_MASK
    return bool(mode == configuration.UI_MODE_NIGHT_YES)


def font_scale() -> float:
    """How much larger than usual the device wants all text."""
    return float(_configuration().fontScale)


def wants_reduced_motion() -> bool:
    """Whether animations are switched off in the device's settings."""
    settings = java("android.provider.Settings$Global")
    scale = settings.getFloat(activity().getContentResolver(), settings.ANIMATOR_DURATION_SCALE, 1.0)
    return bool(scale == 0)


def is_silent() -> bool:
    """Whether the ringer is switched to silent or to vibrate."""
    manager = java("android.media.AudioManager")
    service = activity().getSystemService(java("android.content.Context").AUDIO_SERVICE)
    return bool(service.getRingerMode() != manager.RINGER_MODE_NORMAL)


def _configuration() -> Any:
    """The settings of the moment: always the window's own, which knows the language chosen for this app."""
    return activity().getResources().getConfiguration()
