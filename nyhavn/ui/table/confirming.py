"""What the Confirm button says: what it would do, and what is still missing or what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.engine.actions import Action, Build, DiscardCards, DrawCards, EndTurn, PlaceSpecial
from nyhavn.i18n import _, ngettext
from nyhavn.match.draft import proposed
from nyhavn.match.game import Match
from nyhavn.match.placing import judge
from nyhavn.ui.words.gains import cost_line, gain_lines
from nyhavn.ui.words.prompts import prompt


@dataclass(frozen=True, slots=True)
class ConfirmTexts:
    """The button's two lines and its look."""

    text: str
    note: str
    ready: bool = False
    refused: bool = False


def confirm_texts(match: Match, acting: bool) -> ConfirmTexts:
    """What the button says now."""
    state, draft = match.state, match.draft
    if state.over:
        return ConfirmTexts(_("To the scoreboard"), "", ready=True)
    if not acting:
        name = match.setup.seats[state.current].name
        return ConfirmTexts("", _("{name}'s turn").format(name=name))
    action = proposed(state, draft)
    if action is None:
        refused = draft.held is not None and draft.held.at is not None
        return ConfirmTexts("", prompt(state, draft), refused=refused)
    note = ""
    if draft.held is not None:
        verdict = judge(state, draft.held)
        lines = [cost_line(verdict, action)] if isinstance(action, Build) else []
        note = " · ".join(lines + gain_lines(verdict.gain))
    elif isinstance(action, EndTurn):
        note = prompt(state, draft)
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
