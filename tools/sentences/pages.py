"""A page of sentences for a language."""

from __future__ import annotations

from pathlib import Path

from nyhavn.i18n import LANGUAGES, language, set_language
from tools.sentences import beside, table

DOCS = Path(__file__).resolve().parents[2] / "docs" / "sentences"


def page(code: str) -> str:
    """What the app says in this language."""
    before = language()
    set_language(code)
    try:
        lines = [
            f"# {LANGUAGES[code]}",
            "",
            "Written by `python -m tools.sentences`. A bar stands between texts that the screen shows apart.",
        ]
        for title, texts in (*table.parts(), *beside.parts()):
            lines += ["", f"## {title}", "", *(f"- {text}" for text in dict.fromkeys(texts) if text)]
    finally:
        set_language(before)
    return "\n".join(lines) + "\n"
