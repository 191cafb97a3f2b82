"""The packed files run where there is nothing else: no source tree, no other module, no docstrings."""

import subprocess
from pathlib import Path

import pytest
from PIL import Image

import nyhavn
from tests.e2e.driver import clean_environment
from tests.packaging import phone, pythons
from tools.packaging.staging import stage

DEMO_PICTURES = {"home", "setup", "settings", "table-start", "table-tile", "scoreboard"}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stage(tmp_path_factory.mktemp("staged"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return phone.make_site(tmp_path_factory.mktemp("phone") / "site")


def test_it_starts(app: Path, site: Path, tmp_path: Path) -> None:
    done = phone.run(app, site, tmp_path, "--version")

    assert done.stdout == f"nyhavn {nyhavn.__version__}\n"


@pytest.mark.parametrize("missing", ["PIL", "pytest", "unittest", "lzma", "tkinter"])
def test_what_is_not_packed_cannot_be_imported(app: Path, site: Path, tmp_path: Path, missing: str) -> None:
    """Otherwise the demo below would prove little."""
    (tmp_path / "main.py").write_text(f"import {missing}\n")

    done = phone.run(tmp_path, site, tmp_path)

    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr


@pytest.mark.e2e
@pytest.mark.timeout(600)
def test_it_plays_the_demo(app: Path, site: Path, tmp_path: Path) -> None:
    done = phone.run(
        app, site, tmp_path, "--demo", str(tmp_path / "demo"), "--size", "480x320", "--lang", "hu"
    )

    assert done.stdout + done.stderr == ""
    assert done.returncode == 0
    pictures = {path.stem: path for path in (tmp_path / "demo").glob("*.png")}
    assert pictures.keys() >= DEMO_PICTURES
    with Image.open(pictures["table-tile"]) as picture:
        assert picture.size == (480, 320)


@pytest.mark.e2e
@pytest.mark.timeout(600)
@pytest.mark.skipif(
    pythons.with_screen() is None,
    reason=f"no Python {pythons.PHONE}, the phone's, with Kivy here; NYHAVN_PHONE_PYTHON may name one",
)
def test_it_plays_the_demo_on_the_python_of_the_phone(app: Path, tmp_path: Path) -> None:
    program = pythons.with_screen()
    assert program is not None

    done = subprocess.run(
        [program, "-OO", "-B", str(app / "main.py"), "--demo", str(tmp_path / "demo"), "--size", "480x320"],
        cwd=tmp_path,
        env=clean_environment(tmp_path),
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr[-4000:]
    assert {path.stem for path in (tmp_path / "demo").glob("*.png")} >= DEMO_PICTURES


def test_the_app_does_not_write_where_it_lies(app: Path, site: Path, tmp_path: Path) -> None:
    """An update of the app replaces that folder, so nothing of the player's may be there."""
    before = sorted(app.rglob("*"))
    phone.run(app, site, tmp_path, "--version")

    assert sorted(app.rglob("*")) == before
