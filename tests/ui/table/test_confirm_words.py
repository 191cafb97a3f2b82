"""Confirm says what an action spends, in every window and language, and what it brings if there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from nyhavn.engine.actions import Action, Build, DrawCards
from nyhavn.engine.state import State
from nyhavn.i18n import LANGUAGES
from nyhavn.match.draft import draft_of
from nyhavn.words.confirm import confirm_texts
from tests.match.positions import moment, setup_for
from tests.matrix import seldom
from tests.ui.table.advised import REASONS, advise
from tests.ui.table.least import LEAST
from tests.ui.table.looking import faults
from tests.ui.table.seated import Seated, at_table

OPEN = setup_for(2, curtain=False)
DRAWING = ("any_cards", "additional_card", "both_actions")
BUILDING = ("construction_discount", "change_of_colors")


def spent_by(action: Action) -> frozenset[str]:
    """The abilities that an action uses up."""
    if isinstance(action, DrawCards):
        return frozenset(key for key in DRAWING if getattr(action, key))
    assert isinstance(action, Build)
    used = zip(BUILDING, (action.discount, action.change is not None), strict=True)
    return frozenset(key for key, is_used in used if is_used)


def each_way_to_spend(state: State) -> dict[frozenset[str], Action]:
    """An action for each set of abilities; of builds that with the most words."""
    actions = [action for action in state.legal() if isinstance(action, DrawCards | Build)]
    actions.sort(key=lambda action: len(action.pay) if isinstance(action, Build) else 0)
    return {spent: action for action in actions if (spent := spent_by(action))}


def seen(table: Seated) -> str:
    """What is to be read on the button."""
    labels = (table.board.confirm.ids.first, table.board.confirm.ids.second)
    return " · ".join(label.text for label in labels if label.text)


def broken_spending(table: Seated) -> Iterator[str]:
    """What is spent, where more lines are seen than it has."""
    label = table.board.confirm.ids.second
    if label.text and len(label._label._cached_lines) > len(label.text.splitlines()):
        yield label.text


def unsaid(table: Seated, actions: dict[frozenset[str], Action], advised: bool) -> Iterator[str]:
    """What is spent and is not to be read, and all that is wrong with the button."""
    for action in actions.values():
        if advised:
            advise(table, (action,), REASONS)
        table.lay_out(draft_of(table.match.state, action))
        said, read = confirm_texts(table.view), seen(table)
        if not said.spends or not all(spent.whole in read or spent.brief in read for spent in said.spends):
            yield f"{said.whole!r} is not in {read!r}"
        if not read.startswith((said.text, said.briefly or said.text)):
            yield f"{read!r} does not say what it does"
        yield from (f"{text!r} is broken in the middle" for text in broken_spending(table))
        yield from (
            fault
            for fault in faults(table.board)
            if any(part and part in fault for part in read.split(" · "))
        )


def all_sets(keys: tuple[str, ...]) -> set[frozenset[str]]:
    return {frozenset(some) for count in range(1, len(keys) + 1) for some in combinations(keys, count)}


def test_every_set_of_abilities_can_be_spent_in_these_games() -> None:
    assert set(each_way_to_spend(moment("all active").state)) == all_sets(DRAWING) | all_sets(BUILDING)


@pytest.mark.parametrize("text", seldom((100, 200), 200))
@pytest.mark.parametrize(
    ("advised", "sizes"),
    [(False, (*LEAST, (640, 360))), (True, ((360, 640), (640, 360), (915, 412), (700, 500)))],
    ids=["plain", "with a hint"],
)
def test_the_spending_of_an_ability_is_said_at_every_size_in_every_language(
    advised: bool, sizes: Sequence[tuple[int, int]], text: int
) -> None:
    with at_table(moment("all active", 2, OPEN), text_size=text, shared_hints=True) as table:
        actions = each_way_to_spend(table.match.state)
        found = set()
        for language in LANGUAGES:
            table.stage.app.preferences.language = language
            for size in sizes:
                table.stage.resize(*size)
                found |= {f"{language} {size}: {fault}" for fault in unsaid(table, actions, advised)}
        assert found == set()


def test_a_large_button_has_larger_letters() -> None:
    with at_table(moment("all active", 2, OPEN)) as table:
        action = each_way_to_spend(table.match.state)[frozenset({"any_cards"})]
        table.lay_out(draft_of(table.match.state, action))
        letters = {}
        for size in ((412, 915), (1280, 800)):
            table.stage.resize(*size)
            letters[size] = table.board.confirm.ids.first.font_size
        assert letters[1280, 800] > 1.1 * letters[412, 915]


def test_words_are_shortened_before_letters_shrink_below_the_size_that_is_wished() -> None:
    """Three abilities by their names had three lines of the smallest letters on a phone."""
    with at_table(moment("all active", 2, OPEN), language="hu") as table:
        table.lay_out(draft_of(table.match.state, each_way_to_spend(table.match.state)[frozenset(DRAWING)]))
        (spent,) = confirm_texts(table.view).spends
        assert table.board.confirm.ids.second.text == spent.brief
        assert table.board.confirm.ids.first.font_size >= 16


def test_on_a_phone_there_is_a_second_smaller_line() -> None:
    with at_table(moment("all active", 2, OPEN)) as table:
        action = each_way_to_spend(table.match.state)[frozenset({"change_of_colors"})]
        table.lay_out(draft_of(table.match.state, action))
        said = confirm_texts(table.view)
        first, second = table.board.confirm.ids.first, table.board.confirm.ids.second
        assert first.text == said.text
        assert second.text == " · ".join((*(spent.whole for spent in said.spends), *said.brings))
        assert 12 <= second.font_size < first.font_size
        assert second.top <= first.y + 1, "below it"
