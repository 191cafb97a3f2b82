"""Runs the tests on a copy of the project, in processes that start with pytest already loaded."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import hypothesis  # noqa: F401 # loaded once here, so that no child needs to
import pytest

from tools.mutants.knowledge import Knowledge, Watched, digest
from tools.mutants.pytest_plugins import Chooser, Watcher

OPTIONS = [
    "-q",
    "-x",
    "--tb=no",
    "-m",
    "not slow",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
]
NO_TESTS = pytest.ExitCode.NO_TESTS_COLLECTED
MEMORY = 4 << 30


def copy_project(root: Path, to: Path) -> None:
    """What git knows of the project, or would."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=root, check=True, capture_output=True
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (root / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)


def learn(project: Path, tests: str, knowledge: Knowledge) -> None:
    """Run those of a package's tests that are not known yet, and watch which functions each of them runs."""
    notes = project / "watched.json"
    for file in knowledge.to_watch(project, tests):

        def run(file: str = file) -> int:
            watcher = Watcher(project)
            status = pytest.main([*OPTIONS, file], plugins=[watcher])
            runs = {test: sorted(places) for test, places in watcher.runs.items()}
            form = {"imports": sorted(watcher.imports), "runs": runs, "seconds": watcher.seconds}
            notes.write_text(json.dumps(form), encoding="utf-8")
            return int(status)

        status = _in_child(project, run, 3600, quiet=False)
        if status not in (0, NO_TESTS):
            raise SystemExit(f"{file} must be green before faults are put in; pytest ended with {status}")
        form = json.loads(notes.read_text(encoding="utf-8"))
        knowledge.watched[file] = Watched(digest(project / file), **form)
        knowledge.write()


def compile_all(project: Path) -> None:
    """Have Python's and pytest's compiled files made, so that no fault waits for them."""
    places = ["tests/engine", "tests/match", "tests/storage"]
    _in_child(project, lambda: int(pytest.main([*OPTIONS, "--collect-only", *places])), 600, compiling=True)


def is_noticed(project: Path, chosen: dict[str, float]) -> bool:
    """Whether one of the tests, given with their seconds, fails; not to end counts as failed, too."""
    if not chosen:
        return False
    files = sorted({test.partition("::")[0] for test in chosen})

    def run() -> int:
        return int(pytest.main([*OPTIONS, "-o", "timeout=60", *files], plugins=[Chooser(list(chosen))]))

    return _in_child(project, run, 30 + 5 * sum(chosen.values())) not in (0, NO_TESTS)


def _in_child(
    project: Path, run: Callable[[], int], limit: float, quiet: bool = True, compiling: bool = False
) -> int:
    """The status of what runs in a child of its own, in the copy of the project; -1 if it does not end.

    The limit is one of computing time, so that a busy machine changes nothing; ten times that on the clock.
    """
    child = os.fork()
    if child == 0:
        status = 70
        try:
            _settle_in(project, quiet, compiling)
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit)))
            status = run()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    end = time.monotonic() + 10 * limit
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end_group(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _end_group(child)
    os.waitpid(child, 0)
    return -1


def _settle_in(project: Path, quiet: bool, compiling: bool) -> None:
    os.setpgid(0, 0)
    os.chdir(project)
    os.environ["KIVY_NO_ARGS"] = "1"
    if not compiling:
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    for name in [name for name in sys.modules if name.split(".")[0] in ("nyhavn", "tests", "tools")]:
        del sys.modules[name]
    here = Path(__file__).resolve().parents[2]
    sys.path[:] = [str(project), *(place for place in sys.path if place and Path(place).resolve() != here)]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if quiet:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)


def _end_group(child: int) -> None:
    """What the tests have started and left behind goes, too."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
