"""What may be laid out at each moment of a game."""

from __future__ import annotations

from collections.abc import Iterator

from nyhavn.engine.actions import Build, TakeAbility
from nyhavn.engine.material import SPECIAL
from nyhavn.engine.state import State
from nyhavn.match.draft import Draft, draft_of
from nyhavn.match.placing import Held, gain_of

AT_THE_EDGES = ((0, 0), (4, 8), (2, 4))


def drafts(name: str, state: State) -> Iterator[tuple[str, Draft]]:
    """What may be laid out at a moment: nothing, picked cards, tiles here and there, chosen coat actions."""
    yield "nothing", Draft()
    if name == "discard":
        yield "two cards", Draft(discard=(0, 9))
    if name == "coat":
        yield "special tile", Draft(held=Held(SPECIAL, 1))
        yield "ability", Draft(coat=next(a.ability for a in state.legal() if isinstance(a, TakeAbility)))
    if name in ("start", "rich"):
        yield "two piers", Draft(piers=(0, 1))
        yield "a tile that waits", Draft(held=Held("red", 4))
        for at in AT_THE_EDGES:
            yield f"a tile at {at}", Draft(held=Held("purple", 5).moved(at))
        builds = [action for action in state.legal() if isinstance(action, Build)]
        if builds:
            yield "the best tile", draft_of(state, max(builds, key=lambda build: _words(state, build)))


def _words(state: State, build: Build) -> int:
    gain = gain_of(state, state.current, build.cells, build.wall)
    return 10 * len(gain.lines) + 5 * gain.coats + 2 * build.discount + (build.change is not None)
