"""Finds sentences that are put together in code: another language would order or inflect them differently.

Whole sentences may follow each other. What must not be: a translated text that is no whole sentence, and
something else behind or before it, by `+`, in an f-string or a bare text with places to fill, or joined by
anything but a line or the dot of a list.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from nyhavn.folders import KV
from tools.catalogue_sources import PACKAGE

_CALLS = {"_": 0, "ngettext": 0, "pgettext": 1, "npgettext": 1, "n": 0}
_WHOLE = (".", "!", "?", "…", ":")
_LISTS = re.compile(r"^(\n|\s*·\s*)$")
_PLACES = re.compile(r"\{[^{}]*\}|%\(?\w*\)?[-+ #0-9.]*[sdrif]")
"""Where a bare text is filled, in either way."""
_FORMS = ("format", "lower", "upper", "capitalize", "title", "strip", "replace")
"""What a text becomes is as little a sentence as it was."""
_KV_TRANSLATOR = re.compile(r"\btr\.(?=(_|n)\()")
_KV_EXPRESSION = re.compile(r"^\s*[\w.]+\s*:\s*(?P<code>.+)$", re.DOTALL)


def joined_texts() -> Iterator[str]:
    """A line for every place where the app puts a sentence together."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield from in_python(path.read_text(encoding="utf-8"), _place(path))
    for path in sorted(KV.rglob("*.kv")):
        yield from in_kv(path.read_text(encoding="utf-8"), _place(path))


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()


def in_python(source: str, place: str) -> Iterator[str]:
    """The places in a module."""
    tree = ast.parse(source)
    known = _named_fragments(tree)
    for node in ast.walk(tree):
        if any(_is_fragment(part, known) for part in _joined(node)):
            yield f"{place}:{getattr(node, 'lineno', 0)}: a sentence joined in code: {ast.unparse(node)}"


def _named_fragments(tree: ast.Module) -> frozenset[str]:
    """Variables and functions of the module that stand for a translated text which is no whole sentence."""
    found: frozenset[str] = frozenset()
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_fragment(value, found):
                found |= {name}
            case ast.FunctionDef(name=name):
                returned = [
                    each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value
                ]
                if any(_is_fragment(value, found) for value in returned):
                    found |= {name}
    return found


def in_kv(source: str, place: str) -> Iterator[str]:
    """The places in a kv file."""
    for number, line in _kv_lines(source):
        found = _KV_EXPRESSION.match(line)
        code = _KV_TRANSLATOR.sub("", found["code"] if found else line).strip()
        if code == line.strip() or not _is_python(code):
            continue
        if any(in_python(code, place)):
            yield f"{place}:{number}: a sentence joined in code: {line.strip()}"


def _kv_lines(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a kv file that say something, those that a backslash goes on with as one."""
    begun, first = "", 0
    for number, line in enumerate(source.splitlines(), start=1):
        if line.lstrip().startswith("#"):
            continue
        first = first if begun else number
        if line.endswith("\\"):
            begun += line[:-1]
            continue
        yield first, begun + line
        begun = ""


def _is_python(code: str) -> bool:
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def _joined(node: ast.AST) -> list[ast.expr]:
    """What a piece of code puts together to one text."""
    match node:
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [left, right]
        case ast.AugAssign(target=target, op=ast.Add(), value=value):
            return [target, value]
        case ast.BinOp(left=ast.Constant(value=str(bare)), op=ast.Mod(), right=right):
            return _filled(bare, right.elts if isinstance(right, ast.Tuple) else [right])
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(bare)), attr="format")):
            return _filled(bare, [*node.args, *(keyword.value for keyword in node.keywords)])
        case ast.JoinedStr(values=values):
            between = [str(value.value) for value in values if isinstance(value, ast.Constant)]
            if len(values) < 2 or (between and all(map(_LISTS.match, between))):
                return []
            return [value.value for value in values if isinstance(value, ast.FormattedValue)]
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join"), args=[many]):
            if _LISTS.match(between):
                return []
            return many.elts if isinstance(many, ast.List | ast.Tuple) else _elements(many)
    return []


def _filled(bare: str, parts: list[ast.expr]) -> list[ast.expr]:
    """What a text that is not translated is filled with, if it makes one of it."""
    between = [piece for piece in _PLACES.split(bare) if piece]
    alone = len(parts) < 2 and not between
    return [] if alone or (between and all(map(_LISTS.match, between))) else parts


def _elements(many: ast.expr) -> list[ast.expr]:
    return [many.elt] if isinstance(many, ast.ListComp | ast.GeneratorExp) else []


def _is_fragment(part: ast.expr, known: frozenset[str]) -> bool:
    """Whether this is a translated text that is no whole sentence."""
    match part:
        case ast.Call(func=ast.Attribute(value=inner, attr=attr)) if attr in _FORMS:
            return _is_fragment(inner, known)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_fragment(body, known) or _is_fragment(orelse, known)
        case ast.Call(func=ast.Name(id=name), args=args) if name in _CALLS:
            text = args[_CALLS[name]]
            return isinstance(text, ast.Constant) and not str(text.value).endswith(_WHOLE)
        case ast.Name(id=name) | ast.Call(func=ast.Name(id=name)):
            return name in known
    return False
