"""A disk that can be watched and made to fail: a layer between SQLite and the system, put in through ctypes.

SQLite does all its reading and writing through a table of functions. Here some of them are replaced by ones
that ask a Disk first. What the Disk does not refuse goes on to the real file.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast
from typing import Any

OK, READ_ONLY, IO_ERROR, FULL = 0, 8, 10, 13
_OPEN_CREATE = 0x4
_FILE_METHODS = (
    *("xClose", "xRead", "xWrite", "xTruncate", "xSync", "xFileSize", "xLock", "xUnlock"),
    *("xCheckReservedLock", "xFileControl", "xSectorSize", "xDeviceCharacteristics"),
    *("xShmMap", "xShmLock", "xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch"),
)
_SYSTEM_METHODS = (
    *("xOpen", "xDelete", "xAccess", "xFullPathname", "xDlOpen", "xDlError", "xDlSym", "xDlClose"),
    *("xRandomness", "xSleep", "xCurrentTime", "xGetLastError", "xCurrentTimeInt64"),
    *("xSetSystemCall", "xGetSystemCall", "xNextSystemCall"),
)


class _FileMethods(Structure):
    _fields_ = [("iVersion", c_int), *((name, c_void_p) for name in _FILE_METHODS)]


class _File(Structure):
    _fields_ = [("methods", POINTER(_FileMethods))]


class _System(Structure):
    _fields_ = [
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        *((name, c_void_p) for name in _SYSTEM_METHODS),
    ]


_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
_CLOSE = CFUNCTYPE(c_int, c_void_p)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_READ = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_SHM_MAP = CFUNCTYPE(c_int, c_void_p, c_int, c_int, c_int, c_void_p)


class Disk:
    """What a test wants to know of the disk, or wants it to refuse; OK or SQLite's error code."""

    def create(self, path: str) -> int:
        return OK

    def delete(self, path: str, synced: bool) -> int:
        return OK

    def read(self, path: str, offset: int, size: int) -> int:
        return OK

    def write(self, path: str, offset: int, content: bytes) -> int:
        return OK

    def truncate(self, path: str, size: int) -> int:
        return OK

    def sync(self, path: str) -> int:
        return OK

    def share(self, path: str) -> int:
        """The memory that connections share is about to grow."""
        return OK


class _Layer:
    """The functions that stand between."""

    def __init__(self, library: Any, disk: Disk) -> None:
        self.disk = disk
        self.library = library
        library.sqlite3_vfs_find.restype = POINTER(_System)
        library.sqlite3_vfs_find.argtypes = [c_char_p]
        library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        library.sqlite3_vfs_unregister.argtypes = [c_void_p]
        self.real = library.sqlite3_vfs_find(None)
        self.paths: dict[int, str] = {}
        self.tables: dict[int, _FileMethods] = {}
        self.alive: list[object] = []
        self.system = _System.from_buffer_copy(self.real.contents)
        self.system.zName = b"watched"
        self.real_open = _OPEN(self.real.contents.xOpen)
        self.real_delete = _DELETE(self.real.contents.xDelete)
        self.system.xOpen = self._pointer(_OPEN(self.open))
        self.system.xDelete = self._pointer(_DELETE(self.delete))

    def _pointer(self, function: Any) -> Any:
        self.alive.append(function)
        return cast(function, c_void_p)

    def put_in(self) -> None:
        self.library.sqlite3_vfs_register(byref(self.system), 1)

    def take_out(self) -> None:
        self.library.sqlite3_vfs_register(self.real, 1)
        self.library.sqlite3_vfs_unregister(byref(self.system))

    def open(self, _system: int, name: int, file: int, flags: int, out: int) -> int:
        path = ctypes.string_at(name).decode() if name else ""
        if flags & _OPEN_CREATE and path and (code := self.disk.create(path)):
            cast(file, POINTER(_File)).contents.methods = None
            return code
        code = self.real_open(cast(self.real, c_void_p), name, file, flags, out)
        if code == OK:
            self.paths[file] = path
            opened = cast(file, POINTER(_File)).contents
            opened.methods = ctypes.pointer(self._table(opened.methods))
        return int(code)

    def delete(self, _system: int, name: bytes, synced: int) -> int:
        code = self.disk.delete(name.decode(), bool(synced))
        return code or int(self.real_delete(cast(self.real, c_void_p), name, synced))

    def _table(self, methods: Any) -> _FileMethods:
        """The functions of a kind of file, some of them replaced; SQLite has a table for each kind."""
        address = ctypes.addressof(methods.contents)
        if address in self.tables:
            return self.tables[address]
        real = methods.contents
        table = _FileMethods.from_buffer_copy(real)
        close, read, write = _CLOSE(real.xClose), _READ(real.xRead), _WRITE(real.xWrite)
        truncate, sync = _TRUNCATE(real.xTruncate), _SYNC(real.xSync)

        def on_close(file: int) -> int:
            self.paths.pop(file, None)
            return int(close(file))

        def on_read(file: int, content: int, size: int, offset: int) -> int:
            return self.disk.read(self.paths[file], offset, size) or int(read(file, content, size, offset))

        def on_write(file: int, content: int, size: int, offset: int) -> int:
            code = self.disk.write(self.paths[file], offset, ctypes.string_at(content, size))
            return code or int(write(file, content, size, offset))

        def on_truncate(file: int, size: int) -> int:
            return self.disk.truncate(self.paths[file], size) or int(truncate(file, size))

        def on_sync(file: int, flags: int) -> int:
            return self.disk.sync(self.paths[file]) or int(sync(file, flags))

        table.xClose, table.xRead = self._pointer(_CLOSE(on_close)), self._pointer(_READ(on_read))
        table.xWrite, table.xSync = self._pointer(_WRITE(on_write)), self._pointer(_SYNC(on_sync))
        table.xTruncate = self._pointer(_TRUNCATE(on_truncate))
        if real.xShmMap:
            table.xShmMap = self._pointer(_SHM_MAP(self._on_share(_SHM_MAP(real.xShmMap))))
        self.tables[address] = table
        return table

    def _on_share(self, share: Any) -> Any:
        def on_share(file: int, region: int, size: int, extend: int, out: int) -> int:
            code = self.disk.share(self.paths[file]) if extend else OK
            return code or int(share(file, region, size, extend, out))

        return on_share


def available() -> bool:
    """Whether SQLite is a library that can be reached from here; some Pythons have it built in."""
    return hasattr(_library(), "sqlite3_vfs_find")


def _library() -> Any:
    return ctypes.CDLL(getattr(_sqlite3, "__file__", None))


_LAYERS: list[_Layer] = []
"""Kept for good: SQLite calls into them as long as a file is open, and a failing test may leave one open."""


@contextmanager
def watched(disk: Disk) -> Iterator[None]:
    """Put the disk between SQLite and the system, for all files that are opened and closed meanwhile."""
    layer = _Layer(_library(), disk)
    _LAYERS.append(layer)
    layer.put_in()
    try:
        yield
    finally:
        layer.take_out()
        assert not layer.paths, f"still open: {layer.paths}"
