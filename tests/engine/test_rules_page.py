"""What docs/rules.md says is what the engine plays, and whatever code and tests cite is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nyhavn.engine import layout, material
from nyhavn.engine.actions import IllegalActionError
from nyhavn.engine.board import orientations
from nyhavn.engine.material import ABILITIES, PLAYERS, SHAPES, SIZES, Shape
from nyhavn.engine.notation import ABILITY_WORDS, LETTERS, NotationError, action_from_text
from nyhavn.engine.state import State, apply, new_game
from tests.engine.position import position

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
FIELDS = {"hand", "offer", "pile", "discard", "players", "scores", "active", "used", "special"}
ABILITY_OF = {word: key for key, word in ABILITY_WORDS.items()}


def blocks(kind: str) -> list[str]:
    """The fenced blocks of a kind, without the indentation that a list gives them."""
    found = re.findall(rf"^( *)```{kind}\n(.*?)^\1```", PAGE, re.M | re.S)
    return ["\n".join(line.removeprefix(indent) for line in text.splitlines()) for indent, text in found]


def table(first: str) -> dict[str, list[str]]:
    """The rows of the table whose heading begins so, by their first cell."""
    text = PAGE[PAGE.index(f"\n| {first} |") + 1 :].split("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return {cells[0]: cells[1:] for cells in [rows[0], *rows[2:]]}


# The box


def test_what_is_in_the_box() -> None:
    box = {name: int(cells[0]) for name, cells in table("in the box").items() if name != "in the box"}
    assert box == {
        "façade cards of each colour": material.CARDS_PER_COLOR,
        "end card": 1,
        **{f"tiles of size {size} of each colour": material.TILES_PER_SIZE[size] for size in SIZES},
        "special tiles (one white window each)": material.SPECIAL_TILES,
        "kinds of ability tiles": len(ABILITIES),
        "piers in the harbour": material.PIERS,
        "columns of a house": material.COLUMNS,
        "rows of a house": material.ROWS,
    }


def drawn_tiles() -> dict[tuple[str, int], Shape]:
    """The tiles as the page draws them, the wall first."""
    found: dict[tuple[str, int], Shape] = {}
    for group in blocks("tiles")[0].split("\n\n"):
        heading, *lines = group.splitlines()
        starts = [match.start() for match in re.finditer(r"\w+ \d", heading)]
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            color, size = heading[start:end].split()
            squares = {
                (x, -y): letter
                for y, line in enumerate(lines)
                for x, letter in enumerate(line[start:end])
                if letter != " "
            }
            assert {letter.upper() for letter in squares.values()} == {LETTERS[color]}
            (wall,) = (square for square, letter in squares.items() if letter.isupper())
            found[color, int(size)] = (wall, *(square for square in squares if square != wall))
    return found


def test_the_tiles_are_drawn_as_they_are() -> None:
    drawn = drawn_tiles()
    assert set(drawn) == set(SHAPES)
    for kind, shape in SHAPES.items():
        assert orientations(drawn[kind]) == orientations(shape), kind


def test_the_house_is_drawn_as_it_is() -> None:
    shown = str(new_game(2, 1)).split("\n\n")[1].splitlines()[4 : 5 + material.ROWS]
    assert blocks("house")[0].splitlines() == [line[2:17].rstrip() for line in shown]


def test_the_table_of_setting_up() -> None:
    rows = table("players")
    assert [int(count) for count in rows["players"]] == list(PLAYERS)
    for column, players in enumerate(PLAYERS):
        hands = rows["first hands, in the order of turns"][column]
        assert tuple(map(int, hands.split(", "))) == material.STARTING_HANDS[players]
        back = rows["stays in the box, one of each colour"][column]
        assert tuple(map(int, re.findall(r"\d", back))) == material.SIZES_PUT_BACK[players]
        cards = rows["cards of each colour that stay in the box"][column]
        assert int(cards) == material.CARDS_PUT_BACK[players]
        from_start = players in material.END_CARD_FROM_START
        buried = f"among the last {material.END_CARD_DEPTH} of the pile"
        assert rows["end card"][column] == (buried if from_start else "aside")


NUMBERS = {
    "The {} piers get a card each": material.PIERS,
    "At most {} cards may be kept": material.HAND_LIMIT,
    "A player with {} points or more": material.WINNING_SCORE,
    "that card is shuffled with {} others": material.END_CARD_DEPTH - 1,
    "the end card is shuffled with {} cards from its top": material.END_CARD_DEPTH - 1,
    "than {} discarded cards the end card": material.END_CARD_DEPTH - 1,
    "completed in the turn brings {} point,": material.ROW_POINTS,
    "every column {};": material.COLUMN_POINTS,
}


@pytest.mark.parametrize("sentence", NUMBERS)
def test_the_numbers_in_the_text(sentence: str) -> None:
    assert sentence.format(NUMBERS[sentence]) in PAGE.replace("\n   ", " ").replace("\n", " ")
    assert material.WINDOWS_TIMES == 2, "twice as many"


def test_the_abilities_have_their_keys_and_words() -> None:
    rows = table("key")
    told = {name.strip("`"): cells[0].strip("`") for name, cells in rows.items() if name != "key"}
    assert told == {name: ABILITY_WORDS[name] for name in ABILITIES}


# The examples


def set_up(lines: list[str]) -> State:
    """The position that an example begins with."""
    fields = dict(line.split(": ") for line in lines if ": " in line)
    abilities = {
        face: " ".join(ABILITY_OF[word] for word in fields.get(face, "").split())
        for face in ("active", "used")
    }
    state = position(
        *(line for line in lines if ": " not in line),
        hand=fields.get("hand", "").lower(),
        offer=fields.get("offer", "").lower(),
        deck=fields.get("pile", "").lower(),
        discard=fields.get("discard", "").lower(),
        players=int(fields.get("players", "2")),
        scores=tuple(map(int, fields.get("scores", "").split())),
        active=abilities["active"],
        used=abilities["used"],
    )
    flat = list(state.flat)
    if "special" in fields:
        flat[layout.SPECIALS] = int(fields["special"])
    assert set(fields) <= FIELDS
    return State(tuple(flat))


def seen(state: State, what: str) -> str:
    """What an example looks at."""
    if what == "player":
        return str(state.current + 1)
    if what == "hand":
        return "".join(LETTERS[card] for card in state.hand(0))
    if what == "offer":
        return "".join(LETTERS[card] if card else "-" for card in state.offer)
    if what in ("active", "used"):
        names = state.active_abilities(0) if what == "active" else state.used_abilities(0)
        return " ".join(ABILITY_WORDS[name] for name in names)
    if what == "winner":
        return " ".join(str(seat + 1) for seat in state.winners or ())
    return {
        "phase": state.phase,
        "coats": str(state.pending_coats),
        "points": str(state.score(0)),
        "ended": str(state.ended_by),
        "pile": str(state.deck_size),
    }[what]


def refused(state: State, text: str) -> bool:
    try:
        apply(state, action_from_text(text))
    except (IllegalActionError, NotationError):
        return True
    return False


def play_example(text: str) -> None:
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if line.split()[0] in ("yes", "no", "do"))
    state = set_up(lines[:first])
    for line in lines[first:]:
        word, rest = line.split(" ", 1)
        if word == "do":
            state, _ = apply(state, action_from_text(rest))
        elif word == "then":
            what, value = rest.split(" ", 1)
            assert seen(state, what) == value, line
        else:
            assert word in ("yes", "no"), line
            assert refused(state, rest) == (word == "no"), line


@pytest.mark.parametrize("number", range(len(blocks("example"))))
def test_every_example_is_played_as_it_is_told(number: int) -> None:
    play_example(blocks("example")[number])


def test_there_are_examples_for_nearly_everything() -> None:
    assert len(blocks("example")) >= 25
    rulings = PAGE.split("## 6. Rulings")[1]
    without = [number for number, text in _rulings(rulings).items() if "```example" not in text]
    assert without == [6, 10], "these two are about later turns and about what is known"


# Citations


def _rulings(text: str) -> dict[int, str]:
    parts = re.split(r"^(\d+)\. \*\*", text, flags=re.M)
    return {int(number): body for number, body in zip(parts[1::2], parts[2::2], strict=True)}


def sources() -> list[Path]:
    """What may cite the rules: all code, kv and pages but this one."""
    found = [path for folder in ("nyhavn", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]
    found += [*(ROOT / "docs").glob("*.md"), *(ROOT / "kv").rglob("*.kv"), *ROOT.glob("*.md")]
    return [path for path in found if path != Path(__file__) and path.name != "rules.md"]


def test_rulings_are_numbered_without_a_gap() -> None:
    numbers = list(_rulings(PAGE.split("## 6. Rulings")[1]))
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_ruling_that_is_cited_is_on_the_page() -> None:
    there = set(_rulings(PAGE.split("## 6. Rulings")[1]))
    cited: dict[int, list[Path]] = {}
    for path in sources():
        text = path.read_text(encoding="utf-8")
        for number in re.findall(r"\bruling (\d+)", text, re.I):
            cited.setdefault(int(number), []).append(path)
        for number in re.findall(r"\brules\.md[^\n)\"]*?\b6\.(\d+)", text):
            cited.setdefault(int(number), []).append(path)
    assert len(cited) >= 5
    assert {number: paths for number, paths in cited.items() if number not in there} == {}


def test_every_section_that_is_cited_is_on_the_page() -> None:
    there = set(re.findall(r"^## (\d)\. ", PAGE, re.M))
    there |= {f"3 {part}" for part in re.findall(r"^### ([AB])\. ", PAGE, re.M)}
    build = PAGE.split("### B. Build")[1].split("\n## ")[0]
    there |= {f"3 B {number}" for number in re.findall(r"^(\d)\. \*\*", build, re.M)}
    assert {"3 A", "3 B 4", "6"} <= there
    cited = set()
    for path in sources():
        text = path.read_text(encoding="utf-8")
        for words in re.findall(r"\brules\.md ((?:\d[\d AB.,]*(?: and | to )?)+)", text):
            cited |= set(re.findall(r"\d(?: [AB](?: \d)?)?", re.sub(r"6\.\d+", "6", words)))
    assert len(cited) > 6
    assert cited <= there
