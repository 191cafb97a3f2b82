"""Kills the victim at random moments and looks at what is left. Used by the tests and by `make torture`."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nyhavn.engine.notation import action_to_text
from nyhavn.match.game import Match
from tests.storage.playing import open_store

ROOT = Path(__file__).resolve().parents[2]
MOST_WORDS = 60
LONGEST_WAIT = 0.03


class Position(NamedTuple):
    """A game as the file may have it."""

    actions: tuple[str, ...]
    draft: str | None


class Tally:
    """What the kills came to."""

    def __init__(self) -> None:
        self.kills = self.safe = self.in_flight = self.games = 0


class Life:
    """What one victim said, from its start to its death."""

    def __init__(self) -> None:
        self.game: int | None = None
        self.positions: list[Position] = []
        """The game after each attempt; the first is what it resumed."""
        self.numbers: list[int] = []
        """The numbers of the attempts that led to them."""
        self.finished: dict[int, Position] = {}
        """Games that it had played to their end."""
        self.begins = 0
        """Games begun and not known to be in the file."""
        self.last_safe = 0
        self.complaints: list[object] = []

    def hear(self, words: dict[str, Any]) -> None:
        if "resumed" in words:
            self.game = words["resumed"]
            self.positions, self.numbers = [Position(tuple(words["actions"]), words["draft"])], [0]
        elif words.get("op") == "begin":
            if self.game is not None:
                self.finished[self.game] = self.positions[-1]
            self.game, self.begins = None, self.begins + 1
            self.positions, self.numbers = [Position((), None)], [words["tries"]]
        elif "tries" in words:
            self.positions.append(_after(self.positions[-1], words))
            self.numbers.append(words["tries"])
        elif "safe" in words:
            self.last_safe = max(self.last_safe, words["safe"])
            if "game" in words:
                self.game, self.begins = words["game"], self.begins - 1
        elif words.get("notices") or words.get("in_memory") or "lost" in words:
            self.complaints.append(words)

    def possible(self) -> list[Position]:
        """What may be in the file: the game after the last attempt that is safe, or after a later one."""
        return [
            position
            for position, number in zip(self.positions, self.numbers, strict=True)
            if number >= self.last_safe
        ]


def _after(before: Position, words: dict[str, Any]) -> Position:
    if words["op"] == "record":
        return Position((*before.actions, *words["actions"]), None)
    if words["op"] == "undo":
        return Position(before.actions[: words["length"]], None)
    return Position(before.actions, words["draft"])


def torture(folder: Path, kills: int, seed: int) -> Tally:
    """Kill the victim so often; AssertionError if anything that was acknowledged is missing afterwards."""
    chance, tally = random.Random(seed), Tally()
    known: dict[int, Position] = {}
    with _nursery(folder) as nursery:
        for number in range(kills):
            life = _live_and_die(nursery, seed * 100_000 + number, chance)
            _look(folder, life, known, tally)
    return tally


def _nursery(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.storage.victim", str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )


def _live_and_die(nursery: subprocess.Popen[str], seed: int, chance: random.Random) -> Life:
    """One life, ended after some words and a moment: counted in words, it is as full on a slow machine."""
    assert nursery.stdin is not None
    nursery.stdin.write(f"{seed}\n")
    words = _words(nursery)
    victim = next(words)["pid"]
    life = Life()
    for _ in range(chance.choice((0, chance.randrange(MOST_WORDS)))):
        life.hear(next(words))
    time.sleep(chance.random() * LONGEST_WAIT)
    os.kill(victim, signal.SIGKILL)
    for said in words:
        life.hear(said)
    return life


def _words(nursery: subprocess.Popen[str]) -> Iterator[dict[str, Any]]:
    """What is said until the victim is dead."""
    assert nursery.stdout is not None
    for line in nursery.stdout:
        words = json.loads(line)
        if "dead" in words:
            return
        yield words
    raise AssertionError("the nursery itself is dead")


def _look(folder: Path, life: Life, known: dict[int, Position], tally: Tally) -> None:
    """See that the file has what it must have, and that the engine accepts it."""
    assert not life.complaints, life.complaints
    store = open_store(folder)
    try:
        assert store.notices == []
        found = {game.id for game in store.list_games()}
        known |= life.finished
        assert known.keys() | {life.game} - {None} <= found, "a game is missing"
        assert len(found - known.keys() - {life.game}) <= life.begins, "a game came from nowhere"
        for game_id in found:
            saved = store.load(game_id)
            position = Position(tuple(action_to_text(action) for action in saved.actions), saved.draft)
            if game_id == life.game:
                possible = life.possible()
                assert position in possible, f"{position} is none of {possible}"
                assert Match(saved.setup, saved.actions, deal=saved.deal).actions == [*saved.actions]
                known[game_id] = position
                tally.in_flight += position != possible[0]
            assert known.setdefault(game_id, position) == position
        tally.kills += 1
        tally.safe += life.last_safe
        tally.games = len(found)
    finally:
        store.close()
