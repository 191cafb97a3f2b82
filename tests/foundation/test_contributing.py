"""CONTRIBUTING tells of files that are there."""

from __future__ import annotations

import re

import pytest

from tests.foundation import ROOT

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
FOLDERS = ("", "nyhavn", "nyhavn/ui")
"""Where a path that the page names may begin."""
NAMED_WISHES = (
    "colour of Confirm",
    "a fifth level",
    "a settings switch",
    "a new language",
    "a win-chance bar on the table",
    "a new ability's picture",
    "a new gesture",
    "the house on the right",
    "another curtain",
)


def paths() -> set[str]:
    """Everything in backquotes that looks like a file or folder; behind a colon stands a name in it."""
    quoted = re.findall(r"`([^`\n]+)`", PAGE)
    return {
        word
        for text in quoted
        if re.fullmatch(r"[\w./-]+(: \w+)?", text)
        for word in [text.partition(":")[0]]
        if "/" in word or word.endswith((".py", ".kv", ".md"))
    }


def test_the_page_names_files() -> None:
    assert len(paths()) > 30


@pytest.mark.parametrize("path", sorted(paths()))
def test_a_file_that_is_named_is_there(path: str) -> None:
    if "/" in path or path.endswith(".md"):
        assert any((ROOT / folder / path).exists() for folder in FOLDERS)
    else:
        assert list((ROOT / "nyhavn").rglob(path))


MOST_FILES = 4


def wishes() -> dict[str, str]:
    """Each wish of the table, with what it says of the files."""
    table = PAGE.partition("## Where to change what")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.*?) \| (.*) \|$", table, re.MULTILINE)
    return dict(rows[1:])


def test_no_wish_takes_many_files() -> None:
    """What a tool writes or somebody draws is in brackets."""
    assert len(wishes()) > 20
    many: dict[str, int] = {}
    for wish, told in wishes().items():
        outright = re.sub(r"\([^()]*\)", "", told)
        unnamed = ("where it has its effect" in outright) + ("of its own" in outright)
        files = len(re.findall(r"`[^`]*`", outright)) + unnamed
        many |= {wish: files} if not 0 < files <= MOST_FILES else {}
    assert not many


@pytest.mark.parametrize("wish", NAMED_WISHES)
def test_every_wish_has_its_files(wish: str) -> None:
    (told,) = (told for each, told in wishes().items() if wish in each)
    assert "`" in told
