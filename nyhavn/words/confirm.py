"""What the Confirm button says: what it would do, and what is still missing or what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards, EndTurn, PlaceSpecial
from nyhavn.i18n import _, ngettext
from nyhavn.match.view import TableView
from nyhavn.words.gains import cost_line, gain_lines
from nyhavn.words.prompts import prompt


@dataclass(frozen=True, slots=True)
class ConfirmTexts:
    """The button's two lines and its look."""

    text: str
    note: str
    ready: bool = False
    refused: bool = False


def confirm_texts(view: TableView) -> ConfirmTexts:
    """What the button says now."""
    if view.over:
        return ConfirmTexts(_("To the scoreboard"), "", ready=True)
    if not view.is_laid_out:
        return ConfirmTexts("", _("{name}'s turn").format(name=view.to_move.name))
    action = view.proposal.action
    if action is None:
        refused = view.held is not None and view.held.at is not None
        return ConfirmTexts("", prompt(view), refused=refused)
    note = ""
    if view.verdict is not None:
        lines = [cost_line(view.verdict, action)] if isinstance(action, Build) else []
        note = " · ".join(lines + gain_lines(view.verdict.gain))
    elif isinstance(action, EndTurn):
        note = prompt(view)
    return ConfirmTexts(_deed(action), note, ready=True)


def _deed(action: Action) -> str:
    if isinstance(action, DrawCards):
        count = len(action.slots)
        return ngettext("Take {count} card", "Take {count} cards", count).format(count=count)
    if isinstance(action, Build | PlaceSpecial):
        return _("Build")
    if isinstance(action, DiscardCards):
        return _("Put down")
    if isinstance(action, EndTurn):
        return _("End turn")
    return _("Confirm")
