"""What docs/notation.md shows is what the engine reads."""

from __future__ import annotations

import re
from pathlib import Path

from nyhavn.engine.notation import action_from_text, action_to_text
from nyhavn.engine.record import record_to_text
from tests.engine.records import read_record

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_every_action_of_the_table_reads_back() -> None:
    table = PAGE.split("## Actions")[1].split("## Games")[0]
    texts = [
        text for row in re.findall(r"^\| (`.*?) \|", table, re.M) for text in re.findall(r"`(.+?)`", row)
    ]
    assert len(texts) > 12
    for text in texts:
        assert action_to_text(action_from_text(text)) == text


def test_the_game_replays_and_is_written_alike() -> None:
    game = re.search(r"```\n(nyhavn game.*?)```", PAGE, re.S)
    assert game is not None
    assert record_to_text(read_record(game[1])) == game[1]
