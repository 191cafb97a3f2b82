"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from nyhavn.i18n import set_language

# Machines are noisy: how long an example takes says nothing about whether it is right. And a test that fails
# must fail again for whoever looks into it.
settings.register_profile(
    "nyhavn", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nyhavn")


@pytest.fixture(autouse=True)
def english() -> None:
    """Every test begins in English, whatever was spoken before."""
    set_language("en")
