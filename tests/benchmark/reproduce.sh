#!/bin/sh
# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Steelyard and makes the table of resources/docs/results.md, "All methods on eleven tables":
#   sh tests/benchmark/reproduce.sh [--limit SECONDS] [--no-nested] [--keep FILE] [--write]
#                                   [TABLE...]
# See reproduce.py for what the options mean and what the table holds.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/app/setup.sh"

# The lists are split into words on purpose.
# shellcheck disable=SC2086
install_packages $steelyard_packages_build $steelyard_packages_tests || exit 1
build release steelyard steelyard-parse made_tables || exit 1

exec env QT_QPA_PLATFORM=offscreen python3 "$root/tests/benchmark/reproduce.py" "$@"
