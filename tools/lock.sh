#!/bin/sh
# Writes requirements/*.txt from requirements/*.in: every package with its version and hashes, and no download host.
# Needs uv; versions already in the .txt files stay unless `--upgrade` is given.
set -eu
cd "$(dirname "$0")/../requirements"

lock() {
    set_name=$1
    shift
    uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-annotate \
        --no-emit-index-url --no-emit-find-links --custom-compile-command tools/lock.sh \
        "$set_name.in" --output-file "$set_name.txt" "$@"
}

lock run --no-deps "$@"
lock dev "$@"
lock bench "$@"
lock package "$@"
lock bundle "$@"
lock install "$@"
