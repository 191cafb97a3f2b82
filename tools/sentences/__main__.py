"""Writes all pages: `python -m tools.sentences [FOLDER]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tools.sentences
from nyhavn.i18n import LANGUAGES
from tools.sentences.pages import DOCS, page


def main() -> int:
    """Write all pages; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=tools.sentences.__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DOCS)
    target: Path = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        (target / f"{code}.md").write_text(page(code), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
