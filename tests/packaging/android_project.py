"""Makes the Android project as far as Gradle, by buildozer's and python-for-android's own code."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
import tarfile
import warnings
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.packaging.contents import ROOT
from tools.packaging.staging import read_spec, stage

ANDROID = "{http://schemas.android.com/apk/res/android}"
BUILD_TOOLS = "36.0.0"


class _Enough(Exception):  # noqa: N818 (not an error: all that was wanted is known)
    """Stops buildozer where it would start to compile."""


@dataclass(frozen=True)
class AndroidProject:
    """What Gradle would be given."""

    folder: Path
    command: list[str]
    """How buildozer calls python-for-android."""

    @property
    def resources(self) -> Path:
        return self.folder / "src" / "main" / "res"

    def manifest(self) -> ElementTree.Element:
        return ElementTree.parse(self.folder / "src" / "main" / "AndroidManifest.xml").getroot()

    def gradle(self) -> str:
        return (self.folder / "build.gradle").read_text(encoding="utf-8")

    def environment(self) -> str:
        """The variables that the app is started with."""
        with tarfile.open(self._private()) as archive:
            file = archive.extractfile("p4a_env_vars.txt")
            assert file is not None
            return file.read().decode()

    def packed(self) -> dict[str, int]:
        """How many bytes each file in the app's private archive has."""
        with tarfile.open(self._private()) as archive:
            return {member.name: member.size for member in archive if member.isfile()}

    def _private(self) -> Path:
        return self.folder / "src" / "main" / "assets" / "private.tar"


def android_target(folder: Path) -> Any:
    """Buildozer's Android target, whose own folders are below this one."""
    from buildozer.targets.android import TargetAndroid

    buildozer = read_spec()
    buildozer.targetname = "android"
    buildozer.config.set("buildozer", "build_dir", str(folder))
    return TargetAndroid(buildozer)


def p4a_command(target: Any) -> list[str]:
    """What buildozer tells python-for-android to package."""
    told: list[list[str]] = []

    def listen(command: list[str], **_: object) -> None:
        told.append(command)
        raise _Enough

    target._p4a = listen
    target.build_mode = "debug"
    Path(target.get_dist_dir("nyhavn")).mkdir(parents=True)
    with contextlib.chdir(ROOT), contextlib.suppress(_Enough), warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # buildozer does not close what it reads
        target.build_package()
    return told[0]


def make_project(folder: Path) -> AndroidProject:
    """Stage the app and make the project for it, all below an empty folder."""
    stage(folder / "buildozer")
    target = android_target(folder / "buildozer")
    command = p4a_command(target)
    project = folder / "project"
    _lay_out(project, folder / "sdk", target)
    # The byte code would take a process a file.
    options = [*_for_the_project(command), "--no-byte-compile-python"]
    # By a process of its own: the script keeps what it is told in its globals.
    subprocess.run(
        [sys.executable, "build.py", *options], cwd=project, check=True, capture_output=True, text=True
    )
    hook = target.buildozer.config.get("app", "p4a.hook")
    call_hook = f"import runpy; runpy.run_path({str(ROOT / hook)!r})['after_apk_build'](None)"
    subprocess.run([sys.executable, "-c", call_hook], cwd=project, check=True)
    return AndroidProject(project, command)


def _lay_out(project: Path, sdk: Path, target: Any) -> None:
    """What python-for-android has before it packages: its bootstrap, and the names of what it compiled."""
    from pythonforandroid.bootstrap import Bootstrap, copy_files
    from pythonforandroid.build import Context

    bootstrap = Bootstrap.get_bootstrap(target._p4a_bootstrap, Context())
    for source in bootstrap.get_bootstrap_dirs():
        copy_files(f"{source}/build", str(project))
    # They are for SDL's code, which is not there.
    shutil.rmtree(project / "src" / "patches")
    (sdk / "build-tools" / BUILD_TOOLS).mkdir(parents=True)
    (project / "project.properties").write_text(f"target=android-{target.android_api}")
    (project / "local.properties").write_text(f"sdk.dir={sdk}")
    known = {
        "bootstrap": bootstrap.name,
        "hostpython": sys.executable,
        "archs": target._archs,
        "ndk_api": target.android_minapi,
        "use_setup_py": False,
    }
    (project / "dist_info.json").write_text(json.dumps(known))
    for arch in target._archs:
        (project / "libs" / arch).mkdir(parents=True)
        (project / f"_python_bundle__{arch}").mkdir()


def _for_the_project(command: list[str]) -> list[str]:
    """The options that the toolchain hands on to the project's script, which are all but its own."""
    own = {"--bootstrap": 1, "--dist_name": 1, "--arch": 1, "--ndk-api": 1, "--copy-libs": 0}
    options, rest = [], iter(command[1:])
    for word in rest:
        if word in own:
            for _ in range(own[word]):
                next(rest)
        else:
            options.append(word)
    return options
