"""The figures of a finished game, one line each, as the scoreboard shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nyhavn.i18n import _
from nyhavn.match.results import PlayerResult


@dataclass(frozen=True, slots=True)
class Figure:
    """What is counted, and how many each player has."""

    text: str
    values: tuple[int, ...]


def figures(results: Sequence[PlayerResult]) -> list[Figure]:
    """Everything that is counted, in the order of the results."""
    return [
        Figure(_("Rows"), tuple(result.rows for result in results)),
        Figure(_("Columns"), tuple(result.columns for result in results)),
        Figure(_("All windows"), tuple(result.all_windows for result in results)),
        Figure(_("Coats of arms"), tuple(result.coats for result in results)),
        Figure(_("Abilities used"), tuple(result.abilities_used for result in results)),
        Figure(_("Tiles built"), tuple(result.tiles for result in results)),
        Figure(_("Empty squares"), tuple(result.empty for result in results)),
    ]
