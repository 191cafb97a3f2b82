"""What each opponent says, in a sentence of their own."""

from __future__ import annotations

from nyhavn.i18n import _
from nyhavn.match.talk import Occasion, Speech


def speech_text(speech: Speech) -> str:
    """The sentence."""
    texts = {
        "apprentice": {
            Occasion.WELL_DONE: _("Oh, lovely! I must remember that one."),
            Occasion.OWN_LINE: _("A whole line! Did you see that?"),
            Occasion.WAITING: _("Take your time. I’m sketching the boats."),
            Occasion.WON: _("I won? I really won! Thank you for the game."),
            Occasion.LOST: _("Well built! Will you show me how?"),
        },
        "mason": {
            Occasion.WELL_DONE: _("Now that is solid work."),
            Occasion.OWN_LINE: _("Line by line, that’s how a house goes up."),
            Occasion.WAITING: _("No hurry. Mortar takes its time, too."),
            Occasion.WON: _("A good house, and good company."),
            Occasion.LOST: _("Fair and square. The coffee is on me."),
        },
        "architect": {
            Occasion.WELL_DONE: _("So much light in there. Beautiful."),
            Occasion.OWN_LINE: _("Windows first, the rest will follow."),
            Occasion.WAITING: _("Think it through. Good plans take a while."),
            Occasion.WON: _("The plan held, but you made me redraw it."),
            Occasion.LOST: _("I’d have put my name to that plan."),
        },
        "harbourmaster": {
            Occasion.WELL_DONE: _("I see most things coming. Not that one."),
            Occasion.OWN_LINE: _("Slow and steady, and the tide does the rest."),
            Occasion.WAITING: _("The tide waits for no one. I do."),
            Occasion.WON: _("That was close. The whole harbour was watching."),
            Occasion.LOST: _("Hats off to you."),
        },
    }
    return texts[speech.level][speech.occasion]
