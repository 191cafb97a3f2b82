"""Every small fault that can be made in a module: another comparison, another number, a step left out."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

Change = tuple[str, ast.AST]
"""What is said of a fault, and what stands in the place of the old piece."""

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
TYPES = {"str", "int", "float", "bool", "bytes", "list", "dict", "tuple", "set"}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIGNS = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. `name` stays the same when the module changes elsewhere, so that it can be spoken of."""

    module: str
    owner: str
    """The function or class that it is in; empty for what is done when the module is imported."""
    name: str
    line: int
    number: int
    """Among those of its module."""


def faults(module: str, source: str) -> list[Fault]:
    """All faults that can be made in a module, given as its path."""
    counts: Counter[str] = Counter()
    found: list[Fault] = []
    for owner, parent, _, _, node in _places(ast.parse(source), ""):
        for said, _ in _changes(parent, node):
            name = f"{module}:{owner or 'module'}: {said}"
            counts[name] += 1
            once = name if counts[name] == 1 else f"{name} #{counts[name]}"
            found.append(Fault(module, owner, once, getattr(node, "lineno", 0), len(found)))
    return found


def broken(source: str, fault: Fault) -> str:
    """The source of a module with a fault in it."""
    tree = ast.parse(source)
    number = 0
    for _, parent, field, index, node in _places(tree, ""):
        for _, new in _changes(parent, node):
            if number == fault.number:
                if index is None:
                    setattr(parent, field, new)
                else:
                    getattr(parent, field)[index] = new
                return ast.unparse(ast.fix_missing_locations(tree))
            number += 1
    raise ValueError(f"no such fault: {fault.name}")


_Place = tuple[str, ast.AST, str, int | None, ast.AST]


def _places(node: ast.AST, owner: str) -> Iterator[_Place]:
    """Every piece of code that may be changed, and where it hangs; not what types and docs are made of."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(
            node, ast.Call
        ):
            continue
        pieces = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, piece in pieces:
            if not isinstance(piece, ast.AST) or _is_beside_the_point(node, field, index, piece):
                continue
            yield owner, node, field, index, piece
            inner = owner
            if isinstance(piece, ast.FunctionDef | ast.ClassDef):
                inner = f"{owner}.{piece.name}" if owner else piece.name
            yield from _places(piece, inner)


def _is_beside_the_point(parent: ast.AST, field: str, index: int | None, piece: ast.AST) -> bool:
    """Docstrings, assertions, exports, the words of errors, and what the members of an enum stand for."""
    if isinstance(piece, ast.Expr) and isinstance(piece.value, ast.Constant):
        return True
    if isinstance(piece, ast.Call) and _name(piece.func) in ("TypeVar", "cast"):
        return True
    if isinstance(piece, ast.BinOp) and isinstance(piece.op, ast.BitOr) and _is_type(piece):
        return True
    if isinstance(piece, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return True
    if isinstance(parent, ast.ClassDef) and any(_name(base) in ("Enum", "StrEnum") for base in parent.bases):
        return not isinstance(piece, ast.FunctionDef)
    if isinstance(piece, ast.Assign) and any(_name(target) == "__all__" for target in piece.targets):
        return True
    if isinstance(piece, ast.If) and _name(piece.test) in ("TYPE_CHECKING", "__name__"):
        return True
    return isinstance(parent, ast.Raise) and field in ("exc", "cause")


def _is_type(node: ast.expr) -> bool:
    """Whether it is a union of types, such as `Plan | None`."""
    if isinstance(node, ast.BinOp):
        return _is_type(node.left) and _is_type(node.right)
    if isinstance(node, ast.Subscript):
        return _is_type(node.value)
    name = _name(node) or (node.attr if isinstance(node, ast.Attribute) else "")
    return _is_none(node) or (name[:1].isupper() and not name.isupper()) or name in TYPES


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Compare):
        return _name(node.left)
    return node.id if isinstance(node, ast.Name) else ""


def _changes(parent: ast.AST, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                changed = copy.copy(node)
                changed.ops = [other()]
                yield f"`{_text(node)}` with {SIGNS[other]}", changed
        case ast.BinOp(op=op) if type(op) in OPERATORS:
            changed_op = ast.BinOp(node.left, OPERATORS[type(op)](), node.right)
            yield f"`{_text(node)}` becomes `{_text(changed_op)}`", changed_op
        case ast.BoolOp(op=op):
            other_op: ast.boolop = ast.Or() if isinstance(op, ast.And) else ast.And()
            changed_bool = ast.BoolOp(other_op, node.values)
            yield f"`{_text(node)}` with {'or' if isinstance(op, ast.And) else 'and'}", changed_bool
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield f"`{_text(node)}` becomes `{_text(operand)}`", operand
        case ast.Constant(value=bool() as value):
            yield f"`{value}` in `{_text(parent)}` turned round", ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield f"`{value}` in `{_text(parent)}` one more", ast.Constant(value + 1)
        case ast.Constant(value=str() as value) if value:
            yield f"`{_short(repr(value))}` in `{_text(parent)}` misspelt", ast.Constant(value + "x")
        case ast.Name(id=name) if name in FUNCTIONS and isinstance(parent, ast.Call) and parent.func is node:
            yield f"`{_text(parent)}` with {FUNCTIONS[name]}", ast.Name(FUNCTIONS[name], ast.Load())
        case ast.If(test=test) | ast.IfExp(test=test):
            turned = copy.copy(node)
            turned.test = ast.UnaryOp(ast.Not(), test)
            yield f"`if {_text(test)}` turned round", turned
        case ast.Return(value=value) if value is not None and not _is_none(value):
            yield f"`{_text(node)}` gives None", ast.Return(ast.Constant(None))
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield f"`{_text(node)}` left out", ast.Pass()
        case ast.Break():
            yield "`break` becomes continue", ast.Continue()
        case ast.Continue():
            yield "`continue` becomes break", ast.Break()


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.stmt | ast.expr):
        return _short(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))))
    return type(node).__name__


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 80 else text[:77] + "..."
