#!/bin/sh
# Makes ready what `make` needs: the system's libraries, the virtual environment .venv, and the packages of one
# requirements file. Usage: tools/setup.sh run|dev|bench|package|bundle|install. The Makefile calls it only when something is missing.
set -eu
cd "$(dirname "$0")/.."
packages=$1

stop() {
    echo "Nyhavn: $*" >&2
    exit 1
}

# Installs Debian packages if we may; otherwise says in one line what the machine's owner has to do.
install_system() {
    command -v apt-get >/dev/null || stop "please install what Debian calls: $*"
    if [ "$(id -u)" = 0 ]; then
        as_root="env"
    elif sudo -n true 2>/dev/null; then
        as_root="sudo env"
    else
        stop "please run: sudo apt-get update && sudo apt-get install -y $*"
    fi
    echo "Nyhavn: installing $*"
    # A fresh machine has no package lists. If only some of them can be had, the install says what is missing.
    $as_root apt-get update -qq || true
    $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Prefers a Python that can make an environment at once, and among those one that Kivy has wheels for.
find_python() {
    for module in ensurepip sys; do
        for name in ${PYTHON:-python3.13 python3.12 python3.11 python3 python3.14}; do
            if "$name" -c "import sys, $module; sys.exit(sys.version_info < (3, 11))" 2>/dev/null; then
                echo "$name"
                return
            fi
        done
    done
}

make_environment() {
    python=$(find_python)
    [ -n "$python" ] || stop "needs Python 3.11 or newer (on Debian and Ubuntu: sudo apt-get install python3)"
    if ! "$python" -c "import ensurepip" 2>/dev/null; then
        install_system "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    fi
    echo "Nyhavn: making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
}

# The window needs these at run time; Kivy's wheel brings the rest.
install_libraries() {
    missing=
    for pair in libGL.so.1=libgl1 libEGL.so.1=libegl1 libmtdev.so.1=libmtdev1; do
        .venv/bin/python -c "import ctypes; ctypes.CDLL('${pair%=*}')" 2>/dev/null || missing="$missing ${pair#*=}"
    done
    # shellcheck disable=SC2086 # one word for each package
    [ -z "$missing" ] || install_system $missing
}

# The tests play with mouse and keyboard, too, on a screen of their own.
install_test_programs() {
    missing=
    for pair in Xvfb=xvfb xdotool=xdotool; do
        command -v "${pair%=*}" >/dev/null || missing="$missing ${pair#*=}"
    done
    # shellcheck disable=SC2086 # one word for each package
    [ -z "$missing" ] || install_system $missing
}

# The tests of the Android app run its calls into Java and link its resources. What cannot be had is no reason to stop:
# these tests then say why they were skipped.
install_android_test_programs() {
    missing=
    for pair in javac=default-jdk-headless aapt2=aapt; do
        command -v "${pair%=*}" >/dev/null || missing="$missing ${pair#*=}"
    done
    [ -e /usr/share/android-framework-res/framework-res.apk ] || missing="$missing android-framework-res"
    # shellcheck disable=SC2086 # one word for each package
    [ -z "$missing" ] || (install_system $missing) || echo "Nyhavn: going on without; some tests will be skipped"
}

# Kivy 2.3.1 has no wheel for Python 3.14, nor materialyoucolor 3.0.4 for Linux on ARM: these are then built here.
prepare_source_builds() {
    version=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "${version#3.}" -ge 14 ]; then
        from_source=kivy
        install_system g++ "python$version-dev" pkg-config libgl-dev libmtdev-dev \
            libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev
        echo "Nyhavn: building Kivy for Python $version; this once it takes about five minutes"
    fi
    if [ "$(uname -m)" != x86_64 ]; then
        from_source="${from_source:+$from_source,}materialyoucolor"
        install_system g++ "python$version-dev"
    fi
}

.venv/bin/python -m pip --version >/dev/null 2>&1 || make_environment

from_source=
if [ "$packages" = run ] && [ "$(uname)" = Linux ]; then
    install_libraries
    prepare_source_builds
elif [ "$packages" = dev ] && [ "$(uname)" = Linux ]; then
    install_test_programs
elif [ "$packages" = package ] && [ "$(uname)" = Linux ]; then
    install_android_test_programs
elif [ "$packages" = bench ]; then
    from_source=chess # pure Python; its newer versions have no wheel
fi
echo "Nyhavn: installing the packages of requirements/$packages.txt"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --use-pep517 --no-deps --require-hashes \
    --only-binary :all: ${from_source:+--no-binary "$from_source"} -r "requirements/$packages.txt"
touch ".venv/.$packages"
