"""Makes the Android app with buildozer: `python -m tools.packaging.android apk|aab`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.packaging.contents import ROOT

LOG = ROOT / "build" / "android.log"
NDK = "28c"
SIGNING = tuple(
    f"P4A_RELEASE_{key}" for key in ("KEYSTORE", "KEYSTORE_PASSWD", "KEYALIAS", "KEYALIAS_PASSWD")
)
"""The variables with the key that a release is signed with; docs/release.md says how to make one."""

COMMANDS = {
    "git": "git",
    "javac": "openjdk-17-jdk-headless",
    "unzip": "unzip",
    "zip": "zip",
    "patch": "patch",
    "autoconf": "autoconf",
    "automake": "automake",
    "libtoolize": "libtool",
    "pkg-config": "pkg-config",
    "cmake": "cmake",
    "make": "make",
}
"""What the build calls, and the Debian package that has it."""
HEADERS = {
    "zlib.h": "zlib1g-dev",
    "ffi.h": "libffi-dev",
    "openssl/ssl.h": "libssl-dev",
    # libffi's autoreconf wants a macro of libtool's own library, which Debian packs with this header.
    "ltdl.h": "libltdl-dev",
}
"""What the build compiles with, and the Debian package that has it."""
INCLUDES = Path("/usr/include")


class NotPossibleError(Exception):
    """The app cannot be made here; the text says in one line why, and what would help."""


def missing_packages() -> list[str]:
    """The Debian packages that this machine lacks for the build."""
    commands = [package for command, package in COMMANDS.items() if shutil.which(command) is None]
    places = [INCLUDES, *INCLUDES.glob("*-linux-gnu")]
    headers = [
        package
        for header, package in HEADERS.items()
        if sys.platform == "linux" and not any((place / header).exists() for place in places)
    ]
    return commands + headers


def has_sdk(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether Android's SDK and NDK are where buildozer looks for them, or would have put them."""
    platform = Path.home() / ".buildozer" / "android" / "platform"
    sdk = Path(environ.get("APP_ANDROID_SDK_PATH") or platform / "android-sdk")
    ndk = Path(environ.get("APP_ANDROID_NDK_PATH") or platform / f"android-ndk-r{NDK}")
    return (sdk / "platform-tools").is_dir() and (ndk / "toolchains").is_dir()


def order(form: str, environ: Mapping[str, str] = os.environ) -> tuple[list[str], dict[str, str]]:
    """How buildozer is called for a form of the app, and what is added to its environment.

    Without a key of one's own only a debug build of the apk can be installed; half a key is a mistake.
    """
    given = [name for name in SIGNING if environ.get(name)]
    if given and len(given) < len(SIGNING):
        lacking = [name for name in SIGNING if name not in given]
        raise NotPossibleError(f"the key to sign with is not complete: {' '.join(lacking)} not set")
    mode = "release" if form == "aab" or given else "debug"
    # buildozer asks pip for what python-for-android needs, and has to be told that this is an environment.
    added = {"VIRTUAL_ENV": sys.prefix, "APP_ANDROID_RELEASE_ARTIFACT": form}
    added["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environ.get("PATH", os.defpath)])
    return [sys.executable, "-m", "buildozer", "android", mode], added


def run(command: list[str], added: dict[str, str]) -> int:
    """Let buildozer work, showing its steps and keeping all that it says; its exit status."""
    LOG.parent.mkdir(exist_ok=True)
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | added,
        stdin=None if sys.stdin.isatty() else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    failed = False
    with process, LOG.open("w", encoding="utf-8") as log:
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            # What follows is for those who report bugs in buildozer.
            failed = failed or line.startswith(("# Command failed", "# Buildozer failed"))
            if line.startswith("# ") and not failed:
                print(line, end="", flush=True)
    return process.returncode


def make(form: str) -> None:
    """Make the app in one of its forms; the reason if it cannot be done."""
    if sys.platform == "win32":
        raise NotPossibleError(
            "Android apps are packed on Linux or macOS; on Windows use its Linux subsystem"
        )
    missing = missing_packages()
    if missing:
        raise NotPossibleError(
            f"packing for Android needs what Debian and Ubuntu call: sudo apt-get install {' '.join(missing)}"
        )
    if run(*order(form)) == 0:
        return
    log = LOG.relative_to(ROOT)
    if not has_sdk():
        raise NotPossibleError(
            f"Android's SDK and NDK {NDK} are not on this machine and could not be fetched (see {log}); "
            "the first build needs a network and 10 GB, or APP_ANDROID_SDK_PATH and APP_ANDROID_NDK_PATH"
        )
    raise NotPossibleError(f"buildozer failed; all it said is in {log}")


def main(arguments: list[str]) -> int:
    """Make the app and say where it is; the exit status."""
    if len(arguments) != 1 or arguments[0] not in ("apk", "aab"):
        print("usage: python -m tools.packaging.android apk|aab", file=sys.stderr)
        return 2
    form = arguments[0]
    try:
        make(form)
    except NotPossibleError as reason:
        print(f"Nyhavn: {reason}", file=sys.stderr)
        return 1
    newest = max((ROOT / "dist").glob(f"*.{form}"), key=lambda file: file.stat().st_mtime)
    print(f"Nyhavn: {newest.relative_to(ROOT)} is ready")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
