"""One game out of two states of it: an older one that is sound, and what can be read of a newer one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from nyhavn.storage.checks import step_check
from nyhavn.storage.rows import START, GameRow, SoundGame, Step, sound_game, start_from_step


class Parts(NamedTuple):
    """What there is of a game, sound or not."""

    row: GameRow | None
    steps: Mapping[int, Step]
    """By their number; the start among them."""

    def start(self, game_id: int) -> GameRow | None:
        """The row as the actions begin with it, if that is as it was written."""
        step = self.steps.get(START)
        return None if step is None else start_from_step(game_id, step)


NOTHING = Parts(None, {})


def merged(game_id: int, newer: Parts, older: Parts = NOTHING) -> SoundGame | None:
    """What can be trusted of a game; of the older state whatever the newer one lacks.

    A sum goes on from the one before it, so that no step of the one is taken for a step of the other, unless
    both have the same before it.
    """
    row, is_newest = _better_row(newer.row, older.row)
    start = newer.start(game_id) or older.start(game_id)
    known = start if row is None or not row.started_well else row
    if known is None:
        return sound_game(row, None, _run(newer.steps), replay=False)
    length = _length(row) if is_newest else None
    steps = _chained(known.start_check, newer.steps, older.steps, length)
    if len(steps) < len(run := _run(newer.steps)) and not older.steps:
        steps = run
    return sound_game(row, start, steps, replay=False)


def _better_row(newer: GameRow | None, older: GameRow | None) -> tuple[GameRow | None, bool]:
    """The row to go on with, and whether it is known to be the newest."""
    sound = newer is not None and newer.sound_snapshot() is not None
    if newer is not None and sound and (older is None or newer.played >= older.played):
        return newer, True
    if older is not None and older.sound_snapshot() is not None:
        return older, False
    return newer or older, False


def _length(row: GameRow | None) -> int | None:
    snapshot = row.sound_snapshot() if row is not None else None
    return None if snapshot is None else snapshot.length


def _run(steps: Mapping[int, Step]) -> list[Step]:
    """The actions up to the first that is missing."""
    run: list[Step] = []
    while (step := steps.get(len(run))) is not None:
        run.append(step)
    return run


def _chained(
    check: int, newer: Mapping[int, Step], older: Mapping[int, Step], length: int | None
) -> list[Step]:
    run: list[Step] = []
    while length is None or len(run) < length:
        for steps in (newer, older):
            step = steps.get(len(run))
            if step is not None and step.check == step_check(check, step.action):
                break
        else:
            break
        check = step.check
        run.append(step)
    return run
