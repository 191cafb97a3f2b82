"""`make apk` and `make aab`: how buildozer is called, and one clear line where it cannot be."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest
import pythonforandroid

from tools.packaging import android
from tools.packaging.contents import ROOT

SIGNED = dict.fromkeys(android.SIGNING, "secret")


@pytest.mark.parametrize(
    ("form", "environ", "mode"),
    [("apk", {}, "debug"), ("apk", SIGNED, "release"), ("aab", {}, "release"), ("aab", SIGNED, "release")],
)
def test_an_apk_is_made_so_that_it_can_be_installed(form: str, environ: dict[str, str], mode: str) -> None:
    command, added = android.order(form, environ)

    assert command == [sys.executable, "-m", "buildozer", "android", mode]
    assert added["APP_ANDROID_RELEASE_ARTIFACT"] == form


@pytest.mark.parametrize("lacking", android.SIGNING)
@pytest.mark.parametrize("form", ["apk", "aab"])
def test_half_a_key_makes_nothing(
    form: str, lacking: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A debug build in its place could be installed, and no later release could update it."""
    monkeypatch.setattr(android, "missing_packages", list)
    with pytest.raises(android.NotPossibleError, match=f": {lacking} not set"):
        android.order(form, {**SIGNED, lacking: ""})

    for name in android.SIGNING:
        monkeypatch.setenv(name, "" if name == lacking else "secret")
    assert android.main([form]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(("header", "package"), android.HEADERS.items())
def test_a_library_that_the_machine_lacks_is_named(
    header: str, package: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shutil, "which", lambda command: f"/bin/{command}")
    monkeypatch.setattr(android, "INCLUDES", tmp_path)
    for other in android.HEADERS:
        (tmp_path / other).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / other).touch()
    assert android.missing_packages() == []

    (tmp_path / header).unlink()
    assert android.missing_packages() == [package]
    # Debian keeps what differs from processor to processor in a folder of its own.
    (tmp_path / "x86_64-linux-gnu" / header).parent.mkdir(parents=True)
    (tmp_path / "x86_64-linux-gnu" / header).touch()
    assert android.missing_packages() == []


def test_all_that_libffi_asks_for_is_looked_for() -> None:
    """Its recipe says in words what the machine must have; without it the build stops half an hour in."""
    recipe = Path(pythonforandroid.__file__).parent / "recipes" / "libffi" / "__init__.py"
    named = re.findall(r"^ +- `([a-z0-9-]+)`", recipe.read_text("utf-8"), re.MULTILINE)

    assert named
    assert set(named) <= {*android.COMMANDS.values(), *android.HEADERS.values()}


def test_what_the_machine_lacks_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda command: None if command == "javac" else f"/bin/{command}")
    monkeypatch.setattr(android, "HEADERS", {})

    assert android.main(["apk"]) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert "openjdk-17-jdk-headless" in line


def test_a_sdk_that_cannot_be_had_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With a buildozer that fails, as it does without a network."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(android, "missing_packages", list)
    monkeypatch.setattr(android, "LOG", ROOT / "build" / "test-android.log")
    failing = "print('# Install platform'); print('# Command failed: git clone'); print('# Sorry'); exit(1)"
    monkeypatch.setattr(android, "order", lambda _form: ([sys.executable, "-c", failing], {}))

    assert android.main(["apk"]) == 1

    said = capsys.readouterr()
    assert said.out == "# Install platform\n"
    (line,) = said.err.splitlines()
    assert "SDK and NDK 28c are not on this machine" in line
    assert "# Sorry" in android.LOG.read_text("utf-8")
    android.LOG.unlink()


def test_a_sdk_is_recognised(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert not android.has_sdk({})

    for part in ("android-sdk/platform-tools", f"android-ndk-r{android.NDK}/toolchains"):
        (tmp_path / ".buildozer" / "android" / "platform" / part).mkdir(parents=True)
    assert android.has_sdk({})
    assert not android.has_sdk({"APP_ANDROID_SDK_PATH": os.devnull})


@pytest.mark.parametrize("arguments", [[], ["ipa"], ["apk", "aab"]])
def test_a_wrong_command_is_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert android.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
