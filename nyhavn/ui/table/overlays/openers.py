"""What is opened over the table: words about things, a house seen closer, the log, the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyhavn.i18n import _
from nyhavn.match.services import Advice
from nyhavn.match.session import Session
from nyhavn.match.setup import Setup
from nyhavn.match.spots import Spot
from nyhavn.match.view import TableView
from nyhavn.ui.table.overlays.popups import Explanation, HouseCloseUp
from nyhavn.ui.widgets.sheet import ChoiceSheet, Entry
from nyhavn.words.advice import reasons_text
from nyhavn.words.explanations import explain

SWITCHES = ("curtain", "flat", "face_down")
"""How a table that several people share is set."""


def explain_spot(view: TableView, spot: Spot) -> None:
    """Say in words what something on the table is."""
    title, text = explain(spot, view)
    Explanation(title=title, text=text, name="explanation", description=f"{title}\n{text}").open()


def give_reasons(advice: Advice, view: TableView) -> None:
    """Say the hint whole, which the strip may not have room for, and all that speaks for it."""
    text = reasons_text(advice, view)
    Explanation(title=_("Why?"), text=text, name="explanation", description=text).open()


def look_closer(view: TableView, seat: int, patterns: bool) -> None:
    """Show another player's house in large."""
    closer = HouseCloseUp(name="closer")
    closer.show(view.players[seat], patterns)
    closer.open()


def open_log(view: TableView, patterns: bool) -> None:
    """Show what happened, turn by turn."""
    from nyhavn.ui.table.overlays.log import LogSheet

    sheet = LogSheet(name="log.sheet", description="")
    sheet.fill(view, patterns)
    sheet.open()


def open_menu(app: Any, session: Session, open_log: Callable[[], None]) -> None:
    """Offer the ways from the table, and how it is set where several people share it."""
    entries = [
        Entry("log", _("What happened"), icon="format-list-bulleted"),
        Entry("rules", _("How to play"), icon="book-open-page-variant"),
    ]
    heard = app.preferences.sound
    mute = Entry(
        "sound", _("Sound off") if heard else _("Sound on"), icon="volume-off" if heard else "volume-high"
    )
    entries += [mute, Entry("settings", _("Settings"), icon="cog")]
    entries.append(Entry("home", _("Home"), _("The game is waiting for you."), icon="home"))
    entries += _table_entries(session.view.setup, app.preferences.face_down)

    def take(key: str) -> None:
        if key == "log":
            open_log()
        elif key == "sound":
            app.preferences.sound = not heard
        elif key in SWITCHES:
            _switch(app, session, key)
        else:
            app.open(key)

    ChoiceSheet("menu", _("Menu"), entries, "", take).open()


def _table_entries(setup: Setup, face_down: bool) -> list[Entry]:
    """What can be switched at a table that several people share."""
    if len(setup.humans) < 2:
        return []
    entries = [
        Entry("curtain", _("Curtain between turns"), icon="curtains", is_on=setup.curtain),
        Entry("flat", _("Flat on the table"), icon="table-furniture", is_on=setup.flat),
    ]
    if setup.is_watched:
        note = _("Hold them to look at them.")
        entries.append(Entry("face_down", _("Cards face down"), note, "cards-outline", face_down))
    return entries


def _switch(app: Any, session: Session, key: str) -> None:
    """Change how the table is set, from now on."""
    setup = session.view.setup
    if key == "face_down":
        app.preferences.face_down = not app.preferences.face_down
    elif key == "curtain":
        session.set_table(not setup.curtain, setup.flat)
    else:
        session.set_table(setup.curtain, not setup.flat)
