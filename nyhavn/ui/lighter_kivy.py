"""Kivy's labels and kv bindings as they are, but with less kept for each and less done at each change.

A widget of Kivy 2.3.1 weighs 20 to 40 KB, most of it what it watches. A screen has hundreds, and all screens
are made before they are opened.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Core
from kivy.core.text.markup import MarkupLabel as MarkupCore
from kivy.event import EventDispatcher, Observable
from kivy.lang import builder
from kivy.lang.parser import global_idmap
from kivy.uix.label import Label

WATCHED = (
    "text", "font_size", "font_name", "bold", "color", "disabled_color", "halign", "valign", "padding",
    "text_size", "shorten", "shorten_from", "line_height", "markup", "disabled",
)  # fmt: skip
"""What changes on labels of KivyMD, and on ours whose class says nothing else as `watched`. The rest is what
Kivy begins with, unless a label is given more from its beginning: that one is as Kivy makes it."""


Names = dict[str, Any]

_begin_as_kivy_does = Label.__init__
_create_core_as_kivy_does = Label._create_label
_match_as_kivy_does = builder.BuilderBase.match
kivys_create_handler, kivys_call_fn = builder.create_handler, builder.call_fn

_last_names: tuple[Any, int, int, Names] = (None, 0, 0, {})
"""Whose names were put together last: the ids of a rule, how many they were, and the widget that is self."""


def apply() -> None:
    """Put the lighter parts in place; before the first widget, harmless when called again."""
    builder.call_fn = _set_value
    builder.create_handler = create_handler
    builder.BuilderBase.match = _match
    Label.__init__ = _begin_label
    Label._create_label = _create_core


@cache
def _unwatched(watched: tuple[str, ...]) -> dict[str, Any]:
    """All else that makes up the letters of a label, as Kivy begins with it."""
    return {name: getattr(Label, name).defaultvalue for name in Label._font_properties if name not in watched}


def _begin_label(label: Any, **kwargs: Any) -> None:
    """As Kivy does, which watches 40 properties: each that is looked at takes half a KB, and as much again
    once it is watched."""
    watched = getattr(label, "watched", WATCHED)
    if not kwargs.keys().isdisjoint(_unwatched(watched)):
        _begin_as_kivy_does(label, **kwargs)
        return
    label._watched = watched
    label._trigger_texture = Clock.create_trigger(label.texture_update, -1)
    super(Label, label).__init__(**kwargs)
    update = label._trigger_texture_update
    for name in watched:
        label.fbind(name, update, name)
    label._label = None
    label._create_label()
    label._trigger_texture()


def _create_core(label: Any) -> None:
    """Makes what writes the letters, again where there is markup now and was none, or the other way round."""
    watched = getattr(label, "_watched", None)
    if watched is None:
        _create_core_as_kivy_does(label)
        return
    core = MarkupCore if "markup" in watched and label.markup else Core
    if type(label._label) is not core:
        options = _unwatched(watched) | {name: getattr(label, name) for name in watched if name != "disabled"}
        if label.disabled:
            options["color"] = label.disabled_color
        label._label = core(**options, usersize=options["text_size"])


def _match(kv: Any, widget: Any) -> Any:
    """The rules for a widget. Kivy also looks at its `cls`, which we never set: half a KB for a look."""
    known = kv._match_cache.get((type(widget), ()))
    return _match_as_kivy_does(kv, widget) if known is None else known


def _set_value(args: tuple[Any, ...], _instance: Any, _value: Any) -> None:
    """Kivy writes a line for its log at each, with all that is in it, whether anybody reads it or not."""
    element, key, value, _rule, names = args
    setattr(element, key, eval(value, names))


def create_handler(
    widget: Any, element: Any, key: str, value: Any, rule: Any, ids: Names, delayed: bool = False
) -> tuple[Any, Any]:
    """Bind what an expression of kv watches; its value now, and what is bound for this property.

    Kivy keeps for each expression a dictionary of all names, and for each thing it watches several lists.
    Here the expressions of a widget share their names, and only what is bound is kept.
    """
    names = _names(widget, ids)
    if rule.watched_keys is not None:
        if delayed:
            args: Any = [element, key, value, rule, names, None]
            function: Any = builder.delayed_call_fn
        else:
            args = (element, key, value, rule, names)
            function = builder.call_fn
        call = partial(function, args)
        for keys in rule.watched_keys:
            bound = _bind(names.get(keys[0]), keys, call, function, args)
            if bound:
                builder._handlers[widget.uid][key].append(bound)
    try:
        return eval(value, names), builder._handlers[widget.uid].get(key)
    except Exception as error:
        message = f"{type(error).__name__}: {error}"
        raise builder.BuilderException(rule.ctx, rule.line, message, cause=error.__traceback__) from error


def _names(widget: Any, ids: Names) -> Names:
    """All names that an expression of this widget may use; the same as for its last expression, if known."""
    global _last_names
    known, count, uid, names = _last_names
    if known is not ids or count != len(ids) or uid != widget.uid:
        names = {**ids, **global_idmap, "self": widget.proxy_ref}
        _last_names = (ids, len(ids), widget.uid, names)
    return names


def _bind(base: Any, keys: list[str], call: Any, function: Any, args: Any) -> list[tuple[Any, ...]]:
    """Watch `base.a.b.c`: what may be replaced on the way there, and the last."""
    if base is None:
        return []
    found = base = getattr(base, "proxy_ref", base)
    bound: list[tuple[Any, ...]] = []
    follows, place = False, 1
    for name in keys[1:-1]:
        if isinstance(found, (EventDispatcher, Observable)):
            watched = found.property(name, True)
            if watched is not None and getattr(watched, "rebind", False):
                update = builder.update_intermediates
                uid = found.fbind(name, update, base, keys, bound, place, function, args)
                bound.append((found.proxy_ref, name, update, uid))
                follows = True
            else:
                bound.append((found.proxy_ref, name, None, None))
        elif isinstance(found, type):
            bound.append((found, name, None, None))
        else:
            bound.append((getattr(found, "proxy_ref", found), name, None, None))
        found = getattr(found, name, None)
        if found is None:
            break
        place += 1
    if isinstance(found, (EventDispatcher, Observable)) and (uid := found.fbind(keys[-1], call)):
        bound.append((found.proxy_ref, keys[-1], function, uid))
        # What lies on the way counts only where Kivy may have to go that way again.
        return bound if follows else bound[-1:]
    return bound if follows else []
