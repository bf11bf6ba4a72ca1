#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Steelyard with its tests and runs all of them: sh tests/run.sh [arguments of ctest]
# They are built in the same folder as by app/run.sh. The window is tested on Qt's offscreen
# platform; tests of what is painted run once more under Xvfb.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/app/setup.sh"

# The lists are split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build $steelyard_packages_tests || exit 1
build release all || exit 1
cd "$root"
exec ctest --preset release -j "$(nproc)" "$@"
