"""What is opened over the table: words about things, a house seen closer, the log, the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.app import App

from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.ui.sheet import ChoiceSheet, Entry
from nyhavn.ui.table.layers import Closer, Explanation
from nyhavn.ui.words.explanations import explain


def explain_spot(match: Match, spot: str) -> None:
    """Say in words what something on the table is."""
    title, text = explain(spot, match.state, match.setup)
    Explanation(title=title, text=text, inspect_name="explanation", inspect_text=f"{title}\n{text}").open()


def give_reasons(reasons: Sequence[Any]) -> None:
    """Say why the hint is what it is."""
    from nyhavn.ui.words.reasons import reason_text

    text = "\n".join(reason_text(reason) for reason in reasons)
    Explanation(title=_("Hint"), text=text, inspect_name="explanation", inspect_text=text).open()


def look_closer(match: Match, seat: int) -> None:
    """Show another player's house in large."""
    closer = Closer(inspect_name="closer")
    closer.show(match, seat, App.get_running_app().preferences.patterns)
    closer.open()


def open_log(match: Match) -> None:
    """Show what happened, turn by turn."""
    from nyhavn.ui.table.log import LogSheet

    sheet = LogSheet(inspect_name="log.sheet", inspect_text="")
    sheet.fill(match, App.get_running_app().preferences.patterns)
    sheet.open()


def open_menu(open_log: Callable[[], None]) -> None:
    """Offer the ways from the table."""
    app = App.get_running_app()
    entries = [Entry("log", _("What happened"), icon="format-list-bulleted")]
    if app.has_screen("rules"):
        entries.append(Entry("rules", _("How to play"), icon="book-open-page-variant"))
    entries.append(Entry("settings", _("Settings"), icon="cog"))
    entries.append(Entry("home", _("Home"), _("The game waits for you."), icon="home"))

    def take(key: str) -> None:
        if key == "log":
            open_log()
        else:
            app.open(key)

    ChoiceSheet("menu", _("Menu"), entries, "", take).open()
