"""Lighter labels and bindings do what Kivy's own do, as far as anything of ours asks for it."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kivymd
import pytest
from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.lang import Builder, builder
from kivy.lang.parser import Parser
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, ReferenceListProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from nyhavn.folders import KV
from nyhavn.ui import kivy_patches
from nyhavn.ui.screens import SCREENS, read
from nyhavn.ui.widgets.labels import PlainLabel, Words
from tests.ui.shell.stage import on_stage

Builder.load_string("""
<LightlyBound>
    inner: inner
    double: 2 * self.number + inner.other.number if inner.other else -1
    width: 10 * self.double
    canvas:
        Color:
            rgba: 1, 1, 1, self.number / 10
        Rectangle:
            size: self.double, self.number
    LightlyBoundInner:
        id: inner
        width: root.number
<LightlyBoundLoosened>
    -width: 7
""")


class LightlyBound(Widget):  # type: ignore[misc]
    """Watches itself, a part of it, and what that part has for now."""

    number = NumericProperty(1)
    double = NumericProperty()
    inner = ObjectProperty()


class LightlyBoundLoosened(LightlyBound):
    """Is as wide as it says itself."""


class LightlyBoundInner(Widget):  # type: ignore[misc]
    """Has something that may be replaced."""

    other = ObjectProperty(None, allownone=True, rebind=True)


class LightlyBoundOther(Widget):  # type: ignore[misc]
    """What is replaced."""

    number = NumericProperty(0)


@pytest.fixture(params=["ours", "Kivy's"])
def whose(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways, so that they are held to the same."""
    if request.param == "Kivy's":
        for name, kivys in KIVYS.items():
            monkeypatch.setattr(builder, name, kivys)
    else:
        kivy_patches.apply()
    return str(request.param)


def test_bindings_follow_what_they_watch(whose: str) -> None:
    with on_stage():
        widget = LightlyBound()
        assert widget.double == -1
        first, second = LightlyBoundOther(number=100), LightlyBoundOther(number=200)
        widget.inner.other = first
        assert (widget.double, widget.width, widget.inner.width) == (102, 1020, 1)
        widget.number = 5
        assert (widget.double, widget.width, widget.inner.width) == (110, 1100, 5)
        widget.inner.other = second
        assert widget.double == 210
        first.number = 1
        assert widget.double == 210, f"{whose}: what was replaced is watched no more"
        second.number = 300
        assert widget.double == 310
        Builder.sync()
        color, *_, rectangle = [
            each for each in widget.canvas.children if hasattr(each, "a") or hasattr(each, "size")
        ]
        assert (color.a, tuple(rectangle.size)) == (0.5, (310, 5))


def test_bindings_can_be_loosened(whose: str) -> None:
    with on_stage():
        widget = LightlyBoundLoosened()
        widget.inner.other = other = LightlyBoundOther(number=1)
        assert (widget.double, widget.width) == (3, 7), whose
        Builder.unbind_widget(widget.uid)
        other.number = 2
        assert widget.double == 3


def test_what_is_wrong_in_kv_is_told_with_its_place(whose: str) -> None:
    Builder.load_string(
        "<WronglyBound@Widget>\n    width: self.parent.no_such_thing", filename=f"wrong_{whose}.kv"
    )
    try:
        with on_stage(), pytest.raises(Exception, match="no_such_thing") as caught:
            Factory.WronglyBound()
        assert f"wrong_{whose}.kv" in str(caught.value)
    finally:
        Builder.unload_file(f"wrong_{whose}.kv")
        Factory.unregister("WronglyBound")


def test_a_dialog_that_was_closed_is_let_go() -> None:
    """Kivy's bindings hold on to whatever lies on the way to what they watch, such as a widget's ids."""
    with on_stage() as stage:
        stage.open("settings").ask_palette()
        stage.frames()
        dialog = weakref.ref(Window.children[0])
        stage.go_back()
        while gc.collect():
            pass
        assert dialog() is None


@pytest.mark.parametrize(
    ("name", "value"),
    [("text", "longer"), ("font_size", 40), ("color", (1, 0, 0, 1)), ("line_height", 3), ("padding", 9)],
)
@pytest.mark.parametrize("label_class", [Label, PlainLabel])
def test_a_label_writes_anew_what_changes(label_class: Any, name: str, value: Any) -> None:
    with on_stage() as stage:
        label = label_class(text="x", font_size=20)
        stage.screen.add_widget(label)
        stage.frames()
        before = label.texture
        setattr(label, name, value)
        stage.frames()
        assert label.texture is not before or label.texture_size != before.size
        fresh = label_class(**{"text": "x", "font_size": 20, name: value})
        fresh.texture_update()
        assert label.texture.pixels == fresh.texture.pixels


def test_a_label_that_is_given_more_is_as_kivy_makes_it() -> None:
    with on_stage() as stage:
        plain, outlined = Label(text="x", font_size=30), Label(text="x", font_size=30, outline_width=4)
        stage.frames()
        assert outlined.texture.width > plain.texture.width
        outlined.outline_width = 8
        before = outlined.texture.width
        stage.frames()
        assert outlined.texture.width > before


def test_words_are_paler_where_they_are_disabled() -> None:
    with on_stage() as stage:
        words = Words(text="x", disabled=True)
        stage.screen.add_widget(words)
        words.ink = (1, 0, 0, 0.5)
        stage.frames()
        assert list(words._label.options["color"]) == [1, 0, 0, 0.2]
        words.ink = (0, 1, 0, 1)
        stage.frames()
        assert list(words._label.options["color"]) == [0, 1, 0, 0.4]
        words.disabled = False
        assert list(words._label.options["color"]) == [0, 1, 0, 1]


def test_no_style_changes_what_labels_do_not_watch() -> None:
    """It would be lost without a word."""
    unwatched = "|".join(set(Label._font_properties) - set(kivy_patches.WATCHED))
    sets = re.compile(rf"^\s+-?({unwatched}):|\.({unwatched}) = ", re.MULTILINE)
    for folder in (KV, Path(kivymd.__file__).parent):
        for file in (*folder.rglob("*.kv"), *folder.rglob("*.py")):
            # There it is said of pictures.
            if file.stem not in ("filemanager", "fitimage"):
                found = sets.search(file.read_text(encoding="utf-8"))
                assert found is None, (file, found)


def test_no_style_changes_what_our_own_labels_do_not_watch() -> None:
    for name in SCREENS:
        read(name)
    letters = set(Label._font_properties)
    for file in KV.rglob("*.kv"):
        for rule in _rules(Parser(content=file.read_text(encoding="utf-8"), filename=str(file)).rules):
            for kind in rule.name.strip("<>-").split(",") if rule.name else ():
                made_of = Factory.classes.get(kind.partition("@")[0])
                label_class = made_of["cls"] if made_of else None
                if label_class is not None and issubclass(label_class, PlainLabel):
                    lost = letters & set(rule.properties) - set(label_class.watched)
                    assert not lost, (file, kind, lost)


def test_nothing_that_has_no_bounds_is_given_any() -> None:
    """They would be lost without a word."""
    for name in SCREENS:
        read(name)
    bounds = {f"size_hint_{end}{side}" for end in ("min", "max") for side in ("", "_x", "_y")}
    for file in KV.rglob("*.kv"):
        for rule in _rules(Parser(content=file.read_text(encoding="utf-8"), filename=str(file)).rules):
            for kind in rule.name.strip("<>-").split(",") if rule.name else ():
                made_of = Factory.classes.get(kind.partition("@")[0])
                for bound in bounds & set(rule.properties):
                    whole = bound.removesuffix("_x").removesuffix("_y")
                    assert (
                        made_of is None
                        or made_of["cls"] is None
                        or (getattr(made_of["cls"], whole) is not kivy_patches.UNBOUNDED)
                    ), (file, kind, bound)


def test_layouts_follow_those_without_bounds() -> None:
    with on_stage() as stage:
        box, words, other = BoxLayout(size=(300, 100)), Words(text="x"), Widget()
        box.add_widget(words)
        box.add_widget(other)
        stage.frames()
        words.size_hint_x, words.width = None, 40
        stage.frames()
        assert other.width == 260
        box.remove_widget(words)
        stage.frames()
        assert other.width == 300


def test_rules_that_say_the_same_are_compiled_once() -> None:
    one, other, another = (
        Parser(content=f"<X>:\n    {name}: {value}").rules[0][1].properties[name]
        for name, value in (("width", "self.y + 10"), ("height", "self.y + 10"), ("width", "self.y + 11"))
    )
    assert one.co_value is other.co_value is not another.co_value
    assert one.watched_keys == other.watched_keys == [["self", "y"]]


@pytest.mark.parametrize("kept", [True, False], ids=["file", "text"])
def test_messages_about_kv_show_its_lines(kept: bool, tmp_path: Path) -> None:
    """Kivy keeps them all for that; here they are read again."""
    text = "#:kivy 2.0\n<Wrong@Label>:\n    text: nobody.knows\n"
    file = tmp_path / "wrong.kv"
    file.write_text(text, encoding="utf-8")
    Builder.load_string(text, filename=str(file) if kept else "nowhere.kv")
    with pytest.raises(builder.BuilderException, match=r">> +3: +text: nobody\.knows"):
        Factory.Wrong()
    Builder.unload_file(str(file) if kept else "nowhere.kv")
    Factory.unregister("Wrong")


def _rules(parsed: list[tuple[Any, Any]]) -> Iterator[Any]:
    waiting = [rule for _, rule in parsed]
    while waiting:
        rule = waiting.pop()
        yield rule
        waiting += rule.children


KIVYS = {
    "create_handler": kivy_patches.kivys_create_handler,
    "call_fn": kivy_patches.kivys_call_fn,
}


def test_only_looks_are_forgotten_of_widgets_that_nobody_has() -> None:
    looks = {
        selector.key for selector, _rule in Parser(content=Path(kivy_patches.STYLE).read_text("utf-8")).rules
    }
    kept = {selector.key for selector, rule in Builder.rules if rule.ctx.filename == kivy_patches.STYLE}
    assert {"settings", "filechooserlistview"} <= looks - kept
    for name in SCREENS:
        read(name)
    made_of = {base.__name__.lower() for each in _classes(Widget) if _is_ours(each) for base in each.__mro__}
    assert made_of & looks <= kept


def _classes(base: Any) -> Iterator[Any]:
    for each in base.__subclasses__():
        yield each
        yield from _classes(each)


def _is_ours(widget_class: Any) -> bool:
    """Or the library's."""
    return bool(widget_class.__module__.startswith(("nyhavn.", "kivymd.")))


class Listing(Widget):  # type: ignore[misc]
    """Has a list, and a pair made of two numbers."""

    entries = ListProperty()
    pair = ReferenceListProperty(Widget.x, Widget.y)


def test_lists_tell_of_each_change_and_keep_nothing_beside() -> None:
    widget = Listing()
    told: list[tuple[str, list[int]]] = []
    for name in ("entries", "pair"):
        widget.fbind(name, lambda name, _widget, value: told.append((name, [*value])), name)
    widget.entries = [1]
    widget.entries.append(2)
    widget.entries[0] = 3
    widget.pair[1] = 4
    widget.x = 5
    assert told == [
        ("entries", [1]),
        ("entries", [1, 2]),
        ("entries", [3, 2]),
        ("pair", [0, 4]),
        ("pair", [5, 4]),
    ]
    assert widget.pos == [5, 4]
    assert vars(widget.entries) == vars(widget.pair) == {}


@pytest.mark.parametrize("size", [13.2, 13.9])
def test_letters_have_whole_pixels_and_each_font_is_read_once(
    size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, part = CoreLabel(text="Nyhavn", font_size=13), CoreLabel(text="Nyhavn", font_size=size)
    assert part._get_font_id() == whole._get_font_id()
    monkeypatch.setattr(CoreLabel, "_get_font_id", lambda label: f"{label.options['font_size']} anew")
    for label in (whole, part):
        label.refresh()
    assert part.texture.pixels == whole.texture.pixels, "Kivy has letters between two pixels now"
