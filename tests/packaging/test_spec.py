"""buildozer.spec, read by buildozer itself."""

import configparser
from pathlib import Path
from typing import Any

import buildozer as buildozer_package
import pytest
import pythonforandroid
from buildozer import targets
from pythonforandroid import recommendations

import nyhavn
from tools.packaging.android import NDK
from tools.packaging.contents import ROOT, version
from tools.packaging.staging import SPEC, read_spec

STORES_ASK_FOR_API = 36
"""Since August 2026, for new apps and for updates."""
PYTHON_NEEDS_API = 24


@pytest.fixture(scope="module")
def spec() -> Any:
    return read_spec().config


def test_buildozer_accepts_the_spec(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends the program if the spec is wrong, and says what is old in it."""
    read_spec()

    assert capsys.readouterr().out == ""


def test_a_spec_with_an_error_is_not_accepted(tmp_path: Path) -> None:
    broken = tmp_path / "buildozer.spec"
    broken.write_text(SPEC.read_text("utf-8").replace("orientation = all", "orientation = sideways"), "utf-8")

    with pytest.raises(SystemExit):
        read_spec(broken)


def test_every_option_is_one_that_buildozer_reads() -> None:
    """A misspelt option would have no effect, and nobody would be told."""
    folders = [Path(buildozer_package.__file__).parent, Path(targets.__file__).parent]
    code = "".join(file.read_text("utf-8") for folder in folders for file in folder.glob("*.py"))
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(SPEC, encoding="utf-8")

    unread = [
        option
        for section in parser.sections()
        for option in parser.options(section)
        if f"'{option}'" not in code and f'"{option}"' not in code
    ]

    assert unread == []


def test_the_version_is_the_packages_own() -> None:
    assert read_spec().get_version() == nyhavn.__version__ == version()


def test_the_version_counts_up_in_the_store() -> None:
    """python-for-android makes the store's number of it, two digits a part."""
    assert all(part.isdigit() and int(part) < 100 for part in nyhavn.__version__.split("."))
    assert nyhavn.__version__.count(".") == 2


def test_what_the_store_and_python_ask_for(spec: Any) -> None:
    assert spec.getint("app", "android.api") >= STORES_ASK_FOR_API
    assert spec.getint("app", "android.minapi") >= PYTHON_NEEDS_API
    assert spec.getint("app", "android.minapi") == spec.getint("app", "android.ndk_api")
    assert spec.getlist("app", "android.archs") == ["arm64-v8a", "x86_64"]


def test_libraries_are_aligned_for_large_pages(spec: Any) -> None:
    """The NDK does so by itself from version 28 on."""
    ndk = spec.get("app", "android.ndk")

    assert int(ndk[:2]) >= 28
    assert ndk == recommendations.RECOMMENDED_NDK_VERSION == NDK


def test_the_tools_are_the_ones_that_the_tests_use(spec: Any) -> None:
    assert spec.get("app", "p4a.branch") == f"v{pythonforandroid.__version__}"


def test_only_haptics_are_asked_for(spec: Any) -> None:
    assert spec.getlist("app", "android.permissions") == ["VIBRATE"]


def test_the_files_that_the_spec_names_are_there(spec: Any) -> None:
    for option in (
        "icon.filename",
        "icon.adaptive_foreground.filename",
        "icon.adaptive_background.filename",
        "presplash.filename",
        "android.backup_rules",
        "android.extra_manifest_application_arguments",
        "p4a.hook",
        "version.filename",
    ):
        assert (ROOT / spec.get("app", option)).is_file(), option
    resources = spec.getlist("app", "android.res_xml")
    assert len(resources) == 2
    assert all((ROOT / file).is_file() for file in resources)
    assert (ROOT / spec.get("app", "android.add_src")).is_dir()


def test_reading_the_spec_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    read_spec()

    assert list(tmp_path.iterdir()) == []
    assert not (ROOT / ".buildozer" / "android" / "app").exists()
