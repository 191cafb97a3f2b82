"""Whether the device itself is set to dark."""

from __future__ import annotations

import shutil
import sys

from kivy.utils import platform

from nyhavn.device import android
from nyhavn.programs import answer
from nyhavn.system import is_android


def device_is_dark() -> bool:
    """The device's own choice; where it cannot be asked, the evening that the quay is drawn in."""
    try:
        if is_android():
            return android.is_dark()
        if platform == "win":
            return _windows_is_dark()
        if platform == "macosx":
            return _macos_is_dark()
    except (ImportError, OSError):
        return True
    return True


def _windows_is_dark() -> bool:
    if sys.platform == "win32":
        import winreg

        key = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as personalize:
            light, _ = winreg.QueryValueEx(personalize, "AppsUseLightTheme")
        return not light
    return True


def _macos_is_dark() -> bool:
    if shutil.which("defaults") is None:
        return True
    # By day there is no such setting, and the question fails.
    return answer("defaults", "read", "-g", "AppleInterfaceStyle") == "Dark"
