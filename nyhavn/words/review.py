"""What a review says of a game."""

from __future__ import annotations

from collections.abc import Mapping

from nyhavn.i18n import _, apart, counted, ngettext, number, percent, pgettext
from nyhavn.match.opponents import player_kind_name
from nyhavn.review.moments import FaultKind
from nyhavn.review.verdicts import Verdict


def verdict_name(verdict: Verdict) -> str:
    """How good a turn was, in a word or two."""
    return {
        Verdict.BEST: pgettext("verdict", "Best turn"),
        Verdict.GOOD: pgettext("verdict", "Good turn"),
        Verdict.INACCURACY: pgettext("verdict", "Inaccuracy"),
        Verdict.MISTAKE: pgettext("verdict", "Mistake"),
        Verdict.BLUNDER: pgettext("verdict", "Blunder"),
    }[verdict]


def points_of(share: float) -> int:
    """A share of the chances as points of a hundred."""
    return round(100 * share)


def loss_text(loss: float) -> str:
    """What a turn cost: points of a hundred."""
    count = points_of(loss)
    text = ngettext(
        "The chance of winning fell by {count} percentage point.",
        "The chance of winning fell by {count} percentage points.",
        count,
    )
    return counted(text.format(count=count))


def turn_title(turn: int, name: str, verdict: Verdict, *, forced: bool, only_good: bool = False) -> str:
    """A turn, counted from 1, and what it is called."""
    if forced:
        return _("Turn {number}, {name}: no choice").format(number=turn, name=name)
    called = pgettext("verdict", "Only good turn") if only_good else verdict_name(verdict)
    return _("Turn {number}, {name}: {verdict}").format(number=turn, name=name, verdict=called)


def verdict_counts(counts: Mapping[Verdict, int]) -> str:
    """How many mistakes of each weight a player made, the worst first."""
    told = [
        ngettext("{count} blunder", "{count} blunders", counts[Verdict.BLUNDER]),
        ngettext("{count} mistake", "{count} mistakes", counts[Verdict.MISTAKE]),
        ngettext("{count} inaccuracy", "{count} inaccuracies", counts[Verdict.INACCURACY]),
    ]
    order = (Verdict.BLUNDER, Verdict.MISTAKE, Verdict.INACCURACY)
    made = [text.format(count=counts[kind]) for text, kind in zip(told, order, strict=True) if counts[kind]]
    return apart(made) or _("No mistakes")


def average_text(loss: float) -> str:
    """What is lost at each decision, in points of a hundred."""
    return number(100 * loss, 1)


def reviewed_text(games: int) -> str:
    """By how many games somebody is ranked."""
    return ngettext("{count} reviewed game", "{count} reviewed games", games).format(count=number(games))


def fault_name(kind: FaultKind) -> str:
    """A kind of mistake in a few words, for a list of the most frequent ones."""
    return {
        FaultKind.DREW: _("Took cards instead of building"),
        FaultKind.BUILT: _("Built instead of taking cards"),
        FaultKind.CARDS: _("Took the wrong cards"),
        FaultKind.DISCARD: _("Discarded the wrong cards"),
        FaultKind.TILE: _("Built the wrong tile"),
        FaultKind.PLACE: _("Built in the wrong place"),
        FaultKind.PAYMENT: _("Paid the wrong way"),
        FaultKind.COAT: _("Chose the wrong bonus"),
    }[kind]


def fault_text(kind: FaultKind) -> str:
    """How a turn differs from the better one."""
    return {
        FaultKind.DREW: _("Taking cards was too slow: building was better."),
        FaultKind.BUILT: _("It was too early to build: taking cards was better."),
        FaultKind.CARDS: _("There were better cards to take."),
        FaultKind.DISCARD: _("There were better cards to discard."),
        FaultKind.TILE: _("There was a better tile to build."),
        FaultKind.PLACE: _("There was a better place for this tile."),
        FaultKind.PAYMENT: _("There was a better way to pay."),
        FaultKind.COAT: _("There was a better choice for the coat of arms."),
    }[kind]


def luck_text(luck: float) -> str:
    """What the cards did for somebody, with its sign."""
    count = points_of(luck)
    return number(count) if count <= 0 else _("+{number}").format(number=number(count))


def rank_text(level: str) -> str:
    """How well somebody decides: the level by its name, which is a man's or a woman's in some languages."""
    return _("Level: {level}").format(level=player_kind_name(level))


def even_luck_text(chance: float) -> str:
    """The chance to win that the decisions alone would have left."""
    return percent(chance)


def progress_text(progress: float) -> str:
    """How far the closer look has come."""
    return _("Looking more closely: {percent}").format(percent=percent(progress))


def work_text(simulations: int) -> str:
    """How thoroughly a game was looked at."""
    return ngettext(
        "Reviewed with {count} simulation per turn", "Reviewed with {count} simulations per turn", simulations
    ).format(count=number(simulations))


def tried_text(loss: float, is_right: bool) -> str:
    """What a second try was worth."""
    count = points_of(loss)
    if is_right:
        return (
            _("Right! That is as good as the best turn.")
            if count == 0
            else _("Right! That is nearly as good as the best turn.")
        )
    text = ngettext(
        "That lowers the chance of winning by {count} percentage point.",
        "That lowers the chance of winning by {count} percentage points.",
        count,
    )
    return counted(text.format(count=count))


def account_text(accuracy: float, luck: float) -> str:
    """Accuracy and luck of a player in one line."""
    return _("Accuracy {accuracy} · luck {luck}").format(accuracy=round(accuracy), luck=luck_text(luck))
