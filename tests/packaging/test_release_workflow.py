"""The workflow that makes a release of a tag: it calls what is there, and everything it makes is attached."""

import re
from typing import Any

import pytest
import yaml

from tools.packaging.android import COMMANDS, HEADERS, SIGNING
from tools.packaging.bundle import DIST, SYSTEMS
from tools.packaging.contents import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    workflow = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    # YAML takes the word `on` for a truth value.
    assert workflow[True]["push"] == {"tags": ["v*"]}
    found: dict[str, Any] = workflow["jobs"]
    return found


def commands(job: Any) -> str:
    """All that a job runs."""
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_nothing_is_released_untested(jobs: dict[str, Any]) -> None:
    assert "make test" in commands(jobs["test"])
    assert jobs["android"]["needs"] == jobs["desktop"]["needs"] == "test"
    assert set(jobs["release"]["needs"]) == {"test", "android", "desktop"}


def test_only_the_release_may_write(jobs: dict[str, Any]) -> None:
    assert yaml.safe_load(WORKFLOW.read_text("utf-8"))["permissions"] == {"contents": "read"}
    assert [name for name, job in jobs.items() if "permissions" in job] == ["release"]


def test_every_package_is_kept_and_attached(jobs: dict[str, Any]) -> None:
    kept = {
        path.strip()
        for job in jobs.values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/upload-artifact@")
        for path in step["with"]["path"].split()
    }

    folder = DIST.relative_to(ROOT).as_posix()
    assert kept == {f"{folder}/{form}" for form in ("*", "*.apk", "*.aab", "*.tar.gz", "*.zip")}
    assert "SHA256SUMS" in commands(jobs["release"])
    assert commands(jobs["release"]).endswith("packages/*")


def test_every_desktop_gets_its_bundle(jobs: dict[str, Any]) -> None:
    systems = jobs["desktop"]["strategy"]["matrix"]["os"]

    runners = {"linux": "ubuntu", "windows": "windows", "macos": "macos"}
    assert {runners[name] for name in SYSTEMS.values()} == {system.partition("-")[0] for system in systems}


def test_the_machine_is_given_what_the_android_build_calls(jobs: dict[str, Any]) -> None:
    needed = {*COMMANDS.values(), *HEADERS.values()} - {COMMANDS["javac"]}

    assert needed <= set(commands(jobs["android"]).split())
    assert any(step.get("uses", "").startswith("actions/setup-java@") for step in jobs["android"]["steps"])


def test_the_key_to_sign_with_is_complete(jobs: dict[str, Any]) -> None:
    given = {*jobs["android"]["env"], *re.findall(r'"(P4A_\w+)=', commands(jobs["android"]))}

    assert set(SIGNING) <= given


def test_what_the_workflow_calls_exists(jobs: dict[str, Any]) -> None:
    everything = "\n".join(commands(job) for job in jobs.values())

    targets = set(re.findall(r"make ([a-z-]+)$", everything, re.MULTILINE))
    assert targets == {"test", "wheel", "apk", "aab"}
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert all(f"\n{target}:" in makefile for target in targets)
    for module in re.findall(r"python -m (tools[\w.]+)", everything):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists()
    for packages in ("run", "bundle"):
        assert (ROOT / "requirements" / f"{packages}.txt").exists()
