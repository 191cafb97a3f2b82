"""Finds every text of the app that is to be translated, in Python and in kv."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from nyhavn.folders import KV

PACKAGE = Path(__file__).resolve().parent.parent / "nyhavn"
_KV_CALL = re.compile(r"\btr\.(?P<call>_|n)\(")
_CALLS = {"_": (0, 1), "ngettext": (0, 2), "pgettext": (1, 1), "npgettext": (1, 2), "n": (0, 2)}
"""What translates: how many of its first arguments are a context, and how many after that are texts."""
_KV_BARE = re.compile(r"^\s*(?:text|title|note|hint|value|hint_text)\s*:\s*[\"'](?P<text>[^\"']*)[\"']\s*$")
_NAMES = frozenset({"Nyhavn"})
"""Written alike in every language."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be translated; plural is empty where there is one form only, context where it needs none."""

    text: str
    plural: str
    place: str
    context: str = ""


class NotExtractableError(ValueError):
    """A text that is translated when it runs, but that cannot be known before."""


@cache
def messages() -> tuple[Message, ...]:
    """Every text in the app, file by file. They are asked for once for each language."""
    return (
        *(text for path in sorted(PACKAGE.rglob("*.py")) for text in in_python(_read(path), _place(path))),
        *(text for path in sorted(KV.rglob("*.kv")) for text in in_kv(_read(path), _place(path))),
    )


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()


def in_python(source: str, place: str) -> Iterator[Message]:
    """The texts in calls of `_`, `ngettext` and those with a context."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
            yield _message(node, node.func.id, place)


def in_kv(source: str, place: str) -> Iterator[Message]:
    """The texts in calls of `tr._` and `tr.n`."""
    code = "\n".join(line for line in source.splitlines() if not line.lstrip().startswith("#"))
    for match in _KV_CALL.finditer(code):
        yield _message(_call_at(code, match.start(), place), match["call"], place)


def bare_in_kv(source: str) -> Iterator[str]:
    """Texts for the player that are written down without being translated."""
    for line in source.splitlines():
        match = _KV_BARE.match(line)
        if match and match["text"] not in _NAMES and any(sign.isalpha() for sign in match["text"]):
            yield match["text"]


def _call_at(code: str, start: int, place: str) -> ast.Call:
    """The shortest piece from here on that reads as one whole call."""
    for end in range(start, len(code)):
        if code[end] == ")":
            try:
                expression = ast.parse(code[start : end + 1].replace("\\\n", " "), mode="eval").body
            except SyntaxError:
                continue
            if isinstance(expression, ast.Call):
                return expression
    raise NotExtractableError(f"{place}: a call of tr that does not end")


def _message(call: ast.Call, name: str, place: str) -> Message:
    contexts, wanted = _CALLS[name]
    texts = [
        argument.value for argument in call.args[: contexts + wanted] if isinstance(argument, ast.Constant)
    ]
    if len(texts) < contexts + wanted or not all(isinstance(text, str) for text in texts):
        raise NotExtractableError(f"{place}:{call.lineno}: {ast.unparse(call)} needs its text written out")
    context = str(texts[0]) if contexts else ""
    return Message(str(texts[contexts]), str(texts[-1]) if wanted == 2 else "", place, context)
