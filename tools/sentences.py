"""Writes down what the app says in real games, for the reader's eye: `python -m tools.sentences [FOLDER]`.

One page for each language, docs/sentences/de.md and so on: every kind of event, everything that Confirm can
do, every hint and its reasons, everything on the table, what a review says, one thing and many, and players
whose names begin with a vowel. Whoever changes a
text reads the lines that differ.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from nyhavn.ai.reasons import Reason, reasons_for
from nyhavn.engine import events as happened
from nyhavn.engine.actions import Action, Build, DrawCards, move_of
from nyhavn.engine.events import Event
from nyhavn.engine.material import ABILITIES, COLORS, SIZES, SPECIAL
from nyhavn.engine.state import State
from nyhavn.i18n import LANGUAGES, language, set_language
from nyhavn.match.draft import DECLINE, REFRESH, Draft, draft_of
from nyhavn.match.game import Match
from nyhavn.match.intent import Intent
from nyhavn.match.journal import Step, reports
from nyhavn.match.placing import Gain, Held, Refusal, Verdict
from nyhavn.match.remarks import Remark, WhyNot
from nyhavn.match.spots import (
    COAT,
    DISCARD_PILE,
    LINES,
    PILE,
    TRACK,
    HandPlace,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplyPlace,
)
from nyhavn.review.moments import FaultKind
from nyhavn.review.verdicts import Verdict as TurnVerdict
from nyhavn.storage.exchange import ImportRefusedError
from nyhavn.storage.exchange import Refusal as FileRefusal
from nyhavn.storage.importing import Imported
from nyhavn.storage.troubles import Notice, NoticeKind, Trouble
from nyhavn.words import (
    coat_choice_lines,
    ending_text,
    ending_why,
    explain,
    gain_lines,
    notices,
    price_line,
    prompt,
    refusal,
    refusal_why,
    step_text,
    turn_text,
)
from nyhavn.words.advice import move_text
from nyhavn.words.confirm import intent_texts
from nyhavn.words.endings import finale_title, kind_word
from nyhavn.words.reasons import reason_text
from nyhavn.words.remarks import remark_text
from nyhavn.words.review import (
    account_text,
    fault_name,
    fault_text,
    loss_text,
    luck_text,
    progress_text,
    tried_text,
    turn_title,
    verdict_counts,
    work_text,
)
from nyhavn.words.troubles import import_text, notice_text, trouble_text, undone_text, unread_text
from tests.ui.scoreboard.finished import finished, setup_for
from tests.words.views import view_of

DOCS = Path(__file__).resolve().parents[1] / "docs" / "sentences"
NAMES = ("Astrid", "Émile", "Ødegård", "Ulla")
"""They begin with a vowel, which French and Hungarian notice."""
SPOTS: tuple[Spot, ...] = (
    *(Pier(pier) for pier in range(7)),
    *(HandPlace(place) for place in range(8)),
    *(SupplyPlace(color, size) for color in COLORS for size in SIZES),
    SupplyPlace(SPECIAL, 1),
    *(OwnAbility(key) for key in ABILITIES),
    *(PoolAbility(key) for key in ABILITIES),
    *(HouseOf(0), HouseOf(1), COAT, LINES, PILE, TRACK, DISCARD_PILE),
)
T = TypeVar("T")
_MANY = 2
"""From here on numbers are alike: a page has an example with one and one with many."""


def main() -> int:
    """Write all pages; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DOCS)
    target: Path = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        (target / f"{code}.md").write_text(page(code), encoding="utf-8")
    return 0


def page(code: str) -> str:
    """What the app says in this language."""
    before = language()
    set_language(code)
    try:
        parts = {
            "Steps": _steps(),
            "Turns": _turns(),
            "Endings": _endings(),
            "At the table at the end": _finales(),
            "Hints": (move_text(actions, view_of(state)) for state, actions in hints()),
            "Reasons for a hint": (reason_text(reason) for reason in reasons()),
            "Prompts": _prompts(),
            "Confirm": (intent_texts(intent).whole for intent in intents()),
            "Costs, gains, choices": _gains(),
            "Why not": (f"{refusal(why)}: {refusal_why(why)}" for why in Refusal),
            "Why a tap led to nothing": _remarks(),
            "On the table": _explanations(),
            "Review": _review(),
            "Files": _files(),
        }
        lines = [f"# {LANGUAGES[code]}", "", "Written by `python -m tools.sentences`."]
        for title, texts in parts.items():
            lines += ["", f"## {title}", "", *(f"- {text}" for text in dict.fromkeys(texts))]
    finally:
        set_language(before)
    return "\n".join(lines) + "\n"


@cache
def games() -> tuple[Match, ...]:
    """Games of players who build well, and of players who do anything that is allowed."""
    well = [finished(players, seed, NAMES) for players in (2, 3, 4) for seed in (1, 7, 9)]
    return (*well, *(_played_anyhow(players, seed) for players in (2, 3) for seed in range(1, 13)))


def _played_anyhow(players: int, seed: int) -> Match:
    match, chance = Match(setup_for(players, seed, NAMES)), random.Random(seed)
    while not match.state.over:
        legal = match.state.legal()
        kinds = sorted({type(action).__name__ for action in legal})
        kind = chance.choice(kinds)
        match.play(chance.choice([action for action in legal if type(action).__name__ == kind]))
    return match


def _first_of_each(things: Iterable[tuple[object, T]]) -> list[T]:
    """The first thing of each sort."""
    found: dict[str, T] = {}
    for sort, thing in things:
        found.setdefault(repr(sort), thing)
    return [found[sort] for sort in sorted(found)]


def _sort(events: Iterable[Event]) -> object:
    """What a sentence about the events depends on."""
    told = [event for event in events if not isinstance(event, happened.PierRefilled | happened.TurnBegun)]
    numbers = [
        (min(len(event.cards), 3), len(set(event.cards)))
        for event in told
        if isinstance(event, happened.CardsDrawn | happened.CardsDiscarded)
    ]
    colors = [event.color for event in told if isinstance(event, happened.TileBuilt)]
    kinds = [type(event).__name__ for event in told]
    return sorted({(kind, min(kinds.count(kind), _MANY)) for kind in kinds}), numbers, colors


def steps() -> list[Step]:
    """An example of every sort of step."""
    return _first_of_each((_sort(step.events), step) for match in games() for step in match.steps)


def _steps() -> Iterator[str]:
    for step in steps():
        yield step_text(step, NAMES)
        yield from notices(step.events)


def _turns() -> list[str]:
    found = ((_sort(report.events), report) for match in games() for report in reports(match.steps))
    return [turn_text(report, NAMES) for report in _first_of_each(found)]


def _endings() -> Iterator[str]:
    for state in (match.state for match in games()):
        yield f"{ending_text(state, NAMES)}. {ending_why(state)}."


def _finales() -> Iterator[str]:
    for state in (match.state for match in games()[:9]):
        for people in ((0,), tuple(range(state.players))):
            yield f"{finale_title(state, NAMES, people)} · {kind_word(state, NAMES, people)}"


def reasons() -> list[Reason]:
    """An example of every reason, with every colour, with one and with many."""
    found: list[tuple[object, Reason]] = []
    for match in games():
        for report in reports(match.steps):
            moves = [move_of(step.action) for step in report.steps]
            for reason in reasons_for(report.steps[0].before.flat, moves):
                numbers = [getattr(reason, name, 0) for name in ("points", "squares", "cards")]
                kind = type(reason).__name__, [min(number, _MANY) for number in numbers]
                more = [getattr(reason, name, "") for name in ("color", "coat", "ability")]
                found.append(((kind, more, len(getattr(reason, "abilities", ()))), reason))
    return _first_of_each(found)


def hints() -> list[tuple[State, Sequence[Action]]]:
    """An example of every sort of turn that can be advised, from its beginning and from amid it."""
    found: list[tuple[object, tuple[State, Sequence[Action]]]] = []
    for match in games():
        for report in reports(match.steps):
            for place, step in enumerate(report.steps):
                actions = [later.action for later in report.steps[place:]]
                found.append(
                    ([_action_sort(action) for action in actions[:1] + actions[-1:]], (step.before, actions))
                )
    return _first_of_each(found)


def _action_sort(action: Action) -> object:
    """What a sentence that asks for an action depends on."""
    match action:
        case DrawCards():
            return len(action.slots), action.any_cards, action.additional_card, action.both_actions
        case Build():
            return action.color, action.discount, action.change is not None
    return type(action).__name__


@cache
def intents() -> tuple[Intent, ...]:
    """An example of every sort of action that Confirm can announce."""
    found: list[tuple[object, Intent]] = []
    for step in (step for match in games() for step in match.steps):
        intent = view_of(step.before, draft_of(step.before, step.action)).intent
        assert intent is not None
        found.append((_intent_sort(intent), intent))
    return tuple(_first_of_each(found))


def _intent_sort(intent: Intent) -> object:
    paid = sum(number for _color, number in intent.pays)
    numbers = [intent.surplus, paid, len(intent.renews), intent.gain.points, intent.gain.coats]
    changed = intent.counts_as and (min(intent.counts_as[0], _MANY), intent.counts_as[2])
    kind = type(intent.action).__name__, getattr(intent.action, "ability", "")
    return kind, [min(number, _MANY) for number in numbers], intent.takes, intent.uses, changed


def _remarks() -> Iterator[str]:
    of_phases = [view_of(state) for state in _first_of_each((state.phase, state) for state in _states())]
    tile = SupplyPlace("red", 2)
    for why in WhyNot:
        match why:
            case WhyNot.CARDS_ARE_SHORT:
                asked = [(Remark(tile, why, count), of_phases[0]) for count in (1, 2)]
            case WhyNot.TAKES_NO_CARDS_NOW | WhyNot.NO_TILES_NOW:
                asked = [(Remark(tile, why), view) for view in of_phases]
            case WhyNot.BY_ITSELF:
                asked = [(Remark(OwnAbility(key), why), of_phases[0]) for key in ABILITIES[:2]]
            case WhyNot.NEEDS_A_TILE:
                asked = [(Remark(OwnAbility(key), why), of_phases[0]) for key in ABILITIES[2:4]]
            case _:
                asked = [(Remark(tile, why), of_phases[0])]
        yield from (remark_text(remark, view) for remark, view in asked)


def _review() -> Iterator[str]:
    yield from (turn_title(7, NAMES[0], verdict, forced=False) for verdict in TurnVerdict)
    yield turn_title(8, NAMES[1], TurnVerdict.BEST, forced=True)
    yield turn_title(9, NAMES[1], TurnVerdict.BEST, forced=False, only_good=True)
    yield from (fault_text(kind) for kind in FaultKind)
    yield from (fault_name(kind) for kind in FaultKind)
    yield from (verdict_counts(Counter(dict.fromkeys(TurnVerdict, count))) for count in range(3))
    yield account_text(82.4, -0.03)
    yield from (loss_text(loss) for loss in (0.01, 0.12))
    yield from (tried_text(loss, loss < 0.05) for loss in (0.0, 0.03))
    yield from (tried_text(loss, is_right=False) for loss in (0.01, 0.12))
    yield from (luck_text(luck) for luck in (-0.03, 0.0, 0.03))
    yield progress_text(0.4)
    yield from (work_text(count) for count in (1, 12000))


def _states() -> Iterator[State]:
    yield from (step.before for match in games() for step in match.steps)


def _prompts() -> list[str]:
    drafts = {
        "turn": (Draft(), Draft(piers=(0,)), Draft(piers=(0, 1)), Draft(held=Held("red", 2))),
        "discard": (Draft(), Draft(discard=(0, 1, 2))),
        "coat": (Draft(), Draft(coat=REFRESH), Draft(coat=DECLINE), Draft(coat="both_actions")),
        "build": (Draft(),),
    }
    moments = ((_prompt_sort(state), state) for state in _states())
    return [
        prompt(view_of(state, draft)) for state in _first_of_each(moments) for draft in drafts[state.phase]
    ]


def _prompt_sort(state: State) -> object:
    surplus = len(state.hand(state.current)) - 7 if state.phase == "discard" else 0
    return state.phase, min(state.pending_coats, _MANY), min(surplus, _MANY)


def _gains() -> Iterator[str]:
    held = Held("green", 4)
    for verdict in (Verdict(None), Verdict(None, saving=True)):
        yield price_line(verdict, held)
    yield from gain_lines(Gain((("row", 4, 1), ("row", 0, 2), ("column", 2, 2)), ((2, 2),), (1,)))
    coats = ((_coat_sort(state), state) for state in _states() if state.phase == "coat")
    for state in _first_of_each(coats):
        view = view_of(state).coats
        assert view is not None
        for choice in coat_choice_lines(view):
            yield f"{choice.title}: {choice.note}"


def _coat_sort(state: State) -> object:
    return len(state.used_abilities(state.current)), len(state.active_abilities(state.current))


def _explanations() -> Iterator[str]:
    for match in (games()[0], games()[3]):
        moments = [match.steps[0].before, match.steps[len(match.steps) // 2].after, match.steps[-1].before]
        for state in moments:
            view = view_of(state, setup=match.setup)
            for spot in SPOTS:
                title, text = explain(spot, view)
                yield f"{title}: {text}"


def _files() -> Iterator[str]:
    for trouble in Trouble:
        yield from (trouble_text(trouble), unread_text(trouble), undone_text(trouble))
    yield from (import_text(ImportRefusedError(why)) for why in FileRefusal)
    for ids in ((), (1,), (1, 2)):
        for known in (0, 1, 2):
            yield import_text(Imported(ids, known))
        yield import_text(Imported(ids, 0, stopped=True))
        yield import_text(Imported(ids, 0, trouble=Trouble.FULL))
    for kind in NoticeKind:
        for path in (None, Path("games.old")):
            for count in (1, 2):
                if kind is not NoticeKind.NEWER or path is not None:
                    yield notice_text(Notice(kind, path, count, trouble=Trouble.READ_ONLY))


if __name__ == "__main__":
    sys.exit(main())
