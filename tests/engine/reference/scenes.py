"""Short ways to set up a scene for a test: cards by their initials, houses as pictures.

A letter is a square of the tile colour with that initial, a capital its wall, `w` a special tile, `.` an
empty square. A picture shows the lowest rows of the house, the topmost of them first.
"""

import random
from typing import Any

from tests.engine.reference.box import ABILITIES, COLORS, END, PIERS
from tests.engine.reference.choices import Action
from tests.engine.reference.game import ReferenceGame
from tests.engine.reference.house import House
from tests.engine.reference.table import Shuffle, in_color_order

COLOR_OF = {color[0]: color for color in COLORS} | {"w": "white", "e": END}


def cards(initials: str) -> list[str]:
    """Cards in the order of their initials, `e` for the end card."""
    return [COLOR_OF[initial] for initial in initials]


def house(*rows: str) -> House:
    """The house in a picture; every square counts as a tile of its own."""
    squares: House = {}
    for y, row in enumerate(reversed(rows)):
        assert len(row) == 5, row
        for x, letter in enumerate(row):
            if letter != ".":
                color = COLOR_OF[letter.lower()]
                squares[x, y] = {"color": color, "wall": letter.isupper(), "tile": len(squares)}
    return squares


def unshuffled(pile: list[str]) -> list[str]:
    """A shuffle that leaves the cards as they are, so that a test can tell which comes next."""
    return list(pile)


def full_deck(players: int, rng: random.Random) -> list[str]:
    """A shuffled pile as rules.md 2 prepares it, before the deal."""
    deck = [color for color in COLORS for _ in range(12 if players == 3 else 14)]
    rng.shuffle(deck)
    if players == 2:
        bottom = [*deck[-9:], END]
        rng.shuffle(bottom)
        deck = deck[:-9] + bottom
    return deck


def scene(*rows: str, **what: Any) -> ReferenceGame:
    """A game of the model; what can be said of it is what `scene_of` takes."""
    return scene_of(ReferenceGame, *rows, **what)


def scene_of(
    kind: type[ReferenceGame],
    *rows: str,
    players: int = 2,
    hand: str = "",
    offer: str = "rygbpry",
    pile: str = "rygbprygbp",
    discard: str = "",
    end_card: str = "aside",
    used: str = "",
    active: str = "",
    shuffle: Shuffle = unshuffled,
) -> ReferenceGame:
    """A game before the first player's turn, with that player's house, hand and abilities as given."""
    assert len(offer) == PIERS
    game = kind(players, cards("rygbp" * 5), shuffle)
    game.houses[0] = house(*rows)
    game.hands[0] = in_color_order(cards(hand))
    game.offer = list(cards(offer))
    game.deck = cards(pile)
    game.discard = cards(discard)
    game.end_card = "in_deck" if "e" in pile else end_card
    game.abilities[0] = {}
    for faces, names in (("used", used.split()), ("active", active.split())):
        for name in names:
            assert name in ABILITIES, name
            game.abilities[0][name] = faces
    return game


def builds(game: ReferenceGame, **wanted: object) -> list[Action]:
    """The legal builds with these entries; `at` compares the squares, given as "a1 b1"."""
    at = wanted.pop("at", None)
    return [
        action
        for action in game.legal()
        if action["type"] == "build"
        and all(action[key] == value for key, value in wanted.items())
        and (at is None or sorted(names(action["cells"])) == sorted(str(at).split()))
    ]


def names(cells: list[list[int]]) -> list[str]:
    """Squares as a1 to e9."""
    return ["abcde"[x] + str(y + 1) for x, y in cells]


def build(game: ReferenceGame, **wanted: object) -> None:
    """Carry out the first legal build with these entries, using no ability unless they name it."""
    found = builds(game, **{"discount": False, "change": None, **wanted})
    assert found, f"no such build: {wanted}"
    game.apply(found[0])


def draw(game: ReferenceGame, *piers: int, both_actions: bool = False) -> None:
    """Take the cards of these piers (counted from 1) as the only legal draw of exactly them."""
    slots = [pier - 1 for pier in piers]
    found = [
        action
        for action in game.legal()
        if action["type"] == "draw" and action["slots"] == slots and action["both_actions"] == both_actions
    ]
    assert len(found) == 1, found
    game.apply(found[0])


def coat(game: ReferenceGame, choice: str, what: str = "") -> None:
    """Carry out a coat action: what is the square of a special tile, or the ability taken."""
    action: Action = {"type": "coat", "choice": choice}
    if choice == "special":
        action["cell"] = ["abcde".index(what[0]), int(what[1]) - 1]
    if choice == "ability":
        action["ability"] = what
    assert action in game.legal(), action
    game.apply(action)


def coat_choices(game: ReferenceGame) -> set[str]:
    """The kinds of coat action that the player may choose now."""
    return {action["choice"] for action in game.legal() if action["type"] == "coat"}
