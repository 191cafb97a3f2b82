"""The bundle for machines without Python, built and played."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import nyhavn
from tests.e2e.desktop import Desktop, DesktopDriver
from tests.e2e.desktop_with_a_game import desktop_with_a_game
from tests.e2e.driver import clean_environment
from tools.packaging import bundle
from tools.packaging.contents import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.e2e,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(find_spec("PyInstaller") is None, reason="PyInstaller comes with make bundle"),
]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app, elsewhere than it was built."""
    built = subprocess.run([sys.executable, "-m", "tools.packaging.bundle"], cwd=ROOT, check=False)
    assert built.returncode == 0
    return shutil.copytree(bundle.APP, tmp_path_factory.mktemp("app") / "app", symlinks=True) / "nyhavn"


def environment(folder: Path) -> dict[str, str]:
    """No program to be found: nothing but the bundle itself can help."""
    alone = {**clean_environment(folder), "PATH": str(folder / "nowhere")}
    for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):
        alone.pop(name, None)
    return alone


def test_it_plays_the_demo_without_python(app: Path, tmp_path: Path) -> None:
    alone = environment(tmp_path)
    version = subprocess.run([str(app), "--version"], env=alone, capture_output=True, text=True, check=True)
    assert version.stdout == f"nyhavn {nyhavn.__version__}\n"

    demo = [str(app), "--demo", str(tmp_path / "demo"), "--size", "480x320"]
    done = subprocess.run(demo, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)

    assert done.stdout + done.stderr == ""
    assert done.returncode == 0
    assert (tmp_path / "demo" / "scoreboard.png").exists()


class BundleDriver(DesktopDriver):
    """The bundle in the app's place. It has a mouse, and no fingers: what they are sent by is not in it."""

    def __init__(self, app: Path, desktop: Desktop, folder: Path, dialog: dict[str, str]) -> None:
        super().__init__(desktop, folder, tell_time=False)
        self._command = [str(app), *self._command[2:]]
        self._environment = {**environment(folder), **desktop.environment, **dialog}


@pytest.mark.skipif(sys.platform != "linux", reason="the dialog stands for a program of Linux")
def test_it_has_a_file_chooser(app: Path, tmp_path: Path) -> None:
    dialog = desktop_with_a_game(tmp_path)
    script = tmp_path / "programs" / "zenity"
    script.write_text(
        f"{script.read_text('utf-8')}echo ${{LD_LIBRARY_PATH-none}} > '{tmp_path}/libraries'\n", "utf-8"
    )

    with Desktop() as desktop, BundleDriver(app, desktop, tmp_path, dialog) as driver:
        driver.wait_for_widget("home.saves")
        driver.click("home.saves")
        driver.wait_for_screen("saves")
        driver.click("saves.exchange")
        driver.wait_for_widget("saves.exchange.import")
        driver.click("saves.exchange.import")
        screen = driver.wait_for_widget("save.0.resume")

    assert "Anna and Bence" in screen["widgets"]["save.0.resume"]["text"]
    # The system's program got none of the libraries that are in the bundle.
    assert (tmp_path / "libraries").read_text("utf-8") == "none\n"
