"""What the finished games say of a player, in words and figures."""

from __future__ import annotations

from dataclasses import dataclass

from nyhavn.i18n import _, ngettext, number, percent
from nyhavn.match.opponents import OPPONENT_NAMES, player_kind_name
from nyhavn.match.setup import HUMAN, PLAYER_KINDS
from nyhavn.storage.statistics import PlayerStatistics, Tally
from nyhavn.words.names import capital, color_name


@dataclass(frozen=True, slots=True)
class Fact:
    """What is told, and the figure."""

    text: str
    value: str


def headline(player: PlayerStatistics) -> str:
    """How many games, and how many of them were won."""
    games = ngettext("{count} game", "{count} games", player.games).format(count=player.games)
    return _("{games}, {share} won").format(games=games, share=percent(player.wins / player.games))


def facts(player: PlayerStatistics) -> list[Fact]:
    """The figures that people compare."""
    alone = [result for result in player.results if not result.hints]
    won = sum(result.won for result in alone)
    found = [
        Fact(_("Most points"), str(player.best_score)),
        Fact(_("Average points"), number(player.average_score, 1)),
        Fact(_("Current winning streak"), str(player.streak)),
        Fact(_("Longest winning streak"), str(player.longest_streak)),
        Fact(_("Fastest win"), "–" if player.fastest_win is None else _turns(player.fastest_win)),
        Fact(_("Hints taken"), str(player.hints)),
        Fact(_("Won without hints"), _share(won, len(alone))),
    ]
    if player.favourite_color is not None:
        found.append(Fact(_("Favourite colour"), capital(color_name(player.favourite_color))))
    return found


def rival_tallies(player: PlayerStatistics) -> list[tuple[str, Tally]]:
    """Games by opponent: people first, then the others from the weakest to the strongest."""
    tallies = player.by_rival
    return [(rival_name(kind), tallies[kind]) for kind in PLAYER_KINDS if kind in tallies]


def rival_name(kind: str) -> str:
    """An opponent by character and level, or people."""
    if kind == HUMAN:
        return _("People")
    return _("{name} ({level})").format(name=OPPONENT_NAMES[kind], level=player_kind_name(kind))


def number_tallies(player: PlayerStatistics) -> list[tuple[str, Tally]]:
    """Games by the number of players."""
    return [
        (ngettext("{count} player", "{count} players", count).format(count=count), tally)
        for count, tally in player.by_players.items()
    ]


def tally_text(tally: Tally) -> str:
    """How many were won of how many, those with hints as well."""
    return _share(tally.all_wins, tally.all_games)


def _share(won: int, games: int) -> str:
    return _("{count} of {total}").format(count=won, total=games)


def _turns(count: int) -> str:
    return ngettext("{count} turn", "{count} turns", count).format(count=count)
