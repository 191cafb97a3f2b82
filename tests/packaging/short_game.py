"""Plays a game with the rules, an opponent and the file of games, and prints how it ended.

Run by other Pythons than the one with the packages, so it needs nothing but the standard library.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

WITHOUT_SCREEN = ("engine", "ai", "match", "storage", "i18n")
TURNS_WITH_THOUGHT = 24
PLAYERS, SEED = 3, 11


def import_all() -> int:
    """Import every module that needs no screen; how many there are."""
    names = []
    for room in WITHOUT_SCREEN:
        package = importlib.import_module(f"nyhavn.{room}")
        found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        names += [module.name for module in found if not module.name.endswith("__main__")]
    for name in names:
        importlib.import_module(name)
    return len(names)


def play() -> tuple[list[int], int]:
    """A whole game, the same everywhere; its scores, and how many choices there were in all."""
    from nyhavn.ai.think import plan_turn
    from nyhavn.engine import Action, apply, new_game
    from nyhavn.engine.view import player_view

    state = new_game(PLAYERS, SEED)
    choices = 0
    while not state.over:
        legal = state.legal()
        choices += len(legal)
        actions: tuple[Action, ...] = (legal[choices % len(legal)],)
        if state.turn < TURNS_WITH_THOUGHT:
            plan = plan_turn(player_view(state, state.current), "mason", state.turn)
            assert plan is not None
            actions = plan.actions
        for action in actions:
            state, _ = apply(state, action)
    return [state.score(seat) for seat in range(PLAYERS)], choices


def open_store() -> int:
    """Make a file of games; how many are in it."""
    from nyhavn.match.setup import Setup
    from nyhavn.storage.store import Store

    with TemporaryDirectory() as folder:
        store = Store.open(Path(folder), Setup.from_json)
        listed = store.count_games()
        store.close()
        return listed


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    print(import_all(), play(), open_store())
