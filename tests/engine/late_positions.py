"""Late positions for perft, as chess programs have them: each is rich in what an opening never reaches.

Houses are drawn as in the model's scenes, the topmost row first. The seats after the first are the rival's;
a third and a fourth player have nothing built yet.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nyhavn.engine.layout import RNG
from tests.engine.engine_shuffle import EngineShuffle
from tests.engine.reference import ReferenceGame
from tests.engine.reference.scenes import cards, house, scene_of
from tests.engine.reference.table import in_color_order
from tests.engine.rulebook.engine_game import EngineGame

FILE = Path(__file__).with_name("perft_late.json")
POSITIONS: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
SEED = 77
"""Of the shuffle, where the pile is formed anew."""


def on_the_model(name: str) -> ReferenceGame:
    """The position on the slow model's table."""
    return _set_up(ReferenceGame, name)


def on_the_engine(name: str) -> list[int]:
    """The same as the engine has it."""
    game = _set_up(EngineGame, name)
    assert isinstance(game, EngineGame)
    flat = list(game.written())
    flat[RNG] = SEED
    return flat


def _set_up(kind: type[ReferenceGame], name: str) -> ReferenceGame:
    said = dict(POSITIONS[name])
    rows, rival, scores = said.pop("house"), said.pop("rival"), said.pop("scores")
    said.pop("counts")
    game = scene_of(kind, *rows, shuffle=EngineShuffle(SEED), **said)
    game.scores = list(scores)
    game.houses[1] = house(*rival["house"])
    game.hands[1] = in_color_order(cards(rival["hand"]))
    game.abilities[1] = dict.fromkeys(rival["active"].split(), "active")
    return game
