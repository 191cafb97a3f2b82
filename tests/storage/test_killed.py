"""The app is killed at random moments, and nothing that was acknowledged is lost."""

import os
from pathlib import Path

import pytest

from tests.storage.killing import torture


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are made by forking here")
def test_nothing_acknowledged_is_lost_when_the_app_is_killed(tmp_path: Path) -> None:
    tally = torture(tmp_path / "games", kills=40, seed=1)

    assert tally.kills == 40
    assert tally.safe > 100
