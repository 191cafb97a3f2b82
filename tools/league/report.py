"""The league as a table in Markdown and as a picture in SVG, written without any library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from tools.league.games import Result
from tools.league.standings import Score, Thinking, ratings, scores, thinking

ANCHOR = "greedy"


def markdown(results: Sequence[Result]) -> str:
    """Pairings with their intervals, then ratings and thinking time."""
    table = scores(results)
    lines = [
        "| one | against | players | games | won | 95 % interval |",
        "|---|---|---:|---:|---:|---|",
        *(_pairing_line(score) for score in table),
        "",
        "| player | rating | mean ms a turn | longest ms |",
        "|---|---:|---:|---:|",
    ]
    times = thinking(results)
    for name, rating in sorted(ratings(table, ANCHOR).items(), key=lambda item: item[1]):
        lines.append(_player_line(name, rating, times[name]))
    return "\n".join(lines) + "\n"


def _pairing_line(score: Score) -> str:
    low, high = score.interval
    pairing = score.pairing
    return (
        f"| {pairing.one} | {pairing.others} | {pairing.players} | {score.games} "
        f"| {100 * score.rate:.1f} % | {100 * low:.1f} to {100 * high:.1f} % |"
    )


def _player_line(name: str, rating: float, time: Thinking) -> str:
    return f"| {name} | {rating:+.0f} | {1000 * time.mean:.1f} | {1000 * time.longest:.0f} |"


# The picture: one line for each pairing, a dot for the win rate and a bar for its interval.

WIDTH = 760
LEFT = 260
RIGHT = 90
LINE = 26
TOP = 46
INK, FAINT, DOT = "#1f2d3d", "#c9d3dc", "#b5482f"


@dataclass(frozen=True, slots=True)
class _Canvas:
    parts: list[str]

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{color}" stroke-width="{width}"/>'
        )

    def text(self, x: float, y: float, words: str, anchor: str = "start") -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
        )

    def dot(self, x: float, y: float) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{DOT}"/>')


def svg(results: Iterable[Result]) -> str:
    """Win rates with their intervals."""
    table = scores(results)
    height = TOP + LINE * len(table) + 24
    canvas = _Canvas([])
    span = WIDTH - LEFT - RIGHT

    def place(rate: float) -> float:
        return LEFT + span * rate

    for percent in range(0, 101, 25):
        canvas.line(place(percent / 100), TOP - 14, place(percent / 100), height - 20, FAINT)
        canvas.text(place(percent / 100), TOP - 22, f"{percent} %", "middle")
    for number, score in enumerate(table):
        y = TOP + LINE * number + 4
        low, high = score.interval
        even = 1 / score.pairing.players
        canvas.text(LEFT - 14, y + 4, score.pairing.title, "end")
        canvas.line(place(even), y - 8, place(even), y + 8, INK)
        canvas.line(place(low), y, place(high), y, DOT, 3)
        canvas.dot(place(score.rate), y)
        canvas.text(WIDTH - RIGHT + 14, y + 4, f"{100 * score.rate:.1f} %")
    body = "\n".join(canvas.parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>\n{body}\n</svg>\n'
    )
