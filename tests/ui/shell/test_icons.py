"""Every symbol that a list of choices names is there: an unknown one leaves an empty place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from kivymd.icon_definitions import md_icons

from nyhavn.folders import KV


def named() -> Iterator[str]:
    for path in (KV.parent / "nyhavn" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Entry"), args=[_, _, _, ast.Constant(value=str(icon)), *_]):
                    yield icon


def test_every_choice_has_a_symbol_that_is_known() -> None:
    icons = set(named())
    assert len(icons) > 20
    assert icons - set(md_icons) == set()
