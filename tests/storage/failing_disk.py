"""A disk that fails when it is told to."""

from __future__ import annotations

from tests.storage.disk import FULL, OK, Disk


class FailingDisk(Disk):
    """A disk that fails at one point, or from one point on, and mends when it is told to."""

    def __init__(self, fails_at: int | None = None, code: int = FULL, for_good: bool = False) -> None:
        self.points = 0
        self.fails_at, self.code, self.for_good = fails_at, code, for_good
        self.reads = 0
        self.read_fails_at: int | None = None

    def _point(self) -> int:
        number, self.points = self.points, self.points + 1
        if self.fails_at is None or number < self.fails_at:
            return OK
        return self.code if self.for_good or number == self.fails_at else OK

    def create(self, path: str) -> int:
        return self._point()

    def delete(self, path: str, synced: bool) -> int:
        return self._point()

    def write(self, path: str, offset: int, content: bytes) -> int:
        return self._point()

    def truncate(self, path: str, size: int) -> int:
        return self._point()

    def sync(self, path: str) -> int:
        return self._point()

    def share(self, path: str) -> int:
        return self._point()

    def read(self, path: str, offset: int, size: int) -> int:
        number, self.reads = self.reads, self.reads + 1
        return self.code if number == self.read_fails_at else OK
