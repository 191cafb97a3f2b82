"""What a reader of a language would stumble over, as far as a program can see it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nyhavn.i18n.languages import LANGUAGES, SOURCE

_MARKS = '“”„«»‚‘‹›"'
_STRAIGHT = "'`´"
_FRENCH_SIGNS = re.compile(r"(?P<before>.?)(?P<sign>[;:!?»])|«(?P<after>.?)")
_BEFORE = {";": "\u202f", "!": "\u202f", "?": "\u202f", ":": "\u00a0", "»": "\u00a0"}
"""The space that French has before a sign."""
_ABILITY_PLACE = "{ability}"
_PAID_FOR_CARDS = r"\b(pag\w+ (una |las |tus |\d )?cartas?|pay\w+ (une |des |les |vos |\d )?cartes?)\b"
_BUILT_A_TILE = r"\bconstru\w+ ((una|la|esta|otra) loseta|(une|la|cette|votre) tuile)\b"
_IN_THE_GAME = re.compile(rf"{_PAID_FOR_CARDS}|{_BUILT_A_TILE}", re.IGNORECASE)
_AVOIDED = {
    "es": _IN_THE_GAME,
    "es_419": re.compile(
        rf"\b((re)?c[oó][gj][aeioéí]|p[uú]ls[aeo]|ratón\b|sitios?\b)\w*|{_IN_THE_GAME.pattern}", re.IGNORECASE
    ),
    "fr": _IN_THE_GAME,
    "da": re.compile(r"\bsøjle\w*", re.IGNORECASE),
}
"""Words that a region does not say, and that the game does not: a column is a kolonne, a tile is placed, and
cards are discarded, for who pays cards in French or Spanish buys them."""
_SET_OFF_DOTS = ("da", "de")
"""Where a space stands before dots that stand for words."""


def stumbles(code: str, text: str, abilities: Iterable[str]) -> Iterator[str]:
    """What is wrong with how a text is written in a language that calls its abilities like this."""
    language = code.split("_")[0]
    if any(sign in text for sign in _STRAIGHT):
        yield "a straight apostrophe, or an accent for one"
    yield from _foreign_marks(code, text)
    yield from _wrong_dots(language, text)
    if language == "fr":
        yield from _french_spaces(text)
    if language == "es":
        yield from _missing_opening_marks(text)
    yield from _unquoted(code, text, abilities)
    if code in _AVOIDED and (found := _AVOIDED[code].search(text)):
        yield f"not said there: {found[0]}"


def _foreign_marks(code: str, text: str) -> Iterator[str]:
    own = "".join(LANGUAGES[code].quotes)
    for sign in text:
        if sign in _MARKS and sign not in own:
            yield f"another language's quotation mark: {sign}"


def _wrong_dots(language: str, text: str) -> Iterator[str]:
    set_off = language in _SET_OFF_DOTS
    if "..." in text or any((before == " ") != set_off for before in re.findall(r"(.)…", text)):
        yield "an ellipsis that is not written so"


def _french_spaces(text: str) -> Iterator[str]:
    for match in _FRENCH_SIGNS.finditer(text):
        if match["sign"] is None:
            if match["after"] != "\u00a0":
                yield "a breakable space, or none, after «"
        elif match["before"] != _BEFORE[match["sign"]]:
            yield f"a breakable space, or none, or a wrong one, before {match['sign']}"


def _missing_opening_marks(text: str) -> Iterator[str]:
    for opening, closing in ("¿?", "¡!"):
        if text.count(opening) != text.count(closing):
            yield f"{closing} without {opening}"


def _unquoted(code: str, text: str, abilities: Iterable[str]) -> Iterator[str]:
    """Names of abilities are quoted wherever something else is said, too."""
    opening, closing = LANGUAGES[code].quotes
    for name in (_ABILITY_PLACE, *abilities):
        for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            quoted = text[: match.start()].endswith(opening) and text[match.end() :].startswith(closing)
            alone = text == name != _ABILITY_PLACE
            if not alone and not quoted:
                yield f"an ability without quotation marks: {name}"


def unnamed_abilities(code: str, source: str, text: str, abilities: dict[str, str]) -> Iterator[str]:
    """The abilities that the source names in a sentence, and its translation does not, or does otherwise."""
    (left, right), (opening, closing) = LANGUAGES[SOURCE].quotes, LANGUAGES[code].quotes
    for name, translated in abilities.items():
        if f"{left}{name}{right}" in source and f"{opening}{translated}{closing}" not in text:
            yield f"an ability that is not called “{translated}” here"
