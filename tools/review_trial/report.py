"""The figures of the trials, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt

from nyhavn.review.verdicts import FAULTS, THRESHOLDS, Verdict
from tools.review_trial.trials import EQUALS, RANKED, Entry

Found = dict[str, list[Entry]]
_SURE = 1.96
_COSTLY = {name: least for least, name in THRESHOLDS}[Verdict.MISTAKE]
_BAD = [each.value for each in FAULTS]


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, 0.0
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, sqrt(spread / len(values))


def share(hits: int, of: int) -> str:
    """A share with its interval (Wilson's)."""
    if not of:
        return "none yet"
    part, extra = hits / of, _SURE**2 / of
    middle = (part + extra / 2) / (1 + extra)
    reach = _SURE * sqrt(part * (1 - part) / of + extra / (4 * of)) / (1 + extra)
    return (
        f"{100 * part:.1f} % ({100 * (middle - reach):.1f} to {100 * (middle + reach):.1f}; {hits} of {of})"
    )


def lines(found: Found) -> Iterator[str]:
    """All that can be told by now."""
    yield from _mistakes(found.get("mistakes", []))
    yield from _ranks(found)
    yield from _same_positions(found.get("same positions", []))
    yield from _luck(found)


def _mistakes(entries: list[Entry]) -> Iterator[str]:
    costly = [entry for entry in entries if entry.get("cost", 0) >= _COSTLY]
    flagged = [entry["verdict"] for entry in costly]
    others = [name for entry in entries for name in entry["others"]]
    # A changed turn that costs nothing is a turn like any other.
    others += [entry["verdict"] for entry in entries if entry.get("cost", 1) < _COSTLY]
    bad = sum(name in _BAD for name in flagged)
    noticed = bad + flagged.count(Verdict.INACCURACY.value)
    yield f"mistakes: {len(entries)} games, one turn of each replaced by a random legal one"
    yield f"- costly ones called mistake or blunder: {share(bad, len(flagged))}"
    yield f"- and inaccuracy: {share(noticed, len(flagged))}"
    wrong = sum(name in _BAD for name in others)
    yield f"- of all other turns called mistake or blunder: {share(wrong, len(others))}"


def _ranks(found: Found) -> Iterator[str]:
    yield "ranks: average loss of a decision, in points of 100"
    told = []
    for level in RANKED:
        entries = found.get(f"rank {level}", [])
        # Decisions of one game go together.
        games = [sum(entry["losses"]) / len(entry["losses"]) for entry in entries if entry["losses"]]
        if not games:
            continue
        loss, error = mean(games)
        told.append((level, loss, error))
        bad = [name for entry in entries for name in entry["verdicts"]]
        yield (
            f"- {level}: {100 * loss:.2f} ± {100 * error:.2f} ({len(games)} games, {len(bad)} decisions, "
            f"mistake or blunder {share(sum(name in _BAD for name in bad), len(bad))})"
        )
    for (worse, much, one), (better, little, other) in pairwise(told):
        apart = (much - little) / (sqrt(one**2 + other**2) or 1)
        yield f"- {worse} loses more than {better} by {apart:.1f} standard errors"


def _same_positions(entries: list[Entry]) -> Iterator[str]:
    games = [
        {level: sum(entry[level]) / len(entry[level]) for level in RANKED}
        for entry in entries
        if entry[RANKED[0]]
    ]
    if len(games) < 2:
        return
    yield f"the same positions for all, of {len(games)} games: average loss of a decision"
    for level in RANKED:
        loss, error = mean([game[level] for game in games])
        yield f"- {level}: {100 * loss:.2f} ± {100 * error:.2f}"
    for worse, better in pairwise(RANKED):
        apart, error = mean([game[worse] - game[better] for game in games])
        yield f"- {worse} loses more than {better} by {100 * apart:.2f} ± {100 * error:.2f}"


def _luck(found: Found) -> Iterator[str]:
    for how, way in (("", "played on from every turn"), (" at first sight", "by the evaluation alone")):
        yield f"luck: games between two of {EQUALS}, every deal from both seats, judged {way}"
        dealt, helped = found.get(f"luck{how}", []), found.get(f"better draws{how}", [])
        for entries, name in ((dealt, "as dealt"), (helped, "one side with better draws")):
            if not entries:
                continue
            yield f"- {name}: {len(entries)} games"
            for key in ("luck", "first", "won", "loss", "other"):
                value, error = mean([entry[key] for entry in entries])
                yield f"  - {key}: {100 * value:+.2f} ± {100 * error:.2f}"
        if helped and dealt:
            for key in ("luck", "loss"):
                (more, one), (less, other) = (
                    mean([entry[key] for entry in each]) for each in (helped, dealt)
                )
                error = sqrt(one**2 + other**2)
                yield f"- better draws move the {key} by {100 * (more - less):+.2f} ± {100 * error:.2f}"
