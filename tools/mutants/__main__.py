"""`make mutants`: puts faults into rules, match and store, one at a time, and counts what tests see."""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tools.mutants.faults import Fault, broken, faults
from tools.mutants.knowledge import Knowledge, digest
from tools.mutants.running import compile_all, copy_project, is_noticed, learn

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"nyhavn/engine": "tests/engine", "nyhavn/match": "tests/match", "nyhavn/storage": "tests/storage"}
EQUIVALENTS = Path(__file__).with_name("equivalents.txt")
RESULTS = ROOT / "build" / "mutants.json"
FIRST = 20
"""Tests that are run before all others are collected: mostly one of them notices."""
GOAL = 0.05
"""The share of faults that may stay unseen, of those that change what the program does."""


def sample(seed: str, number: int) -> list[Fault]:
    """Some of all faults, by chance: each has its own, so that a change elsewhere leaves the others in."""
    found = [
        fault
        for package in PACKAGES
        for path in sorted((ROOT / package).glob("*.py"))
        for fault in faults(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return sorted(found, key=lambda fault: hashlib.sha256(f"{seed} {fault.name}".encode()).digest())[:number]


def equivalents() -> dict[str, str]:
    """Faults that change nothing anybody could see, with the reason: a line each, the reason set in below."""
    found: dict[str, str] = {}
    name = ""
    for line in EQUIVALENTS.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[name] = f"{found[name]} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            name = line
            found[name] = ""
    return found


def attempt(project: Path, chosen: list[Fault], knowledge: Knowledge, anew: bool) -> list[str]:
    """Try every fault of which nothing is known yet; the names of those that nobody noticed."""
    unseen = []
    harmless = equivalents()
    for count, fault in enumerate(chosen, 1):
        sound = project / fault.module
        if knowledge.is_noticed(fault, sound):
            word = "noticed before"
        elif fault.name in harmless and not anew:
            word = "equivalent"
            unseen.append(fault.name)
        elif is_noticed_now(project, fault, knowledge):
            word = "noticed"
            knowledge.noticed[fault.name] = digest(sound)
            knowledge.write()
        else:
            word = "UNSEEN"
            unseen.append(fault.name)
        print(f"{count:4} of {len(chosen)} {word:14} line {fault.line:3} {fault.name}", flush=True)
    return unseen


def is_noticed_now(project: Path, fault: Fault, knowledge: Knowledge) -> bool:
    """Put a fault in, and see whether a test fails that runs the faulty function."""
    tests = PACKAGES[fault.module.rpartition("/")[0]]
    learn(project, tests, knowledge)
    path = project / fault.module
    sound = path.read_text(encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
    path.write_text(broken(sound, fault), encoding="utf-8")
    try:
        concerned = list(knowledge.concerned(tests, fault).items())
        return any(is_noticed(project, dict(some)) for some in (concerned[:FIRST], concerned[FIRST:]))
    finally:
        path.write_text(sound, encoding="utf-8")


def report(chosen: list[Fault], unseen: list[str]) -> bool:
    """Print the figures by module; whether the goal is reached."""
    harmless = equivalents()
    tried = Counter(fault.module for fault in chosen)
    alike = Counter(f.module for f in chosen if f.name in unseen and f.name in harmless)
    missed = Counter(f.module for f in chosen if f.name in unseen and f.name not in harmless)
    print(f"\n{'module':32}{'faults':>8}{'noticed':>9}{'equivalent':>12}{'unseen':>8}")
    for module in sorted(tried):
        seen = tried[module] - alike[module] - missed[module]
        print(f"{module:32}{tried[module]:8}{seen:9}{alike[module]:12}{missed[module]:8}")
    real = tried.total() - alike.total()
    share = missed.total() / real if real else 0.0
    print(f"{'all':32}{tried.total():8}{real - missed.total():9}{alike.total():12}{missed.total():8}")
    print(f"{share:.1%} of those that change behaviour stay unseen (goal: under {GOAL:.0%})")
    for fault in chosen:
        if fault.name in unseen and fault.name not in harmless:
            print(f"  {fault.module}:{fault.line} {fault.name.partition(': ')[2]}")
    return share < GOAL


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--number", type=int, default=320, help="how many faults (default: 320)")
    parser.add_argument("--seed", default="1", help="another seed, another sample")
    parser.add_argument(
        "--only", default="", metavar="PATH", help="of these, those in paths that begin like this"
    )
    parser.add_argument("--anew", action="store_true", help="try all of them, whatever is known")
    options = parser.parse_args()
    chosen = [f for f in sample(options.seed, options.number) if f.module.startswith(options.only)]
    chosen.sort(key=lambda fault: (fault.module, fault.line))
    if options.anew:
        RESULTS.unlink(missing_ok=True)
    knowledge = Knowledge.read(RESULTS)
    with tempfile.TemporaryDirectory(prefix="nyhavn-mutants-") as folder:
        copy_project(ROOT, Path(folder))
        compile_all(Path(folder))
        unseen = attempt(Path(folder), chosen, knowledge, options.anew)
    return 0 if report(chosen, unseen) else 1


if __name__ == "__main__":
    sys.exit(main())
