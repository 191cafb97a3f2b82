"""Android's own dialogs for files. They need no permission: the player gives the game just this one document.

The outcome is fetched, not told: Android may end the game while the dialog is open, and then the answer comes
before Python runs again. assets/android/java/…/Documents.java takes it, copies, and keeps the outcome for us.
"""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from pathlib import Path

from nyhavn.device.android import activity, cache_folder, java

KEEPER = "org.nyhavngame.nyhavn.Documents"


class Outcome(Enum):
    """What became of a dialog."""

    COPYING = "copying"
    CANCELLED = "cancelled"
    OPENED = "opened"
    UNREADABLE = "unreadable"
    SAVED = "saved"
    UNWRITABLE = "unwritable"


def incoming() -> Path:
    """Where the document that the player opened is copied to."""
    return cache_folder("documents") / "incoming.txt"


def outgoing() -> Path:
    """What is copied into the document that the player saves."""
    return cache_folder("documents") / "outgoing.txt"


def ask_for_document() -> bool:
    """Let the player choose a document; False if the device has no such dialog."""
    # Messengers and mail give text files all kinds of types: whether it is one of ours is seen inside.
    return _ask("OPEN", "ACTION_OPEN_DOCUMENT", "*/*")


def ask_where_to_save(name: str) -> bool:
    """Let the player choose a place for what is going out; False if the device has no such dialog."""
    return _ask("SAVE", "ACTION_CREATE_DOCUMENT", "text/plain", name)


def take_outcome() -> Outcome | None:
    """What became of the last dialog, once; None while it is open, or if there was none."""
    # Asked at every start: whatever is wrong with it must not keep the game from starting.
    with suppress(Exception):
        return Outcome(str(java(KEEPER).takeOutcome()))
    return None


def _ask(number: str, action: str, kind: str, name: str = "") -> bool:
    intent_class = java("android.content.Intent")
    intent = intent_class(getattr(intent_class, action))
    intent.addCategory(intent_class.CATEGORY_OPENABLE)
    intent.setType(kind)
    if name:
        intent.putExtra(intent_class.EXTRA_TITLE, name)
    # Some televisions and tablets come without the app that has the dialogs.
    with suppress(Exception):
        activity().startActivityForResult(intent, getattr(java(KEEPER), number))
        return True
    return False
