"""Handing a picture on: to the device's own way of sharing, or into a folder that people know."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


def pictures_folder(chosen: Path | None, data: Path, environ: Mapping[str, str] = os.environ) -> Path:
    """Where pictures go: with the games where that place was chosen, else among the player's pictures."""
    own = data / "pictures"
    if chosen is not None or "ANDROID_ARGUMENT" in environ:
        return own
    known = environ.get("XDG_PICTURES_DIR") if sys.platform == "linux" else None
    folder = Path(known) if known else Path.home() / "Pictures"
    return folder / "Nyhavn" if folder.is_dir() else own


def share_picture(path: Path, title: str) -> bool:
    """Offer a picture to the device's other apps; False where it only stays a file."""
    if "ANDROID_ARGUMENT" not in os.environ:
        return False
    # Galleries differ from vendor to vendor and fail in many ways; the file is safe in any case.
    with suppress(Exception):
        _share_on_android(path, title)
        return True
    return False


def _share_on_android(path: Path, title: str) -> None:
    """Put the picture into the gallery, which needs no permission, and open the sheet of apps."""
    from android import mActivity  # type: ignore[import-not-found]
    from jnius import autoclass, cast  # type: ignore[import-not-found]

    uri = _into_gallery(mActivity.getContentResolver(), path, autoclass)
    intent_class = autoclass("android.content.Intent")
    intent = intent_class(intent_class.ACTION_SEND)
    intent.setType("image/png")
    intent.putExtra(intent_class.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    intent.addFlags(intent_class.FLAG_GRANT_READ_URI_PERMISSION)
    words = cast("java.lang.CharSequence", autoclass("java.lang.String")(title))
    mActivity.startActivity(intent_class.createChooser(intent, words))


def _into_gallery(resolver: Any, path: Path, autoclass: Any) -> Any:
    columns = autoclass("android.provider.MediaStore$MediaColumns")
    images = autoclass("android.provider.MediaStore$Images$Media")
    values = autoclass("android.content.ContentValues")()
    values.put(columns.DISPLAY_NAME, path.name)
    values.put(columns.MIME_TYPE, "image/png")
    values.put(columns.RELATIVE_PATH, "Pictures/Nyhavn")
    uri = resolver.insert(images.EXTERNAL_CONTENT_URI, values)
    stream = resolver.openOutputStream(uri)
    try:
        stream.write(path.read_bytes())
    finally:
        stream.close()
    return uri
