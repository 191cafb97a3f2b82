"""What entrants of the league are called: a level or a baseline, its time or work, and a commit."""

from __future__ import annotations

import re
from dataclasses import dataclass

_NAME = re.compile(r"([a-z]+)(?:\+([a-z]+))?(?:([@#])(\d+))?((?:%[a-z_]+=[0-9.]+)*)(?:~([0-9a-f]+))?")


@dataclass(frozen=True, slots=True)
class Name:
    """``harbourmaster@100~bb0a686``: that level at 100 ms a turn, of that commit.

    ``architect+columns`` is the architect in a style, ``harbourmaster#100`` that level at 100 simulations a
    turn, however long they take: that does not depend on what else the machine does. For an experiment
    ``harbourmaster@50%root=20%below=8`` searches with other settings (nyhavn.ai.search.Breadth).
    """

    level: str
    style: str = ""
    milliseconds: int | None = None
    simulations: int | None = None
    settings: tuple[tuple[str, float], ...] = ()
    commit: str = ""

    @classmethod
    def of(cls, text: str) -> Name:
        """A name from its text; ValueError if it is none."""
        match = _NAME.fullmatch(text)
        if match is None:
            raise ValueError(f"no name of a player: {text}")
        level, style, sign, number, settings, commit = match.groups(default="")
        named = [setting.split("=") for setting in settings.split("%")[1:]]
        return cls(
            level,
            style,
            int(number) if sign == "@" else None,
            int(number) if sign == "#" else None,
            tuple((name, float(value)) for name, value in named),
            commit,
        )
