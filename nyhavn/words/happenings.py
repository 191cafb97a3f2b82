"""What happened, in short sentences: for the log, the curtain and the replay.

Everything said here was seen by all: cards are named when they leave the piers or reach the discard pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from nyhavn.engine import events as happened
from nyhavn.engine.events import Event
from nyhavn.engine.scoring import Line
from nyhavn.i18n import _, ngettext
from nyhavn.match.journal import Step, TurnReport, reports
from nyhavn.words.cards import taken_cards
from nyhavn.words.gains import coats_text, line_name
from nyhavn.words.names import FILES, ability_name, size_name


def step_text(step: Step, names: Sequence[str]) -> str:
    """One action as a sentence."""
    deed = _deeds(step.events, one_by_one=True)
    if not deed:
        return _("{name} ended the turn").format(name=names[step.seat])
    return _sentence(names[step.seat], deed, _results(step.events, one_by_one=True))


def turn_text(report: TurnReport, names: Sequence[str]) -> str:
    """A whole turn as one sentence."""
    events = report.events
    deeds = _deeds(events, one_by_one=False)
    return _sentence(names[report.seat], deeds, _results(events, one_by_one=False))


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


def _sentence(name: str, deeds: list[str], results: list[str]) -> str:
    done = f"{name} {', '.join(deeds)}"
    return _("{deed}: {results}").format(deed=done, results=", ".join(results)) if results else done


def _deeds(events: Sequence[Event], one_by_one: bool) -> list[str]:
    """What a player did, without the name; the choices at coats of arms only where each is told by itself."""
    deeds = []
    for event in events:
        deed = _deed(event, with_coats=one_by_one)
        if deed:
            deeds.append(deed)
        elif isinstance(event, happened.AbilityUsed) and deeds:
            deeds[-1] = f"{deeds[-1]} ({ability_name(event.ability)})"
    return deeds


def _deed(event: Event, with_coats: bool) -> str:
    """What a player did; nothing for what came of it, or for what is told elsewhere."""
    match event:
        case happened.CardsDrawn():
            return _("took {cards}").format(cards=taken_cards(event.cards))
        case happened.CardsDiscarded():
            return _("put down {cards}").format(cards=taken_cards(event.cards))
        case happened.TileBuilt():
            return _built(event.color, event.size)
        case (
            happened.SpecialPlaced()
            | happened.AbilityTaken()
            | happened.AbilitiesRefreshed()
            | happened.CoatDeclined()
        ):
            return _coat_deed(event) if with_coats else ""
        case happened.AbilityUsed():
            return ""
        case happened.CoatCovered() | happened.CoatRowFilled() | happened.CoatLapsed():
            return ""
        case happened.RowScored() | happened.ColumnScored() | happened.TurnBegun() | happened.GameEnded():
            return ""
        case happened.PierRefilled() | happened.PileReformed() | happened.EndCardRevealed():
            return ""
        case _:
            assert_never(event)


def _built(color: str, size: int) -> str:
    texts = {
        "red": _("built red {size}"),
        "yellow": _("built yellow {size}"),
        "green": _("built green {size}"),
        "blue": _("built blue {size}"),
        "purple": _("built purple {size}"),
    }
    return texts[color].format(size=size_name(size))


def _coat_deed(
    event: happened.SpecialPlaced
    | happened.AbilityTaken
    | happened.AbilitiesRefreshed
    | happened.CoatDeclined,
) -> str:
    match event:
        case happened.SpecialPlaced():
            x, y = event.cell
            return _("built a special tile on {square}").format(square=f"{FILES[x]}{y + 1}")
        case happened.AbilityTaken():
            return _("took the ability {ability}").format(ability=ability_name(event.ability))
        case happened.AbilitiesRefreshed():
            return _("turned all abilities active")
        case happened.CoatDeclined():
            return _("did without the coat of arms")
        case _:
            assert_never(event)


def _results(events: Sequence[Event], one_by_one: bool) -> list[str]:
    """What came of it: coats of arms, lines and points."""
    results = _coat_results(events, one_by_one)
    lines: list[Line] = []
    for event in events:
        if isinstance(event, happened.RowScored):
            lines.append(("row", event.row, event.points))
        elif isinstance(event, happened.ColumnScored):
            lines.append(("column", event.column, event.points))
    results += [line_name(line) for line in lines]
    if lines:
        results.append(f"+{sum(points for _kind, _number, points in lines)}")
    return results


def _coat_results(events: Sequence[Event], one_by_one: bool) -> list[str]:
    if one_by_one:
        coats = sum(isinstance(event, happened.CoatEarned) for event in events)
        return [coats_text(coats)] if coats else []
    results = []
    specials = sum(isinstance(event, happened.SpecialPlaced) for event in events)
    if specials:
        text = ngettext("{count} special tile", "{count} special tiles", specials)
        results.append(_("special tile") if specials == 1 else text.format(count=specials))
    for event in events:
        if isinstance(event, happened.AbilityTaken):
            results.append(ability_name(event.ability))
        elif isinstance(event, happened.AbilitiesRefreshed):
            results.append(_("abilities active"))
    return results
