"""Judgements as they are kept with a game, so that a review goes on where it was left."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final
from zlib import crc32

from nyhavn.engine.notation import action_to_text
from nyhavn.review.jsonform import NotAJudgementError, judgement_from_json, judgement_to_json
from nyhavn.review.judge import Judgement
from nyhavn.review.mark import judges_mark
from nyhavn.review.turns import PlayedTurn

SUBJECT: Final = "review"
"""What the notes of a game's judgements are called; the key is the place of the turn."""
OPEN_SUBJECT: Final = "review open"
"""The same with open cards."""


def subject_of(open_cards: bool) -> str:
    """Where the judgements of a review are kept."""
    return OPEN_SUBJECT if open_cards else SUBJECT


def judgement_to_text(turns: Sequence[PlayedTurn], place: int, judgement: Judgement) -> str:
    """The note of a turn, with the marks of who judged it and of the game up to it."""
    return json.dumps(
        {"judge": judges_mark(), "game": game_sums(turns)[place], "found": judgement_to_json(judgement)},
        separators=(",", ":"),
    )


def judgements_from_texts(turns: Sequence[PlayedTurn], notes: Mapping[str, str]) -> dict[int, Judgement]:
    """What notes say of these turns. Passed over: those of another judge, and those of turns that were taken
    back and played otherwise since, or of anything else."""
    found: dict[int, Judgement] = {}
    for place, (turn, game) in enumerate(zip(turns, game_sums(turns), strict=True)):
        text = notes.get(str(place))
        if text is None:
            continue
        try:
            form = json.loads(text)
            if form["judge"] == judges_mark() and form["game"] == game:
                found[place] = judgement_from_json(form["found"], turn.before.players, turn.player)
        except (ValueError, KeyError, TypeError, RecursionError, NotAJudgementError):
            continue
    return found


def game_sums(turns: Sequence[PlayedTurn]) -> list[int]:
    """For each turn the sum of all actions up to its end."""
    sums, check = [], 0
    for turn in turns:
        check = crc32(" ".join(map(action_to_text, turn.actions)).encode(), check)
        sums.append(check)
    return sums
