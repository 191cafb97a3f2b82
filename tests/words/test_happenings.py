"""What happened, as the log, the curtain and the replay tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from nyhavn.engine.events import TileBuilt
from nyhavn.engine.material import COLORS
from nyhavn.engine.notation import action_from_text
from nyhavn.i18n import LANGUAGES, set_language
from nyhavn.match.journal import Step, reports, since_turn_of
from nyhavn.words.endings import ending_text, ending_why, finale_title, kind_word
from nyhavn.words.happenings import since_text, step_text, turn_text
from tests.match.finished import NAMES, finished
from tests.match.scripted import scripted


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def told(steps: Sequence[Step]) -> list[str]:
    return [turn_text(report, NAMES) for report in reports(steps)]


def test_turns_in_english() -> None:
    match = scripted("d12", "Y3:a1a2b2=YYY", "R2:a1b1=RR", "d23", "P2:c1d1=PP", "d57")

    assert told(match.steps) == [
        "Anna took 2\u00a0red cards",
        "Bence built a yellow tile of size 3",
        "Anna built a red tile of size 2",
        "Bence took 1\u00a0green and 1\u00a0purple card",
        "Anna built a purple tile of size 2",
        "Bence took 1\u00a0green and 1\u00a0blue card (with “Any cards”)",
    ]


@pytest.mark.parametrize(
    ("language", "first", "fourth"),
    [
        ("hu", "Anna húzott 2\u00a0piros kártyát", "Bence húzott 1\u00a0zöld és 1\u00a0lila kártyát"),
        ("de", "Anna nahm 2\u00a0rote Karten", "Bence nahm 1\u00a0grüne und 1\u00a0lila Karte"),
        ("da", "Anna tog 2\u00a0røde kort", "Bence tog 1\u00a0grønt og 1\u00a0lilla kort"),
        ("es", "Anna cogió 2\u00a0cartas rojas", "Bence cogió 1\u00a0carta verde y 1\u00a0morada"),
        ("es_419", "Anna tomó 2\u00a0cartas rojas", "Bence tomó 1\u00a0carta verde y 1\u00a0morada"),
        ("fr", "Anna a pris 2\u00a0cartes rouges", "Bence a pris 1\u00a0carte verte et 1\u00a0violette"),
    ],
)
def test_turns_in_other_languages(language: str, first: str, fourth: str) -> None:
    set_language(language)
    lines = told(scripted("d12", "Y3:a1a2b2=YYY", "R2:a1b1=RR", "d23").steps)

    assert lines[0] == first
    assert lines[3] == fourth


def test_points_are_told_with_their_lines() -> None:
    match = scripted(
        "d12", "Y3:a1a2b2=YYY", "R2:a1b1=RR", "d12", "P2:c1d1=PP", "d57", "d34", "d12", "P3:e1e2e3=PP"
    )

    assert told(match.steps)[-1] == "Anna built a purple tile of size 3: row\u00a01, +1"
    assert step_text(match.steps[-1], NAMES) == "Anna built a purple tile of size 3: row\u00a01, +1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    set_language(language)
    for players in (2, 3, 4):
        record = finished(players)
        for report, line in zip(reports(record.steps), told(record.steps), strict=True):
            assert NAMES[report.seat] in line
            assert "{" not in line
            assert (f"+{report.points}" in line) == bool(report.points)
        for step in record.steps:
            line = step_text(step, NAMES)
            assert NAMES[step.seat] in line
            assert "{" not in line


def test_only_what_all_saw_is_told() -> None:
    """A colour is named when it was taken from the offer, put down or built: never from a hand."""
    for players in (2, 3, 4):
        record = finished(players)
        for report, line in zip(reports(record.steps), told(record.steps), strict=True):
            seen = {card for event in report.events for card in getattr(event, "cards", ())}
            seen |= {event.color for event in report.events if isinstance(event, TileBuilt)}
            assert {color for color in COLORS if f" {color} " in f"{line} ".replace(":", " ")} <= seen


def test_since_the_last_turn_each_turn_is_a_line() -> None:
    record = finished(4)
    first_of_second_round = next(step for step in record.steps if step.before.turn == 4)
    early = [step for step in record.steps if step.before.turn < 4]

    lines = since_text(since_turn_of(early, first_of_second_round.seat), NAMES)
    assert [line.split()[0] for line in lines] == ["Bence", "Clara", "Dániel"]


def test_a_new_pile_and_the_end_card_are_told() -> None:
    lines = since_text(finished(3).steps, NAMES)

    assert lines.count("New draw pile: the end card is among the last 10") == 1
    assert lines[-1] == "The end card is turned up"


def test_endings() -> None:
    by_points, by_end_card, by_empty_squares = finished(3, 9), finished(3, 1), finished(4, 7)

    winner = NAMES[(by_points.state.winners or [])[0]]
    assert ending_text(by_points.state, NAMES) == f"{winner} wins"
    assert ending_why(by_points.state).endswith("\u00a0points: 12 or more end the game at once")
    assert ending_why(by_end_card.state) == "Most points when the end card came up: 8\u00a0points"
    assert ending_why(by_empty_squares.state) == "Level at 5 points: fewer empty squares decide, 18 to 19"


def test_a_shared_victory() -> None:
    """Nobody builds anything: at the end all have nothing, and equally many empty squares."""
    match = scripted()
    while not match.state.over:
        match.play(
            next(action for action in match.state.legal() if "Draw" in str(action) or "Disc" in str(action))
        )

    assert ending_text(match.state, NAMES) == "Anna and Bence share the victory"
    assert ending_why(match.state) == "Each: 0\u00a0points, 45 empty squares"


def test_who_wins_alone_is_spoken_to_and_who_lost_hears_something_kind() -> None:
    state = finished(3, 9).state
    (winner,) = state.winners or []
    others = [seat for seat in range(3) if seat != winner]
    names = [NAMES[seat] for seat in others]

    assert finale_title(state, NAMES, [winner]) == "You win"
    assert finale_title(state, NAMES, range(3)) == f"{NAMES[winner]} wins"
    assert finale_title(state, NAMES, others[:1]) == f"{NAMES[winner]} wins"
    assert kind_word(state, NAMES, [winner]) == ending_why(state), "nobody lost who would need one"
    assert state.score(winner) - max(state.score(seat) for seat in others) > 2
    one = f"A fine house, {names[0]}. The next one will be even finer."
    assert kind_word(state, NAMES, others[:1]) == one
    both = f"Fine houses, {names[0]} and {names[1]}. The next ones will be even finer."
    assert kind_word(state, NAMES, range(3)) == both
    level = finished(4, 7).state
    close = next(seat for seat in range(4) if seat not in (level.winners or []) and level.score(seat) == 5)
    assert kind_word(level, NAMES, [close]) == f"That was close, {NAMES[close]}. A fine house!"


def test_an_unfinished_game_has_no_ending() -> None:
    match = scripted()

    assert ending_text(match.state, NAMES) == "The game goes on"
    assert ending_why(match.state) == ""
    match.play(action_from_text("d12"))
    assert told(match.steps) == ["Anna took 2\u00a0red cards"]
