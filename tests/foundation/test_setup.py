"""tools/setup.sh on machines that lack something: it says in one line what is missing and stops."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.foundation import ROOT

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
PYTHON_WITHOUT_VENV = f"""\
case "$2" in *ensurepip*) exit 1 ;; esac
exec "{sys.executable}" "$@"
"""


class Machine:
    """A checkout of the set-up script on a machine whose commands are all made up."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "checkout"
        self.commands = folder / "bin"
        self.log = folder / "log"
        self.commands.mkdir(parents=True)
        (self.checkout / "tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "setup.sh", self.checkout / "tools")
        for name in ("dirname", "env", "uname", "touch"):
            self.has(name, f'exec "{shutil.which(name)}" "$@"')

    def has(self, name: str, script: str, folder: Path | None = None) -> None:
        """Gives the machine a command: always a new file of its own, never one that a link leads to."""
        path = (folder or self.commands) / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def logs(self, name: str) -> None:
        """Gives the machine a command that only notes how it was called."""
        self.has(name, f'echo "{name} $*" >> "{self.log}"')

    def set_up(self, packages: str = "run") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.checkout / "tools" / "setup.sh", packages],
            env={"PATH": str(self.commands)},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.has("id", "echo 1000")
    return machine


def test_without_python_it_asks_for_one(machine: Machine) -> None:
    done = machine.set_up()

    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11" in done.stderr


def test_a_python_that_is_too_old_is_not_taken(machine: Machine) -> None:
    machine.has("python3", "exit 1")

    assert "Python 3.11" in machine.set_up().stderr


def test_without_venv_and_without_rights_it_names_the_package(machine: Machine) -> None:
    machine.has("python3", PYTHON_WITHOUT_VENV)
    machine.logs("apt-get")
    machine.has("sudo", "exit 1")

    done = machine.set_up()

    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert f"sudo apt-get install -y python{VERSION}-venv" in done.stderr
    assert not machine.log.exists()


def test_on_a_system_without_apt_it_names_the_package(machine: Machine) -> None:
    machine.has("python3", PYTHON_WITHOUT_VENV)

    done = machine.set_up()

    assert done.returncode == 1
    assert done.stderr.splitlines() == [f"Nyhavn: please install what Debian calls: python{VERSION}-venv"]


@pytest.mark.parametrize("user", ["root", "sudo"])
def test_with_rights_it_fetches_the_lists_and_installs(machine: Machine, user: str) -> None:
    machine.has("id", "echo 0" if user == "root" else "echo 1000")
    machine.has("sudo", '[ "$1" = -n ] && shift\nexec "$@"')
    machine.has("true", "exit 0")
    machine.has("python3", PYTHON_WITHOUT_VENV.replace("exec", "case $2 in venv) exit 7 ;; esac\nexec"))
    machine.logs("apt-get")

    done = machine.set_up()

    assert done.returncode == 7, "the made-up machine ends where the environment would be made"
    update, install = machine.log.read_text("utf-8").splitlines()
    assert update.startswith("apt-get update")
    assert install.startswith("apt-get install -y")
    assert install.endswith(f"python{VERSION}-venv")


class MachineWithEnvironment(Machine):
    """One step further: there is an environment, and it notes what pip is asked to install."""

    def __init__(
        self, folder: Path, *, version: str = "3.11", processor: str = "x86_64", lacks: str = "none"
    ) -> None:
        super().__init__(folder)
        self.has("uname", f'if [ "$*" = -m ]; then echo {processor}; else echo Linux; fi')
        self.has("id", "echo 0")
        self.logs("apt-get")
        environment = self.checkout / ".venv" / "bin"
        environment.mkdir(parents=True)
        self.has(
            "python",
            f"""\
case "$*" in
    *{lacks}*) exit 1 ;;
    *"pip install"*) echo "$*" >> "{self.log}" ;;
    *version_info*) echo {version} ;;
esac""",
            environment,
        )

    def asked_for(self, packages: str = "run") -> str:
        done = self.set_up(packages)
        assert done.returncode == 0, done.stderr
        return self.log.read_text("utf-8")


def test_an_environment_that_is_there_is_kept(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path)

    asked_for = machine.asked_for()

    assert "apt-get" not in asked_for
    assert "--no-deps --require-hashes --only-binary :all: -r requirements/run.txt" in asked_for
    assert (machine.checkout / ".venv" / ".run").exists()


def test_only_the_missing_libraries_are_installed(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path, lacks="libmtdev.so.1")

    install = machine.asked_for().splitlines()[1]

    assert install.startswith("apt-get install")
    assert install.endswith(" libmtdev1")
    assert "libgl1" not in install


def test_the_tests_get_a_screen_mouse_and_keys(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path)
    machine.has("Xvfb", "exit 0")

    install = machine.asked_for("dev").splitlines()[1]

    assert install.startswith("apt-get install")
    assert install.endswith(" xdotool")
    assert "xvfb" not in install


def test_what_the_tests_of_the_android_app_run_on_is_installed(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path)
    machine.has("aapt2", "exit 0")

    _update, install, *_pip = machine.asked_for("package").splitlines()

    assert "default-jdk-headless" in install
    assert " aapt" not in install


def test_without_rights_the_tests_of_the_android_app_do_without(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path)
    machine.has("id", "echo 1000")
    machine.has("sudo", "exit 1")

    done = machine.set_up("package")

    assert done.returncode == 0
    assert "sudo apt-get install -y default-jdk-headless aapt" in done.stderr
    assert "some tests will be skipped" in done.stdout
    assert "pip install" in machine.log.read_text("utf-8")


def test_missing_libraries_are_named_to_who_may_not_install_them(tmp_path: Path) -> None:
    machine = MachineWithEnvironment(tmp_path, lacks="ctypes")
    machine.has("id", "echo 1000")

    done = machine.set_up()

    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "sudo apt-get install -y libgl1 libegl1 libmtdev1" in done.stderr


@pytest.mark.parametrize(
    ("version", "processor", "header", "built"),
    [
        ("3.14", "x86_64", "libsdl2-dev", "--no-binary kivy "),
        ("3.13", "aarch64", "g++", "--no-binary materialyoucolor "),
        ("3.14", "aarch64", "g++", "--no-binary kivy,materialyoucolor "),
    ],
)
def test_what_has_no_wheel_is_built_here(
    tmp_path: Path, version: str, processor: str, header: str, built: str
) -> None:
    asked_for = MachineWithEnvironment(tmp_path, version=version, processor=processor).asked_for()

    assert header in asked_for
    assert f"python{version}-dev" in asked_for
    assert built in asked_for
