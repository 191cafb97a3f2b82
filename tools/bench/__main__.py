"""``python -m tools.bench [names]``: run all benchmarks, or those named."""

from __future__ import annotations

import importlib
import sys

NAMES = ("engine", "storage", "imports", "ai", "review", "table", "openings", "motion", "puzzles")


def main(names: list[str]) -> int:
    """Run benchmarks one after another."""
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        print(f"there is no benchmark {unknown[0]!r}: choose from {', '.join(NAMES)}", file=sys.stderr)
        return 2
    for name in names or NAMES:
        importlib.import_module(f"tools.bench.{name}").run()
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
