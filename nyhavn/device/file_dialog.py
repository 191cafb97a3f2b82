"""The desktop's own dialog for choosing a file.

Windows is asked directly, macOS and Linux through a program of theirs. plyer has dialogs, but asks for the
module distutils, which Python no longer has, and on Windows and macOS for a large library more each.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from nyhavn.programs import answer

PROGRAMS: dict[str, dict[str, tuple[str, ...]]] = {
    "linux": {
        "zenity": ("--file-selection",),
        "yad": ("--file",),
        "kdialog": ("--getopenfilename",),
    },
    "darwin": {
        "osascript": ("-e", "activate", "-e", "POSIX path of (choose file)"),
    },
}
"""For each system the programs that show a dialog and print the chosen path, and their arguments."""

is_open = Lock()


def can_open(system: str = sys.platform) -> bool:
    """Whether this desktop has a dialog for choosing a file."""
    return system == "win32" or _program(system) is not None


def open_dialog(chosen: Callable[[Path], None], system: str = sys.platform) -> bool:
    """Show the dialog; False if there is none. `chosen` is called in another thread, if a file was chosen."""
    if not can_open(system):
        return False
    if is_open.acquire(blocking=False):
        Thread(target=_ask, args=(chosen, system), name="file dialog", daemon=True).start()
    return True


def _ask(chosen: Callable[[Path], None], system: str) -> None:
    try:
        path = _ask_windows() if system == "win32" else _ask_program(system)
    finally:
        is_open.release()
    if path:
        chosen(Path(path))


def _program(system: str) -> str | None:
    return next((name for name in PROGRAMS.get(system, ()) if shutil.which(name)), None)


def _ask_program(system: str) -> str:
    name = _program(system)
    return answer(name, *PROGRAMS[system][name], patience=None) if name else ""


def _ask_windows() -> str:
    if sys.platform == "win32":
        import ctypes

        return ask_windows(ctypes.windll)
    return ""


LONGEST_PATH = 32768
"""Characters of the longest path that Windows has."""

KEEP_THE_FOLDER, PATH_MUST_EXIST, FILE_MUST_EXIST, NO_READ_ONLY_BOX = 0x8, 0x800, 0x1000, 0x4
APARTMENT = 0x2


def ask_windows(windows: Any) -> str:
    """Show the dialog of Windows, which libraries are given; the path, or nothing."""
    import ctypes
    from ctypes import c_ssize_t, c_uint16, c_uint32, c_void_p, c_wchar_p

    class OpenFileName(ctypes.Structure):
        _fields_ = (
            ("size", c_uint32),
            ("owner", c_void_p),
            ("instance", c_void_p),
            ("filter", c_wchar_p),
            ("custom_filter", c_wchar_p),
            ("longest_custom_filter", c_uint32),
            ("filter_index", c_uint32),
            ("file", c_wchar_p),
            ("longest_file", c_uint32),
            ("file_title", c_wchar_p),
            ("longest_file_title", c_uint32),
            ("first_folder", c_wchar_p),
            ("title", c_wchar_p),
            ("flags", c_uint32),
            ("name_begins", c_uint16),
            ("ending_begins", c_uint16),
            ("usual_ending", c_wchar_p),
            ("for_the_hook", c_ssize_t),
            ("hook", c_void_p),
            ("template", c_wchar_p),
            ("reserved", c_void_p),
            ("reserved_too", c_uint32),
            ("more_flags", c_uint32),
        )

    path = ctypes.create_unicode_buffer(LONGEST_PATH)
    wish = OpenFileName()
    wish.size = ctypes.sizeof(wish)
    wish.file = ctypes.cast(path, c_wchar_p)
    wish.longest_file = LONGEST_PATH
    wish.flags = KEEP_THE_FOLDER | PATH_MUST_EXIST | FILE_MUST_EXIST | NO_READ_ONLY_BOX
    # The dialog shows what other programs add to it, and those count on a thread that was made ready.
    windows.ole32.CoInitializeEx(None, APARTMENT)
    try:
        return path.value if windows.comdlg32.GetOpenFileNameW(ctypes.byref(wish)) else ""
    finally:
        windows.ole32.CoUninitialize()
