"""Exactly the files that buildozer would pack."""

from pathlib import Path

import pytest

from tools.packaging.contents import ROOT, code_files, data_files
from tools.packaging.staging import main, stage, staged_files, summary

GOAL = 12_000_000
"""Bytes of the app without Python and Kivy."""
ALSO_PACKED = {"LICENSE", "sitecustomize.py"}
"""The terms of use, and the file by which buildozer finds modules of its own."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    return staged_files(stage(tmp_path_factory.mktemp("staged")))


def test_the_package_holds_the_app_and_nothing_else(files: dict[str, int]) -> None:
    app = {path.relative_to(ROOT).as_posix() for path in [*code_files(), *data_files()]}

    assert set(files) == app | ALSO_PACKED


@pytest.mark.parametrize(
    "part", ["tests", "tools", "docs", "requirements", "assets/draw", "assets/android", "assets/desktop"]
)
def test_no_test_tool_or_source_picture_is_packed(files: dict[str, int], part: str) -> None:
    assert not [file for file in files if file.startswith(f"{part}/")]


def test_all_languages_are_packed_ready_to_read(files: dict[str, int]) -> None:
    languages = {path.parts[-3] for path in (ROOT / "assets" / "languages").rglob("*.po")}

    assert languages
    assert {f"assets/languages/{code}/LC_MESSAGES/nyhavn.mo" for code in languages} <= set(files)
    assert not [file for file in files if file.endswith(".po")]


def test_a_font_comes_with_its_licence(files: dict[str, int]) -> None:
    fonts = [file for file in files if file.endswith(".ttf")]
    licences = [file for file in files if Path(file).name.startswith("OFL-")]

    assert fonts
    assert licences


def test_the_app_is_small(files: dict[str, int]) -> None:
    assert sum(files.values()) < GOAL, summary(files)


def test_the_size_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "app")]) == 0

    report = capsys.readouterr().out
    assert "nyhavn" in report
    assert "MB  in" in report


def test_only_an_empty_folder_is_written_to(tmp_path: Path) -> None:
    (tmp_path / "kept.txt").write_text("mine")

    with pytest.raises(FileExistsError):
        stage(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
