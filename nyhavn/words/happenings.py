"""What happened, in short sentences: for the log, the curtain and the replay.

Everything said here was seen by all: cards are named when they leave the piers or reach the discard pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.scoring import Line
from nyhavn.i18n import _, comma_list, counted, listing, ngettext
from nyhavn.match.journal import Step, TurnReport, reports
from nyhavn.words.cards import taken_cards
from nyhavn.words.gains import coats_text, line_name
from nyhavn.words.names import FILES, ability_name, built_tile, capital, quoted_ability

CoatUsed = (
    happened.SpecialPlaced | happened.AbilityTaken | happened.AbilitiesRefreshed | happened.CoatDeclined
)
"""What a player can do with a coat of arms."""


def step_text(step: Step, names: Sequence[str]) -> str:
    """One action as a sentence."""
    name, events = names[step.seat], step.events
    coat = next((event for event in events if isinstance(event, CoatUsed)), None)
    told = _used_coat(name, coat) if coat is not None else _deed(name, events)
    coats = sum(isinstance(event, happened.CoatEarned) for event in events)
    return _with_results(told, ([coats_text(coats)] if coats else []) + _points(events))


def turn_text(report: TurnReport, names: Sequence[str]) -> str:
    """A whole turn as one sentence."""
    events = report.events
    return _with_results(_deed(names[report.seat], events), _coat_results(events) + _points(events))


def short_turn_text(report: TurnReport, names: Sequence[str]) -> str:
    """A turn where there is little room: the lines it completed, or else what was done, without how."""
    name, scored = names[report.seat], _points(report.events)
    if scored:
        return _("{sentence}: {results}").format(sentence=name, results=comma_list(scored))
    return _plain_deed(name, report.events)


def deed_text(report: TurnReport) -> str:
    """The same beside the player's name, which every language says first and which is left out here."""
    return capital(turn_text(report, [""] * (report.seat + 1)).strip())


def since_text(steps: Sequence[Step], names: Sequence[str]) -> list[str]:
    """What others did, a sentence a turn, with what else everybody should know."""
    lines = []
    for report in reports(list(steps)):
        lines.append(turn_text(report, names))
        lines += notices(report.events)
    return lines


def notices(events: Sequence[Event]) -> list[str]:
    """What happened at the harbour by itself that is worth a sentence."""
    lines = []
    for event in events:
        if isinstance(event, happened.PileReformed):
            lines.append(_("New draw pile: the end card is among the last 10"))
        elif isinstance(event, happened.EndCardRevealed):
            lines.append(_("The end card is turned up"))
    return lines


def _deed(name: str, events: Sequence[Event]) -> str:
    """What a player did with cards and a tile, and with which abilities."""
    told = _plain_deed(name, events)
    used = [quoted_ability(event.ability) for event in events if isinstance(event, happened.AbilityUsed)]
    if not used:
        return told
    return _("{sentence} (with {abilities})").format(sentence=told, abilities=listing(used))


def _plain_deed(name: str, events: Sequence[Event]) -> str:
    """What a player did with cards and a tile, as one whole sentence without its full stop."""
    drawn = next((event for event in events if isinstance(event, happened.CardsDrawn)), None)
    discarded = next((event for event in events if isinstance(event, happened.CardsDiscarded)), None)
    built = next((event for event in events if isinstance(event, happened.TileBuilt)), None)
    match drawn is not None, discarded is not None, built is not None:
        case True, True, True:
            text = _("{name} took {cards}, discarded {discarded} and built {tile}")
        case True, True, False:
            text = _("{name} took {cards} and discarded {discarded}")
        case True, False, True:
            text = _("{name} took {cards} and built {tile}")
        case True, False, False:
            text = _("{name} took {cards}")
        case False, True, _either:
            text = _("{name} discarded {discarded}")
        case False, False, True:
            text = _("{name} built {tile}")
        case _:
            text = _("{name} ended the turn without building")
    return text.format(
        name=name,
        cards=taken_cards(drawn.cards) if drawn is not None else "",
        discarded=taken_cards(discarded.cards) if discarded is not None else "",
        tile=built_tile(built.color, built.size) if built is not None else "",
    )


def _used_coat(name: str, event: CoatUsed) -> str:
    """What a player did with a coat of arms."""
    match event:
        case happened.SpecialPlaced():
            x, y = event.cell
            text = _("{name} placed a special tile on {square}")
            return text.format(name=name, square=f"{FILES[x]}{y + 1}")
        case happened.AbilityTaken():
            text = _("{name} took the ability “{ability}”")
            return text.format(name=name, ability=ability_name(event.ability))
        case happened.AbilitiesRefreshed():
            return _("{name} made all used abilities active again").format(name=name)
        case happened.CoatDeclined():
            return _("{name} left the coat of arms unused").format(name=name)
        case _:
            assert_never(event)


def _with_results(sentence: str, results: list[str]) -> str:
    """The sentence, and behind a colon what came of it."""
    if not results:
        return sentence
    return _("{sentence}: {results}").format(sentence=sentence, results=comma_list(results))


def _points(events: Sequence[Event]) -> list[str]:
    """The lines that were completed, and what they brought together."""
    lines: list[Line] = []
    for event in events:
        if isinstance(event, happened.RowScored):
            lines.append(("row", event.row, event.points))
        elif isinstance(event, happened.ColumnScored):
            lines.append(("column", event.column, event.points))
    if not lines:
        return []
    return [*map(line_name, lines), f"+{sum(points for _kind, _number, points in lines)}"]


def _coat_results(events: Sequence[Event]) -> list[str]:
    """What the coats of arms of a turn brought."""
    results = []
    specials = sum(isinstance(event, happened.SpecialPlaced) for event in events)
    if specials:
        text = ngettext("{count} special tile", "{count} special tiles", specials)
        results.append(counted(text.format(count=specials)))
    for event in events:
        if isinstance(event, happened.AbilityTaken):
            results.append(quoted_ability(event.ability))
        elif isinstance(event, happened.AbilitiesRefreshed):
            results.append(_("abilities active again"))
    return results
