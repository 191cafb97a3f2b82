"""What the engine tells of each step: every event of the rules, in the order in which things happen."""

from __future__ import annotations

import pytest

from nyhavn.engine.actions import Action, Build, DrawCards, Pass, PlaceSpecial, Refresh, TakeAbility
from nyhavn.engine.events import Event
from nyhavn.engine.jsonform import event_to_json
from nyhavn.engine.layout import POOL, SPECIALS
from nyhavn.engine.state import GameOverError, State, apply
from tests.engine.position import builds, position


def told(state: State, action: Action, *names: str) -> list[dict[str, object]]:
    """What happens, in the protocol's form; only of these names, if there are any."""
    return _forms(apply(state, action)[1], names)


def _forms(events: list[Event], names: tuple[str, ...]) -> list[dict[str, object]]:
    forms = [event_to_json(event) for event in events]
    return [form for form in forms if not names or form["event"] in names]


def upright(state: State, column: str, row: int) -> Build:
    """The blue tile of two that stands there with its wall on top."""
    found = builds(state, "blue", 2, f"{column}{row}", f"{column}{row + 1}")
    return next(action for action in found if action.wall[1] == row)


def test_a_draw_is_told_before_the_piers_are_refilled_and_the_turn_passes() -> None:
    state = position(offer="ppgybrg", deck="bye")
    assert told(state, DrawCards((0, 1))) == [
        {"event": "draw", "player": 0, "slots": [0, 1], "cards": ["purple", "purple"]},
        {"event": "refill", "slot": 0, "color": "blue"},
        {"event": "refill", "slot": 1, "color": "yellow"},
        {"event": "turn", "player": 1, "turn": 1},
    ]


def test_lines_are_told_with_their_points() -> None:
    row = position("rrgg.", hand="bb")
    assert told(row, upright(row, "e", 1), "score") == [
        {"event": "score", "player": 0, "points": 2, "row": 0}
    ]
    column = position(".....", *["R...."] * 8, hand="gg")
    action = next(action for action in builds(column, "green", 2, "a9", "b9") if action.wall == (1, 8))
    assert told(column, action, "score") == [{"event": "score", "player": 0, "points": 2, "column": 0}]


def test_coats_are_told_when_they_are_earned_and_how_they_were_used() -> None:
    state = position("rrrr.", "RRRRr", hand="bb", used="any_cards")
    build = builds(state, "blue", 2, "e2", "e3")[0]
    assert told(state, build, "coat") == [{"event": "coat", "player": 0, "row": 1}]
    state, _ = apply(state, build)
    assert told(state, Pass(), "pass") == [{"event": "pass", "player": 0}]
    assert told(state, PlaceSpecial((2, 2)), "special", "coat") == [
        {"event": "special", "player": 0, "cell": [2, 2], "tile": 1},
        {"event": "coat", "player": 0, "cell": [2, 2]},
    ]
    take = TakeAbility("both_actions")
    assert told(state, take, "take") == [{"event": "take", "player": 0, "ability": "both_actions"}]
    assert told(state, Refresh(), "refresh") == [
        {"event": "refresh", "player": 0, "abilities": ["any_cards"]}
    ]


def test_a_coat_that_lapses_is_told() -> None:
    flat = list(position("..g..", "..G..", hand="rr", active="any_cards").flat)
    flat[SPECIALS] = flat[POOL] = 0
    state = State(tuple(flat))
    build = builds(state, "red", 2, "c3", "d3")[0]
    assert told(state, build, "lapse") == [{"event": "lapse", "player": 0}]


def test_the_new_pile_and_the_end_card_are_told_where_they_come() -> None:
    short = position(players=4, offer="rygbpry", deck="r", discard="g" * 20)
    kinds = [form["event"] for form in told(short, DrawCards((0, 1)), "refill", "reshuffle")]
    assert kinds == ["refill", "reshuffle", "refill"]
    assert {"event": "reshuffle", "deck": 21} in told(short, DrawCards((0, 1)))
    last = position(offer="rygbpry", deck="re", scores=(4, 5))
    assert told(last, DrawCards((2, 3)))[-2:] == [
        {"event": "end_card", "slot": 3},
        {"event": "over", "ended_by": "end_card", "winners": [1]},
    ]


def test_abilities_are_told_when_they_are_used() -> None:
    state = position(hand="b", active="any_cards additional_card construction_discount change_of_colors")
    draw = DrawCards((0, 2, 4), any_cards=True, additional_card=True)
    used = [form["ability"] for form in told(state, draw, "use")]
    assert used == ["any_cards", "additional_card"]
    build = next(action for action in builds(state, "red", 2) if action.discount and action.change)
    used = [form["ability"] for form in told(state, build, "use")]
    assert used == ["construction_discount", "change_of_colors"]


def test_after_the_end_nothing_can_be_done() -> None:
    over, _ = apply(position(offer="rygbpry", deck="re"), DrawCards((2, 3)))
    assert over.legal() == []
    with pytest.raises(GameOverError):
        apply(over, DrawCards((0, 1)))
