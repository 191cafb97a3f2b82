"""Games that are never lost: saved games, settings and statistics in one file. See docs/storage.md."""

from nyhavn.storage.chronicle import Chronicle
from nyhavn.storage.exchange import ImportRefusedError, Refusal
from nyhavn.storage.importing import GameImport, Imported
from nyhavn.storage.notes import Notes
from nyhavn.storage.saved import Listing, SavedGame
from nyhavn.storage.settings import Settings
from nyhavn.storage.snapshot import Snapshot
from nyhavn.storage.statistics import PlayerStatistics, Result
from nyhavn.storage.store import Store
from nyhavn.storage.thread import StoreThread
from nyhavn.storage.troubles import Notice, NoticeKind, StorageError, Trouble

__all__ = [
    "Chronicle",
    "GameImport",
    "ImportRefusedError",
    "Imported",
    "Listing",
    "Notes",
    "Notice",
    "NoticeKind",
    "PlayerStatistics",
    "Refusal",
    "Result",
    "SavedGame",
    "Settings",
    "Snapshot",
    "StorageError",
    "Store",
    "StoreThread",
    "Trouble",
]
