"""What went wrong with the games' file, in one sentence."""

from __future__ import annotations

from nyhavn.i18n import _, ngettext
from nyhavn.storage.exchange import ImportRefusedError, Refusal
from nyhavn.storage.importing import Imported
from nyhavn.storage.troubles import Notice, NoticeKind, Trouble


def trouble_text(trouble: Trouble) -> str:
    """Why the last steps are not safe yet; the game goes on and they are tried again."""
    return _("{why} The last moves are not saved yet; the app keeps trying.").format(why=_why(trouble))


def unread_text(trouble: Trouble) -> str:
    """Why there is nothing to show."""
    why = _why(trouble)
    if trouble is Trouble.NO_SUCH_GAME:
        return why
    return _("{why} The games cannot be read.").format(why=why)


def undone_text(trouble: Trouble) -> str:
    """Why what the player asked for was not done."""
    return _("{why} Nothing was changed.").format(why=_why(trouble))


def _why(trouble: Trouble) -> str:
    return {
        Trouble.FULL: _("The device has no space left."),
        Trouble.READ_ONLY: _("The saved games folder cannot be written to."),
        Trouble.LOCKED: _("Another program is using the saved games file."),
        Trouble.DAMAGED: _("The saved games file is damaged."),
        Trouble.IO: _("The saved games file cannot be reached."),
        Trouble.CONFLICT: _("The game was continued elsewhere."),
        Trouble.NO_SUCH_GAME: _("The game is no longer in the file."),
        Trouble.FAULT: _("Something went wrong in the app itself."),
    }[trouble]


def refusal_text(error: ImportRefusedError) -> str:
    """Why a file was not taken in."""
    why = {
        Refusal.UNREADABLE: _("The file cannot be read."),
        Refusal.TOO_LARGE: _("The file is too large."),
        Refusal.NOT_TEXT: _("The file is not a text file."),
        Refusal.NO_GAME: _("There is no game in the file."),
        Refusal.BAD_TABLE: _("The details of a game in the file are not valid."),
        Refusal.BAD_GAME: _("A game in the file breaks the rules."),
    }[error.refusal]
    return _("{why} Nothing was changed.").format(why=why)


def import_text(done: Imported | ImportRefusedError) -> str:
    """How an import went."""
    if isinstance(done, ImportRefusedError):
        return refusal_text(done)
    count = len(done.ids)
    brought = _brought(count)
    if done.trouble is not None:
        return _("{why} {brought} Import the file again to continue.").format(
            why=_why(done.trouble), brought=brought
        )
    if done.stopped:
        return (
            _("Stopped. {brought} Import the file again to continue.").format(brought=brought)
            if count
            else _("Stopped. Nothing was changed.")
        )
    if done.known:
        known = ngettext("{count} was already there.", "{count} were already there.", done.known)
        return f"{brought} {known.format(count=done.known)}"
    return brought


def _brought(count: int) -> str:
    if not count:
        return _("No games imported.")
    return ngettext("{count} game imported.", "{count} games imported.", count).format(count=count)


def notice_text(notice: Notice) -> str:
    """What the player is told about the file."""
    file = notice.path.name if notice.path is not None else ""
    match notice.kind:
        case NoticeKind.RECOVERED:
            kept = ngettext("{count} game was recovered.", "{count} games were recovered.", notice.games)
            kept = kept.format(count=notice.games)
            if notice.path is None:
                return _("The saved games file was missing. {kept}").format(kept=kept)
            return _("The saved games file was damaged. {kept} The old file is kept as {file}.").format(
                kept=kept, file=file
            )
        case NoticeKind.NEWER:
            return _("The saved games file is from a newer version and is kept as {file}.").format(file=file)
        case NoticeKind.IN_MEMORY:
            why = _why(notice.trouble or Trouble.READ_ONLY)
            return _("{why} Games cannot be saved for now.").format(why=why)
        case NoticeKind.SECOND:
            return _("Nyhavn is open twice with the same games.")
        case NoticeKind.GAME_CUT:
            return _("The last moves of a game were damaged; it continues from just before them.")
        case NoticeKind.GAME_BRANCHED:
            return _("The game was continued in another window; this one continues as a copy.")
