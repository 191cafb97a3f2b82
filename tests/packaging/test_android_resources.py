"""Manifest and resources, compiled and linked by Android's own tool, where Debian's packages of it are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.android_project import AndroidProject, make_project

FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
NEWER_THAN_THE_FRAMEWORK = {
    "dataExtractionRules": 31,
    "enableOnBackInvokedCallback": 33,
    "localeConfig": 33,
}
"""Attributes of the manifest that the framework in Debian, of API 29, does not know, and their API."""
NEWER_CHANGES = {"fontWeightAdjustment": 31, "grammaticalGender": 34}
"""The same for the changes that the activity takes over."""

LACKING = [
    package
    for package, there in (("aapt", shutil.which("aapt2")), ("android-framework-res", FRAMEWORK.exists()))
    if not there
]
pytestmark = pytest.mark.skipif(
    bool(LACKING), reason=f"not linked here: Debian's {' and '.join(LACKING)} missing"
)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> AndroidProject:
    return make_project(tmp_path_factory.mktemp("android"))


def aapt2(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["aapt2", *map(str, arguments)], capture_output=True, text=True)


def as_of_the_framework(manifest: str) -> str:
    """The manifest without what is newer than the framework: each of that has to be in the lists above."""
    for name in NEWER_THAN_THE_FRAMEWORK:
        manifest, found = re.subn(rf'\s+android:{name}="[^"]*"', "", manifest)
        assert found == 1, name
    for name in NEWER_CHANGES:
        manifest, found = re.subn(rf"\b{name}\|", "", manifest)
        assert found == 1, name
    # Gradle writes the package of the app into it.
    return manifest.replace("<manifest ", '<manifest package="org.nyhavngame.nyhavn" ', 1)


def link(project: AndroidProject, folder: Path, manifest: str) -> subprocess.CompletedProcess[str]:
    compiled = folder / "resources.zip"
    done = aapt2("compile", "--dir", project.resources, "-o", compiled)
    assert done.returncode == 0, done.stderr
    (folder / "AndroidManifest.xml").write_text(manifest, encoding="utf-8")
    return aapt2(
        "link",
        "-I",
        FRAMEWORK,
        "--manifest",
        folder / "AndroidManifest.xml",
        "-o",
        folder / "app.apk",
        compiled,
    )


def test_manifest_and_resources_fit_together(project: AndroidProject, tmp_path: Path) -> None:
    text = (project.folder / "src" / "main" / "AndroidManifest.xml").read_text("utf-8")

    done = link(project, tmp_path, as_of_the_framework(text))

    assert done.returncode == 0, done.stderr
    seen = aapt2("dump", "badging", tmp_path / "app.apk").stdout
    assert "package: name='org.nyhavngame.nyhavn'" in seen
    assert "launchable-activity: name='org.nyhavngame.nyhavn.GameActivity'" in seen
    assert re.findall(r"uses-permission: name='(.*?)'", seen) == ["android.permission.VIBRATE"]
    tree = aapt2("dump", "xmltree", tmp_path / "app.apk", "--file", "AndroidManifest.xml").stdout
    assert "org.nyhavngame.nyhavn.shared" in tree


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("@xml/backup_rules", "@xml/no_such_rules"),
        ("adjustPan|stateUnspecified", "adjustPan|sometimes"),
        ("|fontScale", "|fontScales"),
    ],
)
def test_what_does_not_fit_would_be_found(
    project: AndroidProject, tmp_path: Path, right: str, wrong: str
) -> None:
    text = (project.folder / "src" / "main" / "AndroidManifest.xml").read_text("utf-8")
    assert right in text

    assert link(project, tmp_path, as_of_the_framework(text).replace(right, wrong)).returncode != 0
