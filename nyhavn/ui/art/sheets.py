"""The drawn pictures, on sheets that are loaded when something drawn wants them, in the size that it wants.

A sheet lies in its file with all its smaller copies, so that none has to be made; `assets/draw` writes them.
The largest copy is left where it is as long as nothing is drawn larger than half its size: the graphics card
would not look at it. Something that is larger is drawn with the half until the whole was read, beside the
frames.
"""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from threading import Thread
from typing import Any, BinaryIO, NamedTuple

from kivy.clock import Clock
from kivy.core.image import Image as CoreImage
from kivy.core.window import Window
from kivy.graphics import opengl as gl
from kivy.graphics.texture import Texture

from nyhavn.folders import ASSETS

PICTURES = ASSETS / "pictures"
FORMATS = {"rgba": gl.GL_RGBA, "luminance_alpha": gl.GL_LUMINANCE_ALPHA}
WHOLE, HALF = 0, 1
"""The largest copy of a sheet that is wanted, of those in its file."""
PART = 1 << 19
"""How many bytes of a picture are unpacked in one go: 2 or 3 ms."""


_log = logging.getLogger(__name__)


class Region(NamedTuple):
    """Where a picture lies: its sheet, its corners there, and what it measures at half its size.

    Corners: lower left, lower right, upper right, upper left, as shares of the sheet.
    """

    sheet: str
    corners: tuple[float, ...]
    half_width: float
    half_height: float


class Sheet:
    """One sheet. Its texture is there at once, to be drawn with, and filled when it is loaded."""

    def __init__(self, name: str, form: str, levels: list[tuple[int, int, int, int]]) -> None:
        """levels: width and height of each copy, and where in the file it begins and how long it is there."""
        self.name = name
        self._form, self._levels = form, levels
        self.wanted, self.loaded = HALF, len(levels)
        """The largest copy that something drawn wants, and the largest that there is."""
        self.is_being_read = False
        """Whether what is wanted of it is read beside the frames."""
        self.is_to_be_seen = False
        """Whether something in sight waits for that."""
        # Its size as Kivy knows it is of no account: corners are shares of the whole.
        self.texture = Texture.create(size=(1, 1), colorfmt=form, bufferfmt="ubyte")
        self.texture.min_filter, self.texture.mag_filter = "linear_mipmap_linear", "linear"
        self.texture.wrap = "clamp_to_edge"
        # Android may take the graphics memory away while the app is in the back.
        self.texture.add_reload_observer(self._load_again)

    @property
    def is_ready(self) -> bool:
        """Whether it can be seen."""
        return self.loaded <= self.wanted

    def load(self) -> None:
        """Have what is wanted of it now."""
        for _ in self.loading():
            pass

    def loading(self) -> Iterator[None]:
        """Have what is wanted of it, in steps of few milliseconds; `load` may be called between them.

        Each copy is handed to the graphics card when it is read, unless smaller ones are in use, which all
        have to change at once then.
        """
        first = self.wanted
        if self._is_in_use:
            copies: list[bytes] = []
            for copy in self._copies(first):
                if copy is not None:
                    copies.append(copy)
                yield
            self._replace(first, copies)
            return
        number = 0
        for copy in self._copies(first):
            yield
            if self.loaded <= first:
                return
            if copy is not None:
                self._fill(number, first, copy)
                number += 1
        self.loaded = first

    def load_beside(self) -> None:
        """Have what is wanted of it soon, read in a thread of its own."""
        if not self._is_in_use:
            self.load()
        elif not self.is_being_read:
            self.is_being_read = True
            Thread(target=self.read_beside, args=(self.wanted,), name="pictures", daemon=True).start()

    def read_beside(self, first: int) -> None:
        copies: list[bytes] = []
        try:
            copies += (copy for copy in self._copies(first) if copy is not None)
        except (OSError, EOFError, zlib.error):
            # It can be seen, if not as sharp as it might be.
            _log.warning("the sheet %s cannot be read", self.name, exc_info=True)
        Clock.schedule_once(lambda _dt: self._take(first, copies), 0)

    def _take(self, first: int, copies: list[bytes]) -> None:
        self.is_being_read = False
        if copies:
            self._replace(first, copies)
            if self.is_to_be_seen:
                Window.canvas.ask_update()
        else:
            self.wanted = self.loaded

    @property
    def _is_in_use(self) -> bool:
        """Whether there is anything of it yet."""
        return self.loaded < len(self._levels)

    def _replace(self, first: int, copies: list[bytes]) -> None:
        """Draw with other copies than so far, from the first on; not if there are larger ones by now."""
        if self.loaded > first:
            for number, each in enumerate(copies):
                self._fill(number, first, each)
            self.loaded = first

    def _copies(self, first: int) -> Iterator[bytes | None]:
        """The copies in its file from the first one on, each after a None for each part of it."""
        with (PICTURES / f"{self.name}.levels").open("rb") as file:
            for level in range(first, len(self._levels)):
                pixels = bytearray()
                for part in self._read(file, level):
                    yield None
                    pixels += part
                yield bytes(pixels)

    def _read(self, file: BinaryIO, level: int) -> Iterator[bytes]:
        """One copy of those in the file, in parts."""
        _, _, begin, length = self._levels[level]
        file.seek(begin)
        packed, unpacker = file.read(length), zlib.decompressobj()
        while not unpacker.eof:
            part = unpacker.decompress(packed, PART)
            packed = unpacker.unconsumed_tail
            if not (part or unpacker.eof):
                raise EOFError(f"the sheet {self.name} ends too early")
            yield part

    def _fill(self, number: int, first: int, pixels: bytes) -> None:
        """Hand the graphics card a copy; it counts them from the first one that is wanted."""
        width, height, _, _ = self._levels[first + number]
        form = FORMATS[self._form]
        self.texture.bind()
        gl.glPixelStorei(gl.GL_UNPACK_ALIGNMENT, 1)
        gl.glTexImage2D(gl.GL_TEXTURE_2D, number, form, width, height, 0, form, gl.GL_UNSIGNED_BYTE, pixels)

    def _load_again(self, _texture: Texture) -> None:
        self.loaded = len(self._levels)
        self.load()


class Sheets:
    """All sheets that something drawn has asked for."""

    def __init__(self) -> None:
        self.known: dict[str, Sheet] = {}
        """By name; another one is there as soon as it is asked for."""
        self._large: set[str] = set()

    def __getitem__(self, name: str) -> Sheet:
        if name not in self.known:
            entry = _index()[name]
            self.known[name] = Sheet(name, entry["format"], entry["levels"])
        return self.known[name]

    def texture(self, name: str, whole: bool) -> Texture:
        """The texture of a sheet, to be drawn with: the whole of it, or half as large."""
        if whole:
            self._large.add(name)
        return self[name].texture

    def drawn_large(self) -> set[str]:
        """Those that were drawn with as a whole, since this was asked last."""
        large, self._large = self._large, set()
        return large

    def load(self, large: Collection[str]) -> None:
        """Have all that something drawn wants, these as a whole: soon, if there is something of them."""
        for name in large:
            self[name].wanted = WHOLE
        for sheet in self.known.values():
            if not sheet.is_ready:
                sheet.is_to_be_seen = True
                sheet.load_beside()

    def prefetch(self, name: str) -> None:
        """Have the whole of a sheet soon, for what will be opened next."""
        sheet = self[name]
        sheet.wanted = WHOLE
        if not sheet.is_ready:
            sheet.load_beside()

    @property
    def is_loading(self) -> bool:
        """Whether something will soon be seen sharper than it is."""
        return any(sheet.is_being_read for sheet in self.known.values())


sheets = Sheets()


def sheet_names() -> tuple[str, ...]:
    """All sheets that there are."""
    return tuple(_index())


@cache
def _index() -> dict[str, Any]:
    with (PICTURES / "sheets.json").open(encoding="utf-8") as text:
        index: dict[str, Any] = json.load(text)
    return index


@cache
def _regions() -> dict[str, tuple[str, list[int]]]:
    return {
        picture: (sheet, box)
        for sheet, entry in _index().items()
        for picture, box in entry["pictures"].items()
    }


@cache
def region(picture: str) -> Region:
    """Where a picture lies."""
    if picture not in _regions():
        raise KeyError(f"no picture named {picture!r}")
    sheet, (x, y, wide, high) = _regions()[picture]
    width, height, _, _ = _index()[sheet]["levels"][WHOLE]
    left, right, low, top = x / width, (x + wide) / width, y / height, (y + high) / height
    return Region(sheet, (left, low, right, low, right, top, left, top), wide / 2, high / 2)


@lru_cache(maxsize=1)
def photograph(file: str) -> Texture:
    """A large picture with a file of its own; only the one that was asked for last is kept."""
    return CoreImage(str(PICTURES / file), nocache=True).texture
