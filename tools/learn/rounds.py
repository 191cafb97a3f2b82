"""Rounds of games, played by several processes while the round before is learned from."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

from nyhavn.ai.worth import Weights
from tools.learn.course import GAMES_A_ROUND, Course, pack, unpack
from tools.learn.self_play import Played, Players, self_play

GAMES_A_CHUNK = 50
SAVE_EVERY = 120.0
"""Seconds between two times that the state is put on disk."""


@lru_cache(maxsize=1)
def _players(packed: bytes) -> Players:
    return Players(unpack(packed))


def _prepare() -> None:
    # Only tuples and lists of numbers are made, by the million, and none of them in a circle.
    gc.disable()


def play_chunk(work: tuple[bytes, list[int]]) -> list[Played]:
    """Games with certain weights from certain seeds."""
    packed, seeds = work
    players = _players(packed)
    return [self_play(seed, players) for seed in seeds]


def _start(pool: Pool, weights: Weights, seeds: list[int]) -> AsyncResult[list[list[Played]]]:
    packed = pack(weights)
    chunks = [seeds[first : first + GAMES_A_CHUNK] for first in range(0, len(seeds), GAMES_A_CHUNK)]
    return pool.map_async(play_chunk, [(packed, chunk) for chunk in chunks], chunksize=1)


def learn(course: Course, games: int, workers: int, path: Path) -> Iterator[int]:
    """Learn until so many games are played; tells the number of rounds after each."""
    with get_context("spawn").Pool(workers, initializer=_prepare) as pool:
        _prepare()
        saved = time.monotonic()
        rounds = -(-games // GAMES_A_ROUND)
        coming = _start(pool, course.playing, course.seeds(course.rounds))
        while course.rounds < rounds:
            played = [game for chunk in coming.get() for game in chunk]
            ahead = course.weights()
            if course.rounds + 1 < rounds:
                coming = _start(pool, ahead, course.seeds(course.rounds + 1))
            course.learn(played, ahead)
            if time.monotonic() - saved > SAVE_EVERY or course.rounds == rounds:
                course.save(path)
                saved = time.monotonic()
            yield course.rounds
