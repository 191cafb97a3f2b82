"""Handing a file on: to the device's other apps, or into a folder that people know."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from nyhavn.device.android import activity, cache_folder, java
from nyhavn.system import is_android

KINDS = {".png": "image/png", ".txt": "text/plain"}
KEPT_SECONDS = 24 * 60 * 60.0
"""How long a file stays that was shared: an app may read it much later, a whole day after at most."""


def pictures_folder(chosen: Path | None, data: Path, environ: Mapping[str, str] = os.environ) -> Path:
    """Where pictures go: with the games where that place was chosen, else among the player's pictures.

    On Android where nothing is backed up: some 25 pictures would end the backups of the games as well.
    """
    own = data / "pictures"
    if chosen is not None:
        return own
    if is_android(environ):
        return cache_folder("shared")
    known = environ.get("XDG_PICTURES_DIR") if sys.platform == "linux" else None
    folder = Path(known) if known else Path.home() / "Pictures"
    return folder / "Nyhavn" if folder.is_dir() else own


def share_file(path: Path, title: str) -> bool:
    """Offer a file to the device's other apps; False if there is no way to do so."""
    if not is_android():
        return False
    # Vendors change the sheet of apps, and it fails in many ways.
    with suppress(Exception):
        _share_on_android(path, title)
        return True
    return False


def forget_shared(data: Path, now: float | None = None) -> None:
    """Delete what was shared long ago, and the pictures that earlier versions kept with the games."""
    if not is_android():
        return
    # Done at every start: whatever is wrong with it must not keep the game from starting.
    with suppress(Exception):
        latest = (time.time() if now is None else now) - KEPT_SECONDS
        for file in cache_folder("shared").iterdir():
            if file.stat().st_mtime < latest:
                file.unlink()
        shutil.rmtree(data / "pictures", ignore_errors=True)


def _share_on_android(path: Path, title: str) -> None:
    """Open the sheet of apps; the chosen one may read just this file, on every Android since 7."""
    from jnius import cast

    folder = cache_folder("shared")
    if path.parent != folder:
        path = Path(shutil.copy(path, folder))
    window = activity()
    address = f"content://{window.getPackageName()}.shared/{quote(path.name)}"
    intent_class = java("android.content.Intent")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType(KINDS[path.suffix])
    document = java("android.net.Uri").parse(address)
    intent.putExtra(intent_class.EXTRA_STREAM, cast("android.os.Parcelable", document))
    intent.addFlags(intent_class.FLAG_GRANT_READ_URI_PERMISSION)
    words = cast("java.lang.CharSequence", java("java.lang.String")(title))
    window.startActivity(intent_class.createChooser(intent, words))
