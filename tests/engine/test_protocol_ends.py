"""How the engine program ends: with its input, its reader, or a signal, and never with a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from nyhavn.engine.protocol import Session
from nyhavn.engine.record import RecordError
from nyhavn.engine.wording import LONGEST_MESSAGE
from tests.engine.records import read_record

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "nyhavn.engine"]
NEW = b'{"cmd":"new","players":2,"seed":1}\n'
THINK_FOR_AN_HOUR = b'{"cmd":"best","level":"harbourmaster","ms":3600000,"seed":1}\n'

posix = pytest.mark.skipif(os.name != "posix", reason="descriptors and signals of POSIX")


@contextmanager
def program(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes]]]:
    """The running program, with what to write to it and to read from it; gone at the end in any case."""
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process, process.stdin, process.stdout
        finally:
            process.kill()


def said(process: subprocess.Popen[bytes]) -> bytes:
    """What the program had to say about its end, once it has ended."""
    assert process.stderr is not None
    return process.stderr.read()


def test_a_reader_that_is_gone_ends_it_without_a_word() -> None:
    with program() as (process, commands, answers):
        commands.write(NEW)
        commands.flush()
        assert json.loads(answers.readline())["ok"]
        answers.close()
        commands.write(b'{"cmd":"state"}\n' * 3)
        commands.flush()
        assert process.wait() == 1
        assert said(process) == b""


def test_perft_without_a_reader_ends_without_a_word() -> None:
    with program("perft", "--depth", "1") as (process, _commands, answers):
        answers.close()
        assert process.wait() == 1
        assert said(process) == b""


@posix
@pytest.mark.parametrize(("closed", "status"), [("<&-", 0), (">&-", 1), ("<&- >&-", 1)])
def test_without_input_or_output_it_ends_without_a_traceback(closed: str, status: int) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m nyhavn.engine {closed}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (status, b"")


@posix
@pytest.mark.parametrize("unusable", ["0>/dev/null", ">/dev/full"])
def test_input_or_output_that_fails_is_told_in_one_line(unusable: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"echo '{{}}' | \"$0\" -m nyhavn.engine {unusable}", sys.executable],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("python -m nyhavn.engine: [Errno ")
    assert done.stderr.count("\n") == 1


@posix
def test_an_interrupt_ends_it_without_a_word_while_it_waits() -> None:
    with program() as (process, commands, answers):
        commands.write(NEW)
        commands.flush()
        answers.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == -signal.SIGINT
        assert said(process) == b""


@posix
def test_an_interrupt_ends_it_without_a_word_while_it_thinks() -> None:
    with program() as (process, commands, answers):
        commands.write(NEW + b'{"cmd":"levels"}\n' + THINK_FOR_AN_HOUR)
        commands.flush()
        for _ in range(2):
            answers.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == -signal.SIGINT
        assert said(process) == b""


def test_the_end_of_input_ends_it_while_it_thinks_and_what_was_asked_is_answered() -> None:
    with program() as (process, commands, answers):
        commands.write(NEW + THINK_FOR_AN_HOUR + b'{"cmd":"levels"}\n')
        commands.close()
        told = [json.loads(line) for line in answers]
        assert process.wait() == 0
        assert [answer["ok"] for answer in told] == [True, True, True]
        assert told[1]["action"]["type"] in ("draw", "build")
        assert told[2]["levels"]
        assert said(process) == b""


def test_short_thoughts_are_thought_to_the_end_after_the_input_has_ended() -> None:
    """A list of commands from a file gets the same answers as one after the other."""
    ask = b'{"cmd":"best","level":"architect","ms":1000,"seed":5}\n'
    listed = subprocess.run(PROGRAM, input=NEW + ask, capture_output=True, cwd=ROOT, check=True).stdout
    with program() as (_process, commands, answers):
        one_by_one = b""
        for line in (NEW, ask):
            commands.write(line)
            commands.flush()
            one_by_one += answers.readline()
    assert listed == one_by_one


def test_a_flood_of_commands_is_taken_in_as_it_is_answered() -> None:
    """More input than is kept in memory, with nobody reading at first, comes to its end all the same."""
    line = b'{"cmd":"levels","padding":"' + b"x" * 1_000_000 + b'"}\n'
    with program() as (process, commands, answers):

        def write() -> None:
            for _ in range(50):
                commands.write(line)
            commands.close()

        writer = threading.Thread(target=write)
        writer.start()
        told = [json.loads(answer)["ok"] for answer in answers]
        writer.join()
        assert process.wait() == 0
        assert told == [True] * 50


REFUSED = {
    "many piers": {"type": "draw", "slots": list(range(300_000))},
    "many cards": {"type": "discard", "cards": ["red"] * 300_000},
    "an unknown field": {"type": "end_turn", "x" * 1_000_000: 1},
    "a square far off": {"type": "coat", "choice": "special", "cell": [10**4000, 10**4000]},
    "a large tile": {
        "type": "build",
        "color": "red",
        "size": 10**4000,
        "cells": [[0, 0]],
        "wall": [0, 0],
        "pay": {},
    },
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_is_not_echoed_at_length(name: str) -> None:
    session = Session()
    session.answer(NEW)
    answer = session.answer(json.dumps({"cmd": "apply", "action": REFUSED[name]}).encode())
    assert answer["error"] in ("illegal_action", "bad_arguments")
    assert 10 < len(answer["message"]) <= LONGEST_MESSAGE
    game = {"players": 2, "seed": 1, "actions": [REFUSED[name]]}
    answer = session.answer(json.dumps({"cmd": "load", "game": game}).encode())
    assert answer["error"] == "bad_arguments"
    assert 10 < len(answer["message"]) <= LONGEST_MESSAGE


LONG_LINES = {
    "a discard": "1. (1) x" + "R" * 1_000_000,
    "no action": "1. (1) " + "z" * 1_000_000,
    "a header": "seed: " + "9" * 1_000_000,
}


@pytest.mark.parametrize("name", LONG_LINES)
def test_a_record_that_is_refused_is_not_echoed_at_length(name: str) -> None:
    seed = "" if name == "a header" else "seed: 1\n"
    with pytest.raises(RecordError) as refused:
        read_record(f"nyhavn game 1\nplayers: 2\n{seed}{LONG_LINES[name]}\n")
    assert 10 < len(str(refused.value)) <= LONGEST_MESSAGE
