"""The app as the kill test sees it: plays at random through the match and the store, until it is killed.

``python -m tests.storage.victim FOLDER`` waits for lines on its input. Each has it fork a process that plays
on in the folder; what that process tries and what is safe goes to the output, a line of JSON each.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import nyhavn.storage.database
from nyhavn.engine.actions import Action
from nyhavn.engine.notation import action_to_text
from nyhavn.match.draft import draft_from_text, draft_to_text
from nyhavn.match.game import Match
from nyhavn.match.setup import HUMAN, Setup
from nyhavn.storage import Chronicle, Snapshot, Store, StoreThread
from tests.storage.playing import table

SHORT_LOG = 100_000
"""Bytes after which the log is written back: often, so that this is interrupted, too."""


def say(**words: object) -> None:
    """One line, written in one go, so that what is told before a kill is told whole."""
    os.write(1, (json.dumps(words) + "\n").encode())


class Victim:
    """Plays one game after another."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.tried = 0
        self.thread = StoreThread(Store.open(folder, Setup.from_json))
        self.store = self.thread.store
        say(notices=[notice.kind for notice in self.store.notices], in_memory=self.store.in_memory)

    def play(self) -> None:
        last = self.store.last_game(over=False)
        if last is None or self.chance.random() < 0.1:
            self.begin()
        else:
            saved = self.store.load(last.id)
            self.match = Match(saved.setup, saved.actions, draft_from_text(saved.draft or ""), saved.deal)
            texts = [action_to_text(action) for action in saved.actions]
            say(resumed=saved.id, actions=texts, draft=saved.draft)
            self.chronicle = Chronicle.resume(self.thread, saved)
        while True:
            self.step()

    def begin(self) -> None:
        players, seed = self.chance.choice((2, 3, 4)), self.chance.randrange(10**6)
        self.match = Match(table(players, seed, (HUMAN,) * 4))
        self.tried += 1
        number = self.tried
        say(tries=number, op="begin")
        self.chronicle = Chronicle.begin(self.thread, self.match.setup, self.match.deal)
        begun = self.thread.submit(lambda: self.chronicle.game_id)
        begun.add_done_callback(lambda done: say(safe=number, game=done.result()))
        begun.result()

    def step(self) -> None:
        if self.match.state.over:
            self.thread.flush()
            self.begin()
        kind = self.chance.random()
        if kind < 0.2 and self.match.steps_of_turn:
            self.match.steps.pop()
            future = self.attempt("undo", [], "")
        elif kind < 0.4:
            text = draft_to_text(self.match.draft.picking((self.chance.randrange(7),)))
            future = self.attempt("draft", [], text)
        else:
            actions: list[Action] = []
            for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
                if not self.match.state.over:
                    actions.append(self.chance.choice(self.match.state.legal()))
                    self.match.play(actions[-1])
            future = self.attempt("record", actions, "")
        if self.chance.random() < 0.7:
            future.result()

    def attempt(self, op: str, actions: Sequence[Action], draft: str) -> Future[None]:
        """Hand something in, and say when it is safe."""
        self.tried += 1
        number = self.tried
        length = len(self.match.steps)
        texts = [action_to_text(action) for action in actions]
        say(tries=number, op=op, length=length, actions=texts, draft=draft)
        snapshot = Snapshot.of(self.match.state, length)
        if op == "record":
            future = self.chronicle.record(actions, snapshot)
        elif op == "undo":
            future = self.chronicle.take_back(length, snapshot)
        else:
            future = self.chronicle.keep_draft(draft)
        future.add_done_callback(lambda done: say(safe=number) if not done.exception() else say(lost=number))
        return future


def main() -> None:
    folder = Path(sys.argv[1])
    nyhavn.storage.database.LONG_LOG = SHORT_LOG
    for line in sys.stdin:
        child = os.fork()
        if not child:
            say(pid=os.getpid())
            Victim(folder, int(line)).play()
        os.waitpid(child, 0)
        say(dead=child)


if __name__ == "__main__":
    main()
