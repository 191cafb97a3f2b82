"""The app on a made-up device: files, sharing and settings as a player meets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.match.setup import Setup
from nyhavn.storage.store import Store
from tests.android.device import Device, needs_java
from tests.storage.playing import exported, take_in
from tests.ui.saves.kept_games import fill

pytestmark = [needs_java, pytest.mark.e2e]

OPEN, SAVE = 4201, 4202


def games_of(text: str, folder: Path) -> int:
    """How many games a text has, by reading it as another device would."""
    store = Store.open(folder, Setup.from_json)
    try:
        return len(take_in(store, text).ids)
    finally:
        store.close()


def text_of(folder: Path, games: int) -> str:
    """The text of so many games."""
    store = Store.open(folder, Setup.from_json)
    try:
        fill(store, games)
        return exported(store)
    finally:
        store.close()


@pytest.mark.parametrize(("game", "count"), [(True, 1), pytest.param(False, 2, marks=pytest.mark.slow)])
def test_games_are_exported_wherever_the_player_likes_and_can(device: Device, game: bool, count: int) -> None:
    places = ["content://full/mine.txt", "content://documents/mine.txt"]
    (device.documents / "mine.txt").touch()

    seen = device.play("app_export", data=device.folder / "files", addresses=places, game=game)

    assert "could not be saved there" in seen["said"][0]
    assert seen["said"][1] == "The file has been saved."
    assert all(title.startswith("nyhavn-") for title in seen["titles"])
    assert games_of((device.documents / "mine.txt").read_text("utf-8"), device.folder / "other") == count


@pytest.mark.slow
def test_going_back_from_the_dialog_leaves_nothing(device: Device) -> None:
    seen = device.play("app_export", data=device.folder / "files", addresses=[""], game=True)

    assert seen["said"] == [""]


def test_games_and_pictures_are_shared(device: Device) -> None:
    seen = device.play("app_share", data=device.folder / "files")

    assert seen == {"types": ["text/plain", "image/png"], "left": []}
    assert {path.suffix for path in (device.cache / "shared").iterdir()} == {".txt", ".png"}
    assert not (device.folder / "files" / "pictures").exists(), "it would be backed up"


def test_games_are_imported(device: Device) -> None:
    (device.documents / "theirs.txt").write_text(text_of(device.folder / "other", 3), "utf-8")

    seen = device.play("app_import", data=device.folder / "files", address="content://documents/theirs.txt")

    assert seen == {"said": "3 games imported.", "games": 3}


@pytest.mark.slow
def test_a_document_that_cannot_be_read_is_said(device: Device) -> None:
    seen = device.play("app_import", data=device.folder / "files", address="content://forbidden/a.txt")

    assert seen == {"said": "The file cannot be read.", "games": 0}


def test_a_device_without_dialogs_and_without_apps_to_share_with_says_so(device: Device) -> None:
    device.properties["nothing"] = True

    seen = device.play("app_nothing_there", data=device.folder / "files")

    no_dialogs = "This device has no app for choosing files."
    assert seen == {"said": [no_dialogs, no_dialogs, "This device cannot share files."], "left": []}


def test_an_import_goes_on_in_a_new_process(device: Device) -> None:
    (device.documents / "theirs.txt").write_text(text_of(device.folder / "other", 2), "utf-8")

    seen = device.play(
        "app_started_anew",
        data=device.folder / "files",
        number=OPEN,
        address="content://documents/theirs.txt",
    )

    assert seen == {"said": "2 games imported.", "screen": "saves", "games": 2}


@pytest.mark.slow
def test_an_export_goes_on_in_a_new_process(device: Device) -> None:
    (device.cache / "documents").mkdir(parents=True)
    (device.cache / "documents" / "outgoing.txt").write_text("games", "utf-8")
    document = device.documents / "mine.txt"

    seen = device.play(
        "app_started_anew", data=device.folder / "files", number=SAVE, address="content://documents/mine.txt"
    )

    assert seen == {"said": "The file has been saved.", "screen": "home", "games": 0}
    assert document.read_text("utf-8") == "games"


@pytest.mark.parametrize("resumed", [pytest.param(True, marks=pytest.mark.slow), False])
def test_changes_of_the_devices_settings_are_taken_over_at_once(device: Device, resumed: bool) -> None:
    before, after, chosen = device.play("app_changes", resumed=resumed)

    assert before == ["en", "Light", 1]
    assert after == ["hu", "Dark", 1.5]
    assert chosen == ["fr", "Light", 1], "what the player has chosen in the game counts more"
