"""Kivy's way of making widgets from kv, step by step, so that a whole screen can be made between two frames.

The same order and the same calls as in Kivy 2.3.1 (`BuilderBase.apply`, `_apply_rule`), but what is under way
is kept here: meanwhile others may be made of the same rules.

Between a widget and what its class says no frame passes, because many look for their parts in the next one;
only those with `is_made_by_steps` can wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator
from copy import copy
from types import CodeType
from typing import Any, TypeVar

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.lang.builder import custom_callback
from kivy.lang.parser import global_idmap

from nyhavn.ui.kivy_patches import create_handler

NO_HINT = {"size_hint": (None, None), "size_hint_x": None, "size_hint_y": None}
"""What says that a widget is as large as it says itself."""

Made = TypeVar("Made")
Scope = dict[str, Any]
"""What Kivy keeps of a rule under way: widgets by their ids, and what is to be set and bound at its end."""


def made(widget_class: Callable[..., Made], parent: Any = None, **given: Any) -> Generator[None, None, Made]:
    """A new widget, made step by step; on its parent from the beginning, where one is given."""
    widget = widget_class(**given, __no_builder=True)
    if parent is not None:
        parent.add_widget(widget)
    yield from apply_rules(widget, given)
    return widget


def apply_rules(widget: Any, given: Collection[str] = ()) -> Iterator[None]:
    """Make what the rules of a widget's class say; given are properties whose constants they must not set."""
    made: list[Any] = []
    yield from _apply_class_rules(widget, given, made)
    for child in made:
        child.dispatch("on_kv_post", widget)
        yield
    widget.dispatch("on_kv_post", widget)


def _apply_class_rules(widget: Any, given: Collection[str], made: list[Any]) -> Iterator[None]:
    for rule in Builder.match(widget):
        scope: Scope = {"ids": {"root": widget.proxy_ref}, "set": [], "hdl": []}
        yield from _apply_rule(widget, rule, rule, scope, made)
        yield from _set_properties(widget, given, scope)
        _bind_handlers(scope)
        yield


def _apply_rule(widget: Any, rule: Any, root_rule: Any, scope: Scope, made: list[Any]) -> Iterator[None]:
    if rule.id:
        rule.id = rule.id.split("#", 1)[0].strip()
        _know_by_id(widget, rule.id, scope)
    rule.create_missing(widget)
    _set_hints(widget, rule)
    _draw(widget, rule, root_rule, scope)
    yield
    for child_rule in rule.children:
        child = Factory.get(child_rule.name)(__no_builder=True)
        widget.add_widget(child)
        if getattr(child, "is_made_by_steps", False):
            yield from _apply_class_rules(child, (), made)
        else:
            child.apply_class_lang_rules(root=scope["ids"]["root"], rule_children=made)
        yield from _apply_rule(child, child_rule, root_rule, scope, made)
        made.append(child)
    if rule.properties:
        scope["set"].append((widget.proxy_ref, list(rule.properties.values())))
        for key, each in rule.properties.items():
            if each.ignore_prev:
                Builder.unbind_property(widget, key)
    if rule.handlers:
        scope["hdl"].append((widget.proxy_ref, rule.handlers))


def _set_hints(widget: Any, rule: Any) -> None:
    """Earlier than Kivy does: in a frame before, a box without its `size_hint_y: None` would grow with its
    parent, which grows with it."""
    for name, none in NO_HINT.items():
        if name in rule.properties and rule.properties[name].value == str(none).strip("()"):
            setattr(widget, name, none)


def _know_by_id(widget: Any, name: str, scope: Scope) -> None:
    scope["ids"][name] = widget.proxy_ref
    root = scope["ids"]["root"]
    known = root.ids
    for key, value in scope["ids"].items():
        if key != "root" and value != root:
            known[key] = value
    root.ids = known


def _draw(widget: Any, rule: Any, root_rule: Any, scope: Scope) -> None:
    """Have Kivy make what a rule draws; it looks for the rule's ids among what it has under way itself."""
    parts = (("before", rule.canvas_before), ("", rule.canvas_root), ("after", rule.canvas_after))
    under_way = Builder.rulectx
    Builder.rulectx = {root_rule: scope}
    try:
        for part, drawn in parts:
            if drawn:
                canvas = getattr(widget.canvas, part) if part else widget.canvas
                with canvas:
                    Builder._build_canvas(canvas, widget, drawn, root_rule)
    finally:
        Builder.rulectx = under_way


def _set_properties(widget: Any, given: Collection[str], scope: Scope) -> Iterator[None]:
    for target, properties in reversed(scope["set"]):
        for each in properties:
            value, bound = each.co_value, None
            if type(value) is CodeType:
                value, bound = create_handler(target, target, each.name, value, each, scope["ids"])
            if target != widget or bound or each.name not in given:
                setattr(target, each.name, value)
        yield


def _bind_handlers(scope: Scope) -> None:
    for target, handlers in scope["hdl"]:
        for each in handlers:
            key = each.name if target.is_event_type(each.name) else each.name[3:]
            names = copy(global_idmap)
            names.update(scope["ids"])
            names["self"] = target.proxy_ref
            if not target.fbind(key, custom_callback, each, names):
                raise AttributeError(key)
            if each.name == "on_parent":
                Factory.Widget.parent.dispatch(target.__self__)
