"""The sheets to rename, merge and remove people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kivy.properties import StringProperty

from nyhavn.i18n import _
from nyhavn.match.people import clean_name
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry, WritingSheet
from nyhavn.ui.widgets.text_fields import NameField  # noqa: F401  the kv file builds on it


class PlayerNameSheet(WritingSheet):
    """Asks for another name."""

    player_name = StringProperty()

    def __init__(self, player_name: str, named: Callable[[str], None]) -> None:
        super().__init__(title=_("Rename"), player_name=player_name)
        self._named = named

    def take(self) -> None:
        """Take the name over, if it is one."""
        name = clean_name(self.field.text)
        self.dismiss()
        if name and name != self.player_name:
            self._named(name)


def ask_more(name: str, ways: Mapping[str, Callable[[], None]], can_merge: bool) -> None:
    """What can be done with a person."""
    entries = [Entry("rename", _("Rename"), _("The games stay with the player"), "pencil")]
    if can_merge:
        entries.append(
            Entry("merge", _("Merge"), _("If two names are the same person"), "account-multiple-minus")
        )
    entries.append(Entry("remove", _("Remove"), "", "delete-outline"))
    ChoiceSheet("players.more", name, entries, "", lambda key: ways[key]()).open()


def ask_merge(name: str, others: Sequence[str], merge: Callable[[str], None]) -> None:
    """Who else this person is."""
    entries = [Entry(str(number), other, "", "account") for number, other in enumerate(others)]
    title = _("{name} is the same person as…").format(name=name)
    ChoiceSheet("players.merge", title, entries, "", lambda key: merge(others[int(key)])).open()


def ask_remove(name: str, remove: Callable[[], None]) -> None:
    """Whether a person is really to be removed."""
    entries = [
        Entry("yes", _("Remove"), _("The saved games are kept"), "delete-outline"),
        Entry("no", _("Cancel"), "", "close"),
    ]
    title = _("Remove {name}?").format(name=name)
    ChoiceSheet("players.remove", title, entries, "", lambda key: remove() if key == "yes" else None).open()
