"""What happens on the made-up device, in a process of its own: `python -m tests.android.scenes SCENE JSON`.

A scene is a function that says what it saw. The app's scenes are in app_scenes.py.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import jnius_config

RESULT_OK, RESULT_CANCELED = -1, 0


def start_java() -> None:
    """Java as the device has it. Kivy is imported before, if at all: it must not take this for Android."""
    jnius_config.add_options(*json.loads(os.environ["TEST_JAVA"]))
    jnius_config.set_classpath(os.environ["TEST_CLASSES"])
    os.environ["ANDROID_ARGUMENT"] = "app"


def activity() -> Any:
    from android import mActivity

    return mActivity


def answer(number: int, address: str) -> None:
    """The player closes the dialog with a document, or without."""
    from jnius import autoclass

    intent = autoclass("android.content.Intent")("")
    if address:
        intent.setData(autoclass("android.net.Uri").parse(address))
    activity().answer(number, RESULT_OK if address else RESULT_CANCELED, intent)


def described(intent: Any) -> dict[str, Any]:
    return {
        "action": intent.getAction(),
        "type": intent.getType(),
        "openable": intent.hasCategory("android.intent.category.OPENABLE"),
        "title": intent.getStringExtra("android.intent.extra.TITLE"),
    }


def sharing(path: str, title: str) -> dict[str, Any]:
    from jnius import autoclass, cast

    from nyhavn.device.share import share_file

    if not share_file(Path(path), title):
        return {"shared": False}
    chooser = activity().started
    intent = cast("android.content.Intent", chooser.getParcelableExtra("android.intent.extra.INTENT"))
    uri = cast("android.net.Uri", intent.getParcelableExtra("android.intent.extra.STREAM"))
    provider = autoclass("org.nyhavngame.nyhavn.SharedFiles")()
    provider.attach(activity())
    row = cast("android.database.MatrixCursor", provider.query(uri, None, None, None, None)).rows.get(0)
    return {
        "shared": True,
        "chooser": [chooser.getAction(), chooser.getCharSequenceExtra("android.intent.extra.TITLE")],
        "intent": [intent.getAction(), intent.getType(), intent.getFlags()],
        "address": uri.toString(),
        "provided": [provider.getType(uri), *row, provider.openFile(uri, "r").file.getAbsolutePath()],
    }


def forbidden_addresses(addresses: list[str]) -> list[str]:
    """What the provider says to each address, and to writing."""
    from jnius import JavaException, autoclass

    provider = autoclass("org.nyhavngame.nyhavn.SharedFiles")()
    provider.attach(activity())
    uri = autoclass("android.net.Uri")
    said = []
    for address in addresses:
        mode = "w" if address.endswith("#w") else "r"
        try:
            provider.openFile(uri.parse(address.removesuffix("#w")), mode)
            said.append("opened")
        except JavaException as error:
            said.append(str(error.classname))
    return said


def forgetting(data: str, now: float) -> None:
    from nyhavn.device.share import forget_shared

    forget_shared(Path(data), now)


def asking(name: str | None) -> dict[str, Any]:
    from nyhavn.device import documents

    opened = documents.ask_where_to_save(name) if name else documents.ask_for_document()
    outcome = documents.take_outcome()
    if not opened:
        return {"opened": False}
    return {"opened": True, "outcome": outcome, "number": activity().request, **described(activity().started)}


def choosing(number: int, address: str) -> list[str]:
    """The outcomes after an answer, until there is none."""
    from nyhavn.device import documents

    answer(number, address)
    seen: list[str] = []
    while (outcome := documents.take_outcome()) is not None:
        if outcome is not documents.Outcome.COPYING:
            seen.append(outcome.value)
    return seen


def settings(tags: str, night: bool, scale: float) -> dict[str, Any]:
    from jnius import autoclass

    from nyhavn.device import android
    from nyhavn.device.reduced_motion import wants_reduced_motion
    from nyhavn.folders import data_folder
    from nyhavn.i18n import system_language

    configuration = activity().getResources().getConfiguration()
    configuration.setLocales(autoclass("android.os.LocaleList").forLanguageTags(tags))
    configuration.uiMode = 0x21 if night else 0x11
    configuration.fontScale = scale
    return {
        "language": system_language({"ANDROID_ARGUMENT": ""}),
        "dark": android.is_dark(),
        "font": android.font_scale(),
        "reduced_motion": wants_reduced_motion(),
        "files": str(data_folder(None)),
        "cache": str(android.cache_folder("shared")),
    }


def buzzing(kind: str) -> int:
    from jnius import cast

    from nyhavn.device.haptics import buzz

    buzz(kind)
    return int(cast("android.os.Vibrator", activity().getSystemService("vibrator")).buzzed)


def insets(bars: list[int], cutout: list[int], keyboard: int, margin: int) -> list[float] | None:
    """What is covered of a window of 1080 by 2400 pixels."""
    from jnius import autoclass

    sides = autoclass("android.graphics.Insets")
    window = activity().getWindow().getDecorView()
    content = activity().findViewById(autoclass("android.R$id").content)
    window.width, window.height = content.width, content.height = 1080, 2400
    content.top, content.height = margin, 2400 - margin
    window.insets.bars = sides.of(*bars)
    window.insets.keyboard = keyboard
    if any(cutout):
        window.insets.cutout = autoclass("android.view.DisplayCutout")(sides.of(*cutout))
    found = import_module("nyhavn.device.insets").read_insets()
    return None if found is None else list(found)


def most_read() -> int:
    from jnius import autoclass

    return int(autoclass("org.nyhavngame.nyhavn.Documents").MOST_READ)


if __name__ == "__main__":
    scene, given = sys.argv[1], json.loads(sys.argv[2])
    if scene.startswith("app_"):
        from tests.android import app_scenes

        print(json.dumps(app_scenes.play(scene, given)))
    else:
        start_java()
        print(json.dumps(globals()[scene](**given)))
