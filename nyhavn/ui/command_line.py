"""The command line: what a start of the app can be asked for. Knows nothing of Kivy."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from nyhavn import __version__
from nyhavn.device.insets import Insets
from nyhavn.i18n import LANGUAGES
from nyhavn.match.setup import FEWEST_SEATS, LARGEST_SEED, LEVELS, MOST_SEATS, PLAYER_KINDS

SMALLEST_SIDE = 100
LARGEST_SIDE = 16_384
LARGEST_INSET = 1_000


@dataclass(frozen=True, slots=True)
class Options:
    """How this run of the app was asked to be."""

    data: Path | None = None
    size: tuple[int, int] | None = None
    density: float | None = None
    lang: str | None = None
    play: tuple[str, ...] = ()
    seed: int | None = None
    inspect: Path | None = None
    insets: Insets | None = None
    """What to pretend that is covered of the window's edges, in dp."""
    demo: Path | None = None
    kivy: tuple[str, ...] = ()
    """What stood behind `--`: Kivy's own arguments."""


class _OneLine(argparse.ArgumentParser):
    """A parser whose complaint is a single line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: error: {' '.join(message.split())}\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """As much as the terminal has letters for: an old locale has none for "façades"."""
        letters = getattr(file, "encoding", None) or "utf-8"
        super()._print_message(message.encode(letters, "replace").decode(letters), file)


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Options:
    """The options in a list of arguments; a wrong one ends the program with one line and status 2."""
    own, kivy = _split(arguments)
    parser = _parser()
    found = parser.parse_args(own)
    try:
        data = found.data or _path_in(environ, "NYHAVN_DATA")
        inspect = found.inspect or _path_in(environ, "NYHAVN_INSPECT")
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    if found.size is not None and found.insets is not None and not _leaves_room(found):
        parser.error("argument --insets: they leave too little of the window")
    return Options(
        data=data,
        size=found.size,
        density=found.density,
        lang=found.lang,
        play=found.play,
        seed=found.seed,
        inspect=inspect,
        insets=found.insets,
        demo=found.demo,
        kivy=kivy,
    )


def _leaves_room(found: argparse.Namespace) -> bool:
    left, top, right, bottom = (side * (found.density or 1) for side in found.insets)
    width, height = found.size
    return bool(min(width - left - right, height - top - bottom) >= SMALLEST_SIDE)


def _split(arguments: Sequence[str]) -> tuple[list[str], tuple[str, ...]]:
    own = list(arguments)
    if "--" not in own:
        return own, ()
    at = own.index("--")
    return own[:at], tuple(own[at + 1 :])


def _parser() -> argparse.ArgumentParser:
    parser = _OneLine(
        prog="nyhavn",
        description="Nyhavn: build the façades of the quay.",
        epilog="Kivy's own arguments may follow behind --.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--data", type=_path, metavar="DIR", help="where games and settings live (or NYHAVN_DATA)")
    add("--size", type=_size, metavar="WxH", help="window size in pixels, such as 412x915")
    add("--density", type=_density, metavar="N", help="how many pixels a dp has, such as 2")
    add("--lang", choices=tuple(LANGUAGES), help="language for this run")
    levels = ", ".join(LEVELS)
    add(
        "--play",
        type=_seats,
        default=(),
        metavar="SEATS",
        help=f"straight to a new table: human or {levels}, by commas",
    )
    add("--seed", type=_seed, metavar="N", help="the same deal every time")
    add(
        "--inspect",
        type=_path,
        metavar="FILE",
        help="keep FILE up to date with the screen (or NYHAVN_INSPECT)",
    )
    add(
        "--insets",
        type=_insets,
        metavar="L,T,R,B",
        help="pretend that so many dp at the left, top, right and bottom are under a cutout or a system bar",
    )
    add(
        "--demo",
        type=_path,
        metavar="DIR",
        help="play one game by itself, write pictures of each screen to DIR, end",
    )
    add("--version", action="version", version=f"nyhavn {__version__}")
    return parser


def _path_in(environ: Mapping[str, str], key: str) -> Path | None:
    text = environ.get(key, "")
    return _path(text) if text else None


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a path is needed")
    try:
        Path(text).expanduser()
    except RuntimeError:
        raise argparse.ArgumentTypeError(f"there is no such home: {text!r}") from None
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, times, height = text.partition("x")
    if not times or not (_is_count(width) and _is_count(height)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 412x915")
    sides = int(width), int(height)
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in sides):
        raise argparse.ArgumentTypeError(
            f"each side has {SMALLEST_SIDE} to {LARGEST_SIDE} pixels, not {text!r}"
        )
    return sides


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _density(text: str) -> float:
    try:
        density = float(text)
    except ValueError:
        density = math.nan
    if not 0.25 <= density <= 8:
        raise argparse.ArgumentTypeError(f"{text!r} is not a density such as 1, 1.5 or 3")
    return density


def _insets(text: str) -> Insets:
    try:
        insets = Insets(*map(float, text.split(",")))
    except (TypeError, ValueError):
        insets = Insets(math.nan)
    if text.count(",") != 3 or not all(0 <= side <= LARGEST_INSET for side in insets):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not left, top, right and bottom in dp, such as 0,48,0,24"
        )
    return insets


def _seats(text: str) -> tuple[str, ...]:
    kinds = tuple(kind.strip() for kind in text.split(","))
    for kind in kinds:
        if kind not in PLAYER_KINDS:
            raise argparse.ArgumentTypeError(f"{kind!r} is none of {', '.join(PLAYER_KINDS)}")
    if not FEWEST_SEATS <= len(kinds) <= MOST_SEATS:
        raise argparse.ArgumentTypeError(f"{FEWEST_SEATS} to {MOST_SEATS} can play, not {len(kinds)}")
    return kinds


def _seed(text: str) -> int:
    if not _is_count(text) or len(text) > len(str(LARGEST_SEED)) or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {LARGEST_SEED}")
    return int(text)
