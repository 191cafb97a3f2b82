"""The workflow that makes a release of a tag: it calls what is there, and everything it makes is attached."""

import os
import re
import subprocess
from pathlib import Path
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


def step(job: Any, name: str) -> Any:
    """The step of a job with this name."""
    (found,) = [each for each in job["steps"] if each.get("name") == name]
    return found


def carry_out(found: Any, folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run a step as the runner does."""
    script = ["bash", "-e", "-o", "pipefail", "-c", found["run"]]
    return subprocess.run(script, cwd=folder, env=environ, capture_output=True, text=True, check=False)


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


SECRETS = ("ANDROID_KEYSTORE", "ANDROID_KEYSTORE_PASSWORD", "ANDROID_KEY_ALIAS", "ANDROID_KEY_PASSWORD")


def test_a_tag_with_all_secrets_is_released(jobs: dict[str, Any], tmp_path: Path) -> None:
    found = step(jobs["test"], "There is a key to sign the release with")

    assert found["if"] == "github.ref_type == 'tag'"
    assert found["env"] == {name: f"${{{{ secrets.{name} }}}}" for name in SECRETS}
    assert carry_out(found, tmp_path, **dict.fromkeys(SECRETS, "secret")).returncode == 0


@pytest.mark.parametrize("lacking", SECRETS)
def test_a_tag_without_a_secret_fails_before_anything_is_built(
    jobs: dict[str, Any], lacking: str, tmp_path: Path
) -> None:
    """What a runner hands over for a secret that is not there is empty."""
    found = step(jobs["test"], "There is a key to sign the release with")
    done = carry_out(found, tmp_path, **{**dict.fromkeys(SECRETS, "secret"), lacking: ""})

    assert done.returncode == 1
    assert f"::error::A release has to be signed: the secret {lacking} is missing." in done.stdout
    steps = jobs["test"]["steps"]
    assert steps.index(found) < steps.index(next(each for each in steps if each.get("run") == "make test"))


@pytest.mark.parametrize(
    ("package", "status"), [("nyhavn-1.0.0-debug.apk", 1), ("nyhavn-1.0.0-release.apk", 0)]
)
def test_a_debug_build_is_never_attached(
    jobs: dict[str, Any], package: str, status: int, tmp_path: Path
) -> None:
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / package).touch()

    found = step(jobs["release"], "Nothing that a later release could not update")
    assert carry_out(found, tmp_path, PATH=os.environ["PATH"]).returncode == status
    steps = jobs["release"]["steps"]
    assert steps.index(found) < steps.index(step(jobs["release"], "The release"))


def test_every_bundle_is_started_before_it_is_kept(jobs: dict[str, Any]) -> None:
    steps = jobs["desktop"]["steps"]
    order = [
        next(number for number, each in enumerate(steps) if what in each.get("run", each.get("uses", "")))
        for what in ("-m tools.packaging.bundle", "tools.packaging.bundle_trial", "actions/upload-artifact")
    ]

    assert order == sorted(order)
    # On every system, and not only where it is convenient.
    assert "if" not in steps[order[1]]


def test_what_the_workflow_calls_exists(jobs: dict[str, Any]) -> None:
    everything = "\n".join(commands(job) for job in jobs.values())

    targets = set(re.findall(r"make ([a-z-]+)$", everything, re.MULTILINE))
    assert targets == {"test", "install-trial", "apk", "aab"}
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert all(f"\n{target}:" in makefile for target in targets)
    for module in re.findall(r"python -m (tools[\w.]+)", everything):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists()
    for packages in ("run", "bundle"):
        assert (ROOT / "requirements" / f"{packages}.txt").exists()
