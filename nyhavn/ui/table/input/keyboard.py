"""The keys of the table: shortcuts, and the tile in hand moved by arrows. The focus ring sees to the rest."""

from __future__ import annotations

from typing import Any, Protocol

from nyhavn.engine.material import ABILITIES, COLORS, PIERS, SIZES
from nyhavn.match.deeds import Deed, Mirror, OpenCurtain, Peek, StepTile, Tap, Turn
from nyhavn.match.spots import SPECIAL_KIND, TILE, OwnAbility, Pier, PoolAbility, Spot, SupplySlot
from nyhavn.match.view import TableView
from nyhavn.ui.shell.focus import ARROWS, ENTER, SPACE, Focus

CONFIRM, CURTAIN = "confirm", "curtain"
BACKSPACE = 8
PIER_KEYS = "123456789"[:PIERS]
TILE_KEYS = dict(zip("zxcvb", COLORS, strict=True))
"""Each takes a tile of its colour, pressed again one of the next size."""
SPECIAL_KEY = "n"
PEEK_KEY = ord("p")
"""Held down it holds up a hand that lies face down. By its code, which a key that goes up has, too."""
F2 = 283
ABILITY_KEYS = dict(zip(range(F2, F2 + len(ABILITIES)), ABILITIES, strict=True))
"""F2 to F6: an ability is used, or taken at a coat of arms."""


class Table(Protocol):
    """What the keys ask of the table."""

    @property
    def view(self) -> TableView: ...
    def do(self, deed: Deed) -> None: ...
    def confirm(self) -> None: ...
    def undo(self) -> None: ...
    def ask_hint(self) -> None: ...
    def hurry(self) -> None: ...
    def open_log(self) -> None: ...
    def spot_of(self, widget: Any) -> Spot | None: ...
    def explain(self, spot: Spot) -> None: ...


class TableKeys:
    """Turns keys into what a person does at the table."""

    def __init__(self, table: Table, focus: Focus) -> None:
        self._table = table
        self._focus = focus
        self._held = False
        self._down: set[int] = set()
        """Keys that are held down: what they meant once, they do not mean again by being held."""
        self._letters = {
            "r": lambda: table.do(Turn()),
            "f": lambda: table.do(Mirror()),
            "m": lambda: table.do(Mirror()),
            "u": table.undo,
            "h": table.ask_hint,
            "l": table.open_log,
            "i": self._explain,
        }

    def press(self, key: int, letter: str | None, modifiers: list[str]) -> bool:
        """A key went down; whether the table took it."""
        table = self._table
        repeats = key in self._down
        self._down.add(key)
        if self._focus.is_covered:
            return False
        if repeats and (key in ENTER or key == SPACE):
            return True
        if table.view.has_curtain:
            opens = (key in ENTER or key == SPACE) and self._focus.name in ("", CURTAIN)
            return opens and self._do(lambda: table.do(OpenCurtain()))
        if key == PEEK_KEY:
            return self._do(lambda: table.do(Peek(True)))
        if key in ENTER or key == SPACE:
            table.hurry()
        if "ctrl" in modifiers or "meta" in modifiers:
            return letter == "z" and self._do(table.undo)
        if key in ARROWS:
            return self._move(*ARROWS[key])
        if key in ENTER:
            return self._confirms() and self._do(table.confirm)
        if key == SPACE:
            return self._space()
        if key == BACKSPACE:
            return self._do(table.undo)
        if letter and letter in PIER_KEYS:
            return self._do(lambda: table.do(Tap(Pier(int(letter) - 1))))
        if letter and (letter in TILE_KEYS or letter == SPECIAL_KEY):
            return self._do(lambda: self._take_tile(letter))
        if key in ABILITY_KEYS:
            return self._do(lambda: self._use_ability(ABILITY_KEYS[key]))
        return letter in self._letters and self._do(self._letters[letter])

    def release(self, key: int) -> None:
        """A key went up."""
        if key == PEEK_KEY and key in self._down:
            self._table.do(Peek(False))
        self._down.discard(key)

    def forget(self) -> None:
        """The keyboard is elsewhere: no key is known to be down."""
        for key in list(self._down):
            self.release(key)

    def _take_tile(self, letter: str) -> None:
        """Take the special tile, or a tile of a colour: after the one in hand, the next size."""
        view = self._table.view
        if letter == SPECIAL_KEY:
            self._table.do(Tap(SupplySlot(*SPECIAL_KIND)))
            return
        color, held = TILE_KEYS[letter], view.held
        first = SIZES.index(held.size) + 1 if held is not None and held.color == color else 0
        sizes = [*SIZES[first:], *SIZES[:first]]
        size = next((size for size in sizes if view.can_take((color, size))), sizes[0])
        self._table.do(Tap(SupplySlot(color, size)))

    def _use_ability(self, key: str) -> None:
        at_coat = self._table.view.coats is not None
        self._table.do(Tap(PoolAbility(key) if at_coat else OwnAbility(key)))

    def follow(self, view: TableView) -> None:
        """What is laid out changed: a tile that was just taken gets the ring."""
        held = self._holds_tile(view)
        if held and not self._held:
            self._focus.go_to(str(TILE))
        self._held = held

    @staticmethod
    def _holds_tile(view: TableView) -> bool:
        return view.acting and view.held is not None

    @staticmethod
    def _do(deed: Any) -> bool:
        deed()
        return True

    def _move(self, across: int, up: int) -> bool:
        """Arrows are the tile's while it is in hand, unless the ring is elsewhere."""
        elsewhere = self._focus.is_shown and self._focus.name != str(TILE)
        if not self._holds_tile(self._table.view) or elsewhere:
            return False
        self._table.do(StepTile(across, up))
        return True

    def _confirms(self) -> bool:
        """Enter confirms what is laid out; round anything that is not part of it, the ring presses that."""
        if not self._focus.is_shown or self._focus.name in (str(TILE), CONFIRM):
            return True
        chosen = getattr(self._focus.widget, "selected", False)
        return bool(chosen and self._table.view.proposal.action is not None)

    def _space(self) -> bool:
        """The tile turns as by a tap; and no key slips like a finger, so that none has to be held."""
        if self._focus.name == str(TILE):
            return self._do(lambda: self._table.do(Turn()))
        return self._focus.name == CONFIRM and self._do(self._table.confirm)

    def _explain(self) -> None:
        """Explain what the ring is round, as a long press does."""
        spot = self._table.spot_of(self._focus.widget)
        if spot is not None:
            self._table.explain(spot)
