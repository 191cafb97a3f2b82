"""The workflow files: in GitHub's form, for every Python and system they promise, and with known commands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.foundation import ROOT
from tests.foundation.imports import WITHOUT_SCREEN
from tests.foundation.makefile import listed_targets

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SUPPORTED = ["3.11", "3.12", "3.13", "3.14"]
LINT = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
WITHOUT_KIVY = """
import sys
sys.modules.update(kivy=None, kivymd=None, plyer=None)
import pytest
sys.exit(pytest.main(["-q", "--collect-only", "-p", "no:cacheprovider", *sys.argv[1:]]))
"""


def read(name: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf-8"))
    return found


def commands(workflow: dict[Any, Any]) -> str:
    """All that its jobs run, with every value of a matrix put in."""
    said = []
    for job in workflow["jobs"].values():
        text = "\n".join(step.get("run", "") for step in job["steps"])
        said.append(text)
        for key, values in job.get("strategy", {}).get("matrix", {}).items():
            said += [text.replace(f"${{{{ matrix.{key} }}}}", str(value)) for value in values]
    return "\n".join(said)


@pytest.mark.parametrize("fault", ["branches", "runs-on", "timeout-minutes"])
def test_the_linter_sees_a_misspelt_word(fault: str, tmp_path: Path) -> None:
    spoilt = tmp_path / "test.yml"
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    spoilt.write_text(text.replace(fault, f"{fault}x"), "utf-8")
    assert subprocess.run([*LINT, str(spoilt)], capture_output=True, check=False).returncode == 1


def test_lint_has_the_workflows_checked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert " ".join(["-m", *LINT[2:], ".github/workflows/*.yml"]) in makefile


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_wait_for_jobs_that_there_are(path: Path) -> None:
    jobs = read(path.name)["jobs"]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_command_of_make_exists(path: Path) -> None:
    named = set(re.findall(r"^\s*make ([a-z-]+)", commands(read(path.name)), re.MULTILINE))
    assert named <= listed_targets()


def test_every_push_and_pull_request_is_tested_on_every_python() -> None:
    workflow = read("test.yml")
    # YAML takes the word `on` for a truth value.
    assert workflow[True] == {"push": {"branches": ["**"]}, "pull_request": None}
    assert f'requires-python = ">={SUPPORTED[0]}"' in (ROOT / "pyproject.toml").read_text("utf-8")
    linux, elsewhere = workflow["jobs"]["linux"], workflow["jobs"]["elsewhere"]
    assert linux["strategy"]["matrix"]["python"] == SUPPORTED
    assert linux["steps"][-1]["run"] == "make test"
    assert {system.split("-")[0] for system in elsewhere["strategy"]["matrix"]["system"]} == {
        "windows",
        "macos",
    }


@pytest.mark.slow
def test_what_runs_elsewhere_needs_no_window() -> None:
    """Without Kivy there is none, and every file must still be found fit to run."""
    command = read("test.yml")["jobs"]["elsewhere"]["steps"][-1]["run"].split()
    chosen = [word for word in command if word.startswith(("tests/", "--ignore"))]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_KIVY, *chosen], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:]


def test_all_that_needs_no_window_runs_elsewhere() -> None:
    command = read("test.yml")["jobs"]["elsewhere"]["steps"][-1]["run"].split()
    named = {word.removeprefix("--ignore=") for word in command if "tests/" in word}
    assert all((ROOT / path).exists() for path in named)
    assert named >= {f"tests/{room}" for room in WITHOUT_SCREEN if room}


def test_the_long_tests_run_every_week() -> None:
    workflow = read("weekly.yml")
    [when] = workflow[True]["schedule"]
    assert re.fullmatch(r"\d+ \d+ \* \* \d", when["cron"])
    assert "make test-all" in commands(workflow)
