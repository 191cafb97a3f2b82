"""Why a turn is good, on houses drawn by hand: `#` wall, `o` window, `.` empty."""

from __future__ import annotations

from nyhavn.ai.reasons import (
    AffordsTile,
    CollectsColor,
    CompletesRow,
    DrawsCards,
    FillsSquares,
    GainsAbility,
    OpensCoat,
    PlacesSpecial,
    PreparesRow,
    RenewsAbilities,
    SavesCard,
    WinsGame,
    reasons_for,
)
from nyhavn.engine.actions import Build, DrawCards, PlaceSpecial, Refresh, TakeAbility, move_of
from nyhavn.engine.board import bit
from nyhavn.engine.layout import (
    ACTIVE,
    HAND,
    HOUSE_BEFORE,
    OCCUPIED,
    OFFER,
    PART,
    SCORE,
    TINTS,
    USED,
    WALLS,
    Flat,
)
from nyhavn.engine.material import COLORS
from nyhavn.engine.moves import ANY_CARDS, CARD_NUMBERS, UNIT
from nyhavn.engine.piles import pack
from nyhavn.engine.state import new_game


def table(house: str, hand: dict[str, int], color: str = "red", used: int = 0) -> Flat:
    """A game whose first player has this house (lowest row last, all of one colour) and this hand."""
    flat = list(new_game(2, 1).flat)
    part = PART[0]
    for y, row in enumerate(reversed(house.split())):
        for x, square in enumerate(row):
            if square != ".":
                flat[part + OCCUPIED] |= bit((x, y))
                flat[part + TINTS + COLORS.index(color)] |= bit((x, y))
                flat[part + WALLS] |= bit((x, y)) if square == "#" else 0
    flat[HOUSE_BEFORE] = flat[part + OCCUPIED]
    flat[part + HAND] = sum(count * UNIT[CARD_NUMBERS[name]] for name, count in hand.items())
    flat[part + USED] = used
    flat[part + ACTIVE] &= ~used
    return flat


PURPLE_PAIR = Build("purple", 2, ((3, 0), (4, 0)), (3, 0), (("purple", 2),))


def test_a_row_with_walls() -> None:
    reasons = reasons_for(table("#oo..", {"purple": 2}), [move_of(PURPLE_PAIR)])
    assert reasons == (CompletesRow(0, 1, windows=False, coat=False), FillsSquares(2))


def test_a_coat_row_and_what_its_coat_is_used_for() -> None:
    flat = table("ooo.. #oooo", {"green": 2}, used=ANY_CARDS)
    build = Build("green", 2, ((3, 1), (4, 1)), (3, 1), (("green", 2),))
    row = CompletesRow(1, 1, windows=False, coat=True)
    for coat, reason in (
        (TakeAbility("both_actions"), GainsAbility("both_actions")),
        (Refresh(), RenewsAbilities(("any_cards",))),
        (PlaceSpecial((0, 2)), PlacesSpecial((0, 2))),
    ):
        reasons = reasons_for(flat, [move_of(build), move_of(coat)])
        assert reasons[:2] == (row, reason)


def test_a_coat_square_and_a_saved_card() -> None:
    flat = table("ooooo ooooo", {"red": 2})
    build = Build("red", 3, ((1, 2), (2, 2), (1, 3)), (1, 2), (("red", 2),))
    turned = Build("red", 3, ((1, 2), (2, 2), (1, 3)), (2, 2), (("red", 2),))
    legal = next(action for action in (build, turned) if _exists(action))
    reasons = reasons_for(flat, [move_of(legal), move_of(TakeAbility("both_actions"))])
    assert OpensCoat((2, 2)) in reasons
    assert SavesCard("red") in reasons
    assert not any(isinstance(reason, PreparesRow) for reason in reasons)


def _exists(action: Build) -> bool:
    try:
        move_of(action)
    except ValueError:
        return False
    return True


def test_a_row_that_lacks_one_square() -> None:
    flat = table("oo...", {"purple": 2})
    build = Build("purple", 2, ((2, 0), (3, 0)), (2, 0), (("purple", 2),))
    assert reasons_for(flat, [move_of(build)]) == (PreparesRow(0), FillsSquares(2))


def test_cards_that_pay_for_a_larger_tile() -> None:
    flat = table("", {"blue": 2})
    colors = ["blue", "blue", "red", "green", "red", "green", "red"]
    flat[OFFER] = pack([CARD_NUMBERS[color] for color in colors])
    reasons = reasons_for(flat, [move_of(DrawCards((0, 1)))])
    assert reasons == (AffordsTile("blue", 4), CollectsColor("blue", 4), DrawsCards(("blue", "blue")))


def test_the_last_points_come_first() -> None:
    flat = table("#oo..", {"purple": 2})
    flat[PART[0] + SCORE] = 11
    assert reasons_for(flat, [move_of(PURPLE_PAIR)])[0] == WinsGame(12)


def test_of_two_lines_the_one_that_brings_more_comes_first() -> None:
    """A hint said that row 3 brings a point, and nothing of the two points and the coat of row 4."""
    flat = table(".oooo .o#oo #oooo", {"green": 2})
    build = Build("green", 2, ((0, 1), (0, 2)), (0, 1), (("green", 2),))
    rows = [reason for reason in reasons_for(flat, [move_of(build)]) if isinstance(reason, CompletesRow)]
    assert [(reason.row, reason.points) for reason in rows] == [(2, 2), (1, 1)]
