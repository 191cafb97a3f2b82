"""Looks after the translations: `python -m tools.catalogues compile|extract|check`.

compile makes the `.mo` files that the app reads fastest; it needs nothing but Python. extract brings new
texts into the `.po` files and takes out those that are no longer said; it also lists the languages for
Android. check tells what is not in order. A regional form has only the texts that its base says differently.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nyhavn.folders import ASSETS, KV
from nyhavn.i18n.catalogue import pack, read_po
from nyhavn.i18n.languages import LANGUAGES, SOURCE
from nyhavn.i18n.translation import DOMAIN
from tools.catalogue_sources import NotExtractableError, bare_in_kv, messages
from tools.catalogue_style import stumbles, unnamed_abilities
from tools.joined_texts import joined_texts

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog
    from babel.messages.catalog import Message as Entry

TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)
ANDROID_LIST = ASSETS / "android" / "locales_config.xml"
ABILITIES = ("Any cards", "Additional card", "Construction discount", "Change of colours", "Both actions")
_PLACEHOLDER = re.compile(r"\{(\w*)[^{}]*\}")


def po_file(code: str) -> Path:
    """Where the translations of a language are written."""
    return ASSETS / "languages" / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def compile_all() -> int:
    """Make the compiled catalogue of every language."""
    for code in TRANSLATED:
        with po_file(code).open(encoding="utf-8") as lines:
            po_file(code).with_suffix(".mo").write_bytes(pack(read_po(lines)))
    return 0


def extract() -> int:
    """Bring the texts of today's app into every language's file; what is translated stays."""
    from babel.messages.pofile import write_po

    for code in TRANSLATED:
        old, new = _read(code), _template(code)
        for entry in list(new):
            known = old.get(entry.id, entry.context)
            if entry.id and known is not None:
                entry.string = known.string
            elif entry.id and LANGUAGES[code].base:
                new.delete(entry.id, entry.context)
        po_file(code).parent.mkdir(parents=True, exist_ok=True)
        with po_file(code).open("wb") as file:
            write_po(file, new, width=100, sort_output=True, include_lineno=False, omit_header=True)
        _put_header_first(po_file(code), new)
    ANDROID_LIST.write_text(android_list(), encoding="utf-8")
    return 0


def android_list() -> str:
    """The file that tells Android which languages the app can be set to."""
    tags = (code.replace("_", "-") for code in LANGUAGES)
    return "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8"?>',
            "<!-- Android 13 and later: what the system's settings offer as the game's own language. -->",
            '<locale-config xmlns:android="http://schemas.android.com/apk/res/android">',
            *(f'    <locale android:name="{tag}" />' for tag in tags),
            "</locale-config>",
            "",
        ]
    )


def _put_header_first(path: Path, catalog: Catalog) -> None:
    """Only what a reader of the file needs: dates would make every extraction a change."""
    header = (
        'msgid ""\nmsgstr ""\n'
        f'"Language: {catalog.locale}\\n"\n'
        f'"Plural-Forms: {catalog.plural_forms}\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    )
    path.write_text(header + path.read_text(encoding="utf-8").lstrip("\n"), encoding="utf-8")


def _template(code: str) -> Catalog:
    from babel.messages.catalog import Catalog

    catalog = Catalog(locale=code, domain=DOMAIN)
    for message in messages():
        key = (message.text, message.plural) if message.plural else message.text
        catalog.add(key, locations=[(message.place, 0)], context=message.context or None)
    return catalog


def _read(code: str) -> Catalog:
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import read_po as read_with_babel

    if not po_file(code).exists():
        return Catalog(locale=code)
    with po_file(code).open("rb") as file:
        return read_with_babel(file, locale=code)


def check() -> int:
    """Say in a line each what is wrong with the translations; 0 if nothing is."""
    wrong = [*_bare_texts(), *joined_texts(), *(line for code in LANGUAGES for line in faults(code))]
    if ANDROID_LIST.read_text(encoding="utf-8") != android_list():
        wrong.append(f"{ANDROID_LIST.name}: other languages than the app has; extract writes it")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def _bare_texts() -> Iterator[str]:
    for path in sorted(KV.rglob("*.kv")):
        for text in bare_in_kv(path.read_text(encoding="utf-8")):
            yield f"kv/{path.relative_to(KV).as_posix()}: not translatable: {text!r}"


def faults(code: str) -> list[str]:
    """What is wrong with one language's texts."""
    said = _template(code)
    if code == SOURCE:
        return [
            f"{code}: {fault}: {entry.id!r}"
            for entry in said
            for text in _forms(entry.id)
            for fault in stumbles(code, text, ABILITIES)
        ]
    written = _read(code)
    return [*compare(said, written, whole=not LANGUAGES[code].base), *_stumbles(code, said)]


def compare(said: Catalog, written: Catalog, whole: bool = True) -> Iterator[str]:
    """What is wrong with a written catalogue, whole or only of what differs, for an app that says this."""
    language = written.locale
    for entry in said if whole else ():
        if entry.id and written.get(entry.id, entry.context) is None:
            yield f"{language}: unextracted: {entry.id!r}"
    for entry in written:
        if not entry.id:
            continue
        if said.get(entry.id, entry.context) is None:
            yield f"{language}: unused: {entry.id!r}"
        forms = _forms(entry.string)
        if entry.fuzzy or not all(forms):
            yield f"{language}: untranslated: {entry.id!r}"
        elif entry.pluralizable and len(forms) != written.num_plurals:
            yield f"{language}: needs {written.num_plurals} plural forms: {entry.id!r}"
        else:
            yield from _unequal_placeholders(language, entry, forms)


def _stumbles(code: str, said: Catalog) -> Iterator[str]:
    """What reads wrong; a regional form is read with the texts of its base."""
    catalogues = [_read(each) for each in (code, LANGUAGES[code].base) if each]

    def forms(entry_id: Any, context: Any = None) -> tuple[str, ...]:
        for catalogue in catalogues:
            if (found := catalogue.get(entry_id, context)) is not None:
                return _forms(found.string)
        return ()

    abilities = {ability: name for ability in ABILITIES for name in forms(ability) if name}
    for entry in said:
        for text in forms(entry.id, entry.context) if entry.id else ():
            unnamed = unnamed_abilities(code, _forms(entry.id)[-1], text, abilities)
            for fault in (*stumbles(code, text, abilities.values()), *unnamed):
                yield f"{code}: {fault}: {text!r}"


def _forms(string: Any) -> tuple[str, ...]:
    return tuple(string) if isinstance(string, tuple | list) else (string,)


def _unequal_placeholders(language: object, entry: Entry, forms: tuple[str, ...]) -> Iterator[str]:
    """A form may leave the number out where it says it in words; nothing else may differ."""
    source = entry.id[-1] if isinstance(entry.id, tuple | list) else entry.id
    wanted = set(_PLACEHOLDER.findall(source))
    for form in forms:
        missing = wanted ^ set(_PLACEHOLDER.findall(form))
        if missing - ({"count"} if entry.pluralizable else set()):
            yield f"{language}: other placeholders than the source: {entry.id!r}"


def main(arguments: list[str]) -> int:
    """Do what the command line asks; the exit status."""
    commands = {"compile": compile_all, "extract": extract, "check": check}
    if len(arguments) != 1 or arguments[0] not in commands:
        print(f"one of {', '.join(commands)}", file=sys.stderr)
        return 2
    try:
        return commands[arguments[0]]()
    except NotExtractableError as fault:
        print(fault, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
