"""Tiles and setup, rule by rule (rules.md 1 and 2)."""

import pytest

from tests.engine.reference.box import ABILITIES, COLORS, Cell, Shape, moved_to_corner
from tests.engine.rulebook.scenes import builds, cards, dealt, scene

DRAWINGS = {
    ("purple", 2): ["#o"],
    ("purple", 3): ["#oo"],
    ("purple", 4): ["#ooo"],
    ("purple", 5): ["#oooo"],
    ("green", 2): ["#o"],
    ("green", 3): ["#oo"],
    ("green", 4): ["ooo", " # "],
    ("green", 5): [" o ", "#oo", " o "],
    ("red", 2): ["#o"],
    ("red", 3): ["oo", "# "],
    ("red", 4): ["oo", "#o"],
    ("red", 5): [" oo", "#oo"],
    ("blue", 2): ["#o"],
    ("blue", 3): ["oo", "# "],
    ("blue", 4): ["  o", "#oo"],
    ("blue", 5): ["  o", "#oo", "  o"],
    ("yellow", 2): ["#o"],
    ("yellow", 3): ["oo", "# "],
    ("yellow", 4): [" oo", "o# "],
    ("yellow", 5): ["o  ", "ooo", "  #"],
}


def drawn_shape(drawing: list[str]) -> Shape:
    """The squares of a drawing, and its wall."""
    letters = {(x, y): letter for y, row in enumerate(reversed(drawing)) for x, letter in enumerate(row)}
    [wall] = [cell for cell, letter in letters.items() if letter == "#"]
    return tuple(cell for cell, letter in letters.items() if letter != " "), wall


def ways_to_hold(shape: Shape) -> set[Shape]:
    """A tile in four quarter turns, seen from either side."""
    cells, wall = shape
    ways = set()
    for mirror in (1, -1):
        for turn in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):

            def held(cell: Cell, mirror: int = mirror, turn: tuple[int, ...] = turn) -> Cell:
                x, y = cell[0] * mirror, cell[1]
                return turn[0] * x + turn[1] * y, turn[2] * x + turn[3] * y

            ways.add(moved_to_corner((tuple(held(cell) for cell in cells), held(wall))))
    return ways


@pytest.mark.parametrize(("color", "size"), DRAWINGS)
def test_a_tile_has_the_shape_of_its_drawing_turned_and_mirrored_at_will(color: str, size: int) -> None:
    ways = ways_to_hold(drawn_shape(DRAWINGS[color, size]))
    built = {
        moved_to_corner((tuple((x, y) for x, y in action["cells"]), (action["wall"][0], action["wall"][1])))
        for action in builds(scene(hand=color[0] * size), color=color, size=size)
    }
    assert built == ways
    assert len(ways) == (8 if color + str(size) in EIGHT_WAYS else 4)


EIGHT_WAYS = {"red3", "blue3", "yellow3", "red5", "blue4", "yellow4", "yellow5"}
"""Tiles whose back, turned, is not their front."""


@pytest.mark.parametrize(
    ("players", "sizes", "hands"),
    [
        (2, {"2": 2, "3": 2, "4": 2, "5": 1}, [2, 3]),
        (3, {"2": 2, "3": 3, "4": 2, "5": 1}, [2, 3, 3]),
        (4, {"2": 3, "3": 3, "4": 3, "5": 1}, [2, 3, 3, 4]),
    ],
)
def test_setup(players: int, sizes: dict[str, int], hands: list[int]) -> None:
    end = "e" if players == 2 else ""
    state = dealt(players, "rygbp" * 12 + end).state()
    assert state["supply"] == dict.fromkeys(COLORS, sizes)
    assert state["specials"] == 12
    assert [len(hand) for hand in state["hands"]] == hands
    assert state["abilities"] == [{"any_cards": "active"}] * players
    assert state["ability_supply"] == {a: 0 if a == "any_cards" else players for a in ABILITIES}
    assert state["deck"] == 60 - 7 - sum(hands) + len(end)
    assert (state["turn"], state["current"], state["phase"]) == (0, 0, "turn")
    assert state["houses"] == [[]] * players
    assert state["scores"] == [0] * players
    assert (state["discard"], state["pending_coats"]) == ([], 0)
    assert (state["winners"], state["ended_by"]) == (None, None)


def test_the_offer_is_turned_up_first_then_hands_are_dealt_in_turn_order() -> None:
    game = dealt(2, "rygbpry" + "pr" + "bgy" + "rre")
    assert game.offer == cards("rygbpry")
    assert game.hands == [cards("rp"), cards("ygb")]
    assert game.deck == cards("rre")


def test_end_card_is_in_the_pile_for_two_and_aside_for_more() -> None:
    assert dealt(2, "r" * 20 + "e").end_card == "in_deck"
    assert dealt(3, "r" * 20).end_card == "aside"


def test_a_deal_that_takes_the_whole_pile_leaves_the_end_card_alone() -> None:
    game = dealt(3, "r" * 15)
    assert game.deck == ["end"]
    assert game.end_card == "in_deck"
