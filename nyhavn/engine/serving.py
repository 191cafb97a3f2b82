"""Serving the engine protocol over two streams: lines in, lines out, until the input ends."""

from __future__ import annotations

import json
import time
from collections import deque
from threading import Condition, Thread
from typing import BinaryIO

from nyhavn.engine.protocol import LONGEST_LINE, Session

LAST_THOUGHT = 1.0
"""Seconds that a command may think on after the input has ended. Nobody can ask for anything any more: what
was asked is answered, short thoughts as ever, and long ones with what was found."""


class Incoming:
    """Reads commands in a thread of its own, so that the end of the input is seen during a thought."""

    def __init__(self, lines: BinaryIO) -> None:
        self._lines = lines
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._changed = Condition()
        self._error: OSError | None = None
        self.ended_at: float | None = None
        """When the input ended."""
        Thread(target=self._read, name="commands", daemon=True).start()

    def _read(self) -> None:
        try:
            while (line := self._read_line()) is not None:
                with self._changed:
                    self._changed.wait_for(lambda: self._bytes < LONGEST_LINE)
                    self._waiting.append(line)
                    self._bytes += len(line)
                    self._changed.notify_all()
        except OSError as error:
            self._error = error
        with self._changed:
            self.ended_at = time.monotonic()
            self._changed.notify_all()

    def _read_line(self) -> bytes | None:
        """The next line, None at the end; of one that is too long nothing is left, which is no command."""
        line = self._lines.readline(LONGEST_LINE)
        if not line:
            return None
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            return line
        while (rest := self._lines.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        return b""

    def next(self) -> bytes | None:
        """The next command, None when there is no more; OSError if the input cannot be read."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self.ended_at is not None)
            if not self._waiting:
                if self._error is not None:
                    raise self._error
                return None
            line = self._waiting.popleft()
            self._bytes -= len(line)
            self._changed.notify_all()
            return line


def serve(lines: BinaryIO, answers: BinaryIO, session: Session) -> None:
    """Answer every line until the input ends; BrokenPipeError if nobody reads the answers any more."""
    incoming = Incoming(lines)
    began = time.monotonic()

    def enough() -> bool:
        ended = incoming.ended_at
        return ended is not None and time.monotonic() > max(ended, began) + LAST_THOUGHT

    while (line := incoming.next()) is not None:
        began = time.monotonic()
        answer = session.answer(line, enough)
        answers.write(json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n")
        answers.flush()
