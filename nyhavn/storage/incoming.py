"""Reads games from text that anybody may have written: the engine judges each action, the match the table.

A line, then a game at a time, and each limited before it is looked at: a huge text, or one of newlines alone,
takes no more memory than a small one.
"""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from nyhavn.engine.material import CARDS_PER_COLOR, COLORS
from nyhavn.engine.notation import action_to_text
from nyhavn.engine.record import FIRST_LINE, Deal, RecordReader
from nyhavn.storage.bounds import MOST_ACTIONS, MOST_HINTS, clamp_time
from nyhavn.storage.exchange import EPOCH, OPTIONS, SEAT, SIDES, STYLE, TABLE, ImportRefusedError, Refusal
from nyhavn.storage.games import clean_title, new_row
from nyhavn.storage.rows import GameRow, deal_to_text
from nyhavn.storage.seating import ReadSetup, S, SetupForm, plain_seat, plain_setup, setup_to_text
from nyhavn.storage.snapshot import Snapshot

LARGEST_TEXT: Final = 256 * 1024 * 1024
"""Characters, and bytes of a file: some 80,000 games."""
MOST_GAMES: Final = 100_000
LARGEST_GAME: Final = 64 * 1024
MOST_LINES: Final = 4_096
"""Lines of a game, and empty ones before the first."""
_LARGEST_PILE: Final = CARDS_PER_COLOR * len(COLORS) + 1

IsKnown = Callable[["GameKey"], Generator[None, None, bool]]


class GameKey(NamedTuple):
    """What makes two games the same: who played which deal, and what they did."""

    table: bytes
    game: bytes

    @classmethod
    def of(cls, deal: str, setup: SetupForm, counted: bool, actions: Sequence[str]) -> GameKey:
        """The key of a game."""
        table = table_digest(deal, setup, counted)
        return cls(table, game_digest(table, actions))


def table_digest(deal: str, setup: SetupForm, counted: bool) -> bytes:
    """Who played which deal: people, houses and kinds; a copy that does not count is not the game itself."""
    seats = "\n".join(f"{seat.name}\t{seat.color}\t{seat.kind}" for seat in setup.seats)
    return _digest(f"{deal}\n{counted}\n{seats}")


def game_digest(table: bytes, actions: Sequence[str]) -> bytes:
    """What was done at a table."""
    return _digest(" ".join(actions), table)


def _digest(text: str, key: bytes = b"") -> bytes:
    # Not before it is wanted: it brings OpenSSL along, 4 MB that nothing else needs.
    from hashlib import blake2b

    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16, key=key).digest()


class Incoming(NamedTuple):
    """A game that was read and is right, but is not in the file yet."""

    row: GameRow
    actions: tuple[str, ...]
    key: GameKey


class TextSource:
    """A text of games as lines; ImportRefusedError where it cannot be read, is too large or no text."""

    def __init__(self, file: TextIO, size: int, position: Callable[[], int]) -> None:
        self._file, self._size, self._position = file, size, position
        if size > LARGEST_TEXT:
            raise ImportRefusedError(Refusal.TOO_LARGE)

    @property
    def share(self) -> float:
        """How much of it was read."""
        return min(1.0, self._position() / max(1, self._size))

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def games(self) -> Iterator[list[str]]:
        """The lines of one game after the other."""
        lines: list[str] = []
        length = number = 0
        for line in self._lines():
            if line.strip() == FIRST_LINE:
                if number:
                    yield lines
                number += 1
                if number > MOST_GAMES:
                    raise ImportRefusedError(Refusal.TOO_LARGE)
                lines, length = [], 0
            elif not number and line.strip():
                raise ImportRefusedError(Refusal.NO_GAME)
            lines.append(line)
            length += len(line)
            if length > LARGEST_GAME or len(lines) > MOST_LINES:
                raise ImportRefusedError(*((Refusal.TOO_LARGE, "", number) if number else (Refusal.NO_GAME,)))
        if not number:
            raise ImportRefusedError(Refusal.NO_GAME)
        yield lines

    def _lines(self) -> Iterator[str]:
        read = 0
        while True:
            try:
                line = self._file.readline(LARGEST_GAME + 1)
            except UnicodeDecodeError as error:
                raise ImportRefusedError(Refusal.NOT_TEXT, str(error)) from None
            except OSError as error:
                raise ImportRefusedError(Refusal.UNREADABLE, str(error)) from None
            if not line:
                return
            read += len(line)
            if len(line) > LARGEST_GAME or read > LARGEST_TEXT:
                raise ImportRefusedError(Refusal.TOO_LARGE)
            yield line.rstrip("\n") if read > len(line) else line.rstrip("\n").removeprefix("\ufeff")


def source_of_text(text: str) -> TextSource:
    """A text that is in memory."""
    if len(text) > LARGEST_TEXT:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    file = io.StringIO(text, newline=None)
    return TextSource(file, len(text), file.tell)


def source_of_file(path: Path) -> TextSource:
    """A file. Only a real one: a pipe might never say anything, and a device never stop."""

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))

    try:
        # Opening a pipe would wait for somebody to write.
        content = open(path, "rb", opener=opener)  # noqa: SIM115
    except (OSError, ValueError) as error:
        raise ImportRefusedError(Refusal.UNREADABLE, str(error)) from None
    try:
        status = os.fstat(content.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise ImportRefusedError(Refusal.UNREADABLE, "not a file")
        return TextSource(io.TextIOWrapper(content, encoding="utf-8"), status.st_size, content.tell)
    except BaseException:
        content.close()
        raise


def read_games(
    source: TextSource, now: int, read_setup: ReadSetup[S], is_known: IsKnown
) -> Generator[Incoming | bool | None, None, None]:
    """All games of a text, True for each that is known, and None in between, often; ImportRefusedError."""
    with closing(source):
        for number, lines in enumerate(source.games(), 1):
            try:
                yield (yield from _read_game(lines, now, read_setup, is_known)) or True
            except ImportRefusedError as error:
                raise ImportRefusedError(error.refusal, error.detail, number) from None


def _read_game(
    lines: list[str], now: int, read_setup: ReadSetup[S], is_known: IsKnown
) -> Generator[None, None, Incoming | None]:
    """A game; None if it is known: then its actions are legal, and need not be played again."""
    turns = [line for line in lines if line[:1].isdigit()]
    words = [line.split() for line in turns]
    if sum(map(len, words)) > 2 * MOST_ACTIONS:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    first = lines.index(turns[0]) if turns else len(lines)
    reader = RecordReader()
    try:
        for line in lines[:first]:
            reader.read(line)
        deal = reader.deal
        if len(deal.deck or ()) > _LARGEST_PILE:
            raise ImportRefusedError(Refusal.TOO_LARGE)
        setup = _table(deal, reader.tags, read_setup)
        deal_text = deal_to_text(deal)
        actions = [action for line in words for action in line[2:]]
        if (yield from is_known(GameKey.of(deal_text, setup, _counts(reader.tags), actions))):
            return None
        for line in lines[first:]:
            reader.read(line)
            yield
        record, state = reader.finish()
    except ImportRefusedError:
        raise
    except ValueError as error:
        raise ImportRefusedError(Refusal.BAD_GAME, str(error)) from None
    if len(record.actions) > MOST_ACTIONS:
        raise ImportRefusedError(Refusal.TOO_LARGE)
    tags, texts = record.tags, tuple(map(action_to_text, record.actions))
    key = GameKey.of(deal_text, setup, _counts(tags), texts)
    if (yield from is_known(key)):
        return None
    try:
        created, played = (_time_from_text(tags.get(name), now) for name in ("begun", "played"))
        hints = _hints(tags.get("hints"), deal.players)
    except (ValueError, OverflowError) as error:
        raise ImportRefusedError(Refusal.BAD_TABLE, str(error)) from None
    snapshot = Snapshot.of(state, len(texts))
    row = new_row(setup_to_text(setup), deal, snapshot, created, _counts(tags))
    row = row._replace(title=clean_title(tags.get("title")), played=played, hints=hints)
    return Incoming(row, texts, key)


def _counts(tags: Mapping[str, str]) -> bool:
    return tags.get("counted") != "no"


def _table(deal: Deal, tags: Mapping[str, str], read_setup: ReadSetup[S]) -> S:
    try:
        return read_setup(_setup(deal, tags))
    except (ValueError, OverflowError) as error:
        raise ImportRefusedError(Refusal.BAD_TABLE, str(error)) from None


def _setup(deal: Deal, tags: Mapping[str, str]) -> dict[str, object]:
    """The JSON form of the table in a header; what it does not say is as usual."""
    setup = plain_setup(deal)
    seats = [plain_seat(seat) for seat in range(deal.players)]
    for name, value in tags.items():
        if name.split(" ")[0] != SEAT:
            continue
        number = name.removeprefix(SEAT).strip()
        if number not in map(str, range(1, deal.players + 1)):
            raise ValueError(f"there is no {name}")
        words = value.split(maxsplit=2)
        if len(words) != 3:
            raise ValueError(f"{name}: house, kind and name")
        color, player, called = words
        kind, plus, style = player.partition(STYLE)
        seats[int(number) - 1] = {
            "color": color,
            "kind": kind,
            "name": called,
            **({"style": style} if plus else {}),
        }
    setup["seats"] = seats
    if TABLE in tags:
        setup |= {option: option in tags[TABLE].split() for option in OPTIONS}
    if SIDES in tags:
        setup[SIDES] = tags[SIDES].split()
    return setup


def _hints(text: str | None, players: int) -> str:
    counts = [0] * players if text is None else [int(word) for word in text.split()]
    if len(counts) != players or not all(0 <= count <= MOST_HINTS for count in counts):
        raise ValueError("hints: one number for each seat")
    return " ".join(map(str, counts))


def _time_from_text(text: str | None, now: int) -> int:
    """Milliseconds since 1970, never later than now; now if nothing is said."""
    if text is None:
        return now
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return min(clamp_time((moment - EPOCH) // timedelta(milliseconds=1)), now)
