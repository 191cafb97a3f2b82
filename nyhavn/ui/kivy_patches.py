"""Kivy's labels and kv bindings as they are, but with less kept for each and less done at each change.

A widget of Kivy 2.3.1 weighs 20 to 40 KB, most of it what it watches. A screen has hundreds, and all screens
are made before they are opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from sys import intern
from typing import Any
from weakref import ref

from kivy import kivy_data_dir, properties
from kivy.clock import Clock
from kivy.core.text import Label as Core
from kivy.core.text.markup import MarkupLabel as MarkupCore
from kivy.event import EventDispatcher, Observable
from kivy.lang import builder
from kivy.lang.parser import Parser, ParserRuleProperty, global_idmap
from kivy.uix.label import Label
from kivy.uix.layout import Layout

WATCHED = (
    "text", "font_size", "font_name", "bold", "color", "disabled_color", "halign", "valign", "padding",
    "text_size", "shorten", "shorten_from", "line_height", "markup", "disabled",
)  # fmt: skip
"""What changes on labels of KivyMD, and on ours whose class says nothing else as `watched`. The rest is what
Kivy begins with, unless a label is given more from its beginning: that one is as Kivy makes it."""


UNBOUNDED = (None, None)
"""The `size_hint_min` and `size_hint_max` of those that never have any: each takes 2 KB if it is watched."""

STYLE = str(Path(kivy_data_dir) / "style.kv")
"""Has the looks of all widgets of Kivy."""
UNUSED = (
    "accordion", "action", "codeinput", "color", "contentpanel", "filechooser", "interface", "menu",
    "setting", "spinner", "splitter", "tabbedpanel", "treeview", "video",
)  # fmt: skip
"""How the names of Kivy's widgets begin of which the app has none: their looks weigh half a MB."""

Names = dict[str, Any]

_begin_as_kivy_does = Label.__init__
_create_core_as_kivy_does = Label._create_label
_compile_as_kivy_does = ParserRuleProperty.precompile
_parse_as_kivy_does = Parser.parse
_match_as_kivy_does = builder.BuilderBase.match
kivys_create_handler, kivys_call_fn = builder.create_handler, builder.call_fn

_compiled: dict[tuple[str, str | None, bool], tuple[Any, ...]] = {}

_last_names: tuple[Any, int, int, Names] = (None, 0, 0, {})
"""Whose names were put together last: the ids of a rule, how many they were, and the widget that is self."""


def apply() -> None:
    """Put the lighter parts in place; before the first widget, harmless when called again."""
    _forget_unused_looks()
    properties.ObservableList = ObservableList
    properties.ObservableReferenceList = ObservableReferenceList
    Core._get_font_id = _font_id
    builder.call_fn = _set_value
    builder.create_handler = create_handler
    builder.BuilderBase.match = _match
    Label.__init__ = _begin_label
    Label._create_label = _create_core
    Layout.add_widget = _add_to_layout
    Layout.remove_widget = _take_from_layout
    Parser.parse = _parse
    ParserRuleProperty.precompile = _compile


def _forget_unused_looks() -> None:
    kv = builder.Builder
    kv.rules = [
        (selector, rule)
        for selector, rule in kv.rules
        if rule.ctx.filename != STYLE or not selector.key.startswith(UNUSED)
    ]


class ObservableList(properties.ObservableList):
    """A list that tells its property of each change. Kivy's keeps a dictionary of 0.3 KB beside it; ours has
    Kivy's name, by which KivyMD knows it."""

    __slots__ = ("last_op", "obj", "prop")

    def __init__(self, prop: Any, owner: Any, *values: Any) -> None:
        self.prop, self.obj, self.last_op = prop, ref(owner), ("", None)
        list.__init__(self, *values)


class ObservableReferenceList(properties.ObservableReferenceList):
    """The same for a property that is made of others, such as `pos` and `size`."""

    __slots__ = ("last_op", "obj", "prop")
    __init__ = ObservableList.__init__


def _font_id(core: Any) -> str:
    """By what a font is known that was read. Kivy has letters of whole pixels only, but reads a font anew for
    each fraction: 60 KB, and most of the time that it takes to find letters that fit."""
    look = core.options
    style = (str(look[name]) for name in ("font_name_r", "bold", "italic", "underline", "strikethrough"))
    return "|".join((str(int(look["font_size"])), *style))


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


def _add_to_layout(layout: Any, widget: Any, *args: Any, **kwargs: Any) -> None:
    """As Kivy does, but without watching bounds of those that have none."""
    for name in _laid_out_by(widget.__class__):
        widget.fbind(name, layout._trigger_layout)
    super(Layout, layout).add_widget(widget, *args, **kwargs)


def _take_from_layout(layout: Any, widget: Any, *args: Any, **kwargs: Any) -> None:
    for name in _laid_out_by(widget.__class__):
        widget.funbind(name, layout._trigger_layout)
    super(Layout, layout).remove_widget(widget, *args, **kwargs)


@cache
def _laid_out_by(widget_class: Any) -> tuple[str, ...]:
    """What a layout watches on a widget."""
    bounds = ("size_hint_max", "size_hint_min")
    return ("size", "size_hint", *(each for each in bounds if getattr(widget_class, each) is not UNBOUNDED))


def _compile(rule: Any) -> None:
    """As Kivy does, but once for all rules that say the same: every other one does."""
    key = (rule.value, rule.mode, rule.name[:3] == "on_")
    known = _compiled.get(key)
    if known is None:
        _compile_as_kivy_does(rule)
        if rule.watched_keys is not None:
            rule.watched_keys = [[*map(intern, keys)] for keys in rule.watched_keys]
        _compiled[key] = rule.value, rule.mode, rule.co_value, rule.watched_keys
    else:
        rule.value, rule.mode, rule.co_value, rule.watched_keys = known


class _Lines(Sequence[tuple[int, str]]):
    """The numbered lines of a kv text, as Kivy keeps them for its messages; it keeps one string for each."""

    def __init__(self, file: str | None, text: str) -> None:
        self._file = file if file is not None and Path(file).is_file() else None
        self._text = "" if self._file is not None else text

    def __len__(self) -> int:
        return len(self._numbered())

    def __getitem__(self, place: Any) -> Any:
        return self._numbered()[place]

    def _numbered(self) -> list[tuple[int, str]]:
        text = self._text if self._file is None else Path(self._file).read_text(encoding="utf-8")
        return list(enumerate(text.splitlines()))


def _parse(parser: Any, text: str) -> None:
    """As Kivy does; what it read is looked at again only if something is wrong with it."""
    _parse_as_kivy_does(parser, text)
    parser.sourcecode = _Lines(parser.filename, text)


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
