"""A made-up device: Java classes that the game talks to by pyjnius, as on a phone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
STAND_INS = Path(__file__).with_name("java")
OWN = ROOT / "assets" / "android" / "java"
JAVA_OF_THE_BUILD = "8"
"""What python-for-android's Gradle file asks for."""


@cache
def lacking() -> str:
    """What this machine lacks to run Java, in one line; nothing if it has all."""
    if shutil.which("javac") is None:
        return "no JDK here (Debian: openjdk-17-jdk-headless), so the calls into Java are not tried"
    return ""


needs_java = pytest.mark.skipif(bool(lacking()), reason=lacking())


def compile_java(folder: Path) -> Path:
    """Compile the stand-ins, and against them the game's own classes as strictly as the build does."""
    classes = folder / "classes"
    classes.mkdir()
    _javac(classes, STAND_INS, "-Xlint:-serial")
    _javac(classes, OWN, "--release", JAVA_OF_THE_BUILD, "-Xlint:-options")
    return classes


def _javac(classes: Path, sources: Path, *options: str) -> None:
    files = [str(path) for path in sorted(sources.rglob("*.java"))]
    command = ["javac", "-Werror", "-Xlint:all", *options, "-cp", str(classes), "-d", str(classes), *files]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@dataclass
class Device:
    """Runs scenes of tests/android/scenes.py, each in a process of its own, as an app is."""

    classes: Path
    site: Path
    folder: Path
    """Below it are the app's files, its cache, and the documents of other apps."""
    properties: dict[str, object] = field(default_factory=dict)
    """What the stand-ins ask: api, nothing (no app takes an intent), hidden, ..."""

    def play(self, scene: str, **given: object) -> Any:
        """Play a scene; what it tells."""
        properties = {"files": self.folder, **self.properties}
        options = [
            f"-Dtest.{name}={str(value).lower() if value in (True, False) else value}"
            for name, value in properties.items()
        ]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(self.site), str(ROOT))),
            "TEST_CLASSES": str(self.classes),
            "TEST_JAVA": json.dumps(options),
        }
        command = [sys.executable, "-m", "tests.android.scenes", scene, json.dumps(given, default=str)]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-4000:]
        return json.loads(done.stdout.splitlines()[-1])

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    @property
    def documents(self) -> Path:
        """Where the other apps' documents are."""
        documents = self.folder / "documents"
        documents.mkdir(exist_ok=True)
        return documents
