"""How one plays on this table: taps, drags, turning, taking back."""

from __future__ import annotations

from collections.abc import Sequence

from nyhavn.i18n import _
from nyhavn.rulebook.page import Page, Section


def _sections(_players: int) -> Sequence[Section]:
    return (
        Section(
            "draw",
            _("Taking cards"),
            text=(_("Tap a card on a pier. The cards that can go with it light up; tap one of them."),),
            links=("draw",),
        ),
        Section(
            "build",
            _("Building"),
            text=(
                _("Drag a tile from the supply into your house. Or tap the tile and then a square."),
                _(
                    "Beside the tile you see what it costs and brings, or why it cannot stand there. Tap "
                    "cards in your hand to pay differently."
                ),
            ),
            links=("build",),
        ),
        Section(
            "turn",
            _("Turning and mirroring"),
            text=(
                _(
                    "A tap on the tile turns it, a double tap mirrors it. Two fingers turn it, too, and so "
                    "does the mouse wheel. There are buttons for both."
                ),
            ),
        ),
        Section(
            "final",
            _("Nothing is final"),
            text=(
                _(
                    "Nothing happens until you press the large button. Undo takes you back step by step "
                    "to the start of your turn, but cards that have been turned up stay so."
                ),
            ),
        ),
        Section(
            "explain",
            _("What is this?"),
            text=(_("Press and hold anything on the table to read what it is."),),
        ),
    )


PAGE = Page(
    "gestures", "gesture-tap", lambda: _("Controls"), lambda: _("Tapping, dragging, undoing"), _sections
)
