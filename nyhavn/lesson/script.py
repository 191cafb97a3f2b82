"""The turns of the lesson, one after the other: what is said, tried and played in each."""

from __future__ import annotations

from nyhavn.i18n import _
from nyhavn.lesson.deal import RIVAL, RIVAL_NAME
from nyhavn.lesson.guidance import Guidance, Stage, why_not
from nyhavn.lesson.tasks import Play, Read, Scene, Shown, Task, Try
from nyhavn.match.placing import Refusal, judge
from nyhavn.match.spots import ROTATE, UNDO, SupplySlot
from nyhavn.words.names import ability_name

UP_IN_THE_AIR = ((2, 5), (3, 5), (2, 6), (3, 6))
LAST_COLUMN = ((4, 0), (4, 1))
DISCOUNT = "construction_discount"


# The tile that hangs in the air


def _hangs(scene: Scene) -> bool:
    held = scene.draft.held
    return held is not None and held.at is not None and judge(scene.state, held).refusal is Refusal.HANGS


def _guide_up(scene: Scene) -> Guidance:
    held = scene.draft.held
    if held is None:
        trouble = _("You have all the cards you need. Take the glowing tile.")
        stage = Stage.ASTRAY if scene.draft.piers else Stage.BEGIN
        return Guidance(stage, (SupplySlot("red", 4),), UP_IN_THE_AIR, trouble)
    if (held.color, held.size) != ("red", 4):
        return Guidance(
            Stage.ASTRAY,
            (SupplySlot("red", 4),),
            UP_IN_THE_AIR,
            _("That is another tile. Take the glowing one."),
        )
    if held.at is None:
        return Guidance(Stage.MORE, (), UP_IN_THE_AIR)
    trouble = why_not(scene.state, held) or _(
        "It could go there. Just to see what happens, put it higher up."
    )
    return Guidance(Stage.ASTRAY, (), UP_IN_THE_AIR, trouble)


# The wall in the wrong row


def _fills_column(scene: Scene) -> bool:
    held = scene.draft.held
    return held is not None and set(held.cells()) == set(LAST_COLUMN)


def _guide_upright(scene: Scene) -> Guidance:
    held = scene.draft.held
    if held is None:
        trouble = _("You have all the cards you need. Take the glowing tile.")
        stage = Stage.ASTRAY if scene.draft.piers else Stage.BEGIN
        return Guidance(stage, (SupplySlot("red", 2),), LAST_COLUMN, trouble)
    if (held.color, held.size) != ("red", 2):
        return Guidance(
            Stage.ASTRAY,
            (SupplySlot("red", 2),),
            LAST_COLUMN,
            _("That is another tile. Take the glowing one."),
        )
    if held.extent() != (1, 2):
        return Guidance(Stage.TURN, (ROTATE,), LAST_COLUMN)
    if held.at is None:
        return Guidance(Stage.MORE, (), LAST_COLUMN)
    trouble = why_not(scene.state, held) or _("It could go there. But put it on the lit squares.")
    return Guidance(Stage.ASTRAY, (), LAST_COLUMN, trouble)


def _undo_text(scene: Scene) -> str:
    held = scene.draft.held
    if _fills_column(scene) and held is not None and held.cells()[0][1] == 0:
        return _(
            "Well done: row 2 is all windows and counts double. Before you build, try Undo: it takes "
            "everything back, up to the start of your turn."
        )
    return _(
        "Rows 1 and 2 would be full: 1 point each. But the wall of the tile is in row 2. Tap Undo: it takes "
        "everything back, up to the start of your turn."
    )


# Texts with a name in them


def _rival_built() -> str:
    return _(
        "{rival} has built a tile. Now you: four red cards pay for a tile with four squares. Drag the "
        "glowing tile up here, into the air. It floats above your finger."
    ).format(rival=RIVAL_NAME)


def _rival_scored() -> str:
    return _(
        "{rival} has filled row 1: that is 1 point. A full column is worth 2 points. And if it is all "
        "windows, without any wall, it counts double."
    ).format(rival=RIVAL_NAME)


def _welcome() -> str:
    return _(
        "Welcome to Nyhavn! You build the blue house, {rival} builds the yellow one. Let’s play a short "
        "game, one thing at a time."
    ).format(rival=RIVAL_NAME)


def _not_neighbours() -> str:
    return _(
        "Two red cards again, but this time they are not side by side. Your ability “{ability}” lets you "
        "take them all the same, once: tap both."
    ).format(ability=ability_name("any_cards"))


def _choose_ability() -> str:
    return _(
        "You choose once more. Your used ability could become active again, but a new one is even better: "
        "take “{ability}”."
    ).format(ability=ability_name(DISCOUNT))


def _for_nothing() -> str:
    return _(
        "“{ability}” saves one card, and red beside red saves another. So the small red tile costs nothing! "
        "Build it on the lit squares."
    ).format(ability=ability_name(DISCOUNT))


TURNS: dict[int, tuple[Task, ...]] = {
    0: (
        Read(_welcome),
        Play(
            text=lambda: _(
                "Each turn you either draw cards or build. Cards pay for tiles, so draw first: tap the "
                "two glowing cards. They must be next to each other."
            ),
            more=lambda: _("Good. Now the card beside it."),
            confirm=lambda: _("Nothing is final until you press the big button. Press it to take the cards."),
        ),
    ),
    2: (
        Try(lambda _scene: _rival_built(), _hangs, _guide_up),
        Play(
            text=lambda: _(
                "The stripes say: not here, it hangs in the air. At least one square must stand on the "
                "ground or on another tile. Now put it down in the lit corner."
            ),
            elsewhere=lambda: _("It could go there. But leave no gap: put it in the lit corner."),
            confirm=lambda: _("Now it stands. It costs a card for each square: the raised cards. Build!"),
        ),
    ),
    4: (
        Play(
            text=lambda: _(
                "A second red tile beside the first will cost less. So collect red again: take the two "
                "that lie side by side."
            ),
            more=lambda: _("Good. Now the card beside it."),
            confirm=lambda: _("Take them with the big button."),
        ),
    ),
    6: (
        Read(_rival_scored, shows=Shown(RIVAL, rows=(0,))),
        Play(
            text=_not_neighbours,
            more=lambda: _("Now the other one. Cards that need an ability glow in another colour."),
            confirm=lambda: _(
                "When you take them, the ability is turned over: it is used. Two cards side by side "
                "would not need it."
            ),
        ),
    ),
    8: (
        Play(
            text=lambda: _(
                "Beside a tile of its own colour, a tile costs one card less. Build the second red tile "
                "right beside the first."
            ),
            elsewhere=lambda: _("It could go there. But push it against the first one, on the lit squares."),
            confirm=lambda: _("Three cards instead of four, because it touches red. Build!"),
        ),
    ),
    10: (
        Try(
            lambda _scene: _(
                "One column is still empty. Take the small red tile and turn it upright, with the button or "
                "with a tap on it. Put it on the lit squares."
            ),
            _fills_column,
            _guide_upright,
        ),
        Try(_undo_text, lambda scene: scene.draft.is_empty, lambda _scene: Guidance(Stage.BEGIN, (UNDO,))),
        Play(
            text=lambda: _(
                "Take it once more, and turn it until its wall is at the bottom. Then row 2 is all windows "
                "and brings 2 points."
            ),
            turn=lambda: _("The wall belongs at the bottom: keep turning the tile."),
            confirm=lambda: _("3 points, and row 2 also has a coat of arms. Build!"),
        ),
    ),
    11: (
        Play(
            text=lambda: _(
                "A coat of arms gives you a choice: a special tile, a new ability, or your used ones "
                "active again. Take the special tile: one window for free."
            ),
            more=lambda: _("There is a coat of arms on the lit square, too. Put the tile right on it."),
            elsewhere=lambda: _("It could go there. But there is a coat of arms on the lit square!"),
            confirm=lambda: _("The tile covers a coat of arms, so you may choose once more. Build!"),
        ),
    ),
    12: (
        Play(
            text=_choose_ability,
            confirm=lambda: _("You can use it from your next turn on. Confirm."),
        ),
    ),
    14: (
        Play(
            text=_for_nothing,
            elsewhere=lambda: _("It could go there. But put it on the lit squares."),
            confirm=lambda: _("Free, although you have no cards at all. Build!"),
        ),
    ),
    16: (
        Play(
            text=lambda: _(
                "Only the end card is left in the pile. When it is turned up, the game is over at once, "
                "and whoever has the most points wins. Draw any two cards side by side."
            ),
            more=lambda: _("Good. Now the card beside it."),
            confirm=lambda: _("Reaching 12 points would end the game, too. Take the cards."),
        ),
    ),
}
"""The tasks of every decision of the pupil, by the number of actions before it."""
