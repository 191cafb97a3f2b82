"""What earlier runs found out, kept in the build folder: which tests run what, which faults were noticed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutants.faults import Fault
from tools.mutants.pytest_plugins import ANYTHING


@dataclass(slots=True)
class Watched:
    """What the tests of one file do: the functions that each runs, its seconds, and what its imports run."""

    digest: str
    imports: list[str]
    runs: dict[str, list[str]]
    seconds: dict[str, float]


@dataclass(slots=True)
class Knowledge:
    """A fault counts as noticed until its module changes; a file of tests is watched anew when it changes."""

    path: Path
    noticed: dict[str, str] = field(default_factory=dict)
    """Faults by name, with the digest of the module as it was."""
    watched: dict[str, Watched] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Knowledge:
        if not path.exists():
            return cls(path)
        form: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        watched = {name: Watched(**entry) for name, entry in form["watched"].items()}
        return cls(path, form["noticed"], watched)

    def write(self) -> None:
        form = {
            "noticed": self.noticed,
            "watched": {
                name: {"digest": w.digest, "imports": w.imports, "runs": w.runs, "seconds": w.seconds}
                for name, w in self.watched.items()
            },
        }
        self.path.parent.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(form, indent=1), encoding="utf-8")
        new.replace(self.path)

    def is_noticed(self, fault: Fault, source: Path) -> bool:
        return self.noticed.get(fault.name) == digest(source)

    def to_watch(self, project: Path, tests: str) -> list[str]:
        """The files of tests of a package that are new or have changed; those that are gone are forgotten."""
        files = {
            path.relative_to(project).as_posix(): digest(path)
            for path in sorted((project / tests).rglob("test_*.py"))
        }
        for name in [name for name in self.watched if name.startswith(f"{tests}/") and name not in files]:
            del self.watched[name]
        known = {name: watched.digest for name, watched in self.watched.items()}
        return [name for name, now in files.items() if known.get(name) != now]

    def concerned(self, tests: str, fault: Fault) -> dict[str, float]:
        """The tests of a package that run a faulty function, with their seconds; all for what an import does.

        First come quick ones that run little else, because they are likely to be about it.
        """
        place = f"{fault.module}:{fault.owner}"
        files = [watched for name, watched in self.watched.items() if name.startswith(f"{tests}/")]
        every = not fault.owner or any(place in watched.imports for watched in files)
        # Nor is anything known of a function that is newer than the last look at the tests.
        every = every or not any(place in places for watched in files for places in watched.runs.values())
        found = {
            test: (watched.seconds[test], len(places))
            for watched in files
            for test, places in watched.runs.items()
            if every or place in places or ANYTHING in places
        }
        order = sorted(found, key=lambda test: found[test][0] * found[test][1])
        return {test: found[test][0] for test in order}


def digest(path: Path) -> str:
    """A short name for what a file says."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
