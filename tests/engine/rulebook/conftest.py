"""Runs every test of the rulebook on both sides."""

from __future__ import annotations

import pytest

from tests.engine.reference import ReferenceGame
from tests.engine.rulebook import scenes
from tests.engine.rulebook.engine_game import EngineGame


@pytest.fixture(params=[EngineGame, ReferenceGame], ids=["engine", "model"], autouse=True)
def side(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "SIDE", request.param)
