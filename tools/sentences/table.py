"""What is said at the table: of what happens, what can be done, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from nyhavn.ai.reasons import (
    CollectsColor,
    CompletesColumn,
    CompletesRow,
    FillsSquares,
    Reason,
    WinsGame,
    reasons_for,
)
from nyhavn.engine.actions import Action, Build, DrawCards, move_of
from nyhavn.engine.material import ABILITIES, COLORS, SIZES, SPECIAL
from nyhavn.engine.state import State
from nyhavn.match.compose import Moment, Position, compose
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.intent import Intent
from nyhavn.match.journal import reports
from nyhavn.match.placing import Gain, Held, Refusal, Verdict
from nyhavn.match.remarks import Remark, WhyNot
from nyhavn.match.setup import HUMAN, LEVELS
from nyhavn.match.spots import (
    COAT,
    DISCARD_PILE,
    LINES,
    PILE,
    TRACK,
    HandSlot,
    HouseOf,
    OwnAbility,
    Pier,
    PoolAbility,
    Spot,
    SupplySlot,
)
from nyhavn.match.view import Stage
from nyhavn.words.advice import move_text
from nyhavn.words.confirm import confirm_texts, intent_texts
from nyhavn.words.endings import ending_text, ending_why, finale_title, kind_word
from nyhavn.words.explanations import explain
from nyhavn.words.gains import coat_choice_lines, cost_line, gain_lines, price_line
from nyhavn.words.happenings import deed_text, notices, short_turn_text, step_text, turn_text
from nyhavn.words.prompts import prompt
from nyhavn.words.reasons import reason_text
from nyhavn.words.refusals import refusal, refusal_why
from nyhavn.words.remarks import remark_text
from tests.match.finished import setup_for
from tests.words.views import view_of
from tools.sentences.games import MANY, NAMES, first_of_each, games, states, steps, turns

SPOTS: tuple[Spot, ...] = (
    *(Pier(pier) for pier in range(7)),
    *(HandSlot(place) for place in range(8)),
    *(SupplySlot(color, size) for color in COLORS for size in SIZES),
    SupplySlot(SPECIAL, 1),
    *(OwnAbility(key) for key in ABILITIES),
    *(PoolAbility(key) for key in ABILITIES),
    *(HouseOf(0), HouseOf(1), COAT, LINES, PILE, TRACK, DISCARD_PILE),
)


def parts() -> Iterator[tuple[str, Iterator[str]]]:
    """The headings, and what is said under each."""
    yield "Steps", _steps()
    yield "Turns", (turn_text(report, NAMES) for report in turns())
    yield "Turns, where there is little room", (short_turn_text(report, NAMES) for report in turns())
    yield "On the curtain", (deed_text(report) for report in turns())
    yield "Endings", _endings()
    yield "At the table at the end", _finales()
    yield "Hints", _hints()
    yield "Reasons for a hint", (reason_text(reason) for reason in reasons())
    yield "Prompts", _prompts()
    yield "Confirm", _confirm()
    yield "Costs, gains, choices", _gains()
    yield "Why not", (f"{refusal(why)} | {refusal_why(why)}" for why in Refusal)
    yield "Why a tap led to nothing", _remarks()
    yield "On the table", _explanations()


def _steps() -> Iterator[str]:
    for step in steps():
        yield step_text(step, NAMES)
        yield from notices(step.events)


def _endings() -> Iterator[str]:
    for state in (match.state for match in games()):
        yield f"{ending_text(state, NAMES)}. {ending_why(state)}."
    yield ending_text(next(states()), NAMES)


def _finales() -> Iterator[str]:
    for state in (match.state for match in games()):
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
                kind = type(reason).__name__, [min(number, MANY) for number in numbers]
                more = [getattr(reason, name, "") for name in ("color", "coat", "ability")]
                found.append(((kind, more, len(getattr(reason, "abilities", ()))), reason))
    many = first_of_each(found)
    return [*many, *(_with_one(reason) for reason in many)]


def _with_one(reason: Reason) -> Reason:
    """The same with the number one, where it has a number: few games have it of everything."""
    match reason:
        case WinsGame() | CompletesRow() | CompletesColumn():
            return replace(reason, points=1)
        case FillsSquares():
            return replace(reason, squares=1)
        case CollectsColor():
            return replace(reason, cards=1)
    return reason


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
    return first_of_each(found)


def _hints() -> Iterator[str]:
    yield from (move_text(actions, view_of(state)) for state, actions in hints())
    # What to build with the cards is not always known.
    yield from (
        move_text(actions[:1], view_of(state))
        for state, actions in hints()
        if isinstance(actions[0], DrawCards) and actions[0].both_actions
    )


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
    return tuple(first_of_each(found))


def _confirm() -> Iterator[str]:
    texts = [intent_texts(intent) for intent in intents()]
    yield from (each.whole for each in texts)
    yield from (" | ".join(filter(None, each.briefest_ways[0])) for each in texts if each.spends)
    over, moment = games()[0].state, next(states())
    ended = view_of(over, setup=setup_for(over.players, names=NAMES))
    yield from (confirm_texts(replace(ended, leads_on=leads_on)).whole for leads_on in (True, False))
    people = setup_for(moment.players, names=NAMES)
    alone = [
        replace(seat, kind=HUMAN if number == moment.current else LEVELS[0])
        for number, seat in enumerate(people.seats)
    ]
    for setup in (people, replace(people, seats=tuple(alone))):
        position = Position(setup, moment, moment.current)
        yield confirm_texts(compose(position, Moment(Stage.THINKING, Draft(), hand_is_open=False))).whole


def _intent_sort(intent: Intent) -> object:
    paid = sum(number for _color, number in intent.pays)
    numbers = [intent.surplus, paid, len(intent.renews), intent.gain.points, intent.gain.coats]
    changed = intent.counts_as and (min(intent.counts_as[0], MANY), intent.counts_as[2])
    kind = type(intent.action).__name__, getattr(intent.action, "ability", "")
    return kind, [min(number, MANY) for number in numbers], intent.takes, intent.uses, changed


def _remarks() -> Iterator[str]:
    of_phases = [view_of(state) for state in first_of_each((state.phase, state) for state in states())]
    tile = SupplySlot("red", 2)
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


def _prompts() -> Iterator[str]:
    drafts = {
        "turn": (Draft(), Draft(piers=(0,)), Draft(held=Held("red", 2))),
        "discard": (Draft(), Draft(discard=(0,))),
        "coat": (Draft(),),
        "build": (Draft(held=Held("red", 2)),),
    }
    moments = ((_prompt_sort(state), state) for state in states())
    views = [view_of(state, draft) for state in first_of_each(moments) for draft in drafts[state.phase]]
    yield from (prompt(view) for view in views if view.phase != "discard" or view.surplus)
    begun = next(view for view in views if view.draft.discard)
    yield prompt(replace(begun, surplus=MANY))
    nothing_offered = tuple(replace(pier, color=None) for pier in view_of(next(states())).piers)
    yield prompt(replace(view_of(next(states())), piers=nothing_offered))


def _prompt_sort(state: State) -> object:
    surplus = len(state.hand(state.current)) - 7 if state.phase == "discard" else 0
    return state.phase, min(state.pending_coats, MANY), min(surplus, MANY)


def _gains() -> Iterator[str]:
    held = Held("green", 4)
    for verdict in (Verdict(None), Verdict(None, saving=True)):
        yield price_line(verdict, held)
    yield from (cost_line(verdict, build) for verdict, build in _builds())
    yield from gain_lines(Gain((("row", 4, 1), ("row", 0, 2), ("column", 2, 2)), ((2, 2),), (1,)))
    coats = ((_coat_sort(state), state) for state in states() if state.phase == "coat")
    for state in first_of_each(coats):
        view = view_of(state).coats
        assert view is not None
        one_square = replace(view, special_squares=1, special_gain=Gain())
        for told in (view, one_square, replace(view, special_squares=0)):
            yield from (f"{choice.title} | {choice.note}" for choice in coat_choice_lines(told))


def _builds() -> list[tuple[Verdict, Build]]:
    """Builds with every sort of price."""
    found: list[tuple[object, tuple[Verdict, Build]]] = []
    for build in (step.action for match in games() for step in match.steps if isinstance(step.action, Build)):
        paid = sum(count for _color, count in build.pay)
        saving = paid + build.discount < build.size
        found.append(((saving, build.discount, paid == 0), (Verdict(None, saving=saving), build)))
    return first_of_each(found)


def _coat_sort(state: State) -> object:
    return len(state.used_abilities(state.current)), len(state.active_abilities(state.current))


def _explanations() -> Iterator[str]:
    for match in (games()[0], games()[3]):
        moments = [match.steps[0].before, match.steps[len(match.steps) // 2].after, match.steps[-1].before]
        for state in moments:
            view = view_of(state, setup=match.setup)
            told = [explain(spot, view) for spot in SPOTS] + [explain(PILE, replace(view, pile=1))]
            yield from (f"{title} | {text}" for title, text in told)
