"""The made-up device for the tests here."""

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.android.device import Device, compile_java


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The Java classes, and the modules that only Android's Python has."""
    folder = tmp_path_factory.mktemp("java")
    site = folder / "site"
    shutil.copytree(Path(__file__).with_name("site"), site)
    spec = find_spec("pythonforandroid")
    assert spec is not None
    assert spec.origin is not None
    shutil.copy(Path(spec.origin).parent / "recipes/android/src/android/storage.py", site / "android")
    return compile_java(folder), site


@pytest.fixture
def device(compiled: tuple[Path, Path], tmp_path: Path) -> Device:
    return Device(*compiled, tmp_path)
