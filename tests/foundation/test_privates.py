"""What begins with an underline is touched in the module that has it, and nowhere else, tests included."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.foundation import ROOT

FOLDERS = ("nyhavn", "tests", "tools")
OWN = ("self", "cls")
LIBRARIES = (
    "_density",
    "_fields",
    "_focus",
    "_iterate_layout",
    "_label",
    "_replace",
    "_size",
    "_tooltip",
    "_version",
)
"""Names that a library has, too, and that are the library's wherever they are touched from outside."""
DEFINITIONS = re.compile(
    r"\b(?:def|class) (_\w*[^_\W])\b|\b(?:self|cls)\.(_\w+)[^=\n]*=|^[ \t]*(_\w*[^_\W])\b[^=\n(]*=[^=]",
    re.MULTILINE,
)
TOUCHES = re.compile(r"(?<!\bself)(?<!\bcls)\._[a-z]|\bimport\b.*\b_\w|^ +_\w+,$|[\"']_\w", re.MULTILINE)
"""What a module has that may touch a private name elsewhere; only those are read as Python."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and len(name) > 1


def defined(text: str) -> frozenset[str]:
    """The private names that a module brings into the world."""
    return frozenset(name for found in DEFINITIONS.findall(text) for name in found if name)


def touched(module: ast.Module) -> Iterator[tuple[str, int]]:
    """The private names that a module touches on something else, or imports, with their lines."""
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=ast.Name(id=holder)) if holder in OWN:
                continue
            case ast.Attribute(attr=name):
                yield name, node.lineno
            case ast.ImportFrom(names=names):
                yield from ((alias.name, node.lineno) for alias in names)
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                yield name, node.lineno


def names() -> dict[str, tuple[frozenset[str], list[tuple[str, int]]]]:
    """For each module which private names are its own, and which it touches on something else."""
    found = {}
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        module = ast.parse(text if TOUCHES.search(text) else "")
        elsewhere = [(name, line) for name, line in touched(module) if is_private(name)]
        found[path.relative_to(ROOT).as_posix()] = defined(text), elsewhere
    return found


def test_nobody_reaches_into_private_parts() -> None:
    found = names()
    ours = frozenset[str]().union(*(own for own, _ in found.values())).difference(LIBRARIES)
    reached = [
        f"{path}:{line}: {name}"
        for path, (own, elsewhere) in found.items()
        for name, line in elsewhere
        if name in ours - own
    ]
    assert not reached


def test_it_is_noticed() -> None:
    text = "table._hands.stop()\nmonkeypatch.setattr(ahead, '_making', None)\nself._hands: Hands = 1"
    assert TOUCHES.search(text)
    assert {name for name, _line in touched(ast.parse(text)) if is_private(name)} == {"_hands", "_making"}
    assert defined(text) == {"_hands"}
    assert defined("class _Open:\n    _LIMIT = 3\n    def _stop(self) -> None:") == {
        "_Open",
        "_LIMIT",
        "_stop",
    }
