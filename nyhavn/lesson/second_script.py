"""The turns of the second lesson: how to think ahead, in the last turns of a game that is nearly lost."""

from __future__ import annotations

from nyhavn.i18n import _
from nyhavn.lesson.deal import RIVAL_NAME
from nyhavn.lesson.tasks import Play, Read, Task
from nyhavn.match.spots import PILE, OwnAbility
from nyhavn.words.names import ability_name


def _welcome() -> str:
    return _(
        "Three minutes of tactics, late in a game: {rival} has 6 points, you have 4. Let’s turn that round."
    ).format(rival=RIVAL_NAME)


def _eight_cards() -> str:
    return _(
        "That makes eight cards, one more than you may keep. That is better than leaving the purple card "
        "to {rival}. Take them."
    ).format(rival=RIVAL_NAME)


def _change_of_colors() -> str:
    return _(
        "You have no red cards, but you do have “{ability}”: once, cards of one colour count as another. "
        "Your blue cards can pay for a red tile."
    ).format(ability=ability_name("change_of_colors"))


def _both_actions() -> str:
    return _(
        "Now draw and build in one turn, before {rival} can answer: “{ability}”. First tap the two purple "
        "cards."
    ).format(rival=RIVAL_NAME, ability=ability_name("both_actions"))


def _ability_too() -> str:
    return _("And now your ability “{ability}”.").format(ability=ability_name("both_actions"))


def _end_is_near() -> str:
    return _(
        "8 points to 6: you lead. Look at the pile: one card, and then comes the end card. Whoever draws two "
        "cards now ends the game."
    )


def _end_it() -> str:
    return _(
        "You could go on building, but {rival} might catch up. When you are ahead, end the game: draw "
        "any two cards side by side."
    ).format(rival=RIVAL_NAME)


TURNS: dict[int, tuple[Task, ...]] = {
    49: (
        Read(_welcome),
        Play(
            text=lambda: _(
                "Have a plan before you draw: a long purple tile would fill your first column. So collect "
                "purple: take the glowing pair."
            ),
            more=lambda: _("Good. Now the card beside it."),
            confirm=_eight_cards,
        ),
    ),
    50: (
        Play(
            text=lambda: _(
                "You may keep seven cards. Keep what you will build with: purple for the column, blue for "
                "the next turn. Discard the yellow card."
            ),
            confirm=lambda: _("Your plan needs no yellow. Discard it."),
        ),
    ),
    52: (
        Read(_change_of_colors, targets=(OwnAbility("change_of_colors"),)),
        Play(
            text=lambda: _(
                "Windows first: row 5 counts double if there is no wall in it. Take the four-square red "
                "tile, and turn it until its wall is in the upper row. Put it on the lit squares."
            ),
            more=lambda: _("Now put it on the lit squares, with its wall in the upper row."),
            turn=lambda: _("The wall belongs in the upper row: keep turning the tile."),
            elsewhere=lambda: _("It could go there. But put it on the lit squares."),
            confirm=lambda: _("Three blue cards pay for it: red beside red saves the fourth. Build!"),
        ),
    ),
    54: (
        Play(
            text=_both_actions,
            more=lambda: _("Good. Now the card beside it."),
            ability=_ability_too,
            confirm=lambda: _("You take the cards, and it is still your turn."),
        ),
    ),
    55: (
        Play(
            text=lambda: _(
                "The long purple tile fills the column and row 5 at once. Turn it upright, with its wall "
                "at the top: then row 5 is all windows."
            ),
            more=lambda: _("Now put it on the lit squares."),
            turn=lambda: _("Upright, with the wall at the top: keep turning the tile."),
            elsewhere=lambda: _("It could go there. But put it on the lit squares."),
            confirm=lambda: _("2 points for the column, 2 for a row of windows: you take the lead. Build!"),
        ),
    ),
    58: (
        Read(_end_is_near, targets=(PILE,)),
        Play(
            text=_end_it,
            more=lambda: _("Good. Now the card beside it."),
            confirm=lambda: _("These bring up the end card. Take the cards."),
        ),
    ),
}
"""The tasks of every decision of the pupil, by the number of actions before it."""
