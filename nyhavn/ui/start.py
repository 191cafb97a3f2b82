"""Starts the app: everything that has to be settled before Kivy is imported, then the app itself."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Event
from types import SimpleNamespace

from nyhavn.device.desktop import is_place
from nyhavn.folders import LIBRARIES, data_folder
from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from nyhavn.system import is_desktop, keep_memory_together
from nyhavn.ui.command_line import Options, parse

DEFAULT_WINDOW = (1280, 800)
NOISE = ("Config: Upgrading", "Cutbuffer:")
"""What Kivy says at each start without a settings file or an X clipboard program: a player cannot mend it."""

NEEDED = ("kivy", "kivymd", "materialyoucolor", "asynckivy", "asyncgui", "filetype")
"""What no start can do without."""
ADVICE = 'in a checkout "make play" sets everything up; elsewhere install the game without --no-deps'


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the app as the command line asks; the exit status."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.inspect is not None and not clear_inspect_file(options.inspect):
        print(f"nyhavn: error: cannot write {options.inspect}", file=sys.stderr)
        return 2
    if options.demo is not None and not _may_write_into(options.demo):
        print(f"nyhavn: error: cannot write into {options.demo}", file=sys.stderr)
        return 2
    if LIBRARIES.is_dir():
        sys.path.insert(0, str(LIBRARIES))
    try:
        return start_app(options)
    except ModuleNotFoundError:
        missing = [name for name in NEEDED if find_spec(name) is None]
        if not missing:
            raise
        print(f"nyhavn: error: not installed: {', '.join(missing)}; {ADVICE}", file=sys.stderr)
        return 1


def start_app(options: Options) -> int:
    if options.demo is not None and options.data is None:
        # The demo's game is not one of the player's.
        with TemporaryDirectory(prefix="nyhavn-demo-") as folder:
            return run_app(options, Path(folder))
    return run_app(options, data_folder(options.data))


def run_app(options: Options, folder: Path) -> int:
    keep_memory_together()
    # The games' file is checked, and mended if need be, beside the first frames: that may take a minute.
    store = Store.begin(folder, Setup.from_json)
    kept = store.settings.load_early()
    is_kept = options.size is None and is_desktop()
    asked, maximised = is_kept and ask_for_place(kept.get("place")), is_kept and kept.get("maximised") is True
    set_the_stage(options, window_size(options, kept.get("window")))
    if asked or maximised:
        from nyhavn.ui.shell.window_geometry import settle

        settle(maximised)
    from nyhavn.ui.app import NyhavnApp
    from nyhavn.ui.preferences import Preferences

    measure_windows()
    app = NyhavnApp(options, folder, Preferences(store.settings, kept), store)
    app.run()
    return app.status


def clear_inspect_file(inspect: Path) -> bool:
    """Make way for the inspect file: what a run before has left there would be taken for ours."""
    try:
        inspect.parent.mkdir(parents=True, exist_ok=True)
        if inspect.exists() and not inspect.is_file():
            # A device or a pipe is not ours to remove.
            return False
        inspect.unlink(missing_ok=True)
    except OSError:
        return False
    return _may_write_into(inspect.parent)


def _may_write_into(folder: Path) -> bool:
    """Whether files can be made in a folder, which is made if need be. Tried: rights alone say little."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def window_size(options: Options, kept: object) -> tuple[int, int]:
    """As the command line says, or as the window was left, if that makes sense."""
    if options.size is not None:
        return options.size
    if (
        isinstance(kept, list)
        and len(kept) == 2
        and all(type(side) is int and 200 <= side <= 8192 for side in kept)
    ):
        return kept[0], kept[1]
    return DEFAULT_WINDOW


def ask_for_place(kept: object) -> bool:
    """Have Kivy make the window where it was left, unless the caller says where; whether that was done.

    Kivy looks at this when it is first imported, which `set_the_stage` does.
    """
    if "KCFG_GRAPHICS_POSITION" in os.environ or not is_place(kept):
        return False
    os.environ["KCFG_GRAPHICS_POSITION"] = "custom"
    os.environ["KCFG_GRAPHICS_LEFT"], os.environ["KCFG_GRAPHICS_TOP"] = map(str, kept)
    return True


def set_the_stage(options: Options, window: tuple[int, int]) -> None:
    """Tell Kivy how to begin. What the caller's own KCFG_ variables say counts more than our defaults.

    Kivy's files in the home folder are neither read nor written: a start depends on the command line alone.
    """
    sys.argv = [sys.argv[0], *options.kivy]
    defaults = {
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KCFG_KIVY_LOG_LEVEL": "warning",
        "KCFG_KIVY_EXIT_ON_ESCAPE": "0",
        "KCFG_GRAPHICS_WIDTH": str(window[0]),
        "KCFG_GRAPHICS_HEIGHT": str(window[1]),
        "KCFG_GRAPHICS_MAXFPS": "60",
        # Our pictures have smooth edges of their own: more samples a pixel only double the work of a frame.
        "KCFG_GRAPHICS_MULTISAMPLES": "0",
        # Without this a right click leaves a red dot, and its release is never told.
        "KCFG_INPUT_MOUSE": "mouse,disable_multitouch",
    }
    for key, value in defaults.items():
        os.environ.setdefault(key, value)
    if options.size is not None:
        os.environ["KCFG_GRAPHICS_WIDTH"], os.environ["KCFG_GRAPHICS_HEIGHT"] = map(str, options.size)
    if options.density is not None:
        os.environ["KIVY_METRICS_DENSITY"] = str(options.density)
    # PNG and JPEG are all we read, so a start need not wait until Pillow is imported for the rest.
    os.environ.setdefault("KIVY_IMAGE", "imageio,sdl2")
    if sys.platform == "linux":
        # The others start a program each, only to see whether it is there.
        os.environ.setdefault("KIVY_CLIPBOARD", "android,sdl2")
    _sharpen_windows()
    logging.getLogger("kivy").addFilter(lambda record: not record.getMessage().startswith(NOISE))
    _read_clock_without_asyncio()


def _read_clock_without_asyncio() -> None:
    """Kivy's clock imports asyncio, for apps that run in its loop, and with it sockets and OpenSSL: 6 MB that
    the app never uses."""
    if "asyncio" not in sys.modules and "kivy.clock" not in sys.modules:
        sys.modules["asyncio"] = SimpleNamespace(wait_for=None, Event=Event)  # type: ignore[assignment]
        try:
            import kivy.clock  # noqa: F401
        finally:
            del sys.modules["asyncio"]


def _sharpen_windows() -> None:
    """Where this is Windows, ask it for real pixels; text is blurred on dense screens otherwise."""
    if sys.platform == "win32":
        import ctypes

        from nyhavn.device.windows_density import ask_for_real_pixels

        ask_for_real_pixels(ctypes.windll)


def measure_windows() -> None:
    """Where this is an older Windows, tell our window how dense its screen is; Kivy asks newer ones."""
    if sys.platform == "win32":
        import ctypes

        from kivy.core.window import Window

        from nyhavn.device.windows_density import teach_density

        teach_density(Window, ctypes.windll)
