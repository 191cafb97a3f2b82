"""The game's calls into Java, made for real on a JDK."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nyhavn.storage.incoming import LARGEST_TEXT
from tests.android.device import Device, needs_java

pytestmark = needs_java

OPEN, SAVE = 4201, 4202
EVERY_API = pytest.mark.parametrize("api", [24, 28, 36])


@EVERY_API
@pytest.mark.parametrize(
    ("name", "kind"), [("nyhavn-1.png", "image/png"), ("nyhavn-2026-11-17 Játék.txt", "text/plain")]
)
def test_a_file_is_shared_without_a_permission(device: Device, api: int, name: str, kind: str) -> None:
    """By a provider of our own: the gallery took pictures without a permission only since Android 10."""
    device.properties["api"] = api
    file = device.folder / name
    file.write_bytes(b"12345")

    seen = device.play("sharing", path=file, title="Anna nyert")

    copy = device.cache / "shared" / name
    assert seen["chooser"] == ["android.intent.action.CHOOSER", "Anna nyert"]
    assert seen["intent"] == ["android.intent.action.SEND", kind, 1], "1: may be read"
    assert seen["address"].startswith("content://org.nyhavngame.nyhavn.shared/")
    assert seen["provided"] == [kind, name, 5, str(copy)]
    assert copy.read_bytes() == b"12345"


def test_where_nothing_takes_it_that_is_said(device: Device) -> None:
    device.properties["nothing"] = True
    (device.folder / "a.png").touch()

    assert device.play("sharing", path=device.folder / "a.png", title="") == {"shared": False}


def test_other_apps_get_nothing_else(device: Device) -> None:
    (device.cache / "shared").mkdir(parents=True)
    (device.cache / "shared" / "a.png").touch()
    (device.cache / "secret.txt").touch()
    start = "content://org.nyhavngame.nyhavn.shared/"
    addresses = {
        "a.png": "opened",
        "a.png#w": "java.lang.SecurityException",
        "b.png": "java.io.FileNotFoundException",
        "..%2Fsecret.txt": "java.lang.SecurityException",
        "..": "java.lang.SecurityException",
        "shared/a.png": "java.lang.SecurityException",
    }

    seen = device.play("forbidden_addresses", addresses=[start + end for end in addresses])

    assert dict(zip(addresses, seen, strict=True)) == addresses


def test_what_was_shared_long_ago_is_deleted(device: Device) -> None:
    shared, pictures = device.cache / "shared", device.folder / "files" / "pictures"
    for folder in (shared, pictures):
        folder.mkdir(parents=True)
    day = 24 * 60 * 60
    for name, age in (("old.png", day + 60), ("young.png", day - 60)):
        (shared / name).touch()
        os.utime(shared / name, (10 * day - age,) * 2)
    (pictures / "of an earlier version.png").touch()

    device.play("forgetting", data=device.folder / "files", now=10 * day)

    assert [path.name for path in shared.iterdir()] == ["young.png"]
    assert not pictures.exists()


@EVERY_API
def test_the_systems_dialogs_are_opened(device: Device, api: int) -> None:
    device.properties["api"] = api
    kinds = {"openable": True, "opened": True, "outcome": None}
    to_open = {"number": OPEN, "action": "android.intent.action.OPEN_DOCUMENT", "type": "*/*", "title": None}
    to_save = {"number": SAVE, "action": "android.intent.action.CREATE_DOCUMENT", "type": "text/plain"}

    assert device.play("asking", name=None) == {**kinds, **to_open}
    assert device.play("asking", name="nyhavn.txt") == {**kinds, **to_save, "title": "nyhavn.txt"}


def test_a_device_without_dialogs_says_so(device: Device) -> None:
    device.properties["nothing"] = True

    assert device.play("asking", name=None) == {"opened": False}
    assert device.play("asking", name="nyhavn.txt") == {"opened": False}


def test_a_document_is_read(device: Device) -> None:
    """Also by a process that was started only after the dialog: nothing here has asked for it."""
    content = os.urandom(300_000)
    (device.documents / "games.txt").write_bytes(content)

    assert device.play("choosing", number=OPEN, address="content://documents/games.txt") == ["opened"]
    assert (device.cache / "documents" / "incoming.txt").read_bytes() == content


def test_a_document_is_written_over_what_was_there(device: Device) -> None:
    (device.documents / "games.txt").write_bytes(b"x" * 400_000)
    (device.cache / "documents").mkdir(parents=True)
    content = os.urandom(300_000)
    (device.cache / "documents" / "outgoing.txt").write_bytes(content)

    assert device.play("choosing", number=SAVE, address="content://documents/games.txt") == ["saved"]
    assert (device.documents / "games.txt").read_bytes() == content


@pytest.mark.parametrize(
    ("number", "address", "outcome"),
    [
        (OPEN, "", ["cancelled"]),
        (SAVE, "", ["cancelled"]),
        (OPEN, "content://documents/gone.txt", ["unreadable"]),
        (OPEN, "content://forbidden/a.txt", ["unreadable"]),
        (OPEN, "content://null/a.txt", ["unreadable"]),
        (SAVE, "content://forbidden/a.txt", ["unwritable"]),
        (SAVE, "content://full/a.txt", ["unwritable"]),
        (7, "content://documents/games.txt", []),
    ],
)
def test_what_goes_wrong_is_told(device: Device, number: int, address: str, outcome: list[str]) -> None:
    (device.cache / "documents").mkdir(parents=True)
    (device.cache / "documents" / "outgoing.txt").write_bytes(b"games")
    half_written = device.documents / "a.txt"
    if "full" in address:
        half_written.touch()

    assert device.play("choosing", number=number, address=address) == outcome
    assert not half_written.exists()


def test_more_is_read_than_the_game_takes(device: Device) -> None:
    """So that the game itself says that a file is too large, and never takes half of one."""
    assert device.play("most_read") > LARGEST_TEXT


@pytest.mark.parametrize(
    ("tags", "language"),
    [("hu-HU", "hu"), ("sv-SE,fr-CA,hu-HU", "fr"), ("zh-Hant-TW,es-419", "es_419"), ("nb-NO,sv-SE", "en")],
)
def test_all_languages_of_the_player_are_asked(device: Device, tags: str, language: str) -> None:
    assert device.play("settings", tags=tags, night=False, scale=1)["language"] == language


@pytest.mark.parametrize("night", [True, False])
def test_the_devices_settings_are_known(device: Device, night: bool) -> None:
    if night:
        device.properties["animator_duration_scale"] = 0.0

    seen = device.play("settings", tags="en", night=night, scale=1.3)

    assert (seen["dark"], seen["reduced_motion"]) == (night, night)
    assert seen["font"] == pytest.approx(1.3)
    assert Path(seen["files"]) == device.folder / "files"
    assert Path(seen["cache"]) == device.folder / "cache" / "shared"


@pytest.mark.parametrize("api", [24, 36])
def test_the_motor_buzzes(device: Device, api: int) -> None:
    device.properties["api"] = api

    assert device.play("buzzing", kind="refusal") == 45


@pytest.mark.parametrize("api", [24, 28, 30, 36])
def test_bars_and_cutouts_are_known(device: Device, api: int) -> None:
    device.properties["api"] = api
    bars, cutout = [0, 60, 0, 130], [0, 90, 0, 0]

    seen = device.play("insets", bars=bars, cutout=cutout, keyboard=900, margin=0)

    # Android knows of cutouts since 9; the keyboard is none of our business.
    assert seen == [0, 60 if api < 28 else 90, 0, 130]
    assert device.play("insets", bars=bars, cutout=[0] * 4, keyboard=0, margin=60) == [0, 0, 0, 130]


def test_before_the_window_is_shown_nothing_is_covered(device: Device) -> None:
    device.properties["hidden"] = True

    assert device.play("insets", bars=[0] * 4, cutout=[0] * 4, keyboard=0, margin=0) is None
