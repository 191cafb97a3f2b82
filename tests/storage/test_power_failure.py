"""The battery dies: all that was acknowledged is there, whatever the disk has written of the rest."""

from pathlib import Path

import pytest

from tests.matrix import seldom
from tests.storage.disk import available
from tests.storage.power import Life, lost

pytestmark = pytest.mark.skipif(not available(), reason="this Python has SQLite built in")

CRASHES = 200


@pytest.mark.parametrize("seed", seldom(range(3), 0))
def test_nothing_acknowledged_is_lost_when_the_power_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("nyhavn.storage.database.LONG_LOG", 50_000)
    life = Life(tmp_path, seed)

    life.play()

    assert len(life.crashes) > CRASHES
    assert lost(life) == 0


def test_a_lazier_setting_would_lose_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With synchronous = NORMAL a step is written, but not synced: this is why it is FULL."""
    life = Life(tmp_path, seed=1)
    monkeypatch.setattr("nyhavn.storage.opening.SYNCHRONOUS", "NORMAL")

    life.play()

    assert lost(life) > 10
