"""The game runs on every Python from 3.11 up: on those that are here by trying, on 3.14 by its type stubs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging import pythons
from tools.packaging.contents import ROOT, code_files

SHORT_GAME = Path(__file__).with_name("short_game.py")
ROOMS = ("engine", "ai", "match", "storage")
COMPILE = """
import pathlib, sys
for file in sys.argv[1:]:
    compile(pathlib.Path(file).read_bytes(), file, "exec")
print(len(sys.argv[1:]))
"""
NONE_HERE = "no other Python from 3.11 up here"

each_python = pytest.mark.parametrize(
    "program",
    [pytest.param(program, id=version) for version, program in sorted(pythons.found().items())]
    or [pytest.param("", id="none", marks=pytest.mark.skip(NONE_HERE))],
)


def run(*command: str) -> str:
    """What a command prints; all that it says otherwise is part of the failure."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@each_python
def test_the_code_compiles(program: str) -> None:
    files = [str(path) for path in code_files()]

    # -W error: a warning of today's version is an error of the next one.
    assert run(program, "-I", "-W", "error", "-c", COMPILE, *files).strip() == str(len(files))


@each_python
def test_rules_opponents_and_storage_do_the_same(program: str) -> None:
    here, there = (run(python, "-I", "-W", "error", str(SHORT_GAME)) for python in (sys.executable, program))

    assert there == here


@pytest.mark.slow
def test_nothing_that_is_used_was_removed_by_3_14() -> None:
    """The type checker knows which modules, functions and arguments each version has.

    Every push is tested on 3.14 itself; this is for who has only an older one.
    """
    checked = run(sys.executable, "-m", "mypy", "--python-version", "3.14", "main.py", "nyhavn")

    assert "no issues found" in checked


@pytest.mark.slow
def test_what_was_removed_would_be_found(tmp_path: Path) -> None:
    old = tmp_path / "old.py"
    old.write_text("import imp\nimport ast\nast.Str\n")
    options = ["--python-version", "3.14", "--config-file=", f"--cache-dir={ROOT / '.mypy_cache'}"]
    command = [sys.executable, "-m", "mypy", *options, str(old)]

    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout

    assert '"imp"' in found
    assert '"Str"' in found


@pytest.mark.slow
@pytest.mark.timeout(1800)
@each_python
def test_the_tests_of_rules_opponents_and_storage_pass(program: str) -> None:
    environment = ROOT / "build" / "pythons" / Path(program).resolve().name
    python = str(environment / "bin" / "python")
    if not (environment / "ready").exists():
        run(program, "-m", "venv", "--clear", str(environment))
        install = ["--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
        for packages in ("run", "dev"):
            install += ["-r", f"requirements/{packages}.txt"]
        try:
            run(python, "-m", "pip", "install", *install)
        except AssertionError as failure:
            pytest.skip(f"no ready packages for {program}: {str(failure)[-200:]}")
        (environment / "ready").touch()

    rooms = [f"tests/{room}" for room in ROOMS if (ROOT / "tests" / room).is_dir()]
    run(python, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "-m", "not slow", *rooms)
