"""Whether the device itself is set to dark."""

from __future__ import annotations

import sys

from kivy.utils import platform


def device_is_dark() -> bool:
    """The device's own choice; where it cannot be asked, the evening that the quay is drawn in."""
    try:
        if platform == "android":
            return _android_is_dark()
        if platform == "win":
            return _windows_is_dark()
    except (ImportError, OSError):
        return True
    return True


def _android_is_dark() -> bool:
    from android import mActivity  # type: ignore[import-not-found]
    from jnius import autoclass  # type: ignore[import-not-found]

    configuration = autoclass("android.content.res.Configuration")
    mode = mActivity.getResources().getConfiguration().uiMode & configuration.UI_MODE_NIGHT_MASK
    return bool(mode == configuration.UI_MODE_NIGHT_YES)


def _windows_is_dark() -> bool:
    if sys.platform == "win32":
        import winreg

        key = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as personalize:
            light, _ = winreg.QueryValueEx(personalize, "AppsUseLightTheme")
        return not light
    return True
