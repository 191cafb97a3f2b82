"""The desktop's own dialog for choosing a file, with programs and libraries that stand for the system's."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Queue
from types import SimpleNamespace
from typing import Any

import pytest

from nyhavn import programs
from nyhavn.device import file_dialog, files

PATIENCE = 30.0
EVERY_PROGRAM = [(system, program) for system, known in file_dialog.PROGRAMS.items() for program in known]


class Answers(Queue[Path]):
    """Takes what was chosen, in whatever thread."""

    def one(self) -> Path:
        return self.get(timeout=PATIENCE)

    def nothing(self) -> bool:
        """Whether nothing was chosen; to be asked when the dialog is closed."""
        with file_dialog.is_open:
            pass
        try:
            self.get(timeout=0.1)
        except Empty:
            return True
        return False


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts a shell script in a program's place; all others are gone."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("ANDROID_ARGUMENT", raising=False)

    def put(program: str, script: str) -> None:
        (folder / program).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / program).chmod(0o755)

    return put


@pytest.mark.parametrize(("system", "program"), EVERY_PROGRAM)
def test_each_program_is_asked(
    system: str, program: str, install: Callable[[str, str], None], tmp_path: Path
) -> None:
    install(program, f'echo "$@" > {tmp_path}/asked; echo "/home/anna/Játékok mentése/a b.txt"')
    answers = Answers()

    assert file_dialog.can_open(system)
    assert file_dialog.open_dialog(answers.put, system)

    assert answers.one() == Path("/home/anna/Játékok mentése/a b.txt")
    arguments = " ".join(file_dialog.PROGRAMS[system][program])
    assert (tmp_path / "asked").read_text("utf-8") == f"{arguments}\n"


@pytest.mark.parametrize(("system", "program"), EVERY_PROGRAM)
def test_a_closed_dialog_chooses_nothing(
    system: str, program: str, install: Callable[[str, str], None]
) -> None:
    install(program, "echo 'User canceled.' >&2; exit 1")
    answers = Answers()

    assert file_dialog.open_dialog(answers.put, system)
    assert answers.nothing()


def test_the_app_lives_on_and_a_second_dialog_does_not_open(
    install: Callable[[str, str], None], tmp_path: Path
) -> None:
    install("zenity", f"echo asked >> {tmp_path}/asked; read line < {tmp_path}/answer; echo $line")
    os.mkfifo(tmp_path / "answer")
    answers = Answers()

    assert all(file_dialog.open_dialog(answers.put, "linux") for _ in range(3))
    (tmp_path / "answer").write_text("/games.txt\n", encoding="utf-8")

    assert answers.one() == Path("/games.txt")
    assert answers.nothing()
    assert (tmp_path / "asked").read_text("utf-8") == "asked\n"


@pytest.mark.parametrize("system", ["linux", "darwin", "plan9"])
def test_without_a_program_there_is_no_dialog(system: str, install: Callable[[str, str], None]) -> None:
    assert not file_dialog.can_open(system)
    assert not file_dialog.open_dialog(Answers().put, system)


@pytest.mark.skipif(sys.platform != "linux", reason="asks with a program of Linux")
def test_the_game_asks_the_desktop(install: Callable[[str, str], None]) -> None:
    answers = Answers()
    assert not files.choose_file(answers.put)

    install("yad", "echo /games.txt")
    assert files.choose_file(answers.put)
    assert answers.one() == Path("/games.txt")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux looks for libraries by this variable")
@pytest.mark.parametrize(
    ("before", "seen"), [({"LD_LIBRARY_PATH_ORIG": "/opt/lib"}, "/opt/lib"), ({}, "none")]
)
def test_a_bundle_keeps_its_libraries_to_itself(
    before: dict[str, str],
    seen: str,
    install: Callable[[str, str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The system's programs crash with libraries of another age."""
    install("zenity", "echo ${LD_LIBRARY_PATH-none}")
    for name, value in {**before, "LD_LIBRARY_PATH": "/games/nyhavn/_internal"}.items():
        monkeypatch.setenv(name, value)
    assert programs.answer("zenity") == "/games/nyhavn/_internal"

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert programs.answer("zenity") == seen


class Windows:
    """Stands for the libraries of Windows, and answers as they do."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.calls: list[str] = []
        self.comdlg32 = SimpleNamespace(GetOpenFileNameW=self._open)
        self.ole32 = SimpleNamespace(
            CoInitializeEx=lambda _reserved, kind: self.calls.append(f"begin {kind}"),
            CoUninitialize=lambda: self.calls.append("end"),
        )

    def _open(self, reference: Any) -> int:
        wish = reference._obj
        self.calls.append("open")
        # As the header of Windows has it, for programs of 64 bits.
        assert wish.size == ctypes.sizeof(wish) == 152
        assert (type(wish).file.offset, type(wish).flags.offset) == (48, 96)
        assert wish.flags & 0x1000, "only files that exist"
        assert not wish.flags & 0x200, "not several"
        buffer = ctypes.c_void_p.from_buffer(wish, type(wish).file.offset).value
        text = ctypes.create_unicode_buffer(self.path)
        assert buffer is not None
        assert len(text) <= wish.longest_file
        ctypes.memmove(buffer, text, ctypes.sizeof(text))
        return 1 if self.path else 0


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the offsets are those of 64 bits")
@pytest.mark.parametrize("path", ["C:\\Users\\Anna\\Játékok\\a b.txt", "C:\\" + "x" * 30_000, ""])
def test_windows_is_asked_directly(path: str) -> None:
    windows = Windows(path)

    assert file_dialog.ask_windows(windows) == path
    assert windows.calls == ["begin 2", "open", "end"]
    assert file_dialog.can_open("win32")
