"""The player's settings in the file of games."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from nyhavn.match.setup import Setup
from nyhavn.storage import Store
from tests.storage.playing import open_store

if TYPE_CHECKING:
    # Only its form counts here, where there need be no Kivy.
    from nyhavn.ui.preferences import PreferenceStore

VALUES = {
    "language": "hu",
    "patterns": True,
    "text_size": 125,
    "window": [1280, 800],
    "seats": {"drafts": [{"name": "Ödön", "color": "red"}], "count": 2},
    "nothing": None,
}


def test_settings_are_what_the_app_calls_a_preference_store(store: Store[Setup]) -> None:
    preferences: PreferenceStore = store.settings

    assert preferences.load() == {}
    preferences.save(VALUES)
    assert preferences.load() == VALUES
    assert preferences.set_aside is None


def test_settings_outlive_the_app(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.settings.save(VALUES)
    store.close()

    again = open_store(tmp_path)

    assert again.settings.load() == VALUES
    again.close()


def test_new_settings_take_the_place_of_all_old_ones(store: Store[Setup]) -> None:
    store.settings.save({"a": 1, "b": 2})
    store.settings.save({"b": 3, "c": 4})

    assert store.settings.load() == {"b": 3, "c": 4}


def test_settings_that_did_not_change_are_not_written(tmp_path: Path, store: Store[Setup]) -> None:
    store.settings.save(VALUES)
    log = tmp_path / "nyhavn.db-wal"
    before = log.stat().st_size

    store.settings.save(VALUES)
    assert log.stat().st_size == before

    store.settings.save(VALUES | {"patterns": False})
    assert log.stat().st_size > before


def test_a_setting_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.settings.save({"a": 1, "b": 2})
    store.close()
    other = sqlite3.connect(tmp_path / "nyhavn.db")
    other.execute("UPDATE settings SET value = '{' WHERE key = 'a'")
    other.commit()
    other.close()

    again = open_store(tmp_path)

    assert again.settings.load() == {"b": 2}
    again.close()


def test_saving_settings_never_raises(store: Store[Setup]) -> None:
    store.settings.save({"a": 1})
    store.close()

    store.settings.save({"a": 2})

    assert store.settings.load() == {}
