"""The palettes as they are kept."""

from __future__ import annotations

import json
from typing import Any

from nyhavn.folders import ASSETS

DATA: dict[str, Any] = json.loads((ASSETS / "palettes.json").read_text(encoding="utf-8"))


CARD_COLORS = ["red", "yellow", "green", "blue", "purple"]
