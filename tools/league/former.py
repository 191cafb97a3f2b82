"""Games against the opponents of another commit, both sides as programs that speak the engine protocol.

A name with ``~`` and a commit, ``harbourmaster@200~bb0a686``, is that level of that commit: its code is taken
out of the repository and runs in a process of its own. The other side does, too, so that both pay the same
for talking. Time is each one's own on a processor: what else the machine does makes nobody weaker.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from nyhavn.ai import search
from tools.compiled import ensure, environment
from tools.league.names import Name

FOLDER: Final = Path("build/league/former")
ENGINE: Final = """
import nyhavn.ai.advisor
nyhavn.ai.advisor.PATIENCE = 1000.0
from nyhavn.engine.__main__ import main
main()
"""
"""Without a limit by the clock on the wall: the thread's own time alone ends a thought."""


class FormerError(Exception):
    """A commit that cannot be taken out, or an engine that does not answer."""


def checkout(commit: str) -> Path:
    """A folder with the code of a commit."""
    folder = FOLDER / commit
    if not (folder / "nyhavn").is_dir():
        packed = subprocess.run(["git", "archive", commit, "nyhavn"], check=False, capture_output=True)
        if packed.returncode:
            raise FormerError(f"no code of {commit}: {packed.stderr.decode().strip()}")
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
    return folder


class Engine:
    """A process that plays by the protocol."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", ENGINE],
            cwd=folder, env=environment(folder.resolve()),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, **command: object) -> Mapping[str, Any]:
        """Give a command; its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        answer: Mapping[str, Any] = json.loads(self._process.stdout.readline() or "{}")
        if not answer.get("ok"):
            raise FormerError(f"{command}: {answer}")
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    def seconds(self) -> float:
        """Time that it has had on a processor."""
        told = Path(f"/proc/{self._process.pid}/schedstat")
        return int(told.read_text(encoding="ascii").split()[0]) / 1e9 if told.exists() else 0.0


@cache
def engine(commit: str) -> Engine:
    """The engine of a commit, or of the code at hand; one process for all games."""
    return Engine(folder_of(commit))


def folder_of(commit: str) -> Path:
    """Where an engine imports from: in the compiled form, if that is what asks for it, as both sides must."""
    root = checkout(commit) if commit else Path.cwd()
    return ensure(root) if search.__file__.endswith(".so") else root


class Chair:
    """A level in a process, which follows a game."""

    def __init__(self, name: str, players: int, deal: int) -> None:
        self._name = Name.of(name)
        self._engine = engine(self._name.commit)
        self._engine.ask(cmd="new", players=players, seed=deal)

    def decide(self, seed: int) -> tuple[Mapping[str, Any], float]:
        """The next action, and how long it took to find."""
        before = self._engine.seconds()
        asked: dict[str, object] = {"cmd": "best", "level": self._name.level, "seed": seed}
        if self._name.milliseconds is not None:
            asked["ms"] = self._name.milliseconds
        action = self._engine.ask(**asked)["action"]
        return action, self._engine.seconds() - before

    def follow(self, action: Mapping[str, Any]) -> Mapping[str, Any]:
        """Play an action, whoever's it is; the state after it."""
        state: Mapping[str, Any] = self._engine.ask(cmd="apply", action=action)["state"]
        return state
