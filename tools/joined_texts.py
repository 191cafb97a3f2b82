"""Finds sentences that are put together in code: another language would order or inflect them differently.

Whole sentences may follow each other. What must not be: a translated text that is no whole sentence, and
something else behind or before it, by `+`, in an f-string or a bare text with places to fill, or joined by
anything but a line or the dot of a list; and a sentence that is made to stand inside another one by taking
its capital away. A text is known by its call, and by the variable, list, table or function it comes from.
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
_LISTS = re.compile(r"^((Nyhavn)?\s*·\s*|\n|\.  )$")
"""What stands between things that are no sentence together: dots, lines, and the number before a line."""
_PLACES = re.compile(r"\{[^{}]*\}|%\(?\w*\)?[-+ #0-9.]*[sdrif]")
"""Where a bare text is filled, in either way."""
_FORMS = ("format", "lower", "upper", "capitalize", "title", "strip", "replace")
"""What a text becomes is as little a sentence as it was."""
_KV_TRANSLATOR = re.compile(r"\btr\.(?=(_|n)\()")
_KV_EXPRESSION = re.compile(r"^\s*[\w.]+\s*:\s*(?P<code>.+)$", re.DOTALL)


def joined_texts() -> Iterator[str]:
    """A line for every place where the app puts a sentence together."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    told = frozenset(name for source in sources.values() for name in telling(source))
    for path, source in sources.items():
        yield from in_python(source, _place(path), told)
    for path in sorted(KV.rglob("*.kv")):
        yield from in_kv(path.read_text(encoding="utf-8"), _place(path))


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()


def in_python(source: str, place: str, told: frozenset[str] = frozenset()) -> Iterator[str]:
    """The places in a module; these functions of other modules give texts that are no whole sentences."""
    tree = ast.parse(source)
    imports = (node.names for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    own = {each.name for names in imports for each in names}
    known = _named(tree, frozenset(name for name in told if name.removesuffix("*") in own))
    for node in ast.walk(tree):
        if any(_is_fragment(part, known) or _is_without_capital(part) for part in _joined(node, known)):
            yield f"{place}:{getattr(node, 'lineno', 0)}: a sentence joined in code: {ast.unparse(node)}"


def telling(source: str) -> frozenset[str]:
    """The functions of a module that give back a translated text which is no whole sentence."""
    tree = ast.parse(source)
    functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return frozenset(name for name in _named(tree) if name.removesuffix("*") in functions)


def _named(tree: ast.Module, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """Names of a module that stand for a text which is no whole sentence; a star follows that of several."""
    before: frozenset[str] | None = None
    found = known
    while found != before:
        before = found
        found |= {name for node in ast.walk(tree) for name in _names(node, found)}
    return found


def _names(node: ast.AST, known: frozenset[str]) -> Iterator[str]:
    """What stands for such a text, or for several, behind this piece of code."""
    match node:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            | ast.AugAssign(target=ast.Name(id=name), value=value)
        ):
            yield from _as(name, value, known)
        case ast.Assign(targets=[ast.Attribute(attr=name)], value=value):
            yield from _as(f".{name}", value, known)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[value]):
            if _is_fragment(value, known):
                yield f"{name}*"
        case ast.FunctionDef(name=name):
            for each in ast.walk(node):
                if isinstance(each, ast.Return) and each.value is not None:
                    yield from _as(name, each.value, known)


def _as(name: str, value: ast.expr, known: frozenset[str]) -> Iterator[str]:
    if _is_fragment(value, known):
        yield name
    elif _has_fragments(value, known):
        yield f"{name}*"


def _is_without_capital(part: ast.expr) -> bool:
    """Whether this is the beginning of a text in small letters, for something to be put behind it."""
    match part:
        case ast.Call(func=ast.Attribute(value=ast.Subscript(), attr="lower")):
            return True
    return False


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


def _joined(node: ast.AST, known: frozenset[str]) -> list[ast.expr]:
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
            return _elements(many, known)
    return []


def _filled(bare: str, parts: list[ast.expr]) -> list[ast.expr]:
    """What a text that is not translated is filled with, if it makes one of it."""
    between = [piece for piece in _PLACES.split(bare) if piece]
    alone = len(parts) < 2 and not between
    return [] if alone or (between and all(map(_LISTS.match, between))) else parts


def _elements(many: ast.expr, known: frozenset[str]) -> list[ast.expr]:
    match many:
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return elements
        case ast.ListComp(elt=element) | ast.GeneratorExp(elt=element):
            return [element]
    return [ast.Subscript(many, ast.Constant(0))] if _has_fragments(many, known) else []


def _is_fragment(part: ast.expr, known: frozenset[str]) -> bool:
    """Whether this is a translated text that is no whole sentence."""
    match part:
        case ast.Call(func=ast.Attribute(value=inner, attr=attr)) if attr in _FORMS:
            return _is_fragment(inner, known)
        case ast.Call(func=ast.Attribute(value=inner, attr="get" | "pop")) | ast.Subscript(value=inner):
            return _has_fragments(inner, known) or _is_fragment(inner, known)
        case ast.Call(func=ast.Name(id="capital" | "together"), args=[inner]):
            return _is_fragment(inner, known)
        case ast.IfExp(body=body, orelse=orelse):
            return _is_fragment(body, known) or _is_fragment(orelse, known)
        case ast.Call(func=ast.Name(id=name), args=args) if name in _CALLS:
            text = args[_CALLS[name]]
            return isinstance(text, ast.Constant) and not str(text.value).endswith(_WHOLE)
        case ast.Name(id=name) | ast.Call(func=ast.Name(id=name)):
            return name in known
        case ast.Attribute(attr=name):
            return f".{name}" in known
    return False


def _has_fragments(many: ast.expr, known: frozenset[str]) -> bool:
    """Whether this is a list or a table with such a text in it."""
    match many:
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Dict(values=elements):
            return any(
                _has_fragments(each.value, known)
                if isinstance(each, ast.Starred)
                else _is_fragment(each, known)
                for each in elements
            )
        case ast.ListComp(elt=element) | ast.GeneratorExp(elt=element) | ast.DictComp(value=element):
            return _is_fragment(element, known)
        case ast.IfExp(body=body, orelse=orelse):
            return _has_fragments(body, known) or _has_fragments(orelse, known)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _has_fragments(left, known) or _has_fragments(right, known)
        case ast.Name(id=name) | ast.Call(func=ast.Name(id=name)):
            return f"{name}*" in known
        case ast.Attribute(attr=name):
            return f".{name}*" in known
    return False
