"""Every text of the app is there in every language, whole, and with letters that the fonts have."""

from __future__ import annotations

import gettext
import io
import os
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po as read_with_babel

from nyhavn.folders import ASSETS
from nyhavn.i18n.catalogue import load, pack, read_po
from tests.i18n.font import letters_of
from tools.catalogue_sources import NotExtractableError, bare_in_kv, in_kv, in_python
from tools.catalogues import TRANSLATED, compare, main, po_file


def test_every_text_is_translated_and_reads_well() -> None:
    """And none is put together in code, stands bare in kv, or is hidden from Android's list of languages."""
    assert main(["check"]) == 0


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("font", sorted((ASSETS / "fonts").glob("*.ttf")), ids=lambda font: font.stem)
def test_the_fonts_have_every_letter(code: str, font: Path) -> None:
    with po_file(code).open(encoding="utf-8") as lines:
        messages = read_po(lines)
    said = {
        sign
        for key, text in messages.items()
        if key
        for sign in key.rpartition("\4")[2] + text
        if sign not in "\0\n"
    }

    assert said - letters_of(font) == set()


@pytest.mark.parametrize("code", TRANSLATED)
def test_we_read_catalogues_as_babel_does(code: str) -> None:
    catalog = Catalog(locale=code)
    with po_file(code).open("rb") as file:
        for entry in read_with_babel(file, locale=code):
            if entry.string and all(entry.string):
                catalog.add(entry.id, entry.string, context=entry.context)
    theirs = io.BytesIO()
    write_mo(theirs, catalog)
    theirs.seek(0)
    with po_file(code).open(encoding="utf-8") as lines:
        ours = io.BytesIO(pack(read_po(lines)))

    assert _texts(theirs) == _texts(ours)


def _texts(compiled: io.BytesIO) -> dict[Any, str]:
    catalog: dict[Any, str] = vars(gettext.GNUTranslations(compiled))["_catalog"]
    return {key: text for key, text in catalog.items() if key}


def test_a_compiled_catalogue_is_used_only_while_it_is_current(tmp_path: Path) -> None:
    stem = tmp_path / "nyhavn"
    stem.with_suffix(".po").write_text('msgid ""\nmsgstr "Language: hu\\n"\n\nmsgid "a"\nmsgstr "new"\n')
    stem.with_suffix(".mo").write_bytes(pack({"": "Content-Type: text/plain; charset=utf-8\n", "a": "old"}))
    os.utime(stem.with_suffix(".mo"), (1, 1))
    assert load(stem).gettext("a") == "new"
    os.utime(stem.with_suffix(".po"), (0, 0))
    assert load(stem).gettext("a") == "old"


@pytest.mark.parametrize("content", ["", "msgid", 'msgid "a\nmsgstr', "\x00\x01"])
def test_a_broken_catalogue_leaves_the_source_texts(tmp_path: Path, content: str) -> None:
    (tmp_path / "nyhavn.po").write_text(content)

    assert load(tmp_path / "nyhavn").gettext("New game") == "New game"


def said(*texts: str | tuple[str, str]) -> Catalog:
    catalog = Catalog(locale="es")
    for text in texts:
        catalog.add(text)
    return catalog


def written(translations: dict[str | tuple[str, str], str | tuple[str, ...]]) -> Catalog:
    catalog = Catalog(locale="es")
    for text, translation in translations.items():
        catalog.add(text, translation)
    return catalog


@pytest.mark.parametrize(
    ("app", "translations", "fault"),
    [
        (["a"], {}, "es: unextracted: 'a'"),
        ([], {"a": "b"}, "es: unused: 'a'"),
        (["a"], {"a": ""}, "es: untranslated: 'a'"),
        (
            ["{name} wins"],
            {"{name} wins": "gana {nombre}"},
            "es: other placeholders than the source: '{name} wins'",
        ),
        ([("a", "b")], {("a", "b"): ("x", "")}, "es: untranslated: ('a', 'b')"),
        (
            [("{name}: {count}", "{name}: {count}s")],
            {("{name}: {count}", "{name}: {count}s"): ("{count}", "{name}: {count}")},
            "es: other placeholders than the source: ('{name}: {count}', '{name}: {count}s')",
        ),
    ],
)
def test_a_fault_is_found(
    app: list[str | tuple[str, str]],
    translations: dict[str | tuple[str, str], str | tuple[str, ...]],
    fault: str,
) -> None:
    assert list(compare(said(*app), written(translations))) == [fault]


def test_a_regional_form_needs_only_what_differs() -> None:
    assert list(compare(said("a", "b"), written({"b": "c"}), whole=False)) == []
    assert list(compare(said("a"), written({"b": "c"}), whole=False)) == ["es: unused: 'b'"]


def test_a_plural_may_say_the_number_in_words() -> None:
    texts = ("{count} card", "{count} cards")

    assert list(compare(said(texts), written({texts: ("una carta", "{count} cartas")}))) == []


def test_texts_are_found_in_kv() -> None:
    source = """
    Label:
        text: tr._("New game")
        note: tr._("It is {name}'s (turn)").format(name=root.name)
        value:
            tr.n("{count} card", \\
            "{count} cards", root.count).format(count=root.count)
        # tr._("only a comment")
    """

    assert [(message.text, message.plural) for message in in_kv(source, "x.kv")] == [
        ("New game", ""),
        ("It is {name}'s (turn)", ""),
        ("{count} card", "{count} cards"),
    ]


def test_texts_are_found_in_python() -> None:
    source = 'x = _("New " "game")\ny = ngettext("a", "b", 3)\nz = other("c")\n'

    assert [(message.text, message.plural) for message in in_python(source, "x.py")] == [
        ("New game", ""),
        ("a", "b"),
    ]


@pytest.mark.parametrize("source", ["_(text)", '_(f"{name} wins")', 'ngettext("a", many, 2)'])
def test_a_text_that_cannot_be_known_is_a_fault(source: str) -> None:
    with pytest.raises(NotExtractableError):
        list(in_python(source, "x.py"))


def test_a_text_that_nobody_translates_is_found_in_kv() -> None:
    assert list(bare_in_kv('    text: "Start"\n    text: "Nyhavn"\n    icon: "play"\n    text: "+"\n')) == [
        "Start"
    ]
