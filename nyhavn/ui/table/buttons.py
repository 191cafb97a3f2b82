"""The table's own buttons: what a press does, and what they say and allow now."""

from __future__ import annotations

from typing import Protocol

from kivy.app import App

from nyhavn.i18n import _
from nyhavn.match.game import Match
from nyhavn.ui.language import tr
from nyhavn.ui.table import overlays
from nyhavn.ui.table.board import Board, show
from nyhavn.ui.table.confirming import confirm_texts
from nyhavn.ui.table.playing import Playing


class Deeds(Protocol):
    """What buttons and keys ask of the table."""

    def confirm(self) -> None: ...
    def undo(self) -> None: ...
    def hint(self) -> None: ...
    def open_log(self) -> None: ...


def connect(board: Board, table: Deeds, playing: Playing) -> None:
    """Say what the buttons of a board do."""
    board.confirm.bind(
        on_confirm=lambda *_: table.confirm(),
        on_slip=lambda _button: App.get_running_app().say(tr._("Hold to confirm")),
    )
    board.undo.bind(on_release=lambda *_: table.undo())
    board.rotate.bind(on_release=lambda *_: playing.turn())
    board.flip.bind(on_release=lambda *_: playing.mirror())
    board.hint.bind(on_release=lambda *_: table.hint())
    board.menu.bind(on_release=lambda *_: overlays.open_menu(table.open_log))
    board.bar.bind(on_release=lambda *_: table.open_log())
    board.coats.on_choice = playing.choose_coat


def show_buttons(board: Board, match: Match, acting: bool, may_hint: bool) -> None:
    """Let the buttons show what can be done now, by a person who acts or by nobody."""
    texts = confirm_texts(match, acting)
    board.confirm.text, board.confirm.note = texts.text, texts.note
    board.confirm.ready, board.confirm.refused = texts.ready, texts.refused
    board.confirm.inspect_enabled = texts.ready
    board.confirm.hold = App.get_running_app().preferences.hold and not match.state.over
    board.undo.inspect_enabled = acting and match.can_undo
    board.undo.hint, board.hint.hint, board.menu.hint = _("Undo"), _("Hint"), _("Menu")
    board.rotate.hint, board.flip.hint = _("Turn"), _("Mirror")
    board.hint.inspect_enabled = acting
    show(board.hint, may_hint)
    board.place_confirm()
